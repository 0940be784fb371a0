import { card } from '../../kit/cards/codeForms';
import { optional, refined, titled, type ValueOf, type WordsOf } from '../../kit/cards/form';
import { inFull } from '../../kit/cards/listForms';
import { kinds, parts } from '../../kit/cards/partForms';
import { flag, oneOf, someOf, text } from '../../kit/cards/plainForms';
import type { KeywordNames } from './keywordText';
import { distanceOrNone, rightWayRound } from './fields';
import { LONGEST, MOST_ITEMS } from './limits';
import { keywordName } from './keywordForm';
import { WEAPON_TYPES } from './terms';

/** What may stand on the cards of an edition. */
export interface CardPrint<SomeRole extends string, SomeTerrain extends string> {
  readonly keywords: KeywordNames;
  readonly roles: readonly SomeRole[];
  readonly terrains: readonly SomeTerrain[];
}

const SIDES = ['target', 'attacker'] as const;
const of = oneOf(SIDES, { begins: 'target' });
const ofAttacker = oneOf(SIDES, { begins: 'attacker' });
const has = flag({ as: 'question', begins: true });

/** When a modifier or an effect holds: a thing the game knows, or a sentence that the table answers. */
const condition = <SomeRole extends string, SomeTerrain extends string>({
  keywords,
  roles,
  terrains,
}: CardPrint<SomeRole, SomeTerrain>) =>
  titled(
    'condition',
    kinds('on', {
      distance: refined(
        parts({ min: optional(distanceOrNone), max: optional(distanceOrNone) }),
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
export const conditions = <SomeRole extends string, SomeTerrain extends string>(
  print: CardPrint<SomeRole, SomeTerrain>,
) => inFull(condition(print), MOST_ITEMS.conditions);

export type AnyCondition<SomeRole extends string, SomeTerrain extends string> = ValueOf<
  ReturnType<typeof condition<SomeRole, SomeTerrain>>
>;
export type ConditionsWords<SomeRole extends string, SomeTerrain extends string> = WordsOf<
  ReturnType<typeof conditions<SomeRole, SomeTerrain>>
>;
