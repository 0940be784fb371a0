import { GAME, type GameEvent, type SubjectId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { GAME_MARKS, LAST_PLAYER } from '../../../admirals-shared/play/names';
import { isSimple } from '../setup';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';

const off = ({ state }: Story, subject: SubjectId, mark: string): readonly GameEvent[] =>
  hasMark(state, subject, mark) ? [{ type: 'mark-set', subject, mark, to: 0, rule: '4B' }] : [];

/** Nobody has had a turn, and nothing was announced. */
export const clearTurns = (story: Story): Story =>
  tell(
    story,
    ...Object.values(GAME_MARKS).flatMap((mark) => off(story, GAME, mark)),
    ...story.setup.teams.flatMap(({ id }) => off(story, id, LAST_PLAYER)),
  );

/** 4B, 13A-04: a round begins with its command phase, which open play leaves out. */
export const enterRound = (story: Story, round: number): Story => {
  const [phase, rule] = isSimple(story.setup) ? ['action', '13A-04'] : ['command', '4B-01'];
  return tell(clearTurns(story), { type: 'phase-entered', round, phase, rule });
};
