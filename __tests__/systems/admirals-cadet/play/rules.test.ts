import { GAME } from '../../../../src/core/game/events';
import { hasMark, pointsOf, trackOf } from '../../../../src/core/game/state';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import type { CadetSetup } from '../../../../src/systems/admirals-cadet/play/setup';
import type { OrderCard } from '../../../../src/systems/admirals-cadet/cards/forms';
import { A1_STRIKES_B1 } from '../../../builders/anyEdition';
import { effect, order, weapon } from '../../../builders/cadet';
import {
  inOrders,
  inShips,
  play,
  refusalOf,
  stateOf,
  withActive,
  type Battle,
  type Duel,
} from '../../../builders/cadetBattle';
import { offeredByPages } from '../../../builders/offeredByPages';
import type {
  CadetCommand,
  Skirmish,
  Strike,
} from '../../../../src/systems/admirals-cadet/play/commands';

const hullOf = (battle: Battle, ship: string) => trackOf(stateOf(battle), ship, 'hull')?.now;
const offered = ({ setup, played: { state } }: Battle) =>
  offeredByPages({ system: admiralsCadet, setup, state });
const whyNot = (battle: Battle, command: CadetCommand) => refusalOf(battle, command)?.why.id;

describe('Orders Phase', () => {
  const special = (code: string) => order({ code, type: 'Special' });
  const draft: Duel = {
    a: [
      { id: 'escort', role: 'Escort' },
      { id: 'light', role: 'Light' },
      { id: 'super', role: 'Super Heavy' },
      { id: 'seer', role: 'Light', keywords: ['Starcaster'] },
    ],
    cards: [
      weapon(),
      order({ code: 'B1' }),
      order({ code: 'B2' }),
      special('S1'),
      special('S2'),
      order({ code: 'P1', type: 'Psionic' }),
      order({ code: 'P2', type: 'Psionic' }),
    ],
    orders: { a: ['B1', 'B2', 'S1', 'S2', 'P1', 'P2'] },
  };
  const cardOf = (code: string): string =>
    `o:p-a:${['B1', 'B2', 'S1', 'S2', 'P1', 'P2'].indexOf(code) + 1}`;
  const assign = (ship: string, code: string): CadetCommand => ({
    type: 'assign-order',
    ship,
    card: cardOf(code),
  });

  test.each([
    ['escort', ['B1'], 'order-limit'],
    ['light', ['B1', 'B2'], 'order-limit'],
    ['super', ['B1', 'B2', 'S1'], 'order-limit'],
    ['super', ['S1', 'S2'], 'special-limit'],
    ['super', ['P1', 'P2'], 'psionic-limit'],
  ])('%s cannot take %j: %s', (ship, codes, why) => {
    const given = play(inOrders(draft), ...codes.slice(0, -1).map((code) => assign(ship, code)));
    expect(whyNot(given, assign(ship, codes.at(-1) ?? ''))).toBe(why);
  });

  test('one Psionic order a player, on whichever ship', () => {
    const given = play(inOrders(draft), assign('light', 'P1'));
    expect(whyNot(given, assign('super', 'P2'))).toBe('psionic-limit');
  });

  test('a Super Heavy with a Special order needs another, or the table does without', () => {
    const given = play(inOrders(draft), assign('super', 'S1'));
    expect(whyNot(given, { type: 'reveal' })).toBe('normal-order-required');
    expect(whyNot(play(given, assign('super', 'B1')), { type: 'reveal' })).toBeUndefined();
    const lax = play(
      inOrders({ ...draft, terms: { rulings: { 'super-heavy-normal-order': 'may' } } }),
      assign('super', 'S1'),
    );
    expect(whyNot(lax, { type: 'reveal' })).toBeUndefined();
  });

  test('Starcaster takes one Psionic order after the reveal, before any ship activates', () => {
    const shown = play(inOrders(draft), assign('light', 'P1'), { type: 'reveal' });
    expect(whyNot(shown, assign('light', 'P2'))).toBe('no-starcaster');
    const late = play(shown, assign('seer', 'P2'));
    expect(stateOf(late).cards[cardOf('P2')]).toMatchObject({ at: 'seer', face: 'up' });
    const begun = play(shown, { type: 'activate', ship: 'light' });
    expect(whyNot(begun, assign('seer', 'P2'))).toBe('too-late-for-starcaster');
  });

  describe('Starcaster lifts no limit but that on Psionic orders:', () => {
    const psionicSpecial = (code: string) => order({ code, type: 'Special', psionic: true });
    const late = (card: OrderCard, more: Duel = {}): Duel => ({
      ...more,
      a: [{ id: 'seer', role: 'Super Heavy', keywords: ['Starcaster'] }],
      cards: [weapon(), order({ code: 'B1' }), special('S1'), card],
      orders: { a: ['B1', 'S1', card.code, card.code] },
    });
    const give = (copy: number): CadetCommand => ({
      type: 'assign-order',
      ship: 'seer',
      card: `o:p-a:${copy}`,
    });
    const shown = (draft: Duel, ...copies: readonly number[]): Battle =>
      play(inOrders(draft), ...copies.map(give), { type: 'reveal' });
    const choosy = order({
      code: 'P1',
      type: 'Psionic',
      requirements: [{ on: 'role', roles: ['Light'] }],
    });
    const oneCopy: Partial<CadetSetup> = {
      scenario: {
        id: 'x',
        name: 'Live and Learn',
        rules: [],
        scoring: [],
        acts: [],
        noShields: [],
        inSystems: [],
        orderCopies: { team: 'a', most: 1, turns: 2 },
      },
    };

    test.each([
      ['what the card requires', late(choosy), [], 'order-requirement'],
      ['one Special order a ship', late(psionicSpecial('S9')), [1, 2], 'special-limit'],
      ['a normal order beside it', late(psionicSpecial('S9')), [], 'normal-order-required'],
      [
        'the copies that a scenario allows',
        late(order({ code: 'P1', type: 'Psionic' }), { terms: oneCopy }),
        [4],
        'copy-limit',
      ],
    ] as const)('%s', (_what, draft, before, why) => {
      expect(whyNot(shown(draft, ...before), give(3))).toBe(why);
    });

    test('the order is one more than the ship may have, or must have room', () => {
      const full = late(order({ code: 'P1', type: 'Psionic' }));
      expect(whyNot(shown(full, 1, 2), give(3))).toBeUndefined();
      const strict = { ...full, terms: { rulings: { 'starcaster-ship-limit': 'within' } } };
      expect(whyNot(shown(strict, 1, 2), give(3))).toBe('order-limit');
      expect(whyNot(shown(strict, 1), give(3))).toBeUndefined();
    });
  });

  test('orders come back in the refresh phase and can be repeated', () => {
    const turn = play(
      inOrders(draft),
      assign('light', 'B1'),
      { type: 'reveal' },
      { type: 'end-phase', override: true },
      { type: 'refresh' },
    );
    expect(stateOf(turn).cards[cardOf('B1')]?.at).toBe('p-a');
    const again = play(turn, { type: 'repeat-orders', player: 'p-a' });
    expect(stateOf(again).cards[cardOf('B1')]?.at).toBe('light');
  });
});

