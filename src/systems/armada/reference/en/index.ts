import { englishSearch } from '../../../kit/reference/englishSearch';
import { makeReference } from '../../../kit/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { RULINGS } from '../../rulings';
import { CONTENTS } from '../contents';
import { quick } from './quick';
import { rulings } from './rulings';
import { texts } from './texts';

/** Words that a player may look for instead of one another. */
const SYNONYMS = `
squadron, fighter, wing, bombers | defense, defence | maneuver, manoeuvre, move, movement | accuracy, acc
collision, ram, bump, overlap, overlapping | critical, crit | dial, command | repair, engineering, heal
shield, shields, deflector | obstructed, cover, obstruction | objective, mission, scenario | speed, fast, slow
upgrade, equipment, card | destroyed, dead, killed, lost | points, cost, price
`;

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [texts],
  rulings,
  say: rulingPhrases,
  quick,
  search: englishSearch(SYNONYMS),
});
