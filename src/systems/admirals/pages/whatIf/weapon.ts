import type { Card } from '../../../../core/game/setup';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import { CHART_RESULTS, ICONS, WEAPON_TYPES, type Icon, type WeaponCard } from '../../cards/types';
import type { AdmiralsWords } from '../../words/en';
import { countAt, oneAt, textAt, textsAt } from '../answered';
import { toggled } from '../toggled';

/** What a choice says where no card is meant. */
export const TYPED = 'typed';

const isWeapon = (card: Card): card is WeaponCard => card.kind === 'weapon';

const weaponsOn = (shelf: Shelf): readonly { readonly id: string; readonly card: WeaponCard }[] =>
  shelf.cards.flatMap(({ id, card }) => (isWeapon(card) ? [{ id, card }] : []));

const MOST_DICE = 20;
const SOME_DICE = 3;
const FAR = 99;

export const diceTold = (answers: Answers): number => countAt(answers, 'dice') ?? SOME_DICE;

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

const typedWeapon = (answers: Answers, words: AdmiralsWords): WeaponCard => ({
  kind: 'weapon',
  code: '',
  name: words.whatIf.ownWeapon,
  types: [oneAt(answers, 'types', WEAPON_TYPES) ?? 'Basic'],
  maxDistance: FAR,
  chart: Object.fromEntries(CHART_RESULTS.map((result) => [result, rowTold(answers, result)])),
  modifiers: [],
});

interface Chosen {
  readonly id: string;
  readonly weapon: WeaponCard;
}

/** A weapon of the shelf, or one that is typed in. */
export const weaponTold = (answers: Answers, shelf: Shelf, words: AdmiralsWords): Chosen => {
  const weapons = weaponsOn(shelf);
  const told = textAt(answers, 'weapon');
  const typed = { id: TYPED, weapon: typedWeapon(answers, words) };
  if (told === TYPED) return typed;
  const chosen = weapons.find(({ id }) => id === told) ?? weapons[0];
  return chosen ? { id: chosen.id, weapon: chosen.card } : typed;
};

const chartBlock = (answers: Answers, words: AdmiralsWords): Block => ({
  block: 'grid',
  label: words.whatIf.chart,
  columns: ICONS.map(words.whatIf.column),
  rows: CHART_RESULTS.map((result) => {
    const now = rowTold(answers, result);
    return {
      label: words.whatIf.result(result),
      cells: ICONS.map((icon) => ({
        on: now.includes(icon),
        spoken: words.whatIf.cell(result, icon),
        answers: { [rowPath(result)]: toggled(now, icon, !now.includes(icon)) },
      })),
    };
  }),
});

/** With what, and how many dice. */
export const weaponBlocks = (
  answers: Answers,
  shelf: Shelf,
  words: AdmiralsWords,
): readonly Block[] => {
  const { id, weapon } = weaponTold(answers, shelf, words);
  const say = words.whatIf;
  return [
    {
      block: 'choice',
      id: 'weapon',
      label: say.weapon,
      style: 'menu',
      value: id,
      options: [
        { value: TYPED, label: say.ownWeapon },
        ...weaponsOn(shelf).map(({ id: value, card }) => ({
          value,
          label: card.name,
          detail: `${card.code} · ${card.types.join(', ')}`,
        })),
      ],
    },
    {
      block: 'stepper',
      id: 'dice',
      label: say.dice,
      value: diceTold(answers),
      min: 0,
      max: MOST_DICE,
    },
    ...(id === TYPED
      ? [
          {
            block: 'choice',
            id: 'types',
            label: say.types,
            style: 'segments',
            value: weapon.types[0] ?? null,
            options: WEAPON_TYPES.map((type) => ({ value: type, label: type })),
          } as const,
          chartBlock(answers, words),
        ]
      : []),
  ];
};
