import fc from 'fast-check';

import { GAME, type GameEvent, type ShipEntered } from '../../../src/core/game/events';
import { fold, reduce } from '../../../src/core/game/reduce';
import {
  cardsAt,
  EMPTY_GAME,
  hasMark,
  holderOf,
  markOf,
  pointsOf,
  trackOf,
  type GameState,
} from '../../../src/core/game/state';

const entered = (ship: string, own: Partial<ShipEntered> = {}): ShipEntered => ({
  type: 'ship-entered',
  ship,
  card: 'frigate',
  team: 'blue',
  player: 'ann',
  name: 'Resolute',
  place: 'play',
  tracks: { hull: { now: 4, max: 4 } },
  ...own,
});

const told = (...events: readonly GameEvent[]): GameState => fold(EMPTY_GAME, events);

const refsAt = (state: GameState, at: string, slot: string): readonly string[] =>
  cardsAt(state, at, slot).map((card) => card.ref);

describe('a ship', () => {
  test('comes with its tracks and without marks', () => {
    const state = told(entered('s1'));
    expect(trackOf(state, 's1', 'hull')).toEqual({ now: 4, max: 4 });
    expect(holderOf(state, 's1').marks).toEqual({});
    expect(state.ships.s1).toMatchObject({ badge: null, partOf: null, left: null });
  });

  test('that left stays in the record with who did it and in which round', () => {
    const state = told(
      entered('s1'),
      { type: 'phase-entered', round: 3, phase: 'action' },
      { type: 'ship-left', ship: 's1', how: 'hull', by: 's2' },
    );
    expect(state.ships.s1?.left).toEqual({ how: 'hull', by: 's2', round: 3 });
    expect(trackOf(state, 's1', 'hull')?.now).toBe(4);
  });

  test('that is placed again takes part again and keeps what it is part of', () => {
    const state = told(
      entered('s1', { partOf: 'g1' }),
      { type: 'ship-left', ship: 's1', how: 'removed' },
      { type: 'ship-placed', ship: 's1', place: 'atmosphere' },
    );
    expect(state.ships.s1).toMatchObject({ left: null, place: 'atmosphere', partOf: 'g1' });
  });

  test('is cut loose by a null', () => {
    const state = told(entered('s1', { partOf: 'g1' }), {
      type: 'ship-placed',
      ship: 's1',
      place: 'play',
      partOf: null,
    });
    expect(state.ships.s1?.partOf).toBeNull();
  });

  test('of no side has the game for its team and player: a dropsite', () => {
    const state = told(
      entered('city', { card: 'large-city', team: GAME, player: GAME, place: 'atmosphere' }),
      { type: 'track-set', subject: 'city', track: 'battalions:blue', to: 3 },
      { type: 'track-set', subject: 'city', track: 'battalions:red', to: 1 },
    );
    expect(state.ships.city).toMatchObject({ team: GAME, player: GAME });
    expect(trackOf(state, 'city', 'battalions:blue')).toEqual({ now: 3, max: null });
    expect(trackOf(state, 'city', 'battalions:red')).toEqual({ now: 1, max: null });
  });

  test('splits and merges: fighter wings', () => {
    const wing = (ship: string, now: number) =>
      entered(ship, { card: 'fighters', tracks: { wing: { now, max: null } } });
    const split = told(
      wing('w1', 5),
      { type: 'track-set', subject: 'w1', track: 'wing', to: 3 },
      wing('w2', 2),
    );
    expect(trackOf(split, 'w1', 'wing')?.now).toBe(3);
    const merged = fold(split, [
      { type: 'ship-left', ship: 'w2', how: 'merged', by: 'w1' },
      { type: 'track-set', subject: 'w1', track: 'wing', to: 5 },
    ]);
    expect(merged.ships.w2?.left).toMatchObject({ how: 'merged', by: 'w1' });
    expect(trackOf(merged, 'w1', 'wing')?.now).toBe(5);
  });
});

