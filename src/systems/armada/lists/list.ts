import { seen } from '../../../core/outside/signs';
import { capital } from '../../kit/english';
import { CATEGORIES } from '../cards';

/** A fleet as the common builders write it. */
export interface PastedList {
  readonly name: string;
  readonly faction: string;
  readonly commander: string;
  /** The agreed total, where the list tells it. */
  readonly limit?: number;
  readonly objectives: readonly { readonly category: Category; readonly name: string }[];
  readonly ships: readonly (Priced & { readonly upgrades: readonly Priced[] })[];
  /** The cost is of one. */
  readonly squadrons: readonly (Priced & { readonly count: number })[];
}

export interface Priced {
  readonly name: string;
  readonly cost: number;
}

export type Category = (typeof CATEGORIES)[number];

/** The builders, told apart by how they write. */
export type ListFormat = 'kingston' | 'star-forge' | 'warlords' | 'flagship' | 'fleets-designer';

const CLUES: readonly (readonly [ListFormat, RegExp])[] = [
  ['fleets-designer', /^.*\(\d+ \+ \d+: \d+\)$|^={4,}$/m],
  ['warlords', /total (?:ship|squadron) cost|\( ?\d+ points ?\)/],
  ['star-forge', /^Gamemode:/m],
  ['flagship', /^\[flagship\]|^- .+\(\d+\)$/m],
  ['kingston', /^= \d+ Points$|^Total Points:|^Squadrons:$/m],
];

const sum = (costs: readonly number[]): number => costs.reduce((all, one) => all + one, 0);

/** Tabs and doubled blanks mean nothing. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n');

/** Which builder wrote it; null where it is no list at all. */
export const formatOf = (text: string): ListFormat | null =>
  CLUES.find(([, clue]) => clue.test(tidy(text)))?.[0] ?? null;

const HEADER =
  /^(Name|Author|Faction|Points|Objectives|Gamemode|Commander|Total Points|(?:Assault|Defense|Navigation)(?: Objective)?):\s*(.*)$/;
const UNIT =
  /^([•\-+*])?\s*(?:\[ ?flagship ?\] ?)?(?:(\d+)(?: ?x)? )?(.+?) ?\( ?(?:(\d+) x )?(\d+)(?: \+ \d+: \d+)?(?: points)? ?\)$/;

/** What was read so far. */
interface Reading {
  headers: Record<string, string>;
  words: string[];
  ships: { name: string; cost: number; upgrades: Priced[] }[];
  /** With the price as it is written. */
  squadrons: (Priced & { count: number; isEach: boolean })[];
  isAmongSquadrons: boolean;
  /** What the list says that its squadrons cost. */
  flown: number | null;
}

/** A line of several squadrons has their sum or the price of one: as the list's own sum says, else as its builder does. */
const pricedEach = ({ squadrons, flown }: Reading, format: ListFormat): PastedList['squadrons'] => {
  const byLine = sum(squadrons.map(({ cost, count, isEach }) => (isEach ? cost * count : cost)));
  const byUnit = sum(squadrons.map(({ cost, count }) => cost * count));
  const isUsual = format === 'flagship' || format === 'fleets-designer';
  const isUnit = byLine === byUnit || flown === null ? isUsual : flown === byUnit;
  return squadrons.map(({ name, cost, count, isEach }) => ({
    name,
    cost: isEach || isUnit ? cost : Math.round(cost / count),
    count,
  }));
};

/** A ship, an upgrade of the last one, a squadron, or only words. */
const takeUnit = (reading: Reading, format: ListFormat, line: string): void => {
  const [, bullet, count, name = '', each, cost] = UNIT.exec(line) ?? [];
  const priced = { name: seen(name), cost: Number(cost) };
  const isOfShip = bullet !== undefined || /\(\d+ \+ \d+: \d+\)$/.test(line);
  const isGrouped = bullet === undefined && count !== undefined;
  const isSquadron = isGrouped || (format === 'fleets-designer' && !isOfShip);
  if (cost === undefined) reading.words.push(line);
  else if (reading.isAmongSquadrons || isSquadron)
    reading.squadrons.push({
      ...priced,
      isEach: each !== undefined,
      count: Math.max(1, Number(count ?? 1)),
    });
  else if (bullet !== undefined) reading.ships.at(-1)?.upgrades.push(priced);
  else reading.ships.push({ ...priced, upgrades: [] });
};

