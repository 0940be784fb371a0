import { GAME, type SubjectId } from '../../../../core/game/events';
import { GAME_MARKS, LAST_PLAYER } from '../../../admirals-shared/play/names';
import { setMark } from '../../../kit/play/marks';
import { isSimple } from '../setup';
import { record, recordEach } from '../../../../core/game/game';
import { type Game } from '../game';

/** Nobody has had a turn, and nothing was announced. */
export const clearTurns = (game: Game): Game => {
  const off = (so: Game, subject: SubjectId, mark: string) => setMark(so, subject, mark, 0, '4B');
  const unsaid = recordEach(game, Object.values(GAME_MARKS), (so, mark) => off(so, GAME, mark));
  return recordEach(unsaid, game.setup.teams, (so, { id }) => off(so, id, LAST_PLAYER));
};

/** 4B, 13A-04: a round begins with its command phase, which open play leaves out. */
export const enterRound = (game: Game, round: number): Game => {
  const [phase, rule] = isSimple(game.setup) ? ['action', '13A-04'] : ['command', '4B-01'];
  return record(clearTurns(game), { type: 'phase-entered', round, phase, rule });
};
