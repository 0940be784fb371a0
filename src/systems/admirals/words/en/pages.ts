import { makeGrammar } from '../../../../core/words';
import type { Arc, Role } from '../../../admirals-shared/cards/terms';
import type { Phase } from '../../../admirals-shared/play/names';
import { turnWords } from '../../../admirals-shared/words/en/turns';

const { plural, number } = makeGrammar('en');

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  command: 'Command',
  action: 'Action',
  refresh: 'Refresh',
};

/** What the pages of a game say. */
export const pageWords = {
  shapes: {
    arcs: 'Arcs',
    facings: 'Shield facings',
    arc: (arc: Arc, name: string) => `${arc}, ${name}`,
  },
  phase: (phase: Phase) => PHASES[phase],
  kicker: (round: number, rounds: number, phase: Phase) =>
    round === 0
      ? 'Before the battle'
      : `Round ${number(round)} of ${number(rounds)} · ${PHASES[phase]} phase`,
  over: turnWords.over,
  headline: { ...turnWords.headline, command: 'Give orders', draw: 'A draw' },
  fleet: {
    ...turnWords.fleet,
    initiative: 'initiative',
    reserve: 'In reserve',
    defeated: 'Defeated',
  },
  notices: {
    strategic: (strikes: number) =>
      `Strategic activations: ${number(strikes)} strikes at most for the rest of the round.`,
    overrun: (team: string) =>
      `Overrun: ${team} has Deadly [2] and Skilled for the rest of the round.`,
  },
  acts: {
    startBattle: 'Start the battle',
    reveal: 'Reveal all orders',
    endActivation: 'End activation',
    refresh: 'Refresh and go on',
    lastRefresh: 'Refresh and end the game',
    activate: 'Activate',
    activateOutOfTurn: 'Activate out of turn',
  },
  row: {
    kicker: (role: Role, code: string) => `${role} · ${code}`,
    hull: 'Hull',
    shields: 'Shields',
    critical: 'Critical',
    exhausted: 'Exhausted',
    orderDown: 'Order',
  },
  ship: {
    ...turnWords.ship,
    skirmishOf: (now: number, full: number) =>
      now === full ? number(now) : `${number(now)} of ${number(full)}`,
    orders: (used: number, limit: number) => `orders ${number(used)} of ${number(limit)}`,
    diceHalved: 'dice halved',
    diceQuartered: 'dice quartered',
    armor: (value: number) => `Armor ${number(value)}`,
    flak: (value: number) => `Flak ${number(value)}`,
    spent: 'Spent',
    strikesLeft: (left: number) => plural(left, { one: '# strike left', other: '# strikes left' }),
    orderCards: 'Orders',
  },
} as const;
