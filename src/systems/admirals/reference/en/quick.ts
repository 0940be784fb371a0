import { ROLES, TERRAINS, type Role, type Terrain } from '../../../admirals-shared/cards/terms';
import { ESCALATIONS, type FleetMode } from '../../../admirals-shared/fleet/types';
import { MOST_ADDED, MOST_TAKEN } from '../../../admirals-shared/modifiers';
import { MOST_EXHAUSTED } from '../../../admirals-shared/play/names';
import { quickEditions } from '../../../admirals-shared/reference/en/quick/editions';
import type { Save } from '../../../admirals-shared/saves';
import type { QuickReference } from '../../../../core/reference/entry';
import { entryIdOf } from '../../../kit/reference/entryIds';
import { quickSheetsIn } from '../../../kit/reference/quickSheets';
import { list, number, orLess, percent, plural, signed } from '../../../kit/reference/rows';
import { MOST_DEFENCE } from '../../attributes';
import { BASIC_COPIES, BASIC_ORDERS, SPECIAL_ORDERS } from '../../fleet/libraryRules';
import { MANEUVER_RULES, type Maneuver } from '../../movement/maneuvers';
import { MOST_STRIKES, STRATEGIC_STRIKES } from '../../rounds/turns';
import { ROUNDS } from '../../rounds/winner';
import type { Way } from '../../scoring/score';
import { entryForRole } from '../entriesFor';
import {
  combatSaves,
  drawnInFor,
  escapeFor,
  ramProwDice,
  roleFigures,
  shareFigures,
  strikeSaves,
  terrainFigures,
  wayFigures,
} from '../figures';

/** Rows that are worked out, a line each. */
const lines = (rows: readonly string[]): string => rows.join('\n');

const struckRow = (terrain: Terrain): readonly string[] => {
  const by = terrainFigures(terrain).struck?.by;
  return by === undefined ? [] : [`At ${terrain} | ${signed(by)} | ${entryIdOf(terrain)}`];
};

const range = (least: number, most: number) =>
  least === most ? number(most) : `${number(least)}–${number(most)}`;

const turns = (rotations: number | 'any') => {
  if (rotations === 'any') return 'any turn';
  return rotations === 0 ? 'no turn' : plural(rotations, { one: '# turn', other: '# turns' });
};

const roleRow = (role: Role): string => {
  const { moves, rotations } = roleFigures(role);
  return `${role} | ${range(moves.min, moves.max)} Moves, ${turns(rotations)} | ${entryForRole(role)}`;
};

const orderRow = (role: Role): string =>
  `${role} | ${number(roleFigures(role).orders)} | order-limit`;

const maneuverRow = (maneuver: Maneuver, name: string, needs: string): string => {
  const moves = plural(MANEUVER_RULES[maneuver].moves, { one: '# Move', other: '# Moves' });
  return `${name} | ${moves}; ${needs} | ${maneuver}`;
};

const terrainRows = (terrain: Terrain, entry: string): string => {
  const { struck: at, armor, flak, noShields, noOrdnance, noStrikes } = terrainFigures(terrain);
  const upTo = `up to ${number(MOST_DEFENCE)}`;
  const mayStrike = noStrikes === undefined;
  return lines([
    ...(at ? [`Strikes at it | ${signed(at.by)} | ${entry}`] : []),
    ...(armor ? [`Armor | ${signed(armor.by)}, ${upTo} | ${entry}`] : []),
    ...(flak ? [`Flak | ${signed(flak.by)}, ${upTo} | ${entry}`] : []),
    ...(noShields === undefined ? [] : [`Shields | none may be spent | ${entry}`]),
    ...(noOrdnance && mayStrike ? ['Its strikes | not with Ordnance | guidance-malfunction'] : []),
    ...(mayStrike ? [] : [`Its strikes | none | ${entry}`]),
  ]);
};

const SAVE_ENTRIES: Readonly<Record<string, string>> = {
  Massive: 'massive-save',
  'Ore Hull': 'ore-hull-save',
  Fast: 'fast-save',
  'Ram-Prow': 'ram-prow-save',
  Evasion: 'evasion-save',
  'Bunker Down': 'bunker-down',
};

const saveRows = (saves: readonly Save[]): string =>
  lines(
    saves.map(({ name, upTo }) => `${name} | ${orLess(upTo)} | ${SAVE_ENTRIES[name] ?? 'saves'}`),
  );

