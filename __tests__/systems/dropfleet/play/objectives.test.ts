import { hasMark, pointsOf } from '../../../../src/core/game/state';
import type { Secondary } from '../../../../src/systems/dropfleet/terms';
import { playedFrom, refusal, setupOf, started, type Told } from '../../../builders/dropfleet';

const hand = (ship: string, track: string, to: number): Told => ({
  type: 'set-track',
  ship,
  track,
  to,
});
const named = (name: Secondary, dropsite: string): Told => ({
  type: 'nominate',
  team: 'red',
  dropsite,
  for: name,
});
const END: readonly Told[] = [
  { type: 'set-phase', round: 6, phase: 'end' },
  { type: 'next-phase', override: true },
];

/** The training game with one objective for Red, and none for Blue. */
const after = (name: Secondary) => {
  const [red, blue] = setupOf().players;
  const cards = { own: { kind: 'objective', code: 'OWN', name: 'Own', objective: name } as const };
  const players = [
    { ...red!, objectives: ['own'] },
    { ...blue!, objectives: [] },
  ];
  return setupOf({ players, cards: { ...setupOf().cards, ...cards } });
};

const CASES: readonly (readonly [Secondary, number, readonly Told[]])[] = [
  // East is 30" from Red and 18" from Blue.
  ['key-site', 2, [named('key-site', 'east'), hand('east', 'battalions:red', 1)]],
  ['key-site', 0, [named('key-site', 'east')]],
  ['priority-target', 2, [named('priority-target', 'middle'), hand('middle', 'hull', 0)]],
  ['annihilate', 0, [{ type: 'remove-ship', ship: 'p1-s1.1' }]],
  ['decapitate', 2, [hand('p1-s1.1', 'hull', 0)]],
  ['decapitate', 0, [hand('p1-s1.2', 'hull', 0)]],
  ['gather-intel', 1, [{ type: 'set-mark', subject: 'east', mark: 'surveyed:red', to: 1 }]],
  ['gather-intel', 0, [{ type: 'set-mark', subject: 'west', mark: 'surveyed:red', to: 1 }]],
  [
    'objectives-beyond',
    1,
    [named('objectives-beyond', 'p0-s2.1'), { type: 'fly-off', ship: 'p0-s2.1' }],
  ],
];

test.each(CASES)('%s is worth %d points by itself', (name, points, commands) => {
  const setup = after(name);
  const over = playedFrom(setup, started(setup), ...commands, ...END);
  const own = over.state.scores.filter(({ why }) => why === `secondary:${name}`);
  expect(own.reduce((sum, one) => sum + one.points, 0)).toBe(points);
});

test('points that a table scored by hand stand', () => {
  const setup = after('decapitate');
  const told: Told = { type: 'secondary', team: 'red', points: 1 };
  const over = playedFrom(setup, started(setup), hand('p1-s1.1', 'hull', 0), told, ...END);
  expect(pointsOf(over.state, 'red')).toBe(1);
});

test('what may not be named is advised against', () => {
  const setup = after('key-site');
  const near = named('key-site', 'west');
  expect(refusal(setup, started(setup), near)).toBe('cannot-nominate');
  expect(refusal(setup, started(setup), { ...near, override: true })).toBeNull();
  expect(refusal(setup, started(setup), named('long-shot', 'west'))).toBe('cannot-nominate');
});

test('a hull tap below half asks for the roll, once, and not at half', () => {
  const setup = setupOf();
  const must = (...commands: readonly Told[]) =>
    hasMark(playedFrom(setup, started(setup), ...commands).state, 'p0-s1.1', 'must-roll');
  const mended: Told = { type: 'adjust', ship: 'p0-s1.1', track: 'hull', by: 1 };
  const rolled: Told = { type: 'cripple', ship: 'p0-s1.1', replies: { crippling: [4, 4] } };
  expect(must(hand('p0-s1.1', 'hull', 5))).toBe(false);
  expect(must(hand('p0-s1.1', 'hull', 4))).toBe(true);
  expect(must(hand('p0-s1.1', 'hull', 4), mended)).toBe(false);
  expect(must(hand('p0-s1.1', 'hull', 4), rolled, hand('p0-s1.1', 'hull', 3))).toBe(false);
  expect(must(hand('p0-s4.1', 'hull', 1))).toBe(false);
});
