import { GAME, type MarkValue, type SubjectId } from '../../../core/game/events';
import type { Armament } from '../../admirals-shared/cards/types';
import {
  GAME_MARKS,
  LAST_PLAYER,
  LASTING_MARKS,
  ROUND_MARKS,
  spentMark,
} from '../../admirals-shared/play/names';
import type { Story } from './story';
import { cardOf } from './view';

/** What a mark may hold when it is set by hand. */
type MarkKind =
  | { readonly holds: 'flag' }
  | { readonly holds: 'count'; readonly max: number }
  | { readonly holds: 'one-of'; readonly values: readonly string[] };

const FLAG: MarkKind = { holds: 'flag' };
const upTo = (max: number): MarkKind => ({ holds: 'count', max });
const oneOf = (values: readonly string[]): MarkKind => ({ holds: 'one-of', values });

const MANY = 99;

const SHIP_KINDS: Readonly<Record<string, MarkKind>> = {
  [ROUND_MARKS.activated]: FLAG,
  [ROUND_MARKS.heavyLocked]: FLAG,
  [ROUND_MARKS.evadeUsed]: FLAG,
  [ROUND_MARKS.skilledUsed]: upTo(2),
  [ROUND_MARKS.augurUsed]: FLAG,
  [ROUND_MARKS.strikesMade]: upTo(MANY),
  [ROUND_MARKS.movesUsed]: upTo(MANY),
  [ROUND_MARKS.escaped]: FLAG,
  [ROUND_MARKS.near]: oneOf([]),
  [ROUND_MARKS.startedInCore]: FLAG,
  [ROUND_MARKS.skirmishDicePenalty]: upTo(MANY),
  [ROUND_MARKS.grudge]: upTo(MANY),
  [LASTING_MARKS.reloading]: FLAG,
  [LASTING_MARKS.nearStrategic]: FLAG,
};

const spentMarks = (armaments: readonly Armament[]): readonly string[] =>
  armaments.flatMap(({ mounts }, armament) => mounts.map((_, mount) => spentMark(armament, mount)));

const gameKind = ({ setup, state }: Story, mark: string): MarkKind | null => {
  switch (mark) {
    case GAME_MARKS.active:
      return oneOf(
        Object.values(state.ships)
          .filter((ship) => !ship.left)
          .map(({ id }) => id),
      );
    case GAME_MARKS.lastTeam:
    case GAME_MARKS.overrun:
      return oneOf(setup.teams.map(({ id }) => id));
    case GAME_MARKS.strategic:
      return FLAG;
    default:
      return null;
  }
};

const shipKind = ({ setup, state }: Story, ship: SubjectId, mark: string): MarkKind | null => {
  const known = state.ships[ship];
  if (!known) return null;
  if (Object.hasOwn(SHIP_KINDS, mark)) return SHIP_KINDS[mark] ?? null;
  const spent = spentMarks(cardOf(setup, state, known)?.armaments ?? []);
  return spent.includes(mark) ? FLAG : null;
};

/** Null where the subject has no such mark, or one that is not set by hand. */
export const markKind = (story: Story, subject: SubjectId, mark: string): MarkKind | null => {
  if (subject === GAME) return gameKind(story, mark);
  if (Object.hasOwn(story.state.ships, subject)) return shipKind(story, subject, mark);
  const team = story.setup.teams.some(({ id }) => id === subject);
  if (!team || mark !== LAST_PLAYER) return null;
  return oneOf(story.setup.players.map(({ id }) => id));
};

export const fitsMark = (kind: MarkKind, to: MarkValue): boolean => {
  if (to === 0) return true;
  switch (kind.holds) {
    case 'flag':
      return to === 1;
    case 'count':
      return typeof to === 'number' && Number.isInteger(to) && to > 0 && to <= kind.max;
    case 'one-of':
      return typeof to === 'string' && kind.values.includes(to);
  }
};
