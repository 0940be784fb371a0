import type { Tally } from '../../kit/procedures/dice';
import { procedureOf, type Question, type Step, type Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type State } from '../../kit/procedures/state';
import {
  ADJACENT,
  COLOURS,
  diceIn,
  type Armament,
  type Colour,
  type DefenseToken,
  type Range,
  type Shields,
  type TokenType,
  type Zone,
} from '../terms';
import type { Rules } from '../rulings';
import { DICE, SIDES, type Side, type SideOfDie } from './dice';

/** Defense Tokens: an evade cancels at long range, rerolls at medium, and does nothing nearer (AR-08). */
export const evadeAt = (range: Range): 'cancel-one-die' | 'reroll-one-die' | 'none' => {
  if (range === 'long') return 'cancel-one-die';
  return range === 'medium' ? 'reroll-one-die' : 'none';
};

/** One attack from the roll on: Attack 2 to 5, by ships and squadrons alike. */
export interface AttackSpec {
  readonly range: Range;
  /** What is rolled, obstruction already applied. */
  readonly pool: Armament;
  /** Concentrate Fire: a dial may add a die of a colour that is in the pool. */
  readonly dial: boolean;
  /** One die may be rerolled, by a Concentrate Fire token or by Swarm. */
  readonly reroll: boolean;
  /** Dice Icons: critical icons count between ships, and for a Bomber against a ship. */
  readonly criticals: boolean;
  readonly tokens: readonly DefenseToken[];
  /** Null for a squadron, whose speed forbids nothing. */
  readonly speed: number | null;
  /** Null for a squadron. */
  readonly hit: { readonly zone: Zone; readonly shields: Shields } | null;
  /** How the table reads what is open; as we do where nothing is said. */
  readonly rules?: Partial<Rules>;
  /** AR-14: whether a critical deals a card faceup; it does. */
  readonly faceup?: boolean;
}

export const ATTACKER = 'attacker';
export const DEFENDER = 'defender';
export const NONE = 'none';

interface Layout {
  readonly spec: AttackSpec;
  readonly evades: boolean;
  /** Those that can show, in the order of the row. */
  readonly sides: readonly SideOfDie[];
  /** `hand`: a colour being rolled, from 1. `locked`: a bit for each token. */
  readonly at: ReturnType<typeof fieldsFor>;
}

/** Where an evade can change anything. */
const canEvade = ({ range, speed, tokens }: AttackSpec): boolean =>
  evadeAt(range) !== 'none' &&
  speed !== 0 &&
  tokens.some(({ type, state }) => type === 'evade' && state !== 'discarded');

/** The most that one die of a colour adds. */
const MOST_DAMAGE: Armament = { red: 2, blue: 1, black: 2 };

const fieldsFor = ({ pool, dial, hit, tokens }: AttackSpec, sides: readonly SideOfDie[]) => {
  const more = dial ? 1 : 0;
  const most = COLOURS.reduce((sum, colour) => sum + pool[colour] * MOST_DAMAGE[colour], 0);
  const [first, second] = hit ? ADJACENT[hit.zone].map((zone) => hit.shields[zone]) : [];
  return fieldsOf(
    {
      hand: COLOURS.length + 1,
      locked: 2 ** tokens.length,
      evading: 2,
      braced: 2,
      redirecting: 2,
      damage: most + 2 * more + 1,
      critical: 2,
      onFirst: (first ?? 0) + 1,
      onSecond: (second ?? 0) + 1,
    },
    sides.map(({ colour }) => pool[colour] + more + 1),
  );
};

const layoutOf = (spec: AttackSpec): Layout => {
  const sides = SIDES.filter(({ colour }) => spec.pool[colour] > 0);
  return { spec, evades: canEvade(spec), sides, at: fieldsFor(spec, sides) };
};

const isAccuracy = ({ face }: SideOfDie): boolean => face === 'acc';

/** So many dice of a side count for what they are worth. */
const worthIn = ({ spec, at }: Layout, state: State, side: SideOfDie, count: number): State => {
  const damage = count * (side.hits + (spec.criticals ? side.crits : 0));
  const added = at.damage.plus(state, damage);
  return spec.criticals && side.crits > 0 ? at.critical.with(added, 1) : added;
};

