import type { CardRef, PlayerId, TeamId } from './events';

/** A printed card as its system understands it; `code` is what is printed on it. */
export interface Card {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
}

export interface Team {
  readonly id: TeamId;
  readonly name: string;
}

export interface Player {
  readonly id: PlayerId;
  readonly team: TeamId;
  readonly name: string;
  /** The fleet that they brought, by its name, so that games can be added up by it. */
  readonly fleet?: string;
}

/**
 * Everything that a game was started with. Cards are copied in, so that no later change to a card
 * rewrites a game.
 */
export interface GameSetup<SomeCard extends Card = Card> {
  readonly system: string;
  readonly mode: string;
  readonly teams: readonly Team[];
  readonly players: readonly Player[];
  readonly cards: Readonly<Record<CardRef, SomeCard>>;
  /** How this table reads what the rulebook leaves open: ruling id to chosen answer. */
  readonly rulings: Readonly<Record<string, string>>;
}
