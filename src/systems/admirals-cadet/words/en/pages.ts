import { makeGrammar } from '../../../../core/words';
import type { Facing } from '../../../admirals/editions';
import type { Role } from '../../cards/types';
import type { Phase } from '../../play/names';

const { plural, number, percent, chance, list } = makeGrammar('en');

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  orders: 'Orders',
  ship: 'Ship',
  refresh: 'Refresh',
};

const hexes = (count: number) => plural(count, { one: '# hex', other: '# hexes' });
const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });

/** What the pages of a game say. */
export const pageWords = {
  phase: (phase: Phase) => PHASES[phase],
  kicker: (turn: number, turns: number, phase: Phase) =>
    turn === 0
      ? 'Before the battle'
      : `Turn ${number(turn)} of ${number(turns)} · ${PHASES[phase]} Phase`,
  over: 'The battle is over',
  headline: {
    'set-up': 'Place the ships',
    orders: 'Give orders',
    refresh: 'Refresh',
    toPlace: (team: string) => `${team} to place`,
    toActivate: (team: string) => `${team} to activate`,
    active: (ship: string) => `${ship} is active`,
    allDone: 'All have activated',
    won: (team: string) => `${team} wins`,
    draw: 'Stalemate',
  },
  fleet: {
    left: (left: number, all: number) => `${number(left)} of ${number(all)} left`,
    first: 'goes first',
    destroyed: 'Destroyed',
    waiting: 'Not placed yet',
  },
  notices: { last: 'This is the last turn.' },
  acts: {
    startBattle: 'Start the battle',
    orders: (player: string) => `Orders of ${player}`,
    reveal: 'Reveal all orders',
    endActivation: 'End activation',
    endPhase: 'End the Ship Phase',
    refresh: 'Refresh and go on',
    lastRefresh: 'Refresh and end the game',
    activate: 'Activate',
    activateOutOfTurn: 'Activate out of turn',
    place: 'Place',
    move: 'Move',
    skirmish: 'Skirmish',
    critical: 'Take a Critical Hit',
    reload: (weapon: string) => `Make ${weapon} ready`,
    scenario: 'Scenario',
    endGame: 'End the game here',
    concede: (team: string) => `${team} concedes`,
    repeat: 'As last turn',
    anyway: 'All the same',
    score: (points: number) => plural(points, { one: '# point', other: '# points' }),
    remove: 'Take it out of the battle',
    back: 'Back into the battle',
  },
  row: {
    kicker: (role: Role, code: string) => `${role} · ${code}`,
    hull: 'Hull',
    shields: 'Shields',
    crippled: 'Crippled',
    reloading: 'Reloading',
    orderDown: 'Order',
  },
  ship: {
    value: 'Fleet Value',
    skirmish: 'Skirmish',
    terrain: 'Stands in',
    open: 'Open space',
    armament: (code: string, types: readonly string[], arc: string, distance: number) =>
      `${code} · ${types.join(' and ')} · ${arc} · up to ${hexes(distance)}`,
    left: (left: number, all: number) =>
      left === 0 ? 'Fired' : `${number(left)} of ${number(all)}`,
    reloading: 'Reloading',
    moves: (must: number, left: number) =>
      must > 0
        ? `${plural(must, { one: '# move', other: '# moves' })} must still be made, ${number(left)} may`
        : plural(left, { one: '# move left', other: '# moves left' }),
    armaments: 'Armaments',
    orders: 'Orders',
    keywords: 'Keywords',
    noShields: 'Its shields may not be used.',
    state: 'State',
  },
  orders: {
    title: (player: string) => `Orders of ${player}`,
    takes: (limit: number) => plural(limit, { one: 'takes # order', other: 'takes # orders' }),
    none: 'Nothing in the library fits.',
    cover: (player: string) => ({
      title: `Only for ${player}`,
      text: 'Orders are given in secret.',
      open: 'Show them',
    }),
  },
  attack: {
    title: (weapon: string) => weapon,
    target: 'Target',
    noTarget: 'There is nobody to fire at.',
    distance: 'Hexes between',
    using: 'Dice',
    facing: 'It comes through',
    corner: (one: Facing, other: Facing) => `${one} and ${other}`,
    modifiers: 'Modifiers',
    applied: 'Dice change by',
    questions: 'What holds now',
    wasted: 'The limits are −1 and +2.',
    odds: 'Odds',
    destroyed: 'Destroyed',
    crippled: 'Crippled and alive',
    hullLeft: 'Hull left',
    boxesLeft: (hull: number) => (hull === 0 ? 'Destroyed' : number(hull)),
    mean: (value: number) => number(value, 1),
    chance,
    percent,
    dice: (count: number) => `Roll ${dice(count)}`,
    again: 'Rolled again',
    againDice: (count: number) => `Roll ${dice(count)} again`,
    die: (place: number, face: number) => `Die ${number(place)}: ${number(face)}`,
    lock: (place: number) => `Target Lock of die ${number(place)}`,
    lockUses: { reroll: 'Roll it again', ability: 'Use the ability', hold: 'Leave it' },
    lockDice: 'The die of the lock',
    save: (name: string, count: number) =>
      `${name} against ${plural(count, { one: '# Hit', other: '# Hits' })}`,
    boxes: (side: string) => `Boxes: ${side}`,
    criticalSave: (name: string, at: number) => `${name} against Critical Hit ${number(at)}`,
    criticalBox: (at: number) => `Critical Hit ${number(at)} is blocked by`,
    nothing: 'Nothing',
    track: 'Shield track',
    fire: 'Fire',
    missing: 'Enter the dice first.',
    face: (icons: readonly string[]) => (icons.length === 0 ? '–' : list(icons)),
    quick: 'Resolved at the table',
    hullLost: 'Hull boxes lost',
    criticals: 'Critical Hits that got through',
    apply: 'Apply',
  },
  skirmish: {
    title: 'Skirmish',
    with: 'With',
    dice: (ship: string, count: number) => `${ship} rolls ${dice(count)}`,
    rams: (ship: string) => `Ram-Prow of ${ship}`,
    advance: 'The survivor takes the hex',
    fight: 'Fight',
    both: 'Both destroyed',
  },
  move: {
    title: 'Move',
    into: 'Into',
    nearHole: 'Next to a black hole',
    ontoFriend: 'A friend is there',
    rotations: 'Hex sides turned first',
    breakOut: 'Leaving the black hole',
    star: 'Entering the Star System',
    drag: 'Beside the black hole',
    pays: 'The Hit is taken by',
    hull: 'The hull',
    go: 'Move there',
  },
  scenario: {
    rules: 'Rules of this battle',
    lines: 'What scores',
    byItself: 'The app sees it by itself.',
    system: (system: number) => `Star System ${number(system)}`,
  },
  setup: {
    title: 'Historic battle',
    battle: 'Which battle',
    player: (side: string) => `Who plays the ${side}`,
  },
  ready: {
    constructed: 'Lantern Survey against Kiln Combine',
    constructedDetail:
      '15 Fleet Value a side · the Training Set, as the first edition would print it',
    historicDetail:
      'Historic scenario · stand-ins of the Training Set until your cards are complete',
    lantern: 'Lantern Survey',
    kiln: 'Kiln Combine',
  },
  shapes: {
    arcs: 'Arcs',
    facings: 'Shield sides',
    arc: (arc: string, name: string) => `${arc}, ${name}`,
  },
} as const;
