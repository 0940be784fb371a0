import type {
  CardId,
  CardRef,
  Face,
  MarkValue,
  PlayerId,
  ShipId,
  SubjectId,
  TeamId,
  Track,
} from './events';
import { own } from '../checked/checked';

/** What is known of a ship apart from its tracks and marks. */
export interface Ship {
  readonly id: ShipId;
  readonly card: CardRef;
  readonly team: TeamId;
  readonly player: PlayerId;
  readonly name: string;
  readonly badge: string | null;
  readonly place: string;
  readonly partOf: SubjectId | null;
  /** Null while it takes part. */
  readonly left: {
    readonly how: string;
    readonly by: SubjectId | null;
    readonly round: number;
  } | null;
}

/** The tracks and marks of one subject. A mark that is off is absent. */
export interface Holder {
  readonly tracks: Readonly<Record<string, Track>>;
  readonly marks: Readonly<Record<string, MarkValue>>;
}

/** One physical card and where it lies. */
export interface HeldCard {
  readonly id: CardId;
  readonly ref: CardRef;
  readonly owner: SubjectId | null;
  /** Where it returns to: the first place it was attached to. */
  readonly home: { readonly at: SubjectId; readonly slot: string };
  readonly at: SubjectId;
  readonly slot: string;
  readonly face: Face;
  /** Grows with every attachment: the order of a stack. */
  readonly order: number;
}

export interface Score {
  readonly team: TeamId;
  readonly points: number;
  readonly why: string;
  readonly round: number;
  readonly rule: string | null;
  readonly player: PlayerId | null;
  readonly ship: ShipId | null;
}

/** The whole of a game that is not on the map, as the log tells it. */
export interface GameState {
  readonly round: number;
  /** Null before the first phase. */
  readonly phase: string | null;
  readonly initiative: TeamId | null;
  readonly ships: Readonly<Record<ShipId, Ship>>;
  readonly holders: Readonly<Record<SubjectId, Holder>>;
  readonly cards: Readonly<Record<CardId, HeldCard>>;
  readonly scores: readonly Score[];
  readonly outcome: { readonly winner: TeamId | null; readonly by: string } | null;
}

export const EMPTY_GAME: GameState = {
  round: 0,
  phase: null,
  initiative: null,
  ships: {},
  holders: {},
  cards: {},
  scores: [],
  outcome: null,
};

const NO_HOLDER: Holder = { tracks: {}, marks: {} };

export const holderOf = (state: GameState, subject: SubjectId): Holder =>
  own(state.holders, subject) ?? NO_HOLDER;

export const trackOf = (state: GameState, subject: SubjectId, track: string): Track | null =>
  own(holderOf(state, subject).tracks, track) ?? null;

/** 0 where the mark is off. */
export const markOf = (state: GameState, subject: SubjectId, mark: string): MarkValue =>
  own(holderOf(state, subject).marks, mark) ?? 0;

export const hasMark = (state: GameState, subject: SubjectId, mark: string): boolean =>
  markOf(state, subject, mark) !== 0;

/** The cards at a subject, oldest first. */
export const cardsAt = (state: GameState, at: SubjectId, slot?: string): readonly HeldCard[] =>
  Object.values(state.cards)
    .filter((card) => card.at === at && (slot === undefined || card.slot === slot))
    .sort((a, b) => a.order - b.order);

export const pointsOf = (state: GameState, team: TeamId): number =>
  state.scores.reduce((sum, score) => (score.team === team ? sum + score.points : sum), 0);
