import type { ShipId } from '../../../../core/game/events';
import type { Story } from '../../../../core/game/story';
import { activeShip, closeIfGone, enterNext, type makeTurns } from '../../../kit/play/turns';

/** What an edition does when a step has come to its end. */
export interface Settling<Some extends Story> {
  readonly turns: Pick<
    ReturnType<typeof makeTurns<string, Some['setup']>>,
    'phaseOf' | 'shipsWithTurn'
  >;
  /** The phase in which ships activate, and where it says when it is over. */
  readonly phase: string;
  readonly rule: string;
  readonly keepsTurns: (setup: Some['setup']) => boolean;
  readonly close: (story: Some, ship: ShipId) => Some;
  /** The game is over where a team has lost everything. */
  readonly endIfLost: (story: Some) => Some;
  /** What is said before the next activation. */
  readonly announce: (story: Some) => Some;
}

/** What follows by itself from any step, whatever it was. */
export const makeSettle =
  <Some extends Story>(on: Settling<Some>) =>
  (story: Some): Some => {
    const phase = on.turns.phaseOf(story.state);
    if (phase === null || phase === 'set-up' || story.state.outcome !== null) return story;
    const ended = on.endIfLost(closeIfGone(story, on.close));
    if (ended.state.outcome !== null || on.turns.phaseOf(ended.state) !== on.phase) return ended;
    const said = on.announce(ended);
    const { setup, state } = said;
    const isDone = activeShip(state) === null && on.turns.shipsWithTurn(state).length === 0;
    return isDone && on.keepsTurns(setup) ? enterNext(said, 'refresh', on.rule) : said;
  };
