import type { Block, Page } from '../../../../core/pages/page';
import { ARCS } from '../../cards/terms';
import type { FleetTotals } from '../../fleet/figures';
import type { AdmiralsOnDesk } from './onDesk';

const SUMS = ['ships', 'hull', 'shields', 'dice', 'skirmishDice', 'orderLimit', 'moves'] as const;

const sumsBlock = (totals: FleetTotals, { words }: AdmiralsOnDesk): Block => {
  const { totals: say, figure } = words.fleetDesk;
  const rows = SUMS.map((sum) => ({ label: say[sum], cells: [figure(totals[sum])] }));
  return { block: 'table', label: say.inAll, head: [], rows };
};

/** Everything that can be added up. */
const totalsBlocks = (totals: FleetTotals, desk: AdmiralsOnDesk): readonly Block[] => {
  const say = desk.words.fleetDesk.totals;
  const bar = (label: string, value: number) => ({ label, value, text: say.diceCount(value) });
  const arcs = ARCS.filter((arc) => totals.diceByArc[arc] > 0);
  return [
    sumsBlock(totals, desk),
    ...(totals.unknown > 0 ? [{ block: 'text' as const, text: say.unknown(totals.unknown) }] : []),
    {
      block: 'bars',
      label: say.byArc,
      bars: arcs.map((arc) => bar(say.arc(arc), totals.diceByArc[arc])),
    },
    {
      block: 'bars',
      label: say.byDistance,
      bars: totals.diceByDistance.map((dice, distance) => bar(say.bar(distance), dice)),
    },
  ];
};

/** The fleet card: what the fleet brings in all. */
export const totalsPage = (
  desk: AdmiralsOnDesk,
  totals: FleetTotals,
  aside: readonly Block[] = [],
): Page => {
  const { fleet, kicker, words } = desk;
  const { title, empty } = words.fleetDesk.totals;
  if (fleet.ships.length === 0) return { title, kicker, blocks: [{ block: 'text', text: empty }] };
  return {
    title,
    kicker,
    blocks: totalsBlocks(totals, desk),
    ...(aside.length > 0 ? { aside } : {}),
  };
};
