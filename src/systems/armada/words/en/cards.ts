import { labels } from '../../../kit/cards/words/en/desk';
import { number } from '../../../kit/english';

const dice = labels({ red: 'Red dice', blue: 'Blue dice', black: 'Black dice' });
const zone = (label: string) => ({ label, of: { shields: { label: 'Shields' }, ...dice } });
const name = { code: { label: 'Code' }, name: { label: 'Name' } };
const cost = { label: 'Fleet points', figure: (points: number) => number(points) };
const unique = { label: 'Unique name' };
const faction = { label: 'Faction' };
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

const tokens = { label: 'Defense tokens', of: labels(TOKEN_NAMES) };

const text = { text: { label: 'Card text' } };
const sides = { cost, unique, faction };
const antiSquadron = { label: 'Anti-squadron armament', of: dice };

export const cards = {
  ship: {
    ...{ one: 'Ship', many: 'Ships' },
    of: {
      ...{ ...name, ...sides, ...text, tokens, antiSquadron },
      icon: { label: 'Ship icon', hint: 'The same on titles that fit it' },
      size: { label: 'Size', options: { small: 'Small', medium: 'Medium', large: 'Large' } },
      ...labels({ hull: 'Hull', command: 'Command value', squadrons: 'Squadron value' }),
      engineering: { label: 'Engineering value' },
      ...{ front: zone('Front'), left: zone('Left'), right: zone('Right'), rear: zone('Rear') },
      ...{ speed1: yaws(1), speed2: yaws(2), speed3: yaws(3), speed4: yaws(4) },
      bar: { label: 'Upgrade bar', of: labels(SLOT_NAMES) },
    },
  },
  squadron: {
    ...{ one: 'Squadron', many: 'Squadrons' },
    of: {
      ...{ ...name, ...sides, ...text, tokens, antiSquadron },
      battery: { label: 'Battery armament', of: dice },
      ...labels({ hull: 'Hull', speed: 'Speed', bomber: 'Bomber', escort: 'Escort' }),
      ...labels({ heavy: 'Heavy', swarm: 'Swarm', counter: 'Counter' }),
    },
  },
  upgrade: {
    ...{ one: 'Upgrade', many: 'Upgrades' },
    of: {
      ...{ ...name, ...sides, ...text },
      icon: { label: 'Icon', options: ICON_NAMES },
      faction: { ...faction, hint: 'Empty if any side may use it' },
      shipIcon: { label: 'Ship icon', hint: 'Of a title' },
      modification: { label: 'Modification' },
    },
  },
  objective: {
    ...{ one: 'Objective', many: 'Objectives' },
    of: {
      ...{ ...name, ...text },
      category: { label: 'Category', options: CATEGORY_NAMES },
      tokenValue: { label: 'Points per victory token' },
    },
  },
  damage: {
    ...{ one: 'Damage card', many: 'Damage cards' },
    of: {
      ...{ ...name, ...text },
      trait: { label: 'Trait', options: { ship: 'Ship', crew: 'Crew' } },
      copies: { label: 'Copies in the deck' },
    },
  },
} as const;
