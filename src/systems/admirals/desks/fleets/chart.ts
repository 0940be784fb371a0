import type { Block } from '../../../../core/pages/page';
import type { ShipCard } from '../../../admirals-shared/cards/types';
import type { OnDesk } from './onDesk';
import type { Reach, ReachOf } from './reach';

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

/** What the fleet does at each distance. */
export const chartBlocks = (desk: OnDesk, reach: Reach): readonly Block[] => {
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
export const chartWork = (desk: OnDesk, reach: Reach): Iterable<void> | null => {
  const of = reachOf(desk);
  return of && !reach.chart(of) ? reach.work(of) : null;
};