describe('Ship Phase', () => {
  test('the first player begins, and sides alternate; a table may do otherwise', () => {
    const battle = inShips({ a: [{ id: 'a1' }, { id: 'a2' }], b: [{ id: 'b1' }] });
    expect(whyNot(battle, { type: 'activate', ship: 'b1' })).toBe('not-your-turn');
    const one = play(
      battle,
      { type: 'activate', ship: 'a1' },
      { type: 'end-activation', ship: 'a1' },
    );
    expect(whyNot(one, { type: 'activate', ship: 'a2' })).toBe('not-your-turn');
    expect(whyNot(one, { type: 'activate', ship: 'a2', override: true })).toBeUndefined();
  });

  test('firing comes before movement', () => {
    const moved = play(withActive('a1'), { type: 'move', ship: 'a1' });
    const strike: Strike = {
      ...A1_STRIKES_B1,
      dice: [6, 6, 6],
    };
    expect(whyNot(moved, strike)).toBe('attacks-come-first');
  });
});

describe('Making Attacks', () => {
  const strike = (draft: Partial<Strike> = {}): Strike => ({
    ...A1_STRIKES_B1,
    dice: [6, 6, 6],
    ...draft,
  });

  test('the dice of one mount may go to several targets, or not', () => {
    const draft: Duel = { b: [{ id: 'b1' }, { id: 'b2' }] };
    const once = play(withActive('a1', draft), strike({ using: 1, dice: [6] }));
    const rest = strike({ target: 'b2', dice: [6, 6] });
    expect(whyNot(once, rest)).toBeUndefined();
    expect(whyNot(play(once, rest), strike({ dice: [6] }))).toBe('dice-used');
    const whole = withActive('a1', {
      ...draft,
      terms: { rulings: { 'dice-may-be-split': 'whole-mount' } },
    });
    expect(whyNot(whole, strike({ using: 1, dice: [6] }))).toBe('whole-mount');
  });

  test.each([
    [{ distance: 4 }, 'out-of-range'],
    [{ arcs: ['A'] }, 'out-of-arc'],
    [{ target: 'a2' }, 'own-team'],
    [{ dice: [6, 6] }, 'strike-needs'],
  ] as const)('%j is %s', (draft, why) => {
    const battle = withActive('a1', { a: [{ id: 'a1' }, { id: 'a2' }] });
    expect(whyNot(battle, strike(draft))).toBe(why);
  });

  test('a Heavy weapon marks its box, gives up a turn to erase it, and fires again', () => {
    const heavy = weapon({ types: ['Heavy'] });
    const b = [{ id: 'b1' }];
    const nextTurn = (battle: Battle): Battle =>
      play(
        battle,
        { type: 'end-phase', override: true },
        { type: 'refresh' },
        { type: 'reveal' },
        { type: 'activate', ship: 'a1', override: true },
      );
    const fired = play(withActive('a1', { b, cards: [heavy] }), strike());
    const second = nextTurn(fired);
    expect(whyNot(second, strike())).toBe('reloading');
    const ready = play(second, { type: 'reload', ship: 'a1', armament: 0 });
    expect(whyNot(ready, strike())).toBe('dice-used');
    expect(whyNot(nextTurn(ready), strike())).toBeUndefined();
  });

  test('the mark of a Heavy box is not erased in the turn that made it', () => {
    const reload: CadetCommand = { type: 'reload', ship: 'a1', armament: 0 };
    const draft: Duel = { cards: [weapon({ types: ['Heavy'] })] };
    const offers = (battle: Battle) => offered(battle).filter(({ type }) => type === 'reload');
    const part = play(withActive('a1', draft), strike({ using: 1, dice: [6] }));
    expect([whyNot(part, reload), offers(part)]).toEqual(['fired-this-turn', []]);
    expect(whyNot(part, strike({ dice: [6, 6] }))).toBeUndefined();
    const next = play(
      part,
      { type: 'end-phase', override: true },
      { type: 'refresh' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    expect([whyNot(next, reload), offers(next)]).toEqual([undefined, [reload]]);
  });

  test('nor by a second activation in that turn, where it is erased by activating', () => {
    const draft: Duel = {
      cards: [weapon({ types: ['Heavy'] })],
      terms: { rulings: { 'heavy-box-erased': 'on-activation' } },
    };
    const again = play(
      withActive('a1', draft),
      strike(),
      { type: 'end-activation', ship: 'a1' },
      { type: 'activate', ship: 'a1', override: true },
    );
    expect(hasMark(stateOf(again), 'a1', 'reloading:0')).toBe(true);
  });

  test('with the other reading the box is erased when the ship is activated', () => {
    const heavy = weapon({ types: ['Heavy'] });
    const draft: Duel = {
      cards: [heavy],
      terms: { rulings: { 'heavy-box-erased': 'on-activation' } },
    };
    const second = play(
      withActive('a1', draft),
      strike(),
      { type: 'end-phase', override: true },
      { type: 'refresh' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    expect(hasMark(stateOf(second), 'a1', 'reloading:0')).toBe(false);
    expect(whyNot(second, strike())).toBe('dice-used');
  });

  test('Critical Hits send back the orders of a Super Heavy, cripple it, destroy it', () => {
    const draft: Duel = {
      b: [{ id: 'b1', role: 'Super Heavy', hull: 9, keywords: ['Armor [5]'] }],
      cards: [weapon({ types: ['Heavy'], chart: { 1: ['critical'] } }), order({ code: 'B1' })],
      orders: { b: ['B1'] },
    };
    const given = play(
      inOrders(draft),
      { type: 'assign-order', ship: 'b1', card: 'o:p-b:1' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const critical = strike({ using: 1, dice: [1] });
    const once = play(given, critical);
    expect(stateOf(once).cards['o:p-b:1']?.at).toBe('p-b');
    const twice = play(once, critical);
    expect(hasMark(stateOf(twice), 'b1', 'crippled')).toBe(true);
    const dead = stateOf(play(twice, critical));
    expect(dead.ships['b1']?.left).toMatchObject({ how: 'critical', by: 'a1' });
    expect(dead.outcome).toEqual({ winner: 'a', by: 'eliminated' });
  });

  test('the Armor of an order is gone with it, within the same attack', () => {
    const plating = order({
      code: 'B1',
      effects: [
        effect({
          does: 'keyword',
          keyword: { name: 'Armor', value: 5 },
          reach: { whom: 'bearer' },
        }).effect,
      ],
    });
    const given = play(
      inOrders({
        b: [{ id: 'b1', role: 'Super Heavy', hull: 9 }],
        cards: [weapon({ chart: { 1: ['critical'] } }), plating],
        orders: { b: ['B1'] },
      }),
      { type: 'assign-order', ship: 'b1', card: 'o:p-b:1' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const saved = { using: 2, dice: [1, 1] };
    expect(whyNot(given, strike({ ...saved, criticals: [{ saves: [5] }] }))).toBe('strike-needs');
    const hurt = play(given, strike({ ...saved, criticals: [{ saves: [6] }, {}] }));
    expect(stateOf(hurt).cards['o:p-b:1']?.at).toBe('p-b');
    expect(hasMark(stateOf(hurt), 'b1', 'crippled')).toBe(true);
  });

  test('a Light ship loses a hull box while it has a shield box, and is destroyed without', () => {
    const draft: Duel = { b: [{ id: 'b1', role: 'Light', shields: 1 }, { id: 'b2' }] };
    const hurt = play(inShips(draft), { type: 'critical', ship: 'b1' });
    expect(hullOf(hurt, 'b1')).toBe(3);
    const bare = play(
      hurt,
      { type: 'adjust', ship: 'b1', track: 'shield', by: -1 },
      { type: 'critical', ship: 'b1' },
    );
    expect(stateOf(bare).ships['b1']?.left?.how).toBe('critical');
    const fogged = play(
      inShips(draft),
      { type: 'set-terrain', ship: 'b1', terrain: 'Nebula' },
      { type: 'critical', ship: 'b1' },
    );
    expect(stateOf(fogged).ships['b1']?.left?.how).toBe('critical');
  });

  test('an order’s own lock ability may be used', () => {
    const barrage = order({ code: 'B1', lockAbility: { gives: 'icons', icons: ['direct'] } });
    const draft: Duel = {
      b: [{ id: 'b1', role: 'Light', hull: 3 }],
      cards: [weapon({ chart: { 3: ['lock'] } }), barrage],
      orders: { a: ['B1'] },
    };
    const given = play(
      inOrders(draft),
      { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const spent = play(given, strike({ dice: [3, 6, 6], locks: [{ use: 'ability', which: 0 }] }));
    expect(hullOf(spent, 'b1')).toBe(2);
  });

  test.each<[string, Partial<Strike>, NonNullable<Strike['replies']>]>([
    [
      'Armor, then a box of a side',
      {
        dice: [1, 1, 6],
        saves: [{ save: 'Armor', dice: [2, 5] }],
        shields: [{ facing: 'Direct Fore', points: 1 }],
      },
      { dice: [1, 1, 6], 'save.Armor': [2, 5], boxes: [1] },
    ],
    [
      'Target Locks, those with the lowest faces first',
      {
        dice: [3, 2, 6],
        locks: [{ use: 'reroll', to: 6 }, { use: 'hold' }],
        saves: [{ save: 'Armor', dice: [6] }],
        shields: [],
      },
      {
        dice: [3, 2, 6],
        'lock.0': ['hold'],
        'lock.1': ['reroll'],
        lockDice: [6],
        'save.Armor': [6],
        boxes: [0],
      },
    ],
    [
      'a Critical Hit that a box blocks',
      { dice: [4, 6, 6], criticals: [{ saves: [6], box: 'Direct Fore' }] },
      { dice: [4, 6, 6], 'critical.0.0': [6], 'box.0': ['Direct Fore'] },
    ],
  ])('%s: as an earlier version told it, and as replies', (_what, earlier, replies) => {
    const chart = { 1: ['hit'], 2: ['lock', 'hit'], 3: ['lock'], 4: ['critical'] } as const;
    const draft: Duel = {
      b: [{ id: 'b1', role: 'Heavy', shields: [2, 0, 0, 0, 0, 0], keywords: ['Armor [2]'] }],
      cards: [weapon({ chart })],
    };
    const given = play(inShips(draft), { type: 'activate', ship: 'a1' });
    const facings = ['Direct Fore'] as const;
    const now = stateOf(play(given, strike({ facings, replies })));
    expect(stateOf(play(given, strike({ facings, ...earlier })))).toEqual(now);
    const more = strike({ facings, replies: { ...replies, 'save.Flak': [1] } });
    expect(refusalOf(given, more)?.why).toEqual({ id: 'left-over', what: 'saves' });
  });
});

describe('Movement', () => {
  test.each([
    ['Heavy', 3, 2],
    ['Super Heavy', 2, 1],
    ['Light', 3, null],
  ] as const)('%s: %d spaces at most, turning %p before each', (role, most, turns) => {
    let battle = withActive('a1', { a: [{ id: 'a1', role }] });
    if (turns !== null)
      expect(whyNot(battle, { type: 'move', ship: 'a1', rotations: turns + 1 })).toBe(
        'too-many-rotations',
      );
    for (let space = 0; space < most; space += 1)
      battle = play(battle, {
        type: 'move',
        ship: 'a1',
        ...(turns === null ? {} : { rotations: turns }),
      });
    expect(whyNot(battle, { type: 'move', ship: 'a1' })).toBe('no-moves-left');
  });

  test('a ship may pass through a friend, but neither stop nor fight there', () => {
    const draft: Duel = { a: [{ id: 'a1', role: 'Light' }, { id: 'a2' }] };
    const passing = play(withActive('a1', draft), { type: 'move', ship: 'a1', ontoFriend: true });
    expect(whyNot(passing, { type: 'end-activation', ship: 'a1' })).toBe('shares-hex');
    const fight: CadetCommand = {
      type: 'skirmish',
      active: 'a1',
      opposing: 'b1',
      dice: { active: [6, 6, 6], opposing: [6, 6, 6] },
    };
    expect(whyNot(passing, fight)).toBe('shares-hex');
    expect(
      whyNot(play(passing, { type: 'move', ship: 'a1' }), { type: 'end-activation', ship: 'a1' }),
    ).toBeUndefined();
  });

  test('orders change how far a ship must and may go', () => {
    const speed = order({
      code: 'B1',
      effects: [effect({ does: 'moves', min: 0, max: 1, reach: { whom: 'bearer' } }).effect],
    });
    const draft: Duel = { cards: [weapon(), speed], orders: { a: ['B1'] } };
    const given = play(
      inOrders(draft),
      { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    const four = Array.from({ length: 4 }, (): CadetCommand => ({ type: 'move', ship: 'a1' }));
    expect(whyNot(play(given, ...four), { type: 'move', ship: 'a1' })).toBe('no-moves-left');
  });
});

describe('Skirmishes', () => {
  const fight = (
    active: readonly number[],
    opposing: readonly number[],
    more: Partial<CadetCommand> = {},
  ): CadetCommand =>
    // Only fields of a skirmish are added.
    ({
      type: 'skirmish',
      active: 'a1',
      opposing: 'b1',
      dice: { active, opposing },
      ...more,
    }) as CadetCommand;

  test('each 1 costs the other a hull box, and where both stand the activation is over', () => {
    const battle = play(withActive('a1'), fight([1, 1, 6], [1, 6, 6]));
    expect([hullOf(battle, 'a1'), hullOf(battle, 'b1')]).toEqual([3, 2]);
    expect(hasMark(stateOf(battle), 'a1', 'activated')).toBe(true);
  });

  test('the survivor may take the hex, which is a move of the active ship, and go on', () => {
    const draft: Duel = { b: [{ id: 'b1', hull: 1 }, { id: 'b2' }] };
    const won = play(
      withActive('a1', draft),
      fight([1, 6, 6], [6, 6, 6], { advance: { terrain: null } }),
    );
    expect(stateOf(won).holders['a1']?.marks['moves-used']).toBe(1);
    expect(whyNot(won, { type: 'move', ship: 'a1' })).toBeUndefined();
    const stayed = play(withActive('a1', draft), fight([1, 6, 6], [6, 6, 6]));
    expect(stateOf(stayed).holders['a1']?.marks['moves-used']).toBeUndefined();
  });

  test('a skirmish is part of moving: nothing is fired or made ready after it', () => {
    const draft: Duel = {
      a: [{ id: 'a1', armamentDice: [2, 1] }],
      b: [{ id: 'b1', hull: 1 }, { id: 'b2' }],
      cards: [weapon({ types: ['Heavy'] })],
    };
    const marked = play(withActive('a1', draft), {
      type: 'set-mark',
      subject: 'a1',
      mark: 'reloading:1',
      to: 1,
    });
    const shot: CadetCommand = {
      type: 'strike',
      attacker: 'a1',
      armament: 0,
      mount: 0,
      target: 'b2',
      dice: [6, 6],
    };
    const reload: CadetCommand = { type: 'reload', ship: 'a1', armament: 1 };
    expect([whyNot(marked, shot), whyNot(marked, reload)]).toEqual([undefined, undefined]);
    for (const won of [
      play(marked, fight([1, 6, 6], [6, 6, 6])),
      play(marked, {
        type: 'skirmish-quick',
        active: 'a1',
        opposing: 'b1',
        hull: { active: 0, opposing: 1 },
      }),
    ]) {
      expect(whyNot(won, shot)).toBe('attacks-come-first');
      expect(whyNot(won, reload)).toBe('attacks-come-first');
      const types = offered(won).map(({ type }) => type);
      expect(types).not.toContain('reload');
      expect(types).toContain('move');
    }
  });

  test('a ship that wins as the other’s turn ends may take the hex too', () => {
    const draft: Duel = { a: [{ id: 'a1', hull: 1 }, { id: 'a2' }] };
    const lost = play(
      withActive('a1', draft),
      fight([6, 6, 6], [1, 6, 6], { advance: { terrain: 'Nebula' } }),
    );
    expect(stateOf(lost).holders['b1']?.marks['terrain']).toBe('Nebula');
    expect(stateOf(lost).holders['b1']?.marks['moves-used']).toBeUndefined();
  });
});

describe('taking a hex after a skirmish out of a black hole', () => {
  const duelAt = (who: 'a1' | 'b1', role: 'Light' | 'Super Heavy'): Battle => {
    const [winner, loser] = [{ role }, { hull: 1 }];
    const draft: Duel = {
      a: [{ id: 'a1', ...(who === 'a1' ? winner : loser) }, { id: 'a2' }],
      b: [{ id: 'b1', ...(who === 'b1' ? winner : loser) }, { id: 'b2' }],
    };
    return play(withActive('a1', draft), {
      type: 'set-terrain',
      ship: who,
      terrain: 'Black Hole',
    });
  };
  type Outcome = Pick<Skirmish, 'breakOut' | 'advance'>;
  const rolled = (who: 'a1' | 'b1', outcome: Outcome): CadetCommand => ({
    type: 'skirmish',
    active: 'a1',
    opposing: 'b1',
    dice: {
      active: who === 'a1' ? [1, 6, 6] : [6, 6, 6],
      opposing: who === 'b1' ? [1, 6, 6] : [6, 6, 6],
    },
    ...outcome,
  });
  const quick = (who: 'a1' | 'b1', outcome: Outcome): CadetCommand => ({
    type: 'skirmish-quick',
    active: 'a1',
    opposing: 'b1',
    hull: { active: who === 'b1' ? 1 : 0, opposing: who === 'a1' ? 1 : 0 },
    ...outcome,
  });
  const terrainOf = (battle: Battle, ship: string) =>
    stateOf(battle).holders[ship]?.marks['terrain'];

  describe.each([
    ['rolled here', rolled],
    ['fought at the table', quick],
  ] as const)('%s', (_how, fight) => {
    test.each(['a1', 'b1'] as const)(
      '%s rolls to break out, then whether it is dragged back',
      (who) => {
        const battle = duelAt(who, 'Light');
        const into = { terrain: null };
        expect(whyNot(battle, fight(who, { advance: into }))).toBe('break-out-roll');
        expect(whyNot(battle, fight(who, { advance: into, breakOut: 5 }))).toBe('drag-roll');
        const out = fight(who, { advance: { ...into, drag: 4 }, breakOut: 5 });
        expect(terrainOf(play(battle, out), who)).toBeUndefined();
        const back = fight(who, { advance: { ...into, drag: 5 }, breakOut: 5 });
        expect(terrainOf(play(battle, back), who)).toBe('Black Hole');
        const lost = stateOf(play(battle, fight(who, { advance: into, breakOut: 6 })));
        expect(lost.ships[who]?.left?.how).toBe('black-hole');
      },
    );

    test('a Super Heavy is lost from a 5 on', () => {
      const lost = play(
        duelAt('a1', 'Super Heavy'),
        fight('a1', { advance: { terrain: null }, breakOut: 5 }),
      );
      expect(stateOf(lost).ships['a1']?.left?.how).toBe('black-hole');
      expect(hasMark(stateOf(lost), GAME, 'active')).toBe(false);
    });

    test('who stays in the hole, or stands elsewhere, rolls nothing', () => {
      expect(whyNot(duelAt('a1', 'Light'), fight('a1', {}))).toBeUndefined();
      expect(whyNot(duelAt('a1', 'Light'), fight('a1', { breakOut: 1 }))).toBe('left-over');
      const open = play(duelAt('a1', 'Light'), {
        type: 'set-terrain',
        ship: 'a1',
        terrain: null,
      });
      const told = { advance: { terrain: null }, breakOut: 1 };
      expect(whyNot(open, fight('a1', told))).toBe('left-over');
      expect(whyNot(open, fight('a1', { advance: { terrain: null } }))).toBeUndefined();
    });
  });
});

describe('Terrain', () => {
  test('next to a black hole a roll drags the ship in, and another may destroy it on the way out', () => {
    const draft: Duel = { a: [{ id: 'a1', role: 'Light' }, { id: 'a2' }] };
    const near: CadetCommand = {
      type: 'move',
      ship: 'a1',
      enters: { terrain: null, nearHole: true },
    };
    const battle = withActive('a1', draft);
    expect(whyNot(battle, near)).toBe('drag-roll');
    const held = play(battle, { ...near, enters: { terrain: null, nearHole: true, drag: 4 } });
    expect(stateOf(held).holders['a1']?.marks['terrain']).toBeUndefined();
    const inside = play(battle, { ...near, enters: { terrain: null, nearHole: true, drag: 5 } });
    expect(stateOf(inside).holders['a1']?.marks['terrain']).toBe('Black Hole');
    expect(whyNot(inside, { type: 'move', ship: 'a1' })).toBe('break-out-roll');
    const lost = play(inside, { type: 'move', ship: 'a1', breakOut: 6 });
    expect(stateOf(lost).ships['a1']?.left?.how).toBe('black-hole');
    const out: CadetCommand = { type: 'move', ship: 'a1', breakOut: 1 };
    expect(whyNot(inside, out)).toBe('drag-roll');
    expect(whyNot(inside, { ...out, enters: { terrain: null, drag: 1 } })).toBeUndefined();
  });

  test('a ship that the hole drags out of a friend’s hex is alone, and may stop and fight', () => {
    const draft: Duel = { a: [{ id: 'a1', role: 'Light' }, { id: 'a2' }] };
    const passing = (drag: number): Battle =>
      play(withActive('a1', draft), {
        type: 'move',
        ship: 'a1',
        ontoFriend: true,
        enters: { terrain: null, nearHole: true, drag },
      });
    const stop: CadetCommand = { type: 'end-activation', ship: 'a1' };
    expect(whyNot(passing(4), stop)).toBe('shares-hex');
    expect(whyNot(passing(5), stop)).toBeUndefined();
  });

  test('dust costs a Hit on the front, a star one on a side of choice on a 6', () => {
    const draft: Duel = { a: [{ id: 'a1', shields: [0, 1] }] };
    const battle = withActive('a1', draft);
    const dust = play(battle, { type: 'move', ship: 'a1', enters: { terrain: 'Dust Cloud' } });
    expect(hullOf(dust, 'a1')).toBe(3);
    const star = (roll: number, pays?: 'Right Fore' | 'hull'): CadetCommand => ({
      type: 'move',
      ship: 'a1',
      enters: { terrain: 'Star System', roll, ...(pays ? { pays } : {}) },
    });
    expect(whyNot(battle, star(6))).toBe('hit-payment');
    expect(
      trackOf(stateOf(play(battle, star(6, 'Right Fore'))), 'a1', 'shield:Right Fore')?.now,
    ).toBe(0);
    expect(hullOf(play(battle, star(5)), 'a1')).toBe(4);
  });
});

describe('Ending the Game', () => {
  test('after turn 6 each ship in a Star System is worth 5, and the most points win', () => {
    const draft: Duel = { a: [{ id: 'a1' }], b: [{ id: 'b1' }] };
    let battle = play(inShips(draft), { type: 'set-terrain', ship: 'b1', terrain: 'Star System' });
    for (let turn = 1; turn <= 6; turn += 1) {
      if (turn > 1) battle = play(battle, { type: 'reveal' });
      battle = play(battle, { type: 'end-phase', override: true }, { type: 'refresh' });
    }
    expect(pointsOf(stateOf(battle), 'b')).toBe(5);
    expect(stateOf(battle).outcome).toEqual({ winner: 'b', by: 'objective-points' });
  });

  test.each([
    ['count', 'b', 'fleet-value-destroyed'],
    ['do-not-count', null, 'stalemate'],
  ])('a ship lost in the black hole, read as %s', (answer, winner, by) => {
    const draft: Duel = {
      a: [{ id: 'a1' }, { id: 'a2' }],
      terms: { rulings: { 'hole-losses-count': answer } },
    };
    const ended = play(
      withActive('a1', draft),
      { type: 'set-terrain', ship: 'a1', terrain: 'Black Hole' },
      { type: 'move', ship: 'a1', breakOut: 6 },
      { type: 'end-game' },
    );
    expect(stateOf(ended).outcome).toEqual({ winner, by });
  });

  test('tied on points, the Fleet Value destroyed decides', () => {
    const draft: Duel = { b: [{ id: 'b1', fleetValue: 3 }, { id: 'b2' }] };
    const battle = play(inShips(draft), { type: 'remove-ship', ship: 'b1' }, { type: 'end-game' });
    expect(stateOf(battle).outcome).toEqual({ winner: 'a', by: 'fleet-value-destroyed' });
  });
});
