import { makeGrammar } from '../../../../core/words';
import type { CardKind as DeskKind } from '../../../../core/pages/desks';
import type { Category, Colour, Icon, Repair } from '../../cards/terms';
import {
  CARD_KINDS,
  type CardKind,
  type Condition,
  type Effect,
  type FormationShares,
  type ListRestriction,
  type LockAbility,
  type Requirement,
  type Side,
} from '../../cards/types';

const { number, plural, list, percent } = makeGrammar('en');

const KINDS: Readonly<Record<CardKind, readonly [one: string, many: string]>> = {
  ship: ['Ship', 'Ships'],
  weapon: ['Weapon', 'Weapons'],
  order: ['Order', 'Orders'],
  commander: ['Commander', 'Commanders'],
  'flight-group': ['Flight group', 'Flight groups'],
  list: ['Construction list', 'Construction lists'],
};

/** What a step of a path is called; those with two names are lists. */
const STEPS: Readonly<Record<string, string>> = {
  code: 'code',
  name: 'name',
  class: 'class',
  allegiance: 'allegiance',
  faction: 'faction',
  fleetValue: 'Fleet Value',
  type: 'type',
  types: 'types',
  subtype: 'subtype',
  role: 'role',
  roles: 'roles',
  hull: 'hull',
  armor: 'armor',
  flak: 'flak',
  shields: 'shields',
  points: 'points',
  armaments: 'armament',
  slot: 'slot',
  weapon: 'weapon',
  mounts: 'arc',
  arc: 'arc',
  dice: 'dice',
  keywords: 'keyword',
  bonusOrders: 'bonus order',
  text: 'text',
  maxDistance: 'maximum distance',
  chart: 'chart',
  modifiers: 'modifier',
  when: 'condition',
  lockAbility: 'Target Lock ability',
  icons: 'icons',
  requirements: 'requirement',
  effects: 'effect',
  reach: 'reach',
  within: 'distance',
  ships: 'ship',
  ship: 'ship',
  power: 'power',
  maxCopies: 'copies',
  shares: 'shares',
  coreMin: 'least Core',
  coreMax: 'most Core',
  specialistMax: 'most Specialist',
  supportMax: 'most Support',
  restrictions: 'restriction',
  perShip: 'other ship',
  commandChart: 'line of the command chart',
  commander: 'commander',
  cost: 'cost',
  flightGroupChart: 'line of the flight group chart',
  flightGroup: 'flight group',
};

const isPlace = (step: string | undefined): boolean => /^\d+$/.test(step ?? '');