const coreShare = (mode: FleetMode): string => {
  const { least, most } = shareFigures(mode, 'core');
  return `${percent(least)} to ${percent(most)}`;
};

const specialistShare = (mode: FleetMode): string =>
  `up to ${percent(shareFigures(mode, 'specialist').most)}`;

const points = (way: Way): string => number(wayFigures(way).points);

const bunkerDown = terrainFigures('Strategic System').combatSave?.upTo ?? 0;

const TEXT = `
# round: The round
## Command Phase
1. Assign | face down, up to each Order Limit | command-phase
2. Psionic | one a player | psionic-orders
3. Required | face up | required-orders
4. Reveal | all together; orders work now | command-phase
## Action Phase, teams in turn
1. Strike | 0 to ${number(MOST_STRIKES)}, each armament once | action-phase
2. Move | between least and most | movement
3. Skirmish | where you assault | skirmish
## One team is done
The rest, with initiative | ${number(STRATEGIC_STRIKES)} strikes a ship | strategic-activations
The rest, without | Deadly [2] and Skilled | overrun
## Refresh Phase
1. Score | systems, territory | constructed-scoring
2. Return | all orders; all ships ready | refresh-phase
3. Recover | one Exhausted a ship | exhausted
4. Initiative | most systems; tied: it changes | initiative
5. Reinforce | from reserve, initiative first | reinforcements
## End
Rounds | ${number(ROUNDS)} | ending-the-game
Tie | systems held, then less Power lost | tiebreakers
# strike: A strike
## Steps
1. Declare | unused armament; in arc; in distance | declaring-a-strike
2. Modify | add all up, then ${signed(MOST_TAKEN)} to ${signed(MOST_ADDED)} | modifier-limits
3. Roll | read the weapon chart | strike-roll
4. Block | 1 shield: one Hit or Critical Hit | block-with-shields
5. Locks | ability, or Lock On for a die | target-lock
6. Hits | Armor, Flak; else −1 hull | hit
7. Criticals | Massive, Armor, Flak; else an order lost | critical-hit
8. Direct Hits | Ore Hull, Fast; else −1 hull | direct-hit
9. After | Heavy: Reloading token | reloading
## Modifiers
${lines(TERRAINS.flatMap(struckRow))}
At Stealth | ${signed(1)}, not for Ordnance | stealth
Near Delectable | ${signed(1)} at anything else | delectable
Open play | ${signed(1)} at a Super Heavy | mobile-bastions
Skilled | ${signed(-1)} once a round | skilled
Augur | ${signed(-1)}; 5 and 6: Lock On | augur
Cards | weapon, orders on both sides | strike-modifiers
# skirmish: A skirmish
## Steps, both at once
1. Dice | all armament dice | skirmish-dice
2. Halve | a critical or one Exhausted, round up | skirmish-dice
3. Quarter | two Exhausted, round up | exhausted
4. Add | Support, Ram-Prow, orders | arm-battlestations
5. Roll | each 1: a Direct Hit | combat
6. Save | each save once a Direct Hit | combat-saves
7. Damage | −1 hull for each left | damage-report
8. Exhausted | one more, up to ${number(MOST_EXHAUSTED)} | exhausted
## Keywords
Deadly [x] | hits on x or less | deadly
Boarding Array | hits on 6 too | boarding-array
Starmaw | a 1 makes 3 more | starmaw
Shuttle Hangar | 1 die more, before halving | shuttle-hangar
Support [x] | x dice for Escorts next to it | support
Ram-Prow | ${list(ROLES.map((role) => number(ramProwDice(role))))} dice by role | ram-prow
Lethal [x] | x Direct Hits when it dies | lethal
Grudge | Direct Hits taken or less: foe dies | grudge
# movement: Movement by role
## Moves a round, 60° turns before each
${lines(ROLES.map(roleRow))}
## Maneuvers
${maneuverRow('ahead', 'Ahead', 'empty hex ahead')}
${maneuverRow('ahead-pass', 'Ahead Pass', 'friend ahead, empty behind it')}
${maneuverRow('bypass-sling', 'Bypass Sling', 'enemy ahead, empty behind it')}
${maneuverRow('assault', 'Assault', 'enemy ahead: skirmish')}
## Remember
Evade | Escort, once a round: Ahead instead | evade
Fast | 1 Move more, if you like | fast
Threader | no more than 2 within 2 hexes | threader
Nowhere to go | turn, and the activation ends | maneuvers
No Moves left | no turning | movement
## Order Limit
${lines(ROLES.map(orderRow))}
Refit or Massive | ${signed(1)} | order-limit
Each critical | ${signed(-1)} | critical-damage
# terrain: Terrain
## Strategic System (white)
In a skirmish | save ${orLess(bunkerDown)} | bunker-down
Each refresh | ${plural(wayFigures('secureArea').points, { one: '# point', other: '# points' })} | secure-area
Most of them | initiative | initiative
## Black Hole, Horizon (purple)
Entering | ${number(drawnInFor('Light').illFrom)} or more: into the Core | black-hole-horizon
On that roll | Super Heavy ${signed(drawnInFor('Super Heavy').applied)}, Massive ${signed(drawnInFor('Light', ['Massive']).applied)} | black-hole-horizon
${terrainRows('Black Hole Horizon', 'guidance-malfunction')}
## Black Hole, Core (red)
${terrainRows('Black Hole Core', 'black-hole-core')}
Stay a whole activation | defeated | black-hole-core
Leaving | ${number(escapeFor('Light').illFrom)} or more: defeated; ${signed(escapeFor('Heavy').applied)} unless Light, Escort | escape-velocity
## Dust Cloud (yellow)
${terrainRows('Dust Cloud', 'dust-cloud')}
Entering | 4–5: shield or hull; 6: 2 hull | treacherous-navigation
## Nebula (blue-green)
${terrainRows('Nebula', 'nebula')}
# saves: Saves
## Hit
Shield | cancels it, 1 point each | block-with-shields
Armor | Armor or less; not against Heavy | armor-save
Flak | Flak or less; Ordnance only | flak-save
## Critical Hit
Shield, Armor, Flak | as for a Hit | critical-hit
${saveRows(strikeSaves('critical'))}
## Direct Hit in a strike
Shield, Armor, Flak | no use | direct-hit
${saveRows(strikeSaves('direct'))}
## Direct Hit in a skirmish
Shield, Armor, Flak | no use | combat-saves
${saveRows(combatSaves())}
## Always
Roll | each save once an icon; one success is enough | saves
Armor and Flak | count up to ${number(MOST_DEFENCE)} | armor-value
No save | dust, Lethal | treacherous-navigation
# fleet: Fleet building
## Power a player
${lines(Object.entries(ESCALATIONS).map(([level, power]) => `${level} | ${number(power)} | escalation-level`))}
## Constructed play
Core | ${coreShare('constructed')} | core-ships
Specialist | ${specialistShare('constructed')} | specialist-ships
Support | any | support-ships
Basic orders | ${number(BASIC_ORDERS)}, ${number(BASIC_COPIES)} of one at most | basic-orders
Special orders | up to ${number(SPECIAL_ORDERS)}, each once | special-orders
Commander | up to one; costs Special orders and 1 order | commander
Flight group | one a Carrier; costs Basic orders and 1 order | flight-groups
## Open play
Core | ${coreShare('open')} | open-play-fleets
Specialist | ${specialistShare('open')} | open-play-fleets
Support | any | open-play-fleets
Commander | one, needed | open-commander
Flight group | one at most | open-commander
Orders | none | all-out-war
## Always
Standard, Refit | one allegiance | allegiance
Allies | one allegiance, same colour | allegiance
# scoring: Scoring
## As each Refresh Phase starts
Secure Area | ${points('secureArea')}: a ship in a system | secure-area
Hold Territory | ${points('holdTerritory')}: a ship next to a held system | hold-territory
## At once
Bring it Down | ${points('bringItDown')}: a Super Heavy or Stationary lost | bring-it-down
## After round ${number(ROUNDS)}
Stake a Claim | ${points('stakeAClaim')}: a system held | stake-a-claim
Fly the Flag | ${points('flyTheFlag')}: a Super Heavy or Stationary kept | fly-the-flag
Shut Out | ${points('shutOut')}: an enemy still in reserve | shut-out
## Who wins
Wiped out | the other team, at once | wiped-out
Else | more points | scoring-and-tiebreakers
Level | more systems held | tiebreakers
Still level | less Power lost | tiebreakers
Still | a draw | tiebreakers
## Open play
At the end | the Power of undefeated ships | all-out-war`;

/** What is looked up in a hurry, and what changed since the first edition. */
export const quick: readonly QuickReference[] = [
  ...quickSheetsIn(TEXT),
  ...quickEditions('second'),
];
