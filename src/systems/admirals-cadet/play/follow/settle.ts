import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import {
  activeShip,
  closeIfGone,
  enterRefresh,
  setActivated,
  setIdle,
} from '../../../admirals-shared/play/turns';
import { eliminated, winnerOf } from '../../winner';
import { GAME_MARKS, TURN_MARKS } from '../names';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { phaseOf, shipsWithTurn, standingsOf } from '../view';
import { scoreEnd } from './scoring';

/** The other team is next. */
export const turnTaken = (story: Story, team: TeamId, rule: string): Story =>
  tell(story, { type: 'mark-set', subject: GAME, mark: GAME_MARKS.lastTeam, to: team, rule });

const clearMark = (story: Story, ship: ShipId, mark: string, rule: string): Story =>
  hasMark(story.state, ship, mark)
    ? tell(story, { type: 'mark-set', subject: ship, mark, to: 0, rule })
    : story;

/** Ship Phase: the ship has activated, and its team has had its turn. */
export const closeActivation = (story: Story, ship: ShipId): Story => {
  const known = story.state.ships[ship];
  if (!known) return story;
  const rule = 'Ship Phase';
  const off = setIdle(story, rule);
  const alone = known.left === null ? clearMark(off, ship, TURN_MARKS.withFriend, rule) : off;
  return turnTaken(setActivated(alone, ship, rule), known.team, rule);
};

/** Ending the Game: the last points are counted, then the winner is found. */
export const endGame = (story: Story): Story => {
  const scored = scoreEnd(story);
  const { winner, by, rule } = winnerOf(
    standingsOf(scored.setup, scored.state),
    scored.rules.rulings,
  );
  return tell(scored, { type: 'game-ended', winner, by, rule });
};

/** Objectives: a fleet without a ship has lost. */
const endIfEliminated = (story: Story): Story => {
  const brought = new Set(Object.values(story.state.ships).map(({ team }) => team));
  const gone = eliminated(standingsOf(story.setup, story.state));
  return gone.some((team) => brought.has(team)) ? endGame(story) : story;
};

/** Ship Phase: after all ships have activated comes the refresh phase. */
const endPhaseIfDone = (story: Story): Story => {
  const { state } = story;
  if (activeShip(state) !== null || shipsWithTurn(state).length > 0) return story;
  return enterRefresh(story, 'Ship Phase');
};

/** What follows by itself from any step, whatever it was. */
export const settle = (story: Story): Story => {
  const phase = phaseOf(story.state);
  if (phase === null || phase === 'set-up' || story.state.outcome !== null) return story;
  const ended = endIfEliminated(closeIfGone(story, closeActivation));
  if (ended.state.outcome !== null || phaseOf(ended.state) !== 'ship') return ended;
  return endPhaseIfDone(ended);
};