/** `armaments.0.dice` is `Armament 1, dice`. */
const place = (path: string): string => {
  const steps = path.split('.').flatMap((step, at, all) => {
    if (isPlace(step)) return [];
    const next = all[at + 1];
    const name = STEPS[step] ?? step;
    return [isPlace(next) ? `${name} ${number(Number(next) + 1)}` : name];
  });
  const text = steps.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const COLOURS: Readonly<Record<Colour, string>> = {
  Explore: 'blue',
  Expand: 'yellow',
  Exploit: 'green',
  Exterminate: 'red',
};

const CATEGORIES: Readonly<Record<Category, string>> = {
  core: 'Core',
  specialist: 'Specialist',
  support: 'Support',
};

const SHARES: Readonly<Record<keyof FormationShares, string>> = {
  coreMin: 'Core, at least',
  coreMax: 'Core, at most',
  specialistMax: 'Specialist, at most',
  supportMax: 'Support, at most',
};

const ICONS: Readonly<Record<Icon, string>> = {
  lock: 'Lock',
  hit: 'Hit',
  critical: 'Crit',
  direct: 'Direct',
};

const CONDITIONS: Readonly<Record<Condition['on'], string>> = {
  distance: 'Distance to the target',
  role: 'Role',
  keyword: 'Keyword',
  shielded: 'Shielded or not',
  terrain: 'Terrain',
  order: 'Order',
  'weapon-type': 'Type of weapon',
  asked: 'Something that only the table sees',
};

const SIDES: Readonly<Record<Side, string>> = { target: 'The target', attacker: 'The attacker' };

const GIVES: Readonly<Record<LockAbility['gives'], string>> = {
  icons: 'Turns the lock into icons',
  dice: 'Adds dice as Lock On',
  'skirmish-dice-penalty': 'Takes dice from the target’s next skirmish',
  text: 'Something else, in words',
};

const EFFECTS: Readonly<Record<Effect['does'], string>> = {
  text: 'In words, as printed',
  modifier: 'A modifier to strikes',
  keyword: 'A keyword',
  moves: 'Moves',
  rotations: 'Turns before a maneuver',
  'lock-on-dice': 'Dice as Lock On',
  'skirmish-dice': 'Combat dice in a skirmish',
  repair: 'A repair',
};

const REPAIRS: Readonly<Record<Repair, string>> = {
  hull: 'Hull Points',
  shields: 'Shield Points',
  criticals: 'Critical Damage',
  exhausted: 'Exhausted',
};

const MOMENTS: Readonly<Record<'reveal' | 'refresh' | 'any', string>> = {
  reveal: 'When the card is revealed',
  refresh: 'At the start of the Refresh Phase',
  any: 'Whenever the table says so',
};

const REQUIREMENTS: Readonly<Record<Requirement['on'], string>> = {
  role: 'A role',
  keyword: 'A keyword',
  name: 'A word in its name',
  class: 'A class',
  code: 'A ship’s code',
};

const RESTRICTIONS: Readonly<Record<ListRestriction['on'], string>> = {
  count: 'So many of certain ships',
  needs: 'One ship needs another',
  text: 'Something else, in words',
};

const between = (min: number | undefined, max: number | undefined): string => {
  if (min === undefined) return max === undefined ? 'any number' : `at most ${number(max)}`;
  if (max === undefined) return `at least ${number(min)}`;
  return min === max ? `exactly ${number(min)}` : `${number(min)} to ${number(max)}`;
};

const restriction = (one: ListRestriction): string => {
  switch (one.on) {
    case 'count':
      return `Of ${list(one.ships, 'and')} together: ${between(one.min, one.max)}.`;
    case 'needs':
      return `${number(one.count)} of ${one.ship} for each ${one.perShip}.`;
    case 'text':
      return one.text;
  }
};

/** What the desk says on which cards are made and read. */
export const cardDeskWords = {
  kinds: CARD_KINDS.map((id): DeskKind => ({ id, one: KINDS[id][0], many: KINDS[id][1] })),
  unnamed: (kind: CardKind) => `New ${KINDS[kind][0].toLowerCase()}`,
  editing: (kind: CardKind, code: string) => [KINDS[kind][0], code].filter(Boolean).join(' · '),
  cadet: {
    name: 'Cadet Pack outline',
    author: 'Flagbridge',
    notes:
      'What the booklet of 2021 says of the Cadet Pack: codes, names of orders and Fleet Values. Copy it and complete the cards from print.',
    fleetValue: (value: number) => `Fleet Value ${number(value)}.`,
  },
  groups: { faction: 'Faction', role: 'Role', type: 'Type' },
  place,
  missing: (path: string) => `${place(path)}: still missing.`,
  wrong: (path: string, sentence: string) => `${place(path)}: ${sentence}`,
  emptyChart: 'Chart: no result gives an icon yet.',
  stillMissing: 'Still missing',
  worthKnowing: 'Worth knowing',
  asPrinted: 'As play shows it',
  noWeapon: (code: string) => `${code} · no weapon card with this code yet`,
  reading: {
    distance: 'Distance',
    chart: 'Effect chart',
    gives: 'Gives',
    nothing: 'Nothing',
    modifiers: 'Modifiers',
    lockAbility: 'Target Lock ability',
    requirements: 'Requirements',
    effects: 'Effects',
    bonusOrders: 'Bonus orders',
    psionic: 'Psionic',
    textMissing: 'Text missing',
    noText: 'What it does is not entered yet. Type it in from the printed card.',
    ships: 'Ships',
    power: 'Power',
    copies: 'Copies',
    anyNumber: 'any',
    shares: 'Shares of the power limit',
    restrictions: 'Restrictions',
    commandChart: 'Command chart',
    cost: 'Cost',
    flightGroups: 'Flight groups',
  },
  acts: {
    done: 'Done',
    open: 'Open',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    less: 'One less',
    more: 'One more',
  },
  editor: {
    optional: 'Leave it empty where the card prints none.',
    notPrinted: 'None',
    leftBlank: 'Blank',
    incomplete: 'Incomplete',
    code: 'Code',
    shipCodeHint: 'As printed, such as PA-DN.',
    name: 'Name',
    class: 'Class',
    allegiance: 'Allegiance',
    allegianceHint: 'Its first word is its colour, such as Explore.',
    colour: 'Colour',
    knownAllegiances: 'As on other cards',
    type: 'Type',
    subtype: 'Subtype',
    subtypeHint: 'Only Refits and Massive ships print one.',
    bonusOrders: 'Bonus orders',
    bonusOrder: {
      one: (at: number) => `Bonus order ${number(at)}`,
      add: 'Add a bonus order',
      type: 'Type a code',
    },
    role: 'Role',
    hull: 'Hull Points',
    armor: 'Armor',
    flak: 'Flak',
    shields: 'Shields',
    pool: 'One value',
    hexagon: 'Six facings',
    shieldPoints: 'Shield Points',
    armaments: 'Armaments',
    armament: 'Armament',
    newArmament: 'New armament',
    addArmament: 'Add an armament',
    noArmaments: 'No armaments yet.',
    weapon: {
      pick: 'Weapon',
      type: 'Weapon code',
      hint: 'Or type it, as printed beside the dice.',
    },
    newWeapon: 'Enter a new weapon card',
    notOnShelf: 'No card with this code is in use yet.',
    slot: 'Place on the card',
    arc: 'Arc',
    arcNumbered: (at: number) => `Arc ${number(at)}`,
    dice: 'Dice',
    diceNumbered: (at: number) => `Dice in arc ${number(at)}`,
    removeArc: (at: number) => `Remove arc ${number(at)}`,
    anotherArc: 'Another arc',
    arcsAsPrinted: 'Dice and arcs, as printed',
    byDiagram: 'Change by diagram',
    keywords: 'Keywords',
    keyword: 'Keyword',
    newKeyword: 'New keyword',
    noKeywords: 'No keywords.',
    knownKeywords: 'From the rulebook',
    keywordHint: 'Or type it as printed, such as Lethal [2].',
    addKeyword: 'Add a keyword',
    typeKeyword: 'Type another keyword',
    keywordNumber: 'Number in brackets',
    keywordOrder: 'Order in brackets',
    text: 'Text',
  },
  weapon: {
    codeHint: 'As printed, such as L-CANNON.',
    types: 'Types',
    maxDistance: 'Maximum distance',
    chart: 'Effect chart',
    result: (result: number) => number(result),
    oneOrLess: 'Print says “1 or less”: 0 gives what 1 gives',
    modifiers: 'Modifiers',
    modifier: 'Modifier',
    newModifier: 'New modifier',
    addModifier: 'Add a modifier',
    toDie: 'Added to each die',
    lockAbility: 'Target Lock ability',
    lockIcons: 'What the lock becomes',
    becomes: 'Becomes',
    lockDice: 'Dice',
    lockText: 'The ability, in words',
    gives: (gives: LockAbility['gives']) => GIVES[gives],
  },
  icon: (icon: Icon) => ICONS[icon],
  times: (count: number) => `×${number(count)}`,
  inNumbers: (row: string) => `${row}, in numbers`,
  iconsOf: (row: string) => `Icons of ${row}`,
  oneMore: (icon: string) => `One more ${icon}`,
  oneLess: (icon: string) => `One less ${icon}`,
  fullRow: (most: number) => `A row holds at most ${number(most)} icons.`,
  cell: (row: string, icon: string, count: number) =>
    count > 1 ? `${row}: ${icon}, ${number(count)} times` : `${row}: ${icon}`,
  conditions: {
    kind: (kind: Condition['on']) => CONDITIONS[kind],
    numbered: (at: number) => `Condition ${number(at)}`,
    when: 'Depends on',
    add: 'Add a condition',
    remove: (at: number) => `Remove condition ${number(at)}`,
    sideOf: 'Of',
    side: (side: Side) => SIDES[side],
    least: 'Hexes away, at least',
    most: 'Hexes away, at most',
    roles: 'Is one of',
    terrains: 'Is in one of',
    types: 'Is one of',
    keyword: { pick: 'Keyword', type: 'Keyword, as printed' },
    order: { pick: 'Order', type: 'Order id' },
    has: 'Has it',
    isType: 'Is of the type',
    shielded: 'Is shielded',
    yes: 'Yes',
    no: 'No',
    question: 'What must be so',
    questionHint: 'The table is asked at each strike.',
  },
  effects: {
    one: 'Effect',
    many: 'Effects',
    none: 'None yet. What the app should count goes here; the rest fits in the text below.',
    kind: (kind: Effect['does']) => EFFECTS[kind],
    add: 'Add an effect',
    does: 'What it does',
    at: 'On which strikes',
    strike: 'Its own',
    struck: 'At it',
    toDie: 'Added to each die',
    mayMove: 'To the moves it may make',
    mustMove: 'To the moves it must make',
    rotations: 'Turns more or fewer',
    lockOnDice: 'Dice',
    skirmishDice: 'Dice more or fewer',
    repairs: 'Repairs',
    repair: (what: Repair) => REPAIRS[what],
    amount: 'How many',
    moment: 'When',
    moments: (moment: 'reveal' | 'refresh' | 'any') => MOMENTS[moment],
    reach: 'Works on',
    bearer: 'This ship',
    friends: 'Its friends',
    within: 'Within so many hexes',
    text: 'The effect, in words',
  },
  requirements: {
    one: 'Requirement',
    many: 'Requirements',
    none: 'Any ship may have it.',
    kind: (kind: Requirement['on']) => REQUIREMENTS[kind],
    add: 'Add a requirement',
    asks: 'What the ship needs',
    roles: 'One of these roles',
    keyword: {
      one: (at: number) => `Keyword ${number(at)}`,
      add: 'Add a keyword',
      type: 'Type a keyword',
    },
    name: {
      one: (at: number) => `Word ${number(at)}`,
      add: 'Add a word',
      type: 'Another word',
    },
    class: {
      one: (at: number) => `Class ${number(at)}`,
      add: 'Add a class',
      type: 'Another class',
    },
    code: {
      one: (at: number) => `Code ${number(at)}`,
      add: 'Add a ship',
      type: 'Type a code',
    },
  },
  list: {
    ships: 'Ships',
    noShips: 'No ships yet.',
    addShip: 'Add a ship',
    addRest: (count: number) =>
      plural(count, {
        one: 'Add the other ship of this allegiance',
        other: 'Add the # other ships of this allegiance',
      }),
    newLine: 'New line',
    listedShip: 'Ship on the list',
    shipCode: { pick: 'Ship', type: 'Ship code' },
    perShip: { pick: 'For each', type: 'For each ship with the code' },
    category: 'Category',
    power: 'Power',
    copies: 'Copies at most',
    upTo: (copies: number) => `up to ${number(copies)}`,
    shares: 'Shares of the power limit',
    sharesNote: 'Only where the list differs from the rulebook',
    asRules: 'As the rulebook says',
    restrictions: 'Restrictions',
    noRestrictions: 'Nothing beyond the rulebook.',
    oneRestriction: 'Restriction',
    addRestriction: 'Add a restriction',
    restriction: (kind: ListRestriction['on']) => RESTRICTIONS[kind],
    asks: 'What the list asks for',
    counted: {
      one: (at: number) => `Ship ${number(at)}`,
      add: 'Add a ship',
      type: 'Type a code',
    },
    atLeast: 'Together at least',
    atMost: 'Together at most',
    count: 'How many',
    restrictionText: 'The restriction, in words',
    commandChart: 'Command chart',
    command: 'Commander on a ship',
    noCommands: 'No commanders yet.',
    addCommand: 'Add a line',
    commanderCode: { pick: 'Commander', type: 'Commander code' },
    aboard: (ship: string) => `on ${ship}`,
    cost: 'Cost',
    flightChart: 'Flight group chart',
    flight: 'Flight group',
    noFlights: 'No flight groups yet.',
    addFlight: 'Add a line',
    flightCode: { pick: 'Flight group', type: 'Flight group code' },
  },
  colour: (colour: Colour) => `${colour} (${COLOURS[colour]})`,
  category: (category: Category) => CATEGORIES[category],
  share: (share: keyof FormationShares) => SHARES[share],
  shareOf: (value: number) => percent(value),
  restriction,
  dice: (count: number) => plural(count, { one: '# die', other: '# dice' }),
} as const;
