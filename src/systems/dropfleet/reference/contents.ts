import { contentsOf } from '../../kit/reference/contents';
import { readsIn } from '../../kit/reference/entryIds';
import { RULINGS } from '../rulings';

/** Every entry, with the sections of the sheet that it tells. */
export const CONTENTS = contentsOf(
  `
round: Round
planning, pass-tokens, initiative: Planning
activation: Activation
asset-phase: Asset Phase
end-phase, repair: End Phase
numbers, table-rulings: Core
building: Fleets
groups: §3.2
coherency, lead-ship: §3.2.1.2
formation: §3.2.1.3
layers, changing-layer, firing-between-layers: §3.1
spikes, signature: §3.3
orders, general-quarters, silent-running, weapons-free, course-change, max-thrust: §7.1
damage-control: §7.1
attack: §7.3
targets: §7.3.1
assigning-weapons: §7.3.2
hitting, weapon-rules: §7.3.3
layer-rules: §3.1
saves: §7.3.4
damage: §7.3.5
crippling, crippling-table: §7.3.6
explosion, explosion-table: §7.3.7
admirals, abilities: §4.2.1
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
dropsites, control, features, collateral: §11
scenarios, approach, variants: §12.1
scoring: §12.1.5
standard-scenarios: §12.2
secondary-objectives: §12.3
`,
  RULINGS,
);

/** What a label opens that names a rule. */
export const readsRule = readsIn(CONTENTS);
