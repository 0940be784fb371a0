import { GAME, type ShipId, type TeamId } from '../../../core/game/events';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import { record, type Game } from '../../../core/game/game';
import type { GameSetup } from '../../../core/game/system';
import { wordOf, markSet, oneOfThese, type MarkKind } from './marks';
import { shipsInPlay } from './ships';
import { perTeam, teamToAct } from './teams';

/** Marks that any system may keep turns with. Stored for ever: add, never rename. */
export const ACTIVE = 'active';
export const LAST_TEAM = 'last-team';
export const ACTIVATED = 'activated';

export const activeShip = (state: GameState): ShipId | null => wordOf(state, GAME, ACTIVE);

export const isActivated = (state: GameState, ship: ShipId): boolean =>
  hasMark(state, ship, ACTIVATED);

export interface AnyTurn<Phase extends string> {
  readonly phase: Phase | null;
  /** The team whose turn it is: to place, or to activate. Null where all are through, or act at once. */
  readonly team: TeamId | null;
  /** The piece that is active. */
  readonly active: ShipId | null;
  /** Pieces of that team that have not had their turn. */
  readonly ready: readonly ShipId[];
}

/** The phases of an edition: the one in which its pieces activate, and who begins it. */
export interface TurnTaking<Phase extends string, Setup extends GameSetup> {
  readonly phases: readonly Phase[];
  readonly activations: Phase;
  readonly first: (setup: Setup, state: GameState) => TeamId | null;
}

/** Teams take turns with what they have left, in the set-up as in the activations. */
export const makeTurns = <Phase extends string, Setup extends GameSetup>({
  phases,
  activations,
  first,
}: TurnTaking<Phase, Setup>) => {
  const phaseOf = (state: GameState): Phase | null =>
    phases.find((phase) => phase === state.phase) ?? null;

  /** Pieces that have a turn to come: to be placed in the set-up, to be activated later. */
  const shipsWithTurn = (state: GameState): readonly Ship[] => {
    if (phaseOf(state) === 'set-up')
      return Object.values(state.ships).filter(({ place, left }) => place === 'waiting' && !left);
    return shipsInPlay(state).filter(({ id }) => !isActivated(state, id));
  };

  const teamInTurn = (setup: Setup, state: GameState): TeamId | null => {
    const phase = phaseOf(state);
    if (phase !== 'set-up' && phase !== activations) return null;
    const begins = first(setup, state);
    if (begins === null) return null;
    const left = shipsWithTurn(state);
    return teamToAct({
      first: begins,
      last: wordOf(state, GAME, LAST_TEAM),
      left: perTeam(setup, (team) => left.filter((ship) => ship.team === team).length),
    });
  };

  /** Whose turn it is, and with what. */
  const turnOf = (setup: Setup, state: GameState): AnyTurn<Phase> => {
    const active = activeShip(state);
    const team = active === null ? teamInTurn(setup, state) : (state.ships[active]?.team ?? null);
    const ready = shipsWithTurn(state).filter((ship) => ship.team === team && ship.id !== active);
    return { phase: phaseOf(state), team, active, ready: ready.map(({ id }) => id) };
  };

  return { phaseOf, shipsWithTurn, turnOf };
};

/** Nobody is active any more. */
export const setIdle = <Some extends Game>(game: Some, rule: string): Some =>
  record(game, markSet(GAME, ACTIVE, 0, rule));

/** It has activated; what has left the battle needs no mark. */
export const setActivated = <Some extends Game>(game: Some, ship: ShipId, rule: string): Some =>
  game.state.ships[ship]?.left === null ? record(game, markSet(ship, ACTIVATED, 1, rule)) : game;

/** An activation is over when the active piece is gone. */
export const closeIfGone = <Some extends Game>(
  game: Some,
  close: (game: Some, ship: ShipId) => Some,
): Some => {
  const active = activeShip(game.state);
  if (active === null || game.state.ships[active]?.left === null) return game;
  return close(game, active);
};

/** A phase of the round that is on. */
export const enterNext = <Some extends Game>(game: Some, phase: string, rule: string): Some =>
  record(game, { type: 'phase-entered', round: game.state.round, phase, rule });

/** Marks of the game in any system: who is active, and who acted last. */
export const gameMarkKind = ({ setup, state }: Game, mark: string): MarkKind | null => {
  if (mark === ACTIVE) return oneOfThese(shipsInPlay(state).map(({ id }) => id));
  return mark === LAST_TEAM ? oneOfThese(setup.teams.map(({ id }) => id)) : null;
};

/** What a game does when a step has come to its end. */
export interface Settling<Some extends Game> {
  readonly turns: Pick<
    ReturnType<typeof makeTurns<string, Some['setup']>>,
    'phaseOf' | 'shipsWithTurn'
  >;
  /** The phase in which ships activate, and where it says when it is over. */
  readonly phase: string;
  readonly rule: string;
  /** The phase that comes then. */
  readonly next: string;
  readonly keepsTurns?: (setup: Some['setup']) => boolean;
  readonly close: (game: Some, ship: ShipId) => Some;
  /** The game is over where a team has lost everything. */
  readonly endIfLost: (game: Some) => Some;
  /** What is said before the next activation. */
  readonly announce?: (game: Some) => Some;
}

/** What follows by itself from any step, whatever it was. */
export const makeSettle =
  <Some extends Game>(on: Settling<Some>) =>
  (game: Some): Some => {
    const phase = on.turns.phaseOf(game.state);
    if (phase === null || phase === 'set-up' || game.state.outcome !== null) return game;
    const ended = on.endIfLost(closeIfGone(game, on.close));
    if (ended.state.outcome !== null || on.turns.phaseOf(ended.state) !== on.phase) return ended;
    const said = on.announce?.(ended) ?? ended;
    const { setup, state } = said;
    const isDone = activeShip(state) === null && on.turns.shipsWithTurn(state).length === 0;
    return isDone && on.keepsTurns?.(setup) !== false ? enterNext(said, on.next, on.rule) : said;
  };
