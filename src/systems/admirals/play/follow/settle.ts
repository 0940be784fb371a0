import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { winnerOf, wipedOut } from '../../rounds/winner';
import { GAME_MARKS, LAST_PLAYER } from '../../../admirals-shared/play/names';
import { isTracked } from '../setup';
import { standings } from '../standing';
import { record } from '../../../../core/game/game';
import type { Game } from '../game';
import { keepsTurns, phaseOf, rulesDue, shipsWithTurn } from '../turn';
import { shipsInPlay } from '../../../kit/play/ships';
import { scoreAllOutWar } from './refresh';
import { markSet } from '../../../kit/play/marks';
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

/** 4B-02: the piece has activated, and its team has had its turn. */
export const closeActivation = (game: Game, ship: ShipId): Game => {
  const known = game.state.ships[ship];
  return known ? turnTaken(setActivated(setIdle(game, RULE), ship, RULE), known) : game;
};

/** 4C, 13A-04: the last points are counted, then the winner is found. */
export const endGame = (game: Game): Game => {
  const scored = scoreAllOutWar(game);
  const { setup, state, rules } = scored;
  const { winner, by, rule } = winnerOf(standings(setup, state), rules.rulings);
  return record(scored, { type: 'game-ended', winner, by, rule });
};

/** 4C-01: a team without a piece on the battlefield has lost. What the app never saw is not lost. */
const endIfWipedOut = (game: Game): Game => {
  const { setup, state, rules } = game;
  if (setup.teams.every(({ id }) => shipsInPlay(state, id).length > 0)) return game;
  const known = new Set(Object.values(state.ships).map(({ team }) => team));
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