/** Sides are kept where a die may still be picked out, and those of accuracies until they are spent. */
const rolledInto = (layout: Layout, state: State, tally: Tally): State => {
  const { sides, at, spec, evades } = layout;
  return sides.reduce((next, side, place) => {
    const count = tally[side.side] ?? 0;
    if (count === 0) return next;
    if (spec.reroll || evades || isAccuracy(side)) return at.row[place]?.plus(next, count) ?? next;
    return worthIn(layout, next, side, count);
  }, state);
};

/** Attack 2. */
const rollPool = (layout: Layout): Step => {
  const { pool } = layout.spec;
  const dice = COLOURS.filter((colour) => pool[colour] > 0).map((colour) => ({
    die: DICE[colour],
    count: pool[colour],
  }));
  const ask = { ask: 'roll', id: 'roll', by: ATTACKER, dice } as const;
  return {
    name: 'roll',
    next: (state) => ({ ...ask, then: (tally: Tally) => rolledInto(layout, state, tally) }),
  };
};

/** The one die in the hand: added by a dial, or rerolled. */
const rollHand = (layout: Layout, id: string): Step => {
  const { hand } = layout.at;
  const dice = COLOURS.map((colour) => [{ die: DICE[colour], count: 1 }]);
  return {
    name: id,
    next: (state) => {
      const inHand = dice[hand.of(state) - 1];
      if (!inHand) return state;
      const empty = hand.with(state, 0);
      const then = (tally: Tally): State => rolledInto(layout, empty, tally);
      return { ask: 'roll', id, by: ATTACKER, dice: inHand, then };
    },
  };
};

const taken = ({ at }: Layout, state: State, colour: Colour): State =>
  at.hand.with(state, COLOURS.indexOf(colour) + 1);

/** One of these, by its name, or none. */
const chooseOne = <Some>(
  asked: { readonly id: string; readonly by: string },
  of: readonly Some[],
  nameOf: (one: Some) => string,
  none: State,
  then: (one: Some) => State,
): Question => ({
  ...asked,
  ask: 'choose',
  options: [NONE, ...of.map(nameOf)],
  then: (option) => {
    const chosen = of.find((one) => nameOf(one) === option);
    return chosen === undefined ? none : then(chosen);
  },
});

/** Concentrate Fire, the dial: a die of a colour that is already there. */
const addDie = (layout: Layout): Step => {
  const colours = COLOURS.filter((colour) => layout.spec.pool[colour] > 0);
  const asked = { id: 'dial', by: ATTACKER };
  const add = (state: State) => (colour: Colour) => taken(layout, state, colour);
  return {
    name: 'dial',
    next: (state) => chooseOne(asked, colours, (colour) => colour, state, add(state)),
  };
};

const showing = ({ sides, at }: Layout, state: State): readonly SideOfDie[] =>
  sides.filter((_, place) => (at.row[place]?.of(state) ?? 0) > 0);

const withoutOne = ({ sides, at }: Layout, state: State, side: Side): State => {
  const field = at.row[sides.findIndex((one) => one.side === side)];
  return field ? field.plus(state, -1) : state;
};

const sideName = ({ side }: SideOfDie): string => side;

const pickedUp = (layout: Layout, state: State, { side, colour }: SideOfDie): State =>
  taken(layout, withoutOne(layout, state, side), colour);

/** Modifying Dice: the Concentrate Fire token, or Swarm. */
const reroll = (layout: Layout): Step => ({
  name: 'reroll',
  next: (state) =>
    chooseOne({ id: 'reroll', by: ATTACKER }, showing(layout, state), sideName, state, (side) =>
      pickedUp(layout, state, side),
    ),
});

/** The dice are worth what they show, and their sides are forgotten. */
const settle = (layout: Layout): Step => ({
  name: 'settle',
  next: (state) =>
    layout.sides.reduce((next, side, place) => {
      const field = layout.at.row[place];
      const count = field?.of(state) ?? 0;
      return field && count > 0 ? worthIn(layout, next - count * field.one, side, count) : next;
    }, state),
});

