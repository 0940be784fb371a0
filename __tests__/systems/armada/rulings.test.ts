import { oddsAgainstShip, planBy } from '../../../src/systems/armada/attack/odds';
import { attackOf, type AttackSpec } from '../../../src/systems/armada/attack/attack';
import { endManeuver } from '../../../src/systems/armada/activation/maneuver';
import { mayMove, whyNotTarget, type Near } from '../../../src/systems/armada/activation/squadron';
import { specFor } from '../../../src/systems/armada/attack/pool';
import {
  gainToken,
  squadronsActivated,
  whyNotResolved,
} from '../../../src/systems/armada/commands/activation';
import { navigateViolations } from '../../../src/systems/armada/commands/navigate';
import { engineeringPoints } from '../../../src/systems/armada/commands/repair';
import { fleetViolations, type FleetList } from '../../../src/systems/armada/fleet/check';
import { RULINGS, rulesFor } from '../../../src/systems/armada/rulings';
import { endOf } from '../../../src/systems/armada/scoring';
import { rulings } from '../../../src/systems/armada/reference/en/rulings';
import { TRAINING } from '../../../src/systems/armada/training/fleets';
import type { Policy } from '../../../src/systems/kit/procedures/exact';
import { ANVIL, ArmadaTable, BASTION, HERON, trainingSetup, VESPER } from '../../builders/armada';

const NONE = { front: 0, left: 0, right: 0, rear: 0 };

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
  ...{ criticals: true, speed: 2 },
  tokens: [{ id: 'e', type: 'evade', state: 'readied' }],
  hit: { zone: 'front', shields: { front: 0, left: 0, right: 0, rear: 0 } },
};

