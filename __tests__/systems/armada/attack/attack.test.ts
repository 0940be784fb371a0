import { attackOf, type AttackSpec } from '../../../../src/systems/armada/attack/attack';
import { sufferedBy } from '../../../../src/systems/armada/attack/tokens';
import { play, type Replies } from '../../../../src/systems/kit/procedures/play';

const SPEC: AttackSpec = {
  range: 'medium',
  pool: { red: 1, blue: 2, black: 0 },
  dial: false,
  reroll: false,
  criticals: true,
  tokens: [
    { id: 'brace-1', type: 'brace', state: 'readied' },
    { id: 'brace-2', type: 'brace', state: 'exhausted' },
    { id: 'redirect-1', type: 'redirect', state: 'readied' },
  ],
  speed: 2,
  hit: { zone: 'front', shields: { front: 1, left: 2, right: 0, rear: 4 } },
};

const played = (spec: AttackSpec, replies: Replies) => {
  const { procedure, start, endOf } = attackOf(spec);
  const run = play(procedure, start, replies);
  return { ...run, end: endOf(run.state) };
};

const ROLL = { roll: ['hit-hit', 'crit', 'hit'] };

test('hits and criticals are added up, and the first card is faceup after a critical', () => {
  const { end, open } = played(SPEC, { ...ROLL, brace: ['none'], redirect: ['none'] });
  expect(open).toBeNull();
  expect(end).toEqual({ damage: 4, critical: true, redirected: [] });
  const ship = { zone: 'front', shields: { front: 1, left: 2, right: 0, rear: 4 } } as const;
  expect(sufferedBy({ ...ship, hullLeft: 5 }, end)).toMatchObject({
    cards: 3,
    faceup: true,
    destroyed: false,
  });
  expect(sufferedBy({ ...ship, hullLeft: 2 }, end)).toMatchObject({ cards: 2, destroyed: true });
});

test('a brace halves the total, rounded up, before it is redirected to one zone', () => {
  const roll = { roll: ['hit-hit', 'crit', 'crit'], brace: ['brace-2'], redirect: ['redirect-1'] };
  const { end } = played(SPEC, { ...roll, redirected: [2, 0] });
  expect(end).toMatchObject({ damage: 2, redirected: [{ zone: 'left', points: 2 }] });
  expect(played(SPEC, { ...roll, redirected: [1, 1] }).open?.id).toBe('redirected');
});

test('an accuracy leaves the pool and forbids one token, not its type', () => {
  const roll = { roll: ['acc', 'acc', 'hit'], accuracy: ['brace-1'] };
  const { open } = played(SPEC, roll);
  expect(open).toMatchObject({ id: 'brace', question: { options: ['none', 'brace-2'] } });
  expect(played({ ...SPEC, rules: { 'accuracy-locks': 'type' } }, roll).open?.id).toBe('redirect');
});

test('a ship at speed 0 spends no token', () => {
  const { open, end } = played({ ...SPEC, speed: 0 }, ROLL);
  expect(open).toBeNull();
  expect(end.damage).toBe(4);
});

test('a scatter cancels all dice, and other tokens may still be spent', () => {
  const scatter = { id: 'scatter-1', type: 'scatter', state: 'readied' } as const;
  const spec = { ...SPEC, tokens: [...SPEC.tokens, scatter] };
  const { end, open } = played(spec, { ...ROLL, scatter: ['scatter-1'], brace: ['none'] });
  expect(end).toMatchObject({ damage: 0, critical: false });
  expect(open?.id).toBe('redirect');
});

test('an evade cancels a die at long range, rerolls one at medium, and asks for none at close', () => {
  const evade = { id: 'evade-1', type: 'evade', state: 'readied' } as const;
  const spec = { ...SPEC, tokens: [evade] };
  const at = { ...ROLL, evade: ['evade-1'] };
  const evaded = { ...at, evaded: ['red:hit-hit'] };
  expect(played({ ...spec, range: 'long' }, evaded).end.damage).toBe(2);
  expect(played(spec, evaded).open?.id).toBe('evaded-roll');
  expect(played(spec, { ...evaded, 'evaded-roll': ['acc'] }).end.damage).toBe(2);
  expect(played({ ...spec, range: 'close' }, at)).toMatchObject({ open: null, end: { damage: 4 } });
});

test('a dial adds a die of a colour in the pool, and the token may reroll it', () => {
  const spec = { ...SPEC, tokens: [], dial: true, reroll: true };
  expect(played(spec, { ...ROLL, dial: ['black'] }).open?.id).toBe('dial');
  const added = { ...ROLL, dial: ['red'], added: ['blank'] };
  const { open } = played(spec, added);
  expect(open?.question).toMatchObject({ id: 'reroll' });
  const rerolled = { ...added, reroll: ['red:blank'], rerolled: ['hit-hit'] };
  expect(played(spec, rerolled).end.damage).toBe(6);
});

test('an attack without dice is over before it begins', () => {
  const { open, end } = played({ ...SPEC, pool: { red: 0, blue: 0, black: 0 } }, {});
  expect(open).toBeNull();
  expect(end.damage).toBe(0);
});

test('between squadrons only hits count', () => {
  const spec = { ...SPEC, criticals: false, hit: null, tokens: [], speed: null };
  expect(played(spec, { roll: ['crit', 'crit', 'hit'] }).end).toMatchObject({
    damage: 1,
    critical: false,
  });
});
