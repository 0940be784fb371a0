import { hasMark, pointsOf, trackOf } from '../../../src/core/game/state';
import { hullTaken } from '../../../src/systems/admirals-cadet/fleet/firepower';
import { attackPage } from '../../../src/systems/admirals-cadet/pages/attack/attackPage';
import { bridge } from '../../../src/systems/admirals-cadet/pages/bridge';
import { gameCorrections } from '../../../src/systems/admirals-cadet/pages/corrections';
import { makeView } from '../../../src/systems/admirals-cadet/pages/view';
import { movePage } from '../../../src/systems/admirals-cadet/pages/movePage';
import { placingPage } from '../../../src/systems/admirals-cadet/pages/phasePages';
import type { Piece } from '../../../src/systems/admirals-cadet/piece';
import type { CadetCommand } from '../../../src/systems/admirals-cadet/play/commands';
import { strikeSituation } from '../../../src/systems/admirals-cadet/strike/spec';
import { volleyOf } from '../../../src/systems/admirals-cadet/strike/volley';
import { LOCK_POLICIES } from '../../../src/systems/admirals-cadet/strike/odds';
import { en } from '../../../src/systems/admirals-cadet/words/en';
import type { Answers } from '../../../src/core/pages/answers';
import type { Page } from '../../../src/core/pages/page';
import { A1_STRIKES_B1 } from '../../builders/anyEdition';
import { enemy, order, RULES, ship, shipCard, strike, weapon } from '../../builders/cadet';
import {
  inOrders,
  inShips,
  play,
  refusalOf,
  scenarioSetup,
  startBattle,
  stateOf,
  withActive,
  type Battle,
  type DuelShip,
} from '../../builders/cadetBattle';

const hull = (battle: Battle, id: string) => trackOf(stateOf(battle), id, 'hull')?.now ?? null;
const how = (battle: Battle, id: string) => stateOf(battle).ships[id]?.left?.how ?? 'stands';
const why = (battle: Battle, command: CadetCommand) => refusalOf(battle, command)?.why.id ?? 'may';
const viewOf = (battle: Battle) => makeView(battle.setup, stateOf(battle), battle.rules, en);
const textOf = (page: Page | null) => JSON.stringify(page);

/** What became of b1 in an attack of a1: its hull, or how it left. */
const struck = (
  b1: Partial<DuelShip>,
  chart: Readonly<Record<number, readonly ('hit' | 'critical' | 'direct' | 'lock')[]>>,
  rolls: object,
  draft: {
    readonly types?: readonly ('Basic' | 'Heavy' | 'Ordnance')[];
    readonly terms?: object;
  } = {},
): string | number => {
  const { types = ['Basic'], terms = {} } = draft;
  const battle = play(
    withActive('a1', {
      b: [{ id: 'b1', ...b1 }, { id: 'b2' }],
      cards: [weapon({ chart, types })],
      terms,
    }),
    { ...A1_STRIKES_B1, ...rolls },
  );
  if (how(battle, 'b1') !== 'stands') return 'destroyed';
  return hasMark(stateOf(battle), 'b1', 'crippled') ? 'crippled' : (hull(battle, 'b1') ?? 0);
};

/** Flak that a friend within 1 hex gives. */
const coverOf = (friend: Piece): number =>
  strikeSituation(
    strike({
      weapon: weapon({ types: ['Ordnance'] }),
      target: enemy(),
      nearTarget: [{ piece: friend, distance: 1 }],
    }),
    RULES,
  ).spec.target.saves.now.find(({ name }) => name === 'Flak')?.upTo ?? 0;

const HIT = { 1: ['hit'] } as const;
const CRIT = { 1: ['critical'] } as const;
const LOCK = { 1: ['hit'], 3: ['lock'] } as const;
const pool = (points: number) => ({ shields: [{ facing: null, points }] });
const fore = (points: number) => ({
  facings: ['Direct Fore'],
  shields: [{ facing: 'Direct Fore', points }],
});

