import { makeGrammar } from '../../../../core/words';

const { number } = makeGrammar('en');

/** Each name as the label of a field. */
const labelled = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  // An entry for every name.
  Object.fromEntries(Object.entries(names).map(([id, label]) => [id, { label }])) as Readonly<
    Record<Name, { readonly label: string }>
  >;

const dice = labelled({ red: 'Red dice', blue: 'Blue dice', black: 'Black dice' });
const zone = (label: string) => ({ label, of: { shields: { label: 'Shields' }, ...dice } });
const name = { code: { label: 'Code' }, name: { label: 'Name' } };
const cost = { label: 'Fleet points', figure: (points: number) => number(points) };
const unique = { label: 'Unique name' };
const faction = { label: 'Faction' };
const text = { label: 'Card text' };
const yaws = (speed: number) => ({
  label: `Yaw at speed ${number(speed)}`,
  hint: `-, I or II for each joint, such as ${Array.from({ length: speed }, () => 'I').join(' ')}`,
});

/** Upgrade Icons by their names. */
const SLOT_NAMES = {
  officer: 'Officer',
  'weapons-team': 'Weapons Team',
  'support-team': 'Support Team',
  'offensive-retrofit': 'Offensive Retrofit',
  'defensive-retrofit': 'Defensive Retrofit',
  turbolasers: 'Turbolasers',
  'ion-cannons': 'Ion Cannons',
  ordnance: 'Ordnance',
} as const;
export const ICON_NAMES = { commander: 'Commander', title: 'Title', ...SLOT_NAMES } as const;

export const CATEGORY_NAMES = {
  assault: 'Assault',
  defense: 'Defense',
  navigation: 'Navigation',
} as const;

export const TOKEN_NAMES = {
  scatter: 'Scatter',
  evade: 'Evade',
  brace: 'Brace',
  redirect: 'Redirect',
} as const;

const tokens = { label: 'Defense tokens', of: labelled(TOKEN_NAMES) };

export const cards = {
  ship: {
    one: 'Ship',
    many: 'Ships',
    of: {
      ...name,
      faction,
      icon: { label: 'Ship icon', hint: 'The same on titles that fit it' },
      cost,
      unique,
      size: { label: 'Size', options: { small: 'Small', medium: 'Medium', large: 'Large' } },
      hull: { label: 'Hull' },
      command: { label: 'Command value' },
      squadrons: { label: 'Squadron value' },
      engineering: { label: 'Engineering value' },
      front: zone('Front'),
      left: zone('Left'),
      right: zone('Right'),
      rear: zone('Rear'),
      antiSquadron: { label: 'Anti-squadron armament', of: dice },
      tokens,
      speed1: yaws(1),
      speed2: yaws(2),
      speed3: yaws(3),
      speed4: yaws(4),
      bar: { label: 'Upgrade bar', of: labelled(SLOT_NAMES) },
      text,
    },
  },
  squadron: {
    one: 'Squadron',
    many: 'Squadrons',
    of: {
      ...name,
      faction,
      cost,
      unique,
      hull: { label: 'Hull' },
      speed: { label: 'Speed' },
      battery: { label: 'Battery armament', of: dice },
      antiSquadron: { label: 'Anti-squadron armament', of: dice },
      tokens,
      bomber: { label: 'Bomber' },
      escort: { label: 'Escort' },
      heavy: { label: 'Heavy' },
      swarm: { label: 'Swarm' },
      counter: { label: 'Counter' },
      text,
    },
  },
  upgrade: {
    one: 'Upgrade',
    many: 'Upgrades',
    of: {
      ...name,
      icon: { label: 'Icon', options: ICON_NAMES },
      cost,
      unique,
      faction: { ...faction, hint: 'Empty if any side may use it' },
      shipIcon: { label: 'Ship icon', hint: 'Of a title' },
      modification: { label: 'Modification' },
      text,
    },
  },
  objective: {
    one: 'Objective',
    many: 'Objectives',
    of: {
      ...name,
      category: { label: 'Category', options: CATEGORY_NAMES },
      tokenValue: { label: 'Points per victory token' },
      text,
    },
  },
  damage: {
    one: 'Damage card',
    many: 'Damage cards',
    of: {
      ...name,
      trait: { label: 'Trait', options: { ship: 'Ship', crew: 'Crew' } },
      copies: { label: 'Copies in the deck' },
      text,
    },
  },
} as const;
