import { hasMark, markOf, trackOf } from '../../../../src/core/game/state';
import { playedStrike, resolveStrike } from '../../../../src/systems/admirals/play/resolve/strike';
import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { strikeFrom } from '../../../../src/systems/admirals/play/activation';
import { order, weapon } from '../../../builders/admirals';
import {
  duel,
  inAction,
  play,
  refusalOf,
  startBattle,
  stateOf,
  withActive,
  type Battle,
  type Duel,
} from '../../../builders/battle';
import type {
  AdmiralsCommand,
  Strike,
  StrikeRolls,
} from '../../../../src/systems/admirals/play/commands';
import { ordersAt } from '../../../../src/systems/admirals-shared/play/orders';
import { nearOf } from '../../../../src/systems/admirals-shared/play/where';

/** 1 hits, 2 is critical, 3 is direct, 4 locks: every die can be read off. */
const CHART = { 1: ['hit'], 2: ['critical'], 3: ['direct'], 4: ['lock'] } as const;
const plain = weapon({ chart: CHART });

const at = (rolls: StrikeRolls & Partial<Strike> = {}): Strike => ({
  type: 'strike',
  attacker: 'a1',
  armament: 0,
  mount: 0,
  target: 'b1',
  distance: 1,
  ...rolls,
});

const table = (target: NonNullable<Duel['b']>[number] = { id: 'b1' }, more: Duel = {}): Battle =>
  withActive('a1', {
    b: [{ armor: 0, hull: 4, ...target }, { id: 'b2' }],
    cards: [plain],
    ...more,
  });

const now = (battle: Battle, track: string) => trackOf(stateOf(battle), 'b1', track)?.now;

describe('a strike does what its icons say', () => {
  test.each<[string, readonly number[], number, number]>([
    ['hits cost hull', [1, 1, 6], 2, 0],
    ['criticals cost order places', [2, 6, 6], 4, 1],
    ['direct hits cost hull', [3, 3, 6], 2, 0],
    ['all of them', [1, 2, 3], 2, 1],
    ['nothing', [5, 6, 6], 4, 0],
  ])('%s', (_, dice, hull, criticals) => {
    const after = play(table(), at({ dice }));
    expect([now(after, 'hull'), now(after, 'criticals')]).toEqual([hull, criticals]);
  });

  test('a target without hull is defeated by the attacker', () => {
    const after = play(table({ id: 'b1', hull: 2 }), at({ dice: [1, 1, 6] }));
    expect(stateOf(after).ships['b1']?.left).toEqual({ how: 'hull', by: 'a1', round: 1 });
  });

  test('once it is lost, nothing more is rolled', () => {
    const dead = play(
      table({ id: 'b1', hull: 1, keywords: ['Ore Hull'] }),
      at({ dice: [1, 3, 3] }),
    );
    expect(stateOf(dead).ships['b1']?.left?.how).toBe('hull');
  });

  test('the roll is kept with what it promised and what it gave', () => {
    const after = play(table(), at({ dice: [1, 1, 6] }));
    expect(after.played.log.steps.at(-1)?.events[0]).toEqual({
      type: 'dice-rolled',
      by: 'a1',
      against: 'b1',
      roll: 'strike',
      dice: [1, 1, 6],
      rule: '5C',
      expected: { hit: 0.5, critical: 0.5, direct: 0.5 },
      actual: { hit: 2, critical: 0, direct: 0 },
    });
  });
});

