import { pointsOf, trackOf } from '../../../../src/core/game/state';
import { order, weapon } from '../../../builders/admirals';
import { inAction, play, stateOf, type Battle, type Duel } from '../../../builders/battle';
import {
  answer,
  blockOf,
  findAct,
  openPage,
  pageOf,
  tap,
  type Phone,
} from '../../../builders/walk';

const refreshing = (draft: Duel = {}, ...before: Parameters<typeof play>[1][]): Battle =>
  play(inAction(draft), ...before, { type: 'end-phase', override: true });

const page = (battle: Battle): Phone => openPage(battle, 'refresh');
const lines = (phone: Phone, label: string) =>
  blockOf(phone, 'findings', label).findings.map(({ text }) => text);

test('hexes that are held come from where ships stand', () => {
  const phone = page(
    refreshing({}, { type: 'set-terrain', ship: 'a1', terrain: 'Strategic System' }),
  );
  const held = blockOf(phone, 'picks', 'In a Strategic System');
  expect(held.values).toEqual(['a1']);
  expect(held.options[0]).toMatchObject({ value: 'a1', team: 'a' });
});

test('points are told with their rule before they are scored, and follow what the table says', () => {
  const phone = page(refreshing());
  expect(lines(phone, 'Points')).toEqual(['Nobody scores.']);
  const held = answer(phone, 'strategic', ['a1']);
  expect(blockOf(held, 'findings', 'Points').findings).toEqual([
    { text: 'Amber scores +1: Secure Area.', rule: '8A-02', tone: 'plain', entry: 'secure-area' },
  ]);
  expect(pageOf(held).figure).toEqual({ label: 'Points', value: '1 : 0' });
  expect(pointsOf(stateOf(tap(held, 'Refresh and go on').battle), 'a')).toBe(1);
});

test('the initiative is told with its reason', () => {
  const phone = page(refreshing());
  expect(lines(phone, 'Initiative')).toEqual([
    'Blue has the initiative.',
    'Equal Strategic Systems: the initiative changes hands.',
  ]);
  expect(lines(answer(phone, 'strategic', ['a1']), 'Initiative')).toEqual([
    'Amber has the initiative.',
    'It is in more Strategic Systems.',
  ]);
});

test('a ship may keep its Exhausted', () => {
  const battle = refreshing({}, { type: 'adjust', ship: 'a1', track: 'exhausted', by: 1 });
  const rested = tap(page(battle), 'Refresh and go on');
  expect(trackOf(stateOf(rested.battle), 'a1', 'exhausted')?.now).toBe(0);
  const kept = tap(answer(page(battle), 'keepExhausted', ['a1']), 'Refresh and go on');
  expect(trackOf(stateOf(kept.battle), 'a1', 'exhausted')?.now).toBe(1);
});

test('reserves come in unless they are held back', () => {
  const draft: Duel = { a: [{ id: 'a1' }, { id: 'a2', reserve: true }] };
  const battle = refreshing(draft);
  const came = tap(page(battle), 'Refresh and go on');
  expect(stateOf(came.battle).ships['a2']?.place).toBe('play');
  const held = tap(answer(page(battle), 'reinforcements', []), 'Refresh and go on');
  expect(stateOf(held.battle).ships['a2']?.place).toBe('reserve');
});

test('more hexes than the battlefield has are refused, and taken anyway', () => {
  const phone = answer(page(refreshing({ terms: { strategicSystems: 1 } })), 'strategic', [
    'a1',
    'b1',
  ]);
  expect(pageOf(phone).primary?.why).toMatch(/the battlefield has 1/);
  expect(stateOf(tap(phone, 'Do it anyway').battle).round).toBe(2);
});

test('cards that repair ask whom they reach', () => {
  const cards = [
    weapon(),
    order({
      code: 'B-001',
      name: 'Tugs',
      effects: [
        { does: 'repair', what: 'hull', amount: 1, moment: 'refresh', reach: { whom: 'friends' } },
      ],
    }),
  ];
  const begun = play(
    inAction({ cards, libraries: { 'p-a': ['B-001'] } }),
    { type: 'set-phase', round: 1, phase: 'command' },
    { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
    { type: 'reveal' },
    { type: 'adjust', ship: 'a1', track: 'hull', by: -1 },
    { type: 'end-phase', override: true },
  );
  const phone = page(begun);
  expect(findAct(phone, 'Refresh and go on')?.command).not.toHaveProperty('repairs');
  const mended = tap(answer(phone, 'repairs.0.ships', ['a1']), 'Refresh and go on');
  const { now, max } = trackOf(stateOf(mended.battle), 'a1', 'hull') ?? { now: 0, max: 0 };
  expect(now).toBe(max);
});

test('the last one ends the game', () => {
  const last = play(refreshing(), { type: 'set-phase', round: 6, phase: 'refresh' });
  const ended = tap(page(last), 'Refresh and end the game');
  expect(stateOf(ended.battle).outcome).not.toBeNull();
});
