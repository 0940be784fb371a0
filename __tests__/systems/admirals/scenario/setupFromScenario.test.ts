import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import {
  libraryTroubles,
  setupFromScenario,
  type ScenarioTable,
  DIFFICULTIES,
} from '../../../../src/systems/admirals/scenario/setupFromScenario';
import { start } from '../../../../src/systems/admirals/play/start';
import { systemWords } from '../../../../src/systems/admirals/words/en/system';
import { RULES } from '../../../builders/admirals';
import { TRAINING_PACK } from '../../../../src/systems/admirals-shared/training/pack';
import { TRAINING_SCENARIO } from '../../../../src/systems/admirals/training/scenario';

const cards = fleetCards(TRAINING_PACK.cards);
const setUp = (table: ScenarioTable, known = cards) =>
  setupFromScenario(TRAINING_SCENARIO, table, known);

const SIX = ['B-001', 'B-001', 'B-002', 'B-003', 'B-005', 'B-007'];

describe('11A: forces are fixed', () => {
  const setup = setUp({ difficulty: 'easy', names: { keepers: 'Ada' } });

  test('with ships under the ids that scoring lines name', () => {
    expect(setup).toMatchObject({
      ok: true,
      value: {
        mode: 'scenario',
        escalation: null,
        strategicSystems: 2,
        players: [
          { id: 'keepers', team: 'A', name: 'Ada' },
          { id: 'raiders', team: 'B', name: 'Kiln Combine' },
        ],
      },
    });
    if (!setup.ok) throw new Error('it is a set-up');
    const ids = setup.value.players.flatMap(({ ships }) => ships.map(({ id }) => id));
    expect(ids).toContain('light');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('with every card that the game needs', () => {
    if (!setup.ok) throw new Error('it is a set-up');
    const { cards: taken, players } = setup.value;
    for (const { card } of players.flatMap(({ ships }) => ships))
      expect(taken[card]?.kind).toBe('ship');
    const weapons = Object.values(taken).flatMap((card) =>
      card.kind === 'ship' ? card.armaments.map(({ weapon }) => `weapon:${weapon}`) : [],
    );
    for (const weapon of weapons) expect(taken).toHaveProperty([weapon]);
  });
});

describe('11B: difficulties', () => {
  test('easy takes open play’s simplicity rules, with a commander for everybody and no orders', () => {
    expect(setUp({ difficulty: 'easy' })).toMatchObject({
      value: {
        scenario: { simple: true, rounds: 5, standardScoring: false },
        players: [
          { commander: 'commander:XC-TAM', orders: [] },
          { commander: 'commander:XC-BRA', orders: [] },
        ],
      },
    });
  });

  test('advanced lets players choose a library within its limits', () => {
    const libraries = { keepers: SIX, raiders: [...SIX, 'S-001'] };
    expect(setUp({ difficulty: 'advanced', libraries })).toMatchObject({
      ok: true,
      value: { scenario: { simple: false }, players: [{ orders: { length: 6 } }, {}] },
    });
    expect(setUp({ difficulty: 'advanced', libraries: { keepers: SIX } })).toMatchObject({
      ok: false,
      problems: [
        { path: 'players[1].orders', why: { id: 'library-basic-count', count: 0, exactly: 6 } },
      ],
    });
  });

  test('challenge gives the library, and more ways to score', () => {
    expect(setUp({ difficulty: 'challenge' })).toMatchObject({
      ok: true,
      value: {
        players: [{ orders: { length: 5 } }, { orders: { length: 6 } }],
        scenario: { scoring: [{ id: 'light-out' }, { id: 'light-burns' }, { id: 'unseen' }] },
      },
    });
  });

  test('a difficulty that the scenario does not have is refused', () => {
    const easyOnly = { ...TRAINING_SCENARIO, modes: TRAINING_SCENARIO.modes.slice(0, 1) };
    expect(setupFromScenario(easyOnly, { difficulty: 'challenge' }, cards)).toMatchObject({
      ok: false,
      problems: [{ why: { id: 'no-such-difficulty' } }],
    });
  });

  test('each of them starts a game', () => {
    const libraries = { keepers: SIX, raiders: SIX };
    for (const difficulty of DIFFICULTIES) {
      const setup = setUp({ difficulty, libraries });
      if (!setup.ok) throw new Error('it is a set-up');
      expect(start(RULES, setup.value)).toMatchObject({ ok: true });
    }
  });

  test('a card that nobody has is named', () => {
    const without = fleetCards(TRAINING_PACK.cards.filter(({ code }) => code !== 'XA-LIG'));
    expect(setUp({ difficulty: 'easy' }, without)).toEqual({
      ok: false,
      problems: [{ path: 'players[0]', why: { id: 'card-missing', kind: 'ship', code: 'XA-LIG' } }],
    });
  });
});

describe('11B-02: what a chosen library may be', () => {
  const rule = { basic: 2, special: 1, copies: 1 };
  test.each([
    ['within the limits', ['B-001', 'B-002', 'S-001'], []],
    [
      'too few Basic orders',
      ['B-001'],
      ['The library has 1 Basic order and needs exactly 2; add 1.'],
    ],
    [
      'too many Special orders',
      ['B-001', 'B-002', 'S-001', 'S-002'],
      ['The library has 2 Special orders and may have 1; take out 1.'],
    ],
    ['too many copies', ['B-001', 'B-001'], ['The scenario allows 1 copy of Steady Aim.']],
    [
      'an order that nobody has',
      ['B-001', 'B-002', 'Z-9'],
      ['The card Z-9 is not in any pack in use; add its pack or choose another fleet.'],
    ],
  ])('%s', (_what, codes, sentences) => {
    const troubles = libraryTroubles(codes, rule, cards);
    expect(troubles.map((why) => systemWords.problem(why))).toEqual(sentences);
  });
});
