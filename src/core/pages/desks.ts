import type { Checked } from '../checked/checked';
import type { Card, GameSetup } from '../game/setup';
import type { Answers, Changes } from './answers';
import type { Silhouette } from '../drawing/drawing';
import type { Act, Page, PageRef } from './page';
import type { Sheet } from './sheet';

/**
 * Where a player makes what a game is played with. What is on a desk is a draft, plain data that may be
 * half typed; pages show it with its controls, and what the controls say is put into it by path.
 */

/** A card that a player can put to use, and where it comes from. */
export interface ShelfCard<SomeCard extends Card = Card> {
  readonly id: string;
  readonly pack: string;
  readonly revision: number;
  readonly card: SomeCard;
}

/** A fleet as its desk keeps it. */
export interface ShelfFleet {
  readonly id: string;
  readonly name: string;
  readonly draft: Answers;
  /** The copies of cards that it was built with, by the names that the draft calls them. */
  readonly cards: Readonly<Record<string, ShelfCard>>;
}

/** A card that is not complete yet; its id is empty where it is not kept. */
export interface ShelfDraft extends DraftCard {
  readonly id: string;
}

/** What lies ready: complete cards of the packs in use, and fleets. */
export interface Shelf {
  readonly cards: readonly ShelfCard[];
  /** The ids of the player's own cards among them, the last changed first. */
  readonly recent?: readonly string[];
  /** Cards of these packs that somebody has yet to complete. */
  readonly drafts?: readonly ShelfDraft[];
  readonly fleets: readonly ShelfFleet[];
  /** How new games read what the rulebook leaves open, where not by default. */
  readonly rulings?: Readonly<Record<string, string>>;
  /** By pack, the shapes that a player has redrawn in it: its cards are drawn and played by them. */
  readonly shapes?: Readonly<Record<string, Answers>>;
  /** The pack whose card is on the desk. */
  readonly pack?: string;
}

/** A kind of card that a system has. */
export interface CardKind {
  readonly id: string;
  readonly one: string;
  readonly many: string;
}

/** A card at a glance, in a list of thousands. */
export interface CardGlance {
  readonly code: string;
  readonly name: string;
  readonly kicker: string;
  readonly figure?: string;
  readonly silhouette?: Silhouette;
  /** What a filter offers: faction, role. */
  readonly groups: Readonly<Record<string, string>>;
  /** What else a search finds it by: keywords. */
  readonly words: readonly string[];
}

/** A set of cards that comes with the app; it can be read and copied. */
export interface BuiltInPack {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  readonly colour: string;
  readonly notes: string;
  /** Drafts: what `parseCard` takes is complete, the others are for a player to complete. */
  readonly cards: readonly (DraftCard & { readonly id: string })[];
}

/** Another card that a card cannot do without, and where it says so. */
export interface CardName {
  readonly path: string;
  readonly kind: string;
  readonly code: string;
}

/** A card as it is kept: half typed or whole. */
export interface DraftCard {
  readonly kind: string;
  readonly draft: Answers;
}

/** What a system makes of its cards for the games of another one, which knows nothing of it. */
export interface CardCopies {
  /** The system whose games they are for. */
  readonly to: string;
  /** What a pack is called there. */
  name(pack: string): string;
  /** Drafts of that system, and a sentence on each thing that it has no place for. */
  convert(cards: readonly DraftCard[]): {
    readonly cards: readonly DraftCard[];
    readonly notes: readonly string[];
  };
}

export interface CardDesk {
  readonly kinds: readonly CardKind[];
  readonly builtIn: readonly BuiltInPack[];
  blank(kind: string): Answers;
  /**
   * The editor, top to bottom as the card is printed; `at` names a part of it on a page of its own. An act
   * that opens the page `new` about a kind of card leads to a new card of that kind in the same pack; after a
   * space stands the path to which its code comes back.
   */
  editor(kind: string, draft: Answers, at: PageRef, shelf: Shelf): Page | null;
  /** The card as play shows it. */
  reading(kind: string, draft: Answers, shelf: Shelf): Page;
  glance(kind: string, draft: Answers): CardGlance;
  /** What is still missing or wrong, a sentence each; none where the card is complete. */
  missing(kind: string, draft: Answers, shelf: Shelf): readonly string[];
  /** The cards that it is made of: a ship's weapons. They travel with it. */
  names?(kind: string, draft: Answers): readonly CardName[];
  /** How a complete card comes to the table, where that is not plain; acts open `play` or `fleet`. */
  uses?(
    kind: string,
    draft: Answers,
    shelf: Shelf,
  ): { readonly text: string | null; readonly acts: readonly Act[] } | null;
  /** A card that lists these, such as a construction list of a pack's ships; null where there are none to list. */
  listing?(
    cards: readonly DraftCard[],
    name: string,
  ): (DraftCard & { readonly label: string }) | null;
  /** The other systems that can play these cards. */
  readonly copies?: readonly CardCopies[];
}

