/* eslint-disable flagbridge/assertion-reason -- a ship is a place in columns that are as long as there are ships */
import { onceFor } from '../../kit/onceFor';
import type { Ending, Graph, Outlook, Spread, Worth } from '../../kit/procedures/exact';
import type { State } from '../../kit/procedures/state';

/** An attack as a ship meets it. Ships are states, the same for all attacks of a volley. */
export interface MetAttack {
  readonly graph: Graph;
  /** Whether somebody plays best, in view of what the ship has left. */
  readonly isDecided: boolean;
  /** Where a ship starts; ships that the attack cannot tell apart start alike. */
  readonly startOf: (ship: State) => number;
  readonly starts: (start: number) => readonly Ending[];
  /** All else of a ship, which only says what an end leaves of it. */
  readonly restOf: (ship: State) => number;
  /** What an end leaves of a ship. */
  readonly leaves: (end: State) => (ship: State) => State;
}

/** How ships that meet the same attack are struck by it. */
export interface StruckPart {
  readonly attack: MetAttack;
  readonly spread: Spread;
  readonly chance: number;
}

/** What an attack leaves of ships, and how it came to that. */
export interface Struck {
  readonly ships: readonly Ending[];
  /** The chance that there was a ship left to meet it. */
  readonly met: number;
  readonly parts: readonly StruckPart[];
}

/** One attack of several, in view of what follows. */
export interface Facing {
  /** What may be expected of each of these ships in the end. */
  readonly before: (ships: readonly State[]) => Worth;
  readonly after: (ships: readonly Ending[]) => Struck;
}

export interface Stage {
  readonly isDecided: boolean;
  readonly facing: (next: Worth) => Facing;
}

const grouped = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** What is worked out once for each state. */
export const knownAt = <Value>(work: (at: State) => Value): ((at: State) => Value) => {
  const known = new Map<State, Value>();
  return (at) => {
    const value = known.get(at) ?? work(at);
    known.set(at, value);
    return value;
  };
};

/** Where nobody decides, all ships that start alike are left alike. */
const spreads = () =>
  onceFor((attack: MetAttack) => knownAt((start) => attack.graph.spread(attack.starts(start))));

type SpreadFrom = ReturnType<typeof spreads>;

/** Ships that differ in their start alone are decided for in the same way. */
const outlooks = (next: Worth) => {
  const known = new Map<MetAttack, Map<number, Outlook>>();
  return (attack: MetAttack, ships: readonly State[]): Outlook => {
    const [ship = 0] = ships;
    const here = known.get(attack) ?? new Map<number, Outlook>();
    known.set(attack, here);
    const rest = attack.restOf(ship);
    const states = ships.flatMap((one) =>
      attack.starts(attack.startOf(one)).map(({ state }) => state),
    );
    const outlook =
      here.get(rest) ?? attack.graph.decided(states, (end) => next(attack.leaves(end)(ship)));
    here.set(rest, outlook);
    return outlook;
  };
};

type OutlookOf = ReturnType<typeof outlooks>;

const worthsOf = (
  attack: MetAttack,
  ships: readonly State[],
  outlookOf: OutlookOf,
  worths: Float64Array,
): void => {
  for (const own of grouped(ships, attack.restOf).values()) {
    const values = outlookOf(attack, own).worths;
    let at = 0;
    for (const ship of own) {
      let mean = 0;
      for (const { chance } of attack.starts(attack.startOf(ship)))
        mean += chance * (values[at++] ?? 0);
      worths[ship] = mean;
    }
  }
};

/** The same where nobody decides. */
const meansOf = (
  attack: MetAttack,
  ships: readonly State[],
  spreadFrom: SpreadFrom,
  next: Worth,
  worths: Float64Array,
): void => {
  for (const [start, own] of grouped(ships, attack.startOf)) {
    for (const ship of own) worths[ship] = 0;
    for (const { state, chance } of spreadFrom(attack)(start).ends) {
      const left = attack.leaves(state);
      for (const ship of own) worths[ship]! += chance * next(left(ship));
    }
  }
};

const decidedParts = (
  attack: MetAttack,
  ships: readonly Ending[],
  outlookOf: OutlookOf,
  chances: Float64Array,
): readonly StruckPart[] =>
  [...grouped(ships, ({ state }) => attack.restOf(state)).values()].map((own) => {
    const ship = own[0]?.state ?? 0;
    const starts = own.flatMap((one) =>
      attack
        .starts(attack.startOf(one.state))
        .map(({ state, chance }) => ({ state, chance: one.chance * chance })),
    );
    const outlook = outlookOf(
      attack,
      own.map(({ state }) => state),
    );
    const spread = outlook.spread(starts);
    for (const { state, chance } of spread.ends) chances[attack.leaves(state)(ship)]! += chance;
    return { attack, spread, chance: 1 };
  });

