import type { OrderType } from '../../../admirals-shared/cards/terms';
import type { Phase } from '../../../admirals-shared/play/names';

import { gamePageWords } from '../../../admirals-shared/words/en/gamePages';
import { quickRef } from '../../play/quickShip';
import { movementWords } from './movement';
import { capital, hexes, list, number, plural } from '../../../kit/english';
import type { Dust } from '../../terrain/entry';

const { moves } = movementWords;

const dust = (fate: Dust): string => {
  switch (fate.does) {
    case 'nothing':
      return 'clear';
    case 'shield-or-hit':
      return 'shield or hull';
    case 'hits':
      return `−${number(fate.directHits)} hull`;
  }
};

/** What the pages of a game say. */
export const pageWords = {
  ...gamePageWords,
  phase: (phase: Phase) => capital(phase),
  kicker: (round: number, rounds: number, phase: Phase) =>
    round === 0
      ? 'Before the battle'
      : `Round ${number(round)} of ${number(rounds)} · ${capital(phase)} Phase`,
  fleet: {
    ...gamePageWords.fleet,
    initiative: 'initiative',
    reserve: 'In reserve',
    defeated: 'Defeated',
  },
  acts: {
    ...gamePageWords.acts,
    addTarget: 'Add a target',
    endPhase: 'End the Action Phase',
    refreshPhase: 'Refresh Phase',
  },

  notices: {
    strategic: (strikes: number) =>
      `Strategic activations: ${number(strikes)} strikes at most for the rest of the round.`,
    overrun: (team: string) =>
      `Overrun: ${team} has Deadly [2] and Skilled for the rest of the round.`,
    again: (team: string, other: string) => `${team} again: ${other} has no ship left to activate.`,
    placesOn: (team: string, other: string) => `${team} again: ${other} has placed every ship.`,
    notTwice: (player: string, waiting: readonly string[]) =>
      `${player} acted last for this team, so ${list(waiting, 'or')} comes next.`,
    noTurns: (teams: readonly string[]) =>
      `No turn order: the ships of ${list(teams)} are on paper.`,
    lastRound: 'This is the last round.',
  },

  row: {
    ...gamePageWords.row,
    /** Without a card there is no code to show. */
    kicker: (role: string, code: string) =>
      code === quickRef(role) ? role : gamePageWords.row.kicker(role, code),
    critical: 'Critical',
    exhausted: 'Exhausted',
  },
  ship: {
    ...gamePageWords.ship,
    skirmishOf: (now: number, full: number) =>
      now === full ? number(now) : `${number(now)} of ${number(full)}`,
    orders: (used: number, limit: number) => `orders ${number(used)} of ${number(limit)}`,
    diceHalved: 'dice halved',
    diceQuartered: 'dice quartered',
    armor: (value: number) => `Armor ${number(value)}`,
    flak: (value: number) => `Flak ${number(value)}`,
    spent: 'Spent',
  },

  placing: {
    ...gamePageWords.placing,
    play: 'On the battlefield',
    reserve: 'To reserve',
    permanent: 'Its order for the battle',
  },
  activate: {
    title: (ship: string) => `Activate ${ship}`,
    distance: (ship: string) => `How far is ${ship}?`,
    far: 'Farther',
    adjacent: 'Adjacent',
    hexes,
    why: 'These ships change what it can do if they are near when it starts.',
  },
  orders: {
    ...gamePageWords.orders,
    carries: (card: string) => `carries ${card}`,
    noOrders: 'takes no orders',
    bonus: (ship: string) => `Bonus orders of ${ship}, face up`,
    faceUpSpoken: (order: string, ship: string) => `Assign ${order} to ${ship}, face up`,
    type: (type: OrderType): string => type,
    psionic: 'Psionic',
    omega: 'Omega order',
    omegaNone: 'None chosen yet.',
    omegaNote: 'It works on each of your ships without an order.',
    setOmega: 'As Omega order',
  },
  reveal: {
    lieOpen: 'Revealed orders',
    none: 'No orders were given.',
  },

  activation: {
    strikes: (left: number, most: number) => `Strikes: ${number(left)} of ${number(most)} left`,
    turns: (most: number | 'any') =>
      most === 'any'
        ? 'Any number of turns before each maneuver'
        : plural(most, {
            one: '# turn before each maneuver',
            other: '# turns before each maneuver',
          }),
    armaments: 'Strike with',
    strike: 'Strike',
    strikeWith: (weapon: string, arc: string) => `Strike with ${weapon}, ${arc}`,
    locked: 'Reloads',
    moved: 'It has moved: strikes come before movement.',
    stationary: 'It neither moves nor turns.',
    move: 'Move',
    cost: moves,
    needs: {
      ahead: 'into the empty hex ahead',
      'ahead-pass': 'through a friend ahead into the empty hex behind',
      'bypass-sling': 'around an enemy ahead into the empty hex behind',
      assault: 'against the enemy ahead',
    },
    evade: 'The Escort evades',
    evadeDetail: 'It slips away from an Assault, and this ship takes its hex.',
    whyMoves: 'Moves, and why',
    whyTurns: 'Turns, and why',
    against: 'Not by the rules',
    noManeuver: 'End: no maneuver is possible',
    crushed: 'It ends in the Core hex where it began: it will be lost.',
    shipCard: 'Ship card',
  },
  entering: {
    ...gamePageWords.move,
    roll: (terrain: string) => `Roll for the ${terrain}`,
    stays: 'stays',
    drawnIn: 'drawn in',
    dust,
    pays: 'What does the dust cost?',
    occupant: 'Who is in the Core hex?',
    otherCore: 'A different black hole from where it began',
    near: 'Next to a Strategic System that its team is in',
    escape: 'Roll to get out of the Core hex',
    free: 'free',
    lost: 'lost',
  },
  evade: {
    title: 'Evade',
    escort: 'Which Escort evades?',
    into: (ship: string) => `${ship} moves ahead`,
    follows: (ship: string) => `${ship} takes its hex`,
    act: (ship: string) => `${ship} evades`,
    hand: (ship: string) => `${ship} may evade: its owner decides if and where to.`,
  },

  refresh: {
    ...gamePageWords.refresh,
    strategic: 'In a Strategic System',
    inSystem: 'It stands in the Strategic System itself.',
    near: 'Next to a Strategic System that its team is in',
    keep: 'Keeps its Exhausted',
    reserve: 'Comes in from reserve',
    paper: (team: string) => `Strategic Systems that ${team} is in, on paper`,
    notKnown: 'Not known',
    endLines: 'Scores at the end of the game',
    points: 'Points',
    noPoints: 'Nobody scores.',
    scored: (points: readonly number[]) => points.map((one) => number(one)).join(' : '),
    initiative: 'Initiative',
  },
  card: {
    requirements: 'A ship needs',
    effects: 'What it does',
    kinds: {
      ship: 'Ship',
      weapon: 'Weapon',
      order: 'Order',
      commander: 'Commander',
      'flight-group': 'Flight group',
      list: 'Construction list',
    },
  },
} as const;
