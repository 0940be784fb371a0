import type { Answers } from '../../../../src/core/pages/answers';
import { makeWhatIf } from '../../../../src/systems/armada/pages/whatIf';
import { TRAINING_CARDS } from '../../../../src/systems/armada/training/fleets';
import { en } from '../../../../src/systems/armada/words/en';

const shelf = {
  cards: TRAINING_CARDS.map((card) => ({ id: card.code, pack: 'p', revision: 1, card })),
  fleets: [],
};

const oddsOf = (answers: Answers) => {
  const blocks = makeWhatIf(en).page(answers, shelf).aside ?? [];
  const block = blocks.find((one) => one.block !== 'choice');
  return block?.block === 'odds' ? block.bars.map(({ chance }) => chance) : block;
};

/** Three red dice of its front at a zone without shields. */
const BARE = { attacker: 'ship:H-HERON', target: 'ship:C-BASTION', shields: 0, range: 'long' };
const UNDEFENDED = { ...BARE, tokens: { '0': false, '1': false, '2': false } };

const meanOf = (chances: ReturnType<typeof oddsOf>): number =>
  Array.isArray(chances) ? chances.reduce((sum, chance, at) => sum + chance * at, 0) : NaN;

test('three red dice do 0.75 each on average', () => {
  expect(meanOf(oddsOf(UNDEFENDED))).toBeCloseTo(2.25, 9);
});

test('an obstruction takes a die, a dial adds one', () => {
  expect(meanOf(oddsOf({ ...UNDEFENDED, removed: 'red' }))).toBeCloseTo(1.5, 9);
  expect(meanOf(oddsOf({ ...UNDEFENDED, dial: true }))).toBeGreaterThan(2.25);
});

test('tokens and shields save cards', () => {
  expect(meanOf(oddsOf(BARE))).toBeLessThan(2.25);
  expect(meanOf(oddsOf({ ...UNDEFENDED, shields: 2 }))).toBeLessThan(meanOf(oddsOf(UNDEFENDED)));
});

test('a ship whose dice do not reach says so', () => {
  const far = { ...UNDEFENDED, attacker: 'ship:C-HALBERD', zone: 'left', range: 'long' };
  expect(oddsOf(far)).toEqual({ block: 'text', text: en.own.attack.noDice });
});

test('without a ship at hand it says so', () => {
  const page = makeWhatIf(en).page({}, { cards: [], fleets: [] });
  expect(page.blocks).toEqual([{ block: 'text', text: en.own.whatIf.noShips }]);
});

/** Three blue dice of a Swarm at a squadron with four hull, which may strike back. */
const WASPS = { attacker: 'squadron:C-WASP', target: 'squadron:H-SWIFT' };

test('squadrons: Swarm rerolls a blank of theirs, Bombers hurt ships with criticals', () => {
  expect(meanOf(oddsOf(WASPS))).toBeCloseTo(1.5, 9);
  expect(meanOf(oddsOf({ ...WASPS, swarm: true }))).toBeGreaterThan(1.5);
  const bare = { target: 'ship:C-BASTION', shields: 0, tokens: UNDEFENDED.tokens };
  expect(meanOf(oddsOf({ ...bare, attacker: 'squadron:H-ANVIL' }))).toBeCloseTo(0.75, 9);
  expect(meanOf(oddsOf({ ...bare, attacker: 'squadron:C-WASP' }))).toBeCloseTo(0.5, 9);
});

test('a squadron with Counter shows what it does in return', () => {
  const page = makeWhatIf(en).page({ ...WASPS, target: 'squadron:C-VESPER' }, shelf);
  const labels = page.aside?.flatMap((one) => (one.block === 'odds' ? [one.label] : []));
  expect(labels).toEqual([en.own.attack.odds, en.own.whatIf.counter]);
});

test('a defender who spends nothing suffers most, one at his best least', () => {
  const [best, all, none] = ['best', 'all', 'none'].map((defense) =>
    meanOf(oddsOf({ ...BARE, defense })),
  );
  expect(best).toBeLessThanOrEqual(all ?? NaN);
  expect(all).toBeLessThan(none ?? NaN);
});
