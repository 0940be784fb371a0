import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { winnerOf, wipedOut } from '../../rounds/winner';
import { GAME_MARKS, LAST_PLAYER } from '../../../admirals-shared/play/names';
import { isTracked } from '../setup';
import { standings } from '../standing';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { keepsTurns, phaseOf, rulesDue, shipsWithTurn } from '../turn';
import { shipsInPlay } from '../../../kit/play/ships';
import { scoreAllOutWar } from './allOutWar';
import { LAST_TEAM, setActivated, setIdle } from '../../../kit/play/turns';
import { makeSettle } from '../../../admirals-shared/play/follow/settle';

const RULE = '4B-02';

/** The team that acts next is the other one, and in it another player may have to come first. */
export const turnTaken = (
  story: Story,
  { team, player }: { readonly team: TeamId; readonly player: string | null },
  rule = RULE,
): Story =>
  tell(
    story,
    { type: 'mark-set', subject: GAME, mark: LAST_TEAM, to: team, rule },
    ...(player === null
      ? []
      : [{ type: 'mark-set', subject: team, mark: LAST_PLAYER, to: player, rule } as const]),
  );

/** 4B-02: the piece has activated, and its team has had its turn. */
export const closeActivation = (story: Story, ship: ShipId): Story => {
  const known = story.state.ships[ship];
  return known ? turnTaken(setActivated(setIdle(story, RULE), ship, RULE), known) : story;
};

/** 4C, 13A-04: the last points are counted, then the winner is found. */
export const endGame = (story: Story): Story => {
  const scored = scoreAllOutWar(story);
  const { setup, state, rules } = scored;
  const { winner, by, rule } = winnerOf(standings(setup, state), rules.rulings);
  return tell(scored, { type: 'game-ended', winner, by, rule });
};

/** 4C-01: a team without a piece on the battlefield has lost. What the app never saw is not lost. */
const endIfWipedOut = (story: Story): Story => {
  const { setup, state, rules } = story;
  if (setup.teams.every(({ id }) => shipsInPlay(state, id).length > 0)) return story;
  const known = new Set(Object.values(state.ships).map(({ team }) => team));
  const gone = wipedOut(standings(setup, state), rules.rulings);
  return gone.some((team) => known.has(team) && isTracked(setup, team)) ? endGame(story) : story;
};

/** 4B-02 II, III: told once, and kept for the rest of the round. */
const announce = (story: Story): Story => {
  const due = rulesDue(story.setup, story.state);
  if (due === null || due.rule === null) return story;
  const { strategic, overrun } = GAME_MARKS;
  if (hasMark(story.state, GAME, strategic) || hasMark(story.state, GAME, overrun)) return story;
  const mark = due.overrunTeam === null ? strategic : overrun;
  const to = due.overrunTeam ?? 1;
  return tell(story, { type: 'mark-set', subject: GAME, mark, to, rule: due.rule });
};

/** 4B-02: the phase is over when no piece is left to activate. */
export const settle = makeSettle<Story>({
  turns: { phaseOf, shipsWithTurn },
  phase: 'action',
  rule: RULE,
  keepsTurns,
  close: closeActivation,
  endIfLost: endIfWipedOut,
  announce,
});
