import { SLOTS, type ArmadaCard, type DamageCard, type ObjectiveCard } from '../cards';
import type { ShipCard, SquadronCard, UpgradeCard } from '../cards';

/** The Training Set: two fleets of our own making, whose cards read like printed ones. */

const ZERO = { red: 0, blue: 0, black: 0 };
// A count for every slot.
const NO_BAR = Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as ShipCard['bar'];

type Dice = readonly [red: number, blue: number, black: number];
const diceOf = ([red, blue, black]: Dice) => ({ red, blue, black });
const zoneOf = (shields: number, dice: Dice): ShipCard['front'] => ({ shields, ...diceOf(dice) });

type Values = readonly [
  cost: number,
  hull: number,
  command: number,
  squadrons: number,
  engineering: number,
];

const ship = (
  code: string,
  name: string,
  faction: string,
  [cost, hull, command, squadrons, engineering]: Values,
  {
    tokens,
    bar,
    ...more
  }: Pick<ShipCard, 'size' | 'icon' | 'front' | 'left' | 'right' | 'rear'> &
    Partial<Omit<ShipCard, 'tokens' | 'bar'>> & {
      readonly tokens: Partial<ShipCard['tokens']>;
      readonly bar: Partial<ShipCard['bar']>;
    },
): ShipCard => ({
  ...{ kind: 'ship', code, name, faction, cost, unique: false },
  ...{ hull, command, squadrons, engineering, antiSquadron: { ...ZERO, blue: 1 } },
  ...more,
  tokens: { scatter: 0, evade: 0, brace: 0, redirect: 0, ...tokens },
  bar: { ...NO_BAR, ...bar },
});

/** Both sides alike. */
const sides = (shields: number, dice: Dice) => ({
  left: zoneOf(shields, dice),
  right: zoneOf(shields, dice),
});

const NO_TOKENS = { scatter: 0, evade: 0, brace: 0 };
const ESCORTS = { bomber: true, escort: true };
const HEAVY_BOMBERS = { bomber: true, heavy: true };
const UNIQUE = { unique: true };

const squadron = (
  code: string,
  name: string,
  faction: string,
  [cost, hull, speed]: readonly [cost: number, hull: number, speed: number],
  battery: Dice,
  antiSquadron: Dice,
  more: Partial<SquadronCard>,
): SquadronCard => ({
  ...{ kind: 'squadron', code, name, faction, cost, hull, speed, unique: false, counter: 0 },
  ...{ bomber: false, escort: false, heavy: false, swarm: false, tokens: NO_TOKENS },
  battery: diceOf(battery),
  antiSquadron: diceOf(antiSquadron),
  ...more,
});

const upgrade = (
  code: string,
  name: string,
  icon: UpgradeCard['icon'],
  cost: number,
  more: Partial<UpgradeCard> = {},
): UpgradeCard => ({
  ...{ kind: 'upgrade', code, name, icon, cost, unique: false, modification: false },
  ...more,
});

const objective = (
  code: string,
  name: string,
  category: ObjectiveCard['category'],
  tokenValue: number,
  text: string,
): ObjectiveCard => ({ kind: 'objective', code, name, category, tokenValue, text });

const damage = (
  code: string,
  name: string,
  trait: DamageCard['trait'],
  text: string,
): DamageCard => ({
  kind: 'damage',
  code,
  name,
  trait,
  copies: 4,
  text,
});

export const HARBOUR = 'Harbour League';
export const CROWN = 'Iron Crown';

const ships: readonly ShipCard[] = [
  ship('H-LANTERN', 'Lantern Cutter', HARBOUR, [41, 4, 1, 1, 2], {
    ...{ size: 'small', icon: 'lantern' },
    ...{ front: zoneOf(2, [2, 1, 0]), ...sides(2, [1, 0, 0]), rear: zoneOf(1, [1, 0, 0]) },
    tokens: { evade: 2, redirect: 1 },
    ...{ speed1: 'II', speed2: 'I II', speed3: '- I II', speed4: '- I I II' },
    bar: { officer: 1, 'support-team': 1, turbolasers: 1 },
  }),
  ship('H-HERON', 'Heron Frigate', HARBOUR, [56, 5, 2, 2, 3], {
    ...{ size: 'small', icon: 'heron' },
    ...{ front: zoneOf(3, [3, 0, 0]), ...sides(1, [1, 1, 0]), rear: zoneOf(2, [2, 0, 0]) },
    tokens: { evade: 1, brace: 2 },
    ...{ speed1: 'I', speed2: 'I I', speed3: '- I II' },
    bar: { officer: 1, 'support-team': 1, turbolasers: 1 },
  }),
  ship('C-HALBERD', 'Halberd Escort', CROWN, [54, 5, 2, 2, 3], {
    ...{ size: 'small', icon: 'halberd' },
    ...{ front: zoneOf(3, [1, 0, 2]), ...sides(2, [0, 0, 4]), rear: zoneOf(1, [1, 0, 1]) },
    tokens: { evade: 1, brace: 1, redirect: 1 },
    ...{ speed1: 'II', speed2: 'I I', speed3: '- I I' },
    bar: { officer: 1, 'weapons-team': 1, ordnance: 1 },
  }),
  ship('C-BASTION', 'Bastion Battleship', CROWN, [85, 8, 3, 3, 4], {
    ...{ size: 'medium', icon: 'bastion' },
    ...{ front: zoneOf(3, [3, 0, 3]), ...sides(3, [2, 0, 1]), rear: zoneOf(1, [2, 0, 0]) },
    tokens: { brace: 1, redirect: 2 },
    ...{ speed1: 'I', speed2: '- I' },
    bar: { officer: 1, 'offensive-retrofit': 1, turbolasers: 2, 'ion-cannons': 1 },
  }),
];