describe('a track', () => {
  test('keeps its ceiling where none is told', () => {
    const state = told(entered('s1'), { type: 'track-set', subject: 's1', track: 'hull', to: 1 });
    expect(trackOf(state, 's1', 'hull')).toEqual({ now: 1, max: 4 });
  });

  test('takes a lower ceiling: a beam weapon after an overcharge', () => {
    const state = told(entered('s1', { tracks: { 'charge:1a': { now: 6, max: 6 } } }), {
      type: 'track-set',
      subject: 's1',
      track: 'charge:1a',
      to: 5,
      max: 5,
    });
    expect(trackOf(state, 's1', 'charge:1a')).toEqual({ now: 5, max: 5 });
  });

  test('loses its ceiling by a null', () => {
    const state = told(entered('s1'), {
      type: 'track-set',
      subject: 's1',
      track: 'hull',
      to: 9,
      max: null,
    });
    expect(trackOf(state, 's1', 'hull')).toEqual({ now: 9, max: null });
  });

  test.each(['blue', 'ann', GAME, 'star-system-2'])(
    'can be of %s, which never entered',
    (subject) => {
      const state = told({ type: 'track-set', subject, track: 'rescues', to: 2, max: 2 });
      expect(trackOf(state, subject, 'rescues')).toEqual({ now: 2, max: 2 });
      expect(state.ships).toEqual({});
    },
  );
});

describe('a mark', () => {
  const marked = (to: number | string): GameState =>
    told({ type: 'mark-set', subject: 's1', mark: 'terrain', to });

  test.each([1, 3, 'Nebula'])('is on with %p', (to) => {
    expect(markOf(marked(to), 's1', 'terrain')).toBe(to);
    expect(hasMark(marked(to), 's1', 'terrain')).toBe(true);
  });

  test.each([0, ''])('is off and absent with %p', (to) => {
    const state = reduce(marked('Nebula'), {
      type: 'mark-set',
      subject: 's1',
      mark: 'terrain',
      to,
    });
    expect(hasMark(state, 's1', 'terrain')).toBe(false);
    expect(holderOf(state, 's1').marks).toEqual({});
  });
});

describe('a card', () => {
  const dialSet = (card: string, ref: string): GameEvent => ({
    type: 'card-attached',
    card,
    ref,
    owner: 'ann',
    to: 's1',
    slot: 'dials',
    face: 'down',
  });

  test('comes to lie under those before it: the next command dial is the oldest', () => {
    const state = told(dialSet('d1', 'navigate'), dialSet('d2', 'repair'), dialSet('d3', 'fire'));
    expect(refsAt(state, 's1', 'dials')).toEqual(['navigate', 'repair', 'fire']);
  });

  test('that is set anew becomes another and goes below the rest', () => {
    const state = told(
      dialSet('d1', 'navigate'),
      dialSet('d2', 'repair'),
      dialSet('d1', 'squadron'),
    );
    expect(refsAt(state, 's1', 'dials')).toEqual(['repair', 'squadron']);
  });

  test('nobody has seen shows what it is when it is turned: a damage card', () => {
    const dealt = told({
      type: 'card-attached',
      card: 'x1',
      ref: 'damage-back',
      to: 's1',
      slot: 'damage',
      face: 'down',
    });
    expect(refsAt(dealt, 's1', 'damage')).toEqual(['damage-back']);
    const turned = reduce(dealt, {
      type: 'card-turned',
      card: 'x1',
      face: 'up',
      ref: 'structural-damage',
    });
    expect(turned.cards.x1).toMatchObject({ ref: 'structural-damage', face: 'up', at: 's1' });
    const turnedBack = reduce(turned, { type: 'card-turned', card: 'x1', face: 'down' });
    expect(turnedBack.cards.x1).toMatchObject({ ref: 'structural-damage', face: 'down' });
  });

  const equipped: GameEvent = {
    type: 'card-attached',
    card: 'u1',
    ref: 'gunnery-team',
    to: 's1',
    slot: 'upgrade',
    face: 'up',
  };
  const exhausted: GameEvent = { type: 'mark-set', subject: 'u1', mark: 'exhausted', to: 1 };

  test('has marks of its own: an upgrade exhausted while face up', () => {
    const state = told(equipped, exhausted);
    expect(hasMark(state, 'u1', 'exhausted')).toBe(true);
    expect(hasMark(state, 's1', 'exhausted')).toBe(false);
    expect(state.cards.u1?.face).toBe('up');
  });

  test('can lie on a card', () => {
    const state = told(equipped, {
      type: 'card-attached',
      card: 't1',
      ref: 'token',
      to: 'u1',
      slot: 'on',
      face: 'up',
    });
    expect(refsAt(state, 'u1', 'on')).toEqual(['token']);
  });

  test('without an owner goes out of the game when returned, and its marks with it', () => {
    const state = told(equipped, exhausted, { type: 'card-returned', card: 'u1' });
    expect(state.cards).toEqual({});
    expect(state.holders).toEqual({});
  });

  test('with an owner goes back to where it first lay, face down and without marks', () => {
    const state = told(
      {
        type: 'card-attached',
        card: 'o1',
        ref: 'B001',
        owner: 'ann',
        to: 'ann',
        slot: 'library',
        face: 'down',
      },
      { type: 'card-attached', card: 'o1', to: 's1', slot: 'order', face: 'up' },
      { type: 'mark-set', subject: 'o1', mark: 'spent', to: 1 },
      { type: 'card-returned', card: 'o1' },
    );
    expect(state.cards.o1).toMatchObject({ ref: 'B001', at: 'ann', slot: 'library', face: 'down' });
    expect(hasMark(state, 'o1', 'spent')).toBe(false);
  });
});

