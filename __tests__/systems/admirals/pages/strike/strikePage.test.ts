import { undo } from '../../../../../src/core/game/log';
import { hasMark, trackOf } from '../../../../../src/core/game/state';
import type { Answers } from '../../../../../src/core/pages/answers';
import type { Mount } from '../../../../../src/systems/admirals-shared/cards/mountText';
import type { Gun } from '../../../../../src/systems/admirals-shared/pages/strike/striking';
import { strikePage } from '../../../../../src/systems/admirals/pages/strike/strikePage';
import { standsOf } from '../../../../builders/stands';
import { MOST_STRIKES } from '../../../../../src/systems/admirals/rounds/turns';
import { order, weapon } from '../../../../builders/admirals';
import {
  duel,
  play,
  startBattle,
  stateOf,
  withActive,
  type Battle,
  type Duel,
} from '../../../../builders/battle';
import {
  apply,
  blockOf,
  blocksOf,
  openPage,
  press,
  roll,
  tap,
  tell,
  type Screen,
} from '../../../../builders/pages';
import { ordersAt } from '../../../../../src/systems/admirals-shared/play/orders';

/** 1 hits, 2 is critical, 3 is direct, 4 locks: every die can be read off. */
const CHART = { 1: ['hit'], 2: ['critical'], 3: ['direct'], 4: ['lock'] } as const;
const plain = weapon({ chart: CHART });

const table = (target: Partial<NonNullable<Duel['b']>[number]> = {}, more: Duel = {}): Battle =>
  withActive('a1', {
    b: [{ id: 'b1', armor: 0, hull: 4, ...target }],
    cards: [plain],
    ...more,
  });

const open = (battle: Battle, attacker = 'a1', gun: Gun | null = null): Screen =>
  openPage(battle, (view, answers) => strikePage(view, attacker, answers, gun));

const now = (battle: Battle, track: string, ship = 'b1') =>
  trackOf(stateOf(battle), ship, track)?.now;

const labels = (screen: Screen) =>
  blocksOf(screen.page, 'dice').map(({ label, count }) => [label, count]);

describe('a strike on one page', () => {
  test('one die a tap, and one command does it all', () => {
    const after = apply(roll(open(table()), 1, 1, 3));
    expect(now(after, 'hull')).toBe(1);
    expect(after.played.log.steps.at(-1)?.command.type).toBe('strike');
  });

  test('one undo takes it back whole', () => {
    const before = table();
    const after = apply(roll(open(before), 1, 2, 3));
    expect(undo(after.played.log).state).toEqual(stateOf(before));
  });

  test('nothing can be played before the dice are in', () => {
    const folded = press(open(table()), 'Enter 3 dice');
    expect(folded.page.primary).toBeUndefined();
  });

  test('the outcome is told before it is applied', () => {
    const screen = roll(open(table()), 1, 1, 6);
    expect(blockOf(screen.page, 'findings')).toMatchObject({
      label: 'Outcome',
      findings: [{ text: 'b1 loses 2 Hull Points, 2 left.', rule: '5F-02' }],
    });
  });

  test('dice that lie there are no longer to be rolled', () => {
    const chips = blocksOf(roll(open(table()), 1, 1, 6).page, 'chips').map(({ label }) => label);
    expect(chips).toContain('3 dice rolled');
  });

  test('the keys say what each face gives with the modifier', () => {
    const dusty = play(table(), { type: 'set-terrain', ship: 'b1', terrain: 'Dust Cloud' });
    expect(blockOf(open(dusty).page, 'dice').faces.map(({ gives }) => gives)).toEqual([
      'Crit',
      'Direct',
      'Lock',
      '',
      '',
      '',
    ]);
  });

  test('dice can be taken back, and the aim is there again', () => {
    const rolled = roll(open(table()), 1, 1, 6);
    expect(blocksOf(rolled.page, 'radar')).toEqual([]);
    expect(labels(press(rolled, 'Change target'))).toEqual([['Roll 3 dice', 3]]);
  });
});