describe('Resolving Attack Icons', () => {
  test.each<[string, () => string | number, string | number]>([
    ['Hits: each costs a hull box', () => struck({}, HIT, { dice: [1, 1, 6] }), 2],
    [
      'Hits: without a hull box it is destroyed',
      () => struck({ hull: 2 }, HIT, { dice: [1, 1, 6] }),
      'destroyed',
    ],
    [
      'Shields: a Light ship cancels a Hit with a box of its track',
      () => struck({ role: 'Light', shields: 2 }, HIT, { dice: [1, 1, 6], ...pool(2) }),
      4,
    ],
    [
      'Shields: no more than it has',
      () => struck({ role: 'Light', shields: 1 }, HIT, { dice: [1, 1, 6], ...pool(1) }),
      3,
    ],
    [
      'Shields: a Heavy ship uses the side that is struck',
      () => struck({ shields: [2, 0, 0, 0, 0, 0] }, HIT, { dice: [1, 1, 6], ...fore(2) }),
      4,
    ],
    [
      'Critical Hits: an Escort is destroyed',
      () => struck({ role: 'Escort', hull: 9, shields: 2 }, CRIT, { dice: [1, 6, 6] }),
      'destroyed',
    ],
    [
      'Critical Hits: a Light ship with a shield box loses a hull box',
      () => struck({ role: 'Light', shields: 1 }, CRIT, { dice: [1, 6, 6] }),
      3,
    ],
    [
      'Critical Hits: a Light ship without is destroyed',
      () => struck({ role: 'Light' }, CRIT, { dice: [1, 6, 6] }),
      'destroyed',
    ],
    [
      'Critical Hits: a Heavy ship is crippled',
      () => struck({}, CRIT, { dice: [1, 6, 6] }),
      'crippled',
    ],
    [
      'Critical Hits: a Heavy ship that is crippled is destroyed',
      () => struck({}, CRIT, { dice: [1, 1, 6] }),
      'destroyed',
    ],
    [
      'Critical Hits: a Super Heavy without orders is crippled',
      () => struck({ role: 'Super Heavy' }, CRIT, { dice: [1, 6, 6] }),
      'crippled',
    ],
    [
      'Critical Hits: a Super Heavy crippled and without orders is destroyed',
      () => struck({ role: 'Super Heavy' }, CRIT, { dice: [1, 1, 6] }),
      'destroyed',
    ],
    [
      'Critical Hits: blocked by a Heavy ship as Hits are',
      () =>
        struck({ shields: [1, 0, 0, 0, 0, 0] }, CRIT, {
          dice: [1, 6, 6],
          facings: ['Direct Fore'],
          criticals: [{ box: 'Direct Fore' }],
        }),
      4,
    ],
    [
      'Target Locks: the die is rolled again',
      () => struck({}, LOCK, { dice: [3, 6, 6], locks: [{ use: 'reroll', to: 1 }] }),
      3,
    ],
    [
      'Target Locks: a new Target Lock is ignored',
      () => struck({}, LOCK, { dice: [3, 6, 6], locks: [{ use: 'reroll', to: 3 }] }),
      4,
    ],
    [
      'Direct Hit: bypasses all defenses',
      () =>
        struck(
          { role: 'Light', shields: 3, keywords: ['Armor [5]'] },
          { 1: ['direct'] },
          { dice: [1, 6, 6] },
        ),
      3,
    ],
    [
      'Armor: x or less cancels a Hit',
      () =>
        struck({ keywords: ['Armor [2]'] }, HIT, {
          dice: [1, 6, 6],
          saves: [{ save: 'Armor', dice: [2] }],
        }),
      4,
    ],
    [
      'Armor: more than x does not',
      () =>
        struck({ keywords: ['Armor [2]'] }, HIT, {
          dice: [1, 6, 6],
          saves: [{ save: 'Armor', dice: [3] }],
        }),
      3,
    ],
    [
      'Armor: a 6 never saves',
      () =>
        struck({ keywords: ['Armor [6]'] }, HIT, {
          dice: [1, 6, 6],
          saves: [{ save: 'Armor', dice: [6] }],
        }),
      3,
    ],
    [
      'Armor: copies add up',
      () =>
        struck({ keywords: ['Armor [2]', 'Armor [2]'] }, HIT, {
          dice: [1, 6, 6],
          saves: [{ save: 'Armor', dice: [4] }],
        }),
      4,
    ],
    [
      'Armor: not against a Heavy weapon',
      () => struck({ keywords: ['Armor [5]'] }, HIT, { dice: [1, 6, 6] }, { types: ['Heavy'] }),
      3,
    ],
    [
      'Armor: against a Critical Hit too',
      () =>
        struck({ keywords: ['Armor [2]'] }, CRIT, { dice: [1, 6, 6], criticals: [{ saves: [1] }] }),
      4,
    ],
    [
      'Flak: against Ordnance',
      () =>
        struck(
          { keywords: ['Flak [2]'] },
          HIT,
          { dice: [1, 6, 6], saves: [{ save: 'Flak', dice: [2] }] },
          { types: ['Ordnance'] },
        ),
      4,
    ],
    [
      'Flak: against nothing else',
      () => struck({ keywords: ['Flak [5]'] }, HIT, { dice: [1, 6, 6] }),
      3,
    ],
  ])('%s', (_, run, expected) => {
    expect(run()).toBe(expected);
  });
});

