import { trackOf } from '../../../../src/core/game/state';
import { order, weapon } from '../../../builders/admirals';
import { duel, play, startBattle, stateOf, type Battle, type Duel } from '../../../builders/battle';
import {
  answer,
  blockOf,
  findAct,
  onBridge,
  openPage,
  pageOf,
  tap,
  tapAll,
  type Phone,
} from '../../../builders/walk';
import { ordersAt } from '../../../../src/systems/admirals-shared/play/orders';

const CARDS = [
  weapon(),
  order({ code: 'B-001', name: 'Brace' }),
  order({
    code: 'B-002',
    name: 'Recharge',
    effects: [
      { does: 'repair', what: 'shields', amount: 2, moment: 'reveal', reach: { whom: 'bearer' } },
    ],
  }),
  order({
    code: 'B-003',
    name: 'Tugs',
    effects: [
      { does: 'repair', what: 'hull', amount: 1, moment: 'reveal', reach: { whom: 'friends' } },
    ],
  }),
  order({ code: 'B-004', name: 'Lights Only', requirements: [{ on: 'role', roles: ['Light'] }] }),
  order({ code: 'S-001', name: 'Mind Link', type: 'Special', psionic: true }),
  order({ code: 'S-002', name: 'Mind Storm', type: 'Special', psionic: true }),
  order({ code: 'R-001', name: 'Old Guard' }),
];

const LIBRARY = ['B-001', 'B-001', 'B-002', 'B-003', 'B-004', 'S-001', 'S-002'];

const commanding = (draft: Duel = {}): Battle =>
  play(
    startBattle(
      duel({
        a: [{ id: 'a1' }, { id: 'a2', role: 'Super Heavy' }],
        cards: CARDS,
        libraries: { 'p-a': LIBRARY },
        ...draft,
      }),
    ),
    { type: 'start-battle' },
  );

const orders = (draft: Duel = {}): Phone => openPage(commanding(draft), 'orders', 'p-a');
const heldAt = ({ battle }: Phone, ship: string) =>
  ordersAt(stateOf(battle), ship).map(({ ref }) => ref);

test('the page is covered until its player has the phone', () => {
  expect(pageOf(orders()).cover).toEqual({
    title: 'Hand the phone to Player p-a',
    text: 'Orders stay face down until all are revealed.',
    open: 'I am Player p-a',
  });
});

test('a tap assigns an order to the ship that is up, and the next ship with a place comes up', () => {
  const first = tap(orders(), 'Assign Brace to a1');
  expect(heldAt(first, 'a1')).toEqual(['order:B-001']);
  const second = tapAll(first, 'Assign Brace to a2', 'Assign Recharge to a2');
  expect(heldAt(second, 'a2')).toEqual(['order:B-001', 'order:B-002']);
});

test('ships that take no orders stand below the library, which is then in sight', () => {
  const a = [{ id: 'a1' }, { id: 'a2', role: 'Escort' }] as const;
  const { blocks, aside = [] } = pageOf(orders({ a }));
  const listed = [...blocks, ...aside].flatMap((block) =>
    block.block === 'items' ? [[block.label, block.items[0]?.title]] : [],
  );
  expect(listed).toEqual([
    ['Ships', 'a1'],
    ['Library: for a1', 'Brace'],
    ['Take no orders', 'a2'],
  ]);
});

test('a tap on another ship makes the library its own', () => {
  const phone = tap(orders(), 'a2');
  expect(blockOf(phone, 'items', 'Library: for a2').items.length).toBeGreaterThan(0);
});

test('a tap on an assigned order takes it back', () => {
  const phone = tapAll(orders(), 'Assign Brace to a1', 'Take Brace back from a1');
  expect(heldAt(phone, 'a1')).toEqual([]);
});

