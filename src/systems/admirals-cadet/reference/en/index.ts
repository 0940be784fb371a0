import { englishSearch } from '../../../kit/reference/englishSearch';
import { makeReference } from '../../../kit/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { SYNONYMS } from '../../../admirals-shared/reference/en/searchWords';
import { RULINGS } from '../../rulings';
import { CONTENTS } from '../contents';
import { quick } from './quick';
import { rulings } from './rulings';
import { texts } from './texts';

/** What players of this edition say differently. */
const OTHER_WORDS = new Set(['strategic system', 'command phase', 'action phase', 'lock on']);

const search = englishSearch(`${SYNONYMS}
star system, strategic system, objective, planet, control point | orders phase, command phase, planning phase
ship phase, action phase, activation phase | attack, strike, shoot, shooting, fire, firing, gunfire
fleet value, fv, fleet power, power, cost | destroyed, defeated, dead, killed | crippled, cripple, cross out
`);

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [texts],
  rulings,
  say: rulingPhrases,
  quick,
  search: {
    ...search,
    synonyms: search.synonyms.filter(([first]) => !OTHER_WORDS.has(first)),
  },
});
