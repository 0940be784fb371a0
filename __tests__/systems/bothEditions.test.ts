import type { Ray } from '../../src/core/hex/bearing';
import { withAnswers, type Answers } from '../../src/core/pages/answers';
import type { Block, Page } from '../../src/core/pages/page';
import { lastTargetOf } from '../../src/systems/admirals-shared/play/where';
import { standsOf } from '../builders/stands';
import { A1_STRIKES_B1 } from '../builders/anyEdition';
import { stateOf } from '../builders/battle';
import { FIRST, SECOND, type SharedOrMove } from '../builders/bothEditions';
import {
  answer,
  blockOf,
  blocksOf,
  bridgeOf,
  findAct,
  openPage,
  tap,
  tapAct,
  type Phone,
} from '../builders/walk';
import { activeShip } from '../../src/systems/kit/play/turns';

const opened = ({ battle }: Phone, page: string, about?: string): Phone =>
  openPage(battle, page, about);

const blockIn = <Name extends Block['block']>(page: Page, name: Name, id: string) => {
  const found = blocksOf(page).find((one) => one.block === name && 'id' in one && one.id === id);
  if (!found) throw new Error(`no ${name} ${id}`);
  // Found by its name.
  return found as Extract<Block, { block: Name }>;
};

describe.each([FIRST, SECOND].map((edition) => [edition.name, edition] as const))(
  '%s',
  (_name, edition) => {
    test.each<[Ray, readonly string[], readonly string[]]>([
      [0, ['F', 'FX', '360'], ['Direct Fore']],
      [1, ['F', 'FX', 'R', '360'], ['Direct Fore', 'Right Fore']],
      [3, ['FX', 'R', 'AX', '360'], ['Right Fore', 'Right Aft']],
      [6, ['A', 'AX', '360'], ['Direct Aft']],
      [9, ['FX', 'AX', 'L', '360'], ['Left Aft', 'Left Fore']],
    ])('at the hour %d a ship is in the arcs %j, and at the sides %j', (ray, arcs, sides) => {
      expect([edition.arcs(ray), edition.facings(ray)]).toEqual([arcs, sides]);
    });

    test.each([
      ['Escort', 0, { min: 0, max: 3 }, 'any'],
      ['Light', 1, { min: 0, max: 3 }, 'any'],
      ['Heavy', 1, { min: 2, max: 3 }, 2],
      ['Super Heavy', 2, { min: 1, max: 2 }, 1],
    ] as const)('%s: %d orders, moves %j, turns %p', (role, orders, moves, turns) => {
      expect([edition.orders(role), edition.moves(role), edition.rotations(role)]).toEqual([
        orders,
        moves,
        turns,
      ]);
    });

    test.each([
      [[], 0],
      [[2, 1], 2],
      [[-1, -1], -1],
      [[2, 2, -1], 2],
    ])('modifiers %j change the dice by %d', (values, applied) => {
      expect(edition.modifier(values)).toBe(applied);
    });

    test.each([
      [['Direct Fore'], 'both', 3],
      [['Direct Fore', 'Right Fore'], 'both', 5],
      [['Direct Fore', 'Right Fore'], 'one', 3],
      [['Left Aft'], 'both', 0],
    ] as const)('from %j, where a corner is of %s, the shields have %d', (from, shared, points) => {
      expect(edition.shields([3, 2], from, shared)).toBe(points);
    });

    test.each([
      ['no-icon', { 2: ['hit'], 4: ['lock'] }],
      ['nearest-row', { 0: ['hit'], 1: ['hit'], 2: ['hit'], 4: ['lock'], 5: ['lock'] }],
    ] as const)('beyond the print of a chart: %s', (beyond, rows) => {
      expect(edition.chart({ 2: ['hit'], 4: ['lock'] }, beyond)).toMatchObject(rows);
    });

    test.each<[string, Parameters<typeof edition.judge>, string]>([
      ['near enough', [{ on: 'distance', max: 2 }, {}, {}, { distance: 2 }], 'holds'],
      ['too far', [{ on: 'distance', max: 2 }, {}, {}, { distance: 3 }], 'fails'],
      ['nobody has said how far', [{ on: 'distance', max: 2 }, {}, {}], 'asked'],
      [
        'the role of the target',
        [{ on: 'role', of: 'target', roles: ['Light'] }, {}, { role: 'Light' }],
        'holds',
      ],
      [
        'a keyword that the attacker lacks',
        [{ on: 'keyword', of: 'attacker', keyword: 'Flak', has: false }, {}, {}],
        'holds',
      ],
      [
        'a terrain',
        [{ on: 'terrain', of: 'target', terrains: ['Nebula'] }, {}, { terrain: 'Dust Cloud' }],
        'fails',
      ],
      [
        'an order',
        [{ on: 'order', of: 'target', order: 'B1', has: true }, {}, { orders: ['B1'] }],
        'holds',
      ],
      ['a shield on that side', [{ on: 'shielded', has: true }, {}, { shields: [1] }], 'holds'],
      [
        'no shield in a nebula',
        [{ on: 'shielded', has: true }, {}, { shields: [1], terrain: 'Nebula' }],
        'fails',
      ],
      ['a type of weapon', [{ on: 'weapon-type', types: ['Heavy'], has: true }, {}, {}], 'fails'],
      ['a question', [{ on: 'asked', text: 'Hurt?' }, {}, {}], 'asked'],
      [
        'a question with an answer',
        [{ on: 'asked', text: 'Hurt?' }, {}, {}, { answers: { 'Hurt?': false } }],
        'fails',
      ],
    ])('a condition, %s', (_what, asked, verdict) => {
      expect(edition.judge(...asked)).toBe(verdict);
    });

    test.each<[string, Parameters<typeof edition.lacks>, number]>([
      ['its role', [{ role: 'Light' }, [{ on: 'role', roles: ['Light', 'Escort'] }]], 0],
      ['another role', [{ role: 'Heavy' }, [{ on: 'role', roles: ['Light'] }]], 1],
      ['a part of its name', [{}, [{ on: 'name', includes: ['ruis'] }]], 0],
      ['a keyword', [{ keywords: ['Augur'] }, [{ on: 'keyword', keywords: ['Augur'] }]], 0],
      [
        'each of its lines',
        [
          { role: 'Light' },
          [
            { on: 'role', roles: ['Light'] },
            { on: 'keyword', keywords: ['Augur'] },
          ],
        ],
        1,
      ],
    ])('an order asks for %s', (_what, [ship, requirements], lacking) => {
      expect(edition.lacks(ship, requirements)).toBe(lacking);
    });

    test.each<[readonly ('Basic' | 'Heavy' | 'Ordnance')[], readonly string[]]>([
      [['Basic'], ['Armor 3']],
      [['Heavy'], []],
      [['Ordnance'], ['Armor 3', 'Flak 1']],
      [['Heavy', 'Ordnance'], ['Flak 1']],
    ])('hits of %j may be stopped by %j', (types, saves) => {
      expect(edition.saves(types, ['Armor [1]', 'Armor [2]', 'Flak [1]'])).toEqual(saves);
    });

    test('three dice that hit on a 1 or 2 take a third of a hull box each', () => {
      expect(edition.hullLeft(3, 5)).toBeCloseTo(4, 12);
    });

    test.each([
      [[], [1, 0, 0, 0, 0, 0]],
      [['Deadly [2]'], [1, 1, 0, 0, 0, 0]],
      [
        ['Deadly [2]', 'Deadly [3]'],
        [1, 1, 1, 0, 0, 0],
      ],
      [['Boarding Array'], [1, 0, 0, 0, 0, 1]],
    ])('%j: a combat die deals %j', (keywords, die) => {
      expect(edition.combatDie(keywords)).toEqual(die);
    });

    test.each([
      ['Escort', ['Support [2]'], 0, 5],
      ['Escort', ['Support [2]', 'Support [1]'], 0, 6],
      ['Escort', ['Support [2]'], 1, 3],
      ['Light', ['Support [2]'], 0, 3],
    ] as const)('%s, a friend with %j %d hexes away: %d dice', (role, friend, away, dice) => {
      expect(edition.combatPool(role, 3, friend, away)).toBe(dice);
    });

    test.each([
      ['highest', 2],
      ['sum', 3],
    ] as const)('Lethal [1] and [2], read as the %s: %d Direct Hits', (read, hits) => {
      expect(edition.deathBlow(['Lethal [1]', 'Lethal [2]'], read)).toBe(hits);
    });

    test('a skirmish of two dice against one hull box', () => {
      const [active, opposing] = edition.skirmish([2, 1], [1, 1]);
      expect(active).toBeCloseTo(1 / 6, 12);
      expect(opposing).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    });

    test.each([
      [[3, 1], 'A'],
      [[1, 3], 'B'],
      [[2, 2], null],
    ] as const)('points %j: %p wins', (points, winner) => {
      expect(edition.winner(points)).toBe(winner);
    });

    test('a weapon card is read with its chart in rows, and with no modifiers where it has none', () => {
      const chart = [{ results: [0, 1], icons: ['hit'] }];
      const card = { kind: 'weapon', code: 'W', name: 'Gun', types: ['Basic'], maxDistance: 4 };
      expect(edition.reads({ ...card, chart })).toEqual({
        ok: true,
        value: { ...card, chart: { 0: ['hit'], 1: ['hit'] }, modifiers: [] },
      });
    });

    test('teams take turns, and the last turn is of the side that has a ship left', () => {
      const turn = (ship: string): readonly SharedOrMove[] => [
        { type: 'activate', ship },
        { type: 'end-activation', ship },
      ];
      const battle = edition.battle();
      const second = battle.after(...turn('a1'));
      const third = second.after(...turn('b1'));
      expect([battle, second, third].map((played) => played.turn)).toEqual(['a', 'b', 'a']);
      expect(third.after(...turn('a2')).state.phase).toBe('refresh');
    });

    test.each<[SharedOrMove, string]>([
      [{ type: 'set-track', ship: 'z9', track: 'hull', to: 1 }, 'unknown-ship'],
      [{ type: 'set-track', ship: 'a1', track: 'sails', to: 1 }, 'unknown-track'],
      [{ type: 'set-track', ship: 'a1', track: 'hull', to: 99 }, 'out-of-bounds'],
      [{ type: 'adjust', ship: 'a1', track: 'hull', by: 0 }, 'nothing-to-change'],
      [{ type: 'set-mark', subject: 'a1', mark: 'sails', to: 1 }, 'unknown-mark'],
      [{ type: 'set-initiative', team: 'c' }, 'unknown-team'],
      [{ type: 'score', team: 'a', points: 0 }, 'nothing-to-change'],
      [{ type: 'scenario-score', line: 'x' }, 'scenario-line'],
      [{ type: 'note', text: ' ' }, 'empty-text'],
      [{ type: 'note', about: 'z9', text: 'Gone?' }, 'unknown-ship'],
      [{ type: 'unassign-order', card: 'x' }, 'wrong-phase'],
      [{ type: 'return-order', card: 'x' }, 'unknown-card'],
      [{ type: 'reveal' }, 'wrong-phase'],
      [{ type: 'start-battle' }, 'wrong-phase'],
      [{ type: 'activate', ship: 'b1' }, 'not-your-turn'],
      [{ type: 'end-activation', ship: 'a1' }, 'not-active'],
      [{ type: 'end-phase' }, 'still-to-activate'],
      [{ type: 'pass', team: 'b' }, 'not-your-turn'],
    ])('%j is refused for %s', (command, why) => {
      expect(edition.battle().told(command)).toBe(why);
    });

    test.each<[SharedOrMove, readonly string[]]>([
      [{ type: 'set-track', ship: 'a1', track: 'hull', to: 2 }, ['track-set']],
      [{ type: 'adjust', ship: 'a1', track: 'hull', by: -1 }, ['track-set']],
      [{ type: 'set-initiative', team: 'b' }, ['initiative-set']],
      [{ type: 'score', team: 'a', points: 2, text: 'Bravery' }, ['points-scored']],
      [{ type: 'note', text: 'Tea' }, ['noted']],
      [{ type: 'remove-ship', ship: 'a1', by: 'b1' }, ['ship-left']],
      [{ type: 'activate', ship: 'b1', override: true } as SharedOrMove, ['noted', 'mark-set']],
      [{ type: 'pass', team: 'a' }, ['noted', 'mark-set']],
      [{ type: 'end-phase', override: true }, ['noted', 'phase-entered']],
    ])('%j is stored as it was asked for, and comes to %j', (command, events) => {
      expect(edition.parses(JSON.parse(JSON.stringify(command)))).toBe(true);
      expect(edition.battle().told(command)).toEqual(events);
    });

    test('after the end only corrections are taken', () => {
      const over = edition.battle().after({ type: 'concede', team: 'a' });
      expect(over.state.outcome?.winner).toBe('b');
      expect(over.told({ type: 'activate', ship: 'a1' })).toBe('game-over');
      expect(over.told({ type: 'note', text: 'Well played' })).toEqual(['noted']);
    });

    test.each<[SharedOrMove, RegExp]>([
      [{ type: 'note', text: 'Tea' }, /Tea/],
      [{ type: 'score', team: 'a', points: 2, text: 'Bravery' }, /Amber.*2.*Bravery/],
      [{ type: 'activate', ship: 'a1' }, /^a1 is active\.$/],
    ])('the log tells of %j', (command, line) => {
      expect(edition.battle().lines(command).join(' ')).toMatch(line);
    });

    test('where the two stood is kept for their next strike', () => {
      const stands = { hex: { q: 0, r: -2 }, facing: 3 } as const;
      const { state } = edition
        .battle()
        .after(
          { type: 'activate', ship: 'a1' },
          { ...A1_STRIKES_B1, distance: 1, stands, dice: [6, 6, 6] },
        );
      expect(standsOf(state, 'a1', 'b1')).toEqual(stands);
      expect(lastTargetOf(state, 'a1')).toBe('b1');
    });

    describe('the bridge', () => {
      test('says whose turn it is, who is active, and who has won', () => {
        const phone = edition.phone();
        const active = tap(answer(opened(phone, 'corrections'), 'active', 'a1'), 'Set active');
        const over = tap(opened(active, 'corrections'), 'Amber concedes');
        expect([phone, active, over].map((at) => bridgeOf(at).headline)).toEqual([
          { text: 'Amber to activate', team: 'a' },
          { text: 'a1 is active', team: 'a' },
          { text: 'Blue wins', team: 'b' },
        ]);
      });

      test('shows what fights, how it stands, and apart from it what is gone', () => {
        const phone = tap(opened(edition.phone(), 'correct', 'a2'), 'Remove from battle');
        const [amber] = bridgeOf(phone).fleets;
        expect(amber?.rows.map(({ ship, state }) => [ship, state])).toEqual([['a1', 'ready']]);
        expect(
          amber?.apart.map(({ rows }) => rows.map(({ ship, state }) => [ship, state])),
        ).toEqual([[['a2', 'gone']]]);
        expect(amber?.note).toMatch(/^1 of 1 left/);
      });
    });

    describe('set by hand', () => {
      test('points, and what they are for', () => {
        const told = answer(opened(edition.phone(), 'corrections'), 'why', 'Bravery');
        const scored = tap(told, 'Amber: one more');
        expect(scored.battle.played.log.steps.at(-1)?.events).toEqual([
          { type: 'points-scored', team: 'a', points: 1, why: 'hand:Bravery' },
        ]);
      });

      test('a round and a phase', () => {
        const told = answer(opened(edition.phone(), 'corrections'), 'phase', 'refresh');
        const state = stateOf(tap(answer(told, 'round', 3), 'Set phase').battle);
        expect([state.round, state.phase]).toEqual([3, 'refresh']);
      });

      test('who goes first, who acted last and who is active', () => {
        const page = opened(edition.phone(), 'corrections');
        expect(findAct(page, 'Set active')).toBeNull();
        const active = tap(answer(page, 'active', 'b1'), 'Set active');
        expect(activeShip(stateOf(active.battle))).toBe('b1');
        expect(findAct(active, 'Set active')).toBeNull();
        const first = blockOf(page, 'chips', /first|Initiative/i).chips;
        expect(first.filter(({ act }) => act !== undefined)).toHaveLength(1);
      });

      test('the numbers of a ship, and a note about it', () => {
        const page = opened(edition.phone(), 'correct', 'a1');
        const [hull] = blockOf(page, 'tracks').tracks;
        expect(hull?.set?.(2)).toEqual({ type: 'set-track', ship: 'a1', track: 'hull', to: 2 });
        const noted = tap(answer(page, 'note', 'Scorched'), 'Add note');
        expect(noted.battle.played.log.steps.at(-1)?.events).toEqual([
          { type: 'noted', about: 'a1', note: { text: 'Scorched' } },
        ]);
      });

      test('a ship that is lost, to whom, and that none is lost twice', () => {
        const page = opened(edition.phone(), 'correct', 'a1');
        const gone = tap(answer(page, 'by', 'b1'), 'Remove from battle');
        expect(stateOf(gone.battle).ships['a1']?.left).toMatchObject({ how: 'removed', by: 'b1' });
        expect(findAct(gone, 'Remove from battle')?.why).toMatch(/a1/);
        const back = findAct(gone, 'Return to battle');
        expect(back && stateOf(tapAct(gone, back).battle).ships['a1']?.left).toBeNull();
      });
    });

    describe('odds without a game', () => {
      const shelf = { cards: [], fleets: [] };
      const page = (answers: Answers = {}): Page => {
        const [whatIf] = edition.desks.tools;
        if (!whatIf) throw new Error('no tool');
        return whatIf.page(answers, shelf);
      };
      const bars = (answers: Answers) =>
        blocksOf(page(answers)).flatMap((one) => (one.block === 'odds' ? one.bars : []));

      test('begin with a gun that hits on low results, and a ship that was typed in', () => {
        const chart = blocksOf(page()).find(({ block }) => block === 'grid');
        const rows = chart?.block === 'grid' ? chart.rows : [];
        const lit = rows.map(({ cells }) => cells.filter(({ on }) => on).length);
        expect(lit).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
        expect(blockIn(page(), 'choice', 'weapon').value).toBe('typed');
        expect(blockIn(page(), 'choice', 'target').value).toBe('typed');
        expect(blockIn(page(), 'stepper', 'of.typed.hull')).toMatchObject({ value: 4, min: 1 });
      });

      test('change with the chart, the dice and the hull', () => {
        const chart = blocksOf(page()).find(({ block }) => block === 'grid');
        const cell = chart?.block === 'grid' ? chart.rows[3]?.cells[1] : undefined;
        const wider = withAnswers({}, cell?.answers ?? {});
        const told = [{}, wider, { dice: 6 }, { of: { typed: { hull: 1 } } }].map(bars);
        expect(new Set(told.map((some) => JSON.stringify(some))).size).toBe(told.length);
      });
    });

    test('a new game asks for each ruling that can be read otherwise', () => {
      const { setups } = edition.desks;
      const shelf = { cards: [], fleets: [] };
      const draft = setups.blank(shelf, {});
      const changed = (answers: Answers) =>
        blocksOf(setups.page(answers, shelf))
          .flatMap((one) => (one.block === 'fold' ? one.folded : []))
          .flatMap((one) => (one.block === 'choice' ? one.id : []));
      expect(changed(draft)).toEqual([]);
      const open = edition.rulings.filter(({ answers }) => answers.length > 1);
      expect(open.length).toBeGreaterThan(3);
      for (const { id, answers } of open) {
        const path = `rulings.${id}`;
        expect(changed(withAnswers(draft, { [path]: answers.at(-1) ?? '' }))).toEqual([path]);
      }
    });
  },
);
