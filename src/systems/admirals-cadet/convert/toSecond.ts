import type * as SecondEdition from '../../admirals-shared/cards/types';
import type { Condition } from '../../admirals-shared/cards/effectForm';
import type * as FirstEdition from '../cards/forms';

/** Small numbers as cards spell them. */
const SPELLED = [[], ['a', 'an', 'one'], ['two'], ['three'], ['four'], ['five']];

/** What a card of the first edition has that 2.0 has no place for, or keeps only in words. */
export type Dropped =
  | { readonly id: 'lock-ability-of-order' | 'fleet-value'; readonly card: string }
  | { readonly id: 'reroll-in-words'; readonly card: string; readonly text: string };

export interface Converted<Card extends SecondEdition.AdmiralsCard = SecondEdition.AdmiralsCard> {
  readonly card: Card;
  readonly dropped: readonly Dropped[];
}

/** What is called otherwise in 2.0. */
const TERRAIN: Readonly<Record<string, readonly string[]>> = {
  'Star System': ['Strategic System'],
  'Black Hole': ['Black Hole Horizon', 'Black Hole Core'],
};

const condition = (one: Condition): Condition =>
  one.on === 'terrain'
    ? { ...one, terrains: one.terrains.flatMap((terrain) => TERRAIN[terrain] ?? terrain) }
    : one;

/** A text of nothing but dice to roll again: who may and that it attacks adds nothing, anything else does. */
const ONLY_REROLL = new RegExp(
  [
    '^(?:when (?:attacking|(?:this ship|it) attacks),? )?',
    '(?:(?:you|it|this ship|the attacker) may )?',
    're-?rolls? (?:up to )?(?:any )?(\\d+|[a-z]+)(?: of (?:your|its|the))?',
    '(?: attack)? (die|dice)(?: when attacking)?[.]?$',
  ].join(''),
  'i',
);

/** With them a single die is meant; with “dice” it is all of them, and no number. */
const ONE_OF = ['the', 'that', 'any', 'single'];

/** 2.0, 5D: so many dice to roll again are as many Lock Ons; null where a text asks for something else, or for more than that. */
export const lockOnsIn = (text: string): number | null => {
  const [, count = '', noun] = ONLY_REROLL.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (/^\d+$/.test(count)) return Number(count);
  const word = count.toLowerCase();
  if (noun?.toLowerCase() === 'die' && ONE_OF.includes(word)) return 1;
  const spelled = SPELLED.findIndex((words) => words.includes(word));
  return spelled > 0 ? spelled : null;
};

/** Texts that roll dice again and more, or under a condition: they stay words, and the table is told. */
const keptInWords = (card: string, texts: readonly string[]): readonly Dropped[] =>
  texts
    .filter((text) => /\bre-?roll/i.test(text) && lockOnsIn(text) === null)
    .map((text) => ({ id: 'reroll-in-words', card, text }));

/** 2.0, 5D, 14A, 14C: what rolls dice again becomes Lock On dice; boxes are points. */
const effect = (one: FirstEdition.Effect): SecondEdition.Effect => {
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
const ship = (card: FirstEdition.ShipCard): Converted<SecondEdition.ShipCard> => {
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

/** 2.0, 5F-01: rolling dice again for a Target Lock is rolling as many more. */
const lockAbilityOf = (ability: FirstEdition.LockAbility): FirstEdition.LockAbility => {
  const dice = ability.gives === 'text' ? lockOnsIn(ability.text) : null;
  return dice === null ? ability : { gives: 'dice', dice };
};

const weapon = (card: FirstEdition.WeaponCard): Converted<SecondEdition.WeaponCard> => {
  const { lockAbility } = card;
  return {
    card: {
      ...card,
      ...(lockAbility ? { lockAbility: lockAbilityOf(lockAbility) } : {}),
      modifiers: card.modifiers.map(({ value, when }) => ({ value, when: when.map(condition) })),
    },
    dropped: keptInWords(card.code, lockAbility?.gives === 'text' ? [lockAbility.text] : []),
  };
};

/** An order that is only Psionic goes with the Basic ones. */
const order = ({
  lockAbility,
  ...card
}: FirstEdition.OrderCard): Converted<SecondEdition.OrderCard> => ({
  card: {
    ...card,
    type: card.type === 'Special' ? 'Special' : 'Basic',
    effects: card.effects.map(effect),
  },
  dropped: [
    ...(lockAbility ? [{ id: 'lock-ability-of-order', card: card.code } as const] : []),
    ...keptInWords(
      card.code,
      card.effects.flatMap((one) => (one.does === 'text' ? [one.text] : [])),
    ),
  ],
});

/** A card of the first edition as 2.0 reads it. */
export const toSecondEdition = (card: FirstEdition.CadetCard): Converted => {
  switch (card.kind) {
    case 'ship':
      return ship(card);
    case 'weapon':
      return weapon(card);
    case 'order':
      return order(card);
  }
};
