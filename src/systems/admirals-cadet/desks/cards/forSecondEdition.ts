import type { Problem } from '../../../../core/checked/checked';
import type { Answer, Answers } from '../../../../core/pages/answers';
import type { CardCopies, DraftCard } from '../../../../core/pages/desks';
import { asKind, cardSoFar, placeOf } from '../../../kit/cards/cardForm';
import type { KindOnDesk } from '../../../kit/cards/cardPages';
import { draftOf } from '../../../kit/cards/draftOf';
import { textAt } from '../../../kit/cards/draftParts';
import type { CadetCard, CardKind } from '../../cards/forms';
import { toSecondEdition, type Dropped } from '../../convert/toSecond';
import type { CadetWords } from '../../words/en';

/** Where what is typed on a card of the first edition stands in 2.0, if elsewhere; null where it has no place. */
const PLACES: Readonly<Record<CardKind, Readonly<Record<string, string | null>>>> = {
  ship: { faction: 'allegiance', refit: null, fleetValue: null },
  weapon: {},
  order: { lockAbility: null },
};

const isList = (value: Answer | undefined): value is readonly Answer[] => Array.isArray(value);

/** What could not be read, as it was typed, among what could. */
const mended = (typed: Answer, made: Answer | undefined, wrong: readonly (number | null)[]) => {
  if (!isList(typed) || !isList(made) || wrong.includes(null)) return typed;
  const read = typed.flatMap((_, at) => (wrong.includes(at) ? [] : [at]));
  return typed.map((item, at) => made[read.indexOf(at)] ?? item);
};

const asTyped = (kind: CardKind, typed: Answers, made: Answers, problems: readonly Problem[]) => {
  const places = problems.map(placeOf);
  const fields = [...new Set(places.map(([field]) => field))];
  const entries = fields.flatMap((field): readonly (readonly [string, Answer])[] => {
    const { [field]: place = field } = PLACES[kind];
    const wrong = places.filter(([name]) => name === field).map(([, item]) => item);
    return place === null ? [] : [[place, mended(typed[field] ?? null, made[place], wrong)]];
  });
  return { ...made, ...Object.fromEntries(entries) };
};

interface Copied {
  readonly card: DraftCard;
  /** What can be read of it in the first edition. */
  readonly from: CadetCard;
  /** As a player calls it. */
  readonly called: string;
  readonly dropped: readonly Dropped[];
}

/** A draft stays one: what is missing or wrong is so in 2.0 too. */
const copied = (kinds: readonly KindOnDesk[], { kind, draft: typed }: DraftCard): Copied | null => {
  const on = kinds.find(({ id }) => id === kind);
  if (!on) return null;
  const draft = asKind(kind, typed);
  const read = on.read(draft);
  // The desk reads cards of the first edition.
  const from = cardSoFar(on.form, on.read, draft) as CadetCard | null;
  if (!from) return null;
  const { card, dropped } = toSecondEdition(from);
  const made = draftOf(card);
  return {
    card: { kind, draft: read.ok ? made : asTyped(from.kind, draft, made, read.problems) },
    from,
    called: [textAt(draft, 'code'), textAt(draft, 'name')].filter(Boolean).join(' '),
    dropped,
  };
};

const noteOf = (words: CadetWords, { from, called }: Copied, dropped: Dropped): string | null => {
  const { copies: say } = words.cardDesk;
  switch (dropped.id) {
    case 'fleet-value':
      return null;
    case 'lock-ability-of-order':
      return from.kind === 'order' && from.lockAbility
        ? say.lockAbility(called, words.cards.lockAbility(from.lockAbility))
        : null;
    case 'reroll-in-words':
      return say.reroll(called, dropped.text);
  }
};

/** Every ship has a Fleet Value: one sentence for all of them, last. */
const notesOn = (words: CadetWords, copies: readonly Copied[], unread: number) => {
  const { copies: say } = words.cardDesk;
  const all = copies.flatMap((copy) => copy.dropped.map((dropped) => ({ copy, dropped })));
  const values = all.filter(({ dropped }) => dropped.id === 'fleet-value').length;
  return [
    ...(unread > 0 ? [say.unread(unread)] : []),
    ...all.flatMap(({ copy, dropped }) => noteOf(words, copy, dropped) ?? []),
    ...(values > 0 ? [say.fleetValues(values)] : []),
  ];
};

/** 2.0, 3A-01 XI, XII, 5D, 14C: cards of the first edition in its games. */
export const forSecondEdition = (kinds: readonly KindOnDesk[], words: CadetWords): CardCopies => ({
  to: 'admirals',
  name: words.cardDesk.copies.name,
  convert: (cards) => {
    const copies = cards.flatMap((card) => copied(kinds, card) ?? []);
    return {
      cards: copies.map(({ card }) => card),
      notes: notesOn(words, copies, cards.length - copies.length),
    };
  },
});
