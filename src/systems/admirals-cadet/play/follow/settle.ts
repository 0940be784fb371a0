import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { eliminated, winnerOf } from '../../winner';
import { TURN_MARKS } from '../names';
import { record } from '../../../../core/game/game';
import { type Game } from '../game';
import { phaseOf, shipsWithTurn, standingsOf } from '../view';
import { scoreEnd } from './scoring';
import { markSet, setMark } from '../../../kit/play/marks';
import { LAST_TEAM, setActivated, setIdle, makeSettle } from '../../../kit/play/turns';

const RULE = 'Ship Phase';

/** The other team is next. */
export const turnTaken = (game: Game, { team }: { readonly team: TeamId }, rule = RULE): Game =>
  record(game, markSet(GAME, LAST_TEAM, team, rule));

/** Ship Phase: the ship has activated, and its team has had its turn. */
export const closeActivation = (game: Game, ship: ShipId): Game => {
  const known = game.state.ships[ship];
  if (!known) return game;
  const off = setIdle(game, RULE);
  const alone = known.left === null ? setMark(off, ship, TURN_MARKS.withFriend, 0, RULE) : off;
  return turnTaken(setActivated(alone, ship, RULE), known);
};

/** Ending the Game: the last points are counted, then the winner is found. */
export const endGame = (game: Game): Game => {
  const scored = scoreEnd(game);
  const { winner, by, rule } = winnerOf(
    standingsOf(scored.setup, scored.state),
    scored.rules.rulings,
  );
  return record(scored, { type: 'game-ended', winner, by, rule });
};

/** Objectives: a fleet without a ship has lost. */
const endIfEliminated = (game: Game): Game => {
  const brought = new Set(Object.values(game.state.ships).map(({ team }) => team));
  const gone = eliminated(standingsOf(game.setup, game.state));
  return gone.some((team) => brought.has(team)) ? endGame(game) : game;
};

/** Ship Phase: after all ships have activated comes the refresh phase. */
export const settle = makeSettle<Game>({
  turns: { phaseOf, shipsWithTurn },
  phase: 'ship',
  rule: RULE,
  next: 'refresh',
  keepsTurns: () => true,
  close: closeActivation,
  endIfLost: endIfEliminated,
  announce: (game) => game,
});
