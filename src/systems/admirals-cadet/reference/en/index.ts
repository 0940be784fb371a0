import { makeReference } from '../../../admirals-shared/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { searchWords } from '../../../admirals-shared/reference/en/searchWords';
import { RULINGS } from '../../rulings';
import { formats, keywords, terrain } from './keywords';
import { attack, cardsAndSetup, moving, turn } from './play';
import { quick } from './quick';
import { rulings } from './rulings';

/** What players of this edition say differently. */
const OTHER_WORDS = new Set(['strategic system', 'command phase', 'action phase', 'lock on']);

export const en = makeReference({
  chapters: [cardsAndSetup, turn, attack, moving, keywords, terrain, formats],
  rulings: { ...rulingPhrases, list: RULINGS, texts: rulings },
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
