import { contentsOf } from '../../kit/reference/contents';
import { RULINGS } from '../rulings';

/** Every entry, with the sections of the sheet that it tells. */
export const CONTENTS = contentsOf(
  `
round: Round
planning: Planning
pass-tokens: Planning
initiative: Planning
activation: Activation
asset-phase: Asset Phase
end-phase: End Phase
repair: End Phase
numbers: Core
table-rulings: Core

building: Fleets
groups: §3.2
coherency: §3.2.1.2
lead-ship: §3.2.1.2
formation: §3.2.1.3
layers: §3.1
changing-layer: §3.1
firing-between-layers: §3.1
spikes: §3.3
signature: §3.3

orders: §7.1
order general-quarters: §7.1
order silent-running: §7.1
order weapons-free: §7.1
order course-change: §7.1
order max-thrust: §7.1
order damage-control: §7.1

attack: §7.3
targets: §7.3.1
assigning-weapons: §7.3.2
hitting: §7.3.3
weapon-rules: §7.3.3
layer-rules: §3.1
saves: §7.3.4
damage: §7.3.5
crippling: §7.3.6
crippling-table: §7.3.6
explosion: §7.3.7
explosion-table: §7.3.7

admirals: §4.2.1
abilities: §4.2.1
launching-battalions: §7.4.1
battalion-combat: §8.1
boarding: §8.2
wings: §8.3
close-protection: §8.3.1
fighters: §8.3.2, §8.3.3
bombers: §8.3.4
torpedoes: §8.3.5
mines: §8.3.6

terrain scenery: §10
dropsites: §11
control: §11
features: §11
collateral: §11

scenarios: §12.1
approach: §12.1
variants: §12.1
scoring: §12.1.5
standard-scenarios: §12.2
secondary-objectives: §12.3
`,
  RULINGS,
);
