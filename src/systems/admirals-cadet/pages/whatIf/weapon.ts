import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import {
  countAt,
  oneAt,
  textAt,
  textsAt,
  toggled,
  WEAPON_TYPES,
  type Icon,
} from '../../../admirals/editions';
import type { WeaponCard } from '../../cards/types';
import type { CadetWords } from '../../words/en';

/** What a choice says where no card is meant. */
export const TYPED = 'typed';

const weaponsOn = (shelf: Shelf): readonly { readonly id: string; readonly card: WeaponCard }[] =>
  shelf.cards.flatMap(({ id, card }) =>
    // The shelf of a system holds cards that its own reader gave.
    card.kind === 'weapon' ? [{ id, card: card as WeaponCard }] : [],
  );

const MOST_DICE = 20;
const SOME_DICE = 3;
const FAR = 99;

export const diceTold = (answers: Answers): number => countAt(answers, 'dice') ?? SOME_DICE;

const RESULTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const ICONS = ['lock', 'hit', 'critical', 'direct'] as const satisfies readonly Icon[];

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

const typedWeapon = (answers: Answers, { whatIf }: CadetWords): WeaponCard => ({
  kind: 'weapon',
  code: '',
  name: whatIf.ownWeapon,
  types: [oneAt(answers, 'types', WEAPON_TYPES) ?? 'Basic'],
  maxDistance: FAR,
  chart: Object.fromEntries(RESULTS.map((result) => [result, rowTold(answers, result)])),
  modifiers: [],
});

/** A weapon of the shelf, or one that is typed in. */
export const weaponTold = (
  answers: Answers,
  shelf: Shelf,
  words: CadetWords,
): { readonly id: string; readonly weapon: WeaponCard } => {
  const weapons = weaponsOn(shelf);
  const told = textAt(answers, 'weapon');
  const chosen = told === TYPED ? undefined : (weapons.find(({ id }) => id === told) ?? weapons[0]);
  return chosen
    ? { id: chosen.id, weapon: chosen.card }
    : { id: TYPED, weapon: typedWeapon(answers, words) };
};

const chartBlock = (answers: Answers, { whatIf }: CadetWords): Block => ({
  block: 'grid',
  label: whatIf.chart,
  columns: ICONS.map(whatIf.column),
  rows: RESULTS.map((result) => {
    const now = rowTold(answers, result);
    return {
      label: whatIf.result(result),
      cells: ICONS.map((icon) => ({
        on: now.includes(icon),
        spoken: whatIf.cell(result, icon),
        answers: { [rowPath(result)]: toggled(now, icon, !now.includes(icon)) },
      })),
    };
  }),
});

/** With what, and how many dice. */
export const weaponBlocks = (
  answers: Answers,
  shelf: Shelf,
  words: CadetWords,
): readonly Block[] => {
  const { id, weapon } = weaponTold(answers, shelf, words);
  const { whatIf } = words;
  return [
    {
      block: 'choice',
      id: 'weapon',
      label: whatIf.weapon,
      style: 'menu',
      value: id,
      options: [
        { value: TYPED, label: whatIf.ownWeapon },
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
      label: whatIf.dice,
      value: diceTold(answers),
      min: 0,
      max: MOST_DICE,
    },
    ...(id === TYPED
      ? [
          {
            block: 'choice',
            id: 'types',
            label: whatIf.types,
            style: 'segments',
            value: weapon.types[0] ?? null,
            options: WEAPON_TYPES.map((type) => ({ value: type, label: type })),
          } as const,
          chartBlock(answers, words),
        ]
      : []),
  ];
};
