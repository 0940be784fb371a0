import type { Sentences } from '../../../../core/checked/sentences';
import { makeGrammar } from '../../../../core/words';
import type { Arc, Facing, Icon } from '../../cards/terms';
import type { StrikeRefusal } from '../../../admirals/strike/declare';
import { type UsableShields } from '../../play/strikes';

const { plural, number, list } = makeGrammar('en');

const hexes = (count: number) => plural(count, { one: '# hex', other: '# hexes' });

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

const REFUSALS: Sentences<StrikeRefusal> = {
  'armament-used': () => 'This armament has struck already this round.',
  'weapon-unknown': ({ weapon }) => `The weapon card ${weapon} is not at hand.`,
  'no-strikes-left': ({ most }) =>
    `It has made its ${plural(most, { one: '# strike', other: '# strikes' })}.`,
  'own-team': () => 'The target is on the same team.',
  'out-of-range': ({ distance, most }) =>
    `The target is ${hexes(distance)} away, and this weapon reaches ${number(most)}.`,
  'out-of-arc': ({ arc }) => `The target is not in the ${ARCS[arc]} arc.`,
  reloading: () => 'Heavy weapons are reloading this round.',
  'ordnance-in-black-hole': () => 'Ordnance cannot be guided from a black hole.',
  'in-core-hex': () => 'No strikes are made from the core of a black hole.',
};

const points = (count: number) =>
  plural(count, { one: '# Shield Point', other: '# Shield Points' });

const shields = ({ points: all, from, rule }: UsableShields): string => {
  if (rule === '8D-01') return 'Shields do not work in a nebula.';
  if (from.length === 0) return `${points(all)} may be spent.`;
  const facings: readonly Facing[] = from.map(({ facing }) => facing);
  return `${points(all)} may be spent from ${list(facings)}.`;
};

export const strikeWords = {
  refusals: REFUSALS,
  arc: (arc: Arc) => ARCS[arc],
  icon: (icon: Icon) => ICONS[icon],
  shields,
} as const;