describe('modifiers (5B)', () => {
  test('a target in a dust cloud reads one higher (8C-01)', () => {
    const dusty = play(table(), { type: 'set-terrain', ship: 'b1', terrain: 'Dust Cloud' });
    expect(now(play(dusty, at({ dice: [1, 6, 6] })), 'criticals')).toBe(1);
  });

  test('a modifier by hand counts', () => {
    const after = play(
      table(),
      at({ dice: [2, 6, 6], modifiers: [{ source: 'House rule', value: -1 }] }),
    );
    expect(now(after, 'hull')).toBe(3);
  });

  test('Skilled may be lent by a friend who is near (9I, 5B-02), who is asked for while in play', () => {
    const tutor = {
      kind: 'commander',
      code: 'C-1',
      name: 'Tutor',
      effects: [
        {
          does: 'keyword',
          keyword: { name: 'Skilled' },
          reach: { whom: 'friends', within: 2 },
        },
      ],
    } as const;
    const led = table(
      { id: 'b1' },
      { a: [{ id: 'a1' }, { id: 'a2', commander: 'C-1' }], cards: [weapon(), tutor] },
    );
    const near = (distance: number) =>
      at({ dice: [2, 6, 6], skilled: true, nearAttacker: [{ ship: 'a2', distance }] });
    expect(refusalOf(led, near(3))?.why.id).toBe('no-skilled');
    const after = play(led, near(2));
    expect(now(after, 'hull')).toBe(3);
    expect(nearOf(stateOf(after), 'a1', 'b1')).toEqual([{ ship: 'a2', distance: 2 }]);
    const gone = play(after, { type: 'remove-ship', ship: 'a2' });
    expect(nearOf(stateOf(gone), 'a1', 'b1')).toEqual([]);
  });

  test('Skilled reads one lower, once a round (9I)', () => {
    const skilled = table(
      { id: 'b1' },
      { a: [{ id: 'a1', keywords: ['Skilled'], armamentDice: [3, 3] }] },
    );
    const after = play(skilled, at({ dice: [2, 6, 6], skilled: true }));
    expect(now(after, 'hull')).toBe(3);
    expect(refusalOf(after, at({ armament: 1, dice: [2, 6, 6], skilled: true }))?.why.id).toBe(
      'skilled-used',
    );
  });

  test.each([
    ['one', 'skilled-used'],
    ['two', null],
  ])('Skilled printed and from an overrun, with the ruling skilled-once: %s', (answer, why) => {
    const overrun = play(
      table(
        { id: 'b1' },
        {
          a: [{ id: 'a1', keywords: ['Skilled'], armamentDice: [3, 3] }],
          terms: { rulings: { 'skilled-once': answer } },
        },
      ),
      { type: 'set-mark', subject: 'game', mark: 'overrun', to: 'a' },
      at({ dice: [6, 6, 6], skilled: true }),
    );
    const again = at({ armament: 1, dice: [6, 6, 6], skilled: true });
    expect(refusalOf(overrun, again)?.why.id ?? null).toBe(why);
  });

  test('Augur reads one lower and 5s and 6s lock on, once a round (9L)', () => {
    const seer = table(
      { id: 'b1' },
      {
        a: [
          { id: 'a1', armamentDice: [3, 3] },
          { id: 'a2', keywords: ['Augur'] },
        ],
      },
    );
    const command = at({
      dice: [2, 5, 6],
      augur: 'a2',
      bonusDice: [2, 2],
      locks: [{ use: 'hold' }],
    });
    expect(now(play(seer, command), 'hull')).toBe(1);
    expect(hasMark(stateOf(play(seer, command)), 'a2', 'augur-used')).toBe(true);
    expect(refusalOf(play(seer, command), { ...command, armament: 1 })?.why.id).toBe('augur-used');
    const far = { ...command, nearAttacker: [{ ship: 'a2', distance: 3 }] };
    expect(refusalOf(seer, far)?.why.id).toBe('no-augur');
  });
});