/** What a line says, whoever wrote it. */
const takeLine = (reading: Reading, format: ListFormat, line: string): void => {
  const [, sumOf] = /^= (\d+)/.exec(line) ?? [];
  const [isSquadrons, flown] = /^Squadrons(?: \((\d+)\/\d+\))?:$/.exec(line) ?? [];
  const [, key, value = ''] = HEADER.exec(line) ?? [];
  if (/^=*$/.test(line)) return;
  if (isSquadrons !== undefined) {
    reading.isAmongSquadrons = true;
    reading.flown = flown === undefined ? null : Number(flown);
  } else if (sumOf !== undefined) {
    if (reading.squadrons.length > 0) reading.flown = Number(sumOf);
  } else if (key !== undefined) reading.headers[key.replace(' Objective', '')] = value;
  else takeUnit(reading, format, line);
};

/** One side is called by several names. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/^rebel/i, 'Rebel'],
  [/imperial|empire/i, 'Imperial'],
  [/republic/i, 'Republic'],
  [/separatist/i, 'Separatist'],
];

const factionIn = (name: string): string =>
  SIDES.find(([called]) => called.test(name))?.[1] ?? name;

/** The price after a commander's name is his, not part of it. */
const withoutPrice = (name: string): string => name.replace(/ ?\(\d+\)$/, '');

/** Objectives by their headers, or the last words in the order of the categories. */
const objectivesIn = ({ headers, words }: Reading, format: ListFormat) => {
  const together = (headers['Objectives'] ?? '').split(', ');
  const last = format === 'fleets-designer' ? words : together;
  return CATEGORIES.flatMap((category, at) => {
    const name = headers[capital(category)] ?? last[at] ?? '';
    return name === '' ? [] : [{ category, name }];
  });
};

/** The agreed total is the last of the numbers between strokes. */
const limitIn = (text: string): Pick<PastedList, 'limit'> => {
  const [, limit] = /\d+\/(\d+)\)?\s*$/.exec(text.trim()) ?? [];
  return limit === undefined ? {} : { limit: Number(limit) };
};

/** More than any fleet has. */
const MOST_UNITS = 60;

const isTooMany = ({ ships, squadrons }: Reading): boolean =>
  ships.length + sum(squadrons.map(({ count }) => count)) > MOST_UNITS ||
  ships.some(({ upgrades }) => upgrades.length > MOST_UNITS);

/** A list of any of the builders; null where it is none. */
export const parseList = (text: string): (PastedList & { readonly format: ListFormat }) | null => {
  const format = formatOf(text);
  if (format === null) return null;
  const [first = '', ...rest] = tidy(text.trim()).split('\n');
  const isNamed = first.startsWith('Name:');
  const reading: Reading = {
    ...{ headers: {}, words: [], ships: [], squadrons: [] },
    ...{ isAmongSquadrons: false, flown: null },
  };
  for (const line of isNamed ? [first, ...rest] : rest) takeLine(reading, format, line);
  const { headers, ships, squadrons } = reading;
  if (ships.length + squadrons.length === 0 || isTooMany(reading)) return null;
  return {
    format,
    name: isNamed ? (headers['Name'] ?? '') : first.replace(/ ?\([\d/]+\)$/, ''),
    faction: factionIn(headers['Faction'] ?? ''),
    commander: withoutPrice(headers['Commander'] ?? ''),
    objectives: objectivesIn(reading, format),
    ships,
    squadrons: pricedEach(reading, format),
    ...limitIn(headers['Points'] ?? first),
  };
};

/** Recalculated: what a list says itself is not relied on. */
export const pointsOf = ({ ships, squadrons }: PastedList): number =>
  sum(ships.flatMap(({ cost, upgrades }) => [cost, ...upgrades.map((one) => one.cost)])) +
  sum(squadrons.map(({ cost, count }) => cost * count));

const shipLines = ({ name, cost, upgrades }: PastedList['ships'][number]): readonly string[] => [
  `${name} (${cost})`,
  ...upgrades.map((one) => `• ${one.name} (${one.cost})`),
  `= ${cost + sum(upgrades.map((one) => one.cost))} Points`,
  '',
];

/** The most common of the texts: objectives, ships with their upgrades, squadrons by line, the total. */
export const makeList = (list: PastedList): string => {
  const { name, faction, commander, objectives, ships, squadrons } = list;
  const flown = sum(squadrons.map(({ cost, count }) => cost * count));
  const objective = (category: Category): string =>
    `${capital(category)}: ${objectives.find((one) => one.category === category)?.name ?? ''}`;
  return [
    `Name: ${name}`,
    `Faction: ${faction}`,
    `Commander: ${commander}`.trim(),
    '',
    ...CATEGORIES.map((one) => objective(one).trim()),
    '',
    ...ships.flatMap(shipLines),
    'Squadrons:',
    ...squadrons.map((one) =>
      one.count === 1
        ? `• ${one.name} (${one.cost})`
        : `• ${one.count} x ${one.name} (${one.cost * one.count})`,
    ),
    `= ${flown} Points`,
    '',
    `Total Points: ${pointsOf(list)}`,
  ].join('\n');
};
