import type { Problem } from '../../../../core/checked/checked';
import type { Answer, Answers } from '../../../../core/pages/answers';
import type { AdmiralsCard, CardKind } from '../../cards/types';
import { asKind, type Bench } from './bench';
import { blankCard } from './blank';
import type { CardOf } from './shelfCards';

/** What stands in where a card must have something and the draft has not yet; it is never shown. */
const STAND_INS: Answers = {
  code: '?',
  name: '?',
  allegiance: '?',
  role: 'Light',
  hull: 1,
  types: ['Basic'],
  maxDistance: 0,
};

const ORDER_TYPE = 'Basic';

const standIn = (kind: CardKind, field: string): Answer => {
  if (field === 'type' && kind === 'order') return ORDER_TYPE;
  return STAND_INS[field] ?? blankCard(kind)[field] ?? null;
};

/** `armaments[2].mounts[0].dice` is wrong in the third of the armaments. */
const placeOf = ({ path }: Problem): readonly [field: string, item: number | null] => {
  const [, field = '', item] = /^([^.[]*)(?:\[(\d+)\])?/.exec(path) ?? [];
  return [field, item === undefined ? null : Number(item)];
};

const without = (kind: CardKind, draft: Answers, problems: readonly Problem[]): Answers => {
  const places = problems.map(placeOf);
  const known = Object.keys(blankCard(kind)).map((field): readonly [string, Answer] => {
    const wrong = places.filter(([name]) => name === field);
    const value = draft[field] ?? null;
    if (wrong.length === 0) return [field, value];
    if (!Array.isArray(value) || wrong.some(([, item]) => item === null)) {
      return [field, standIn(kind, field)];
    }
    const items: readonly Answer[] = value;
    return [field, items.filter((_, index) => wrong.every(([, item]) => item !== index))];
  });
  return { ...Object.fromEntries(known), kind };
};

const isOf = <Kind extends CardKind>(kind: Kind, card: AdmiralsCard): card is CardOf<Kind> =>
  card.kind === kind;

/** What a draft has of a card: without what is wrong, and with something in place of what is missing. */
export const cardSoFar = <Kind extends CardKind>(
  { read }: Bench,
  kind: Kind,
  draft: Answers,
): CardOf<Kind> | null => {
  const first = read(asKind(kind, draft));
  if (first.ok) return isOf(kind, first.value) ? first.value : null;
  const again = read(without(kind, draft, first.problems));
  return again.ok && isOf(kind, again.value) ? again.value : null;
};