describe('shields (5E)', () => {
  test('a pool pays for hits and criticals, not for direct hits', () => {
    const shielded = table({ id: 'b1', shields: 3 });
    const after = play(
      shielded,
      at({ dice: [1, 2, 3], shields: [{ facing: null, hits: 1, criticals: 1 }] }),
    );
    expect([now(after, 'shield'), now(after, 'hull'), now(after, 'criticals')]).toEqual([1, 3, 0]);
  });

  test('only facings that the attacker is in pay, both of a shared ray (5E-01)', () => {
    const faced = table({ id: 'b1', shields: [1, 1, 1, 1, 1, 1] });
    const both = at({
      dice: [1, 1, 1],
      facings: ['Direct Fore', 'Right Fore'],
      shields: [
        { facing: 'Direct Fore', hits: 1, criticals: 0 },
        { facing: 'Right Fore', hits: 1, criticals: 0 },
      ],
    });
    expect(now(play(faced, both), 'hull')).toBe(3);
    const other = { ...both, shields: [{ facing: 'Direct Aft', hits: 1, criticals: 0 }] } as const;
    expect(refusalOf(faced, other)).toMatchObject({
      why: { id: 'strike-needs', needs: 'shields' },
      rule: '5E',
    });
  });

  test('in a nebula nobody asks for them (8D-01)', () => {
    const nebula = play(table({ id: 'b1', shields: 3 }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Nebula',
    });
    expect(refusalOf(nebula, at({ dice: [5, 5, 5], saves: [] }))).toBeNull();
  });
});

describe('Target Locks (5F-01)', () => {
  const locking = (lockAbility?: NonNullable<typeof plain.lockAbility>) =>
    table({ id: 'b1' }, { cards: [lockAbility ? { ...plain, lockAbility } : plain] });

  test('a Lock On rolls a die with the same modifier, whose locks do not count', () => {
    const after = play(locking(), at({ dice: [4, 6, 6], locks: [{ use: 'lock-on', dice: [1] }] }));
    expect(now(after, 'hull')).toBe(3);
    expect(
      refusalOf(locking(), at({ dice: [4, 6, 6], locks: [{ use: 'lock-on', dice: [4] }] })),
    ).toBeNull();
  });

  test('or buys the ability of the weapon', () => {
    const icons = locking({ gives: 'icons', icons: ['direct', 'direct'] });
    expect(now(play(icons, at({ dice: [4, 6, 6], locks: [{ use: 'ability' }] })), 'hull')).toBe(2);
    const dice = locking({ gives: 'dice', dice: 2 });
    expect(
      now(play(dice, at({ dice: [4, 6, 6], locks: [{ use: 'ability', dice: [1, 1] }] })), 'hull'),
    ).toBe(2);
    const malus = locking({ gives: 'skirmish-dice-penalty', dice: 2 });
    const tired = play(malus, at({ dice: [4, 6, 6], locks: [{ use: 'ability' }] }));
    expect(markOf(stateOf(tired), 'b1', 'skirmish-dice-penalty')).toBe(2);
  });

  test('what a Lock On adds is not blocked, unless the table reads it so', () => {
    const shielded = (answer: string) =>
      table({ id: 'b1', shields: 2 }, { terms: { rulings: { 'lock-on-after-shields': answer } } });
    const command = at({ dice: [4, 6, 6], locks: [{ use: 'lock-on', dice: [1] }] });
    expect(refusalOf(shielded('after-shields'), command)).toBeNull();
    expect(refusalOf(shielded('blockable'), command)?.why).toMatchObject({ needs: 'shields' });
  });

  test.each([
    ['one-by-one', 'lock-dice'],
    ['together', 'lock'],
  ])('ruling locks-one-by-one: %s', (answer, needs) => {
    const lockAbility = { gives: 'icons', icons: ['direct'] } as const;
    const battle = table(
      { id: 'b1' },
      { cards: [{ ...plain, lockAbility }], terms: { rulings: { 'locks-one-by-one': answer } } },
    );
    const first = at({ dice: [4, 4, 6], locks: [{ use: 'lock-on', dice: [] }] });
    expect(refusalOf(battle, first)?.why).toMatchObject({ needs });
    const both = at({
      dice: [4, 4, 6],
      locks: [{ use: 'lock-on', dice: [1] }, { use: 'ability' }],
    });
    expect(now(play(battle, both), 'hull')).toBe(2);
  });

  test.each<[string, StrikeRolls, string]>([
    ['a lock that nobody spoke of', { dice: [4, 6, 6] }, 'lock'],
    ['an ability that the weapon lacks', { dice: [4, 6, 6], locks: [{ use: 'ability' }] }, 'lock'],
    [
      'a Lock On without its die',
      { dice: [4, 6, 6], locks: [{ use: 'lock-on', dice: [] }] },
      'lock-dice',
    ],
  ])('refuse %s', (_, rolls, needs) => {
    expect(refusalOf(locking(), at(rolls))?.why).toMatchObject({ id: 'strike-needs', needs });
  });
});

