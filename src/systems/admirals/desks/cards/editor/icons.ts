import type { Changes } from '../../../../../core/pages/answers';
import type { Block } from '../../../../../core/pages/page';
import { MOST_ITEMS } from '../../../cards/parse/limits';
import type { Icon } from '../../../cards/types';
import type { Open } from '../open';

type Grid = Extract<Block, { readonly block: 'grid' }>;
type Row = Grid['rows'][number];

/** More of one icon in a row than any print has. */
const MOST_ALIKE = 3;

/** One more of an icon, in the order of the taps; after the last, none. */
export const tapped = <Some extends Icon>(icons: readonly Some[], icon: Some): readonly Some[] => {
  const alike = icons.filter((one) => one === icon).length;
  const isFull = alike === MOST_ALIKE || icons.length === MOST_ITEMS.icons;
  return isFull ? icons.filter((one) => one !== icon) : [...icons, icon];
};

/** A row of a chart: a tap on an icon adds one more of it. */
export const iconRow = <Some extends Icon>(
  { words }: Open,
  label: string,
  row: {
    readonly columns: readonly Some[];
    readonly icons: readonly Some[];
    readonly set: (icons: readonly Some[]) => Changes;
  },
): Row => ({
  label,
  cells: row.columns.map((icon) => {
    const count = row.icons.filter((one) => one === icon).length;
    return {
      on: count > 0,
      ...(count > 1 ? { mark: words.cardDesk.times(count) } : {}),
      spoken: words.cardDesk.cell(label, words.strike.icon(icon), count),
      answers: row.set(tapped(row.icons, icon)),
    };
  }),
});
