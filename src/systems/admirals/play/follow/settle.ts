import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { winnerOf, wipedOut } from '../../rounds/winner';
import { GAME_MARKS, LAST_PLAYER } from '../../../admirals-shared/play/names';
import { unseen } from '../../../admirals-shared/play/where';
import { isTracked } from '../setup';
import { standings } from '../standing';
import { record } from '../../../../core/game/game';
import type { Game } from '../game';
import { keepsTurns, phaseOf, roundsOf, rulesDue, shipsWithTurn } from '../turn';
import { shipsInPlay } from '../../../kit/play/ships';
import { scoreAllOutWar, scoreEnd } from './refresh';
import { endBy, type Judging } from '../../../kit/play/judging';
import { markSet } from '../../../kit/play/marks';
import { pieceOf } from '../view';
import { LAST_TEAM, setActivated, setIdle, makeSettle } from '../../../kit/play/turns';

const RULE = '4B-02';

/** The team that acts next is the other one, and in it another player may have to come first. */
export const turnTaken = (
  game: Game,
  { team, player }: { readonly team: TeamId; readonly player: string | null },
  rule = RULE,
): Game =>
  record(
    game,
    markSet(GAME, LAST_TEAM, team, rule),
    ...(player === null ? [] : [markSet(team, LAST_PLAYER, player, rule)]),
  );

export const isStill = ({ setup, state }: Game, ship: ShipId): boolean =>
  pieceOf(setup, state, ship)?.card.role === 'Stationary';

/** 4B-02: the piece has activated, and its team has had its turn. */
export const closeActivation = (game: Game, ship: ShipId): Game => {
  const known = game.state.ships[ship];
  if (!known) return game;
  const after = isStill(game, ship) ? game : unseen(game, ship, RULE);
  return turnTaken(setActivated(setIdle(after, RULE), ship, RULE), known);
};

/** 4C: who wins as things stand. */
const verdict = ({ setup, state, rules }: Game) => winnerOf(standings(setup, state), rules.rulings);

/** 4C, 13A-04: the last points are counted, then the winner is found. */
export const endGame = endBy<Game>({ verdict, lastScores: scoreAllOutWar });

/** 10E: what counts at the end of the last round, also before it where the table stops and reads it so (ruling stopped-early). */
const scoredAtEnd = (game: Game): boolean => {
  const { setup, state, rules } = game;
  const isPlayedOut = state.phase === 'refresh' && state.round >= roundsOf(setup);
  return isPlayedOut || rules.rulings['stopped-early'] === 'score-now';
};

/** The table stops here. */
export const stopGame = (game: Game): Game =>
  endGame(scoredAtEnd(game) ? scoreEnd(game, game) : game);

/** 4C-02: a correction after the end changes what was counted there, and who has won. */
export const judging: Judging<Game> = {
  verdict,
  lastScores: (game) => {
    const isCounted = game.state.outcome?.by !== 'wiped-out' && scoredAtEnd(game);
    return scoreAllOutWar(isCounted ? scoreEnd(game, game) : game);
  },
};

/** 4C-01: a team that no longer has a piece on the battlefield has lost: one that waits in reserve as a whole was never there, and what the app never saw is not lost. */
const endIfWipedOut = (game: Game): Game => {
  const { setup, state, rules } = game;
  if (setup.teams.every(({ id }) => shipsInPlay(state, id).length > 0)) return game;
  const ships = Object.values(state.ships).filter(({ left, place }) => left || place === 'play');
  const known = new Set(ships.map(({ team }) => team));
  const gone = wipedOut(standings(setup, state), rules.rulings);
  return gone.some((team) => known.has(team) && isTracked(setup, team)) ? endGame(game) : game;
};

/** 4B-02 II, III: announced once, and kept for the rest of the round. */
const announce = (game: Game): Game => {
  const due = rulesDue(game.setup, game.state);
  if (due === null || due.rule === null) return game;
  const { strategic, overrun } = GAME_MARKS;
  if (hasMark(game.state, GAME, strategic) || hasMark(game.state, GAME, overrun)) return game;
  const mark = due.overrunTeam === null ? strategic : overrun;
  const to = due.overrunTeam ?? 1;
  return record(game, markSet(GAME, mark, to, due.rule));
};

/** 4B-02: the phase is over when no piece is left to activate. */
export const settle = makeSettle<Game>({
  turns: { phaseOf, shipsWithTurn },
  phase: 'action',
  rule: RULE,
  next: 'refresh',
  keepsTurns,
  close: closeActivation,
  endIfLost: endIfWipedOut,
  announce,
});
