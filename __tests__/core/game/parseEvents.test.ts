import type { GameEvent } from '../../../src/core/game/events';
import { parseEvents } from '../../../src/core/game/parseEvents';

const good: readonly GameEvent[] = [
  {
    type: 'ship-entered',
    ship: 's1',
    card: 'c',
    team: 'a',
    player: 'p',
    name: 'Tub',
    badge: '1',
    place: 'play',
    partOf: 'g',
    tracks: { hull: { now: 3, max: 3 }, heat: { now: 0, max: null } },
    rule: '3A',
  },
  { type: 'ship-left', ship: 's1', how: 'defeated', by: 's2' },
  { type: 'ship-placed', ship: 's1', place: 'play', partOf: null },
  { type: 'track-set', subject: 's1', track: 'hull', to: 2, max: null },
  { type: 'mark-set', subject: 's1', mark: 'terrain', to: 'nebula' },
  { type: 'card-attached', card: 'c1', ref: 'r', owner: 'p', to: 's1', slot: 'o', face: 'up' },
  { type: 'card-turned', card: 'c1', face: 'down' },
  { type: 'card-returned', card: 'c1' },
  { type: 'phase-entered', round: 1, phase: 'fire' },
  { type: 'initiative-set', team: 'a' },
  { type: 'points-scored', team: 'a', points: 1, why: 'x', player: 'p', ship: 's1' },
  {
    type: 'dice-rolled',
    by: 's1',
    roll: 'r',
    dice: [1, 6],
    expected: { hits: 1.5 },
    actual: { hits: 2 },
  },
  { type: 'noted', about: 'game', note: { text: 'hm', n: 1, sure: true } },
  { type: 'game-ended', winner: null, by: 'stalemate' },
];

test('every kind of event comes back from JSON as it was', () => {
  expect(parseEvents(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, value: good });
});

test.each([
  ['a list that is none', { type: 'noted' }, ''],
  ['an unknown type', [{ type: 'ship-sunk', ship: 's1' }], '[0].type'],
  ['a name that every object has', [{ type: 'constructor' }], '[0].type'],
  ['no object', [null], '[0]'],
  ['a missing field', [{ type: 'card-returned' }], '[0].card'],
  ['a number as text', [{ type: 'track-set', subject: 's', track: 't', to: '2' }], '[0].to'],
  ['no face', [{ type: 'card-turned', card: 'c', face: 'left' }], '[0].face'],
  [
    'a die that is no number',
    [{ type: 'dice-rolled', by: 's', roll: 'r', dice: [1, null] }],
    '[0].dice[1]',
  ],
  [
    'tracks without a number',
    [{ ...good[0], tracks: { hull: { max: 3 } } }],
    '[0].tracks.hull.now',
  ],
  [
    'a hull that no page can draw',
    [{ ...good[0], tracks: { hull: { now: 20_000, max: 20_000 } } }],
    '[0].tracks.hull.now',
  ],
  [
    'a round that no report can tell',
    [{ type: 'phase-entered', round: 1e9, phase: 'p' }],
    '[0].round',
  ],
  [
    'a number without end',
    [{ type: 'track-set', subject: 's', track: 't', to: Infinity }],
    '[0].to',
  ],
  ['half a hull point', [{ type: 'track-set', subject: 's', track: 't', to: 0.5 }], '[0].to'],
  [
    'a way out that every object has',
    [{ type: 'ship-left', ship: 's', how: 'hasOwnProperty' }],
    '[0].how',
  ],
  [
    'a subject that every object has',
    [{ type: 'mark-set', subject: 'toString', mark: 'm', to: 1 }],
    '[0].subject',
  ],
  ['a name of two million signs', [{ type: 'card-returned', card: 'x'.repeat(2e6) }], '[0].card'],
  ['a field that no event has', [{ type: 'card-returned', card: 'c', more: 1 }], '[0]'],
  ['a rule that is no text', [good[7], { ...good[7], rule: 5 }], '[1].rule'],
])('%s is refused with its place', (_name, draft, path) => {
  expect(parseEvents(draft)).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.objectContaining({ path })]),
  });
});
