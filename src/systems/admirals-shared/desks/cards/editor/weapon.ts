import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Item, Page } from '../../../../../core/pages/page';
import { MOST, MOST_ITEMS } from '../../../cards/parse/limits';
import { chart as chartReader } from '../../../cards/parse/weapon';
import {
  CHART_RESULTS,
  ICONS,
  WEAPON_TYPES,
  type ChartResult,
  type Icon,
} from '../../../cards/terms';
import { addAct, eitherWay, field, itemActs, numberMenu, picks, plainOptions } from '../controls';
import { listAt, readAt, textAt } from '../../../../kit/cards/draftParts';
import { faultAt } from '../open';
import { type Open } from '../bench';
import { faultChips } from './armament';
import { conditionsBlocks } from './condition';
import { iconRow, iconsPage, type IconsAt } from './icons';
import { lockBlocks, lockIconsPage } from './lock';

type FullChart = Readonly<Record<ChartResult, readonly Icon[]>>;

const chartOf = ({ draft }: Open): FullChart => {
  const read = readAt(draft, 'chart', chartReader) ?? {};
  const at = (result: ChartResult) => read[result] ?? [];
  return {
    0: at(0),
    1: at(1),
    2: at(2),
    3: at(3),
    4: at(4),
    5: at(5),
    6: at(6),
    7: at(7),
    8: at(8),
  };
};

/** Written out in full, so that what gives nothing is known to give nothing. */
const withRow = (chart: FullChart, result: ChartResult, icons: readonly Icon[]): Answers => ({
  chart: { ...chart, [result]: icons },
});

const chartRow = ({ words }: Open, chart: FullChart, result: ChartResult): IconsAt => ({
  label: words.cardDesk.weapon.result(result),
  path: `chart.${result}`,
  columns: ICONS,
  icons: chart[result],
  set: (icons) => withRow(chart, result, icons),
});

/** 5C: modified results against the four icons. */
const chartBlocks = (open: Open): readonly Block[] => {
  const { weapon, icon } = open.words.cardDesk;
  const chart = chartOf(open);
  const fault = faultAt(open, 'chart');
  return [
    {
      block: 'grid',
      label: weapon.chart,
      columns: ICONS.map(icon),
      rows: CHART_RESULTS.map((result) => iconRow(open, chartRow(open, chart, result))),
    },
    ...(fault === null ? [] : [{ block: 'text', text: fault, tone: 'warning' } as const]),
    {
      block: 'acts',
      style: 'row',
      acts: [{ label: weapon.oneOrLess, answers: withRow(chart, 0, chart[1]) }],
    },
  ];
};

/** The icons of one result of the chart, or of the Target Lock ability. */
export const iconsAtPage = (open: Open, path: string): Page | null => {
  const result = CHART_RESULTS.find((one) => `chart.${one}` === path);
  return open.kind === 'weapon' && result !== undefined
    ? iconsPage(open, chartRow(open, chartOf(open), result))
    : lockIconsPage(open, path);
};

const modifierItem = (open: Open, path: string): Item => {
  const { cardDesk } = open.words;
  return {
    id: path,
    title: open.told.modifier(open.draft, path) ?? cardDesk.weapon.newModifier,
    chips: faultChips(open, path),
    act: { label: cardDesk.acts.open, opens: { page: 'modifier', about: path } },
  };
};

const modifiersBlock = (open: Open): Block => {
  const { weapon } = open.words.cardDesk;
  const path = 'modifiers';
  const found = listAt(open.draft, path);
  const add = addAct(open, path, weapon.addModifier, { value: null, when: [] }, 'modifier');
  return {
    block: 'items',
    label: weapon.modifiers,
    items: found.map((_, at) => modifierItem(open, `${path}.${at}`)),
    ...(found.length < MOST_ITEMS.modifiers ? { add } : {}),
  };
};

/** 5B-01 */
export const modifierPage = (open: Open, path: string): Page => {
  const { weapon } = open.words.cardDesk;
  return {
    title: weapon.modifier,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...eitherWay(open, `${path}.value`, weapon.toDie, MOST.modifier),
      ...conditionsBlocks(open, `${path}.when`),
    ],
    ...itemActs(open, path),
  };
};

/** 3A-03, 5C: a weapon's card, from top to bottom. */
export const weaponEditor = (open: Open): readonly Block[] => {
  const { editor, weapon } = open.words.cardDesk;
  return [
    field(open, 'code', editor.code, { hint: weapon.codeHint }),
    field(open, 'name', editor.name),
    ...picks(open, 'types', weapon.types, plainOptions(WEAPON_TYPES)),
    ...numberMenu(open, 'maxDistance', weapon.maxDistance, {
      least: 0,
      most: MOST.distance,
      ...open.reads.distance,
    }),
    ...chartBlocks(open),
    modifiersBlock(open),
    ...lockBlocks(open),
    field(open, 'text', editor.text, { lines: 'many', hint: editor.optional }),
  ];
};
