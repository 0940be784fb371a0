import type {
  AdmiralCard,
  AssetCard,
  DropfleetCard,
  ObjectiveCard,
  ShipCard,
  Weapon,
} from '../cards';
import { SECONDARIES, type WeaponType } from '../terms';
import { termWords } from '../words/en/terms';

/** Ships of our own invention, named after winds and lights: no publisher's values are in them. */

type Attack = readonly [lock: number, attacks: number, damage: number, type: WeaponType];

const gun = (
  name: string,
  [lock, attacks, damage, type]: Attack,
  more: Partial<Pick<Weapon, 'arc' | 'closeAction' | 'special'>> = {},
): Weapon => ({ name, lock, attacks, damage, type, closeAction: false, ...more });

type Saves = readonly [number | null, number | null, number | null, number | null];

const ship = (
  [code, name, tonnage, points]: readonly [string, string, ShipCard['tonnage'], number],
  [thrust, scan, sig, hull]: readonly [number, number, number, number],
  [energy, kinetic, shield, backup]: Saves,
  [groupLeast, groupMost, killPoints]: readonly [number, number, number],
  weapons: readonly Weapon[],
  launch: ShipCard['launch'] = [],
  descent = false,
): ShipCard => ({
  kind: 'ship',
  code,
  name,
  points,
  tonnage,
  thrust,
  scan,
  sig,
  hull,
  energy,
  kinetic,
  shield,
  backup,
  groupLeast,
  groupMost,
  killPoints,
  descent,
  weapons,
  launch,
});

const front = { arc: 'Front' } as const;
const close = { closeAction: true, arc: 'All round' } as const;

const SHIPS: readonly ShipCard[] = [
  ship(
    ['MIST', 'Mistral', 'light', 32],
    [12, 6, 3, 4],
    [4, 5, null, null],
    [2, 4, 1],
    [gun('Twin lance', [3, 2, 1, 'E'], front), gun('Grapeshot', [3, 3, 1, 'K'], close)],
  ),
  ship(
    ['ZEPH', 'Zephyr', 'light', 35],
    [11, 6, 3, 4],
    [5, 4, null, null],
    [1, 3, 1],
    [gun('Grapeshot', [3, 2, 1, 'K'], close)],
    [{ asset: 'dropships', count: 1 }],
    true,
  ),
  ship(
    ['LEVA', 'Levanter', 'medium', 95],
    [9, 7, 6, 10],
    [4, 4, null, 6],
    [1, 3, 2],
    [
      gun('Long lance', [3, 3, 2, 'E'], front),
      gun('Broadside', [4, 6, 1, 'K'], { arc: 'Side' }),
      gun('Grapeshot', [3, 4, 1, 'K'], close),
    ],
  ),
  ship(
    ['SIRO', 'Sirocco', 'medium', 105],
    [8, 7, 6, 11],
    [4, 3, null, null],
    [1, 2, 2],
    [gun('Broadside', [4, 4, 1, 'K'], { arc: 'Side' })],
    [
      { asset: 'fighters', count: 2 },
      { asset: 'bombers', count: 4 },
    ],
  ),
  ship(
    ['OSTR', 'Ostro', 'medium', 90],
    [8, 6, 5, 10],
    [4, 4, null, null],
    [1, 2, 2],
    [gun('Grapeshot', [3, 4, 1, 'K'], close)],
    [
      { asset: 'bulk-landers', count: 3 },
      { asset: 'drop-pods', count: 2 },
    ],
  ),
  ship(
    ['GREG', 'Gregale', 'heavy', 165],
    [7, 8, 8, 16],
    [3, 4, 5, 6],
    [1, 2, 4],
    [
      gun('Core borer', [3, 2, 3, 'C'], front),
      gun('Long lance', [3, 4, 2, 'E'], front),
      gun('Broadside', [4, 8, 1, 'K'], { arc: 'Side' }),
    ],
  ),
  ship(
    ['BORA', 'Bora', 'colossal', 290],
    [6, 8, 10, 24],
    [3, 3, 5, 5],
    [1, 1, 7],
    [
      gun('Core borer', [3, 3, 3, 'C'], front),
      gun('Great broadside', [4, 12, 1, 'K'], { arc: 'Side' }),
      gun('Grapeshot', [3, 6, 1, 'K'], close),
    ],
    [
      { asset: 'fighters', count: 3 },
      { asset: 'boarding-pods', count: 4 },
    ],
  ),
];

const ASSET_CARDS: readonly AssetCard[] = [
  {
    kind: 'asset',
    code: 'GLOW',
    name: 'Glowfly',
    asset: 'fighters',
    thrust: 20,
    rerolls: 2,
    attack: [],
  },
  {
    kind: 'asset',
    code: 'HORN',
    name: 'Hornet',
    asset: 'bombers',
    thrust: 12,
    rerolls: 0,
    attack: [{ lock: 3, attacks: 1, damage: 1, type: 'K' }],
  },
  {
    kind: 'asset',
    code: 'NEED',
    name: 'Needle',
    asset: 'torpedoes',
    thrust: 10,
    rerolls: 0,
    attack: [{ lock: 2, attacks: 2, damage: 3, type: 'C' }],
  },
];

const ADMIRALS: readonly AdmiralCard[] = [
  { kind: 'admiral', code: 'ADM2', name: 'Flag captain', admiral: 'faction', level: 2 },
  { kind: 'admiral', code: 'ADM3', name: 'Vice admiral', admiral: 'faction', level: 3 },
  { kind: 'admiral', code: 'ADM4', name: 'High admiral', admiral: 'faction', level: 4 },
];

/** §12.3: every fleet takes two of them. */
const OBJECTIVES: readonly ObjectiveCard[] = SECONDARIES.map((objective, at) => ({
  kind: 'objective',
  code: `OBJ${at + 1}`,
  name: termWords.secondaries[objective],
  objective,
}));

/** The training set, and the objectives of the sheet. */
export const TRAINING_CARDS: readonly DropfleetCard[] = [
  ...SHIPS,
  ...ASSET_CARDS,
  ...ADMIRALS,
  ...OBJECTIVES,
];
