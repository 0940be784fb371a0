import type { Block, Page } from '../../../../core/pages/page';
import { ARCS } from '../../cards/terms';
import type { ShipCard } from '../../cards/types';
import { fleetTotals, type FleetTotals } from '../../fleet/fleetTotals';
import type { AnyDesk } from './anyDesk';
import { kickerOf } from '../../../admirals/desks/fleets/fleetPage';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';
import type { Reach, ReachOf } from '../../../admirals/desks/fleets/reach';

const sumsBlock = (totals: FleetTotals, { words }: AnyDesk): Block => {
  const { totals: say, figure } = words.fleetDesk;
  const row = (label: string, value: number) => ({ label, cells: [figure(value)] });
  return {
    block: 'table',
    label: say.inAll,
    head: [],
    rows: [
      row(say.ships, totals.ships),
      row(say.hull, totals.hull),
      row(say.shields, totals.shields),
      row(say.dice, totals.dice),
      row(say.skirmish, totals.skirmishDice),
      row(say.orders, totals.orderLimit),
      row(say.moves, totals.moves),
    ],
  };
};

const arcsBlock = (totals: FleetTotals, { words }: AnyDesk): Block => {
  const say = words.fleetDesk.totals;
  return {
    block: 'bars',
    label: say.byArc,
    bars: ARCS.filter((arc) => totals.diceByArc[arc] > 0).map((arc) => ({
      label: say.arc(arc),
      value: totals.diceByArc[arc],
      text: say.diceCount(totals.diceByArc[arc]),
    })),
  };
};

const distancesBlock = (totals: FleetTotals, { words }: AnyDesk): Block => {
  const say = words.fleetDesk.totals;
  return {
    block: 'bars',
    label: say.byDistance,
    bars: totals.diceByDistance.map((value, distance) => ({
      label: say.bar(distance),
      value,
      text: say.diceCount(value),
    })),
  };
};

/** Everything that can be added up. */
export const totalsBlocks = (totals: FleetTotals, desk: AnyDesk): readonly Block[] => {
  const say = desk.words.fleetDesk.totals;
  return [
    sumsBlock(totals, desk),
    ...(totals.unknown > 0 ? [{ block: 'text' as const, text: say.unknown(totals.unknown) }] : []),
    arcsBlock(totals, desk),
    distancesBlock(totals, desk),
  ];
};

/** Whom the chart shoots at: the one that was chosen, else a Heavy ship of somebody else. */
const targetOf = ({ target, cards, fleet }: OnDesk): ShipCard | undefined => {
  const ships = [...cards.ships.values()];
  const own = new Set(fleet.ships.map(({ code }) => cards.ships.get(code)?.allegiance));
  const others = ships.filter(({ allegiance }) => !own.has(allegiance));
  return (
    cards.ships.get(target) ?? others.find(({ role }) => role === 'Heavy') ?? others[0] ?? ships[0]
  );
};

const reachOf = (desk: OnDesk): ReachOf | null => {
  const against = targetOf(desk);
  return against ? { ...desk, against } : null;
};

const barsBlock = (chart: readonly number[] | null, { words }: OnDesk): Block => {
  const say = words.fleetDesk.totals;
  if (!chart) return { block: 'text', text: say.working };
  const bars = chart.map((value, distance) => ({
    label: say.bar(distance),
    value,
    text: say.lost(value),
  }));
  return { block: 'bars', label: say.chart, bars };
};

const chartBlocks = (desk: OnDesk, reach: Reach): readonly Block[] => {
  const { cards, words } = desk;
  const say = words.fleetDesk.totals;
  const of = reachOf(desk);
  if (!of) return [];
  const { against } = of;
  return [
    {
      block: 'choice',
      id: 'target',
      label: say.target,
      style: 'menu',
      value: against.code,
      options: [...cards.ships.values()].map(({ code, name, role, hull }) => ({
        value: code,
        label: name,
        detail: say.targetLine(role, hull),
      })),
    },
    barsBlock(reach.chart(of), desk),
    { block: 'text', text: say.chartNote(against.name) },
  ];
};

/** What the chart waits for; null where it has everything. */
export const totalsWork = (desk: OnDesk, reach: Reach): Iterable<void> | null => {
  const of = reachOf(desk);
  return of && !reach.chart(of) ? reach.work(of) : null;
};

/** The fleet card: what the fleet brings in all, and what it does at each distance. */
export const totalsPage = (desk: OnDesk, reach: Reach): Page => {
  const { fleet, cards, rules, words } = desk;
  const say = words.fleetDesk.totals;
  const head = { title: say.title, kicker: kickerOf(desk) };
  if (fleet.ships.length === 0) return { ...head, blocks: [{ block: 'text', text: say.empty }] };
  const totals = fleetTotals(fleet, cards, rules);
  return {
    ...head,
    blocks: totalsBlocks(totals, desk),
    aside: chartBlocks(desk, reach),
  };
};
