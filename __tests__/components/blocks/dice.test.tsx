import { fireEvent, screen } from '@testing-library/react-native';

import { numberedFaces } from '../../../src/core/dice/die';
import { SIGNS } from '../../../src/core/drawing/drawing';
import { answerAt, type Answers } from '../../../src/core/pages/answers';
import type { BlockOf } from '../../../src/core/pages/page';
import { renderBlock } from '../../builders/page';

const press = (name: string | RegExp) => fireEvent.press(screen.getByLabelText(name));

const gives = [
  { gives: 'Miss' },
  { gives: 'Miss' },
  { gives: 'Lock', signs: [SIGNS.lock] },
  { gives: 'Hit', signs: [SIGNS.hit] },
  { gives: 'Two hits', signs: [SIGNS.hit, SIGNS.hit] },
  { gives: 'Critical', signs: [SIGNS.critical] },
];

const dice =
  (count: number) =>
  (answers: Answers): BlockOf<'dice'> => ({
    block: 'dice',
    id: 'strike.dice',
    label: 'Lances',
    count,
    // What stands there is what the block put there.
    dice: (answerAt(answers, 'strike.dice') ?? []) as readonly number[],
    faces: numberedFaces(6, (face) => gives[face - 1] ?? {}),
  });

const entered = (answers: Answers) => answerAt(answers, 'strike.dice');

test('each key enters its face, and says what it gives', () => {
  const { answers } = renderBlock(dice(3));
  press('Enter a 4: Hit');
  press('Enter a 6: Critical');
  expect(entered(answers())).toEqual([4, 6]);
  expect(screen.getByLabelText('Lances, 2 of 3 entered')).toBeVisible();
});

test('the last one is taken back, or any one by a tap on it', () => {
  const { answers } = renderBlock(dice(3), { strike: { dice: [4, 6, 1] } });
  press('Remove the last die');
  expect(entered(answers())).toEqual([4, 6]);
  press('Remove a 4');
  expect(entered(answers())).toEqual([6]);
});

test('a card that is drawn is no die: nothing offers to remove one', () => {
  const draws = 'Draw it for me';
  const { answers } = renderBlock((now) => ({ ...dice(1)(now), draws }));
  expect(screen.queryByLabelText('Remove the last die')).toBeNull();
  press(draws);
  expect(entered(answers())).toHaveLength(1);
});

test('when all are entered a key says so and enters nothing', () => {
  const { answers } = renderBlock(dice(1), { strike: { dice: [4] } });
  press('Enter a 6: Critical, not now: All dice are entered.');
  expect(entered(answers())).toEqual([4]);
  press('Clear');
  expect(entered(answers())).toEqual([]);
});

test('the app rolls what is missing', () => {
  const { answers } = renderBlock(dice(4), { strike: { dice: [1] } });
  press('Roll 3 dice for me');
  expect(entered(answers())).toEqual([1, 6, 5, 4]);
});

test('three hits and the rest missed are two taps', () => {
  const faces = numberedFaces(6, (face) => (face > 3 ? { gives: 'Hit' } : {}));
  const { answers } = renderBlock((given) => ({ ...dice(5)(given), faces }));
  press('Counts');
  press('3 × Hit');
  press('The rest missed: 2');
  expect(entered(answers())).toEqual([4, 4, 4, 1, 1]);
});

test('of sixteen dice, nine hits and the rest missed are two taps as well', () => {
  const faces = numberedFaces(6, (face) => (face > 3 ? { gives: 'Hit' } : {}));
  const { answers } = renderBlock((given) => ({ ...dice(16)(given), faces }));
  press('Counts');
  press('9 × Hit');
  press('The rest missed: 7');
  expect(entered(answers())).toEqual([...Array<number>(9).fill(4), ...Array<number>(7).fill(1)]);
});

test('as counts, no more than there are dice', () => {
  const { answers } = renderBlock(dice(3), { strike: { dice: [4] } });
  press('Counts');
  press('2 × Dice showing 4: Hit');
  press('1 × Dice showing 6: Critical');
  press('1 × Miss, not now: All dice are entered.');
  expect(entered(answers())).toEqual([4, 4, 6]);
  press('2 × Dice showing 4: Hit');
  expect(entered(answers())).toEqual([6]);
});

test('a die of eight sides with three faces: keys are called by what they show', () => {
  const { answers } = renderBlock((given) => ({
    ...dice(4)(given),
    faces: [
      { value: 'blank', name: 'Blank', sides: 5 },
      { value: 'hit', name: 'Hit', signs: [SIGNS.hit], sides: 2 },
      { value: 'lock', name: 'Accuracy', signs: [SIGNS.lock] },
    ],
  }));
  press('Enter Hit');
  press('Roll 3 dice for me');
  expect(entered(answers())).toEqual(['hit', 'lock', 'hit', 'hit']);
  press('Remove Accuracy');
  expect(entered(answers())).toEqual(['hit', 'hit', 'hit']);
});
