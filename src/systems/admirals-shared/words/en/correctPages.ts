import { anyCorrectWords } from '../../../kit/words/en/correct';
import { phrase } from '../../../kit/words/en/titles';
import { GAME_MARKS, LASTING_MARKS, ROUND_MARKS } from '../../play/names';

/** Others are called as their ids are. */
const MARKS: Readonly<Record<string, string>> = {
  [ROUND_MARKS.heavyLocked]: 'No Heavy strikes',
  [ROUND_MARKS.escaped]: 'Escaped a Core hex',
  [ROUND_MARKS.startedInCore]: 'Began in a Core hex',
  [ROUND_MARKS.skirmishDicePenalty]: 'Skirmish dice lost',
  [LASTING_MARKS.nearStrategic]: 'Next to a Strategic System of its team',
  [GAME_MARKS.strategic]: 'Strategic activations',
};

/** What is set by hand, and the marks of a ship's card. */
export const correctWords = {
  ...anyCorrectWords,
  mark: (mark: string) => MARKS[mark] ?? phrase(mark),
  repairs: { hull: 'Repair 1', shields: 'Regenerate 1', criticals: 'Heal 1', exhausted: 'Rest' },
  spent: 'Spent armaments',
  moveTo: 'Move an order to',
  move: (order: string, ship: string) => `Move ${order} to ${ship}`,
  fromLibrary: 'Order from the library',
  give: (order: string) => `Give ${order} now`,
  toReserve: 'To reserve',

  ship: {
    ...anyCorrectWords.ship,
    mend: 'Repair',
    carries: 'Carries',
    orders: 'Orders',
    faceDown: 'Face-down order',
    giveBack: 'Return',
    spend: 'Mark as spent',
    ready: 'Ready again',
    ofOrder: (act: string, order: string) => `${act}: ${order}`,
    skirmish: 'Skirmish dice, and why',
    saves: 'What it saves on',
    damage: 'Record damage',
  },

  add: {
    ...anyCorrectWords.add,
    quick: 'Target without a card',
    power: 'Power Points',
    role: 'Role',
    hull: 'Hull',
    armor: 'Armor',
    flak: 'Flak',
    shields: 'Shields',
    pool: 'One pool',
    facings: 'By facing',
    points: 'Shield Points',
    keywords: 'Keywords',
    keywordsHint: 'Stealth, Lethal [2]',
  },
} as const;
