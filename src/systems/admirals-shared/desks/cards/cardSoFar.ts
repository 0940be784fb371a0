import type { Problem } from '../../../../core/checked/checked';
import type { Card } from '../../../../core/game/setup';
import type { Answer, Answers } from '../../../../core/pages/answers';
import type { CardKind } from '../../cards/types';
import { asKind, type Bench } from './bench';

/** `armaments[2].mounts[0].dice` is wrong in the third of the armaments. */
export const placeOf = ({ path }: Problem): readonly [field: string, item: number | null] => {
  const [, field = '', item] = /^([^.[]*)(?:\[(\d+)\])?/.exec(path) ?? [];
  return [field, item === undefined ? null : Number(item)];
};

const without = (
  { blank, standIn }: Bench,
  kind: CardKind,
  draft: Answers,
  problems: readonly Problem[],
): Answers => {
  const places = problems.map(placeOf);
  const empty = blank(kind);
  const known = Object.keys(empty).map((field): readonly [string, Answer] => {
    const wrong = places.filter(([name]) => name === field);
    const value = draft[field] ?? null;
    if (wrong.length === 0) return [field, value];
    if (!Array.isArray(value) || wrong.some(([, item]) => item === null)) {
      return [field, standIn(kind, field) ?? empty[field] ?? null];
    }
    const items: readonly Answer[] = value;
    return [field, items.filter((_, index) => wrong.every(([, item]) => item !== index))];
  });
  return { ...Object.fromEntries(known), kind };
};

type OfKind<Some extends Card, Kind> = Extract<Some, { readonly kind: Kind }>;

const isOf = <Some extends Card, Kind extends CardKind>(
  kind: Kind,
  card: Some,
): card is OfKind<Some, Kind> => card.kind === kind;

/** What a draft has of a card: without what is wrong, and with something in place of what is missing. */
export const cardSoFar = <Some extends Card, Kind extends CardKind>(
  bench: Bench<Some>,
  kind: Kind,
  draft: Answers,
): OfKind<Some, Kind> | null => {
  const { read } = bench;
  const first = read(asKind(kind, draft));
  if (first.ok) return isOf(kind, first.value) ? first.value : null;
  const again = read(without(bench, kind, draft, first.problems));
  return again.ok && isOf(kind, again.value) ? again.value : null;
};
