import type { Answers } from '../../../core/pages/answers';
import type { Card } from '../../../core/game/setup';
import type { CardGlance, Shelf } from '../../../core/pages/desks';
import type { Block, Page, PageRef } from '../../../core/pages/page';
import { cardSoFar } from './cardForm';
import { PART } from './controls';
import { draftOf } from './draftOf';
import { numberAt, textAt } from './draftParts';
import { faultsOf, isWordless, missing, walk, worthKnowing, type KindOnDesk } from './faults';
import type { FieldWords } from './form';
import { spotAt, type Open } from './open';

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

/** A card at a glance; a draft shows what it has. */
export const glanceAt = (kind: KindOnDesk, draft: Answers): CardGlance => {
  const { kicker, groups, found = [], silhouette, figure } = kind.form;
  const shape = silhouette?.(draft) ?? null;
  const value = figure === undefined ? null : numberAt(draft, figure);
  const large = figure === undefined ? undefined : wordsAt(kind, figure).figure;
  const name = textAt(draft, 'name');
  const tells = (field: string) => told(kind, draft, field);
  return {
    code: textAt(draft, 'code'),
    name,
    kicker: joined(
      ...kicker.flatMap(tells),
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
    kicker: joined(
      textAt(draft, 'code'),
      ...kind.form.kicker.flatMap((field) => told(kind, draft, field)),
    ),
    ...figureOf(kind, draft),
    blocks: [
      ...shownBlocks(kind, card, shelf),
      ...(warning === undefined
        ? []
        : [{ block: 'text', text: warning, tone: 'warning' } as const]),
    ],
  };
};

const findings = (
  label: string,
  tone: 'warning' | 'plain',
  lines: readonly string[],
): readonly Block[] =>
  lines.length === 0
    ? []
    : [{ block: 'findings', label, findings: lines.map((text) => ({ text, rule: null, tone })) }];

/** The controls of a card, where these are more than those of its fields. */
export type Controls = (draft: Answers, shelf: Shelf, fields: readonly Block[]) => readonly Block[];

const mainPage = (
  kind: KindOnDesk,
  open: Open,
  reading: Page,
  controls: Controls = (_draft, _shelf, fields) => fields,
): Page => {
  const { draft, shelf, words } = open;
  return {
    title: reading.title,
    kicker: joined(kind.words.one, textAt(draft, 'code')),
    blocks: [
      ...controls(draft, shelf, kind.form.table.edit(spotAt(open, ''), kind.words.of)),
      ...findings(words.stillMissing, 'warning', missing(kind, draft, shelf)),
      ...findings(words.worthKnowing, 'plain', worthKnowing(kind, draft, shelf)),
    ],
    aside: [
      { block: 'heading', text: words.asShown, note: reading.kicker ?? '' },
      ...reading.blocks,
    ],
  };
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
