import { makeGrammar } from '../../../../core/words';
import type { CardKind as DeskKind } from '../../../../core/pages/desks';
import type { Category, Colour } from '../../cards/terms';
import {
  CARD_KINDS,
  type CardKind,
  type FormationShares,
  type ListRestriction,
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
  stillMissing: 'Still missing',
  worthKnowing: 'Worth knowing',
  asPrinted: 'As play shows it',
  noWeapon: (code: string) => `${code} · no weapon card with this code yet`,
  reading: {
    bonusOrders: 'Bonus orders',
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
