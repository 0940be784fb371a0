import {
  FACINGS,
  type Facing,
  type Icon,
  type WeaponType,
} from '../../src/systems/admirals-shared/cards/terms';
import type { Armament } from '../../src/systems/admirals-shared/cards/armamentForm';
import type { Shields } from '../../src/systems/admirals-shared/cards/shieldsForm';
import type { Modifier } from '../../src/systems/admirals-shared/explain';

const byFacing = (points: readonly number[]): Readonly<Record<Facing, number>> => {
  const at = (facing: Facing): number => points[FACINGS.indexOf(facing)] ?? 0;
  return {
    'Direct Fore': at('Direct Fore'),
    'Right Fore': at('Right Fore'),
    'Right Aft': at('Right Aft'),
    'Direct Aft': at('Direct Aft'),
    'Left Aft': at('Left Aft'),
    'Left Fore': at('Left Fore'),
  };
};

/** A number is a pool; a list is the six facings, clockwise from the fore. */
export const shieldsFrom = (points: number | readonly number[]): Shields =>
  typeof points === 'number' ? { as: 'pool', points } : { as: 'facings', points: byFacing(points) };

/** One armament to the fore for each number of dice. */
export const armamentsOf = (dice: readonly number[], weapon: string): readonly Armament[] =>
  dice.map((some) => ({ slot: 'Primary', weapon, mounts: [{ arc: 'F', dice: some }] }));

/** A Basic weapon that reaches 3 hexes and hits on 2 or less. */
export const PLAIN_WEAPON = {
  kind: 'weapon',
  name: 'Cannon',
  types: ['Basic'] as readonly WeaponType[],
  maxDistance: 3,
  chart: { 0: ['hit'], 1: ['hit'], 2: ['hit'] } satisfies Readonly<Record<number, readonly Icon[]>>,
  modifiers: [],
} as const;

/** A strike with nobody else around. */
export const PLAIN_STRIKE = {
  dice: 3,
  distance: 1,
  facings: ['Direct Fore'] as readonly Facing[],
  nearAttacker: [],
  nearTarget: [],
  answers: {},
  byHand: [] as readonly Modifier[],
} as const;

/** An order that does nothing and asks for nothing. */
export const PLAIN_ORDER = {
  kind: 'order',
  name: 'Hold Course',
  type: 'Basic',
  psionic: false,
  requirements: [],
  effects: [],
} as const;

/** Ship a1 strikes b1 with its first armament. */
export const A1_STRIKES_B1 = {
  type: 'strike',
  attacker: 'a1',
  armament: 0,
  mount: 0,
  target: 'b1',
} as const;

interface Named {
  readonly id?: string;
  readonly name?: string;
  readonly team?: string;
}

/** Who a ship is; of team A where a test does not care. */
export const identityOf = ({ id, name, team = 'A' }: Named) => ({
  id: id ?? `${team}-${name ?? 'ship'}`,
  name: name ?? 'Cruiser',
  team,
  player: `player-${team}`,
});
