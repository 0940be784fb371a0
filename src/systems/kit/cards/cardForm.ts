import type { Checked, Problem } from '../../../core/checked/checked';
import type { Reader } from '../../../core/checked/read';
import type { Card } from '../../../core/game/setup';
import type { Answer, Answers } from '../../../core/pages/answers';
import type { CardName, DraftCard } from '../../../core/pages/desks';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Form, ValueOf } from './form';
import { freshKind, kinds, mapped, type Fields, type KindsOf } from './partForms';

/** Which fields of a card show where. */
interface Shows<Field extends string> {
  /** Under its name, in a list of thousands. */
  readonly kicker: readonly Field[];
  /** What a filter offers. */
  readonly groups: readonly Field[];
  /** What else a search finds it by. */
  readonly found?: readonly Field[];
  /** The number that stands large on it. */
  readonly figure?: Field;
  readonly silhouette?: (draft: Answers) => Silhouette | null;
}

interface Whole<Value> {
  /** Kinds of cards that it cannot do without: they travel with it. */
  readonly needs?: readonly string[];
  /** Whether nothing is known yet of what it does. */
  isWordless?(draft: Answers): boolean;
  /** What is wrong with a card that can be read. */
  odd?(card: Value): readonly Problem[];
}

/** Every card has a code and a name. */
type Table = Form & {
  readonly fields: Fields & { readonly code: Form<string>; readonly name: Form<string> };
};

/** A kind of card: its table of fields, and where they show. */
export interface CardForm<Some extends Table = Table> extends Shows<string>, Whole<ValueOf<Some>> {
  readonly table: Some;
}

export const cardForm = <Some extends Table>(
  table: Some,
  shows: Shows<keyof Some['fields'] & string> & Whole<ValueOf<Some>>,
): CardForm<Some> => ({ table, ...shows });

/** The kinds of card of a rule set. */
export type CardForms = Readonly<Record<string, CardForm>>;

type Tables<Forms extends CardForms> = { readonly [Kind in keyof Forms]: Forms[Kind]['table'] };
export type CardOf<Forms extends CardForms> = KindsOf<'kind', Tables<Forms>>;

const tablesOf = <const Forms extends CardForms>(forms: Forms) =>
  // One table for each kind.
  mapped(forms, ({ table }) => table) as Tables<Forms>;

export interface AllCards<Some> {
  /** Any card as typed or imported, told by its kind. */
  readonly read: Reader<Some>;
  /** The other cards that it names, and where. */
  readonly namesIn: (card: Some) => readonly CardName[];
}

export const allCards = <const Forms extends CardForms>(forms: Forms): AllCards<CardOf<Forms>> => {
  const all = kinds('kind', tablesOf(forms));
  return { read: all.read, namesIn: (card) => all.name?.(card, '') ?? [] };
};

export const blankCard = (forms: CardForms, kind: string): Answers => {
  const form = forms[kind];
  return form ? freshKind('kind', kind, form.table) : {};
};

/** `armaments[2].mounts[0].dice` is wrong in the third of the armaments. */
export const placeOf = ({ path }: Problem): readonly [field: string, item: number | null] => {
  const [, field = '', item] = /^([^.[]*)(?:\[(\d+)\])?/.exec(path) ?? [];
  return [field, item === undefined ? null : Number(item)];
};

/** A draft as one of its kind, the same where it is one already. */
export const asKind = (kind: string, draft: Answers): Answers =>
  draft.kind === kind ? draft : { ...draft, kind };

const without = ({ table: { fields } }: CardForm, draft: Answers, problems: readonly Problem[]) => {
  const places = problems.map(placeOf);
  const kept = Object.entries(fields).map(([field, form]): readonly [string, Answer] => {
    const wrong = places.filter(([name]) => name === field);
    const value = draft[field] ?? null;
    if (wrong.length === 0) return [field, value];
    if (!Array.isArray(value) || wrong.some(([, item]) => item === null)) {
      return [field, form.standIn ?? form.blank];
    }
    const items: readonly Answer[] = value;
    return [field, items.filter((_, at) => wrong.every(([, item]) => item !== at))];
  });
  return { ...Object.fromEntries(kept), kind: draft.kind ?? null };
};

/** What a draft has of a card: without what is wrong, and with something in place of what is missing. */
export const cardSoFar = <Some extends Card>(
  form: CardForm,
  read: (draft: Answers) => Checked<Some>,
  draft: Answers,
): Some | null => {
  const first = read(draft);
  if (first.ok) return first.value;
  const again = read(without(form, draft, first.problems));
  return again.ok ? again.value : null;
};

/** A card in the place of any draft that has a code; null where it has none. */
export const makeStandIn =
  <Some extends Card>(forms: CardForms, read: Reader<Some>) =>
  ({ kind, draft }: DraftCard): Some | null => {
    const form = forms[kind];
    const isNamed = typeof draft['code'] === 'string' && draft['code'] !== '';
    return form && isNamed
      ? cardSoFar(form, (typed) => read(typed, ''), asKind(kind, draft))
      : null;
  };
