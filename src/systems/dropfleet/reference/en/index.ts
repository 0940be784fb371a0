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
spike, spikes | signature, sig, visible | battalion, troops, bns, battalions | crippled, crippling, damaged
explosion, explode, blast, detonate | city, dropsite, station, site | wing, fighters, bombers, squadron
points, score, vp | admiral, commander, leader | shield, save, armour | repair, fix, mend
`;

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [texts],
  rulings,
  say: rulingPhrases,
  quick,
  search: englishSearch(SYNONYMS),
});
