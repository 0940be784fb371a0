import type { Keyword } from '../../admirals-shared/cards/keywordText';
import type { Armament } from '../../admirals-shared/cards/armamentForm';
import type { AdmiralsCard } from '../../admirals-shared/cards/types';
import { makeStandIn } from '../../kit/cards/cardForm';
import { draftOf } from '../../kit/cards/draftOf';
import { CARD_FORMS, readCard } from '../cards/read';
import type { CadetCard } from '../cards/forms';
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

/** The other way round than `toSecondEdition`. What a lock buys in words belongs to the rules of 2.0. */
const asPrinted = (card: AdmiralsCard, fleetValue: number) => {
  switch (card.kind) {
    case 'ship': {
      const { type, allegiance: faction, armor, flak, armaments, keywords } = card;
      return {
        ...card,
        faction,
        refit: type === 'Refit',
        fleetValue,
        armaments: armamentsOf(armaments),
        keywords: [
          ...numbered('Armor', armor, UNSPOKEN_ARMOR),
          ...numbered('Flak', flak, 0),
          ...keywords.filter(isKnown),
        ],
      };
    }
    case 'weapon': {
      const { lockAbility, ...rest } = card;
      return lockAbility?.gives === 'icons' || lockAbility?.gives === 'dice' ? card : rest;
    }
    case 'order':
      return {
        ...card,
        effects: card.effects.map((one) =>
          one.does === 'lock-on-dice' ? { ...one, does: 'reroll' } : one,
        ),
      };
    case 'commander':
    case 'flight-group':
    case 'list':
      return card;
  }
};

const read = makeStandIn(CARD_FORMS, readCard);

/** A card of 2.0 as the first edition would print it, without what that does not know. */
export const toFirstEdition = (card: AdmiralsCard, fleetValue: number): CadetCard | null =>
  read({ kind: card.kind, draft: draftOf(asPrinted(card, fleetValue)) });
