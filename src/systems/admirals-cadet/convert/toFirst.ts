import type { Keyword } from '../../admirals-shared/cards/keywordText';
import type { Armament } from '../../admirals-shared/cards/armamentForm';
import type * as SecondEdition from '../../admirals-shared/cards/types';
import { REPAIRS, ROLES, TERRAINS } from '../cards/terms';
import type {
  Condition,
  Effect,
  LockAbility,
  OrderCard,
  Requirement,
  ShipCard,
  WeaponCard,
} from '../cards/forms';
import { KEYWORDS } from '../keywords';

/** Armor of a ship whose old card does not speak of it. */
const UNSPOKEN_ARMOR = 1;

const isKnown = ({ name }: Keyword): boolean => KEYWORDS.some((rule) => rule.name === name);

const numbered = (name: string, value: number | undefined, unspoken: number): readonly Keyword[] =>
  value === undefined || value <= unspoken ? [] : [{ name, value }];

const SLOTS = ['Primary', 'Secondary', 'Tertiary'] as const;

/** Armaments: up to three, each with all mounts of its weapon. */
const armamentsOf = (armaments: readonly Armament[]): readonly Armament[] => {
  const weapons = [...new Set(armaments.map(({ weapon }) => weapon))].slice(0, SLOTS.length);
  return weapons.map((weapon, at) => ({
    slot: SLOTS[at] ?? 'Tertiary',
    weapon,
    mounts: armaments.filter((one) => one.weapon === weapon).flatMap(({ mounts }) => mounts),
  }));
};

/** A ship of 2.0 as the first edition would print it, the other way round than `toSecondEdition`; null for a station. */
export const shipToFirst = (
  {
    type,
    subtype: _,
    bonusOrders: __,
    allegiance,
    armor,
    flak,
    role,
    ...card
  }: SecondEdition.ShipCard,
  fleetValue: number,
): ShipCard | null => {
  const known = ROLES.find((one) => one === role);
  if (known === undefined) return null;
  return {
    ...card,
    role: known,
    faction: allegiance,
    refit: type === 'Refit',
    fleetValue,
    armaments: armamentsOf(card.armaments),
    keywords: [
      ...numbered('Armor', armor, UNSPOKEN_ARMOR),
      ...numbered('Flak', flak, 0),
      ...card.keywords.filter(isKnown),
    ],
  };
};

/** Null where the first edition knows no such thing. */
const condition = (one: SecondEdition.Condition): Condition | null => {
  if (one.on === 'terrain') {
    const terrains = TERRAINS.filter((name) => one.terrains.some((other) => other === name));
    return terrains.length > 0 ? { ...one, terrains } : null;
  }
  if (one.on === 'role') {
    const roles = ROLES.filter((name) => one.roles.includes(name));
    return roles.length > 0 ? { ...one, roles } : null;
  }
  return one;
};

const conditions = (when: readonly SecondEdition.Condition[]): readonly Condition[] | null => {
  const read = when.map(condition);
  const known = read.filter((one) => one !== null);
  return known.length === read.length ? known : null;
};

/** What a lock buys in words belongs to the rules of 2.0. */
const lockAbility = (
  ability: SecondEdition.LockAbility | undefined,
): { readonly lockAbility?: LockAbility } =>
  ability?.gives === 'icons' || ability?.gives === 'dice' ? { lockAbility: ability } : {};

export const weaponToFirst = ({
  lockAbility: ability,
  ...card
}: SecondEdition.WeaponCard): WeaponCard => ({
  ...card,
  ...lockAbility(ability),
  modifiers: card.modifiers.flatMap(({ value, when }) => {
    const known = conditions(when);
    return known ? [{ value, when: known }] : [];
  }),
});

const effect = (one: SecondEdition.Effect): readonly Effect[] => {
  switch (one.does) {
    case 'modifier': {
      const when = conditions(one.when);
      return when ? [{ ...one, when }] : [];
    }
    case 'lock-on-dice': {
      const when = conditions(one.when);
      return when ? [{ does: 'reroll', dice: one.dice, when, reach: one.reach }] : [];
    }
    case 'keyword':
      return isKnown(one.keyword) ? [one] : [];
    case 'repair': {
      const what = REPAIRS.find((repair) => repair === one.what);
      return what ? [{ ...one, what }] : [];
    }
    case 'moves':
    case 'rotations':
    case 'skirmish-dice':
    case 'text':
      return [one];
  }
};

export const orderToFirst = (card: SecondEdition.OrderCard): OrderCard => ({
  ...card,
  requirements: card.requirements.flatMap((one): readonly Requirement[] => {
    if (one.on !== 'role') return [one];
    const roles = ROLES.filter((role) => one.roles.includes(role));
    return roles.length > 0 ? [{ ...one, roles }] : [];
  }),
  effects: card.effects.flatMap(effect),
});