describe('saves (5F-02 to 04)', () => {
  const ordnance = { ...plain, types: ['Ordnance'] } as const;
  const heavy = { ...plain, types: ['Heavy'] } as const;

  test('each icon that stands is rolled for, Armor first, then Flak', () => {
    const tough = table({ id: 'b1', armor: 2, flak: 3 }, { cards: [ordnance] });
    const command = at({
      dice: [1, 1, 6],
      saves: [
        { icon: 'hit', save: 'Armor', dice: [2, 5] },
        { icon: 'hit', save: 'Flak', dice: [3] },
      ],
    });
    expect(now(play(tough, command), 'hull')).toBe(4);
  });

  test('a Heavy weapon leaves no Armor', () => {
    const tough = table({ id: 'b1', armor: 4 }, { cards: [heavy] });
    expect(now(play(tough, at({ dice: [1, 6, 6] })), 'hull')).toBe(3);
  });

  test.each<[string, readonly number[]]>([
    ['too few', [2]],
    ['too many', [2, 2, 2]],
    ['no dice at all', [0, 7]],
  ])('%s are refused', (_, dice) => {
    const tough = table({ id: 'b1', armor: 2 });
    const command = at({ dice: [1, 1, 6], saves: [{ icon: 'hit', save: 'Armor', dice }] });
    expect(refusalOf(tough, command)?.why).toMatchObject({
      id: 'strike-needs',
      needs: 'save',
      count: 2,
    });
  });

  test('a save that nobody may roll is left over', () => {
    const command = at({ replies: { dice: [6, 6, 6], 'save.hit.Armor': [1] } });
    expect(refusalOf(table(), command)?.why).toEqual({ id: 'left-over', what: 'saves' });
  });
});

describe('declaring a strike (5A)', () => {
  const heavy = weapon({ chart: CHART, types: ['Heavy'], maxDistance: 2 });
  const two: Duel = {
    a: [{ id: 'a1', armamentDice: [1, 1, 1, 1, 1] }],
    b: [{ id: 'b1', hull: 9 }, { id: 'b2' }],
    cards: [plain],
  };
  const miss = (armament: number): Strike => at({ armament, dice: [6] });

  test('each armament strikes once a round', () => {
    expect(refusalOf(play(withActive('a1', two), miss(0)), miss(0))?.why.id).toBe('armament-used');
  });

  test('four strikes are the most (4B-02)', () => {
    const four = play(withActive('a1', two), miss(0), miss(1), miss(2), miss(3));
    expect(refusalOf(four, miss(4))?.why).toMatchObject({ id: 'no-strikes-left', most: 4 });
  });

  test('strikes come before movement', () => {
    const moved = play(withActive('a1', two), { type: 'move', ship: 'a1', maneuver: 'ahead' });
    expect(refusalOf(moved, miss(0))?.why.id).toBe('strikes-come-first');
  });

  test('a Heavy weapon leaves a Reloading token, and all Heavy ones may fire together (5G-01)', () => {
    const armed = withActive('a1', { ...two, cards: [heavy] });
    const once = play(armed, miss(0));
    expect(hasMark(stateOf(once), 'a1', 'reloading')).toBe(true);
    expect(refusalOf(once, miss(1))).toBeNull();
  });

  test.each([
    ['always', 'reloading', false],
    ['when-striking', 'reloading', true],
  ])('with a token and the ruling reload-always-clears: %s', (answer, why, keeps) => {
    const draft: Duel = {
      ...two,
      cards: [heavy],
      terms: { rulings: { 'reload-always-clears': answer } },
    };
    const loaded = play(
      inAction(draft),
      { type: 'set-mark', subject: 'a1', mark: 'reloading', to: 1 },
      { type: 'activate', ship: 'a1' },
    );
    expect(hasMark(stateOf(loaded), 'a1', 'reloading')).toBe(keeps);
    expect(refusalOf(loaded, miss(0))?.why.id).toBe(why);
  });

  test.each<[string, Strike, string]>([
    ['out of range', at({ dice: [6, 6, 6], distance: 4 }), 'out-of-range'],
    ['out of arc', at({ dice: [6, 6, 6], arcs: ['A'] }), 'out-of-arc'],
    ['at a friend', at({ dice: [6, 6, 6], target: 'a1' }), 'own-team'],
    ['with nothing', at({ armament: 7 }), 'no-such-armament'],
    ['with too few dice', at({ dice: [6, 6] }), 'strike-needs'],
    ['with a die of seven sides', at({ dice: [6, 6, 7] }), 'strike-needs'],
    [
      'by a ship that is not active',
      at({ attacker: 'b2', target: 'a1', dice: [6, 6, 6] }),
      'not-active',
    ],
    ['Skilled without the keyword', at({ dice: [6, 6, 6], skilled: true }), 'no-skilled'],
  ])('is refused %s', (_, command, why) => {
    expect(refusalOf(table(), command)?.why.id).toBe(why);
  });

  test('a table may strike all the same, and the log notes it', () => {
    const after = play(table(), at({ dice: [1, 6, 6], distance: 9, override: true }));
    expect(now(after, 'hull')).toBe(3);
    expect(after.played.log.steps.at(-1)?.events[0]).toMatchObject({
      note: { why: 'out-of-range' },
      rule: '5A',
    });
  });
});

