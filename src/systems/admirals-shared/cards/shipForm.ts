import { cardForm } from '../../kit/cards/cardForm';
import { card, texts } from '../../kit/cards/codeForms';
import { listAt } from '../../kit/cards/draftParts';
import { optional, orElse } from '../../kit/cards/form';
import { parts } from '../../kit/cards/partForms';
import { oneOf, whole } from '../../kit/cards/plainForms';
import { allegiance } from './allegianceForm';
import { armaments } from './armamentForm';
import { code, name, rulesText } from './fields';
import { keywords, takesOrder } from './keywordForm';
import type { KeywordNames } from './keywordText';
import { LONGEST, MOST, MOST_ITEMS } from './limits';
import { arcsOn } from './parse/shapes';
import { FRESH_POOL, shields, silhouetteIn } from './shieldsForm';
import { ROLES, SHIP_TYPES } from './terms';

const type = oneOf(SHIP_TYPES, { rule: '3A-01 V' });
const role = oneOf(ROLES, { as: 'chips', standIn: 'Light', rule: '3A-01 IX' });

/** 3A-01 XI, XII: older cards print neither. */
const defence = (rule: string) =>
  optional(whole({ least: 0, most: MOST.defence, as: 'segments', rule }));

/** 3A-01 I to XV, in its order. */
export const shipForm = (table: KeywordNames) =>
  cardForm(
    parts({
      code,
      name,
      class: optional(name),
      allegiance,
      type: orElse(type, 'Standard'),
      subtype: optional(name),
      /** VIII: Refits and Massive ships have them. */
      bonusOrders: orElse(
        texts(card('order', LONGEST.code), {
          most: MOST_ITEMS.codes,
          isUsual: (draft) =>
            draft.type === 'Refit' ||
            listAt(draft, 'keywords').some((found) => takesOrder(table, found)),
        }),
        [],
      ),
      role,
      hull: whole({ least: 1, most: MOST.hull, rule: '3A-01 X' }),
      armor: defence('3A-01 XI'),
      flak: defence('3A-01 XII'),
      shields: orElse(shields('3A-01 XIII'), FRESH_POOL),
      armaments: orElse(
        armaments({
          arcs: arcsOn,
          arcRule: '5A-01',
          slotRule: '3A-01 XIV',
          most: MOST_ITEMS.armaments,
          hasSlots: true,
        }),
        [],
      ),
      keywords: orElse(keywords(table), []),
      /** For fleets without a list: on cards of one's own no list says it. */
      power: optional(whole({ least: 0, most: MOST.power, as: 'menu' })),
      text: optional(rulesText),
    }),
    {
      kicker: ['role', 'type', 'allegiance'],
      groups: ['allegiance', 'role'],
      found: ['class', 'keywords'],
      needs: ['weapon'],
      silhouette: silhouetteIn,
    },
  );