/** A fleet at a glance, in a list. */
export interface FleetGlance {
  readonly kicker: string;
  readonly figure: string;
  readonly legal: boolean;
  /** Nothing is wrong with it, but something is still to come. */
  readonly isUnfinished?: boolean;
  /** In words: legal, or how many rules it breaks. */
  readonly state: string;
  /** Its ships, for the eye. */
  readonly ships?: readonly Silhouette[];
}

/** Ways in which a fleet could be filled, best first; `done` once no better one can come. */
export interface Completions {
  readonly done: boolean;
  readonly note: string;
  readonly found: readonly {
    readonly title: string;
    readonly detail: string;
    readonly draft: Answers;
  }[];
}

/** A fleet that came as a text. */
export interface TakenFleet {
  readonly name: string;
  readonly draft: Answers;
  /** Cards that it names and nobody has, each once: they would be kept with it as drafts. */
  readonly cards?: readonly DraftCard[];
}

export interface FleetDesk {
  blank(shelf: Shelf): Answers;
  /** `at.page` 'fleet' is the main page; others are parts of it, such as orders or totals. */
  page(fleet: ShelfFleet, at: PageRef, shelf: Shelf): Page | null;
  /**
   * What takes too long to be worked out before a page is shown, a little at a time: once it is through, the
   * page is told anew. Null where the page is whole.
   */
  work?(fleet: ShelfFleet, at: PageRef, shelf: Shelf): Iterable<void> | null;
  /** A fleet of one ship, by its code, where a fleet can be begun with any. */
  withShip?(code: string, shelf: Shelf): Answers;
  glance(fleet: ShelfFleet, shelf: Shelf): FleetGlance;
  /**
   * The cards that the draft calls for, by the names that it calls them: the copies that it was built with
   * where there are any, else the shelf's. One that nobody has is not among them.
   */
  cards(
    fleet: Pick<ShelfFleet, 'draft' | 'cards'>,
    shelf: Shelf,
  ): Readonly<Record<string, ShelfCard>>;
  /** Of the drafts on the shelf those that the fleet calls for, where no complete card stands for them. */
  drafts?(fleet: Pick<ShelfFleet, 'draft' | 'cards'>, shelf: Shelf): readonly ShelfDraft[];
  /** Yields what was found so far, until it is done; the caller takes it step by step. */
  completions(fleet: ShelfFleet, aim: string, shelf: Shelf): Iterable<Completions>;
  readonly aims: readonly { readonly id: string; readonly label: string }[];
  /** With what is known of cards that are not complete and how the table reads the rules, where they are given. */
  text(fleet: ShelfFleet, shelf?: Pick<Shelf, 'drafts' | 'rulings'>): string;
  sheet(fleet: ShelfFleet, shelf?: Pick<Shelf, 'drafts' | 'rulings'>): Sheet;
  /** A short text that holds the fleet by the codes of its cards. */
  makeCode(fleet: ShelfFleet): string;
  /**
   * Its code, or a list as other builders write it. `not-a-fleet-code` where it is none of this system's: another
   * one may know it.
   */
  parseCode(code: string, shelf: Shelf): Checked<TakenFleet>;
}

export interface SetupDesk<Setup extends GameSetup = GameSetup> {
  blank(shelf: Shelf, rulings: Readonly<Record<string, string>>): Answers;
  page(draft: Answers, shelf: Shelf): Page;
  make(draft: Answers, shelf: Shelf): Checked<{ readonly title: string; readonly setup: Setup }>;
  /** What a draft becomes where a player comes with a fleet, by its id, or with one ship, by its code. */
  bring?(brought: Brought, shelf: Shelf): Changes;
}

export type Brought = { readonly fleet: string } | { readonly ship: string };

/** A page that needs no game: what if. */
export interface Tool {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  page(answers: Answers, shelf: Shelf): Page;
}
