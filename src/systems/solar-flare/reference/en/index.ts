import { englishSearch } from '../../../kit/reference/englishSearch';
import { makeReference } from '../../../kit/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { RULINGS } from '../../rulings';
import { CONTENTS } from '../contents';
import { beforePlay } from './beforePlay';
import { board } from './board';
import { play } from './play';
import { quick } from './quick';
import { rulings } from './rulings';
import { shipSystems } from './shipSystems';

/** Words that a player may look for instead of one another. */
const SYNONYMS = `
beam, laser, gun, cannon, phaser | torpedo, missile, rocket, torp | shield, screen, deflector
generator, reactor | battery, capacitor, accumulator | engine, drive | crew, team, engineers
charge, recharge, load, reload | overcharging, overcharge, overload | armour, armor | manoeuvre, maneuver
slide, sidestep, strafe, sideslip | turn, rotate, pivot | detonation, explosion, blast, detonate, explode
destroyed, dead, killed, gone, sunk | side, team, player | cost, price, points | nebula, gas, cloud
`;

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [beforePlay, play, shipSystems, board],
  rulings,
  say: rulingPhrases,
  quick,
  search: englishSearch(SYNONYMS),
});
