import { hasMark, trackOf } from '../../../../src/core/game/state';
import { order, weapon } from '../../../builders/admirals';
import { duel, inAction, play, startBattle, stateOf, type Duel } from '../../../builders/battle';
import {
  blockOf,
  bridgeOf,
  findAct,
  onBridge,
  openPage,
  pageOf,
  tap,
  textOf,
  type Phone,
} from '../../../builders/walk';
import { ordersAt } from '../../../../src/systems/admirals-shared/play/orders';

const ship = (draft: Duel = {}, id = 'a1'): Phone => openPage(inAction(draft), 'ship', id);
const chips = (phone: Phone, label: string) => blockOf(phone, 'chips', label).chips;

describe('marks', () => {
  test('those that the ship can have are there, and a tap turns one on and off', () => {
    const phone = ship({
      a: [{ id: 'a1', role: 'Escort', keywords: ['Skilled', 'Augur'] }],
      cards: [weapon({ types: ['Heavy'] })],
    });
    expect(chips(phone, 'Marks').map(({ label }) => label)).toEqual([
      'Activated',
      'Reloading',
      'Evade used',
      'Skilled used',
      'Augur used',
      'Next to a Strategic System of its team',
    ]);
    const used = tap(phone, 'Evade used');
    expect(hasMark(stateOf(used.battle), 'a1', 'evade-used')).toBe(true);
    expect(hasMark(stateOf(tap(used, 'Evade used').battle), 'a1', 'evade-used')).toBe(false);
  });

  test('each opens its rule', () => {
    const phone = ship({ a: [{ id: 'a1', role: 'Escort' }] });
    const evade = chips(phone, 'Marks').find(({ label }) => label === 'Evade used');
    expect(evade?.entry).toBe('evade');
  });

  test('one tap marks a ship activated, and it has had its turn', () => {
    const phone = tap(ship({ a: [{ id: 'a1' }, { id: 'a2' }] }), 'Activated');
    expect(bridgeOf(phone).headline.text).toBe('Blue to activate');
  });
});

test('what a ship with Grudge has to avenge is counted', () => {
  const phone = tap(ship({ a: [{ id: 'a1', keywords: ['Grudge'] }] }), 'Grudge: one more');
  expect(stateOf(phone.battle).holders['a1']?.marks['grudge']).toBe(1);
  expect(findAct(ship(), 'Grudge: one more')).toBeNull();
});

test('the hex it stands in is one tap, and each terrain opens its rule', () => {
  const phone = tap(ship(), 'Nebula');
  expect(stateOf(phone.battle).holders['a1']?.marks['terrain']).toBe('Nebula');
  const nebula = chips(phone, 'Terrain').find(({ label }) => label === 'Nebula');
  expect(nebula).toMatchObject({ isOn: true, entry: 'nebula' });
  const row = bridgeOf(phone).fleets[0]?.rows[0];
  expect(row?.chips).toContainEqual({ label: 'Nebula', tone: 'plain', entry: 'nebula' });
});

describe('mending', () => {
  test.each([
    ['Repair 1', 'hull', -2, 1],
    ['Regenerate 1', 'shield', -2, 1],
    ['Rest', 'exhausted', 1, -1],
    ['Heal 1', 'criticals', 1, -1],
  ])('%s mends %s', (name, track, by, back) => {
    const draft = { a: [{ id: 'a1', role: 'Super Heavy' as const, shields: 4 }] };
    const hurt = play(inAction(draft), { type: 'adjust', ship: 'a1', track, by });
    const before = trackOf(stateOf(hurt), 'a1', track)?.now ?? 0;
    const mended = tap(openPage(hurt, 'ship', 'a1'), name);
    expect(trackOf(stateOf(mended.battle), 'a1', track)?.now).toBe(before + back);
  });

  test('is greyed where nothing is missing', () => {
    expect(findAct(ship(), 'Repair 1')?.why).toBe('Nothing would change.');
  });
});