describe('an order that a critical sends back (5F-03)', () => {
  const cards = [plain, order({ code: 'B-001' }), order({ code: 'B-002' })];
  const orderedBy = (rulings: Readonly<Record<string, string>>): Battle =>
    play(
      startBattle(
        duel({
          b: [{ id: 'b1', role: 'Super Heavy', armor: 0 }],
          cards,
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
  const ordered = orderedBy({});

  test.each([
    ['owner-chooses', 'owner'],
    ['attacker-chooses', 'attacker'],
  ])('ruling critical-returns-which-order: %s', (answer, chooses) => {
    const { setup, rules, played } = orderedBy({ 'critical-returns-which-order': answer });
    const situation = strikeFrom(setup, played.state, at());
    const asked = situation && strikeSituation(situation, rules);
    const strike = asked && playedStrike(asked, played.state, rules);
    expect(strike?.struck.returnedBy).toBe(chooses);
  });

  test('is the choice of its owner', () => {
    expect(refusalOf(ordered, at({ dice: [2, 6, 6] }))?.why).toMatchObject({
      needs: 'returned',
      count: 1,
    });
    const after = play(ordered, at({ dice: [2, 6, 6], returned: ['o:p-b:1'] }));
    expect(ordersAt(stateOf(after), 'b1').map(({ id }) => id)).toEqual(['o:p-b:2']);
  });

  test('is no choice where all go back', () => {
    expect(ordersAt(stateOf(play(ordered, at({ dice: [2, 2, 6] }))), 'b1')).toEqual([]);
  });
});

describe('quick entry', () => {
  const quick: AdmiralsCommand = {
    type: 'strike-quick',
    target: 'b1',
    hull: 1,
    criticals: 1,
    shields: [{ facing: null, points: 2 }],
  };

  test('takes only the damage, from an attacker that nobody tracks', () => {
    const after = play(table({ id: 'b1', shields: 3 }), quick);
    expect([now(after, 'hull'), now(after, 'criticals'), now(after, 'shield')]).toEqual([3, 1, 1]);
  });

  test('spends the armament that struck', () => {
    const after = play(table({ id: 'b1', shields: 3 }), {
      ...quick,
      with: { attacker: 'a1', armament: 0, mount: 0 },
    });
    expect(hasMark(stateOf(after), 'a1', 'spent:0:0')).toBe(true);
  });

  test('takes no shields that are not there', () => {
    expect(refusalOf(table(), quick)?.why.id).toBe('bad-damage');
  });
});

describe('what an earlier version told kind by kind is the same as replies', () => {
  const cards = [{ ...plain, lockAbility: { gives: 'dice', dice: 2 } } as const];
  const target = {
    id: 'b1',
    armor: 2,
    shields: [2, 0, 0, 0, 0, 0],
    keywords: ['Ore Hull'],
  } as const;

  test.each<[string, 'one-by-one' | 'together', StrikeRolls, NonNullable<Strike['replies']>]>([
    [
      'locks one after the other',
      'one-by-one',
      {
        dice: [1, 4, 4],
        shields: [{ facing: 'Direct Fore', hits: 1, criticals: 0 }],
        locks: [
          { use: 'lock-on', dice: [1] },
          { use: 'ability', dice: [3, 6] },
        ],
        saves: [
          { icon: 'hit', save: 'Armor', dice: [5] },
          { icon: 'direct', save: 'Ore Hull', dice: [2] },
        ],
      },
      {
        dice: [1, 4, 4],
        shields: [1, 0],
        'lock.0': ['lock-on'],
        'lockDice.0': [1],
        'lock.1': ['ability'],
        'lockDice.1': [3, 6],
        'save.hit.Armor': [5],
        'save.direct.Ore Hull': [2],
      },
    ],
    [
      'locks together',
      'together',
      {
        dice: [3, 4, 4],
        locks: [{ use: 'ability', dice: [1, 1] }, { use: 'hold' }],
        saves: [
          { icon: 'hit', save: 'Armor', dice: [1, 6] },
          { icon: 'direct', save: 'Ore Hull', dice: [6] },
        ],
      },
      {
        dice: [3, 4, 4],
        locks: [0, 1],
        'lockDice.0': [1, 1],
        'save.hit.Armor': [1, 6],
        'save.direct.Ore Hull': [6],
      },
    ],
  ])('%s', (_, answer, earlier, replies) => {
    const terms = { rulings: { 'locks-one-by-one': answer } };
    const battle = table(target, { cards, terms });
    const facings = ['Direct Fore'] as const;
    const steps = (command: Strike) => play(battle, command).played.log.steps.at(-1)?.events;
    expect(steps(at({ facings, ...earlier }))).toEqual(steps(at({ facings, replies })));
  });
});

describe('walking through a strike', () => {
  const battle = table({ id: 'b1', armor: 2, shields: [1, 0, 0, 0, 0, 0] });
  const needs = (command: Strike) => {
    const situation = strikeFrom(battle.setup, stateOf(battle), command);
    if (!situation) throw new Error('no situation');
    return resolveStrike(situation, command, stateOf(battle), battle.rules).wrong;
  };

  test.each<[string, Strike, object | null]>([
    ['where it stands', at(), { why: { needs: 'facings' } }],
    ['its dice', at({ facings: ['Direct Fore'] }), { why: { needs: 'dice', count: 3 } }],
    [
      'its shields',
      at({ facings: ['Direct Fore'], dice: [1, 1, 4] }),
      { why: { needs: 'shields' }, rule: '5E' },
    ],
    [
      'its lock',
      at({ facings: ['Direct Fore'], dice: [1, 1, 4], shields: [] }),
      { why: { needs: 'lock', count: 1 } },
    ],
    [
      'a save for each hit',
      at({
        facings: ['Direct Fore'],
        dice: [1, 1, 4],
        shields: [],
        locks: [{ use: 'lock-on', dice: [1] }],
      }),
      { why: { needs: 'save', count: 3 } },
    ],
    [
      'nothing more',
      at({
        facings: ['Direct Fore'],
        dice: [1, 1, 4],
        shields: [],
        locks: [{ use: 'hold' }],
        saves: [{ icon: 'hit', save: 'Armor', dice: [1, 6] }],
      }),
      null,
    ],
  ])('asks for %s', (_, command, need) => {
    if (need === null) expect(needs(command)).toBeNull();
    else expect(needs(command)).toMatchObject(need);
  });
});
