import type { Rulings } from '../rulings';
import type { Effect, Layer, Order, Tonnage } from '../terms';

/** What an order allows each Ship of the Group to fire, of all its weapons and those that are Close Action. */
const FIRING = {
  half: (all: number) => Math.ceil(all / 2),
  none: () => 0,
  any: (all: number) => all,
  one: (all: number) => Math.min(1, all),
  'close-action': (_all: number, close: number) => Math.min(1, close),
} as const;

export interface OrderRule {
  /** Least and most movement, in parts of Thrust. */
  readonly move: readonly [number, number];
  readonly turns: number;
  readonly firing: keyof typeof FIRING;
  readonly launch: 'may' | 'for-a-turn' | 'no';
  /** Spikes that come, or go, at the start. */
  readonly spikes: number;
}

const ALL_SPIKES = -4;

/** §7.1 */
export const ORDER_RULES: Readonly<Record<Order, OrderRule>> = {
  'general-quarters': { move: [0.5, 1], turns: 1, firing: 'half', launch: 'may', spikes: -2 },
  'silent-running': { move: [0.5, 1], turns: 0, firing: 'none', launch: 'may', spikes: ALL_SPIKES },
  'weapons-free': { move: [0.5, 1], turns: 0, firing: 'any', launch: 'may', spikes: 2 },
  'course-change': { move: [0, 0.5], turns: 2, firing: 'one', launch: 'for-a-turn', spikes: 1 },
  'max-thrust': { move: [1, 2], turns: 0, firing: 'none', launch: 'no', spikes: 2 },
  'damage-control': { move: [0, 0.5], turns: 1, firing: 'close-action', launch: 'no', spikes: 0 },
};

const DEGREES = 45;
const TO_RISE = 4;
const ADRIFT = 2;

/** A Ship whose Group got an order, as far as the order asks. */
export interface Ordered {
  readonly thrust: number;
  readonly tonnage: Tonnage;
  readonly weapons: number;
  readonly closeActionWeapons: number;
  readonly layer: Layer;
  readonly effects: readonly Effect[];
  readonly formation: boolean;
  readonly outOfCoherency: boolean;
  /** Those of half-thrust-exact and no-turn-to-forgo. */
  readonly rules?: Partial<Rulings>;
}

/** §3.2.1.3: two effects are not felt in Formation, though their tokens stay (ruling crippling-token-stays). */
const IGNORED_IN_FORMATION: readonly Effect[] = ['navigation-offline', 'orbital-decay'];

export const isFelt = (effect: Effect, formation: boolean): boolean =>
  !(formation && IGNORED_IN_FORMATION.includes(effect));

const feels = ({ effects, formation }: Ordered, effect: Effect): boolean =>
  effects.includes(effect) && isFelt(effect, formation);

const isAdrift = (ship: Ordered): boolean => feels(ship, 'navigation-offline');

const inches = ({ thrust, rules }: Ordered, part: number): number =>
  rules?.['half-thrust-exact'] === 'rounded-up' ? Math.ceil(thrust * part) : thrust * part;

/** §7.1, halves are not rounded (ruling half-thrust-exact); §7.3.6: 2" in all without navigation. */
export const movesOf = (order: Order, ship: Ordered) => {
  const [least, most] = ORDER_RULES[order].move;
  return isAdrift(ship)
    ? { least: ADRIFT, most: ADRIFT }
    : { least: inches(ship, least), most: inches(ship, most) };
};

/** §3.2.1.2, §7.3.6: who is out of Coherency or has no weapons neither fires nor launches. */
export const isDisarmed = (ship: Pick<Ordered, 'effects' | 'outOfCoherency'>): boolean =>
  ship.outOfCoherency || ship.effects.includes('weapons-offline');

const turnsUnder = (order: Order, ship: Ordered): number =>
  isAdrift(ship) ? 0 : ORDER_RULES[order].turns;

/** §7.1: under Course Change a turn is given up for it (ruling no-turn-to-forgo). */
export const mayLaunch = (order: Order, ship: Ordered): boolean => {
  const { launch } = ORDER_RULES[order];
  if (isDisarmed(ship) || launch === 'no') return false;
  return (
    launch === 'may' ||
    turnsUnder(order, ship) > 0 ||
    ship.rules?.['no-turn-to-forgo'] === 'may-launch'
  );
};

/** §7.1: turns of 45° that are left once it is settled whether anything is launched. */
export const turnsOf = (order: Order, ship: Ordered, launches: boolean) => {
  const given = ORDER_RULES[order].launch === 'for-a-turn' && launches ? 1 : 0;
  const turns = Math.max(0, turnsUnder(order, ship) - given);
  return { turns, degrees: turns > 0 ? DEGREES : 0 };
};

/** §7.1: how many of its weapons a Ship may fire. */
export const weaponsOf = (order: Order, ship: Ordered): number =>
  isDisarmed(ship) ? 0 : FIRING[ORDER_RULES[order].firing](ship.weapons, ship.closeActionWeapons);

/** §3.1: rising takes 4" of the most, and something must be left; null where it cannot rise (ruling rise-from-the-most). */
export const moveAfterRising = (order: Order, ship: Ordered): number | null => {
  if (ship.layer === 'orbit' || isAdrift(ship) || feels(ship, 'orbital-decay')) return null;
  const left = movesOf(order, ship).most - TO_RISE;
  return left > 0 ? left : null;
};

/** §7.1: hull that Damage Control gives back: 1, or a D3 for the larger ones. */
export const hullRegained = (order: Order, tonnage: Tonnage) => {
  if (order !== 'damage-control') return { least: 0, most: 0 };
  const isLarge = tonnage === 'heavy' || tonnage === 'colossal';
  return { least: 1, most: isLarge ? 3 : 1 };
};

/** End Phase, §7.1: dice to repair each effect. */
export const repairDice = (order: Order | null): number => (order === 'damage-control' ? 2 : 1);

/** §7.1: what Damage Control adds to a Backup Save against boarders. */
export const boardingBonus = (order: Order | null): number => (order === 'damage-control' ? 1 : 0);

/** §3.1: dice of three sides that a Ship suffers for ending its activation in Atmosphere. */
export const atmosphereDice = (tonnage: Tonnage, descent: boolean, endsIn: Layer): number => {
  if (endsIn === 'orbit' || descent) return 0;
  return tonnage === 'colossal' ? 2 : 1;
};

/** §3.2.1.2 */
export const coherencyRange = (tonnage: Tonnage): number => (tonnage === 'light' ? 3 : 6);

const LARGE_GROUP = 4;

/** §3.2.1.2: how many others must be near: all Ships of the Group count (ruling coherency-group-size). */
export const othersNeeded = (ships: number): number =>
  ships === 1 ? 0 : ships >= LARGE_GROUP ? 2 : 1;
