import { englishSearch } from '../../../kit/reference/englishSearch';
import { makeReference } from '../../../kit/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { RULINGS } from '../../rulings';
import { CONTENTS } from '../contents';
import { game } from './game';
import { pieces } from './pieces';
import { play } from './play';
import { quick } from './quick';
import { rulings } from './rulings';

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [game, play, pieces],
  rulings,
  say: rulingPhrases,
  quick,
  search: {
    ...englishSearch,
    synonyms: [
      ['squadron', 'fighter', 'wing', 'bombers'],
      ['defense', 'defence'],
      ['maneuver', 'manoeuvre', 'move', 'movement'],
      ['collision', 'ram', 'bump', 'overlap', 'overlapping'],
      ['accuracy', 'acc'],
      ['critical', 'crit'],
      ['dial', 'command'],
      ['repair', 'engineering', 'heal'],
      ['shield', 'shields', 'deflector'],
      ['obstructed', 'cover', 'obstruction'],
      ['objective', 'mission', 'scenario'],
      ['upgrade', 'equipment', 'card'],
      ['destroyed', 'dead', 'killed', 'lost'],
      ['points', 'cost', 'price'],
      ['speed', 'fast', 'slow'],
    ],
  },
});