const accuraciesIn = ({ sides, at }: Layout, state: State): number =>
  sides.reduce(
    (sum, side, place) => (isAccuracy(side) ? sum + (at.row[place]?.of(state) ?? 0) : sum),
    0,
  );

/** AR-05: an accuracy that is spent leaves the pool, red ones first. */
const withoutAccuracies = (layout: Layout, state: State, count: number): State => {
  if (count === 0 || layout.spec.rules?.['spent-accuracy-leaves'] === 'stays') return state;
  const first = showing(layout, state).find(isAccuracy);
  return first
    ? withoutAccuracies(layout, withoutOne(layout, state, first.side), count - 1)
    : state;
};

const bitsOf = ({ tokens }: AttackSpec, holds: (token: DefenseToken) => boolean): number =>
  tokens.reduce((bits, token, place) => (holds(token) ? bits | (1 << place) : bits), 0);

/** AR-06: the chosen token, or its whole type. */
const lockedBy = (spec: AttackSpec, picked: readonly unknown[]): number => {
  const chosen = spec.tokens.filter(({ id }) => picked.includes(id));
  return bitsOf(spec, (token) =>
    chosen.some(({ id, type }) =>
      spec.rules?.['accuracy-locks'] === 'type' ? type === token.type : id === token.id,
    ),
  );
};

/** Attack 3: each accuracy that is spent chooses a token, which cannot be spent in this attack. */
const accuracies = (layout: Layout): Step => {
  const { spec, at } = layout;
  const from = spec.tokens.filter(({ state }) => state !== 'discarded').map(({ id }) => id);
  return {
    name: 'accuracy',
    next: (state) => {
      const count = accuraciesIn(layout, state);
      if (count === 0 || from.length === 0) return state;
      return {
        ask: 'pick',
        id: 'accuracy',
        by: ATTACKER,
        from,
        least: 0,
        most: Math.min(count, from.length),
        then: (picked) =>
          at.locked.with(withoutAccuracies(layout, state, picked.length), lockedBy(spec, picked)),
      };
    },
  };
};

/** Defense Tokens, Scatter: no die is left. */
const cancelAll = ({ at }: Layout, state: State): State =>
  at.row.reduce(
    (next, field) => field.with(next, 0),
    at.critical.with(at.damage.with(state, 0), 0),
  );

/** What a token starts; evade, brace and redirect act in steps of their own. */
const afterToken = (layout: Layout, type: TokenType, state: State): State => {
  const { at, evades, spec } = layout;
  switch (type) {
    case 'scatter':
      return cancelAll(layout, state);
    case 'evade':
      return evades ? at.evading.with(state, 1) : state;
    case 'brace':
      return at.braced.with(state, 1);
    case 'redirect':
      return spec.hit ? at.redirecting.with(state, 1) : state;
  }
};

/** Attack 4: at most one token of a type, none that is locked, none at speed 0. */
const spendToken = (layout: Layout, type: TokenType): Step => {
  const { spec, at } = layout;
  const ofType = bitsOf(spec, (token) => token.type === type);
  const isUsable = (token: DefenseToken, locked: number): boolean =>
    token.type === type &&
    token.state !== 'discarded' &&
    locked % 2 ** (spec.tokens.indexOf(token) + 1) < 2 ** spec.tokens.indexOf(token);
  return {
    name: type,
    next: (state) => {
      const locked = at.locked.of(state);
      const after = at.locked.with(state, locked & ~ofType);
      const usable = spec.tokens.filter((token) => isUsable(token, locked));
      if (spec.speed === 0 || usable.length === 0) return after;
      const asked = { id: type, by: DEFENDER };
      return chooseOne(
        asked,
        usable,
        ({ id }) => id,
        after,
        () => afterToken(layout, type, after),
      );
    },
  };
};

