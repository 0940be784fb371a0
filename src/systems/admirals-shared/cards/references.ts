import type { Problem } from '../../../core/checked/checked';
import { at } from '../../../core/checked/read';
import type { AnyCondition } from './conditionForm';
import type {
  AdmiralsCard,
  CardKind,
  AnyCardModifier,
  ConstructionList,
  ListRestriction,
  ShipCard,
} from './types';

export type ReferenceWhy =
  | { readonly id: 'no-such-card'; readonly kind: CardKind; readonly code: string }
  | { readonly id: 'code-twice'; readonly code: string }
  | { readonly id: 'listed-twice'; readonly code: string };

interface Reference {
  readonly path: string;
  readonly kind: CardKind;
  readonly code: string;
}

/** A ship strikes with weapon cards. */
export const inArmaments = ({ armaments }: Pick<ShipCard, 'armaments'>): readonly Reference[] =>
  armaments.map(({ weapon }, index) => ({
    path: `armaments[${index}].weapon`,
    kind: 'weapon',
    code: weapon,
  }));

const inShip = ({ armaments, bonusOrders, keywords }: ShipCard): readonly Reference[] => [
  ...inArmaments({ armaments }),
  ...bonusOrders.map((code, index): Reference => {
    return { path: `bonusOrders[${index}]`, kind: 'order', code };
  }),
  ...keywords.flatMap(({ name, value }, index): readonly Reference[] =>
    name === 'Massive' && typeof value === 'string'
      ? [{ path: `keywords[${index}]`, kind: 'order', code: value }]
      : [],
  ),
];

type SomeCondition = AnyCondition<string, string>;

const inConditions = (when: readonly SomeCondition[], path: string): readonly Reference[] =>
  when.flatMap((condition, index) =>
    condition.on === 'order'
      ? [{ path: `${path}.when[${index}].order`, kind: 'order', code: condition.order }]
      : [],
  );

/** A weapon may ask for an order, whichever edition has printed it. */
export const inWeapon = ({
  modifiers,
}: {
  readonly modifiers: readonly AnyCardModifier<SomeCondition>[];
}): readonly Reference[] =>
  modifiers.flatMap(({ when }, index) => inConditions(when, `modifiers[${index}]`));

/** So may an effect. */
export const inEffects = (
  effects: readonly { readonly does: string; readonly when?: readonly SomeCondition[] }[],
): readonly Reference[] =>
  effects.flatMap(({ when }, index) => (when ? inConditions(when, `effects[${index}]`) : []));

const inRestriction = (restriction: ListRestriction, path: string): readonly Reference[] => {
  const ship = (code: string, end: string): Reference => ({ path: path + end, kind: 'ship', code });
  switch (restriction.on) {
    case 'count':
      return restriction.ships.map((code, index) => ship(code, `.ships[${index}]`));
    case 'needs':
      return [ship(restriction.ship, '.ship'), ship(restriction.perShip, '.perShip')];
    case 'text':
      return [];
  }
};

const inList = (list: ConstructionList): readonly Reference[] => [
  ...list.ships.map(({ ship }, index): Reference => {
    return { path: `ships[${index}].ship`, kind: 'ship', code: ship };
  }),
  ...list.restrictions.flatMap((one, index) => inRestriction(one, `restrictions[${index}]`)),
  ...list.commandChart.flatMap(({ commander, ship }, index): readonly Reference[] => [
    { path: `commandChart[${index}].commander`, kind: 'commander', code: commander },
    { path: `commandChart[${index}].ship`, kind: 'ship', code: ship },
  ]),
  ...list.flightGroupChart.map(({ flightGroup }, index): Reference => {
    return {
      path: `flightGroupChart[${index}].flightGroup`,
      kind: 'flight-group',
      code: flightGroup,
    };
  }),
];

/** The other cards that a card names, and where. */
export const referencesOf = (card: AdmiralsCard): readonly Reference[] => {
  switch (card.kind) {
    case 'ship':
      return inShip(card);
    case 'weapon':
      return inWeapon(card);
    case 'order':
    case 'commander':
    case 'flight-group':
      return inEffects(card.effects);
    case 'list':
      return inList(card);
  }
};

/** 10B: a list that names a ship twice does not say what it costs. */
export const listedTwice = (card: AdmiralsCard): readonly Problem<ReferenceWhy>[] => {
  if (card.kind !== 'list') return [];
  const seen = new Set<string>();
  return card.ships.flatMap(({ ship: code }, index) => {
    const again = seen.has(code);
    seen.add(code);
    return again ? [{ path: `ships[${index}]`, why: { id: 'listed-twice', code } }] : [];
  });
};

const key = (kind: CardKind, code: string): string => `${kind} ${code}`;

/** What the cards together lack: a code that no card has, or that two of a kind have. Paths begin with the card's place. */
export const checkReferences = (
  cards: readonly AdmiralsCard[],
): readonly Problem<ReferenceWhy>[] => {
  const known = new Set(cards.map((card) => key(card.kind, card.code)));
  const seen = new Set<string>();
  return cards.flatMap((card, index) => {
    const path = at('cards', index);
    const own = key(card.kind, card.code);
    const twice = seen.has(own);
    seen.add(own);
    const missing = referencesOf(card)
      .filter(({ kind, code }) => !known.has(key(kind, code)))
      .map(({ path: end, kind, code }): Problem<ReferenceWhy> => {
        return { path: `${path}.${end}`, why: { id: 'no-such-card', kind, code } };
      });
    const listed = listedTwice(card).map((one) => ({ ...one, path: `${path}.${one.path}` }));
    const codes: readonly Problem<ReferenceWhy>[] = twice
      ? [{ path: `${path}.code`, why: { id: 'code-twice', code: card.code } }]
      : [];
    return [...codes, ...missing, ...listed];
  });
};
