import { makeGrammar } from '../../../../core/words';
import type { Arc, Role } from '../../cards/types';
import type { FleetMode } from '../../fleet/types';
import type { Phase } from '../../play/names';

const { plural, number } = makeGrammar('en');

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  command: 'Command',
  action: 'Action',
  refresh: 'Refresh',
};

const MODES: Readonly<Record<FleetMode, string>> = {
  constructed: 'with orders',
  open: 'open play, without orders',
};

const hexes = (count: number) => plural(count, { one: '# hex', other: '# hexes' });

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
  over: 'The battle is over',
  headline: {
    'set-up': 'Place the ships',
    command: 'Give orders',
    refresh: 'Refresh',
    toPlace: (team: string) => `${team} to place`,
    toActivate: (team: string) => `${team} to activate`,
    active: (ship: string) => `${ship} is active`,
    allDone: 'All have activated',
    won: (team: string) => `${team} wins`,
    draw: 'A draw',
  },
  fleet: {
    left: (left: number, all: number) => `${number(left)} of ${number(all)} left`,
    initiative: 'initiative',
    reserve: 'In reserve',
    defeated: 'Defeated',
    waiting: 'Not placed yet',
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
    skirmish: 'Skirmish',
    skirmishOf: (now: number, full: number) =>
      now === full ? number(now) : `${number(now)} of ${number(full)}`,
    orders: (used: number, limit: number) => `orders ${number(used)} of ${number(limit)}`,
    diceHalved: 'dice halved',
    diceQuartered: 'dice quartered',
    terrain: 'Stands in',
    open: 'Open space',
    armor: (value: number) => `Armor ${number(value)}`,
    flak: (value: number) => `Flak ${number(value)}`,
    armament: (code: string, types: readonly string[], arc: string, distance: number) =>
      `${code} · ${types.join(' and ')} · ${arc} · up to ${hexes(distance)}`,
    spent: 'Spent',
    strikesLeft: (left: number) => plural(left, { one: '# strike left', other: '# strikes left' }),
    movesLeft: (must: number, left: number) =>
      must > 0
        ? `${plural(must, { one: '# move', other: '# moves' })} must still be made, ${number(left)} may`
        : plural(left, { one: '# move left', other: '# moves left' }),
    armaments: 'Armaments',
    orderCards: 'Orders',
    keywords: 'Keywords',
  },
  ready: {
    title: (one: string, other: string) => `${one} against ${other}`,
    detail: (mode: FleetMode, level: string, power: number) =>
      `${level}, ${number(power)} power a side · ${MODES[mode]}`,
  },
} as const;
