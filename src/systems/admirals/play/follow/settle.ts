import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import {
  activeShip,
  closeIfGone,
  enterRefresh,
  setActivated,
  setIdle,
} from '../../../admirals-shared/play/turns';
import { winnerOf, wipedOut } from '../../rounds/winner';
import { GAME_MARKS, LAST_PLAYER } from '../../../admirals-shared/play/names';
import { isTracked } from '../setup';
import { standings } from '../standing';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { keepsTurns, phaseOf, rulesDue, shipsWithTurn } from '../turn';
import { shipsInPlay } from '../../../kit/play/ships';
import { scoreAllOutWar } from './allOutWar';

/** The team that acts next is the other one, and in it another player may have to come first. */
export const turnTaken = (story: Story, team: TeamId, player: string | null, rule: string): Story =>
  tell(
    story,
    { type: 'mark-set', subject: GAME, mark: GAME_MARKS.lastTeam, to: team, rule },
    ...(player === null
      ? []
      : [{ type: 'mark-set', subject: team, mark: LAST_PLAYER, to: player, rule } as const]),
  );

/** 4B-02: the piece has activated, and its team has had its turn. */
export const closeActivation = (story: Story, ship: ShipId): Story => {
  const known = story.state.ships[ship];
  if (!known) return story;
  const rule = '4B-02';
  const done = setActivated(setIdle(story, rule), ship, rule);
  return turnTaken(done, known.team, known.player, rule);
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
const endPhaseIfDone = (story: Story): Story => {
  const { setup, state } = story;
  if (!keepsTurns(setup) || activeShip(state) !== null || shipsWithTurn(state).length > 0)
    return story;
  return enterRefresh(story, '4B-02');
};

/** What follows by itself from any step, whatever it was. */
export const settle = (story: Story): Story => {
  const phase = phaseOf(story.state);
  if (phase === null || phase === 'set-up' || story.state.outcome !== null) return story;
  const ended = endIfWipedOut(closeIfGone(story, closeActivation));
  if (ended.state.outcome !== null || phaseOf(ended.state) !== 'action') return ended;
  return endPhaseIfDone(announce(ended));
};