describe('Making Attacks: modifiers', () => {
  const modifier = (
    target: Partial<DuelShip> & {
      terrain?: 'Nebula' | 'Star System' | 'Dust Cloud' | 'Black Hole' | null;
    },
    byHand: readonly number[] = [],
  ) =>
    strikeSituation(
      strike({
        target: enemy(target),
        byHand: byHand.map(
          (value) => ({ value, source: { of: 'hand', text: '' }, rule: 'Making Attacks' }) as const,
        ),
      }),
      RULES,
    ).modifiers.applied;

  test.each([
    ['Star System: +1', modifier({ terrain: 'Star System' }), 1],
    ['Dust Cloud: +1', modifier({ terrain: 'Dust Cloud' }), 1],
    ['Nebula: +2', modifier({ terrain: 'Nebula' }), 2],
    ['Black Hole: none', modifier({ terrain: 'Black Hole' }), 0],
    ['not more than +2', modifier({ terrain: 'Nebula' }, [1, 1]), 2],
    ['not less than -1', modifier({}, [-1, -1]), -1],
    ['combined before they are limited', modifier({ terrain: 'Nebula' }, [1, -1]), 2],
  ])('%s', (_, now, expected) => {
    expect(now).toBe(expected);
  });

  test('Nebula: shield boxes count as damaged', () => {
    const answer = (terrain: 'Nebula' | null) =>
      strikeSituation(strike({ target: enemy({ role: 'Light', shields: 3, terrain }) }), RULES)
        .shields.points;
    expect([answer(null), answer('Nebula')]).toEqual([3, 0]);
  });

  test.each([
    [2, [6]],
    [3, []],
  ])('Augur: a friend %i hexes away lets roll again %j', (distance, faces) => {
    const nearAttacker = [{ piece: ship({ id: 'seer', keywords: ['Augur'] }), distance }];
    expect(strikeSituation(strike({ nearAttacker }), RULES).spec.roll.rerolledFaces).toEqual(faces);
  });

  test.each([
    [1, 1],
    [2, 0],
  ])('Cover [1]: at a distance of %i friends have Flak %i', (distance, flak) => {
    const nearTarget = [{ piece: enemy({ id: 'friend', keywords: ['Cover [1]'] }), distance }];
    const { spec } = strikeSituation(
      strike({ weapon: weapon({ types: ['Ordnance'] }), target: enemy(), nearTarget }),
      RULES,
    );
    expect(spec.target.saves.now.find(({ name }) => name === 'Flak')?.upTo ?? 0).toBe(flak);
  });
});

/** A skirmish of a1 with b1: the hull of both, or how they left. */
const fought = (a1: Partial<DuelShip>, b1: Partial<DuelShip>, rolls: object, near: object = {}) => {
  const battle = play(
    withActive('a1', {
      a: [
        { id: 'a1', ...a1 },
        { id: 'a2', role: 'Light', keywords: ['Support [2]'] },
      ],
      b: [{ id: 'b1', ...b1 }, { id: 'b2' }],
    }),
    { type: 'skirmish', active: 'a1', opposing: 'b1', ...near, ...rolls },
  );
  return [
    how(battle, 'a1') === 'stands' ? hull(battle, 'a1') : 'gone',
    how(battle, 'b1') === 'stands' ? hull(battle, 'b1') : 'gone',
  ];
};
const dice = (active: readonly number[], opposing: readonly number[], more: object = {}) => ({
  dice: { active, opposing },
  ...more,
});

