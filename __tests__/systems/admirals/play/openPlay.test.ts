import { pointsOf, trackOf } from '../../../../src/core/game/state';
import { admirals } from '../../../../src/systems/admirals';
import { pieceOf } from '../../../../src/systems/admirals/play/view';
import { order, weapon } from '../../../builders/admirals';
import {
  duel,
  inAction,
  play,
  refusalOf,
  startBattle,
  stateOf,
  type Battle,
  type Duel,
} from '../../../builders/battle';
import { offeredByPages } from '../../../builders/offeredByPages';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { ordersAt } from '../../../../src/systems/admirals-shared/play/orders';

const keyword = (name: string) =>
  [{ does: 'keyword', keyword: { name }, reach: { whom: 'bearer' } }] as const;

const CARDS = [
  weapon(),
  { kind: 'commander', code: 'C-1', name: 'Admiral', effects: keyword('Skilled') } as const,
  { kind: 'flight-group', code: 'F-1', name: 'Wasps', effects: keyword('Augur') } as const,
  order({ code: 'S-001', name: 'Silent Running', type: 'Special', effects: keyword('Stealth') }),
  order({ code: 'S-002', name: 'Burn', type: 'Special', effects: keyword('Fast') }),
  order({
    code: 'B-003',
    name: 'Patch Up',
    effects: [
      { does: 'repair', what: 'hull', amount: 1, moment: 'reveal', reach: { whom: 'bearer' } },
    ],
  }),
];

const OPEN: Duel = {
  a: [
    { id: 'a1', role: 'Heavy', power: 5 },
    { id: 'a2', role: 'Heavy', name: 'Fleet Carrier', power: 3 },
    { id: 'a3', role: 'Escort', power: 1 },
    { id: 'a4', type: 'Refit', bonusOrders: ['S-001', 'S-002'], power: 2 },
    { id: 'a5', keywords: ['Massive [B-003]'], role: 'Super Heavy', hull: 6, power: 8 },
  ],
  b: [
    { id: 'b1', power: 4 },
    { id: 'b2', power: 4 },
  ],
  cards: CARDS,
  leads: { 'p-a': { commander: 'C-1', flightGroup: 'F-1' } },
  terms: { mode: 'open' },
};

const has = (battle: Battle, ship: string, name: string) =>
  pieceOf(battle.setup, stateOf(battle), ship)?.keywords.some((one) => one.name === name) ?? false;
const refresh: AdmiralsCommand = { type: 'refresh', strategic: ['a1'], near: [] };
const skip: AdmiralsCommand = { type: 'end-phase', override: true };

