import { makeGrammar } from '../../../../core/words';
import { capital } from '../../../kit/english';
import type { FleetViolation } from '../../fleet/check';
import type { FleetAim } from '../../fleet/completions';

const { number } = makeGrammar('en');

/** What is wrong with a fleet, and what would mend it. */
const BREACHES: Readonly<Record<FleetViolation, string>> = {
  'over-points-limit': 'the fleet is over its points: take something out.',
  'squadrons-over-one-third': 'squadrons cost more than a third: take some out.',
  'no-flagship': 'it needs a flagship: give a ship a commander.',
  'more-than-one-flagship': 'two ships are flagships: take a commander out.',
  'more-than-one-commander': 'there is more than one commander: take the others out.',
  'mixed-factions': 'the fleet mixes two factions: keep to one.',
  'duplicate-unique-name': 'a unique name appears twice: take one out.',
  'upgrade-of-another-faction': 'a ship has an upgrade of the other faction: take it off.',
  'upgrade-copied-on-ship': 'a ship has the same upgrade twice: take one off.',
  'no-upgrade-slot': 'a ship has an upgrade without a slot for it: take it off.',
  'more-than-one-modification': 'a ship has two modifications: take one off.',
  'title-of-another-ship': 'a title is on the wrong ship: move it or take it off.',
  'more-than-one-title': 'a ship has two titles: take one off.',
  'objectives-not-three': 'there are not three objectives: choose one of each category.',
  'objective-category-repeated': 'two objectives share a category: swap one.',
};

const SIZE_NAMES: Readonly<Record<string, string>> = {
  standard: 'Standard battle',
  'core-set': 'Core set',
  large: 'Large battle',
};

const AIM_NAMES: Readonly<Record<FleetAim, string>> = {
  hull: 'Hull',
  dice: 'Dice',
  activations: 'Ships to activate',
};

export const fleets = {
  breach: ({ id }: { readonly id: FleetViolation }) => capital(BREACHES[id]),
  /** The same of a card that is not in the fleet. */
  would: ({ id }: { readonly id: FleetViolation }) => `With it, ${BREACHES[id].split(':')[0]}.`,
  limit: (id: string, limit: number) => `${SIZE_NAMES[id] ?? id}, ${number(limit)} points`,
  aim: (id: FleetAim) => AIM_NAMES[id],
  size: 'Built for',
  spent: 'Fleet points',
  bid: (left: number) => `Bid ${number(left)}`,
  over: (by: number) => `${number(by)} too much`,
  squadrons: 'Squadrons',
  objectives: 'Objectives',
  upgrades: (ship: string) => `Upgrades of ${ship}`,
  noUpgrades: 'No upgrades.',
  noneAtHand: 'No pack in use has any.',
  points: (cost: number) => number(cost),
  value: (label: string, value: number) => `${label} ${number(value)}`,
  chart: 'Speed chart',
  yaws: (speed: number, yaws: string) => `Speed ${number(speed)}: ${yaws}`,
  hull: 'Hull',
  training: {
    name: 'Armada Training Set',
    notes: 'Two ready fleets, and all that a battle needs.',
  },
  patrol: 'Harbour Patrol',
  blockade: 'Crown Blockade',
  badYaws: (joints: number) =>
    `Write -, I or II for each of the ${number(joints)} joints, with spaces between them.`,
} as const;
