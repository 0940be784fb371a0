import { ASSETS, type DropfleetCard, type ShipCard, type Weapon } from '../cards';
import { SECONDARIES, TONNAGES, WEAPON_TYPES } from '../terms';
import { termWords } from '../words/en/terms';

/**
 * Ships of our own invention, named after winds and lights: no publisher's values are in them. A line each: code, name, tonnage,
 * points | thrust, scan, sig, hull | saves | Group and Kill Points; then its weapons, and what it launches.
 */
const SHIPS = `
MIST Mistral light 32 | 12 6 3 4 | 4 5 - - | 2 4 1
  Twin lance, 3 2 1 E, Front; Grapeshot, 3 3 1 K, Close
ZEPH Zephyr light 35 | 11 6 3 4 | 5 4 - - | 1 3 1 | descent
  Grapeshot, 3 2 1 K, Close
  dropships 1
LEVA Levanter medium 95 | 9 7 6 10 | 4 4 - 6 | 1 3 2
  Long lance, 3 3 2 E, Front; Broadside, 4 6 1 K, Side; Grapeshot, 3 4 1 K, Close
SIRO Sirocco medium 105 | 8 7 6 11 | 4 3 - - | 1 2 2
  Broadside, 4 4 1 K, Side
  fighters 2; bombers 4
OSTR Ostro medium 90 | 8 6 5 10 | 4 4 - - | 1 2 2
  Grapeshot, 3 4 1 K, Close
  bulk-landers 3; drop-pods 2
GREG Gregale heavy 165 | 7 8 8 16 | 3 4 5 6 | 1 2 4
  Core borer, 3 2 3 C, Front; Long lance, 3 4 2 E, Front; Broadside, 4 8 1 K, Side
BORA Bora colossal 290 | 6 8 10 24 | 3 3 5 5 | 1 1 7
  Core borer, 3 3 3 C, Front; Great broadside, 4 12 1 K, Side; Grapeshot, 3 6 1 K, Close
  fighters 3; boarding-pods 4`;

const oneOf = <Some extends string>(all: readonly Some[], text: string | undefined): Some => {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new RangeError(`${text} is none of ${all.join(', ')}`);
  return found;
};

const attackIn = (text = '') => {
  const [lock = 3, attacks = 1, damage = 1] = text.split(' ').map(Number);
  return { lock, attacks, damage, type: oneOf(WEAPON_TYPES, text.at(-1)) };
};

const weaponIn = (text: string): Weapon => {
  const [name = '', attack, arc = ''] = text.split(', ');
  const closeAction = arc === 'Close';
  return { name, ...attackIn(attack), closeAction, arc: closeAction ? 'All round' : arc };
};

const loadIn = (text: string): ShipCard['launch'][number] => {
  const [asset, count] = text.split(' ');
  return { asset: oneOf(ASSETS, asset), count: Number(count) };
};

const shipIn = (text: string): ShipCard => {
  const [head = '', guns = '', loads = ''] = text.split('\n  ');
  const [who = '', move = '', saves = '', group = '', descent] = head.split(' | ');
  const [code = '', name = '', tonnage, points] = who.split(' ');
  const [thrust = 0, scan = 0, sig = 0, hull = 1] = move.split(' ').map(Number);
  const needed = saves.split(' ').map((one) => (one === '-' ? null : Number(one)));
  const [energy = null, kinetic = null, shield = null, backup = null] = needed;
  const [groupLeast = 1, groupMost = 1, killPoints = 0] = group.split(' ').map(Number);
  return {
    ...{ kind: 'ship', code, name, points: Number(points), tonnage: oneOf(TONNAGES, tonnage) },
    ...{ thrust, scan, sig, hull, energy, kinetic, shield, backup },
    ...{ groupLeast, groupMost, killPoints, descent: descent !== undefined },
    weapons: guns.split('; ').map(weaponIn),
    launch: loads === '' ? [] : loads.split('; ').map(loadIn),
  };
};

const asset = (code: string, name: string, kind: string, figures: string): DropfleetCard => {
  const [thrust = 0, rerolls = 0] = figures.split(' ').map(Number);
  const [, attack] = figures.split(': ');
  return {
    ...{ kind: 'asset', code, name, asset: oneOf(ASSETS, kind), thrust, rerolls },
    attack: attack === undefined ? [] : [attackIn(attack)],
  };
};

const admiral = (name: string, level: number): DropfleetCard => ({
  ...{ kind: 'admiral', code: `ADM${level}`, name, admiral: 'faction', level },
});

/** The training set, and §12.3: the objectives of the sheet, of which every fleet takes two. */
export const TRAINING_CARDS: readonly DropfleetCard[] = [
  ...SHIPS.slice(1)
    .split(/\n(?=\S)/)
    .map(shipIn),
  asset('GLOW', 'Glowfly', 'fighters', '20 2'),
  asset('HORN', 'Hornet', 'bombers', '12 0 : 3 1 1 K'),
  asset('NEED', 'Needle', 'torpedoes', '10 0 : 2 2 3 C'),
  admiral('Flag captain', 2),
  admiral('Vice admiral', 3),
  admiral('High admiral', 4),
  ...SECONDARIES.map((objective, at): DropfleetCard => ({
    kind: 'objective',
    code: `OBJ${at + 1}`,
    name: termWords.secondaries[objective],
    objective,
  })),
];
