import { GAME, type SubjectId } from '../../../core/game/events';
import type { Armament } from '../../admirals-shared/cards/armamentForm';
import {
  GAME_MARKS,
  LAST_PLAYER,
  LASTING_MARKS,
  ROUND_MARKS,
  spentMark,
} from '../../admirals-shared/play/names';
import type { Game } from './game';
import { cardOf } from './view';
import { FLAG, MANY, type MarkKind, oneOfThese, upTo } from '../../kit/play/marks';
import { gameMarkKind } from '../../kit/play/turns';

const SHIP_KINDS: Readonly<Record<string, MarkKind>> = {
  [ROUND_MARKS.activated]: FLAG,
  [ROUND_MARKS.heavyLocked]: FLAG,
  [ROUND_MARKS.evadeUsed]: FLAG,
  [ROUND_MARKS.skilledUsed]: upTo(2),
  [ROUND_MARKS.augurUsed]: FLAG,
  [ROUND_MARKS.strikesMade]: MANY,
  [ROUND_MARKS.movesUsed]: MANY,
  [ROUND_MARKS.escaped]: FLAG,
  [ROUND_MARKS.near]: oneOfThese([]),
  [ROUND_MARKS.startedInCore]: FLAG,
  [ROUND_MARKS.skirmishDicePenalty]: MANY,
  [ROUND_MARKS.grudge]: MANY,
  [LASTING_MARKS.reloading]: FLAG,
  [LASTING_MARKS.nearStrategic]: FLAG,
};

const spentMarks = (armaments: readonly Armament[]): readonly string[] =>
  armaments.flatMap(({ mounts }, armament) => mounts.map((_, mount) => spentMark(armament, mount)));

const gameKind = (game: Game, mark: string): MarkKind | null => {
  if (mark === GAME_MARKS.strategic) return FLAG;
  if (mark === GAME_MARKS.overrun) return oneOfThese(game.setup.teams.map(({ id }) => id));
  return gameMarkKind(game, mark);
};

const shipKind = ({ setup, state }: Game, ship: SubjectId, mark: string): MarkKind | null => {
  const known = state.ships[ship];
  if (!known) return null;
  if (Object.hasOwn(SHIP_KINDS, mark)) return SHIP_KINDS[mark] ?? null;
  const spent = spentMarks(cardOf(setup, state, known)?.armaments ?? []);
  return spent.includes(mark) ? FLAG : null;
};

/** Null where the subject has no such mark, or one that is not set by hand. */
export const markKind = (game: Game, subject: SubjectId, mark: string): MarkKind | null => {
  if (subject === GAME) return gameKind(game, mark);
  if (Object.hasOwn(game.state.ships, subject)) return shipKind(game, subject, mark);
  const team = game.setup.teams.some(({ id }) => id === subject);
  if (!team || mark !== LAST_PLAYER) return null;
  return oneOfThese(game.setup.players.map(({ id }) => id));
};
