import { chartOf, keywordsOf, readCard, tokensOf } from '../../../../src/systems/armada/cards';
import { draftOf } from '../../../../src/systems/kit/cards/draftOf';
import { TRAINING_CARDS } from '../../../../src/systems/armada/training/fleets';

test.each(TRAINING_CARDS.map((card) => [card.name, card] as const))(
  '%s can be read as any card is',
  (_name, card) => {
    expect(readCard(draftOf(card), '')).toEqual({ ok: true, value: card });
  },
);

test('no code stands for two cards of a kind', () => {
  const keys = TRAINING_CARDS.map(({ kind, code }) => `${kind}:${code}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the speed chart has a column for each speed, with a yaw for each joint', () => {
  const heron = TRAINING_CARDS.find(({ code }) => code === 'H-HERON');
  expect(heron?.kind === 'ship' && chartOf(heron)).toEqual({ 1: [1], 2: [1, 1], 3: [0, 1, 2] });
});

test('a chart with too many joints, or with other signs, is refused', () => {
  const heron = TRAINING_CARDS.find(({ code }) => code === 'H-HERON');
  for (const speed2 of ['I', 'I I I', 'I X'])
    expect(readCard({ ...heron, speed2 }, '')).toMatchObject({
      ok: false,
      problems: [{ path: 'speed2', why: { id: 'bad-yaws', joints: 2 } }],
    });
});

test('tokens and keywords are as printed', () => {
  const vesper = TRAINING_CARDS.find(({ code }) => code === 'C-VESPER');
  if (vesper?.kind !== 'squadron') throw new Error('Vesper is a squadron');
  expect(tokensOf(vesper)).toEqual(['scatter', 'scatter']);
  expect(keywordsOf(vesper)).toEqual(['Swarm', 'Counter 2']);
});
