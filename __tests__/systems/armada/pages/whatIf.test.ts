import type { Answers } from '../../../../src/core/pages/answers';
import { makeWhatIf } from '../../../../src/systems/armada/pages/whatIf';
import { TRAINING_CARDS } from '../../../../src/systems/armada/training/cards';
import { en } from '../../../../src/systems/armada/words/en';

const shelf = {
  cards: TRAINING_CARDS.map((card) => ({ id: card.code, pack: 'p', revision: 1, card })),
  fleets: [],
};

const oddsOf = (answers: Answers) => {
  const [block] = makeWhatIf(en).page(answers, shelf).aside ?? [];
  return block?.block === 'odds' ? block.bars.map(({ chance }) => chance) : block;
};

/** Three red dice of its front at a zone without shields. */
const BARE = { attacker: 'H-HERON', target: 'C-BASTION', shields: 0, range: 'long' };
const UNDEFENDED = { ...BARE, tokens: { '0': false, '1': false, '2': false } };

const meanOf = (chances: ReturnType<typeof oddsOf>): number =>
  Array.isArray(chances) ? chances.reduce((sum, chance, at) => sum + chance * at, 0) : NaN;

test('three red dice do 0.75 each on average', () => {
  expect(meanOf(oddsOf(UNDEFENDED))).toBeCloseTo(2.25, 9);
});

test('an obstruction takes a die, a dial adds one', () => {
  expect(meanOf(oddsOf({ ...UNDEFENDED, obstructed: true }))).toBeCloseTo(1.5, 9);
  expect(meanOf(oddsOf({ ...UNDEFENDED, dial: true }))).toBeGreaterThan(2.25);
});

test('tokens and shields save cards', () => {
  expect(meanOf(oddsOf(BARE))).toBeLessThan(2.25);
  expect(meanOf(oddsOf({ ...UNDEFENDED, shields: 2 }))).toBeLessThan(meanOf(oddsOf(UNDEFENDED)));
});

test('a ship whose dice do not reach says so', () => {
  const far = { ...UNDEFENDED, attacker: 'C-HALBERD', from: 'left', range: 'long' };
  expect(oddsOf(far)).toEqual({ block: 'text', text: en.own.attack.noDice });
});

test('without a ship at hand it says so', () => {
  const page = makeWhatIf(en).page({}, { cards: [], fleets: [] });
  expect(page.blocks).toEqual([{ block: 'text', text: en.own.whatIf.noShips }]);
});
