import type { Block } from '../../../../core/pages/page';
import { shipsOf } from '../../../kit/fleets/entries';
import { choiceBlock } from '../../../kit/pages/choices';
import type { AdmiralsOnDesk, AnyShip } from './onDesk';

/** A desk whose fleet card shows what the fleet does at each distance. */
interface ReachDesk<Ship extends AnyShip> extends AdmiralsOnDesk {
  readonly cards: Omit<AdmiralsOnDesk['cards'], 'ships'> & {
    readonly ships: ReadonlyMap<string, Ship>;
  };
  /** The ship that the chart shoots at; empty for whichever comes first. */
  readonly target: string;
  readonly rules: AdmiralsOnDesk['rules'] & { readonly rulings: object };
}

/** What an edition brings to the chart. */
interface Reaching<Ship extends AnyShip, Desk extends ReachDesk<Ship>> {
  readonly sideOf: (ship: Ship) => string;
  /** Hull that one ship takes from a fresh target in one activation, distance by distance. */
  readonly hullTaken: (ship: Ship, against: Ship, desk: Desk) => Iterable<number>;
}

const summed = (each: readonly (readonly number[])[]): readonly number[] => {
  const furthest = Math.max(0, ...each.map((hull) => hull.length));
  return Array.from({ length: furthest }, (_, distance) =>
    each.reduce((sum, hull) => sum + (hull[distance] ?? 0), 0),
  );
};

const barsBlock = (chart: readonly number[] | null, { words }: AdmiralsOnDesk): Block => {
  const say = words.fleetDesk.totals;
  if (!chart) return { block: 'text', text: say.working };
  const bars = chart.map((value, distance) => ({
    label: say.bar(distance),
    value,
    text: say.lost(value),
  }));
  return { block: 'bars', label: say.chart, bars };
};

const targetBlock = <Ship extends AnyShip>(desk: ReachDesk<Ship>, against: Ship): Block => {
  const say = desk.words.fleetDesk.totals;
  const options = [...desk.cards.ships.values()].map(({ code, name, role, hull }) => ({
    value: code,
    label: name,
    detail: say.targetLine(role, hull),
  }));
  return choiceBlock('menu', 'target', say.target, against.code, options);
};

/** What a fleet takes from a target at each distance, each ship alone and once, added up. Exact odds are dear, and a ship's do not change with the fleet: what was worked out once is kept. */
export const makeReach = <Ship extends AnyShip, Desk extends ReachDesk<Ship>>({
  sideOf,
  hullTaken,
}: Reaching<Ship, Desk>) => {
  const known = new Map<string, readonly number[]>();
  const keyOf = (ship: Ship, against: Ship, { cards, rules }: Desk): string => {
    const weapons = ship.armaments.map(({ weapon }) => cards.weapons.get(weapon) ?? null);
    return JSON.stringify([ship, weapons, against, rules.rulings]);
  };

  /** The one that was chosen, else a Heavy ship of somebody else. */
  const targetOf = (desk: Desk): Ship | undefined => {
    const ships = [...desk.cards.ships.values()];
    const own = new Set(shipsOf(desk.fleet, desk.cards.ships).map(sideOf));
    const others = ships.filter((ship) => !own.has(sideOf(ship)));
    const heavy = others.find(({ role }) => role === 'Heavy');
    return desk.cards.ships.get(desk.target) ?? heavy ?? others[0] ?? ships[0];
  };

  /** Null while some of it is not worked out. */
  const chart = (desk: Desk, against: Ship): readonly number[] | null => {
    const each = shipsOf(desk.fleet, desk.cards.ships).map((ship) =>
      known.get(keyOf(ship, against, desk)),
    );
    const taken = each.filter((hull) => hull !== undefined);
    return taken.length === each.length ? summed(taken) : null;
  };

  function* working(desk: Desk, against: Ship): Generator<void> {
    for (const ship of new Set(shipsOf(desk.fleet, desk.cards.ships))) {
      const key = keyOf(ship, against, desk);
      if (known.has(key)) continue;
      const hull: number[] = [];
      for (const taken of hullTaken(ship, against, desk)) {
        hull.push(taken);
        yield;
      }
      known.set(key, hull);
    }
  }

  return {
    /** What the fleet does at each distance. */
    blocks: (desk: Desk): readonly Block[] => {
      const against = targetOf(desk);
      if (!against) return [];
      const note = desk.words.fleetDesk.totals.chartNote(against.name);
      return [
        targetBlock<Ship>(desk, against),
        barsBlock(chart(desk, against), desk),
        { block: 'text', text: note },
      ];
    },
    /** What the chart waits for; null where it has everything. */
    work: (desk: Desk): Iterable<void> | null => {
      const against = targetOf(desk);
      return against && !chart(desk, against) ? working(desk, against) : null;
    },
  };
};
