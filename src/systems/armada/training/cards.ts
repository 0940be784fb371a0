import type {
  ArmadaCard,
  DamageCard,
  ObjectiveCard,
  ShipCard,
  SquadronCard,
  UpgradeCard,
} from '../cards';

/** The Training Set: two fleets of our own making, whose cards read like printed ones. */

const ZERO = { red: 0, blue: 0, black: 0 };
const NO_BAR: ShipCard['bar'] = {
  officer: 0,
  'weapons-team': 0,
  'support-team': 0,
  'offensive-retrofit': 0,
  'defensive-retrofit': 0,
  turbolasers: 0,
  'ion-cannons': 0,
  ordnance: 0,
};

type Dice = readonly [red: number, blue: number, black: number];
const diceOf = ([red, blue, black]: Dice) => ({ red, blue, black });
const zoneOf = (shields: number, dice: Dice): ShipCard['front'] => ({ shields, ...diceOf(dice) });

type ShipDraft = Partial<Omit<ShipCard, 'tokens' | 'bar'>> &
  Pick<ShipCard, 'code' | 'name' | 'faction' | 'icon' | 'cost' | 'hull'> & {
    readonly tokens: Partial<ShipCard['tokens']>;
    readonly bar: Partial<ShipCard['bar']>;
  };

const ship = ({ tokens, bar, ...card }: ShipDraft): ShipCard => ({
  kind: 'ship',
  unique: false,
  size: 'small',
  command: 1,
  squadrons: 1,
  engineering: 2,
  front: zoneOf(2, [1, 0, 0]),
  left: zoneOf(2, [1, 0, 0]),
  right: zoneOf(2, [1, 0, 0]),
  rear: zoneOf(1, [1, 0, 0]),
  antiSquadron: { ...ZERO, blue: 1 },
  ...card,
  tokens: { scatter: 0, evade: 0, brace: 0, redirect: 0, ...tokens },
  bar: { ...NO_BAR, ...bar },
});

type SquadronDraft = Partial<Omit<SquadronCard, 'battery' | 'antiSquadron' | 'tokens'>> &
  Pick<SquadronCard, 'code' | 'name' | 'faction' | 'cost' | 'hull' | 'speed'> & {
    readonly battery: Dice;
    readonly antiSquadron: Dice;
    readonly tokens?: Partial<SquadronCard['tokens']>;
  };

const squadron = ({ battery, antiSquadron, tokens, ...card }: SquadronDraft): SquadronCard => ({
  kind: 'squadron',
  unique: false,
  bomber: false,
  escort: false,
  heavy: false,
  swarm: false,
  counter: 0,
  ...card,
  battery: diceOf(battery),
  antiSquadron: diceOf(antiSquadron),
  tokens: { scatter: 0, evade: 0, brace: 0, ...tokens },
});

const upgrade = (
  card: Pick<UpgradeCard, 'code' | 'name' | 'icon' | 'cost'> & Partial<UpgradeCard>,
): UpgradeCard => ({ kind: 'upgrade', unique: false, modification: false, ...card });

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
  ship({
    code: 'H-LANTERN',
    name: 'Lantern Cutter',
    faction: HARBOUR,
    icon: 'lantern',
    cost: 41,
    hull: 4,
    front: zoneOf(2, [2, 1, 0]),
    tokens: { evade: 2, redirect: 1 },
    speed1: 'II',
    speed2: 'I II',
    speed3: '- I II',
    speed4: '- I I II',
    bar: { officer: 1, 'support-team': 1, turbolasers: 1 },
  }),
  ship({
    code: 'H-HERON',
    name: 'Heron Frigate',
    faction: HARBOUR,
    icon: 'heron',
    cost: 56,
    hull: 5,
    command: 2,
    squadrons: 2,
    engineering: 3,
    front: zoneOf(3, [3, 0, 0]),
    left: zoneOf(1, [1, 1, 0]),
    right: zoneOf(1, [1, 1, 0]),
    rear: zoneOf(2, [2, 0, 0]),
    tokens: { evade: 1, brace: 2 },
    speed1: 'I',
    speed2: 'I I',
    speed3: '- I II',
    bar: { officer: 1, 'support-team': 1, turbolasers: 1 },
  }),
  ship({
    code: 'H-ATOLL',
    name: 'Atoll Cruiser',
    faction: HARBOUR,
    icon: 'atoll',
    cost: 78,
    size: 'medium',
    hull: 6,
    command: 3,
    squadrons: 2,
    engineering: 4,
    front: zoneOf(4, [2, 1, 0]),
    left: zoneOf(3, [3, 1, 0]),
    right: zoneOf(3, [3, 1, 0]),
    rear: zoneOf(2, [2, 1, 0]),
    antiSquadron: { ...ZERO, blue: 2 },
    tokens: { evade: 1, brace: 1, redirect: 1 },
    speed1: 'II',
    speed2: '- II',
    speed3: '- I I',
    bar: { officer: 1, 'weapons-team': 1, 'offensive-retrofit': 1, turbolasers: 1 },
  }),
  ship({
    code: 'C-HALBERD',
    name: 'Halberd Escort',
    faction: CROWN,
    icon: 'halberd',
    cost: 54,
    hull: 5,
    command: 2,
    squadrons: 2,
    engineering: 3,
    front: zoneOf(3, [1, 0, 2]),
    left: zoneOf(2, [0, 0, 4]),
    right: zoneOf(2, [0, 0, 4]),
    rear: zoneOf(1, [1, 0, 1]),
    tokens: { evade: 1, brace: 1, redirect: 1 },
    speed1: 'II',
    speed2: 'I I',
    speed3: '- I I',
    bar: { officer: 1, 'weapons-team': 1, ordnance: 1 },
  }),
  ship({
    code: 'C-BASTION',
    name: 'Bastion Battleship',
    faction: CROWN,
    icon: 'bastion',
    cost: 85,
    size: 'medium',
    hull: 8,
    command: 3,
    squadrons: 3,
    engineering: 4,
    front: zoneOf(3, [3, 0, 3]),
    left: zoneOf(3, [2, 0, 1]),
    right: zoneOf(3, [2, 0, 1]),
    rear: zoneOf(1, [2, 0, 0]),
    tokens: { brace: 1, redirect: 2 },
    speed1: 'I',
    speed2: '- I',
    bar: { officer: 1, 'offensive-retrofit': 1, turbolasers: 2, 'ion-cannons': 1 },
  }),
];

