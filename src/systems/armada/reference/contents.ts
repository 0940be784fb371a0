import { contentsOf } from '../../kit/reference/contents';
import { readsIn } from '../../kit/reference/entryIds';
import { RULINGS } from '../rulings';

/** Every entry in the order of the chapters, with the headings of the rules reference that it tells. */
export const CONTENTS = contentsOf(
  `
Golden Rules, Round
winning: Winning and Losing
Scoring, Victory Tokens
effects: Effect Use and Timing
Fleet Building
factions: Faction
flagship: Flagship, Commanders
upgrades: Upgrade Cards, Upgrade Icons
Titles, Unique Names
objectives: Objective Cards
size-classes: Size Class
Setup
setup-area: Setup Area, Deployment Zone, Play Area
initiative: Initiative, First Player, Second Player
ID Tokens, Command Phase, Command Dials
command-tokens: Command Tokens, Supply
Commands, Ship Phase, Ship Activation, Squadron Phase, Squadron Activation, Status Phase
readied: Readied, Exhausted
Attack
armament: Armament, Attack Pool
Attack Range
range-and-distance: Range and Distance, Premeasuring
measuring: Measuring Firing Arc and Range, Firing Arc
line-of-sight: Line of Sight, Targeting Point
Obstructed, Dice Icons, Modifying Dice, Defense Tokens, Critical Effects, Damage
destroyed: Destroyed Ships and Squadrons
ships: Ship, Hull Zones
Shields
ship-movement: Ship Movement, Maneuver Tool
speed: Speed, Speed Chart
Yaw, Overlapping, Obstacles
squadrons: Squadron
Squadron Movement, Engagement
friend-and-enemy: Friendly and Enemy
Squadron Keywords
keyword bomber, counter, escort, heavy, swarm: Squadron Keywords
Unlimited Rounds, Team Play
term brace, evade, redirect, scatter: Defense Tokens
term engineering-points: Commands
term margin: Scoring
term bid: Setup
`,
  RULINGS,
);

/** What a label opens that names a rule. */
export const readsRule = readsIn(CONTENTS);
