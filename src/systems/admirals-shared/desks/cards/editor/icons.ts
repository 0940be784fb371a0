import type { Changes } from '../../../../../core/pages/answers';
import type { Block, Item, Page } from '../../../../../core/pages/page';
import { MOST_ITEMS } from '../../../cards/limits';
import type { Icon } from '../../../cards/terms';
import { textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';

type Grid = Extract<Block, { readonly block: 'grid' }>;
type Row = Grid['rows'][number];

/** Icons in a row of a card, and what the draft becomes with others. */
export interface IconsAt<Some extends Icon = Icon> {
  readonly label: string;
  readonly path: string;
  readonly columns: readonly Some[];
  readonly icons: readonly Some[];
  readonly set: (icons: readonly Some[]) => Changes;
}

/** More of one icon than prints usually have: taps on a cell go around from here. */
const MOST_BY_TAPS = 3;

const countOf = <Some extends Icon>(icons: readonly Some[], icon: Some): number =>
  icons.filter((one) => one === icon).length;

/** One more of an icon, in the order of the taps; after the last, none. */
export const tapped = <Some extends Icon>(icons: readonly Some[], icon: Some): readonly Some[] => {
  const isFull = countOf(icons, icon) >= MOST_BY_TAPS || icons.length === MOST_ITEMS.icons;
  return isFull ? icons.filter((one) => one !== icon) : [...icons, icon];
};

/** A row of a chart: a tap on an icon adds one more of it, a tap on the label leads to its numbers. */
export const iconRow = <Some extends Icon>({ words }: Open, row: IconsAt<Some>): Row => ({
  label: row.label,
  act: {
    label: words.cardDesk.inNumbers(row.label),
    opens: { page: 'icons', about: row.path },
  },
  cells: row.columns.map((icon) => {
    const count = countOf(row.icons, icon);
    return {
      on: count > 0,
      ...(count > 1 ? { mark: words.cardDesk.times(count) } : {}),
      spoken: words.cardDesk.cell(row.label, words.strike.icon(icon), count),
      answers: row.set(tapped(row.icons, icon)),
    };
  }),
});

const iconItem = <Some extends Icon>({ words }: Open, row: IconsAt<Some>, icon: Some): Item => {
  const { icons, set } = row;
  const say = words.cardDesk;
  const name = words.strike.icon(icon);
  const [more, less] = [say.oneMore(name), say.oneLess(name)];
  const last = icons.lastIndexOf(icon);
  return {
    id: icon,
    title: name,
    count: {
      value: countOf(icons, icon),
      more:
        icons.length < MOST_ITEMS.icons
          ? { label: more, spoken: more, answers: set([...icons, icon]) }
          : { label: more, spoken: more, why: say.fullRow(MOST_ITEMS.icons) },
      ...(last < 0
        ? {}
        : {
            less: { label: less, spoken: less, answers: set(icons.filter((_, at) => at !== last)) },
          }),
    },
  };
};

/** A row by its numbers, as many of an icon as a card can hold. */
export const iconsPage = (open: Open, row: IconsAt): Page => {
  const { acts, inNumbers, iconsOf, fullRow } = open.words.cardDesk;
  return {
    title: inNumbers(row.label),
    kicker: textAt(open.draft, 'name'),
    blocks: [
      {
        block: 'items',
        label: iconsOf(row.label),
        note: fullRow(MOST_ITEMS.icons),
        items: row.columns.map((icon) => iconItem(open, row, icon)),
      },
    ],
    primary: { label: acts.done, opens: 'back' },
  };
};
