import { hasMark, trackOf } from '../../../../src/core/game/state';
import { pieceOf } from '../../../../src/systems/admirals/play/view';
import { order, weapon } from '../../../builders/admirals';
import {
  duel,
  play,
  refusalOf,
  startBattle,
  stateOf,
  type Battle,
  type Duel,
} from '../../../builders/battle';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { libraryOf, ordersAt } from '../../../../src/systems/admirals-shared/play/orders';

const CARDS = [
  weapon(),
  order({ code: 'B-001', name: 'Brace' }),
  order({
    code: 'B-002',
    name: 'Repair Crews',
    effects: [
      { does: 'repair', what: 'hull', amount: 2, moment: 'reveal', reach: { whom: 'bearer' } },
    ],
  }),
  order({ code: 'B-003', name: 'Lights Only', requirements: [{ on: 'role', roles: ['Light'] }] }),
  order({
    code: 'B-004',
    name: 'Full Ahead',
    effects: [{ does: 'keyword', keyword: { name: 'Fast' }, reach: { whom: 'bearer' } }],
  }),
  order({ code: 'S-001', name: 'Mind Link', type: 'Special', psionic: true }),
  order({ code: 'S-002', name: 'Mind Storm', type: 'Special', psionic: true }),
  { kind: 'commander', code: 'C-1', name: 'Admiral', effects: [] } as const,
];

const LIBRARY = ['B-001', 'B-001', 'B-002', 'B-003', 'B-004', 'S-001', 'S-002'];

/** The command phase of the first round; `o:p-a:1` is the first card of the library. */
const commanding = (draft: Duel = {}): Battle =>
  play(startBattle(duel({ cards: CARDS, libraries: { 'p-a': LIBRARY }, ...draft })), {
    type: 'start-battle',
  });

const assign = (ship: string, nth: number): AdmiralsCommand => ({
  type: 'assign-order',
  ship,
  card: `o:p-a:${nth}`,
});
const refs = (battle: Battle, ship: string) =>
  ordersAt(stateOf(battle), ship).map(({ ref }) => ref);

describe('assigning orders (4B-01)', () => {
  test('lays them face down at the ship, out of the library', () => {
    const battle = play(commanding(), assign('a1', 1));
    expect(ordersAt(stateOf(battle), 'a1')).toMatchObject([{ ref: 'order:B-001', face: 'down' }]);
    expect(libraryOf(stateOf(battle), 'p-a')).toHaveLength(LIBRARY.length - 1);
    expect(pieceOf(battle.setup, stateOf(battle), 'a1')?.orders).toEqual([]);
  });

  test('can be taken back', () => {
    const battle = play(commanding(), assign('a1', 1), { type: 'unassign-order', card: 'o:p-a:1' });
    expect(libraryOf(stateOf(battle), 'p-a')).toHaveLength(LIBRARY.length);
  });

  test.each<[string, Duel, readonly AdmiralsCommand[], AdmiralsCommand, string]>([
    ['more than the order limit', {}, [assign('a1', 1)], assign('a1', 2), 'order-limit'],
    ['one to an Escort', { a: [{ id: 'a1', role: 'Escort' }] }, [], assign('a1', 1), 'order-limit'],
    [
      'one to a Heavy that carries a commander (10C-03)',
      { a: [{ id: 'a1', commander: 'C-1' }] },
      [],
      assign('a1', 1),
      'order-limit',
    ],
    ['one that the ship does not meet', {}, [], assign('a1', 4), 'order-requirement'],
    [
      'a second Psionic order of a player',
      { a: [{ id: 'a1' }, { id: 'a2' }] },
      [assign('a1', 6)],
      assign('a2', 7),
      'psionic-limit',
    ],
    [
      'a card that lies elsewhere',
      { a: [{ id: 'a1' }, { id: 'a2' }] },
      [assign('a1', 1)],
      assign('a2', 1),
      'order-in-use',
    ],
    [
      'a card of another player',
      {},
      [],
      { type: 'assign-order', ship: 'b1', card: 'o:p-a:1' },
      'not-your-order',
    ],
    [
      'a card that nobody has',
      {},
      [],
      { type: 'assign-order', ship: 'a1', card: 'nothing' },
      'unknown-card',
    ],
  ])('refuses %s', (_, draft, before, command, why) => {
    expect(refusalOf(play(commanding(draft), ...before), command)?.why.id).toBe(why);
  });

  test.each([
    ['a Super Heavy takes two', { id: 'a1', role: 'Super Heavy' }, 2],
    ['a Refit takes one more', { id: 'a1', type: 'Refit' }, 2],
    ['a Massive ship takes one more', { id: 'a1', keywords: ['Massive'] }, 2],
  ] as const)('%s', (_, ship, count) => {
    const battle = play(commanding({ a: [ship] }), assign('a1', 1), assign('a1', 2));
    expect(refs(battle, 'a1')).toHaveLength(count);
    expect(refusalOf(battle, assign('a1', 3))?.why.id).toBe('order-limit');
  });

  test('a table may do it all the same, and the log notes it', () => {
    const battle = play(commanding(), assign('a1', 1), {
      type: 'assign-order',
      ship: 'a1',
      card: 'o:p-a:2',
      override: true,
    });
    expect(refs(battle, 'a1')).toHaveLength(2);
    expect(battle.played.log.steps.at(-1)?.events[0]).toMatchObject({
      type: 'noted',
      note: { id: 'overridden', why: 'order-limit' },
      rule: '4B-01 I',
    });
  });

  test.each([
    ['with Starcaster', ['Starcaster']],
    ['whose required order is Psionic', ['Massive [S-002]']],
  ])('a piece %s may have a Psionic order besides (4B-01 II)', (_, keywords) => {
    const battle = play(commanding({ a: [{ id: 'a1' }, { id: 'a2', keywords }] }), assign('a1', 6));
    expect(refusalOf(battle, assign('a2', 7))).toBeNull();
  });
});

