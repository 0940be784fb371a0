import { GAME } from '../../../../src/core/game/events';
import { hasMark, markOf, pointsOf, trackOf } from '../../../../src/core/game/state';
import { order, weapon } from '../../../builders/admirals';
import { duel, inAction, play, startBattle, stateOf, type Battle } from '../../../builders/battle';
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

const ship = (battle: Battle = inAction(), id = 'a1'): Phone => openPage(battle, 'correct', id);
const game = (battle: Battle = inAction()): Phone => openPage(battle, 'corrections');
const last = ({ battle }: Phone) => battle.played.log.steps.at(-1)?.events ?? [];

describe('a ship', () => {
  test('its numbers are set without what damage would bring', () => {
    const tracks = blockOf(ship(), 'tracks').tracks;
    expect(tracks.map(({ set }) => set?.(1))).toEqual(
      ['hull', 'shield', 'criticals', 'exhausted'].map((track) => ({
        type: 'set-track',
        ship: 'a1',
        track,
        to: 1,
      })),
    );
  });

  test('shields by facing are set one by one', () => {
    const phone = ship(inAction({ a: [{ id: 'a1', shields: [1, 1, 1, 1, 1, 1] }] }));
    expect(blockOf(phone, 'zones').zones[0]?.set?.(0)).toMatchObject({
      type: 'set-track',
      track: 'shield:Direct Fore',
    });
  });

  test('what is counted goes up and down', () => {
    const phone = tapAll(ship(), 'Strikes made: one more', 'Strikes made: one more');
    expect(markOf(stateOf(phone.battle), 'a1', 'strikes-made')).toBe(2);
    const less = tap(phone, 'Strikes made: one less');
    expect(markOf(stateOf(less.battle), 'a1', 'strikes-made')).toBe(1);
    expect(findAct(ship(), 'Strikes made: one less')?.why).toBeDefined();
  });

  test('an armament is spent and ready by a tap', () => {
    const { chips } = blockOf(ship(), 'chips', 'Spent armaments');
    const phone = tap(ship(), chips[0]?.label ?? '');
    expect(hasMark(stateOf(phone.battle), 'a1', 'spent:0:0')).toBe(true);
  });

  test('it is taken out, with the one it was lost to, and comes back', () => {
    const out = tap(answer(ship(), 'by', 'b1'), 'Remove from battle');
    expect(last(out)).toContainEqual(
      expect.objectContaining({ type: 'ship-left', ship: 'a1', by: 'b1' }),
    );
    const two = inAction({ a: [{ id: 'a1' }, { id: 'a2' }] });
    const gone = tap(ship(two), 'Remove from battle');
    const back = tap(gone, 'Return to battle');
    expect(stateOf(back.battle).ships['a1']?.left).toBeNull();
    expect(stateOf(tap(gone, 'To reserve').battle).ships['a1']?.place).toBe('reserve');
  });

  test('an order goes to another ship', () => {
    const cards = [weapon(), order({ code: 'B-001', name: 'Brace' })];
    const battle = play(
      startBattle(
        duel({ a: [{ id: 'a1' }, { id: 'a2' }], cards, libraries: { 'p-a': ['B-001'] } }),
      ),
      { type: 'start-battle' },
      { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
      { type: 'reveal' },
    );
    const moved = tap(answer(ship(battle), 'orderTo', 'a2'), 'Move Brace to a2');
    expect(ordersAt(stateOf(moved.battle), 'a2')).toHaveLength(1);
  });

  test('a note about it is kept', () => {
    expect(findAct(ship(), 'Add note')?.why).toBe('Write something first.');
    const noted = tap(answer(ship(), 'note', 'It limps.'), 'Add note');
    expect(last(noted)).toEqual([{ type: 'noted', about: 'a1', note: { text: 'It limps.' } }]);
    expect(noted.answers['note']).toBe('');
  });
});

describe('the game', () => {
  test('points go up and down, with what for', () => {
    const phone = tap(answer(game(), 'why', 'a bet'), 'Amber: one more');
    expect(pointsOf(stateOf(phone.battle), 'a')).toBe(1);
    expect(last(phone)).toMatchObject([{ why: 'hand:a bet' }]);
  });

  test('phase and round are set', () => {
    const phone = tap(answer(answer(game(), 'phase', 'refresh'), 'round', 4), 'Set phase');
    expect(stateOf(phone.battle)).toMatchObject({ phase: 'refresh', round: 4 });
  });

  test('the initiative is given', () => {
    const phone = tap(game(), 'Blue');
    expect(stateOf(phone.battle).initiative).toBe('b');
  });

  test('announcements are made and taken back', () => {
    const phone = tap(game(), 'Overrun: Blue');
    expect(markOf(stateOf(phone.battle), GAME, 'overrun')).toBe('b');
    expect(hasMark(stateOf(tap(phone, 'Overrun: Blue').battle), GAME, 'overrun')).toBe(false);
  });

  test('another ship is made active', () => {
    const phone = tap(answer(game(), 'active', 'b1'), 'Set active');
    expect(markOf(stateOf(phone.battle), GAME, 'active')).toBe('b1');
    const nobody = tap(answer(game(phone.battle), 'active', null), 'Set active');
    expect(hasMark(stateOf(nobody.battle), GAME, 'active')).toBe(false);
  });

  test('every ship is there, the lost ones too', () => {
    const lost = play(inAction({ a: [{ id: 'a1' }, { id: 'a2' }] }), {
      type: 'remove-ship',
      ship: 'a1',
    });
    const { items } = blockOf(game(lost), 'items', 'Ships');
    expect(items.map(({ id, detail }) => [id, detail])).toEqual([
      ['a1', 'out of the battle'],
      ['a2', undefined],
      ['b1', undefined],
    ]);
  });

  test.each([
    ['Amber concedes', { winner: 'b', by: 'conceded' }],
    ['End the game now', { winner: null, by: 'stalemate' }],
  ])('%s', (name, outcome) => {
    expect(stateOf(tap(game(), name).battle).outcome).toEqual(outcome);
  });

  test('is reached from the bridge', () => {
    expect(tap(onBridge(inAction()), 'Corrections').at).toEqual({ page: 'corrections' });
  });
});

describe('a ship is added', () => {
  const adding = (): Phone => tap(game(), 'Add a ship');

  test('without a card, as a target', () => {
    const typed = [
      ['player', 'p-b'],
      ['name', 'Stranger'],
      ['badge', '2'],
      ['role', 'Light'],
      ['hull', 7],
      ['shields', 'facings'],
      ['facings.0', 2],
      ['flak', 1],
      ['keywords', 'Stealth, Lethal [2]'],
    ] as const;
    const phone = typed.reduce((now, [path, value]) => answer(now, path, value), adding());
    const added = tap(phone, 'Add ship');
    const state = stateOf(added.battle);
    expect(state.ships['q1']).toMatchObject({ name: 'Stranger', badge: '2', team: 'b' });
    expect(trackOf(state, 'q1', 'shield:Direct Fore')?.now).toBe(2);
    expect(pageOf(openPage(added.battle, 'ship', 'q1')).kicker).toBe('Light');
    expect(findAct(adding(), 'Add ship')?.why).toBe('Write something first.');
  });

  test('by a card of the game', () => {
    const added = tap(answer(adding(), 'as', 'ship:b1'), 'Add ship');
    expect(stateOf(added.battle).ships['q1']).toMatchObject({ card: 'ship:b1', name: 'b1' });
  });
});