const squadrons: readonly SquadronCard[] = [
  squadron({
    code: 'H-SWIFT',
    name: 'Swift Squadron',
    faction: HARBOUR,
    cost: 11,
    hull: 4,
    speed: 4,
    battery: [0, 1, 0],
    antiSquadron: [0, 3, 0],
    swarm: true,
  }),
  squadron({
    code: 'H-ANVIL',
    name: 'Anvil Squadron',
    faction: HARBOUR,
    cost: 13,
    hull: 5,
    speed: 3,
    battery: [1, 0, 0],
    antiSquadron: [0, 4, 0],
    bomber: true,
    escort: true,
  }),
  squadron({
    code: 'H-MARLOWE',
    name: 'Marlowe',
    faction: HARBOUR,
    cost: 19,
    unique: true,
    hull: 5,
    speed: 3,
    battery: [1, 0, 0],
    antiSquadron: [0, 4, 0],
    bomber: true,
    escort: true,
    tokens: { brace: 2 },
  }),
  squadron({
    code: 'C-WASP',
    name: 'Wasp Squadron',
    faction: CROWN,
    cost: 8,
    hull: 3,
    speed: 4,
    battery: [0, 1, 0],
    antiSquadron: [0, 3, 0],
    swarm: true,
  }),
  squadron({
    code: 'C-MALLET',
    name: 'Mallet Squadron',
    faction: CROWN,
    cost: 9,
    hull: 5,
    speed: 4,
    battery: [0, 0, 1],
    antiSquadron: [0, 0, 1],
    bomber: true,
    heavy: true,
  }),
  squadron({
    code: 'C-VESPER',
    name: 'Vesper',
    faction: CROWN,
    cost: 21,
    unique: true,
    hull: 4,
    speed: 4,
    battery: [0, 1, 0],
    antiSquadron: [0, 3, 1],
    swarm: true,
    counter: 2,
    tokens: { scatter: 2 },
  }),
];

const upgrades: readonly UpgradeCard[] = [
  upgrade({
    code: 'U-OKONJO',
    name: 'Captain-General Okonjo',
    icon: 'commander',
    cost: 24,
    unique: true,
    faction: HARBOUR,
    text: 'Once a round a friendly ship may regain one command token that it spent.',
  }),
  upgrade({
    code: 'U-DREVIN',
    name: 'Lord Marshal Drevin',
    icon: 'commander',
    cost: 26,
    unique: true,
    faction: CROWN,
    text: 'The first attack of each friendly ship in a round may turn one blank to a hit.',
  }),
  upgrade({
    code: 'U-LONGWATCH',
    name: 'Longwatch',
    icon: 'title',
    cost: 4,
    unique: true,
    faction: HARBOUR,
    shipIcon: 'heron',
  }),
  upgrade({
    code: 'U-KEEP',
    name: 'Keep of Embers',
    icon: 'title',
    cost: 5,
    unique: true,
    faction: CROWN,
    shipIcon: 'bastion',
  }),
  upgrade({ code: 'U-CLERK', name: 'Signals Clerk', icon: 'officer', cost: 3 }),
  upgrade({ code: 'U-GUNNERS', name: 'Drilled Gunners', icon: 'weapons-team', cost: 6 }),
  upgrade({ code: 'U-RIGGERS', name: 'Riggers', icon: 'support-team', cost: 4 }),
  upgrade({
    code: 'U-LENSES',
    name: 'Ground Lenses',
    icon: 'turbolasers',
    cost: 6,
    modification: true,
  }),
  upgrade({ code: 'U-HANGAR', name: 'Wide Hangar', icon: 'offensive-retrofit', cost: 5 }),
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

const damages: readonly DamageCard[] = [
  damage('D-FIRE', 'Fire Below', 'ship', 'Discard one command token, or take a card face down.'),
  damage('D-HELM', 'Jammed Helm', 'ship', 'No joint can be raised by a navigate dial.'),
  damage('D-SHUTTERS', 'Stuck Shutters', 'ship', 'Attacks of this ship have one die less.'),
  damage('D-RELAY', 'Burnt Relay', 'ship', 'A zone without shields cannot recover any.'),
  damage('D-SIGNALS', 'Lost Signals', 'crew', 'Spend no command tokens.'),
  damage('D-WATCH', 'Tired Watch', 'crew', 'At the start of the activation exhaust a token.'),
];

/** Everything of the Training Set. */
export const TRAINING_CARDS: readonly ArmadaCard[] = [
  ...ships,
  ...squadrons,
  ...upgrades,
  ...objectives,
  ...damages,
];
