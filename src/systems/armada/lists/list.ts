import { seen } from '../../../core/outside/signs';
import { CATEGORIES } from '../cards';

/** A fleet as the common builders write it. */
export interface PastedList {
  readonly name: string;
  readonly faction: string;
  readonly commander: string;
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

/** Tabs and doubled blanks mean nothing. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n');

/** Which builder wrote it; null where it is no list at all. */
export const formatOf = (text: string): ListFormat | null =>
  CLUES.find(([, clue]) => clue.test(tidy(text)))?.[0] ?? null;

/** What a line says, whoever wrote it. */
type Told =
  | { readonly tells: 'header'; readonly key: string; readonly value: string }
  | { readonly tells: 'sum' | 'squadrons' | 'nothing' }
  | ({ readonly tells: 'upgrade' | 'unit'; readonly count: number | null } & Priced & {
        /** Written for each: `2 x 13`. */
        readonly isEach: boolean;
        readonly isShip: boolean;
      })
  | { readonly tells: 'words'; readonly text: string };

const HEADER =
  /^(Name|Author|Faction|Points|Gamemode|Commander|Total Points|(?:Assault|Defense|Navigation)(?: Objective)?):\s*(.*)$/;
const UNIT =
  /^([•\-+*])?\s*(?:\[ ?flagship ?\] ?)?(?:(\d+)(?: x)? )?(.+?) ?\( ?(?:(\d+) x )?(\d+)(?: \+ \d+: \d+)?(?: points)? ?\)$/;

const toldIn = (line: string): Told => {
  if (line === '' || /^=+$/.test(line)) return { tells: 'nothing' };
  if (line.startsWith('= ')) return { tells: 'sum' };
  if (line === 'Squadrons:') return { tells: 'squadrons' };
  const [, key = '', value = ''] = HEADER.exec(line) ?? [];
  if (key !== '') return { tells: 'header', key: key.replace(' Objective', ''), value };
  const [, bullet, count, name = '', each, cost] = UNIT.exec(line) ?? [];
  if (cost === undefined) return { tells: 'words', text: line };
  return {
    tells: bullet === undefined ? 'unit' : 'upgrade',
    count: count === undefined ? null : Number(count),
    name: seen(name),
    cost: Number(cost),
    isEach: each !== undefined,
    isShip: /\(\d+ \+ \d+: \d+\)$/.test(line),
  };
};

/** What was read so far. */
interface Reading {
  headers: Record<string, string>;
  words: string[];
  ships: { name: string; cost: number; upgrades: Priced[] }[];
  squadrons: (Priced & { count: number })[];
  isAmongSquadrons: boolean;
}

type Unit = Extract<Told, { tells: 'upgrade' | 'unit' }>;

/** A line of several squadrons has their sum, or the price of one. */
const takeSquadron = (reading: Reading, format: ListFormat, unit: Unit): void => {
  const count = Math.max(1, unit.count ?? 1);
  const isEach = unit.isEach || format === 'flagship' || format === 'fleets-designer';
  const cost = isEach ? unit.cost : Math.round(unit.cost / count);
  reading.squadrons.push({ name: unit.name, cost, count });
};

const takeUnit = (reading: Reading, format: ListFormat, unit: Unit): void => {
  const { name, cost } = unit;
  const ship = reading.ships.at(-1);
  if (reading.isAmongSquadrons) takeSquadron(reading, format, unit);
  else if (unit.tells === 'upgrade') ship?.upgrades.push({ name, cost });
  else if (unit.count !== null || (format === 'fleets-designer' && !unit.isShip))
    takeSquadron(reading, format, unit);
  else reading.ships.push({ name, cost, upgrades: [] });
};

const take = (reading: Reading, format: ListFormat, told: Told): void => {
  switch (told.tells) {
    case 'header':
      reading.headers[told.key] = told.value;
      break;
    case 'words':
      reading.words.push(told.text);
      break;
    case 'squadrons':
      reading.isAmongSquadrons = true;
      break;
    case 'upgrade':
    case 'unit':
      takeUnit(reading, format, told);
      break;
    case 'sum':
    case 'nothing':
      break;
  }
};

/** The price after a commander's name is his, not part of it. */
const withoutPrice = (name: string): string => name.replace(/ ?\(\d+\)$/, '');

/** Objectives by their headers, or the last words in the order of the categories. */
const objectivesIn = ({ headers, words }: Reading, format: ListFormat) => {
  const last = format === 'fleets-designer' ? words : [];
  return CATEGORIES.flatMap((category, at) => {
    const header = `${category.slice(0, 1).toUpperCase()}${category.slice(1)}`;
    const name = headers[header] ?? last[at] ?? '';
    return name === '' ? [] : [{ category, name }];
  });
};

/** A list of any of the builders; null where it is none. */
export const parseList = (text: string): (PastedList & { readonly format: ListFormat }) | null => {
  const format = formatOf(text);
  if (format === null) return null;
  const [first = '', ...rest] = tidy(text.trim()).split('\n');
  const isNamed = first.startsWith('Name:');
  const reading: Reading = {
    headers: {},
    words: [],
    ships: [],
    squadrons: [],
    isAmongSquadrons: false,
  };
  for (const line of isNamed ? [first, ...rest] : rest) take(reading, format, toldIn(line));
  const { headers, ships, squadrons } = reading;
  return {
    format,
    name: isNamed ? (headers['Name'] ?? '') : first.replace(/ ?\([\d/]+\)$/, ''),
    faction: headers['Faction'] ?? '',
    commander: withoutPrice(headers['Commander'] ?? ''),
    objectives: objectivesIn(reading, format),
    ships,
    squadrons,
  };
};

const sum = (costs: readonly number[]): number => costs.reduce((all, one) => all + one, 0);

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
  const sailed = sum(
    ships.flatMap((ship) => [ship.cost, ...ship.upgrades.map(({ cost }) => cost)]),
  );
  const objective = (category: Category, label: string): string =>
    `${label}: ${objectives.find((one) => one.category === category)?.name ?? ''}`.trim();
  return [
    `Name: ${name}`,
    `Faction: ${faction}`,
    `Commander: ${commander}`.trim(),
    '',
    objective('assault', 'Assault'),
    objective('defense', 'Defense'),
    objective('navigation', 'Navigation'),
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
    `Total Points: ${sailed + flown}`,
  ].join('\n');
};