const squadrons: readonly SquadronCard[] = [
  squadron('H-SWIFT', 'Swift Squadron', HARBOUR, [11, 4, 4], [0, 1, 0], [0, 3, 0], { swarm: true }),
  squadron('H-ANVIL', 'Anvil Squadron', HARBOUR, [13, 5, 3], [1, 0, 0], [0, 4, 0], ESCORTS),
  squadron('H-MARLOWE', 'Marlowe', HARBOUR, [19, 5, 3], [1, 0, 0], [0, 4, 0], {
    ...ESCORTS,
    unique: true,
    tokens: { ...NO_TOKENS, brace: 2 },
  }),
  squadron('C-WASP', 'Wasp Squadron', CROWN, [8, 3, 4], [0, 1, 0], [0, 3, 0], { swarm: true }),
  squadron('C-MALLET', 'Mallet Squadron', CROWN, [9, 5, 4], [0, 0, 1], [0, 0, 1], HEAVY_BOMBERS),
  squadron('C-VESPER', 'Vesper', CROWN, [21, 4, 4], [0, 1, 0], [0, 3, 1], {
    unique: true,
    swarm: true,
    counter: 2,
    tokens: { ...NO_TOKENS, scatter: 2 },
  }),
];

const upgrades: readonly UpgradeCard[] = [
  upgrade('U-OKONJO', 'Captain-General Okonjo', 'commander', 24, {
    ...UNIQUE,
    faction: HARBOUR,
    text: 'Once a round a friendly ship may regain one command token that it spent.',
  }),
  upgrade('U-DREVIN', 'Lord Marshal Drevin', 'commander', 26, {
    ...UNIQUE,
    faction: CROWN,
    text: 'The first attack of each friendly ship in a round may turn one blank to a hit.',
  }),
  upgrade('U-LONGWATCH', 'Longwatch', 'title', 4, {
    ...UNIQUE,
    faction: HARBOUR,
    shipIcon: 'heron',
  }),
  upgrade('U-KEEP', 'Keep of Embers', 'title', 5, {
    ...UNIQUE,
    faction: CROWN,
    shipIcon: 'bastion',
  }),
  upgrade('U-CLERK', 'Signals Clerk', 'officer', 3),
  upgrade('U-LENSES', 'Ground Lenses', 'turbolasers', 6, { modification: true }),
];

const objectives: readonly ObjectiveCard[] = [
  objective(
    'O-PRIZE',
    'The Prize',
    'assault',
    15,
    'Each player marks a ship. Damage to it scores.',
  ),
  objective('O-SHOALS', 'Shoals', 'defense', 10, 'The second player places two obstacles more.'),
  objective('O-BEACONS', 'Beacons', 'navigation', 10, 'A ship that ends near a beacon scores.'),
];

export const TRAINING_DAMAGE: readonly DamageCard[] = [
  damage('D-FIRE', 'Fire Below', 'ship', 'Discard one command token, or take a card face down.'),
  damage('D-HELM', 'Jammed Helm', 'ship', 'No joint can be raised by a navigate dial.'),
  damage('D-SHUTTERS', 'Stuck Shutters', 'ship', 'Attacks of this ship have one die less.'),
  damage('D-SIGNALS', 'Lost Signals', 'crew', 'Spend no command tokens.'),
  damage('D-GAUGES', 'Cold Gauges', 'crew', 'Repair commands have one point less.'),
  damage('D-SPARKS', 'Sparking Relays', 'ship', 'Lose one shield, then turn this card face down.'),
];

/** Everything of the Training Set. */
export const TRAINING_CARDS: readonly ArmadaCard[] = [
  ...ships,
  ...squadrons,
  ...upgrades,
  ...objectives,
  ...TRAINING_DAMAGE,
];