describe('the game', () => {
  test('is in the phase, with the initiative and the outcome that were told last', () => {
    const state = told(
      { type: 'phase-entered', round: 1, phase: 'command' },
      { type: 'initiative-set', team: 'blue' },
      { type: 'phase-entered', round: 2, phase: 'action' },
      { type: 'initiative-set', team: 'red' },
      { type: 'game-ended', winner: null, by: 'stalemate' },
    );
    expect(state).toMatchObject({
      round: 2,
      phase: 'action',
      initiative: 'red',
      outcome: { winner: null, by: 'stalemate' },
    });
  });

  test('adds up points for each team, also those taken away', () => {
    const state = told(
      { type: 'points-scored', team: 'blue', points: 3, why: 'claim' },
      { type: 'points-scored', team: 'red', points: 2, why: 'claim' },
      { type: 'points-scored', team: 'blue', points: -1, why: 'site-lost' },
    );
    expect([pointsOf(state, 'blue'), pointsOf(state, 'red')]).toEqual([2, 2]);
  });
});

const aboutTheUnknown: readonly GameEvent[] = [
  { type: 'ship-left', ship: 'nobody', how: 'hull' },
  { type: 'ship-placed', ship: 'nobody', place: 'play' },
  { type: 'card-attached', card: 'nobody', to: 's1', slot: 'order', face: 'up' },
  { type: 'card-turned', card: 'nobody', face: 'up', ref: 'B001' },
  { type: 'card-returned', card: 'nobody' },
  { type: 'dice-rolled', by: 's1', roll: 'strike', dice: [1, 6], die: 'red' },
  { type: 'noted', about: 's1', note: { text: 'held her fire' } },
];

test.each(aboutTheUnknown.map((event) => [event.type, event] as const))(
  '%s about what never came, or that only tells, changes nothing',
  (_type, event) => {
    const state = told(entered('s1'));
    expect(reduce(state, event)).toBe(state);
  },
);

const subjects = fc.constantFrom('s1', 's2', 'c1', 'c2', 'blue', GAME);
const small = fc.integer({ min: 0, max: 3 });
const anyEvent: fc.Arbitrary<GameEvent> = fc.oneof(
  subjects.map((ship) => entered(ship)),
  subjects.map((ship): GameEvent => ({ type: 'ship-left', ship, how: 'hull' })),
  subjects.map((ship): GameEvent => ({ type: 'ship-placed', ship, place: 'reserve' })),
  fc
    .tuple(subjects, small)
    .map(([subject, to]): GameEvent => ({ type: 'track-set', subject, track: 'hull', to })),
  fc
    .tuple(subjects, small)
    .map(([subject, to]): GameEvent => ({ type: 'mark-set', subject, mark: 'fire', to })),
  fc.tuple(subjects, subjects).map(([card, to]): GameEvent => ({
    type: 'card-attached',
    card,
    ref: 'B001',
    to,
    slot: 'order',
    face: 'down',
  })),
  subjects.map((card): GameEvent => ({ type: 'card-turned', card, face: 'up' })),
  subjects.map((card): GameEvent => ({ type: 'card-returned', card })),
  small.map((points): GameEvent => ({ type: 'points-scored', team: 'blue', points, why: 'claim' })),
);

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

test('no event touches the state before it', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      events.reduce((state, event) => frozen(reduce(state, event)), frozen(EMPTY_GAME));
    }),
  );
});

test('no two cards ever lie at the same height', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const heights = Object.values(told(...events).cards).map((card) => card.order);
      expect(new Set(heights).size).toBe(heights.length);
    }),
  );
});
