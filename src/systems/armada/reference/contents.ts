import { contentsOf } from '../../kit/reference/contents';
import { RULINGS } from '../rulings';

/** Every entry in the order of the chapters, with the headings of the rules reference that it tells. */
export const CONTENTS = contentsOf(
  `
golden-rules: Golden Rules
round: Round
winning: Winning and Losing
scoring: Scoring
victory-tokens: Victory Tokens
effects: Effect Use and Timing
fleet-building: Fleet Building
factions: Faction
flagship: Flagship, Commanders
upgrades: Upgrade Cards, Upgrade Icons
titles: Titles
unique-names: Unique Names
objectives: Objective Cards
size-classes: Size Class
setup: Setup
setup-area: Setup Area, Deployment Zone, Play Area
initiative: Initiative, First Player, Second Player
id-tokens: ID Tokens
command-phase: Command Phase
command-dials: Command Dials
command-tokens: Command Tokens, Supply
commands: Commands
ship-phase: Ship Phase
ship-activation: Ship Activation
squadron-phase: Squadron Phase
squadron-activation: Squadron Activation
status-phase: Status Phase
readied: Readied, Exhausted
attack: Attack
armament: Armament, Attack Pool
attack-range: Attack Range
range-and-distance: Range and Distance, Premeasuring
measuring: Measuring Firing Arc and Range, Firing Arc
line-of-sight: Line of Sight, Targeting Point
obstructed: Obstructed
dice-icons: Dice Icons
modifying-dice: Modifying Dice
defense-tokens: Defense Tokens
critical-effects: Critical Effects
damage: Damage
destroyed: Destroyed Ships and Squadrons
ships: Ship, Hull Zones
shields: Shields
ship-movement: Ship Movement, Maneuver Tool
speed: Speed, Speed Chart
yaw: Yaw
overlapping: Overlapping
obstacles: Obstacles
squadrons: Squadron
squadron-movement: Squadron Movement
engagement: Engagement
friend-and-enemy: Friendly and Enemy
squadron-keywords: Squadron Keywords
keyword bomber: Squadron Keywords
keyword counter: Squadron Keywords
keyword escort: Squadron Keywords
keyword heavy: Squadron Keywords
keyword swarm: Squadron Keywords
unlimited-rounds: Unlimited Rounds
team-play: Team Play
term brace: Defense Tokens
term evade: Defense Tokens
term redirect: Defense Tokens
term scatter: Defense Tokens
term engineering-points: Commands
term margin: Scoring
term bid: Setup
`,
  RULINGS,
);
