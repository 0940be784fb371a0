import { text as readText } from '../../../core/checked/read';
import { answerAt, type Answers } from '../../../core/pages/answers';
import { cardForm } from '../../kit/cards/cardForm';
import { cardsOf, picked, texts } from '../../kit/cards/codeForms';
import { listAt, textAt } from '../../kit/cards/draftParts';
import { askedIf, optional, orElse, titled, type Form, type ValueOf } from '../../kit/cards/form';
import { list } from '../../kit/cards/listForms';
import { kinds, parts } from '../../kit/cards/partForms';
import { flag, oneOf, someOf } from '../../kit/cards/plainForms';
import type { CardPrint } from './effectForm';
import { code, name, rulesText } from './fields';
import { keywordName } from './keywordForm';
import { LONGEST, MOST_ITEMS } from './limits';

const several = { least: 1, most: MOST_ITEMS.codes } as const;
const typed = texts(name, { ...several, begins: [''] });
const ship = picked(readText({ most: LONGEST.code }), LONGEST.code, cardsOf('ship'));

/** What a ship needs before an order may be assigned to it: each line must be met, by any of its values. */
const requirement = ({ keywords, roles }: CardPrint) =>
  titled(
    'requirement',
    kinds('on', {
      role: parts({ roles: someOf(roles) }),
      keyword: parts({ keywords: texts(keywordName(keywords), several) }),
      name: parts({ includes: typed }),
      class: parts({ classes: typed }),
      code: parts({ codes: texts(ship, several) }),
    }),
  );

export type Requirement = ValueOf<ReturnType<typeof requirement>>;

/** Nothing is known of what a card does but its name. */
const isWordless = (draft: Answers): boolean =>
  listAt(draft, 'effects').length === 0 &&
  textAt(draft, 'text') === '' &&
  (answerAt(draft, 'lockAbility') ?? null) === null;

const effectsOf = <Effect extends Form>(effect: Effect) =>
  orElse(list(effect, { most: MOST_ITEMS.effects }), []);

/** What stands on an order card of every edition, down to what it does. */
export const orderFields = <Type extends string, Effect extends Form>(
  types: readonly Type[],
  needs: CardPrint,
  effect: Effect,
) => ({
  code,
  name,
  type: oneOf(types),
  /** Counts towards the one Psionic order of a player, whatever its type; a type of that name says so itself. */
  psionic: askedIf(orElse(flag(), false), ({ type }) => type !== 'Psionic'),
  requirements: orElse(list(requirement(needs), { most: MOST_ITEMS.conditions }), []),
  effects: effectsOf(effect),
});

export const ORDER_SHOWS = {
  kicker: ['type', 'psionic'],
  groups: ['type'],
  isWordless,
} as const;

export const orderForm = <Type extends string, Effect extends Form>(
  types: readonly Type[],
  needs: CardPrint,
  effect: Effect,
) =>
  cardForm(parts({ ...orderFields(types, needs, effect), text: optional(rulesText) }), ORDER_SHOWS);

/** 10C-03, 10C-04: what works on the ship that carries it. */
export const carriedForm = <Effect extends Form>(effect: Effect) =>
  cardForm(parts({ code, name, effects: effectsOf(effect), text: optional(rulesText) }), {
    kicker: [],
    groups: [],
    isWordless,
  });
