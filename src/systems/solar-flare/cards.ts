import { FLAGSHIP } from '../../core/drawing/drawing';
import { allCards, cardForm, type CardOf } from '../kit/cards/cardForm';
import { orNone } from '../kit/cards/form';
import { list } from '../kit/cards/listForms';
import { parts } from '../kit/cards/partForms';
import { oneOf, text, whole } from '../kit/cards/plainForms';
import { MOST_LEVEL, SYSTEMS } from './parts';

/** A section by the text that a card keeps: a design that is still being made has parts without a place. */
export const PLACES = ['1', '2', '3', '4', '5', '6', 'core'] as const;

const level = whole({ least: 1, most: MOST_LEVEL, rule: 'Ship Design' });

const component = parts({
  system: oneOf(SYSTEMS, { as: 'menu', rule: 'Ship Design' }),
  level,
  section: orNone(oneOf(PLACES, { as: 'menu', rule: 'Sections' })),
});

/** Ship Design: components with their levels and sections, and the crew roster. */
export const FORMS = {
  design: cardForm(
    parts({
      code: text({ most: 12 }),
      name: text({ most: 40 }),
      components: list(component, { most: 40 }),
      crew: list(level, { most: 40 }),
    }),
    { kicker: [], groups: [], silhouette: () => FLAGSHIP },
  ),
} as const;

export type DesignCard = CardOf<typeof FORMS>;
export type Component = DesignCard['components'][number];

export const readCard = allCards(FORMS).read;