describe('Skirmishes', () => {
  test.each<[string, () => readonly unknown[], readonly unknown[]]>([
    ['each 1 is a Direct Hit', () => fought({}, {}, dice([1, 1, 2], [1, 2, 3])), [3, 2]],
    [
      'Shields do not cancel it',
      () => fought({}, { shields: [3, 3, 3, 3, 3, 3] }, dice([1, 6, 6], [6, 6, 6])),
      [4, 3],
    ],
    [
      'both may be destroyed',
      () => fought({ hull: 1 }, { hull: 1 }, dice([1, 6, 6], [1, 6, 6])),
      ['gone', 'gone'],
    ],
    [
      'Boarding Array: a 6 is a Direct Hit too',
      () => fought({ keywords: ['Boarding Array'] }, {}, dice([1, 6, 5], [5, 5, 5])),
      [4, 2],
    ],
    [
      'Deadly [2]: 2 or lower',
      () => fought({ keywords: ['Deadly [2]'] }, {}, dice([1, 2, 3], [5, 5, 5])),
      [4, 2],
    ],
    [
      'Deadly: the highest counts',
      () => fought({ keywords: ['Deadly [2]', 'Deadly [3]'] }, {}, dice([3, 3, 4], [5, 5, 5])),
      [4, 2],
    ],
    [
      'Lethal [2]: the opponent of a ship that is destroyed takes 2',
      () => fought({}, { hull: 1, keywords: ['Lethal [2]'] }, dice([1, 6, 6], [6, 6, 6])),
      [2, 'gone'],
    ],
    [
      'Ore Hull: cancels one Direct Hit',
      () => fought({}, { keywords: ['Ore Hull'] }, dice([1, 1, 6], [6, 6, 6])),
      [4, 3],
    ],
    [
      'Ram-Prow: on 4 or lower 2 more against a Heavy',
      () =>
        fought(
          { keywords: ['Ram-Prow'] },
          {},
          dice([6, 6, 6], [6, 6, 6], { rams: { active: [4], opposing: [] } }),
        ),
      [4, 2],
    ],
    [
      'Ram-Prow: on 5 none',
      () =>
        fought(
          { keywords: ['Ram-Prow'] },
          {},
          dice([6, 6, 6], [6, 6, 6], { rams: { active: [5], opposing: [] } }),
        ),
      [4, 4],
    ],
    [
      'Ram-Prow: nothing to roll against a Light ship',
      () => fought({ keywords: ['Ram-Prow'] }, { role: 'Light' }, dice([6, 6, 6], [6, 6, 6])),
      [4, 4],
    ],
    [
      'Shuttle Hangar: one die more',
      () => fought({ keywords: ['Shuttle Hangar'] }, {}, dice([1, 1, 1, 1], [6, 6, 6])),
      [4, 'gone'],
    ],
    [
      'Support [2]: two dice more for an Escort beside it',
      () =>
        fought({ role: 'Escort', armamentDice: [1] }, {}, dice([1, 1, 1], [6, 6, 6]), {
          nearActive: [{ ship: 'a2', distance: 0 }],
        }),
      [4, 1],
    ],
  ])('%s', (_, run, expected) => {
    expect(run()).toEqual(expected);
  });

  test('where neither is destroyed the activation is over', () => {
    const over = play(withActive('a1', { a: [{ id: 'a1' }, { id: 'a2' }] }), {
      type: 'skirmish',
      active: 'a1',
      opposing: 'b1',
      ...dice([6, 6, 6], [6, 6, 6]),
    });
    expect(hasMark(stateOf(over), 'a1', 'activated')).toBe(true);
  });
});

/** Where a ship that moves comes to stand, and with what hull. */
const moved = (
  a1: Partial<DuelShip>,
  enters: object,
  terms: object = {},
  more: readonly CadetCommand[] = [],
) => {
  const battle = play(
    withActive('a1', { a: [{ id: 'a1', ...a1 }, { id: 'a2' }], terms }),
    ...more,
    { type: 'move', ship: 'a1', enters } as CadetCommand,
  );
  const terrain = stateOf(battle).holders['a1']?.marks['terrain'] ?? null;
  return how(battle, 'a1') === 'stands' ? [terrain, hull(battle, 'a1')] : ['gone', 0];
};
const HOLE = { terrain: null, nearHole: true } as const;

