import { byName, CHART_RESULTS, ICONS, type ChartResult, type Icon } from '../cards/terms';
import type { WeaponCard } from '../cards/types';

export type Chart = WeaponCard['chart'];

const NO_ICONS: readonly Icon[] = [];

/** Every result beyond the print as the nearest row that is printed. */
export const nearestRows = (chart: Chart): Chart => {
  const printed = CHART_RESULTS.filter((result) => chart[result] !== undefined);
  const [lowest] = printed;
  const highest = printed.at(-1);
  if (lowest === undefined || highest === undefined) return chart;
  const nearest = (result: ChartResult): readonly Icon[] | undefined =>
    chart[result < lowest ? lowest : result > highest ? highest : result];
  const rows = CHART_RESULTS.map((result) => [result, nearest(result)] as const);
  return Object.fromEntries(rows.filter(([, icons]) => icons !== undefined));
};

interface ReadsCharts {
  readonly rulings: { readonly 'chart-beyond-the-print': 'no-icon' | 'nearest-row' };
}

/** 5C: the chart as this table reads it: beyond the print no icon, or those of the nearest row (ruling chart-beyond-the-print). */
export const chartOf = ({ chart }: { readonly chart: Chart }, { rulings }: ReadsCharts): Chart =>
  rulings['chart-beyond-the-print'] === 'no-icon' ? chart : nearestRows(chart);

/** 5C: the icons of one modified result. */
export const iconsAt = (chart: Chart, result: number): readonly Icon[] => {
  const row = CHART_RESULTS.find((one) => one === result);
  return (row === undefined ? undefined : chart[row]) ?? NO_ICONS;
};

export type IconCount = Readonly<Record<Icon, number>>;

/** 5C: what dice that were rolled give with a modifier. */
export const readDice = (chart: Chart, modifier: number, dice: readonly number[]): IconCount => {
  const icons = dice.flatMap((die) => iconsAt(chart, die + modifier));
  return byName(ICONS, (icon) => icons.filter((one) => one === icon).length);
};
