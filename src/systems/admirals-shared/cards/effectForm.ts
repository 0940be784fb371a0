import * as forms from '../../kit/cards/form';
import { kinds, parts, type KindsOf } from '../../kit/cards/partForms';
import { oneOf, whole, flag, someOf, text } from '../../kit/cards/plainForms';
import { dice, distanceOrNone, eitherWay, rulesText, rightWayRound } from './fields';
import { keyword, keywordName } from './keywordForm';
import { MOST, LONGEST, MOST_ITEMS } from './limits';
import { card } from '../../kit/cards/codeForms';
import { inFull } from '../../kit/cards/listForms';
import type { KeywordNames } from './keywordText';
import { REPAIRS, WEAPON_TYPES } from './terms';

/** What may stand on the cards of an edition. */
export interface CardPrint {
  readonly keywords: KeywordNames;
  readonly roles: readonly string[];
  readonly terrains: readonly string[];
}

const SIDES = ['target', 'attacker'] as const;
const of = oneOf(SIDES, { begins: 'target' });
const ofAttacker = oneOf(SIDES, { begins: 'attacker' });
const has = flag({ as: 'question', begins: true });

/** When a modifier or an effect holds: a thing the game knows, or a sentence that the table answers. */
const condition = ({ keywords, roles, terrains }: CardPrint) =>
  forms.titled(
    'condition',
    kinds('on', {
      distance: forms.refined(
        parts({ min: forms.optional(distanceOrNone), max: forms.optional(distanceOrNone) }),
        rightWayRound,
      ),
      role: parts({ of, roles: someOf(roles) }),
      keyword: parts({ of, keyword: keywordName(keywords), has }),
      shielded: parts({ has }),
      terrain: parts({ of, terrains: someOf(terrains) }),
      order: parts({
        of: ofAttacker,
        order: card('order', LONGEST.code),
        has,
      }),
      'weapon-type': parts({ types: someOf(WEAPON_TYPES), has }),
      asked: parts({ text: text({ most: LONGEST.question }) }),
    }),
  );

/** 5B-01: all of them must hold. */
export const conditions = (print: CardPrint) => inFull(condition(print), MOST_ITEMS.conditions);

export type Condition = forms.ValueOf<ReturnType<typeof condition>>;
export type ConditionsWords = forms.WordsOf<ReturnType<typeof conditions>>;

/** Whose side a condition looks at. */
export type Side = (typeof SIDES)[number];

/** Whom an effect reaches: the ship that bears the card, or friends of it within so many hexes. */
const reachParts = parts({
  whom: oneOf(['bearer', 'friends']),
  within: forms.askedIf(forms.optional(distanceOrNone), ({ whom }) => whom === 'friends'),
});
export type Reach = forms.ValueOf<typeof reachParts>;
const reach = forms.orElse(reachParts, { whom: 'bearer' });

const at = oneOf(['strike', 'struck'], { begins: 'strike' });
const moves = forms.orElse(eitherWay(MOST.moves), 0);
const MOMENTS = ['reveal', 'refresh', 'any'] as const;
const moment = forms.orElse(oneOf(MOMENTS, { as: 'list' }), 'any');

/** Dice that an order adds to strikes under conditions: each edition adds them in its own way. */
export const diceWhen = (print: CardPrint) =>
  parts({ dice, when: forms.orElse(conditions(print), []), reach });

export type DiceWhen = KindsOf<
  'does',
  Readonly<Record<'lock-on-dice' | 'reroll', ReturnType<typeof diceWhen>>>
>;

/** What cards in play do in every edition. `strike` is the bearer's own, `struck` a strike at it. */
export const effectKinds = <SomeRepair extends string>(
  print: CardPrint,
  repairs: readonly SomeRepair[],
) => ({
  text: parts({ text: rulesText }),
  modifier: parts({
    at,
    value: eitherWay(MOST.modifier),
    when: forms.orElse(conditions(print), []),
    reach,
  }),
  keyword: parts({ keyword: keyword(print.keywords), reach }),
  moves: parts({ max: moves, min: moves, reach }),
  rotations: parts({ add: eitherWay(MOST.moves, 1), reach }),
  'skirmish-dice': parts({ dice: eitherWay(MOST.dice, 1), reach }),
  repair: parts({
    what: oneOf(repairs, { as: 'chips' }),
    amount: whole({ least: 1, most: MOST.repair, begins: 1 }),
    moment,
    reach,
  }),
});

export type AnyEffect<SomeRepair extends string> = KindsOf<
  'does',
  ReturnType<typeof effectKinds<SomeRepair>>
>;

/** What cards of 2.0 do, the most usual first. */
export const effectWithLockOn = (print: CardPrint) => {
  const { 'skirmish-dice': skirmish, repair, ...usual } = effectKinds(print, REPAIRS);
  return forms.titled(
    'effect',
    kinds('does', {
      ...usual,
      'lock-on-dice': diceWhen(print),
      'skirmish-dice': skirmish,
      repair,
    }),
  );
};