describe('bonus orders (3A-01 VIII, 9G)', () => {
  const massive: Duel = { a: [{ id: 'a1', keywords: ['Massive [B-004]'] }] };
  const bonus: AdmiralsCommand = { type: 'assign-bonus', ship: 'a1', order: 'order:B-004' };

  test('lie face up and work at once', () => {
    const battle = play(commanding(massive), bonus);
    expect(ordersAt(stateOf(battle), 'a1')).toMatchObject([{ ref: 'order:B-004', face: 'up' }]);
    expect(pieceOf(battle.setup, stateOf(battle), 'a1')?.keywords).toContainEqual({
      name: 'Fast',
      source: 'Full Ahead',
    });
  });

  describe('come from the library, like every order (4B-01)', () => {
    const battle = play(commanding(massive), bonus);

    test('and are there no more for another ship', () => {
      expect(libraryOf(stateOf(battle), 'p-a')).toHaveLength(LIBRARY.length - 1);
      expect(refusalOf(battle, assign('a1', 5))?.why.id).toBe('order-in-use');
      expect(refusalOf(battle, bonus)?.why.id).toBe('order-in-use');
    });

    test('and go back there', () => {
      const back = play(battle, { type: 'unassign-order', card: 'o:p-a:5' });
      expect(libraryOf(stateOf(back), 'p-a')).toHaveLength(LIBRARY.length);
    });

    test.each(['may', 'must'])('and one that was left at home is asked of nobody: %s', (answer) => {
      const without = commanding({
        ...massive,
        libraries: { 'p-a': ['B-001'] },
        terms: { rulings: { 'bonus-order-optional': answer } },
      });
      expect(refusalOf(without, bonus)?.why.id).toBe('not-your-order');
      expect(refusalOf(without, { type: 'reveal' })).toBeNull();
    });
  });

  test('come with the ship where the table says so (ruling bonus-order-from-library)', () => {
    const rulings = { 'bonus-order-from-library': 'with-the-ship' };
    const battle = play(commanding({ ...massive, terms: { rulings } }), bonus);
    expect(libraryOf(stateOf(battle), 'p-a')).toHaveLength(LIBRARY.length);
    expect(refusalOf(battle, bonus)?.why.id).toBe('order-in-use');
    expect(refs(play(battle, assign('a1', 5)), 'a1')).toEqual(['order:B-004', 'order:B-004']);
  });

  test('are only those of the ship', () => {
    expect(refusalOf(commanding(massive), { ...bonus, order: 'order:B-001' })?.why.id).toBe(
      'not-a-bonus-order',
    );
    expect(refusalOf(commanding(), bonus)?.why.id).toBe('not-a-bonus-order');
  });

  test.each([
    ['may', null],
    ['must', 'bonus-order-required'],
  ])('ruling bonus-order-optional: %s', (answer, why) => {
    const battle = commanding({
      ...massive,
      terms: { rulings: { 'bonus-order-optional': answer } },
    });
    expect(refusalOf(battle, { type: 'reveal' })?.why.id ?? null).toBe(why);
    expect(refusalOf(play(battle, bonus), { type: 'reveal' })).toBeNull();
  });
});

