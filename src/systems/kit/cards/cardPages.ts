import { type Answers, answerAt, type Answer } from '../../../core/pages/answers';
import type { Card } from '../../../core/game/setup';
import type { CardGlance, Shelf, CardName } from '../../../core/pages/desks';
import type { Block, Page, PageRef } from '../../../core/pages/page';
import { cardSoFar, type CardForm } from './cardForm';
import { findingsBlock, laidOut, listed, type Blocks } from '../pages/laidOut';
import { PART } from './controls';
import { draftOf } from './draftOf';
import { numberAt, textAt } from './draftParts';
import type { FieldWords, Form, Within } from './form';
import { spotAt, type Open, type Fault, type Opens } from './open';
import type { Checked, Message, Problem } from '../../../core/checked/checked';
import { seen } from '../../../core/outside/signs';
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

const joined = (...words: readonly (string | undefined)[]): string =>
  [...new Set(words)].filter(Boolean).join(' · ');

/** The words of a field; every field has at least a label. */
const wordsAt = ({ words }: KindOnDesk, field: string): FieldWords =>
  // The catalogue has words for each field of the table.
  (words.of as Readonly<Record<string, FieldWords>>)[field] ?? { label: field };

/** What a draft has of a field, in a word or two each; what goes without saying is left out. */
const told = (kind: KindOnDesk, draft: Answers, field: string): readonly string[] => {
  const form = kind.form.table.fields[field];
  const found = draft[field];
  if (!form?.tell || (found !== undefined && found === form.otherwise)) return [];
  return form.tell(found, wordsAt(kind, field));
};

/** What stands under its name, and is not said by that. */
const kickerOf = (kind: KindOnDesk, draft: Answers): readonly string[] =>
  kind.form.kicker
    .flatMap((field) => told(kind, draft, field))
    .filter((one) => one !== textAt(draft, 'name'));

/** A card at a glance; a draft shows what it has. */
export const glanceAt = (kind: KindOnDesk, draft: Answers): CardGlance => {
  const { groups, found = [], silhouette, figure } = kind.form;
  const shape = silhouette?.(draft) ?? null;
  const value = figure === undefined ? null : numberAt(draft, figure);
  const large = figure === undefined ? undefined : wordsAt(kind, figure).figure;
  const name = textAt(draft, 'name');
  const tells = (field: string) => told(kind, draft, field);
  return {
    code: textAt(draft, 'code'),
    name,
    kicker: joined(
      ...kickerOf(kind, draft),
      ...(name !== '' && isWordless(kind, draft) ? [kind.words.wordless?.told] : []),
    ),
    ...(value === null || !large ? {} : { figure: large(value) }),
    ...(shape ? { silhouette: shape } : {}),
    groups: Object.fromEntries(
      groups.flatMap((field) => {
        const [first] = tells(field);
        const { short, label } = wordsAt(kind, field);
        return first === undefined ? [] : [[short ?? label, first]];
      }),
    ),
    words: found.flatMap(tells),
  };
};

const figureOf = (kind: KindOnDesk, draft: Answers): Pick<Page, 'figure'> => {
  const { figure, table } = kind.form;
  const value = figure === undefined ? null : numberAt(draft, figure);
  if (figure === undefined || value === null) return {};
  const { short, label } = wordsAt(kind, figure);
  const { rule } = table.fields[figure] ?? {};
  const reads = rule === undefined ? {} : kind.opens.rule(rule);
  return { figure: { label: short ?? label, value: String(value), ...reads } };
};

const shownBlocks = (kind: KindOnDesk, card: Card, shelf: Shelf): readonly Block[] =>
  Object.entries(card).flatMap(([field, value]) => {
    const form = kind.form.table.fields[field];
    return form?.show?.(value, wordsAt(kind, field), shelf) ?? [];
  });

export const titleOf = ({ words, desk }: KindOnDesk, draft: Answers): string =>
  textAt(draft, 'name') || desk.unnamed(words.one);

/** A card to look at, drafts too, field by field: what is missing is left out. */
export const readingOf = (kind: KindOnDesk, draft: Answers, shelf: Shelf): Page => {
  const title = titleOf(kind, draft);
  const card = cardSoFar(kind.form, kind.read, draft);
  if (!card) return { title, blocks: [] };
  const warning = isWordless(kind, draftOf(card)) ? kind.words.wordless?.why : undefined;
  return {
    title,
    kicker: joined(textAt(draft, 'code'), ...kickerOf(kind, draft)),
    ...figureOf(kind, draft),
    blocks: listed<Block>([
      shownBlocks(kind, card, shelf),
      warning !== undefined && { block: 'text', text: warning, tone: 'warning' },
    ]),
  };
};

const findings = (label: string, tone: 'warning' | 'plain', lines: readonly string[]): Blocks => {
  const found = lines.map((text) => ({ text, rule: null, tone }));
  return findingsBlock(found, label);
};

/** The controls of a card, where these are more than those of its fields. */
export type Controls = (draft: Answers, shelf: Shelf, fields: readonly Block[]) => readonly Block[];

const mainPage = (
  kind: KindOnDesk,
  open: Open,
  reading: Page,
  controls: Controls = (_draft, _shelf, fields) => fields,
): Page => {
  const { draft, shelf, words } = open;
  const heading: Block = { block: 'heading', text: words.asShown, note: reading.kicker ?? '' };
  return laidOut({
    title: reading.title,
    kicker: joined(kind.words.one, textAt(draft, 'code')),
    blocks: [
      controls(draft, shelf, kind.form.table.edit(spotAt(open, ''), kind.words.of)),
      findings(words.stillMissing, 'warning', missing(kind, draft, shelf)),
      findings(words.worthKnowing, 'plain', worthKnowing(kind, draft, shelf)),
    ],
    ...(reading.blocks.length > 0 && { aside: [heading, reading.blocks] }),
  });
};

const partPage = (kind: KindOnDesk, open: Open, path: string): Page | null => {
  const last = walk(kind, open.draft, path).at(-1);
  if (last?.page) return last.page(open, path);
  return last?.form?.page?.(open, path, last.words) ?? null;
};

/** The editor, top to bottom as the card is printed, or the page of a part; null for one that is not there. */
export const editorOf = (
  kind: KindOnDesk,
  draft: Answers,
  { page, about }: PageRef,
  shelf: Shelf,
  reading: () => Page,
  controls?: Controls,
): Page | null => {
  const faults = faultsOf(kind, draft);
  const open: Open = { kind: kind.id, draft, shelf, faults, words: kind.desk, opens: kind.opens };
  if (page !== PART) return mainPage(kind, open, reading(), controls);
  return about === undefined ? null : partPage(kind, open, about);
};
