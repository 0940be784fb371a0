import { correctWords as shared } from '../../../admirals-shared/words/en/correctPages';
import { GAME_MARKS, LASTING_MARKS, TURN_MARKS } from '../../play/names';

const MARKS: Readonly<Record<string, string>> = {
  [TURN_MARKS.activated]: 'Activated',
  [TURN_MARKS.movesUsed]: 'Moves made',
  [TURN_MARKS.skirmished]: 'Has skirmished',
  [TURN_MARKS.withFriend]: 'In the hex of a friend',
  [TURN_MARKS.starcaster]: 'Starcaster used',
  [LASTING_MARKS.crippled]: 'Crippled',
  [GAME_MARKS.lastRound]: 'This turn is the last',
};

/** What is set by hand; the same words as in the other edition where it is the same. */
export const correctWords = {
  ...shared,
  mark: (mark: string) => MARKS[mark] ?? mark,
  reloading: (weapon: string) => `${weapon} reloading`,
  used: (weapon: string, arc: string) => `Dice used: ${weapon} ${arc}`,
  counts: 'Counted this turn',
  systems: 'Star Systems',
  game: {
    ...shared.game,
    round: 'Turn',
    initiative: 'Goes first',
    announced: 'End of the game',
  },
} as const;