test.each([
  ['may-be-spent', true],
  ['not-spent', false],
] as const)(
  'evade-near %s: the defender is asked for an evade at close range: %s',
  (one, asked) => {
    const { procedure } = attackOf({ ...SPEC, rules: { 'evade-near': one } });
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
  expect(gainToken(1, ['navigate'], 'repair', null, { 'token-over-limit': goes }).tokens).toEqual(
    tokens,
  );
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

const ship = { zone: 'front', shields: SPEC.hit?.shields ?? NONE, hullLeft: 9 } as const;
const always = (id: string, choice: string) => (question: { readonly id: string }) =>
  question.id === id ? [choice] : ['none'];
const oddsBy = (spec: AttackSpec, attacker: Policy, defender: Policy) =>
  oddsAgainstShip(spec, ship, planBy(attacker, defender), []);

/** A dial adds a die, then a token rerolls a blank that shows; or the other way round. */
const ordered = (order: 'dial-first' | 'token-first') =>
  stepsIn({ ...SPEC, dial: true, reroll: true, rules: { 'dial-before-token': order } });
const stepsIn = (spec: AttackSpec) =>
  [...attackOf(spec).procedure.places].reverse().map(({ step }) => step.name);

test('dial-before-token: either comes first', () => {
  expect(ordered('dial-first').slice(0, 4)).toEqual(['roll', 'dial', 'added', 'reroll']);
  expect(ordered('token-first').slice(0, 4)).toEqual(['roll', 'reroll', 'rerolled', 'dial']);
});

test('modify-before-accuracy: accuracies are spent after or before dice are changed', () => {
  const spec = { ...SPEC, reroll: true };
  const first = { 'modify-before-accuracy': 'accuracies-first' } as const;
  expect(stepsIn(spec).indexOf('accuracy')).toBe(3);
  expect(stepsIn({ ...spec, rules: first }).indexOf('accuracy')).toBe(1);
});

test('spent-accuracy-leaves: one that stays is the die that an evade takes', () => {
  const spec: AttackSpec = {
    ...{ ...SPEC, range: 'long', pool: { red: 2, blue: 0, black: 0 } },
    tokens: [...SPEC.tokens, { id: 'b', type: 'brace', state: 'readied' }],
  };
  const attacker: Policy = (question) => (question.ask === 'pick' ? ['b'] : ['none']);
  const defender: Policy = (question) => {
    if (question.ask !== 'choose') return question.ask === 'spend' ? [0, 0] : [];
    const worst = ['e', 'red:acc', 'red:hit-hit', 'red:hit', 'red:crit'];
    return [worst.find((one) => question.options.includes(one)) ?? 'none'];
  };
  const stays = { ...spec, rules: { 'spent-accuracy-leaves': 'stays' } } as const;
  expect(oddsBy(stays, attacker, defender).expectedDamage).toBeGreaterThan(
    oddsBy(spec, attacker, defender).expectedDamage,
  );
});

test('brace-before-redirect: what goes elsewhere first is not halved', () => {
  const spec: AttackSpec = {
    ...{ ...SPEC, pool: { red: 0, blue: 4, black: 0 } },
    tokens: [
      { id: 'b', type: 'brace', state: 'readied' },
      { id: 'r', type: 'redirect', state: 'readied' },
    ],
    hit: { zone: 'front', shields: { ...NONE, left: 2 } },
  };
  const defender: Policy = (question) => {
    if (question.ask === 'spend') return [Math.min(2, question.points), 0];
    return question.ask === 'choose' ? [question.id === 'brace' ? 'b' : 'r'] : [];
  };
  const odds = (rules: AttackSpec['rules'] = {}) =>
    oddsAgainstShip(
      { ...spec, rules },
      { ...ship, shields: { ...NONE, left: 2 } },
      planBy(always('', ''), defender),
      [],
    ).expectedDamage;
  expect(odds({ 'brace-before-redirect': 'redirect-first' })).toBeGreaterThan(odds());
});

test('token-copy: a copy takes one more with it', () => {
  const gained = (copy: 'copy-goes' | 'copy-and-one') =>
    gainToken(1, ['repair'], 'repair', null, { 'token-copy': copy }).tokens;
  expect([gained('copy-goes'), gained('copy-and-one')]).toEqual([['repair'], []]);
});

test('dial-and-token: effects are added, or the greater one counts', () => {
  const both = { dial: true, token: true };
  expect(engineeringPoints(3, both)).toBe(5);
  expect(engineeringPoints(3, both, 'greater-one')).toBe(3);
  expect(squadronsActivated(2, both, 'greater-one')).toBe(2);
});

const course = {
  ...{ speed: 1, chart: { '1': [2], '2': [0, 1], '3': [0, 0, 0] }, toSpeed: 2 },
  ...{ dial: true, token: true, yawJoint: 2 },
};

test('yaw-column and dial-and-token: a course is read by them', () => {
  expect(navigateViolations(course)).toEqual([]);
  expect(navigateViolations({ ...course, rules: { 'yaw-column': 'old-speed' } })).toEqual([
    'no-such-joint',
  ]);
  const fast = { ...course, toSpeed: 3 };
  expect(navigateViolations(fast)).toEqual([]);
  expect(navigateViolations({ ...fast, rules: { 'dial-and-token': 'greater-one' } })).toEqual([
    'speed-change-too-large',
  ]);
});

test('command-moments: in their order, or in any', () => {
  const now = {
    commandValue: 2,
    dial: 'repair',
    isDialSpent: false,
    tokens: [],
    resolved: [],
    moment: 2,
  } as const;
  const step = { step: 'repair', dial: true, token: false } as const;
  expect([whyNotResolved(now, step), whyNotResolved(now, step, 'any-order')]).toEqual([
    'too-late',
    null,
  ]);
});

const near = (id: string, keywords: readonly string[], obstructed = false): Near => ({
  ...{ id, unit: 'squadron', side: 'enemy', keywords, distance: 1, obstructed },
});
const enemyShip: Near = { ...near('s', []), unit: 'ship' };

test('heavy-mixed: one that is not Heavy holds, or a Heavy one frees', () => {
  const both = [near('a', ['Heavy']), near('b', [])];
  expect(whyNotTarget(both, enemyShip)).toBe('engaged-first');
  expect(whyNotTarget(both, enemyShip, { 'heavy-mixed': 'heavy-frees' })).toBeNull();
  expect(mayMove(both, { 'heavy-mixed': 'heavy-frees' })).toBe(true);
});

test('escort-covers and obstructed-neighbour: one that is not engaged', () => {
  const hidden = near('h', [], true);
  const escorted = [near('e', ['Escort']), hidden];
  expect(whyNotTarget(escorted, hidden)).toBe('escort');
  expect(whyNotTarget(escorted, hidden, { 'escort-covers': 'engaged-ones' })).toBeNull();
  const plain = [near('p', []), hidden];
  expect(whyNotTarget(plain, hidden)).toBeNull();
  expect(whyNotTarget(plain, hidden, { 'obstructed-neighbour': 'engaged-only' })).toBe(
    'engaged-first',
  );
});

test('collision-before-obstacles: a station helps before or after the collision', () => {
  const zones = { shields: 0, max: 0 };
  const mover = {
    ...{ hull: 2, damageCards: { faceup: 0, facedown: 1 }, speed: 1 },
    zones: { front: zones, left: zones, right: zones, rear: zones },
  };
  const station = { type: 'station', discard: 'facedown' } as const;
  const at = (ships: readonly string[]) =>
    ({ ships, squadrons: [], obstacles: [station], outside: 'none' }) as const;
  const positions = { '1': at(['o']), '0': at([]) };
  const others = { o: { hull: 5, damageCards: 0, distance: 1 } };
  const last = { 'collision-before-obstacles': 'obstacles-first' } as const;
  expect(endManeuver(mover, positions, others).destroyed).toBe(true);
  expect(endManeuver(mover, positions, others, last).destroyed).toBe(false);
});

test('death-match-tie: level, nobody wins', () => {
  const level = {
    ...{ sides: ['A', 'B'] as const, first: 'A', score: { A: 5, B: 5 }, isTimeUp: false },
    isWipedOut: { A: true, B: true },
  } as const;
  expect(endOf(level)?.winner).toBe('B');
  expect(endOf({ ...level, ties: 'draw' })?.winner).toBeNull();
});

test('last-die-obstructed: the dial brings the die back', () => {
  const [heron, bastion] = ['H-HERON', 'C-BASTION'].map((code) => TRAINING.ships.get(code));
  if (!heron || !bastion) throw new Error('no such cards');
  const aim = {
    attacker: heron,
    target: bastion,
    zone: 'left',
    range: 'long',
    removed: 'red',
    dial: true,
    token: false,
    swarm: false,
  } as const;
  const on = { tokens: [], speed: 1, hit: null };
  expect(specFor(aim, on, rulesFor({})).pool.red).toBe(0);
  const back = specFor(aim, on, rulesFor({ 'last-die-obstructed': 'dial-adds' }));
  expect([back.pool.red, back.dial]).toEqual([1, false]);
});

const tableBy = (rulings: Readonly<Record<string, string>>) =>
  new ArmadaTable(trainingSetup({ rulings }));

test('squadrons-after-ship: squadrons may come first', () => {
  const first = { type: 'deploy', ship: VESPER } as const;
  expect(tableBy({}).refused(first)).toBe('place-a-ship-first');
  expect(tableBy({ 'squadrons-after-ship': 'any-order' }).refused(first)).toBeNull();
});

/** The Bastion shoots at a squadron, then at a ship from the same zone. */
const furtherBy = (rulings: Readonly<Record<string, string>>) => {
  const table = tableBy(rulings).deployed().commanded();
  const shot = {
    type: 'attack',
    ship: BASTION,
    zone: 'front',
    range: 'close',
    dial: false,
    token: false,
    swarm: false,
  } as const;
  table.play(
    { type: 'activate', ship: BASTION },
    { ...shot, target: ANVIL, replies: { roll: ['hit'] } },
  );
  const roll = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
  return table.refused({ ...shot, target: HERON, at: 'front', replies: { roll } });
};

test('further-targets: a ship may follow a squadron, or not', () => {
  expect(furtherBy({})).toBe('zone-already-used');
  expect(furtherBy({ 'further-targets': 'ships-too' })).not.toBe('zone-already-used');
});
