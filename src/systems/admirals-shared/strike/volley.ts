import type { Ending, Graph, Spread, Worth } from '../../kit/procedures/exact';
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
  readonly after: (ship: State, end: State) => State;
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

/** One attack of several. */
export interface Stage {
  readonly isDecided: boolean;
  /** What may be expected of each of these ships in the end, in view of what follows. */
  readonly before: (ships: readonly State[], next: Worth) => Worth;
  readonly after: (ships: readonly Ending[], next: Worth) => Struck;
}

const grouped = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

const meanOf = (ends: readonly Ending[], worth: Worth): number => {
  let sum = 0;
  for (const { state, chance } of ends) sum += chance * worth(state);
  return sum;
};

/** Where nobody decides, all ships that start alike are left alike. */
const spreads = () => {
  const known = new Map<MetAttack, Map<number, Spread>>();
  return (attack: MetAttack, start: number): Spread => {
    const here = known.get(attack) ?? new Map<number, Spread>();
    known.set(attack, here);
    const spread = here.get(start) ?? attack.graph.spread(attack.starts(start));
    here.set(start, spread);
    return spread;
  };
};

/** Ships that differ in their start alone are decided for in the same way. */
const worthsOf = (
  attack: MetAttack,
  ships: readonly State[],
  next: Worth,
  put: (ship: State, worth: number) => void,
): void => {
  for (const [first = 0, ...others] of grouped(ships, attack.restOf).values()) {
    const own = [first, ...others];
    const starts = own.map((ship) => attack.starts(attack.startOf(ship)));
    const states = starts.flatMap((some) => some.map(({ state }) => state));
    const values = attack.graph.decided(states, (end) => next(attack.after(first, end))).worths;
    let at = 0;
    own.forEach((ship, place) => {
      let mean = 0;
      for (const { chance } of starts[place] ?? []) mean += chance * (values[at++] ?? 0);
      put(ship, mean);
    });
  }
};

const decidedParts = (
  attack: MetAttack,
  ships: readonly Ending[],
  next: Worth,
  add: (ship: State, chance: number) => void,
): readonly StruckPart[] =>
  [...grouped(ships, ({ state }) => attack.restOf(state)).values()].map((own) => {
    const ship = own[0]?.state ?? 0;
    const starts = own.flatMap((one) =>
      attack
        .starts(attack.startOf(one.state))
        .map(({ state, chance }) => ({ state, chance: one.chance * chance })),
    );
    const spread = attack.graph.spread(starts, (end) => next(attack.after(ship, end)));
    for (const { state, chance } of spread.ends) add(attack.after(ship, state), chance);
    return { attack, spread, chance: 1 };
  });

/** One attack, by what each ship meets; a ship that is gone meets nothing. */
export const stageOf = (meets: (ship: State) => MetAttack | null, isDecided: boolean): Stage => {
  const spreadFrom = spreads();
  return {
    isDecided,
    before: (ships, next) => {
      const worths = new Map<State, number>();
      for (const [attack, met] of grouped(ships, meets)) {
        if (attack?.isDecided)
          worthsOf(attack, met, next, (ship, worth) => worths.set(ship, worth));
        else if (attack)
          for (const ship of met) {
            const { ends } = spreadFrom(attack, attack.startOf(ship));
            worths.set(
              ship,
              meanOf(ends, (end) => next(attack.after(ship, end))),
            );
          }
      }
      return (ship) => worths.get(ship) ?? next(ship);
    },
    after: (ships, next) => {
      const chances = new Map<State, number>();
      const add = (ship: State, chance: number): void => {
        chances.set(ship, (chances.get(ship) ?? 0) + chance);
      };
      let chanceMet = 0;
      const parts = [...grouped(ships, ({ state }) => meets(state))].flatMap(([attack, met]) => {
        if (attack) for (const { chance } of met) chanceMet += chance;
        if (attack?.isDecided) return decidedParts(attack, met, next, add);
        return met.flatMap(({ state: ship, chance }): readonly StruckPart[] => {
          if (!attack) {
            add(ship, chance);
            return [];
          }
          const spread = spreadFrom(attack, attack.startOf(ship));
          for (const end of spread.ends) add(attack.after(ship, end.state), chance * end.chance);
          return [{ attack, spread, chance }];
        });
      });
      const left = [...chances].map(([state, chance]) => ({ state, chance }));
      return { ships: left, met: chanceMet, parts };
    },
  };
};

/** Ships that a volley may leave, and what it is to lose one. */
export interface Ships {
  readonly all: readonly State[];
  readonly whole: State;
  readonly loss: Worth;
}

/** All attacks in a row: what each leaves. Whoever plays best looks at the end of them all. */
export const afterEach = (
  stages: readonly Stage[],
  { all, whole, loss }: Ships,
): readonly Struck[] => {
  const outlooks = [loss];
  if (stages.some(({ isDecided }) => isDecided))
    for (const stage of stages.slice(1).reverse())
      outlooks.unshift(stage.before(all, outlooks[0] ?? loss));
  let ships: readonly Ending[] = [{ state: whole, chance: 1 }];
  return stages.map((stage, at) => {
    const struck = stage.after(ships, outlooks[at] ?? loss);
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
      const next = stages[at]?.before(rest.length === 0 ? [whole] : all, outlook);
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
