import { counts, list } from '../../../kit/english';
import type { Arc, Facing, Icon } from '../../cards/terms';
import { type UsableShields } from '../../play/strikes';

const ARCS: Readonly<Record<Arc, string>> = {
  F: 'forward',
  FX: 'wide forward',
  R: 'right',
  A: 'aft',
  AX: 'wide aft',
  L: 'left',
  '360': 'all-round',
};

const ICONS: Readonly<Record<Icon, string>> = {
  lock: 'Target Lock',
  hit: 'Hit',
  critical: 'Critical Hit',
  direct: 'Direct Hit',
};

const counted = (icon: Icon, count: number): string => counts(ICONS[icon])(count);

/** On a key as wide as a thumb, and over a column. */
const SHORT: Readonly<Record<Icon, string>> = {
  lock: 'Lock',
  hit: 'Hit',
  critical: 'Crit',
  direct: 'Direct',
};

const points = counts('Shield Point');

const shields = ({ points: all, from, rule }: UsableShields): string => {
  if (rule === '8D-01') return 'Shields do not work in a nebula.';
  if (from.length === 0) return `${points(all)} may be spent.`;
  const facings: readonly Facing[] = from.map(({ facing }) => facing);
  return `${points(all)} may be spent from ${list(facings)}.`;
};

export const strikeWords = {
  arc: (arc: Arc) => ARCS[arc],
  icon: (icon: Icon) => ICONS[icon],
  counted,
  /** `1 Hit and 2 Direct Hits` */
  icons: (of: readonly Icon[]) =>
    list([...new Set(of)].map((icon) => counted(icon, of.filter((one) => one === icon).length))),
  short: SHORT,
  shields,
} as const;