test('skirmish dice now say why', () => {
  const hurt = play(inAction(), { type: 'adjust', ship: 'a1', track: 'exhausted', by: 1 });
  const phone = openPage(hurt, 'ship', 'a1');
  expect(blockOf(phone, 'findings', /Skirmish dice/).findings.map(({ text }) => text)).toEqual([
    'All armament dice: 3',
    '1 Exhausted: divided by 2, rounded up: 2',
  ]);
});

describe('orders at a ship', () => {
  const draft: Duel = {
    cards: [weapon(), order({ code: 'B-001', name: 'Brace' })],
    libraries: { 'p-a': ['B-001'] },
  };
  const given = play(
    startBattle(duel(draft)),
    { type: 'start-battle' },
    { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
  );

  test('are not told before the reveal', () => {
    const text = [openPage(given, 'ship', 'a1'), openPage(given, 'correct', 'a1')]
      .map((phone) => textOf(pageOf(phone)))
      .join();
    expect(text).toContain('Face-down order');
    expect(text).not.toContain('Brace');
    expect(JSON.stringify(bridgeOf(onBridge(given)))).not.toContain('Brace');
  });

  test('are spent, made ready and given back', () => {
    const phone = openPage(play(given, { type: 'reveal' }), 'ship', 'a1');
    const spent = tap(phone, 'Mark as spent: Brace');
    expect(ordersAt(stateOf(spent.battle), 'a1')[0]?.face).toBe('down');
    const ready = tap(spent, 'Ready again: Brace');
    expect(ordersAt(stateOf(tap(ready, 'Return: Brace').battle), 'a1')).toEqual([]);
  });
});

test('a commander aboard opens its card', () => {
  const admiral = {
    kind: 'commander',
    code: 'C-1',
    name: 'Old Salt',
    effects: [{ does: 'text', text: 'Never turns back.' }],
  } as const;
  const phone = ship({ a: [{ id: 'a1', commander: 'C-1' }], cards: [weapon(), admiral] });
  const card = tap(phone, 'Old Salt');
  expect(textOf(pageOf(card))).toContain('Never turns back.');
});

describe('what is next', () => {
  test('in turn it activates, out of turn it may, and active it goes on', () => {
    expect(pageOf(ship()).primary?.label).toBe('Activate');
    const outOfTurn = pageOf(ship({}, 'b1'));
    expect(outOfTurn.primary).toEqual({
      label: 'Record damage',
      opens: { page: 'correct', about: 'b1' },
    });
    expect(outOfTurn.secondary).toContainEqual(
      expect.objectContaining({ label: 'Activate out of turn', tone: 'warning' }),
    );
    const active = play(inAction(), { type: 'activate', ship: 'a1' });
    const phone = openPage(active, 'ship', 'a1');
    expect(pageOf(phone).primary?.opens).toEqual({ page: 'activation', about: 'a1' });
    expect(findAct(phone, 'End activation')).not.toBeNull();
  });

  test('before the battle it is placed', () => {
    const phone = openPage(startBattle(duel()), 'ship', 'b1');
    expect(pageOf(phone).primary?.label).toBe('On the battlefield');
  });

  test('while it is struck its saves are one tap away, and so are corrections', () => {
    expect(findAct(ship(), 'What it saves on')?.opens).toEqual({ page: 'saves', about: 'a1' });
    expect(findAct(ship(), 'Correct by hand')?.opens).toEqual({ page: 'correct', about: 'a1' });
  });
});

test('in open play another of its bonus orders is chosen before the battle', () => {
  const setup = duel({
    a: [{ id: 'a1', type: 'Refit', bonusOrders: ['B-001', 'B-002'] }],
    cards: [
      weapon(),
      order({ code: 'B-001', name: 'Brace' }),
      order({ code: 'B-002', name: 'Weave' }),
    ],
    terms: { mode: 'open' },
  });
  const phone = tap(openPage(startBattle(setup), 'ship', 'a1'), 'Weave');
  expect(ordersAt(stateOf(phone.battle), 'a1').map(({ ref }) => ref)).toEqual(['order:B-002']);
});
