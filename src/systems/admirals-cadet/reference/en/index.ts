import { makeReference } from '../../../kit/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { searchWords } from '../../../admirals-shared/reference/en/searchWords';
import { RULINGS } from '../../rulings';
import { CONTENTS } from '../contents';
import { keywords } from './keywords';
import { play } from './play';
import { quick } from './quick';
import { rulings } from './rulings';

/** What players of this edition say differently. */
const OTHER_WORDS = new Set(['strategic system', 'command phase', 'action phase', 'lock on']);

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [play, keywords],
  rulings,
  say: rulingPhrases,
  quick,
  search: {
    ...searchWords,
    synonyms: [
      ...searchWords.synonyms.filter(([first]) => !OTHER_WORDS.has(first)),
      ['star system', 'strategic system', 'objective', 'planet', 'control point'],
      ['orders phase', 'command phase', 'planning phase'],
      ['ship phase', 'action phase', 'activation phase'],
      ['attack', 'strike', 'shoot', 'shooting', 'fire', 'firing', 'gunfire'],
      ['fleet value', 'fv', 'fleet power', 'power', 'cost'],
      ['destroyed', 'defeated', 'dead', 'killed'],
      ['crippled', 'cripple', 'cross out'],
    ],
  },
});
