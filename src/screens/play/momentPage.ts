import type { Block, BridgeView, Page, ShipRow } from '../../core/pages/page';

type Fleet = BridgeView['fleets'][number];

const ships = (label: string, rows: readonly ShipRow[]): readonly Block[] =>
  rows.length === 0 ? [] : [{ block: 'ships', label, rows }];

const fleetBlocks = ({ team, label, note, rows, apart }: Fleet): readonly Block[] => [
  { block: 'heading', text: label, note, ...(team !== null && { team }) },
  { block: 'ships', rows },
  ...apart.flatMap((one) => ships(one.label, one.rows)),
];

/** A bridge as a page: both fleets side by side where there is room. It has no acts. */
export function momentPage(
  { kicker, headline, points, fleets, notices }: BridgeView,
  figure: Readonly<{ label: string; score: (points: readonly number[]) => string }>,
): Page {
  const [first = [], ...others] = fleets.map(fleetBlocks);
  return {
    title: headline.text,
    kicker,
    ...(headline.team !== null && { team: headline.team }),
    ...(points.length > 0 && {
      figure: { label: figure.label, value: figure.score(points.map((one) => one.points)) },
    }),
    blocks: [
      ...notices.map(({ text, entry }): Block => ({
        block: 'text',
        text,
        ...(entry !== undefined && { entry }),
      })),
      ...first,
    ],
    ...(others.length > 0 && { aside: others.flat() }),
  };
}