test.each([
  [
    'the limit',
    tapAll(orders(), 'Assign Brace to a1', 'a1'),
    'Assign Brace to a1',
    /has its order/,
  ],
  ['the requirement', orders(), 'Assign Lights Only to a1', /does not meet/],
  [
    'the Psionic limit',
    tapAll(orders(), 'Assign Mind Link to a1'),
    'Assign Mind Storm to a2',
    /Psionic order already/,
  ],
])('what %s forbids is greyed with the reason, and can be done anyway', (_, phone, name, why) => {
  expect(findAct(phone, name)?.why).toMatch(why);
  const ship = name.endsWith('a1') ? 'a1' : 'a2';
  const before = heldAt(phone, ship).length;
  expect(heldAt(tap(phone, `Assign anyway: ${name}`), ship)).toHaveLength(before + 1);
});

test('copies of an order are one line with a count', () => {
  const { items } = blockOf(orders(), 'items', 'Library: for a1');
  expect(items.find(({ title }) => title === 'Brace')?.figure).toBe('×2');
});

test('a bonus order is assigned face up', () => {
  const phone = orders({
    a: [{ id: 'a1', type: 'Refit', bonusOrders: ['R-001'] }],
    libraries: { 'p-a': [...LIBRARY, 'R-001'] },
  });
  const assigned = tap(phone, 'Assign Old Guard to a1, face up');
  expect(ordersAt(stateOf(assigned.battle), 'a1')).toMatchObject([
    { ref: 'order:R-001', face: 'up' },
  ]);
});

test('an Omega game sets a Basic order aside, and takes it back', () => {
  const phone = orders({ terms: { escalation: 'Omega' } });
  const set = tap(phone, 'As Omega order: Brace');
  expect(blockOf(set, 'items', 'Omega order').items[0]?.title).toBe('Brace');
  const back = tap(set, 'Take Brace back from Omega order');
  expect(blockOf(back, 'items', 'Omega order').items).toEqual([]);
  expect(findAct(set, 'As Omega order: Mind Link')).toBeNull();
});

test('orders are given as in the last round', () => {
  const begun = tap(orders(), 'Assign Brace to a1').battle;
  const again = play(
    begun,
    { type: 'reveal' },
    { type: 'end-phase', override: true },
    { type: 'refresh', strategic: [], near: [] },
  );
  const phone = tap(openPage(again, 'orders', 'p-a'), 'As last round');
  expect(heldAt(phone, 'a1')).toEqual(['order:B-001']);
  expect(findAct(orders(), 'As last round')).toBeNull();
});

describe('the reveal', () => {
  test('is one tap where nothing asks', () => {
    const phone = tap(onBridge(tap(orders(), 'Assign Brace to a1').battle), 'Reveal all orders');
    expect(stateOf(phone.battle).phase).toBe('action');
    expect(phone.at).toBeNull();
  });

  test('asks whom a repair reaches', () => {
    const assigned = play(tapAll(orders(), 'Assign Tugs to a1').battle, {
      type: 'adjust',
      ship: 'a2',
      track: 'hull',
      by: -2,
    });
    const phone = tap(onBridge(assigned), 'Reveal all orders');
    expect(phone.at).toEqual({ page: 'reveal' });
    const revealed = tap(answer(phone, 'repairs.0.ships', ['a2']), 'Reveal all orders');
    const { now, max } = trackOf(stateOf(revealed.battle), 'a2', 'hull') ?? { now: 0, max: 0 };
    expect(now).toBe((max ?? 0) - 1);
  });

  test('asks which facing a Shield Point goes to, and otherwise mends where most is gone', () => {
    const hurt = play(
      tap(orders({ a: [{ id: 'a1', shields: [2, 2, 2, 2, 2, 2] }] }), 'Assign Recharge to a1')
        .battle,
      { type: 'adjust', ship: 'a1', track: 'shield:Direct Fore', by: -2 },
      { type: 'adjust', ship: 'a1', track: 'shield:Left Aft', by: -1 },
    );
    const page = openPage(hurt, 'reveal');
    const told = answer(page, 'repairs.0.facings.0.0', 'Left Aft');
    const state = stateOf(tap(told, 'Reveal all orders').battle);
    expect(trackOf(state, 'a1', 'shield:Left Aft')?.now).toBe(2);
    expect(trackOf(state, 'a1', 'shield:Direct Fore')?.now).toBe(1);
  });
});
