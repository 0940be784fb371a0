import type { Checked, Message, Problem } from '../../../../core/checked/checked';
import type { Card } from '../../../../core/game/setup';
import type { Answers } from '../../../../core/pages/answers';
import type { CardName, Shelf } from '../../../../core/pages/desks';
import type { EntryId } from '../../../../core/pages/page';
import type { Wording } from '../../../../core/words';
import type { CardKind } from '../../cards/types';
import type { KeywordNames } from '../../cards/keywordText';
import type { ArcShapes } from '../../strike/geometry';
import type { AdmiralsWords } from '../../../admirals/words/en';
import type { Fault } from './faults';

/** The words of a desk, as any edition says them. */
export interface DeskWords {
  readonly cardDesk: Wording<AdmiralsWords['cardDesk']>;
  readonly strike: Wording<Pick<AdmiralsWords['strike'], 'arc' | 'icon'>>;
}

type Opens = { readonly entry?: EntryId };

/** What a control opens of the reference, by what it is about: every edition names its sections otherwise. */
export interface Readings {
  readonly arcs: Opens;
  readonly distance: Opens;
  readonly hull: Opens;
  readonly role: Opens;
  readonly shields: Opens;
  readonly slot: Opens;
  readonly keyword: (name: string) => Opens;
}

/** What may stand on the cards of an edition. */
export interface Print {
  readonly armaments: number;
  /** What the places of armaments are called; none where they are in order and no more. */
  readonly slots: readonly string[];
}

/** What a desk works with, whatever card lies on it and whichever edition has printed it. */
export interface Bench<Some extends Card = Card> {
  readonly parts: { readonly keywords: KeywordNames };
  readonly rules: { readonly arcs: ArcShapes };
  readonly words: DeskWords;
  readonly print: Print;
  readonly reads: Readings;
  readonly read: (draft: Answers) => Checked<Some>;
  /** What a new card of a kind has before anything was typed. */
  readonly blank: (kind: CardKind) => Answers;
  /** What stands in, unseen, where a card must have something and the draft has not yet. */
  readonly standIn: (kind: CardKind, field: string) => Answers[string] | undefined;
  /** The other cards that a complete card names. */
  readonly names: (draft: Answers) => readonly CardName[];
  /** What is wrong with a card that can be read. */
  readonly odd: (draft: Answers) => readonly Problem[];
  readonly problem: (why: Message) => string;
}

/** A draft that lies open on the desk. */
export interface Open<Some extends Card = Card> extends Bench<Some> {
  readonly kind: CardKind;
  readonly draft: Answers;
  readonly shelf: Shelf;
  readonly faults: readonly Fault[];
}

/** A draft as one of its kind, the same where it is one already. */
export const asKind = (kind: string, draft: Answers): Answers =>
  draft.kind === kind ? draft : { ...draft, kind };

/** Read once a draft: a page asks for its faults, its preview and what it is missing. */
export const readOnce = <Some extends Card>(
  reader: (draft: Answers) => Checked<Some>,
): Bench<Some>['read'] => {
  const known = new WeakMap<Answers, Checked<Some>>();
  return (draft) => {
    const read = known.get(draft) ?? reader(draft);
    known.set(draft, read);
    return read;
  };
};
