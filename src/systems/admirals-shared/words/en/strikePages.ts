import {
  capital,
  chance,
  dice,
  hexes,
  list,
  number,
  plural,
  signed,
  upTo,
} from '../../../kit/english';
import type { Arc, Icon } from '../../cards/terms';
import type { LockAbility } from '../../cards/types';
import type { IconCount } from '../../strike/chart';
import { strikeWords } from './strike';

const mean = (count: number) => number(count, 1);

/** What a Target Lock becomes, on a button. */
const ability = (one: LockAbility): string => {
  switch (one.gives) {
    case 'icons':
      return strikeWords.icons(one.icons);
    case 'dice':
      return `${dice(one.dice)} more`;
    case 'skirmish-dice-penalty':
      return `Takes ${dice(one.dice)} in skirmishes`;
    case 'text':
      return 'Ability';
  }
};

const ifPlaced = (fired: string, isPlaced: boolean): string =>
  isPlaced ? fired : `If in arc: ${fired}`;

/** `Lance, Slug Battery ×3` */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${name} ×${number(count)}`;
    })
    .join(', ');

/** What the page of a strike says. */
export const strikePageWords = {
  title: (target: string | null) => (target === null ? 'Choose a target' : `At ${target}`),
  kicker: (attacker: string, weapon: string | null, count: number) =>
    weapon === null ? `${attacker} strikes` : `${attacker} · ${weapon} · ${dice(count)}`,
  saves: (target: string) => `What ${target} saves on`,
  sayWhere: 'Place the target',
  moveIt: 'Change',
  apply: (target: string) => `Apply to ${target}`,
  applyAndEnd: 'Apply, end activation',
  missed: 'Miss: continue',
  missedAndEnd: 'Miss: end activation',
  target: 'Target',
  noEnemies: 'No ship of the other team is on the battlefield.',
  armament: 'Armament',
  gun: (arc: Arc, count: number) => `${arc} · ${dice(count)}`,
  where: 'Position',
  waysLabel: 'Place it by',
  ways: { radar: 'Radar', numbers: 'Numbers' },
  radar: (target: string) => `Position of ${target}`,
  tapHex: (target: string) => `Tap the hex of ${target}.`,
  spoken: (distance: number, bears: boolean, shields: readonly string[]) =>
    [`Distance ${number(distance)}`, bears ? 'in arc' : 'not in arc', ...shields].join(' · '),
  distance: 'Distance',
  facing: 'Shield hit',
  facings: (names: readonly string[], points: number) =>
    `${list(names, 'or')} hit: ${number(points)}`,
  pool: (points: number) => `Shields ${number(points)}`,
  outOfArc: (arc: Arc) => `Not in arc ${arc}`,
  inArcOf: (arc: Arc) => `In arc ${arc}`,
  reach: (distance: number, most: number) =>
    distance > most
      ? `Distance ${number(distance)}, reaches ${number(most)}`
      : `Distance ${number(distance)} of ${number(most)}`,
  modifiers: 'Modifiers',
  eachDie: 'Each die',
  eachDieIs: (modifier: number) => `Each die ${signed(modifier)}`,
  addModifier: 'Another modifier',
  plusOne: '+1',
  minusOne: '−1',
  remove: 'Remove',
  tableKnows: 'On the table',
  skilled: 'Uses Skilled',
  augmented: (ship: string) => `${ship} augments`,
  within: (ship: string, other: string, reach: number) =>
    reach === 0 ? `${ship} is next to ${other}` : `${ship} within ${hexes(reach)} of ${other}`,
  distanceMatters: 'More depends on distance: place the target.',
  facingMatters: 'The odds depend on which shield is hit.',
  play: { locks: 'Target Locks', shields: 'Shields' },
  locks: { best: 'Best play', 'lock-on': 'Lock On', ability: 'Ability', hold: 'Not used' },
  shieldsSpent: {
    best: 'Best play',
    'hits-first': 'Hits first',
    'criticals-first': 'Criticals first',
    none: 'None spent',
  },
  odds: {
    look: 'More odds',
    looks: { volley: 'All armaments', targets: 'Targets' },
    label: 'Odds',
    defeat: 'Defeat',
    hull: 'Hull lost',
    criticals: 'Criticals',
    shields: 'Shields spent',
    crippled: 'Crippled',
    strips: 'Costs an order',
    chance,
    mean,
    lost: (hull: number) => number(hull),
    volley: (names: readonly string[], isPlaced: boolean) =>
      ifPlaced(names.join(', then '), isPlaced),
    volleyNote: 'Best order, with locks as Lock Ons and shields on hits first.',
    afterEach: 'After each',
    step: (weapon: string, hullLeft: number) => `${weapon} · ${mean(hullLeft)} hull left`,
    noVolley: 'No other weapon in arc.',
    aim: 'List order',
    aims: { defeat: 'Defeat', hull: 'Hull', order: 'Order' },
    finder: 'Targets',
    finderNote: 'All weapons in arc, estimate',
    unknown: 'Not placed: tap to place it',
    nothingBears: 'No weapon in arc',
    noOrders: 'Has no orders',
    with: (weapons: readonly string[], isPlaced: boolean) => ifPlaced(counted(weapons), isPlaced),
  },
  counted: strikeWords.counted,
  /** How the dice of a strike are read. */
  dice: (count: number, modifier: number) => {
    const read = count === 1 ? 'read with' : 'each read with';
    return `${dice(count)}, ${modifier === 0 ? 'no modifier' : `${read} ${signed(modifier)}`}.`;
  },
  key: (icons: IconCount) =>
    (['hit', 'critical', 'direct', 'lock'] as const)
      .flatMap((icon) => Array.from({ length: icons[icon] }, () => strikeWords.short[icon]))
      .join(' '),
  roll: {
    dice: (count: number) => `Roll ${dice(count)}`,
    rolled: (count: number) => `${dice(count)} rolled`,
    face: (face: number) => number(face),
    change: 'Change',
    icons: 'Icons',
    none: 'Miss: no die gives an icon.',
    defender: (ship: string) => `Defender: ${ship}`,
    attacker: (ship: string) => `Attacker: ${ship}`,
    shields: 'Shields',
    shieldsOf: (facing: string, icon: Icon, points: number) =>
      `${facing} ${number(points)} · ${strikeWords.icon(icon)}s`,
    pool: 'Shields',
    block: { 'hits-first': 'Hits first', 'criticals-first': 'Criticals first', none: 'None' },
    bonus: (count: number) => `Lock On, free: ${dice(count)}`,
    lock: (at: number, all: number) =>
      all === 1 ? 'Target Lock' : `Target Lock ${number(at)} of ${number(all)}`,
    lockOn: 'Lock On',
    ability,
    hold: 'Don’t use it',
    holdAll: (count: number) =>
      `Don’t use ${plural(count, { one: 'the lock', other: 'the # locks' })}`,
    lockDice: (count: number) => `Lock On: ${dice(count)}`,
    save: (name: string, icon: Icon, count: number) =>
      `${name} save: ${strikeWords.counted(icon, count)}`,
    stops: (most: number) => capital(`${upTo(most)} stops it`),
    stopsKey: 'saved',
    returned: (count: number, chooses: 'owner' | 'attacker') =>
      plural(count, { one: 'Order to return', other: '# orders to return' }) +
      (chooses === 'attacker' ? ', attacker’s choice' : ''),
    faceDown: 'Face-down order',
    nothing: 'Nothing gets through.',
    again: 'Change target',
    enter: (count: number) => `Enter ${dice(count)}`,
    decide: 'Choose above',
  },
  hand: {
    defends: (ship: string) =>
      `${ship} is under fire: its owner decides on shields and rolls saves.`,
    strikes: (ship: string) => `${ship} uses its Target Locks next.`,
  },
  quick: {
    open: 'Damage only',
    close: 'With dice',
    title: 'Damage done',
    hull: 'Hull lost',
    criticals: 'Critical Damage',
    shields: (facing: string) => `${facing} shield spent`,
    pool: 'Shields spent',
    returned: 'Orders returned',
  },
} as const;
