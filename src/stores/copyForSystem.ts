import { canonical } from '../core/checked/canonical';
import { fittedName } from '../core/packs/fittedName';
import type { CardCopies, DraftCard, Shelf, ShelfCard } from '../core/pages/desks';
import type { CardToSave } from '../storage/cards';
import { MOST_IN_FILE } from '../storage/packFile';
import type { Pack } from '../storage/packs';
import type { SystemDesk } from './cardParts';
import { draftOf } from './makeShelves';

/** What a copy is made with. */
export interface Press {
  readonly target: Pick<SystemDesk, 'system' | 'desk'>;
  /** What lies ready in the other system. */
  readonly shelf: Shelf;
  readonly time: number;
  readonly newId: () => string;
}

export interface CopyForSystem {
  readonly pack: Pack;
  readonly cards: readonly CardToSave[];
  /** What had no place in the other system, a sentence each. */
  readonly notes: readonly string[];
}

const MORE = '\n…';

/** As many lines as a file can carry; a mark where there were more. */
const joined = (lines: readonly string[]): string => {
  let all = '';
  for (const line of lines.filter((one) => one !== '')) {
    const longer = all === '' ? line : `${all}\n${line}`;
    if (longer.length > MOST_IN_FILE.notes - MORE.length) return all + MORE;
    all = longer;
  }
  return all;
};

interface Made extends DraftCard {
  readonly id: string;
  readonly ready: ShelfCard | null;
}

const madeOf =
  ({ target: { system }, newId }: Press, pack: string) =>
  ({ kind, draft }: DraftCard): Made => {
    const id = newId();
    const card = system.parseCard(draft);
    return { id, kind, draft, ready: card.ok ? { id, pack, revision: 1, card: card.value } : null };
  };

const keyOf = ({ card: { kind, code } }: ShelfCard): string => `${kind} ${code}`;

/** What is missing something stays a draft, and so does the second card of a code. */
export const savedFrom = (
  press: Press,
  pack: string,
  drafts: readonly DraftCard[],
): readonly CardToSave[] => {
  const { desk, system } = press.target;
  const made = drafts.map(madeOf(press, pack));
  const ready = made.flatMap((one) => one.ready ?? []);
  const shelf: Shelf = { ...press.shelf, pack, cards: [...ready, ...press.shelf.cards] };
  const first = new Map([...ready].reverse().map((one) => [keyOf(one), one.id]));
  return made.map(({ id, kind, draft, ready: own }) => {
    const glance = desk.glance(kind, draft);
    const isFirst = own !== null && first.get(keyOf(own)) === id;
    return {
      id,
      pack,
      system: system.id,
      kind,
      code: glance.code,
      name: glance.name,
      complete: isFirst && desk.missing(kind, draft, shelf).length === 0,
      summary: glance,
      body: canonical(draft),
      created: press.time,
      updated: press.time,
    };
  });
};

/** A pack and its cards as another system takes them; what it has no place for is in the notes. */
export const copyForSystem = (
  source: Pack,
  cards: readonly CardToSave[],
  copies: CardCopies,
  press: Press,
): CopyForSystem => {
  // Of two cards of one code the first is complete: the one that was so before.
  const sorted = [...cards].sort((one, other) => Number(other.complete) - Number(one.complete));
  const drafts = sorted.map(({ kind, body }) => ({ kind, draft: draftOf(body) }));
  const converted = copies.convert(drafts);
  const id = press.newId();
  return {
    pack: {
      ...source,
      id,
      system: copies.to,
      name: fittedName(source.name, MOST_IN_FILE.title, copies.name),
      notes: joined([source.notes, ...converted.notes]),
      // Shapes that were redrawn are shapes of the other system.
      body: {},
      builtIn: false,
      inUse: true,
    },
    cards: savedFrom(press, id, converted.cards),
    notes: converted.notes,
  };
};
