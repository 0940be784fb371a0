import { FLAGSHIP } from '../../src/core/drawing/drawing';
import { allCards, cardForm, type CardOf } from '../../src/systems/kit/cards/cardForm';
import { cardsInTables } from '../../src/systems/kit/cards/cardTables';
import { parts } from '../../src/systems/kit/cards/partForms';
import { text, whole } from '../../src/systems/kit/cards/plainForms';

/** Every kind of card, each one table of fields: type, reader, editor, reading and schema come from here. */
export const FORMS = {
  tub: cardForm(
    parts({
      code: text({ most: 12 }),
      name: text({ most: 40 }),
      cost: whole({ least: 1, most: 9, rule: '1' }),
      hull: whole({ least: 1, most: 6, rule: '3' }),
      pumps: whole({ least: 0, most: 3, begins: 0, rule: '3' }),
      guns: whole({ least: 1, most: 4, rule: '3' }),
    }),
    { kicker: ['guns'], groups: [], figure: 'cost', silhouette: () => FLAGSHIP },
  ),
} as const;

export type TubCard = CardOf<typeof FORMS>;

export const readCard = allCards(FORMS).read;

/** What comes with the game. */
export const TUBS = cardsInTables(
  FORMS,
  readCard,
  `
tub: code | name | cost | hull | pumps | guns
T-1 | Washtub | 2 | 2 | 0 | 1
T-2 | Hip Bath | 3 | 3 | 1 | 2
T-3 | Claw Foot | 5 | 5 | 2 | 3
`,
);