describe('whom, with what, from where (5A)', () => {
  const two = () =>
    table(
      {},
      {
        b: [
          { id: 'b1', hull: 4, armor: 0 },
          { id: 'b2', hull: 1, armor: 0 },
        ],
      },
    );

  test('with two enemies the page asks whom, and ranks them', () => {
    const screen = open(two());
    expect(screen.page.title).toBe('Choose a target');
    const [first] = blockOf(screen.page, 'items').items;
    expect(first).toMatchObject({ id: 'b2' });
    expect(blockOf(tap(screen, first?.act).page, 'choice')).toMatchObject({
      id: 'target',
      value: 'b2',
    });
  });

  test('a hex tapped on the radar says distance, arc and facing', () => {
    const screen = tell(open(table({ shields: [1, 2, 3, 4, 5, 6] })), {
      'at.b1.q': 0,
      'at.b1.r': -3,
    });
    expect(blockOf(screen.page, 'radar')).toMatchObject({
      target: { q: 0, r: -3, facing: 3 },
      spoken: 'Distance 2 · in arc · Direct Fore hit: 1',
    });
  });

  test('the next tap folds the radar, and leaves what it said in a line', () => {
    const placed = tell(open(table({ shields: [1, 2, 3, 4, 5, 6] })), {
      'at.b1.q': 0,
      'at.b1.r': -3,
    });
    const folded = tap(placed, placed.page.primary);
    expect(blocksOf(folded.page, 'radar')).toEqual([]);
    const { chips } = blockOf(folded.page, 'chips');
    expect(chips.map(({ label }) => label)).toEqual([
      'In arc F',
      'Distance 2 of 3',
      'Direct Fore hit: 1',
      'Change',
    ]);
    expect(blocksOf(tap(folded, chips[3]?.act).page, 'radar')).toHaveLength(1);
  });

  test('an armament that does not bear is greyed, and says why', () => {
    const screen = tell(open(table()), { 'at.b1.q': 0, 'at.b1.r': 3 });
    const [gun] = blocksOf(screen.page, 'choice').find(({ id }) => id === 'gun')?.options ?? [];
    expect(gun?.why).toBe('The target is not in the forward arc.');
    expect(blockOf(screen.page, 'findings').findings[0]).toMatchObject({
      text: 'The target is not in the forward arc.',
      rule: '5A-01',
      tone: 'warning',
    });
  });

  test('the table may do it all the same, and that is noted', () => {
    const screen = tell(open(table()), { 'at.b1.q': 0, 'at.b1.r': 3 });
    const forced = tap(screen, blockOf(screen.page, 'findings').findings[0]?.act);
    const after = apply(roll(forced, 1, 6, 6));
    expect(now(after, 'hull')).toBe(3);
    expect(after.played.log.steps.at(-1)?.events).toContainEqual(
      expect.objectContaining({ type: 'noted', rule: '5A-01' }),
    );
  });

  test('where a target stood is there again with the next strike, also for the target', () => {
    const placed = tell(open(table({}, { a: [{ id: 'a1', armamentDice: [3, 3] }] })), {
      'at.b1.q': 1,
      'at.b1.r': -2,
      'at.b1.facing': 2,
    });
    const after = apply(roll(placed, 6, 6, 6));
    const unfolded = (attacker: string, target: string) =>
      blockOf(tell(open(after, attacker), { [`at.${target}.open`]: true }).page, 'radar').target;
    expect(unfolded('a1', 'b1')).toMatchObject({ q: 1, r: -2, facing: 2 });
    const back = standsOf(stateOf(after), 'b1', 'a1');
    expect(unfolded('b1', 'a1')).toMatchObject({ ...back?.hex, facing: back?.facing });
    expect(blocksOf(open(after).page, 'radar')).toEqual([]);
  });

  test('the next armament is the one that has not struck', () => {
    const after = apply(
      roll(open(table({}, { a: [{ id: 'a1', armamentDice: [3, 2] }] })), 6, 6, 6),
    );
    expect(blockOf(open(after).page, 'dice').count).toBe(2);
  });

  test('the page can be opened for one armament', () => {
    const battle = table({}, { a: [{ id: 'a1', armamentDice: [3, 2] }] });
    expect(blockOf(open(battle, 'a1', { armament: 1, mount: 0 }).page, 'dice').count).toBe(2);
  });

  test('without the radar a distance and a facing are enough', () => {
    const screen = tell(open(table({ shields: [1, 0, 0, 0, 0, 0] })), {
      by: 'numbers',
      'at.b1.distance': 1,
      'at.b1.facings': ['Direct Fore'],
    });
    const after = apply(roll(screen, 1, 6, 6));
    expect(now(after, 'shield:Direct Fore')).toBe(0);
    expect(now(after, 'hull')).toBe(4);
  });

  test('odds wait for the facing that is hit', () => {
    const screen = open(table({ shields: [1, 1, 1, 1, 1, 1] }));
    expect(blocksOf(screen.page, 'odds')).toEqual([]);
    expect(blocksOf(screen.page, 'dice')).toEqual([]);
    const placed = tell(screen, { 'at.b1.q': 0, 'at.b1.r': -2 });
    expect(blockOf(placed.page, 'odds').headline.label).toBe('Defeat');
  });
});

