import { capital, counts, dice, list, number, plural } from '../../../kit/english';
import { correctWords as anyCorrect } from '../../../admirals-shared/words/en/correctPages';
import { skirmishPageWords as anySkirmish } from '../../../admirals-shared/words/en/skirmishPages';
import { strikePageWords as anyStrike } from '../../../admirals-shared/words/en/strikePages';
import { whatIfWords as anyWhatIf } from '../../../admirals-shared/words/en/whatIf';
import { gamePageWords } from '../../../admirals-shared/words/en/gamePages';
import { byName, ICONS, type Icon } from '../../../admirals-shared/cards/terms';
import { phrase } from '../../../kit/words/en/titles';
import type { Terrain } from '../../cards/terms';
import { LAST_ROUND, TURN_MARKS, type Phase } from '../../play/names';

const boxes = counts('shield box', 'shield boxes');

/** What the pages of a game say. */
export const pageWords = {
  ...gamePageWords,
  phase: (phase: Phase) => capital(phase),
  kicker: (turn: number, turns: number, phase: Phase) =>
    turn === 0
      ? 'Before the battle'
      : `Turn ${number(turn)} of ${number(turns)} · ${capital(phase)} Phase`,
  headline: { ...gamePageWords.headline, draw: 'Stalemate' },
  fleet: { ...gamePageWords.fleet, first: 'goes first', destroyed: 'Destroyed' },
  notices: { last: 'This is the last turn.' },
  acts: {
    ...gamePageWords.acts,
    endPhase: 'End the Ship Phase',
    moveOpen: 'Move into open space',
    starcaster: 'Another Psionic order',
    place: 'Place',
    move: 'Move elsewhere',
    skirmish: 'Start a skirmish',
    critical: 'Take a Critical Hit',
    reload: (weapon: string) => `Make ${weapon} ready`,
  },
  row: { ...gamePageWords.row, crippled: 'Crippled', reloading: 'Reloading' },
  ship: {
    ...gamePageWords.ship,
    value: 'Fleet Value',
    left: (left: number, all: number) =>
      left === 0 ? 'Fired' : `${number(left)} of ${number(all)}`,
    reloading: 'Reloading',
    orders: 'Orders',
    noShields: 'It cannot use its shields.',
  },
  orders: { ...gamePageWords.orders, repeat: 'As last turn' },
  attack: {
    using: 'Dice at this target',
    why: {
      dice: anyStrike.dice,
      faces: (faces: readonly number[]) =>
        `A ${list(
          faces.map((face) => number(face)),
          'or',
        )} that shows nothing is rerolled.`,
      rerolls: (count: number) =>
        `${plural(count, { one: '# die that shows', other: '# dice that show' })} nothing may be rerolled.`,
      locks: {
        reroll: 'A die with a Target Lock is rerolled.',
        ability: 'Target Locks are spent on the ability of the weapon or order.',
        hold: 'Target Locks are not used.',
        best: 'Each Target Lock is used where it best helps to destroy the target.',
      },
      shields: {
        best: (points: number) => `${boxes(points)}, spent where they save the ship best.`,
        always: (points: number) => `${boxes(points)}, spent on whatever comes first.`,
        never: (points: number) => `${boxes(points)}, none spent.`,
      },
    },
    mount: (weapon: string, arc: string) => `${weapon} ${arc}`,
    bestOrder:
      'In the order most likely to destroy it; shields are spent with all attacks in mind.',
    again: 'Reroll',
    againDice: (count: number) => `Reroll ${dice(count)}`,
    die: (place: number, face: number) => `Die ${number(place)}: ${number(face)}`,
    lock: (place: number, shows: string) => `Target Lock ${number(place)}: ${shows}`,
    lockUses: { reroll: 'Reroll', ability: 'Ability', hold: 'Don’t use it', best: 'Best play' },
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
      anyStrike.key(byName(ICONS, (icon) => icons.filter((one) => one === icon).length)),
  },
  saves: {
    kicker: (terrain: Terrain | null) => `Saves · ${terrain ?? 'open space'}`,
    table: 'Against Hits and Critical Hits',
    noBoxes: 'It has no shield box to spend.',
    both: 'A shield box blocks a Hit or a Critical Hit.',
    hitsOnly: 'A shield box blocks a Hit, not a Critical Hit.',
    critical: {
      destroyed: 'A Critical Hit that gets through destroys it.',
      crippled: 'A Critical Hit that gets through cripples it.',
      'orders-back': 'A Critical Hit that gets through costs it its orders.',
      hull: 'A Critical Hit that gets through costs it a hull box.',
    },
  },
  move: {
    ...gamePageWords.move,
    title: 'Move',
    nearHole: 'Next to a black hole',
    endsHere: 'Its last move',
    armor: (upTo: number) => `Armor against the Hit: ${number(upTo)} or less stops it`,
    ontoFriend: 'A friend is there',
    rotations: 'Turn first, in hex sides',
    breakOut: 'Leaving the black hole',
    star: 'Entering the Star System',
    drag: 'Beside the black hole',
    pays: 'Take the Hit on',
    hull: 'The hull',
    go: 'Move there',
  },
  refresh: { ...gamePageWords.refresh, inSystems: 'Ships in a Star System' },
  scenario: {
    ...gamePageWords.scenario,
    onShip: 'on the page of its ship',
    system: (system: number) => `Star System ${number(system)}`,
  },
  ready: {
    lantern: 'Lantern Survey',
    kiln: 'Kiln Combine',
  },
} as const;

/** What the page of an attack says; the same words as in the other edition where it is the same. */
export const strikePageWords = {
  ...anyStrike,
  noEnemies: 'No target on the battlefield.',
  odds: {
    ...anyStrike.odds,
    defeat: 'Destroyed',
    crippled: 'Crippled and alive',
    shields: 'Boxes lost',
    strips: 'Loses its orders',
    aims: { defeat: 'Destroyed', hull: 'Hull', order: 'Orders' },
    finderNote: 'All weapons in arc, best order',
  },
  quick: {
    ...anyStrike.quick,
    criticals: 'Critical Hits not stopped',
    shields: (side: string) => `Boxes: ${side}`,
    pool: 'Boxes: Shield track',
  },
} as const;

/** What the page of a skirmish says; the same words as in the other edition where it is the same. */
export const skirmishPageWords = { ...anySkirmish, advance: 'The survivor takes the hex' } as const;

/** What the page for odds without a game says; the same words as in the other edition where it is the same. */
export const whatIfWords = {
  ...anyWhatIf,
  detail: 'The odds of any attack, without a game',
  shields: 'Shield boxes to spend',
  orders: 'Its orders',
  crippled: 'Crippled',
} as const;

/** Others are called as their ids are. */
const MARKS: Readonly<Record<string, string>> = {
  [TURN_MARKS.movesUsed]: 'Moves made',
  [TURN_MARKS.skirmished]: 'Has skirmished',
  [TURN_MARKS.withFriend]: 'In the hex of a friend',
  [LAST_ROUND]: 'Last turn',
};

/** What is set by hand; the same words as in the other edition where it is the same. */
export const correctWords = {
  ...anyCorrect,
  mark: (mark: string) => MARKS[mark] ?? phrase(mark),
  reloading: (weapon: string) => `${weapon} reloading`,
  used: (weapon: string, arc: string) => `Dice used: ${weapon} ${arc}`,
  counts: 'Counted this turn',
  systems: 'Star Systems',
  game: {
    ...anyCorrect.game,
    round: 'Turn',
    initiative: 'Goes first',
    announced: 'End of the game',
  },
} as const;
