import type { Card } from '../../../core/game/setup';
import type { Answers } from '../../../core/pages/answers';
import type { BuiltInPack } from '../../../core/pages/desks';
import { draftOf } from './draftOf';

/** The same on every phone, so that a fleet that was shared finds its cards. */
export const builtCard = (under: string, kind: string, code: string, draft: Answers) => ({
  id: `${under}${kind}:${code}`,
  kind,
  draft,
});

/** Whole cards that come with a game. */
export const builtInPack = (
  told: Omit<BuiltInPack, 'cards'>,
  cards: readonly Card[],
  under = `${told.id}:`,
): BuiltInPack => ({
  ...told,
  cards: cards.map((card) => builtCard(under, card.kind, card.code, draftOf(card))),
});

/** The set to begin with, of our own making. Its cards have ids of their own since before packs were part of one. */
export const trainingPack = (
  id: string,
  words: Pick<BuiltInPack, 'name' | 'notes'>,
  cards: readonly Card[],
): BuiltInPack =>
  builtInPack({ id, author: 'Flagbridge', version: '1', colour: 'teal', ...words }, cards, '');