describe('Terrain Types', () => {
  test.each<[string, () => readonly unknown[], readonly unknown[]]>([
    [
      'Star System: a Heavy ship takes a Hit on a 6',
      () => moved({}, { terrain: 'Star System', roll: 6, pays: 'hull' }),
      ['Star System', 3],
    ],
    [
      'Star System: not on a 5',
      () => moved({}, { terrain: 'Star System', roll: 5 }),
      ['Star System', 4],
    ],
    [
      'Star System: a Light ship does not roll',
      () => moved({ role: 'Light' }, { terrain: 'Star System' }),
      ['Star System', 4],
    ],
    [
      'Dust Cloud: one Hit',
      () => moved({ role: 'Light' }, { terrain: 'Dust Cloud' }),
      ['Dust Cloud', 3],
    ],
    [
      'Dust Cloud: which a shield box takes',
      () => moved({ role: 'Light', shields: 1 }, { terrain: 'Dust Cloud', pays: 'pool' }),
      ['Dust Cloud', 4],
    ],
    [
      'Black Hole: 5 drags a Light ship in',
      () => moved({ role: 'Light' }, { ...HOLE, drag: 5 }),
      ['Black Hole', 4],
    ],
    ['Black Hole: 4 does not', () => moved({ role: 'Light' }, { ...HOLE, drag: 4 }), [null, 4]],
    [
      'Black Hole: a Heavy ship is dragged in by a 4',
      () => moved({}, { ...HOLE, drag: 4 }),
      ['Black Hole', 4],
    ],
    [
      'Black Hole: a Super Heavy by a 3',
      () => moved({ role: 'Super Heavy' }, { ...HOLE, drag: 3 }),
      ['Black Hole', 4],
    ],
    [
      'Black Hole: a Super Heavy not by a 2',
      () => moved({ role: 'Super Heavy' }, { ...HOLE, drag: 2 }),
      [null, 4],
    ],
  ])('%s', (_, run, expected) => {
    expect(run()).toEqual(expected);
  });

  test.each([
    ['Light', 5, 'stands'],
    ['Heavy', 5, 'stands'],
    ['Heavy', 6, 'black-hole'],
    ['Super Heavy', 5, 'black-hole'],
    ['Super Heavy', 4, 'stands'],
  ] as const)('Black Hole: a %s that rolls %i on its way out: %s', (role, breakOut, expected) => {
    const out = play(
      withActive('a1', { a: [{ id: 'a1', role }, { id: 'a2' }] }),
      { type: 'set-terrain', ship: 'a1', terrain: 'Black Hole' },
      { type: 'move', ship: 'a1', breakOut, enters: { terrain: null, drag: 1 } },
    );
    expect(how(out, 'a1')).toBe(expected);
  });

  test('Black Hole: whoever leaves it tests at once whether it is dragged back', () => {
    const inside = play(withActive('a1'), {
      type: 'set-terrain',
      ship: 'a1',
      terrain: 'Black Hole',
    });
    expect(why(inside, { type: 'move', ship: 'a1', breakOut: 1, enters: { terrain: null } })).toBe(
      'drag-roll',
    );
  });

  test('Star System: 5 Objective Points at the end for each with a ship in it', () => {
    const over = play(
      inShips(),
      { type: 'set-terrain', ship: 'b1', terrain: 'Star System' },
      { type: 'set-phase', round: 6, phase: 'refresh' },
      { type: 'refresh' },
    );
    expect(pointsOf(stateOf(over), 'b')).toBe(5);
    expect(stateOf(over).outcome).toEqual({ winner: 'b', by: 'objective-points' });
  });
});