describe('modifiers with their sources (5B)', () => {
  test('what the limit wastes is marked', () => {
    const dusty = play(table({ keywords: ['Stealth'] }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Dust Cloud',
    });
    const screen = press(open(dusty), '+1');
    expect(blockOf(screen.page, 'sum')).toMatchObject({
      rows: [
        { label: 'Dust Cloud', value: 1, wasted: true },
        { label: 'Stealth', value: 1, wasted: true },
        { label: 'By hand', value: 1, wasted: true },
      ],
      total: { value: 2, note: 'They add up to +3; the limit is +2.' },
    });
  });

  test('an own modifier can be taken away again', () => {
    const screen = press(press(open(table()), '−1'), '+1');
    const [first] = blockOf(screen.page, 'sum').rows;
    expect(first).toMatchObject({ label: 'By hand', value: -1 });
    expect(blockOf(tap(screen, first?.remove).page, 'sum').rows).toHaveLength(1);
  });

  test('a sentence on a card is a switch', () => {
    const gun = weapon({
      chart: CHART,
      modifiers: [{ value: 1, when: [{ on: 'asked', text: 'the target has moved' }] }],
    });
    const screen = open(table({}, { cards: [gun] }));
    const [question] = blockOf(screen.page, 'switches').switches;
    expect(question).toMatchObject({ label: 'the target has moved', on: false });
    const yes = tell(screen, question?.answers?.on ?? {});
    expect(blockOf(yes.page, 'sum').total.value).toBe(1);
    const after = apply(roll(yes, 1, 6, 6));
    expect(now(after, 'criticals')).toBe(1);
  });

  test('a Delectable friend of the target near the attacker is a switch (9P)', () => {
    const battle = table(
      {},
      {
        b: [
          { id: 'b1', armor: 0 },
          { id: 'b2', keywords: ['Delectable'] },
        ],
      },
    );
    const screen = tell(open(battle), { target: 'b1' });
    const [lure] = blockOf(screen.page, 'switches').switches;
    expect(lure).toMatchObject({ label: 'b2 within 2 hexes of a1', on: false });
    expect(blockOf(tell(screen, lure?.answers?.on ?? {}).page, 'sum').rows).toMatchObject([
      { label: 'Delectable of b2', value: 1, rule: '9P' },
    ]);
  });

  test('Cover of a friend near the target raises Flak (9B)', () => {
    const gun = weapon({ chart: CHART, types: ['Heavy', 'Ordnance'] });
    const battle = table(
      {},
      {
        b: [
          { id: 'b1', armor: 0 },
          { id: 'b2', keywords: ['Cover [1]'] },
        ],
        cards: [gun],
      },
    );
    const screen = tell(open(battle), { target: 'b1' });
    const cover = blockOf(screen.page, 'switches').switches[0];
    expect(cover).toMatchObject({ label: 'b2 within 1 hex of b1' });
    const rolled = roll(tell(screen, cover?.answers?.on ?? {}), 1, 6, 6);
    expect(labels(rolled)).toEqual([['Flak save: 1 Hit', 1]]);
    expect(now(apply(roll(rolled, 1)), 'hull')).toBe(4);
  });

  test('who is near is there again with the next strike of the two, until the table says otherwise', () => {
    const gun = weapon({ chart: CHART, types: ['Ordnance'] });
    const battle = table(
      {},
      {
        b: [
          { id: 'b1', armor: 0, hull: 9 },
          { id: 'b2', keywords: ['Cover [1]'] },
          { id: 'b3', armor: 0, hull: 9 },
        ],
        cards: [gun],
        a: [{ id: 'a1', armamentDice: [3, 3, 3] }],
      },
    );
    const at = (now: Battle, target: string) => tell(open(now), { target });
    const cover = (screen: Screen) => blockOf(screen.page, 'switches').switches[0];
    const set = (screen: Screen, to: 'on' | 'off') =>
      tell(screen, cover(screen)?.answers?.[to] ?? {});
    const struck = apply(roll(roll(set(at(battle, 'b1'), 'on'), 1, 6, 6), 6));
    expect(cover(at(struck, 'b1'))?.on).toBe(true);
    expect(cover(at(struck, 'b3'))?.on).toBe(false);
    const again = apply(roll(set(at(struck, 'b1'), 'off'), 6, 6, 6));
    expect(cover(at(again, 'b1'))?.on).toBe(false);
  });

  test('Skilled is a switch, once a round (9I)', () => {
    const battle = table({}, { a: [{ id: 'a1', keywords: ['Skilled'], armamentDice: [3, 3] }] });
    const screen = tell(open(battle), { skilled: true });
    expect(blockOf(screen.page, 'sum').total.value).toBe(-1);
    const after = apply(roll(screen, 2, 6, 6));
    expect(now(after, 'hull')).toBe(3);
    expect(blockOf(open(after).page, 'switches').switches[0]?.detail).toBe(
      'a1 has used its Skilled this round.',
    );
  });

  test('a friend’s Augur is a switch, and its 5s and 6s are rolled again (9L)', () => {
    const battle = table({}, { a: [{ id: 'a1' }, { id: 'a2', keywords: ['Augur'] }] });
    const screen = open(battle);
    const augur = blockOf(screen.page, 'switches').switches[0];
    expect(augur?.label).toBe('a2 augments');
    const rolled = roll(tell(screen, augur?.answers?.on ?? {}), 6, 6, 6);
    expect(labels(rolled)).toEqual([['Lock On, free: 3 dice', 3]]);
    const after = apply(roll(rolled, 2, 2, 6));
    expect(now(after, 'hull')).toBe(2);
    expect(hasMark(stateOf(after), 'a2', 'augur-used')).toBe(true);
  });
});

