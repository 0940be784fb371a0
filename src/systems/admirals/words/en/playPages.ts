import { makeGrammar } from '../../../../core/words';
import type { OrderType, Repair } from '../../../admirals-shared/cards/terms';
import type { Dust } from '../../../admirals-shared/terrain/entry';
import { handWords } from '../../../admirals-shared/words/en/hand';

const { plural, number, list } = makeGrammar('en');

const moves = (count: number) => plural(count, { one: '# Move', other: '# Moves' });

const REPAIRS: Readonly<Record<Repair, string>> = {
  hull: 'hull',
  shields: 'shields',
  criticals: 'Critical Damage',
  exhausted: 'Exhausted',
};

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

const TYPES: Readonly<Record<OrderType, string>> = { Basic: 'Basic', Special: 'Special' };

/** What the bridge and the pages of a round say. */
export const playPageWords = {
  anyway: 'The table does it anyway',
  done: 'Done',
  nobody: 'Nobody',
  past: { text: 'This moment has passed, or was taken back.', act: 'To the bridge' },

  bridge: {
    place: 'Place one by one',
    placing: 'Place the ships',
    ordersOf: (player: string) => `Orders: ${player}`,
    given: (given: number, places: number) => `${number(given)} of ${number(places)} given`,
    activateOne: 'Activate a ship',
    activate: (ship: string) => `Activate ${ship}`,
    goOn: (ship: string) => `Go on: ${ship}`,
    pass: (team: string) => `${team} passes`,
    endPhase: 'End the Action Phase',
    refresh: 'Refresh Phase',
    corrections: 'Corrections',
    addTarget: 'Add a target',
    scenario: 'Scenario',
  },

  notices: {
    again: (team: string, other: string) =>
      `${team} goes on: ${other} has no ship left to activate.`,
    placesOn: (team: string, other: string) => `${team} goes on: ${other} has placed every ship.`,
    notTwice: (player: string, waiting: readonly string[]) =>
      `${player} acted last for this team, so ${list(waiting, 'or')} comes next.`,
    noTurns: (teams: readonly string[]) =>
      `Turns are not kept: the ships of ${list(teams)} are on paper.`,
    lastRound: 'This is the last round.',
    reserves: (count: number) =>
      plural(count, {
        one: '# ship waits in reserve and may come in now.',
        other: '# ships wait in reserve and may come in now.',
      }),
  },

  placing: {
    title: 'Place the ships',
    inTurn: (team: string) => `${team} places one`,
    others: 'Out of turn',
    play: 'On the battlefield',
    reserve: 'Into reserve',
    anyway: 'Place out of turn',
    none: 'Every ship has its place.',
    permanent: 'Its order for the battle',
  },

  turn: {
    title: 'Activate a ship',
    inTurn: (team: string) => `${team} activates one`,
    open: 'Not activated yet',
    others: 'Out of turn',
    activate: 'Activate',
    activateOutOfTurn: 'Activate out of turn',
    none: 'No ship is left to activate.',
  },

  activate: {
    title: (ship: string) => `Activate ${ship}`,
    distance: (ship: string) => `How far is ${ship}?`,
    far: 'Farther',
    adjacent: 'Adjacent',
    hexes: (count: number) => plural(count, { one: '# hex', other: '# hexes' }),
    why: 'These ships change what it may do when they are near as it starts.',
  },

  orders: {
    title: 'Orders',
    cover: handWords.to,
    coverText: 'Orders lie face down until everybody reveals them.',
    open: handWords.open,
    ships: 'Ships',
    places: (held: number, places: number) => `${number(held)}/${number(places)}`,
    carries: (card: string) => `carries ${card}`,
    noOrders: 'takes no orders',
    takeBack: (order: string, ship: string) => `Take ${order} back from ${ship}`,
    bonus: (ship: string) => `Bonus orders of ${ship}, face up`,
    library: (ship: string) => `Library: for ${ship}`,
    libraryAlone: 'Library',
    empty: 'No order is left in the library.',
    assign: (order: string) => `Assign ${order}`,
    assignSpoken: (order: string, ship: string) => `Assign ${order} to ${ship}`,
    faceUpSpoken: (order: string, ship: string) => `Assign ${order} to ${ship}, face up`,
    anyway: 'Assign anyway',
    copies: (count: number) => `×${number(count)}`,
    type: (type: OrderType) => TYPES[type],
    psionic: 'Psionic',
    omega: 'Omega order',
    omegaNone: 'None chosen yet.',
    omegaNote: 'It works on each of your ships that has no order of its own.',
    setOmega: 'As Omega order',
    repeat: 'As last round',
    next: (player: string) => `Hand over to ${player}`,
  },

  reveal: {
    title: 'Reveal',
    lieOpen: 'Orders that lie open now',
    none: 'Nobody has given an order.',
  },

  repairs: {
    heading: (card: string, ship: string) => `${card} at ${ship}`,
    whom: (what: Repair, amount: number) => `Who gets ${number(amount)} ${REPAIRS[what]} back?`,
    point: (ship: string, at: number, of: number) =>
      of === 1 ? `Shield Point of ${ship}` : `Shield Point ${number(at)} of ${ship}`,
    worst: 'Where most is gone',
  },

  activation: {
    title: (ship: string) => ship,
    strikes: (left: number, most: number) =>
      `${number(left)} of ${plural(most, { one: '# strike', other: '# strikes' })} left`,
    moves: (must: number, left: number) =>
      must > 0 ? `${moves(must)} must still be made, ${number(left)} may` : `${moves(left)} left`,
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
    spent: 'Spent',
    locked: 'Reloads',
    moved: 'It has moved: strikes come before movement.',
    stationary: 'It neither moves nor turns.',
    move: 'Move',
    turned: 'Turns before the maneuver',
    cost: (count: number) => moves(count),
    needs: {
      ahead: 'into the empty hex ahead',
      'ahead-pass': 'through a friend ahead into the empty hex behind',
      'bypass-sling': 'around an enemy ahead into the empty hex behind',
      assault: 'against the enemy ahead',
    },
    evade: 'The Escort evades',
    evadeDetail: 'It slips away from an Assault, and this ship takes its hex.',
    why: 'Why so many',
    against: 'Against the advice of the rules',
    end: 'End activation',
    owed: (count: number) => `${moves(count)} must still be made.`,
    noManeuver: 'End: no maneuver is possible',
    crushed: 'It ends in the Core Hex where it began: it will be lost.',
    shipCard: 'Ship card',
  },

  entering: {
    terrain: 'Into',
    open: 'Open space',
    roll: (terrain: string) => `Roll for the ${terrain}`,
    stays: 'stays',
    drawnIn: 'drawn in',
    dust,
    pays: 'What pays for the dust?',
    hull: 'Hull Point',
    pool: 'Shield Point',
    occupant: 'Who is in the Core Hex?',
    near: 'Next to a Strategic System that its team is in',
    escape: 'Roll to get out of the Core Hex',
    free: 'free',
    lost: 'lost',
  },

  evade: {
    title: 'Evade',
    escort: 'Which Escort evades?',
    into: (ship: string) => `${ship} moves ahead`,
    follows: (ship: string) => `${ship} takes its hex`,
    act: (ship: string) => `${ship} evades`,
    hand: (ship: string) => `${ship} may slip away: whether and where to is theirs to say.`,
  },

  refresh: {
    title: 'Refresh Phase',
    strategic: 'In a Strategic System',
    near: 'Next to a Strategic System that its team is in',
    keep: 'Keeps its Exhausted',
    reserve: 'Comes in from reserve',
    points: 'Points',
    noPoints: 'Nobody scores.',
    score: (points: string, way: string) => `${points} · ${way}`,
    initiative: 'Initiative',
    follows: 'What follows',
    go: 'Refresh and go on',
    last: 'Refresh and end the game',
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

  scenario: {
    title: 'Scenario',
    rules: 'Special rules',
    lines: 'Ways to score',
    score: 'Score',
    scored: (times: number, limit: number | null) =>
      limit === null
        ? `scored ${number(times)}`
        : `scored ${number(times)} of ${plural(limit, { one: '# time', other: '# times' })}`,
  },
} as const;
