import type { Checked, Message, Problem } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import { answerAt, type Answer, type Answers } from '../../../core/pages/answers';
import type { CardName, Shelf } from '../../../core/pages/desks';
import { seen } from '../../../core/outside/signs';
import type { CardForm } from './cardForm';
import type { Form, Within } from './form';
import type { Fault, Opens } from './open';
import { cardOnShelf } from './shelfCards';
import type { DeskWords } from './words/en/desk';

/** A kind of card on a desk: its form, its words, and how a draft of it is read. */
export interface KindOnDesk {
  readonly id: string;
  readonly form: CardForm;
  readonly words: KindWords<unknown>;
  readonly desk: DeskWords;
  readonly opens: Opens;
  readonly read: (draft: Answers) => Checked<Card>;
  readonly namesIn: (card: Card) => readonly CardName[];
  readonly problem: (why: Message) => string;
}

/** What a kind of card is called, and each of its fields. */
export interface KindWords<Words> {
  readonly one: string;
  readonly many: string;
  readonly of: Words;
  /** While nothing is known of what it does: in a list, and as a sentence. */
  readonly wordless?: { readonly told: string; readonly why: string };
}

/** What stands at a path, with each step of the way as a player calls it. */
export const walk = (
  { form: { table }, words }: Pick<KindOnDesk, 'form' | 'words'>,
  draft: Answers,
  path: string,
): readonly Within[] => {
  const steps = path.split('.');
  let here: Within | null = { called: '', form: table, words: words.of };
  let found: Answer | undefined = draft;
  return steps.map((step): Within => {
    const { form, words: own }: { form?: Form; words?: unknown } = here ?? {};
    here = form?.within?.(step, own, found) ?? null;
    found = found === undefined ? undefined : answerAt({ found }, `found.${step}`);
    return here ?? { called: step };
  });
};

/** `Armament 1, dice` */
const placeName = (kind: KindOnDesk, draft: Answers, path: string): string => {
  const names = walk(kind, draft, path).reduce<readonly string[]>(
    (before, { called, place }) =>
      place === undefined
        ? [...before, called]
        : [...before.slice(0, -1), kind.desk.numbered(called, place + 1)],
    [],
  );
  return kind.desk.place(names);
};

const isNothing = (draft: Answers, path: string): boolean => {
  const found = answerAt(draft, path);
  return (
    found === undefined ||
    found === null ||
    (typeof found === 'string' && seen(found) === '') ||
    (Array.isArray(found) && found.length === 0)
  );
};

const faultOf = ({ problem }: KindOnDesk, draft: Answers, { path: found, why }: Problem): Fault => {
  const path = found.replace(/\[(\d+)\]/g, '.$1');
  return { path, text: problem(why), isBlank: path !== '' && isNothing(draft, path) };
};

/** Everything that keeps a draft from being a card. */
export const faultsOf = (kind: KindOnDesk, draft: Answers): readonly Fault[] => {
  const read = kind.read(draft);
  return read.ok ? [] : read.problems.map((one) => faultOf(kind, draft, one));
};

/** The cards that a complete card names. */
export const namesOf = ({ read, namesIn }: KindOnDesk, draft: Answers): readonly CardName[] => {
  const card = read(draft);
  return card.ok ? namesIn(card.value) : [];
};

/** The cards that a complete card names and nobody has entered yet: those that it needs, or the others. */
const strangers = (
  kind: KindOnDesk,
  draft: Answers,
  shelf: Shelf,
  areNeeded: boolean,
): readonly Fault[] =>
  namesOf(kind, draft)
    .filter((named) => (kind.form.needs ?? []).includes(named.kind) === areNeeded)
    .filter((named) => !cardOnShelf(shelf, named.kind, named.code))
    .map(({ path, kind: lost, code }) =>
      faultOf(kind, draft, { path, why: { id: 'no-such-card', kind: lost, code } }),
    );

const oddities = (kind: KindOnDesk, draft: Answers): readonly Fault[] => {
  const card = kind.read(draft);
  const odd = card.ok ? (kind.form.odd?.(card.value) ?? []) : [];
  return odd.map((one) => faultOf(kind, draft, one));
};

/** What fields are short of, though they are right as far as they go. */
const lacks = ({ form, words }: KindOnDesk, draft: Answers): readonly Fault[] =>
  Object.entries(form.table.fields).flatMap(([path, field]) => {
    const own = form.table.within?.(path, words.of, draft)?.words;
    const text = field.lack?.(draft[path], own) ?? null;
    return text === null ? [] : [{ path, text, isBlank: false }];
  });

/** What is still missing or wrong with a draft, a sentence each. */
export const missing = (kind: KindOnDesk, draft: Answers, shelf: Shelf): readonly string[] =>
  [
    ...faultsOf(kind, draft),
    ...strangers(kind, draft, shelf, true),
    ...oddities(kind, draft),
    ...lacks(kind, draft),
  ].map(({ path, text, isBlank }) => {
    if (path === '') return text;
    const place = placeName(kind, draft, path);
    return isBlank ? kind.desk.missing(place) : kind.desk.wrong(place, text);
  });

/** Whether it can be told from its name alone, though it had better say what it does. */
export const isWordless = ({ form, words }: KindOnDesk, draft: Answers): boolean =>
  words.wordless !== undefined && (form.isWordless?.(draft) ?? false);

/** Other cards that it names and does without, and what a player had better know. */
export const worthKnowing = (kind: KindOnDesk, draft: Answers, shelf: Shelf): readonly string[] => [
  ...(kind.words.wordless && kind.read(draft).ok && isWordless(kind, draft)
    ? [kind.words.wordless.why]
    : []),
  ...new Set(strangers(kind, draft, shelf, false).map(({ text }) => text)),
];