/** The same where nobody decides. */
const spreadParts = (
  attack: MetAttack,
  ships: readonly Ending[],
  spreadFrom: SpreadFrom,
  chances: Float64Array,
): readonly StruckPart[] =>
  [...grouped(ships, ({ state }) => attack.startOf(state))].map(([start, own]) => {
    const spread = spreadFrom(attack)(start);
    const states = own.map(({ state }) => state);
    const shares = own.map(({ chance }) => chance);
    for (const { state, chance } of spread.ends) {
      const left = attack.leaves(state);
      for (let at = 0; at < states.length; at += 1)
        chances[left(states[at]!)]! += chance * shares[at]!;
    }
    return { attack, spread, chance: shares.reduce((sum, share) => sum + share, 0) };
  });

const reached = (chances: Float64Array): readonly Ending[] => {
  const ships: Ending[] = [];
  for (let state = 0; state < chances.length; state += 1)
    if (chances[state]! > 0) ships.push({ state, chance: chances[state]! });
  return ships;
};

/** One attack, by what each ship meets; a ship that is gone meets nothing. Ships are states below a size. */
export const stageOf = (
  meets: (ship: State) => MetAttack | null,
  isDecided: boolean,
  size: number,
): Stage => {
  const spreadFrom = spreads();
  const facing = (next: Worth): Facing => {
    const outlookOf = outlooks(next);
    return {
      before: (ships) => {
        const worths = new Float64Array(size).fill(NaN);
        for (const [attack, met] of grouped(ships, meets)) {
          if (attack?.isDecided) worthsOf(attack, met, outlookOf, worths);
          else if (attack) meansOf(attack, met, spreadFrom, next, worths);
        }
        return (ship) => {
          const worth = worths[ship]!;
          return Number.isNaN(worth) ? next(ship) : worth;
        };
      },
      after: (ships) => {
        const chances = new Float64Array(size);
        let met = 0;
        const parts = [...grouped(ships, ({ state }) => meets(state))].flatMap(([attack, own]) => {
          if (!attack) for (const { state, chance } of own) chances[state]! += chance;
          if (!attack) return [];
          for (const { chance } of own) met += chance;
          return attack.isDecided
            ? decidedParts(attack, own, outlookOf, chances)
            : spreadParts(attack, own, spreadFrom, chances);
        });
        return { ships: reached(chances), met, parts };
      },
    };
  };
  return { isDecided, facing };
};

/** Ships that a volley may leave, and what it is to lose one. */
export interface Ships {
  readonly all: readonly State[];
  readonly whole: State;
  readonly loss: Worth;
}

/** All attacks in a row: what each leaves. Whoever plays best looks at the end of them all. */
export const afterEach = (stages: readonly Stage[], { all, whole, loss }: Ships) => {
  const isDecided = stages.some((stage) => stage.isDecided);
  const facings: Facing[] = [];
  let next = loss;
  for (const [at, stage] of [...stages.entries()].reverse()) {
    const facing = stage.facing(next);
    facings.unshift(facing);
    if (isDecided && at > 0) next = facing.before(all);
  }
  let ships: readonly Ending[] = [{ state: whole, chance: 1 }];
  return facings.map((facing) => {
    const struck = facing.after(ships);
    ships = struck.ships;
    return struck;
  });
};

/** The last attacks of an order, and what the target may expect before them. */
interface Sequence {
  readonly order: readonly number[];
  readonly left: readonly number[];
  readonly outlook: Worth;
}

/** All orders of four attacks; of more, those that end best. */
const MOST_KEPT = 24;

/** Told apart by rounding alone. */
const ALIKE = 1e-13;

/**
 * The order that makes the loss likeliest, looked at from its end; as they are given where that is the same. Attacks
 * with the same text are not told apart.
 */
export const bestOrder = (
  stages: readonly Stage[],
  texts: readonly string[],
  { all, whole, loss }: Ships,
): readonly number[] => {
  const isFirstOfKind = (at: number, place: number, left: readonly number[]): boolean =>
    left.findIndex((other) => texts[other] === texts[at]) === place;
  const longer = ({ order, left, outlook }: Sequence): readonly Sequence[] =>
    left.filter(isFirstOfKind).flatMap((at) => {
      const rest = left.filter((other) => other !== at);
      const next = stages[at]?.facing(outlook).before(rest.length === 0 ? [whole] : all);
      return next ? [{ order: [at, ...order], left: rest, outlook: next }] : [];
    });
  const likelier = (one: Sequence, other: Sequence): number => {
    const more = other.outlook(whole) - one.outlook(whole);
    return Math.abs(more) < ALIKE ? 0 : more;
  };
  let sequences: readonly Sequence[] = [
    { order: [], left: [...stages.keys()].reverse(), outlook: loss },
  ];
  for (const _ of stages) sequences = sequences.flatMap(longer).sort(likelier).slice(0, MOST_KEPT);
  return sequences[0]?.order ?? [];
};