describe('open play (13A)', () => {
  const battle = inAction(OPEN);

  test('skips the command phase (13A-04)', () => {
    expect(stateOf(battle)).toMatchObject({ round: 1, phase: 'action' });
    expect(stateOf(play(battle, skip, refresh))).toMatchObject({ round: 2, phase: 'action' });
    expect(refusalOf(battle, { type: 'assign-order', ship: 'a1', card: 'x' })?.why.id).toBe(
      'no-orders-in-open-play',
    );
  });

  test.each([
    ['a Heavy', 'a1', true, false],
    ['a carrier, which has the flight group instead', 'a2', false, true],
    ['an Escort', 'a3', false, false],
  ])('the commander leads %s (13A-01, 13A-02)', (_, ship, skilled, augur) => {
    expect([has(battle, ship, 'Skilled'), has(battle, ship, 'Augur')]).toEqual([skilled, augur]);
  });

  test('without a flight group carriers are led too', () => {
    const led = inAction({ ...OPEN, leads: { 'p-a': { commander: 'C-1' } } });
    expect(has(led, 'a2', 'Skilled')).toBe(true);
  });

  test('a Refit has its order for the whole game, and another where it may choose (13A-05)', () => {
    expect(has(battle, 'a4', 'Stealth')).toBe(true);
    const chosen = play(startBattle(duel(OPEN)), {
      type: 'choose-order',
      ship: 'a4',
      order: 'order:S-002',
    });
    expect([has(chosen, 'a4', 'Stealth'), has(chosen, 'a4', 'Fast')]).toEqual([false, true]);
    expect(
      refusalOf(startBattle(duel(OPEN)), { type: 'choose-order', ship: 'a4', order: 'order:B-003' })
        ?.why.id,
    ).toBe('not-a-bonus-order');
  });

  describe('a Massive Refit', () => {
    const both: Duel = {
      ...OPEN,
      a: [
        {
          id: 'a1',
          type: 'Refit',
          bonusOrders: ['S-001', 'S-002', 'B-003'],
          keywords: ['Massive [B-003]'],
        },
      ],
    };
    const refs = (one: Battle) => ordersAt(stateOf(one), 'a1').map(({ ref }) => ref);
    const choose = (order: string): AdmiralsCommand => ({
      type: 'choose-order',
      ship: 'a1',
      order: `order:${order}`,
    });

    test('has its Special order and the bonus order of Massive besides (13A-05, 13A-06)', () => {
      const table = startBattle(duel(both));
      expect(refs(table)).toEqual(['order:S-001', 'order:B-003']);
      expect(table.played.log.steps[0]?.events).toContainEqual(
        expect.objectContaining({ ref: 'order:B-003', rule: '13A-06' }),
      );
    });

    test('keeps the one of Massive when it chooses another Special order', () => {
      const chosen = play(startBattle(duel(both)), choose('S-002'));
      expect(refs(chosen)).toEqual(['order:B-003', 'order:S-002']);
      const { setup } = chosen;
      const offered = offeredByPages({ system: admirals, setup, state: stateOf(chosen) });
      expect(offered.filter(({ type }) => type === 'choose-order')).toEqual([choose('S-001')]);
    });

    test('spends one after the other, and none twice', () => {
      const hit: AdmiralsCommand = { type: 'adjust', ship: 'a1', track: 'criticals', by: 1 };
      const faces = (one: Battle) => ordersAt(stateOf(one), 'a1').map(({ face }) => face);
      const once = play(inAction({ ...both, terms: { mode: 'open' } }), hit);
      expect(faces(once)).toEqual(['up', 'down']);
      expect(faces(play(once, hit))).toEqual(['down', 'down']);
    });

    test('has one order where its card prints the same as Massive names', () => {
      const same = { ...both.a?.[0], id: 'a1', bonusOrders: ['B-003'] };
      expect(refs(startBattle(duel({ ...both, a: [same] })))).toEqual(['order:B-003']);
    });
  });

  test('an order that would go back is spent, and ready again after the refresh phase', () => {
    const spent = play(battle, { type: 'adjust', ship: 'a4', track: 'criticals', by: 1 });
    expect(ordersAt(stateOf(spent), 'a4')).toMatchObject([{ face: 'down' }]);
    expect(has(spent, 'a4', 'Stealth')).toBe(false);
    expect(has(play(spent, skip, refresh), 'a4', 'Stealth')).toBe(true);
  });

  test('an immediate effect works at the start of the refresh phase (13A-06)', () => {
    const hurt = play(battle, { type: 'adjust', ship: 'a5', track: 'hull', by: -3 }, skip, refresh);
    expect(trackOf(stateOf(hurt), 'a5', 'hull')?.now).toBe(4);
  });

  test.each([
    ['power-only', 0],
    ['all-ways', 1],
  ])('10E does not score, but by the ruling open-play-scoring: %s', (answer, points) => {
    const table = inAction({
      ...OPEN,
      terms: { mode: 'open', rulings: { 'open-play-scoring': answer } },
    });
    expect(pointsOf(stateOf(play(table, { type: 'remove-ship', ship: 'a5' })), 'b')).toBe(points);
  });

  test('the power of what is left decides, and the most resilient player is named (13A-04)', () => {
    const over = play(
      battle,
      { type: 'remove-ship', ship: 'b1' },
      { type: 'set-phase', round: 6, phase: 'refresh' },
      refresh,
    );
    expect(stateOf(over).scores.map(({ player, points, why }) => [player, points, why])).toEqual([
      ['p-a', 19, 'allOutWar'],
      ['p-b', 4, 'allOutWar'],
    ]);
    expect(stateOf(over).outcome).toEqual({ winner: 'a', by: 'objective-points' });
    expect(over.played.log.steps.at(-1)?.events).toContainEqual(
      expect.objectContaining({ type: 'noted', about: 'p-a', note: { id: 'resilient' } }),
    );
  });
});