/** Defense Tokens, Evade: a die canceled at long range, rerolled at medium. */
const evade = (layout: Layout): Step => {
  const { spec, at } = layout;
  const cancels = evadeAt(spec.range) === 'cancel-one-die';
  return {
    name: 'evaded',
    next: (state) => {
      if (at.evading.of(state) === 0) return state;
      const after = at.evading.with(state, 0);
      const shown = showing(layout, after);
      if (shown.length === 0) return after;
      return chooseOne({ id: 'evaded', by: DEFENDER }, shown, sideName, after, (side) =>
        cancels ? withoutOne(layout, after, side.side) : pickedUp(layout, after, side),
      );
    },
  };
};

/** Attack 5, AR-11: the total, halved by a brace and rounded up; what was redirected before stays whole. */
const total = ({ at }: Layout): Step => ({
  name: 'total',
  next: (state) => {
    if (at.braced.of(state) === 0) return state;
    const apart = at.onFirst.of(state) + at.onSecond.of(state);
    const halved = Math.ceil((at.damage.of(state) - apart) / 2);
    return at.braced.with(at.damage.with(state, apart + halved), 0);
  },
});

/** Defense Tokens, Redirect: any amount on the shields of one adjacent zone. */
const redirect = ({ spec: { hit }, at }: Layout): Step => ({
  name: 'redirected',
  next: (state) => {
    if (!hit || at.redirecting.of(state) === 0) return state;
    const after = at.redirecting.with(state, 0);
    const on = ADJACENT[hit.zone].map((zone) => ({ id: zone, most: hit.shields[zone] }));
    const points = at.damage.of(after);
    if (points === 0 || on.every(({ most }) => most === 0)) return after;
    return {
      ask: 'spend',
      id: 'redirected',
      by: DEFENDER,
      points,
      on,
      allows: ([one = 0, other = 0]) => one === 0 || other === 0,
      then: ([one = 0, other = 0]) => at.onSecond.with(at.onFirst.with(after, one), other),
    };
  },
});

const stepsOf = (layout: Layout): Steps => {
  const { spec, evades } = layout;
  const { rules = {} } = spec;
  if (diceIn(spec.pool) === 0) return [];
  const added = spec.dial ? [addDie(layout), rollHand(layout, 'added')] : [];
  const rerolled = spec.reroll ? [reroll(layout), rollHand(layout, 'rerolled')] : [];
  const modified =
    rules['dial-before-token'] === 'token-first'
      ? [...rerolled, ...added]
      : [...added, ...rerolled];
  const evaded = [evade(layout), rollHand(layout, 'evaded-roll'), settle(layout)];
  const damage = [total(layout), redirect(layout)];
  return [
    rollPool(layout),
    ...(rules['modify-before-accuracy'] === 'accuracies-first'
      ? [accuracies(layout), ...modified]
      : [...modified, accuracies(layout)]),
    ...(evades ? [] : [settle(layout)]),
    spendToken(layout, 'scatter'),
    ...(evades || rules['evade-near'] !== 'not-spent' ? [spendToken(layout, 'evade')] : []),
    ...(evades ? evaded : []),
    spendToken(layout, 'brace'),
    spendToken(layout, 'redirect'),
    ...(rules['brace-before-redirect'] === 'redirect-first' ? damage.reverse() : damage),
  ];
};

/** What an attack came to: the total after a brace, and what of it went on adjacent zones. */
export interface AttackEnd {
  readonly damage: number;
  readonly critical: boolean;
  readonly redirected: readonly { readonly zone: Zone; readonly points: number }[];
}

/** Attack 2 to 5 as a procedure: play, page and odds read the same steps. */
export const attackOf = (spec: AttackSpec) => {
  const layout = layoutOf(spec);
  const { at } = layout;
  const zones = spec.hit ? ADJACENT[spec.hit.zone] : [];
  return {
    procedure: procedureOf(stepsOf(layout)),
    start: 0,
    endOf: (state: State): AttackEnd => ({
      damage: at.damage.of(state),
      critical: spec.faceup !== false && at.critical.of(state) > 0,
      redirected: zones.flatMap((zone, place) => {
        const points = (place === 0 ? at.onFirst : at.onSecond).of(state);
        return points > 0 ? [{ zone, points }] : [];
      }),
    }),
  };
};
