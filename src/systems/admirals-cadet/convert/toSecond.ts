import { SPELLED } from './spelledNumbers';
import type { SecondEdition } from '../../admirals/editions';
import type {
  CadetCard,
  Condition,
  Effect,
  OrderCard,
  ShipCard,
  Terrain,
  WeaponCard,
} from '../cards/types';

/** What a card of the first edition has that 2.0 has no place for. */
export interface Dropped {
  readonly id: 'lock-ability-of-order' | 'fleet-value';
  readonly card: string;
}

export interface Converted<Card extends SecondEdition.AdmiralsCard = SecondEdition.AdmiralsCard> {
  readonly card: Card;
  readonly dropped: readonly Dropped[];
}

const TERRAIN: Readonly<Record<Terrain, readonly SecondEdition.Terrain[]>> = {
  'Star System': ['Strategic System'],
  'Black Hole': ['Black Hole Horizon', 'Black Hole Core'],
  'Dust Cloud': ['Dust Cloud'],
  Nebula: ['Nebula'],
};

const condition = (one: Condition): SecondEdition.Condition =>
  one.on === 'terrain'
    ? { ...one, terrains: one.terrains.flatMap((terrain) => TERRAIN[terrain]) }
    : one;

const REROLL = /\bre-?roll\w*\s+(?:up to\s+)?(\d+|[a-z]+)\b/i;

/** 2.0, 5D: so many dice to roll again are as many Lock Ons; null where a text asks for none. */
export const lockOnsIn = (text: string): number | null => {
  const [, count] = REROLL.exec(text) ?? [];
  if (count === undefined) return null;
  return /^\d+$/.test(count) ? Number(count) : (SPELLED[count.toLowerCase()] ?? null);
};

/** 2.0, 5D, 14A, 14C: what rolls dice again becomes Lock On dice; boxes are points. */
const effect = (one: Effect): SecondEdition.Effect => {
  switch (one.does) {
    case 'modifier':
      return { ...one, when: one.when.map(condition) };
    case 'reroll':
      return {
        does: 'lock-on-dice',
        dice: one.dice,
        when: one.when.map(condition),
        reach: one.reach,
      };
    case 'text': {
      const dice = lockOnsIn(one.text);
      return dice === null
        ? one
        : { does: 'lock-on-dice', dice, when: [], reach: { whom: 'bearer' } };
    }
    case 'keyword':
    case 'moves':
    case 'rotations':
    case 'skirmish-dice':
    case 'repair':
      return one;
  }
};

/** 2.0, 3A-01 XI, XII: Armor and Flak stay keywords; without one Armor is 1 and Flak 0 there. Shield boxes are points. */
const ship = (card: ShipCard): Converted<SecondEdition.ShipCard> => {
  const { refit, faction, fleetValue, ...rest } = card;
  return {
    card: {
      ...rest,
      allegiance: faction,
      type: refit ? 'Refit' : 'Standard',
      bonusOrders: [],
    },
    dropped: fleetValue > 0 ? [{ id: 'fleet-value', card: card.code }] : [],
  };
};

const weapon = (card: WeaponCard): Converted<SecondEdition.WeaponCard> => ({
  card: {
    ...card,
    modifiers: card.modifiers.map(({ value, when }) => ({ value, when: when.map(condition) })),
  },
  dropped: [],
});

/** An order that is only Psionic goes with the Basic ones. */
const order = ({ lockAbility, ...card }: OrderCard): Converted<SecondEdition.OrderCard> => ({
  card: {
    ...card,
    type: card.type === 'Special' ? 'Special' : 'Basic',
    effects: card.effects.map(effect),
  },
  dropped: lockAbility ? [{ id: 'lock-ability-of-order', card: card.code }] : [],
});

/** A card of the first edition as 2.0 reads it. */
export const toSecondEdition = (card: CadetCard): Converted => {
  switch (card.kind) {
    case 'ship':
      return ship(card);
    case 'weapon':
      return weapon(card);
    case 'order':
      return order(card);
  }
};
