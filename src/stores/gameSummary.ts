import { exactText, list, nullable, number, object, whenGiven, yesNo } from '../core/checked/read';
import { GAME } from '../core/game/events';
import { pointsOf, type GameState, type Ship } from '../core/game/state';
import type { GameSetup } from '../core/game/system';

/** What a list shows of a game without opening it. */
export interface GameSummary {
  readonly mode: string;
  readonly round: number;
  readonly phase: string | null;
  readonly teams: readonly TeamSummary[];
  readonly winner: string | null;
  /** Once the game has ended: who and what took part, to be added up over games. */
  readonly record?: GameRecord;
}

interface GameRecord {
  readonly players: readonly {
    readonly team: string;
    readonly name: string;
    readonly fleet?: string;
  }[];
  /** By the names of their cards, so that a ship is the same in every game. */
  readonly ships: readonly {
    readonly team: string;
    readonly name: string;
    readonly lost: boolean;
  }[];
}

interface TeamSummary {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** How many of its ships still take part, without what belongs to one: torpedoes. */
  readonly ships: number;
}

/** Neither on no side, nor what belongs to another: a torpedo; nor what nobody brought a card of: a Wing. */
const wholeShips = ({ cards }: GameSetup, state: GameState): readonly Ship[] =>
  Object.values(state.ships).filter(
    ({ team, partOf, card }) => team !== GAME && partOf === null && Object.hasOwn(cards, card),
  );

const shipsOf = (setup: GameSetup, state: GameState, team: string): number =>
  wholeShips(setup, state).filter((ship) => ship.team === team && ship.left === null).length;

const recordOf = (setup: GameSetup, state: GameState): GameRecord => ({
  players: setup.players.map(({ team, name, fleet }) => ({
    team,
    name,
    ...(fleet !== undefined && { fleet }),
  })),
  ships: wholeShips(setup, state).map(({ team, card, name, left }) => ({
    team,
    name: setup.cards[card]?.name ?? name,
    lost: left !== null,
  })),
});

export const summaryOf = (setup: GameSetup, state: GameState): GameSummary => ({
  mode: setup.mode,
  round: state.round,
  phase: state.phase,
  teams: setup.teams.map(({ id, name }) => ({
    id,
    name,
    points: pointsOf(state, id),
    ships: shipsOf(setup, state, id),
  })),
  winner: state.outcome?.winner ?? null,
  ...(state.outcome && { record: recordOf(setup, state) }),
});

const words = exactText({ most: 1000 });
const count = number({ least: -1e6, most: 1e6 });
const many = 10_000;

const readRecord = object({
  players: list(object({ team: words, name: words, fleet: whenGiven(words) }), { most: many }),
  ships: list(object({ team: words, name: words, lost: yesNo }), { most: many }),
});

const readStored = object({
  mode: words,
  round: count,
  phase: nullable(words),
  teams: list(object({ id: words, name: words, points: count, ships: count }), { most: many }),
  winner: nullable(words),
  record: whenGiven(readRecord),
});

/** A summary as stored, perhaps by another version of the app; null where it is not whole, as it can be told anew. */
export const readGameSummary = (stored: unknown): GameSummary | null => {
  const read = readStored(stored, '');
  return read.ok ? read.value : null;
};
