import { FLAGSHIP } from '../../core/drawing/drawing';
import { allCards, cardForm, type CardOf } from '../kit/cards/cardForm';
import { optional, orElse, orNone } from '../kit/cards/form';
import { list } from '../kit/cards/listForms';
import { parts, type PartsOf } from '../kit/cards/partForms';
import { flag, oneOf, text, whole } from '../kit/cards/plainForms';
import { foundAt } from '../kit/cards/open';
import { groupOf } from '../../core/pages/answers';
import { ADMIRAL_KINDS, LANDERS, SECONDARIES, TONNAGES, WEAPON_TYPES, WINGS } from './terms';

/** §7.4, §8.3: what is launched: Wings and the like, or what carries battalions. */
export const ASSETS = [...WINGS, 'torpedoes', 'mines', ...LANDERS] as const;
export type AssetKind = (typeof ASSETS)[number];

const inches = (rule: string) => whole({ least: 0, most: 30, rule });
const save = orNone(whole({ least: 2, most: 6, as: 'menu', rule: '§7.3' }));

/** What any attack has. */
const attack = {
  lock: whole({ least: 2, most: 6, rule: '§7.3' }),
  attacks: whole({ least: 1, most: 30, rule: '§7.3' }),
  damage: whole({ least: 1, most: 12, rule: '§7.3' }),
  type: oneOf(WEAPON_TYPES, { rule: '§7.3' }),
};

const weapon = parts({
  name: text({ most: 40 }),
  ...attack,
  arc: optional(text({ most: 20 })),
  closeAction: orElse(flag(), false),
  special: optional(text({ most: 200 })),
});

const load = parts({
  asset: oneOf(ASSETS, { as: 'menu', rule: '§7.4.1' }),
  count: whole({ least: 1, most: 20, rule: '§7.4.1' }),
});

const code = text({ most: 12 });
const name = text({ most: 40 });
const rules = optional(text({ most: 600, lines: 'many' }));

/** What every figure of a Ship stands for is on the sheet; the values are the publisher's, and players enter them. */
const ship = parts({
  code,
  name,
  points: whole({ least: 1, most: 999 }),
  tonnage: oneOf(TONNAGES, { rule: '§3.2.1.2' }),
  thrust: inches('§7.1'),
  scan: inches('§7.3'),
  sig: inches('§3.3'),
  hull: whole({ least: 1, most: 60, rule: '§7.3' }),
  energy: save,
  kinetic: save,
  shield: save,
  backup: save,
  groupLeast: whole({ least: 1, most: 12, begins: 1 }),
  groupMost: whole({ least: 1, most: 12, begins: 1 }),
  killPoints: whole({ least: 0, most: 30, begins: 0, rule: '§12.1.5' }),
  descent: orElse(flag(), false),
  weapons: list(weapon, {
    most: 12,
    line: (spot) => ({ title: String(groupOf(foundAt(spot))['name'] ?? '') }),
  }),
  launch: list(load, {
    most: 8,
    line: (spot, words) => {
      const { asset } = groupOf(foundAt(spot));
      const known = ASSETS.find((one) => one === asset);
      return known ? { title: words.of.asset.options[known] } : {};
    },
  }),
  rules,
});

const asset = parts({
  code,
  name,
  asset: oneOf(ASSETS, { as: 'menu', rule: '§8.3.2' }),
  thrust: inches('§8.3.2'),
  rerolls: whole({ least: 0, most: 6, begins: 0, rule: '§8.3.1' }),
  /** None, or one. */
  attack: list(parts(attack), { most: 1 }),
  rules,
});

const admiral = parts({
  code,
  name,
  admiral: oneOf(ADMIRAL_KINDS, { rule: '§4.2.1' }),
  level: whole({ least: 2, most: 4, rule: '§4.2.1' }),
  rules,
});

const objective = parts({
  code,
  name,
  objective: oneOf(SECONDARIES, { as: 'menu', rule: '§12.3' }),
});

/** Every kind of card, each one table of fields: type, reader, editor, reading and schema come from here. */
export const FORMS = {
  ship: cardForm(ship, {
    kicker: ['tonnage'],
    groups: ['tonnage'],
    figure: 'points',
    silhouette: () => FLAGSHIP,
  }),
  asset: cardForm(asset, { kicker: ['asset'], groups: ['asset'] }),
  admiral: cardForm(admiral, { kicker: ['admiral'], groups: ['admiral'], figure: 'level' }),
  objective: cardForm(objective, { kicker: ['objective'], groups: [] }),
} as const;

export type DropfleetCard = CardOf<typeof FORMS>;
export type ShipCard = Extract<DropfleetCard, { kind: 'ship' }>;
export type AssetCard = Extract<DropfleetCard, { kind: 'asset' }>;
export type AdmiralCard = Extract<DropfleetCard, { kind: 'admiral' }>;
export type ObjectiveCard = Extract<DropfleetCard, { kind: 'objective' }>;
export type Weapon = PartsOf<(typeof weapon)['fields']>;

export const readCard = allCards(FORMS).read;
