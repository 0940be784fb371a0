import { batteryOf, keywordsOf, type ShipCard, type SquadronCard } from '../cards';
import type { Rules } from '../rulings';
import {
  type Armament,
  type Colour,
  COLOURS,
  diceIn,
  NO_DICE,
  type Range,
  type Zone,
} from '../terms';
import type { AttackSpec } from './attack';

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

export type UnitCard = ShipCard | SquadronCard;

/** An attack as it is declared, by what is printed on two cards. */
export interface Aim {
  readonly attacker: UnitCard;
  readonly target: UnitCard;
  /** Of a ship that attacks. */
  readonly zone?: Zone;
  readonly range: Range;
  /** Obstructed: the die that is removed. */
  readonly removed?: Colour;
  readonly dial: boolean;
  readonly token: boolean;
  /** Swarm: the target is engaged with another squadron. */
  readonly swarm: boolean;
}

/** Attack 2: what is gathered at this range, and what is rolled, obstruction applied. */
export const poolFor = ({ attacker, target, zone, range, removed }: Aim) => {
  const isShip = attacker.kind === 'ship';
  const ofZone = isShip && zone ? batteryOf(attacker, zone) : NO_DICE;
  return attackPool({
    attacker: attacker.kind,
    defender: target.kind,
    armament: {
      battery: isShip ? ofZone : attacker.battery,
      antiSquadron: attacker.antiSquadron,
    },
    range,
    obstructed: removed !== undefined,
    removeOrder: removed === undefined ? [] : [removed],
    concentrateFire: null,
  });
};

/** The attack that follows from what was declared: the same for play, page and odds. */
export const specFor = (
  aim: Aim,
  on: Pick<AttackSpec, 'tokens' | 'speed' | 'hit'>,
  rules: Rules,
  own?: Armament,
): AttackSpec => {
  const { attacker, target } = aim;
  const { gathered, rolled } = poolFor(aim);
  const isShip = attacker.kind === 'ship';
  const keywords = isShip ? [] : keywordsOf(attacker);
  // AR-02: with the last die gone the dial may bring it back, where the table says so.
  const isBack =
    isShip && aim.dial && diceIn(rolled) === 0 && rules['last-die-obstructed'] === 'dial-adds';
  return {
    ...on,
    range: aim.range,
    pool: own ?? (isBack ? gathered : rolled),
    dial: isShip && aim.dial && !isBack,
    reroll: isShip ? aim.token : target.kind === 'squadron' && swarms(keywords, aim.swarm),
    criticals: target.kind === 'ship' && (isShip || has(keywords, 'Bomber')),
    rules,
    faceup: isShip || rules['bomber-critical'] === 'standard',
  };
};
