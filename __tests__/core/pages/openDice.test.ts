import type { Page } from '../../../src/core/pages/page';
import { openDice, rollOn } from '../../../src/core/pages/openDice';
import { numberedFaces } from '../../../src/core/dice/die';

const dice = (id: string, count: number, entered: readonly number[] = []) =>
  ({ block: 'dice', id, label: id, count, dice: entered, faces: numberedFaces(6) }) as const;

const page = (...blocks: Page['blocks']): Page => ({ title: 'Roll', blocks });

const ones = (_: unknown, count: number) => Array.from({ length: count }, () => 1);

test('dice that lie there already are not asked for', () => {
  expect(openDice(page(dice('a', 2, [4]), dice('b', 1, [6])))).toMatchObject([
    { id: 'a', left: 1 },
  ]);
});

test('a roll goes on with the dice that follow from it', () => {
  const after = (changes: object) =>
    'attack' in changes ? page(dice('saves', 2)) : page(dice('attack', 3, [5]));
  expect(
    rollOn(
      (c) => ('saves' in c ? page() : after(c)),
      ones,
      () => true,
    ),
  ).toEqual({
    attack: [5, 1, 1],
    saves: [1, 1],
  });
});

test('a roll stops where somebody decides, or takes the phone', () => {
  const choice = {
    block: 'choice',
    id: 'lock',
    label: 'Target Lock',
    style: 'chips',
    value: null,
    options: [],
  } as const;
  const decided = (c: object) =>
    'attack' in c ? page(choice, dice('saves', 2)) : page(dice('attack', 1));
  expect(rollOn(decided, ones, () => true)).toEqual({ attack: [1] });
  const handed = (c: object) => ('attack' in c ? page(dice('saves', 2)) : page(dice('attack', 1)));
  expect(rollOn(handed, ones, () => false)).toEqual({ attack: [1] });
});