describe('resolving in the order of the rulebook (5C to 5F)', () => {
  test('a lock without an ability is rolled as a Lock On (5F-01 I)', () => {
    const rolled = roll(open(table()), 4, 4, 6);
    expect(labels(rolled)).toEqual([['Lock On: 2 dice', 2]]);
    expect(now(apply(roll(rolled, 1, 1)), 'hull')).toBe(2);
  });

  test('locks may be let go', () => {
    const held = tell(roll(open(table()), 4, 4, 6), { 'roll.hold': true });
    expect(now(apply(held), 'hull')).toBe(4);
  });

  test('with an ability each lock is decided, seeing the one before (ruling locks-one-by-one)', () => {
    const gun = weapon({ chart: CHART, lockAbility: { gives: 'icons', icons: ['direct'] } });
    const rolled = roll(open(table({}, { cards: [gun] })), 4, 4, 6);
    const choices = (screen: Screen) => blocksOf(screen.page, 'choice').map(({ label }) => label);
    expect(choices(rolled)).toEqual(['Target Lock 1 of 2']);
    const icons = (screen: Screen) =>
      blocksOf(screen.page, 'chips')
        .filter((block) => block.label === 'Icons')
        .flatMap(({ chips }) => chips.map(({ label }) => label));
    expect(icons(rolled)).toEqual(['2 Target Locks']);
    const first = tell(rolled, { 'roll.lock.0': 'lock-on' });
    const second = roll(first, 1);
    expect(choices(second)).toEqual(['Target Lock 1 of 2', 'Target Lock 2 of 2']);
    expect(icons(second)).toEqual(['1 Hit', '1 Target Lock']);
    const after = apply(tell(second, { 'roll.lock.1': 'ability' }));
    expect(now(after, 'hull')).toBe(2);
  });

  test('or all are decided before any is rolled (ruling locks-one-by-one)', () => {
    const gun = weapon({ chart: CHART, lockAbility: { gives: 'icons', icons: ['direct'] } });
    const rulings = { 'locks-one-by-one': 'together' };
    const rolled = roll(open(table({}, { cards: [gun], terms: { rulings } })), 4, 4, 6);
    expect(labels(rolled)).toEqual([]);
    const both = tell(rolled, { 'roll.locks.lock-on': 1, 'roll.locks.ability': 1 });
    expect(labels(both)).toEqual([['Lock On: 1 die', 1]]);
    expect(now(apply(roll(both, 1)), 'hull')).toBe(2);
  });

  test('shields of both facings of a shared ray may be spent (5E-01)', () => {
    const placed = tell(open(table({ shields: [1, 1, 0, 0, 0, 0] })), {
      by: 'numbers',
      'at.b1.facings': ['Direct Fore', 'Right Fore'],
    });
    const after = apply(roll(placed, 1, 1, 1));
    expect(now(after, 'hull')).toBe(3);
    expect([now(after, 'shield:Direct Fore'), now(after, 'shield:Right Fore')]).toEqual([0, 0]);
  });

  test('the defender may spend fewer, from the facing of their choice', () => {
    const placed = tell(open(table({ shields: [1, 1, 0, 0, 0, 0] })), {
      by: 'numbers',
      'at.b1.facings': ['Direct Fore', 'Right Fore'],
    });
    const rolled = roll(placed, 1, 6, 6);
    const none = press(rolled, 'None');
    const right = blocksOf(none.page, 'stepper').find(({ label }) =>
      label.startsWith('Right Fore'),
    );
    expect(right).toMatchObject({ value: 0, max: 1 });
    const after = apply(tell(none, { [right?.id ?? '']: 1 }));
    expect([now(after, 'shield:Direct Fore'), now(after, 'shield:Right Fore')]).toEqual([1, 0]);
  });

  test('hits and criticals that vie for too few points wait for the defender', () => {
    const rolled = roll(open(table({ shields: 1 })), 1, 2, 6);
    expect(rolled.page.primary).toMatchObject({ label: 'Choose above' });
    expect(blocksOf(rolled.page, 'heading').map(({ text }) => text)).toEqual(['Defender: b1']);
    const after = apply(press(rolled, 'Criticals first'));
    expect([now(after, 'hull'), now(after, 'criticals')]).toEqual([3, 0]);
  });

  test('armour, then flak, each for what the one before let through (5F-02)', () => {
    const gun = weapon({ chart: CHART, types: ['Ordnance'] });
    const rolled = roll(open(table({ armor: 2, flak: 1 }, { cards: [gun] })), 1, 1, 1);
    expect(blockOf(rolled.page, 'dice')).toMatchObject({
      label: 'Armor save: 3 Hits',
      note: '1 or 2 stops it',
      faces: [{ gives: 'saved' }, { gives: 'saved' }, {}, {}, {}, {}],
    });
    const armoured = roll(rolled, 2, 5, 5);
    expect(labels(armoured)).toEqual([['Flak save: 2 Hits', 2]]);
    expect(now(apply(roll(armoured, 1, 6)), 'hull')).toBe(3);
  });

  test('a critical sends back an order of the owner’s choice (5F-03)', () => {
    const battle = play(
      startBattle(
        duel({
          b: [{ id: 'b1', armor: 0, type: 'Refit' }],
          cards: [plain, order(), order({ code: 'B-002', name: 'Full Ahead' })],
          libraries: { 'p-b': ['B-001', 'B-002'] },
        }),
      ),
      { type: 'start-battle' },
    );
    const cards = Object.values(stateOf(battle).cards).map(({ id }) => id);
    const ordered = play(
      battle,
      ...cards.map((card) => ({ type: 'assign-order', ship: 'b1', card }) as const),
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const rolled = roll(open(ordered), 2, 6, 6);
    const choice = blockOf(rolled.page, 'choice');
    expect(choice.options.map(({ label }) => label)).toEqual([
      'B-001 Hold Course',
      'B-002 Full Ahead',
    ]);
    const after = apply(tell(rolled, { [choice.id]: choice.options[1]?.value ?? null }));
    expect(ordersAt(stateOf(after), 'b1').map(({ id }) => id)).toEqual([cards[0]]);
    expect(now(after, 'criticals')).toBe(1);
  });

  test('a Heavy weapon ignores armour and must reload (5F-02 I, 5G-01)', () => {
    const gun = weapon({ chart: CHART, types: ['Heavy'] });
    const rolled = roll(open(table({ armor: 3 }, { cards: [gun] })), 1, 6, 6);
    expect(labels(rolled)).toEqual([]);
    const after = apply(rolled);
    expect(now(after, 'hull')).toBe(3);
    expect(hasMark(stateOf(after), 'a1', 'reloading')).toBe(true);
  });

  test('once it is lost, no more saves are asked for', () => {
    const rolled = roll(open(table({ hull: 1, keywords: ['Ore Hull'] })), 1, 3, 3);
    expect(labels(rolled)).toEqual([]);
    expect(stateOf(apply(rolled)).ships['b1']?.left?.how).toBe('hull');
  });

  test('shields that Lock On dice may be blocked with are spent after them (ruling lock-on-after-shields)', () => {
    const battle = table(
      { shields: 2 },
      { terms: { rulings: { 'lock-on-after-shields': 'blockable' } } },
    );
    const rolled = roll(open(battle), 1, 4, 6);
    expect(labels(rolled)).toEqual([['Lock On: 1 die', 1]]);
    expect(now(apply(roll(rolled, 1)), 'hull')).toBe(4);
  });
});

describe('one phone for both', () => {
  const owner = (screen: Screen) => screen.page.handTo?.open;

  test('the attacker has it until the dice are in, the defender for saves', () => {
    const aimed = open(table({ armor: 2 }));
    expect(owner(aimed)).toBeUndefined();
    const rolled = roll(aimed, 1, 1, 6);
    expect(rolled.page.handTo).toEqual({
      title: 'Hand the phone to Player p-b',
      text: 'b1 is under fire: its owner decides on shields and rolls saves.',
      open: 'I am Player p-b',
    });
    expect(owner(roll(rolled, 1, 6))).toBe('I am Player p-b');
  });

  test.each([
    ['owner-chooses', 'I am Player p-b', 'Order to return'],
    ['attacker-chooses', undefined, 'Order to return, attacker’s choice'],
  ])('the order that a critical sends back: ruling %s', (answer, phone, label) => {
    const rulings = { 'critical-returns-which-order': answer };
    const ordered = play(
      startBattle(
        duel({
          b: [{ id: 'b1', role: 'Super Heavy', armor: 0 }],
          cards: [plain, order({ code: 'B-001' }), order({ code: 'B-002' })],
          libraries: { 'p-b': ['B-001', 'B-002'] },
          terms: { rulings },
        }),
      ),
      { type: 'start-battle' },
      { type: 'assign-order', ship: 'b1', card: 'o:p-b:1' },
      { type: 'assign-order', ship: 'b1', card: 'o:p-b:2' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const rolled = roll(open(ordered), 2, 6, 6);
    expect(owner(rolled)).toBe(phone);
    expect(blocksOf(rolled.page, 'choice').map((one) => one.label)).toContain(label);
  });

  test('where nothing is asked of the defender, it stays', () => {
    expect(owner(roll(open(table()), 1, 1, 6))).toBeUndefined();
  });

  test('shields that the defender spends give it to them, and the locks give it back', () => {
    const placed = tell(open(table({ shields: [1, 1, 1, 1, 1, 1] })), {
      'at.b1': { q: 0, r: -2, facing: 3 },
    });
    const vying = roll(placed, 1, 2, 4);
    expect(owner(vying)).toBe('I am Player p-b');
    expect(owner(press(vying, 'Hits first'))).toBe('I am Player p-a');
    expect(owner(roll(placed, 1, 6, 4))).toBeUndefined();
  });
});

describe('only the damage', () => {
  test('hull, criticals and shields are what the table says', () => {
    const quick = press(open(table({ shields: 2 })), 'Damage only');
    const told = tell(quick, { 'quick.hull': 2, 'quick.criticals': 1, 'quick.shields.pool': 1 });
    const after = apply(told);
    expect([now(after, 'hull'), now(after, 'criticals'), now(after, 'shield')]).toEqual([2, 1, 1]);
    expect(after.played.log.steps.at(-1)?.command.type).toBe('strike-quick');
    expect(hasMark(stateOf(after), 'a1', 'spent:0:0')).toBe(true);
  });
});

describe('odds', () => {
  test('chances of hull lost and of defeat are the whole of it', () => {
    const { bars } = blockOf(open(table()).page, 'odds');
    expect(bars.map(({ label }) => label)).toEqual(['0', '1', '2', '3', 'Defeat']);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('say why', () => {
    const { why } = blockOf(open(table({ armor: 2 })).page, 'odds');
    expect(why).toEqual([
      '3 dice, no modifier.',
      'A die gives 1 Hit on 1; 1 Critical Hit on 2; 1 Direct Hit on 3; 1 Target Lock on 4.',
      'Each Target Lock is 1 die more.',
      'The defender spends shields where they save the ship best.',
      'Hits on average: 0.5 rolled, 0.1 added by locks, 0.2 stopped by Armor; 0.4 land.',
      'Critical Hits on average: 0.5 rolled, 0.1 added by locks, 0.2 stopped by Armor; 0.4 land.',
      'Direct Hits on average: 0.5 rolled, 0.1 added by locks; 0.6 land.',
      'Armor on 1 or 2',
    ]);
  });

  test('follow how both sides play', () => {
    const battle = table({ hull: 1, shields: 1 });
    const headline = (locks: string) =>
      blockOf(tell(open(battle), { 'policy.locks': locks }).page, 'odds').headline.value;
    expect(headline('hold')).not.toBe(headline('lock-on'));
  });

  test('of all armaments together, in their best order', () => {
    const battle = table({}, { a: [{ id: 'a1', armamentDice: [3, 2] }] });
    const screen = tell(open(battle), { look: 'volley' });
    expect(blockOf(screen.page, 'bars').bars).toHaveLength(2);
    expect(blocksOf(screen.page, 'odds')[1]?.bars.at(-1)?.fatal).toBe(true);
  });

  test('tell apart what a weapon does once the shields are gone', () => {
    const meanLeft = (cannon: ReturnType<typeof weapon>) => {
      const a = [{ id: 'a1', armamentDice: [3, 3] }];
      const battle = table({ shields: 1, hull: 9 }, { a, cards: [cannon] });
      return blockOf(tell(open(battle), { look: 'volley' }).page, 'bars').bars.at(-1)?.label;
    };
    const bare = { value: 2, when: [{ on: 'shielded', has: false }] } as const;
    expect(meanLeft(plain)).not.toBe(meanLeft({ ...plain, modifiers: [bare] }));
  });

  const volleyOf = (mounts: readonly Mount[], told: Answers = {}) => {
    const armaments = [{ slot: 'Primary', weapon: 'W-001', mounts }] as const;
    return tell(open(table({}, { a: [{ id: 'a1', armaments }] })), { look: 'volley', ...told })
      .page;
  };

  test('suppose no two arcs that cannot hold one target, until it is said where it is', () => {
    const mounts: readonly Mount[] = [
      { arc: 'L', dice: 2 },
      { arc: 'R', dice: 1 },
      { arc: '360', dice: 3 },
    ];
    const supposed = volleyOf(mounts);
    expect(blockOf(supposed, 'bars').bars).toHaveLength(2);
    expect(blocksOf(supposed, 'text').map(({ text }) => text)).toContain(
      'If in arc: Cannon, then Cannon',
    );
    const ahead = volleyOf(mounts, { 'at.b1': { q: 0, r: -2, facing: 3 } });
    expect(blockOf(ahead, 'bars').bars).toHaveLength(1);
    expect(blocksOf(ahead, 'text').map(({ text }) => text)).toContain('Cannon');
  });

  test('count no more strikes than an activation has, and then those with the most dice', () => {
    const page = volleyOf([1, 1, 1, 1, 5].map((dice): Mount => ({ arc: '360', dice })));
    expect(blockOf(page, 'bars').bars).toHaveLength(MOST_STRIKES);
    expect(blocksOf(page, 'odds')[1]?.why).toContain('5 dice, no modifier.');
  });

  test.each([
    ['defeat', 'b2'],
    ['hull', 'b1'],
    ['order', 'b1'],
  ])('targets ranked by %s', (rank, best) => {
    const battle = table(
      {},
      {
        b: [
          { id: 'b1', hull: 6, armor: 0 },
          { id: 'b2', hull: 1, armor: 3 },
        ],
      },
    );
    const screen = tell(open(battle), { rank });
    expect(blockOf(screen.page, 'items').items[0]?.id).toBe(best);
  });
});
