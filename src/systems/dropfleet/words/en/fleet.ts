import { fitIn, fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';
import { number, plural } from '../../../kit/english';
import type { AssetCard, ShipCard, Weapon } from '../../cards';
import type { Breach } from '../../fleet/check';
import { termWords, weaponRules } from './terms';

const ships = (count: number): string => plural(count, { one: '# Ship', other: '# Ships' });
const groups = (count: number): string => plural(count, { one: '# Group', other: '# Groups' });

const breach = (broken: Breach): string => {
  switch (broken.id) {
    case 'no-group':
      return 'It has no Group yet. Add one.';
    case 'over-limit':
      return `It is ${number(broken.over)} points over the limit. Take out a Ship, or raise the limit.`;
    case 'too-many-groups':
      return `It has ${groups(broken.over)} too many. Take some out.`;
    case 'group-size':
      return `A Group of ${broken.name} has ${number(broken.least)} to ${number(broken.most)} Ships, not ${number(broken.size)}. Change its size.`;
    case 'admiral-level':
      return `An Admiral of level ${number(broken.level)} is too high for a ${termWords.gameSizes[broken.size]}. Choose a lower one.`;
    case 'admirals-alike':
      return 'Two Admirals are of the same kind. Keep one Faction and one Famous Admiral at most.';
    case 'admiral-nowhere':
      return `${broken.name} has no Ship. Choose a flagship.`;
    case 'objectives-not-two':
      return `It needs two secondary objectives and has ${number(broken.count)}.`;
    case 'objective-twice':
      return 'Both secondary objectives are the same. Choose another one.';
  }
};

const needs = (value: number | null): string => (value === null ? '–' : `${number(value)}+`);

const attack = ({ lock, attacks, damage, type }: AssetCard['attack'][number]): string =>
  `Lock ${number(lock)}+ · ${plural(attacks, { one: '# attack', other: '# attacks' })} · ${number(damage)}${type}`;

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
  groupLine: (count: number, tonnage: string, points: number) =>
    `${ships(count)} · ${tonnage} · ${number(points)}`,
  offer: (points: number, tonnage: string, least: number, most: number) =>
    `${number(points)} each · ${tonnage} · ${least === most ? number(least) : `${number(least)}–${number(most)}`} in a Group`,
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
    level: (level: number, points: number) =>
      `Level ${number(level)} · ${plural(points, { one: '# point', other: '# points' })}`,
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
    group: (count: number, name: string, points: number) =>
      `${number(count)} x ${name} [${number(points)}pts]`,
    admirals: '## Admirals',
    under: (tonnage: string) => `## ${tonnage} Groups`,
    figures: ({ thrust, scan, sig, hull, killPoints, descent }: ShipCard) =>
      [
        `Thrust ${number(thrust)}" · Scan ${number(scan)}" · Sig ${number(sig)}"`,
        `Hull ${number(hull)} · ${plural(killPoints, { one: '# Kill Point', other: '# Kill Points' })}`,
        ...(descent ? ['Descent'] : []),
      ].join(' · '),
    saves: ({ energy, kinetic, shield, backup }: ShipCard) =>
      `ES ${needs(energy)} · KS ${needs(kinetic)} · Shield ${needs(shield)} · BS ${needs(backup)}`,
    asset: ({ thrust, rerolls }: AssetCard) =>
      `Thrust ${number(thrust)}"${rerolls === 0 ? '' : ` · ${plural(rerolls, { one: '# re-roll', other: '# re-rolls' })} each`}`,
    attack,
    weapon: (weapon: Weapon) =>
      [`${weapon.name}: ${attack(weapon)}`, ...weaponRules(weapon)].join(' · '),
    launch: (name: string, count: number) => `Launch: ${number(count)} ${name}`,
    flagship: (name: string) => `Flagship of ${name}`,
    spikes: 'Spikes',
  },
} as const;
