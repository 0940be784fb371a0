import { segmentsChoice } from '../../../kit/pages/choices';
import type { Blocks } from '../../../kit/pages/laidOut';
import { stepperAt } from '../../../kit/pages/steppers';
import type { Answers } from '../../../../core/pages/answers';
import type { ShelfCard } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import { CHART_RESULTS, ICONS, WEAPON_TYPES, type Icon } from '../../cards/terms';
import type { AnyWeaponCard } from '../../cards/types';
import { countWithin, oneAt, textAt, textsAt } from '../../../kit/pages/answered';
import { toggled } from '../../../kit/pages/toggled';
import { cardChoice, chosenOf, TYPED } from '../../../kit/pages/onShelf';
import type { WhatIfWords } from './target';

type Shelved<Condition, Ability> = ShelfCard<AnyWeaponCard<Condition, Ability>>;

const MOST_DICE = 20;
const SOME_DICE = 3;
const FAR = 99;

export const diceTold = (answers: Answers): number =>
  countWithin(answers, 'dice', { max: MOST_DICE }) ?? SOME_DICE;

/** A plain gun to begin with: low results hit. */
const PLAIN: Readonly<Partial<Record<number, readonly Icon[]>>> = {
  0: ['hit'],
  1: ['hit'],
  2: ['hit'],
};

const rowPath = (result: number): string => `chart.${result}`;

const rowTold = (answers: Answers, result: number): readonly Icon[] => {
  const told = textsAt(answers, rowPath(result));
  return told ? ICONS.filter((icon) => told.includes(icon)) : (PLAIN[result] ?? []);
};

const typedWeapon = (
  answers: Answers,
  { ownWeapon }: WhatIfWords,
): AnyWeaponCard<never, never> => ({
  kind: 'weapon',
  code: '',
  name: ownWeapon,
  types: [oneAt(answers, 'types', WEAPON_TYPES) ?? 'Basic'],
  maxDistance: FAR,
  chart: Object.fromEntries(CHART_RESULTS.map((result) => [result, rowTold(answers, result)])),
  modifiers: [],
});

/** A weapon of the shelf, or one that is typed in. */
export const weaponTold = <Condition, Ability>(
  answers: Answers,
  weapons: readonly Shelved<Condition, Ability>[],
  words: WhatIfWords,
): { readonly id: string; readonly weapon: AnyWeaponCard<Condition, Ability> } => {
  const chosen = chosenOf(weapons, textAt(answers, 'weapon'));
  return chosen
    ? { id: chosen.id, weapon: chosen.card }
    : { id: TYPED, weapon: typedWeapon(answers, words) };
};

const chartBlock = (answers: Answers, words: WhatIfWords): Block => ({
  block: 'grid',
  label: words.chart,
  columns: ICONS.map(words.column),
  rows: CHART_RESULTS.map((result) => {
    const now = rowTold(answers, result);
    return {
      label: words.result(result),
      cells: ICONS.map((icon) => ({
        on: now.includes(icon),
        spoken: words.cell(result, icon),
        answers: { [rowPath(result)]: toggled(now, icon, !now.includes(icon)) },
      })),
    };
  }),
});

/** With what, and how many dice. */
export const weaponBlocks = (
  answers: Answers,
  weapons: readonly Shelved<unknown, unknown>[],
  words: WhatIfWords,
): Blocks => {
  const { id, weapon } = weaponTold(answers, weapons, words);
  const choice = { id: 'weapon', label: words.weapon, value: id };
  return [
    cardChoice(choice, words.ownWeapon, weapons, ({ types }) => types.map(words.term).join(', ')),
    stepperAt('dice', words.dice, diceTold(answers), { max: MOST_DICE }),
    id === TYPED && [
      segmentsChoice('types', words.types, weapon.types[0] ?? null, WEAPON_TYPES, words.term),
      chartBlock(answers, words),
    ],
  ];
};
