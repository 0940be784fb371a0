import { say, type Sentences } from '../../../../core/checked/sentences';
import { fitIn, fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';
import { counts, number } from '../../../kit/english';
import type { AssetCard, ShipCard, Weapon } from '../../cards';
import type { Breach } from '../../fleet/check';
import { assetCount, termWords, weaponRules } from './terms';

const [ships, groups, points] = [counts('Ship'), counts('Group'), counts('point')];
const span = (least: number, most: number, to = '–'): string =>
  least === most ? '' : `${number(least)}${to}`;

const BREACHES: Sentences<Breach> = {
  'no-group': () => 'It has no Group yet. Add one.',
  'over-limit': ({ over }) =>
    `It is ${points(over)} over the limit. Take out a Ship, or raise the limit.`,
  'too-many-groups': ({ over }) =>
    `It is ${groups(over)} over the limit. Take out a Group, or raise the limit.`,
  'group-size': ({ name, size, least, most }) =>
    `A Group of ${name} has ${span(least, most, ' to ')}${ships(most)}, not ${number(size)}. Change its size.`,
  'admiral-level': ({ level, size }) =>
    `A level ${number(level)} Admiral is too high for a ${termWords.gameSizes[size]}. Choose a lower level.`,
  'admirals-alike': () =>
    'Two Admirals are of the same kind. Keep one Faction and one Famous Admiral at most.',
  'admiral-nowhere': ({ name }) => `${name} has no Ship. Choose a flagship.`,
  'objectives-not-two': ({ count }) =>
    `It needs two secondary objectives and has ${number(count)}.`,
  'objective-twice': () => 'Both secondary objectives are the same. Choose another one.',
};

const breach = (broken: Breach): string => say(BREACHES, broken);

const needs = (value: number | null): string => (value === null ? '–' : `${number(value)}+`);

const attack = ({ lock, attacks, damage, type }: AssetCard['attack'][number]): string =>
  `Lock ${number(lock)}+ · ${counts('attack')(attacks)} · damage ${number(damage)}${type}`;

/** What the desk of fleets says: what a fleet is made of are Groups. */
export const fleetWords = {
  ...fleetDeskWords,
  ships: {
    ...fleetDeskWords.ships,
    label: 'Groups',
    none: 'No Groups yet. Tap to add one.',
    count: groups,
    add: 'Add Groups',
  },
  glance: { ...fleetDeskWords.glance, empty: 'No Groups yet' },
  add: {
    ...fleetDeskWords.add,
    title: 'Add Groups',
    search: 'Find a Ship',
    none: 'No pack in use has a Ship.',
  },
  breach,
  fit: fitIn(breach),
  aims: { hull: 'Hull', attacks: 'Firepower', landing: 'Battalions' },
  groupLine: (count: number, tonnage: string, cost: number) =>
    `${ships(count)} · ${tonnage} · ${number(cost)}`,
  offer: (cost: number, tonnage: string, least: number, most: number) =>
    `${number(cost)} each · ${tonnage} · ${span(least, most)}${number(most)} in a Group`,
  sizeOf: (label: string) => `Ships in ${label}`,
  terms: {
    title: 'Game size and limits',
    size: 'Game size',
    limit: 'Points',
    mostGroups: 'Maximum Groups (0: no limit)',
  },
  admirals: {
    title: 'Admirals',
    none: 'No Admiral',
    summary: (names: readonly string[]) => (names.length === 0 ? 'None' : names.join(', ')),
    level: (level: number, cost: number) => `Level ${number(level)} · ${points(cost)}`,
    aboard: (name: string) => `${name} is aboard`,
    nowhere: 'No Ship yet',
    search: 'Find an Admiral',
  },
  objectives: {
    title: 'Secondary objectives',
    summary: (count: number) => `${number(count)} of 2`,
    search: 'Find an objective',
    none: 'No pack in use has one.',
  },
  lines: {
    group: (count: number, name: string, cost: number) =>
      `${number(count)} x ${name} [${number(cost)}pts]`,
    admirals: '## Admirals',
    under: (tonnage: string) => `## ${tonnage} Groups`,
    figures: ({ thrust, scan, sig, hull, killPoints, descent }: ShipCard) =>
      [
        `Thrust ${number(thrust)}″ · Scan ${number(scan)}″ · Sig ${number(sig)}″`,
        `Hull ${number(hull)} · ${counts('Kill Point')(killPoints)}`,
        ...(descent ? ['Descent'] : []),
      ].join(' · '),
    saves: ({ energy, kinetic, shield, backup }: ShipCard) =>
      `ES ${needs(energy)} · KS ${needs(kinetic)} · Shield ${needs(shield)} · BS ${needs(backup)}`,
    asset: ({ thrust, rerolls }: AssetCard) =>
      `Thrust ${number(thrust)}″${rerolls === 0 ? '' : ` · ${counts('reroll')(rerolls)} each`}`,
    attack,
    weapon: (weapon: Weapon) =>
      [`${weapon.name}: ${attack(weapon)}`, ...weaponRules(weapon)].join(' · '),
    launch: (name: string, count: number) => `Launch: ${assetCount(count, name)}`,
    flagship: (name: string) => `Flagship of ${name}`,
    spikes: 'Spikes',
  },
} as const;