describe('filling the rest', () => {
  const fill = { type: 'fill-orders', player: 'p-a' } as const;

  test('gives every place that is left an order that its ship may have', () => {
    const battle = play(commanding(), fill);
    const given = refs(battle, 'a1');
    expect(given).toEqual(['order:B-001', 'order:B-002', 'order:B-004'].slice(0, given.length));
    expect(given).not.toHaveLength(0);
    expect(refusalOf(battle, fill)?.why.id).toBe('nothing-to-fill');
  });

  test('leaves out what the rules speak against', () => {
    const battle = play(commanding({ libraries: { 'p-a': ['B-003', 'B-004'] } }), fill);
    expect(refs(battle, 'a1')).toEqual(['order:B-004']);
  });
});

describe('the reveal', () => {
  test('turns everything up at once, and the action phase begins', () => {
    const battle = play(commanding(), assign('a1', 5), { type: 'reveal' });
    expect(stateOf(battle)).toMatchObject({ phase: 'action', round: 1 });
    expect(pieceOf(battle.setup, stateOf(battle), 'a1')?.orders).toEqual(['B-004']);
  });

  test('does what orders do when they are revealed', () => {
    const hurt = play(
      commanding(),
      { type: 'set-track', ship: 'a1', track: 'hull', to: 1 },
      assign('a1', 3),
      { type: 'reveal' },
    );
    expect(trackOf(stateOf(hurt), 'a1', 'hull')?.now).toBe(3);
  });

  test('is remembered, so that the next round can repeat it', () => {
    const first = play(commanding(), assign('a1', 5), { type: 'reveal' });
    const next = play(
      first,
      { type: 'end-phase', override: true },
      { type: 'refresh', strategic: [], near: [] },
    );
    expect(refs(next, 'a1')).toEqual([]);
    expect(refs(play(next, { type: 'repeat-orders', player: 'p-a' }), 'a1')).toEqual([
      'order:B-004',
    ]);
    expect(refusalOf(next, { type: 'repeat-orders', player: 'p-b' })?.why.id).toBe(
      'nothing-to-repeat',
    );
  });
});

describe('an Omega order (10A-05 I)', () => {
  const omega: AdmiralsCommand = { type: 'set-omega', player: 'p-a', card: 'o:p-a:5' };
  const ships: Duel = {
    a: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3', role: 'Escort' }, { id: 'a4', reserve: true }],
    terms: { escalation: 'Omega' },
  };

  test('reaches the pieces that could have had an order and have none', () => {
    const battle = play(commanding(ships), omega, assign('a1', 1), { type: 'reveal' });
    const reached = ['a1', 'a2', 'a3', 'a4'].filter((ship) =>
      hasMark(stateOf(battle), ship, 'omega'),
    );
    expect(reached).toEqual(['a2']);
    expect(pieceOf(battle.setup, stateOf(battle), 'a2')?.orders).toEqual(['B-004']);
  });

  test('goes back with the others', () => {
    const battle = play(
      commanding(ships),
      omega,
      { type: 'reveal' },
      { type: 'end-phase', override: true },
      { type: 'refresh', strategic: [], near: [] },
    );
    expect(libraryOf(stateOf(battle), 'p-a')).toHaveLength(LIBRARY.length);
    expect(hasMark(stateOf(battle), 'a2', 'omega')).toBe(false);
  });

  test.each<[string, Duel, AdmiralsCommand, string]>([
    ['in a smaller game', {}, omega, 'omega-only'],
    ['of a Special order', ships, { ...omega, card: 'o:p-a:6' }, 'omega-basic'],
  ])('is refused %s', (_, draft, command, why) => {
    expect(refusalOf(commanding(draft), command)?.why.id).toBe(why);
  });
});

describe('orders in play', () => {
  const revealed = play(commanding({ a: [{ id: 'a1' }, { id: 'a2' }] }), assign('a1', 1), {
    type: 'reveal',
  });

  test('go over to a ship that has no place for them (4B-01 I)', () => {
    const once = play(revealed, { type: 'move-order', card: 'o:p-a:1', to: 'a2' });
    expect(refs(once, 'a2')).toEqual(['order:B-001']);
  });

  test('go back by hand', () => {
    expect(refs(play(revealed, { type: 'return-order', card: 'o:p-a:1' }), 'a1')).toEqual([]);
  });

  test.each<[AdmiralsCommand, string]>([
    [{ type: 'move-order', card: 'o:p-a:1', to: 'a1' }, 'already-so'],
    [{ type: 'move-order', card: 'o:p-a:2', to: 'a1' }, 'not-assigned'],
    [{ type: 'turn-order', card: 'o:p-a:1', face: 'up' }, 'already-so'],
    [assign('a1', 2), 'wrong-phase'],
  ])('%j is refused: %s', (command, why) => {
    expect(refusalOf(revealed, command)?.why.id).toBe(why);
  });
});
