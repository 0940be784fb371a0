import { cardForm } from '../../kit/cards/cardForm';
import { chart, signs } from '../../kit/cards/chartForm';
import { numberAt, readAt } from '../../kit/cards/draftParts';
import { optional, orElse, type Form, type ValueOf, type WordsOf } from '../../kit/cards/form';
import { list } from '../../kit/cards/listForms';
import { kinds, parts } from '../../kit/cards/partForms';
import { someOf } from '../../kit/cards/plainForms';
import { conditions, type CardPrint } from './effectForm';
import { code, dice, eitherWay, farthest, name, rulesText } from './fields';
import { MOST, MOST_ITEMS } from './limits';
import { CHART_RESULTS, ICONS, WEAPON_TYPES } from './terms';

const HARMFUL = ['hit', 'critical', 'direct'] as const;

/** What one Target Lock buys in every edition. */
const lockKinds = {
  icons: parts({ icons: signs(HARMFUL, MOST_ITEMS.icons) }),
  dice: parts({ dice }),
  text: parts({ text: rulesText }),
} as const;

/** Target Locks of the first edition. */
export const lockAbility = kinds('gives', lockKinds);

/** 5F-01 */
export const lockAbilityOrPenalty = kinds('gives', {
  icons: lockKinds.icons,
  dice: lockKinds.dice,
  'skirmish-dice-penalty': parts({ dice }),
  text: lockKinds.text,
});

/** 5B-01: what is added to each die, and what must hold for it. */
const modifiers = (print: CardPrint) => {
  const when = orElse(conditions(print), []);
  const form = parts({ value: eitherWay(MOST.modifier), when });
  type Value = ValueOf<typeof form>;
  type Words = WordsOf<typeof form> & {
    readonly say: (value: number, when: Value['when']) => string;
  };
  const modifier: Form<Value, Words> = {
    ...form,
    say: (value, words) => words.say(value.value, value.when),
  };
  return list(modifier, {
    most: MOST_ITEMS.modifiers,
    line: ({ open: { draft }, path }, words) => {
      const value = numberAt(draft, `${path}.value`);
      if (value === null) return {};
      return { title: words.of.say(value, readAt(draft, `${path}.when`, when.read) ?? []) };
    },
  });
};

/** 3A-03, 5C: by the conditions of an edition and what its Target Locks may buy. */
export const weaponForm = <Lock extends Form>(print: CardPrint, lock: Lock, distanceRule: string) =>
  cardForm(
    parts({
      code,
      name,
      types: someOf(WEAPON_TYPES),
      maxDistance: farthest(distanceRule),
      chart: chart({ results: CHART_RESULTS, columns: ICONS, most: MOST_ITEMS.icons }),
      modifiers: orElse(modifiers(print), []),
      lockAbility: optional(lock),
      text: optional(rulesText),
    }),
    { kicker: ['types'], groups: ['types'], figure: 'maxDistance' },
  );
