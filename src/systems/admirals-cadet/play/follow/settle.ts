import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { eliminated, winnerOf } from '../../winner';
import { makeSettle } from '../../../admirals-shared/play/follow/settle';
import { TURN_MARKS } from '../names';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { phaseOf, shipsWithTurn, standingsOf } from '../view';
import { scoreEnd } from './scoring';
import { LAST_TEAM, setActivated, setIdle } from '../../../kit/play/turns';

const RULE = 'Ship Phase';

/** The other team is next. */
export const turnTaken = (story: Story, { team }: { readonly team: TeamId }, rule = RULE): Story =>
  tell(story, { type: 'mark-set', subject: GAME, mark: LAST_TEAM, to: team, rule });

const clearMark = (story: Story, ship: ShipId, mark: string, rule: string): Story =>
  hasMark(story.state, ship, mark)
    ? tell(story, { type: 'mark-set', subject: ship, mark, to: 0, rule })
    : story;

/** Ship Phase: the ship has activated, and its team has had its turn. */
export const closeActivation = (story: Story, ship: ShipId): Story => {
  const known = story.state.ships[ship];
  if (!known) return story;
  const off = setIdle(story, RULE);
  const alone = known.left === null ? clearMark(off, ship, TURN_MARKS.withFriend, RULE) : off;
  return turnTaken(setActivated(alone, ship, RULE), known);
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
export const settle = makeSettle<Story>({
  turns: { phaseOf, shipsWithTurn },
  phase: 'ship',
  rule: RULE,
  keepsTurns: () => true,
  close: closeActivation,
  endIfLost: endIfEliminated,
  announce: (story) => story,
});
