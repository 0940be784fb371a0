import { makeGrammar } from '../../../../core/words';
import { strikePageWords } from '../../../admirals-shared/words/en/strikePages';
import { turnWords } from '../../../admirals-shared/words/en/turns';
import type { Icon } from '../../../admirals-shared/cards/terms';
import type { Repair, Role, Terrain } from '../../cards/terms';
import type { Phase } from '../../play/names';

const { plural, number, signed, chance, list } = makeGrammar('en');

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  orders: 'Orders',
  ship: 'Ship',
  refresh: 'Refresh',
};

const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });

/** The faces that make Direct Hits. */
const facesOf = (die: readonly number[]): string => {
  const faces = die.flatMap((hits, at) => (hits > 0 ? [number(at + 1)] : []));
  return faces.length === 0 ? 'no face' : list(faces, 'or');
};

const boxes = (count: number) => plural(count, { one: '# box', other: '# boxes' });

const iconsIn = (icons: readonly Icon[], icon: Icon): number =>
  icons.filter((one) => one === icon).length;

/** What the pages of a game say. */
export const pageWords = {
  phase: (phase: Phase) => PHASES[phase],
  kicker: (turn: number, turns: number, phase: Phase) =>
    turn === 0
      ? 'Before the battle'
      : `Turn ${number(turn)} of ${number(turns)} · ${PHASES[phase]} Phase`,
  over: turnWords.over,
  headline: { ...turnWords.headline, orders: 'Give orders', draw: 'Stalemate' },
  fleet: { ...turnWords.fleet, first: 'goes first', destroyed: 'Destroyed' },
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
    activateOf: (ship: string) => `Activate ${ship}`,
    activateOne: 'Activate a ship',
    allShips: 'All ships',
    goOn: (ship: string) => `Go on: ${ship}`,
    pass: (team: string) => `${team} passes`,
    placeEach: 'Place one by one',
    placeOf: (ship: string) => `Place ${ship}`,
    allPlaced: 'All are placed.',
    moveOpen: 'Move into open space',
    starcaster: 'Another Psionic order',
    activateOutOfTurn: 'Activate out of turn',
    place: 'Place',
    move: 'Move elsewhere',
    skirmish: 'Start a skirmish',
    critical: 'Take a Critical Hit',
    reload: (weapon: string) => `Make ${weapon} ready`,
    scenario: 'Scenario',
    repeat: 'As last turn',
    anyway: 'All the same',
    score: 'Score',
  },
  row: {
    kicker: (role: Role, code: string) => `${role} · ${code}`,
    hull: 'Hull',
    shields: 'Shields',
    crippled: 'Crippled',
    reloading: 'Reloading',
    orderDown: 'Order',
    left: (now: number, all: number) => `${number(now)}/${number(all)}`,
  },
  ship: {
    ...turnWords.ship,
    value: 'Fleet Value',
    left: (left: number, all: number) =>
      left === 0 ? 'Fired' : `${number(left)} of ${number(all)}`,
    reloading: 'Reloading',
    orders: 'Orders',
    noShields: 'Its shields may not be used.',
  },
  orders: {
    title: (player: string) => `Orders of ${player}`,
    ships: 'Ships',
    noShips: 'None of the ships takes orders.',
    library: (ship: string) => `For ${ship}`,
    places: (given: number, limit: number) => `${number(given)}/${number(limit)}`,
    copies: (count: number) => `×${number(count)}`,
    assign: (order: string) => `Give ${order}`,
    to: (order: string, ship: string) => `Give ${order} to ${ship}`,
    takeBack: (order: string, ship: string) => `Take ${order} back from ${ship}`,
    done: 'Done',
    given: (given: number, places: number) => `${number(given)} of ${number(places)} given`,
    none: 'The library is empty.',
    cover: (player: string) => ({
      title: `Only for ${player}`,
      text: 'Orders are given in secret.',
      open: 'Show them',
    }),
  },
  /** Where a target is and what is rolled at it: in the words of the other edition. */
  aim: strikePageWords,
  outcome: strikePageWords.roll.outcome,
  attack: {
    target: 'Target',
    noTarget: 'There is nobody to fire at.',
    using: 'Dice at this target',
    odds: 'Odds',
    destroyed: 'Destroyed',
    crippled: 'Crippled and alive',
    lost: (hull: number) => number(hull),
    mean: (value: number) => number(value, 1),
    chance,
    why: {
      dice: (count: number, modifier: number) =>
        `${dice(count)}, each read with ${signed(modifier)}.`,
      faces: (faces: readonly number[]) =>
        `A ${list(
          faces.map((face) => number(face)),
          'or',
        )} that shows nothing is rolled again.`,
      rerolls: (count: number) =>
        `${plural(count, { one: '# die that shows', other: '# dice that show' })} nothing may be rolled again.`,
      locks: {
        reroll: 'A die with a Target Lock is rolled again.',
        ability: 'Target Locks are spent on the ability of the weapon or order.',
        hold: 'Target Locks are let go.',
      },
      shields: {
        best: (points: number) =>
          `${boxes(points)} of shields, spent so that the ship lives most likely.`,
        always: (points: number) => `${boxes(points)} of shields, spent on whatever comes first.`,
        never: (points: number) => `${boxes(points)} of shields, and none is spent.`,
      },
    },
    again: 'Rolled again',
    againDice: (count: number) => `Roll ${dice(count)} again`,
    die: (place: number, face: number) => `Die ${number(place)}: ${number(face)}`,
    lock: (place: number, shows: string) => `Target Lock ${number(place)}: ${shows}`,
    lockUses: { reroll: 'Roll it again', ability: 'Ability', hold: 'Leave it' },
    lockDice: (count: number) =>
      `Target ${plural(count, { one: 'Lock: roll # die', other: 'Locks: roll # dice' })}`,
    shieldUses: { best: 'Best play', always: 'At once', never: 'None spent' },
    save: (name: string, count: number) =>
      `${name} against ${plural(count, { one: '# Hit', other: '# Hits' })}`,
    boxes: (side: string) => `Boxes: ${side}`,
    criticalSave: (name: string, at: number) => `${name} against Critical Hit ${number(at)}`,
    criticalBox: (at: number) => `Critical Hit ${number(at)} is blocked by`,
    nothing: 'Nothing',
    track: 'Shield track',
    fire: 'Fire',
    fireWith: (weapon: string, arc: string) => `Fire ${weapon} ${arc}`,
    missing: 'Enter the dice first.',
    face: (icons: readonly Icon[]) =>
      strikePageWords.key({
        hit: iconsIn(icons, 'hit'),
        critical: iconsIn(icons, 'critical'),
        direct: iconsIn(icons, 'direct'),
        lock: iconsIn(icons, 'lock'),
      }),
    hullLost: 'Hull lost',
    criticals: 'Critical Hits that got through',
  },
  saves: {
    kicker: (terrain: Terrain | null) => `Saves · ${terrain ?? 'open space'}`,
    table: 'Against Hits and Critical Hits',
    noBoxes: 'It has no shield box to spend.',
    both: 'A shield box blocks a Hit or a Critical Hit.',
    hitsOnly: 'A shield box blocks a Hit, and no Critical Hit.',
    critical: {
      destroyed: 'A Critical Hit that gets through destroys it.',
      crippled: 'A Critical Hit that gets through cripples it.',
      'orders-back': 'A Critical Hit that gets through costs it its orders.',
      hull: 'A Critical Hit that gets through costs it a hull box.',
    },
  },
  skirmish: {
    title: 'Skirmish',
    with: 'With',
    dice: (ship: string, count: number) => `${ship} rolls ${dice(count)}`,
    rams: (ship: string) => `Ram-Prow of ${ship}`,
    advance: 'The survivor takes the hex',
    fight: 'Fight',
    destroyed: (ship: string) => `${ship} destroyed`,
    hullLost: (ship: string) => `${ship} loses hull`,
    lossesOf: (ship: string) => `What ${ship} loses`,
    both: 'Both destroyed',
    pool: (ship: string) => `Dice of ${ship}`,
    poolTotal: 'Rolls',
    extra: (ship: string) => `More dice for ${ship}`,
    why: (ship: string, count: number, die: readonly number[]) =>
      `${ship} rolls ${dice(count)}; Direct Hits on ${facesOf(die)}.`,
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
  refresh: {
    title: 'Refresh Phase',
    inSystems: 'Ships in a Star System',
    follows: 'What follows',
  },
  repairs: {
    heading: (order: string, ship: string) => `${order} at ${ship}`,
    whom: (what: Repair, amount: number) =>
      what === 'hull'
        ? `${plural(amount, { one: '# hull box', other: '# hull boxes' })} back for`
        : `${plural(amount, { one: '# shield box', other: '# shield boxes' })} back for`,
    point: (ship: string, at: number) => `Box ${number(at)} of ${ship}`,
    worst: 'Where most is gone',
  },
  past: 'This has been done.',
  toBridge: 'To the bridge',
  scenario: {
    rules: 'Rules of this battle',
    lines: 'What scores',
    byItself: 'the app sees it by itself',
    onShip: 'on the page of its ship',
    points: (points: number) => signed(points),
    scored: (times: number) => plural(times, { one: 'scored once', other: 'scored # times' }),
    system: (system: number) => `Star System ${number(system)}`,
  },
  ready: {
    lantern: 'Lantern Survey',
    kiln: 'Kiln Combine',
  },
  shapes: {
    arcs: 'Arcs',
    facings: 'Shield sides',
    arc: (arc: string, name: string) => `${arc}, ${name}`,
  },
} as const;
