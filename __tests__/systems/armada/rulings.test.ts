import { oddsAgainstShip, planBy } from '../../../src/systems/armada/attack/odds';
import { attackOf, type AttackSpec } from '../../../src/systems/armada/attack/attack';
import { gainToken } from '../../../src/systems/armada/commands/tokens';
import { fleetViolations, type FleetList } from '../../../src/systems/armada/fleet/check';
import { RULINGS, rulesFor } from '../../../src/systems/armada/rulings';
import { endOf } from '../../../src/systems/armada/scoring';
import { rulings } from '../../../src/systems/armada/reference/en/rulings';

test('every ruling and each of its answers has words', () => {
  for (const { id, answers } of RULINGS) {
    const text = rulings[id];
    expect(text.question).not.toBe('');
    expect(text.why).not.toBe('');
    for (const said of Object.values(text.answers)) expect(said).toMatch(/[.!?]$/);
    expect(Object.keys(text.answers)).toEqual(answers);
  }
});

const SPEC: AttackSpec = {
  ...{ range: 'close', pool: { red: 0, blue: 0, black: 1 }, dial: false, reroll: false },
  ...{ criticals: true, speed: 2, locks: 'token' },
  tokens: [{ id: 'e', type: 'evade', state: 'readied' }],
  hit: { zone: 'front', shields: { front: 0, left: 0, right: 0, rear: 0 } },
};

test.each([
  ['may-be-spent', true],
  ['not-spent', false],
] as const)(
  'evade-near %s: the defender is asked for an evade at close range: %s',
  (one, asked) => {
    const { procedure } = attackOf({ ...SPEC, evadeNear: one });
    expect(procedure.places.some(({ step }) => step.name === 'evade')).toBe(asked);
  },
);

test.each([
  [true, 0.25],
  [false, 0],
])('bomber-critical: with the standard effect %s a card is faceup at %d', (faceup, chance) => {
  const none = () => ['none'];
  const ship = { ...SPEC.hit, zone: 'front', hullLeft: 5 } as const;
  const shields = { front: 0, left: 0, right: 0, rear: 0 };
  const odds = oddsAgainstShip({ ...SPEC, faceup }, { ...ship, shields }, planBy(none, none), []);
  expect(odds.faceup).toBeCloseTo(chance, 9);
  expect(odds.expectedDamage).toBeCloseTo(1, 9);
});

test.each([
  ['any-one', ['navigate']],
  ['older-one', ['repair']],
] as const)('token-over-limit %s: without a choice %s stays', (goes, tokens) => {
  expect(gainToken(1, ['navigate'], 'repair', null, goes).tokens).toEqual(tokens);
});

const title = { icon: 'title', cost: 0, unique: false, faction: null, modification: false };
const TWO_TITLES: FleetList = {
  limit: 300,
  ships: [
    {
      ...{ name: 'Heron', shipIcon: 'h', faction: 'A', cost: 10, unique: false, upgradeBar: [] },
      upgrades: [
        { ...title, name: 'Dawn', shipIcon: 'h' },
        { ...title, name: 'Dusk', shipIcon: 'h' },
      ],
    },
  ],
  squadrons: [],
  objectives: [],
};

test.each([
  ['not-judged', false],
  ['one-only', true],
] as const)('two-titles %s: a second title is a breach: %s', (answer, breach) => {
  const found = fleetViolations(TWO_TITLES, rulesFor({ 'two-titles': answer }));
  expect(found.includes('more-than-one-title')).toBe(breach);
});

test.each([
  ['ship-left-wins', 'A', 'all-ships-destroyed'],
  ['by-score', 'B', 'score'],
] as const)('wiped-out-ahead %s: %s wins by %s', (ahead, winner, by) => {
  const end = endOf({
    sides: ['A', 'B'],
    first: 'A',
    score: { A: 40, B: 90 },
    isWipedOut: { A: false, B: true },
    isTimeUp: true,
    ahead,
  });
  expect(end).toEqual({ winner, by });
});
