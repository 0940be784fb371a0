import { type Armament, type Colour, COLOURS, diceIn, NO_DICE, type Range } from '../terms';

/** Squadron Keywords of the rules reference. */
export const KEYWORDS = ['Bomber', 'Escort', 'Heavy', 'Swarm', 'Counter'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords as they are printed: `Swarm`, `Counter 2`. */
export type Keywords = readonly string[];

export const has = (keywords: Keywords, keyword: Keyword): boolean =>
  keywords.some((one) => one === keyword || one.startsWith(`${keyword} `));

/** Counter X: how many blue dice; 0 without it. */
export const counterOf = (keywords: Keywords): number =>
  Number(keywords.find((one) => one.startsWith('Counter '))?.slice('Counter '.length) ?? 0);

/** Counter X: an anti-squadron armament of blue dice. */
export const counterDice = (keywords: Keywords): Armament => ({
  ...NO_DICE,
  blue: counterOf(keywords),
});

/** Swarm, AR-15: a reroll against a squadron that some other squadron is engaged with. */
export const swarms = (keywords: Keywords, targetIsEngagedWithAnother: boolean): boolean =>
  has(keywords, 'Swarm') && targetIsEngagedWithAnother;

/** Attack Range, AR-01: red dice reach long range, blue medium, black close. */
const REACHES: Readonly<Record<Colour, readonly Range[]>> = {
  red: ['distance-1', 'close', 'medium', 'long'],
  blue: ['distance-1', 'close', 'medium'],
  black: ['distance-1', 'close'],
};

export type Unit = 'ship' | 'squadron';

/** Attack Range: as far as the armament's farthest die; a squadron attacks at distance 1. */
export const maxRangeOf = (attacker: Unit, armament: Armament): Range => {
  if (attacker === 'squadron') return 'distance-1';
  if (armament.red > 0) return 'long';
  return armament.blue > 0 ? 'medium' : 'close';
};

const changed = (dice: Armament, colour: Colour | null, by: number): Armament =>
  colour === null ? dice : { ...dice, [colour]: dice[colour] + by };

/** Attack 2: the dice that fit the range; of a squadron all (AR-01). */
export const gatheredAt = (attacker: Unit, armament: Armament, range: Range): Armament => {
  if (attacker === 'squadron') return armament;
  const reaching = COLOURS.filter((colour) => REACHES[colour].includes(range));
  return reaching.reduce((dice, colour) => changed(dice, colour, armament[colour]), NO_DICE);
};

/** Concentrate Fire as an attacker means to use it. */
export interface ConcentrateFire {
  readonly dial: boolean;
  readonly token: boolean;
  readonly resolvedThisRound: boolean;
  readonly addOrder: readonly Colour[];
}

export interface PoolGiven {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly armament: { readonly battery: Armament; readonly antiSquadron: Armament };
  readonly range: Range;
  readonly obstructed: boolean;
  /** Which colour the attacker gives up first to an obstruction. */
  readonly removeOrder: readonly Colour[];
  readonly concentrateFire: ConcentrateFire | null;
}

const firstIn = (dice: Armament, order: readonly Colour[]): Colour | null =>
  order.find((colour) => dice[colour] > 0) ?? null;

/** Armament; Attack 2; Obstructed; Concentrate Fire: which dice are rolled, and which are added. */
export const attackPool = (given: PoolGiven) => {
  const { attacker, defender, range, obstructed, concentrateFire } = given;
  const armament = given.armament[defender === 'ship' ? 'battery' : 'antiSquadron'];
  const gathered = gatheredAt(attacker, armament, range);
  const removed = obstructed ? firstIn(gathered, given.removeOrder) : null;
  const rolled = changed(gathered, removed, -1);
  // AR-02: without a die left there is nothing to roll, and nothing to add to.
  const canceled = diceIn(rolled) === 0;
  const command = canceled || concentrateFire?.resolvedThisRound ? null : concentrateFire;
  const dialColours = command?.dial ? COLOURS.filter((colour) => rolled[colour] > 0) : [];
  const added = command?.addOrder.find((colour) => dialColours.includes(colour)) ?? null;
  return {
    maxRange: maxRangeOf(attacker, armament),
    gathered,
    rolled,
    canceled,
    dialColours,
    added,
    pool: changed(rolled, added, 1),
    rerolls: command?.token ? 1 : 0,
  };
};
