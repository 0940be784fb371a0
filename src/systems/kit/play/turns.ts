import { GAME, type ShipId, type TeamId } from '../../../core/game/events';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import { tell, type Story } from '../../../core/game/story';
import type { GameSetup } from '../../../core/game/system';
import { wordOf } from './reading';
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
export const setIdle = <Some extends Story>(story: Some, rule: string): Some =>
  tell(story, { type: 'mark-set', subject: GAME, mark: ACTIVE, to: 0, rule });

/** It has activated; what has left the battle needs no mark. */
export const setActivated = <Some extends Story>(story: Some, ship: ShipId, rule: string): Some =>
  story.state.ships[ship]?.left === null
    ? tell(story, { type: 'mark-set', subject: ship, mark: ACTIVATED, to: 1, rule })
    : story;

/** An activation is over when the active piece is gone. */
export const closeIfGone = <Some extends Story>(
  story: Some,
  close: (story: Some, ship: ShipId) => Some,
): Some => {
  const active = activeShip(story.state);
  if (active === null || story.state.ships[active]?.left === null) return story;
  return close(story, active);
};

/** A phase of the round that is on. */
export const enterNext = <Some extends Story>(story: Some, phase: string, rule: string): Some =>
  tell(story, { type: 'phase-entered', round: story.state.round, phase, rule });