describe('Turn Structure, Ending the Game', () => {
  const orders = { cards: [weapon(), order({ code: 'B1' })], orders: { a: ['B1'] } };

  test.each<[string, () => unknown, unknown]>([
    [
      'Setup: the first player places first',
      () => why(startBattle(inOrders().setup), { type: 'place-ship', ship: 'b1' }),
      'not-your-turn',
    ],
    [
      'Ship Phase: the first player activates first',
      () => why(inShips(), { type: 'activate', ship: 'b1' }),
      'not-your-turn',
    ],
    [
      'Ship Phase: players alternate',
      () =>
        why(
          play(withActive('a1', { a: [{ id: 'a1' }, { id: 'a2' }] }), {
            type: 'end-activation',
            ship: 'a1',
          }),
          { type: 'activate', ship: 'a2' },
        ),
      'not-your-turn',
    ],
    [
      'Ship Phase: after all have activated comes the Refresh Phase',
      () => stateOf(play(inShips(), { type: 'end-phase', override: true })).phase,
      'refresh',
    ],
    [
      'Refresh Phase: orders go back to the library',
      () =>
        Object.values(
          stateOf(
            play(
              inOrders(orders),
              { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
              { type: 'reveal' },
              { type: 'end-phase', override: true },
              { type: 'refresh' },
            ),
          ).cards,
        )[0]?.slot,
      'library',
    ],
    [
      'Turn Structure: the sixth turn is the last',
      () =>
        stateOf(
          play(inShips(), { type: 'set-phase', round: 6, phase: 'refresh' }, { type: 'refresh' }),
        ).outcome?.by,
      'stalemate',
    ],
    [
      'Ending the Game: a tie goes to more Fleet Power destroyed',
      () =>
        stateOf(
          play(
            inShips({ b: [{ id: 'b1' }, { id: 'b2' }] }),
            { type: 'remove-ship', ship: 'b2' },
            { type: 'set-phase', round: 6, phase: 'refresh' },
            { type: 'refresh' },
          ),
        ).outcome?.by,
      'fleet-value-destroyed',
    ],
    [
      'Objectives: a fleet that is eliminated has lost',
      () => stateOf(play(inShips(), { type: 'remove-ship', ship: 'b1' })).outcome?.by,
      'eliminated',
    ],
  ])('%s', (_, run, expected) => {
    expect(run()).toBe(expected);
  });

  test('the verdict follows what is corrected after the end', () => {
    const over = play(
      inShips({ b: [{ id: 'b1' }, { id: 'b2' }] }),
      { type: 'set-phase', round: 6, phase: 'refresh' },
      { type: 'refresh' },
    );
    const system = play(over, { type: 'set-terrain', ship: 'b1', terrain: 'Star System' });
    expect(stateOf(system).outcome).toEqual({ winner: 'b', by: 'objective-points' });
    const lost = play(system, { type: 'remove-ship', ship: 'b1' });
    expect(stateOf(lost).outcome).toEqual({ winner: 'a', by: 'fleet-value-destroyed' });
    expect(textOf(gameCorrections(viewOf(over), {}))).toContain('"type":"score"');
  });
});

test.each([
  ['Escort', undefined],
  ['Light', undefined],
  ['Heavy', 2],
  ['Super Heavy', 1],
] as const)('Movement: a %s that does not move owes %p', (role, owed) => {
  const done = play(withActive('a1', { a: [{ id: 'a1', role }, { id: 'a2' }] }), {
    type: 'end-activation',
    ship: 'a1',
  });
  const noted = done.played.log.steps
    .at(-1)
    ?.events.flatMap((event) => (event.type === 'noted' ? [event.note] : []));
  expect(noted?.find(({ id }) => id === 'must-move')?.['moves']).toBe(owed);
});

describe('Critical Hits: a crippled ship cannot use any of its keyword rules', () => {
  const crippled = (keywords: readonly string[], more = {}) =>
    ship({ id: 'x', keywords, crippled: true, ...more });

  test.each([
    ['Armor', crippled(['Armor [3]']).keywords.length],
    ['Cover', coverOf(crippled(['Cover [3]'], { team: 'B' }))],
    ['Cover of one that is not crippled', coverOf(enemy({ id: 'x', keywords: ['Cover [3]'] })) - 1],
  ])('%s', (_, left) => {
    expect(left).toBe(0);
  });
});

test('Nebula: boxes spent in a quick attack get a word, and the table may', () => {
  const nebula = play(withActive('a1', { b: [{ id: 'b1', role: 'Light', shields: 2 }] }), {
    type: 'set-terrain',
    ship: 'b1',
    terrain: 'Nebula',
  });
  const quick: CadetCommand = {
    type: 'strike-quick',
    target: 'b1',
    with: { attacker: 'a1', armament: 0, mount: 0 },
    hull: 0,
    criticals: 0,
    shields: [{ facing: null, points: 1 }],
  };
  expect(refusalOf(nebula, quick)).toMatchObject({ why: { id: 'no-shields' }, rule: 'Nebula' });
  expect(why(nebula, { ...quick, override: true })).toBe('may');
});

test('Orders Phase: an order moved before the reveal goes only where it could be given', () => {
  const given = play(
    inOrders({
      a: [{ id: 'a1' }, { id: 'a2', role: 'Escort' }],
      cards: [weapon(), order({ code: 'B1' })],
      orders: { a: ['B1'] },
    }),
    { type: 'assign-order', ship: 'a1', card: 'o:p-a:1' },
  );
  const move: CadetCommand = { type: 'move-order', card: 'o:p-a:1', to: 'a2' };
  expect([why(given, move), why(given, { ...move, override: true })]).toEqual([
    'order-limit',
    'may',
  ]);
});

describe('Historic Play: where ships start stands where they are placed', () => {
  test('on the page and on the bridge', () => {
    const begun = startBattle(scenarioSetup('flight-of-the-paladin'));
    const says = 'The Paladin starts in a Star System';
    expect(textOf(placingPage(viewOf(begun)))).toContain(says);
    expect(JSON.stringify(bridge(viewOf(begun)).notices)).toContain(says);
  });
});

describe('readings that are switches', () => {
  const ruled = (id: string, answer: string) => ({ rulings: { [id]: answer } });
  const on = (battle: Battle, answers: Answers) => movePage(viewOf(battle), 'a1', answers);

  describe('mounts-roll-apart: two arcs of one armament at the same target', () => {
    const mounts = [
      { arc: 'L', dice: 2 },
      { arc: 'F', dice: 3 },
    ] as const;
    const a: readonly DuelShip[] = [
      { id: 'a1', armaments: [{ weapon: 'CANNON', slot: 'Primary', mounts }] },
    ];
    const all = { ...A1_STRIKES_B1, using: 5, dice: [6, 6, 6, 6, 6] } as const;

    test('apart: the dice of each arc by themselves', () => {
      expect(why(withActive('a1', { a }), all)).toBe('dice-used');
    });

    test('together: one attack with all the dice, those of arcs that hold the target', () => {
      const battle = withActive('a1', { a, terms: ruled('mounts-roll-apart', 'together') });
      expect(why(battle, { ...all, arcs: ['L'] })).toBe('dice-used');
      const fired = play(battle, { ...all, arcs: ['L', 'F'] });
      expect(stateOf(fired).holders['a1']?.marks).toMatchObject({ 'spent:0:0': 2, 'spent:0:1': 3 });
      const page = attackPage(
        viewOf(battle),
        'a1',
        { target: 'b1', using: 5 },
        { armament: 0, mount: 0 },
      );
      expect(textOf(page)).toContain('"max":5');
      expect(textOf(page)).toContain('5 dice');
    });
  });

  describe('terrain-hits-no-armor: Armor against a Hit by terrain', () => {
    const a1 = { role: 'Light', keywords: ['Armor [2]'] } as const;
    const dust = { terrain: 'Dust Cloud' } as const;
    const yes = ruled('terrain-hits-no-armor', 'armor');

    test('is not rolled, or is', () => {
      expect(moved(a1, dust)).toEqual(['Dust Cloud', 3]);
      expect(moved(a1, { ...dust, armor: 2 }, yes)).toEqual(['Dust Cloud', 4]);
      expect(moved(a1, { ...dust, armor: 3 }, yes)).toEqual(['Dust Cloud', 3]);
      const battle = withActive('a1', { a: [{ id: 'a1', ...a1 }], terms: yes });
      expect(why(battle, { type: 'move', ship: 'a1', enters: dust })).toBe('armor-roll');
      expect(textOf(on(battle, { terrain: 'Dust Cloud' }))).toContain(
        'Armor against the Hit: 2 or less',
      );
    });
  });

  describe('hole-drags-each-move: the roll beside a Black Hole', () => {
    const last = ruled('hole-drags-each-move', 'last-move');

    test('after every move, or after the last one', () => {
      expect(() => moved({}, HOLE)).toThrow();
      expect(moved({}, HOLE, last)).toEqual([null, 4]);
      expect(moved({}, { ...HOLE, endsHere: true, drag: 6 }, last)).toEqual(['Black Hole', 4]);
      const page = textOf(on(withActive('a1', { terms: last }), { nearHole: true }));
      expect(page).toContain('Its last move');
    });
  });

  describe('hole-already-taken: an enemy is in the Black Hole', () => {
    const dragged = (answer: string): Battle =>
      play(
        withActive('a1', {
          a: [{ id: 'a1', role: 'Super Heavy' }],
          terms: ruled('hole-already-taken', answer),
        }),
        { type: 'set-terrain', ship: 'b1', terrain: 'Black Hole' },
        { type: 'move', ship: 'a1' },
        { type: 'move', ship: 'a1', enters: { ...HOLE, drag: 6 } },
      );
    const fight = {
      type: 'skirmish',
      active: 'a1',
      opposing: 'b1',
      ...dice([6, 6, 6], [6, 6, 6]),
    } as CadetCommand;

    test('both are in it, or a skirmish follows that costs no move', () => {
      expect(why(dragged('share'), fight)).toBe('no-moves-left');
      const shared = dragged('skirmish');
      expect(why(shared, fight)).toBe('may');
      const [said] = en.system.events(
        shared.played.log.steps.at(-1)?.events.slice(-1) ?? [],
        stateOf(shared),
        shared.setup,
      );
      expect(said?.text).toBe('a1 meets b1 in the black hole: a skirmish follows.');
    });
  });
});

describe('Target Locks at their best', () => {
  const gun = weapon({
    chart: { 1: ['critical'], 2: ['hit'], 3: ['lock'], 4: ['hit', 'lock'] },
    lockAbility: { gives: 'icons', icons: ['hit'] },
  });
  const situation = strike({
    weapon: gun,
    target: enemy({ hull: 3, role: 'Heavy', shields: [1, 0, 0, 0, 0, 0] }),
  });

  test('destroy the target at least as likely as any one use of them', () => {
    const answer = strikeSituation(situation, RULES);
    const destroyed = LOCK_POLICIES.map(
      (locks) => answer.odds({ locks, shields: 'always' }).destroyed,
    );
    const best = destroyed.at(-1) ?? 0;
    for (const other of destroyed) expect(best).toBeGreaterThanOrEqual(other - 1e-12);
    expect(best).toBeGreaterThan(Math.max(...destroyed.slice(0, -1)));
  });

  test('in a volley too, each attack for itself', () => {
    const answer = strikeSituation(situation, RULES);
    const odds = (locks: (typeof LOCK_POLICIES)[number], count: number) =>
      volleyOf(
        Array.from({ length: count }, () => answer),
        { locks, shields: 'always' },
      )?.odds.destroyed ?? 0;
    expect(odds('best', 1)).toBeCloseTo(
      answer.odds({ locks: 'best', shields: 'always' }).destroyed,
      10,
    );
    expect(odds('best', 2)).toBeGreaterThan(odds('reroll', 2));
  });
});

describe('the fleet card shows what a fleet does at each distance', () => {
  const hulls = (draft: object, against: object = {}) => [
    ...hullTaken(shipCard({ code: 'a', ...draft }), shipCard({ code: 'b', hull: 9, ...against }), {
      cards: { ships: new Map(), orders: new Map(), weapons: new Map([['CANNON', weapon()]]) },
      rules: RULES,
    }),
  ];

  test('Making Attacks: up to the range of its weapon, a Hit on 1 and 2', () => {
    expect(hulls({ armamentDice: [3] })).toEqual(
      [1, 1, 1, 1].map((hull) => expect.closeTo(hull, 8)),
    );
  });

  test('Armor of the target counts', () => {
    const [near = 0] = hulls({ armamentDice: [3] }, { keywords: ['Armor [3]'] });
    expect(near).toBeCloseTo(0.5, 8);
  });
});
