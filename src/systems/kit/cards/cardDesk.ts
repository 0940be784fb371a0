import type { Message } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import type { Answers } from '../../../core/pages/answers';
import type { BuiltInPack, CardDesk, Shelf } from '../../../core/pages/desks';
import type { Page } from '../../../core/pages/page';
import { onceFor } from '../onceFor';
import { allCards, asKind, blankCard, type AllCards, type CardForms } from './cardForm';
import * as pages from './cardPages';
import type { WordsOf } from './form';
import type { Opens } from './open';
import type { DeskWords } from './words/en/desk';

export type CardsWords<Forms extends CardForms> = {
  readonly [Kind in keyof Forms]: pages.KindWords<WordsOf<Forms[Kind]['table']>>;
};

/** A card as play shows it, where that is more than its fields. */
export type Reading = (kind: pages.KindOnDesk, draft: Answers, shelf: Shelf) => Page;

interface DeskParts<Forms extends CardForms, Words> {
  readonly forms: Forms;
  readonly words: Words;
  readonly desk: DeskWords;
  readonly opens: Opens;
  readonly builtIn: readonly BuiltInPack[];
  readonly readings?: Readonly<Record<string, Reading>>;
  readonly controls?: Readonly<Record<string, pages.Controls>>;
  readonly problem: (why: Message) => string;
}

/** The kinds of card as a desk has them. */
export const kindsOnDesk = <const Forms extends CardForms>({
  forms,
  words,
  desk,
  opens,
  problem,
}: Omit<
  DeskParts<Forms, CardsWords<Forms>>,
  'builtIn' | 'readings' | 'controls'
>): readonly pages.KindOnDesk[] => {
  // Every card has its kind, and by its table a code and a name.
  const { read, namesIn } = allCards(forms) as unknown as AllCards<Card>;
  // Read once a draft: a page asks for its faults, its preview and what it is missing.
  const once = onceFor((draft: Answers) => read(draft, ''));
  return Object.entries(forms).map(([id, form]) => ({
    id,
    form,
    // There are words for every kind.
    words: words[id] as pages.KindWords<unknown>,
    desk,
    opens,
    read: once,
    namesIn,
    problem,
  }));
};

/** Where cards are made and read. A kind that is not known is taken for the first, and its problems say so. */
export const makeCardDesk = <const Forms extends CardForms>(
  parts: DeskParts<Forms, CardsWords<Forms>>,
): CardDesk => {
  const { forms, builtIn, readings = {}, controls = {} } = parts;
  const kinds = kindsOnDesk(parts);
  const [first] = kinds;
  if (!first) throw new Error('A desk needs a kind of card.');
  const named = (id: string): pages.KindOnDesk => kinds.find((kind) => kind.id === id) ?? first;
  const reading = (kind: pages.KindOnDesk, draft: Answers, shelf: Shelf): Page =>
    (readings[kind.id] ?? pages.readingOf)(kind, draft, shelf);
  return {
    kinds: kinds.map(({ id, words: { one, many } }) => ({ id, one, many })),
    builtIn,
    blank: (kind) => blankCard(forms, named(kind).id),
    editor: (id, typed, at, shelf) => {
      const kind = named(id);
      const draft = asKind(kind.id, typed);
      return pages.editorOf(
        kind,
        draft,
        at,
        shelf,
        () => reading(kind, draft, shelf),
        controls[kind.id],
      );
    },
    reading: (id, typed, shelf) => {
      const kind = named(id);
      return reading(kind, asKind(kind.id, typed), shelf);
    },
    glance: (kind, draft) => pages.glanceAt(named(kind), draft),
    missing: (kind, draft, shelf) => pages.missing(named(kind), asKind(kind, draft), shelf),
    names: (id, draft) => {
      const kind = named(id);
      const names = pages.namesOf(kind, asKind(id, draft));
      return names.filter((name) => kind.form.needs?.includes(name.kind));
    },
  };
};
