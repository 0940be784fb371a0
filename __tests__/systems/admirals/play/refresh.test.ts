import { hasMark, pointsOf, trackOf } from '../../../../src/core/game/state';
import { refreshFrom } from '../../../../src/systems/admirals/play/standing';
import {
  inAction,
  play,
  refusalOf,
  stateOf,
  type Battle,
  type Duel,
} from '../../../builders/battle';
import type { AdmiralsCommand, CommandOf } from '../../../../src/systems/admirals/play/commands';

const refresh = (more: Partial<CommandOf<'refresh'>> = {}): CommandOf<'refresh'> => ({
  type: 'refresh',
  strategic: [],
  near: [],
  ...more,
});
const skip: AdmiralsCommand = { type: 'end-phase', override: true };

const refreshing = (draft: Duel = {}): Battle => play(inAction(draft), skip);

/** The refresh phase of the last round. */
const last = (draft: Duel = {}): Battle =>
  play(inAction(draft), { type: 'set-phase', round: 6, phase: 'refresh' });

const scores = (battle: Battle) =>
  stateOf(battle).scores.map(({ team, points, why }) => [team, points, why]);

const TWO: Duel = { a: [{ id: 'a1' }, { id: 'a2' }], b: [{ id: 'b1' }, { id: 'b2' }] };

describe('the refresh phase (4B-03)', () => {
  test('makes everything of the round ready again, and nothing else', () => {
    const marks = [
      'activated',
      'evade-used',
      'heavy-locked',
      'spent:0:0',
      'moves-used',
      'strikes-made',
      'reloading',
    ];
    const marked = play(
      refreshing(TWO),
      ...marks.map((mark): AdmiralsCommand => ({ type: 'set-mark', subject: 'a1', mark, to: 1 })),
    );
    const ready = stateOf(play(marked, refresh()));
    expect(marks.filter((mark) => hasMark(ready, 'a1', mark))).toEqual(['reloading']);
  });

  test('takes one Exhausted off each piece that does not keep it', () => {
    const tired = play(
      refreshing(TWO),
      { type: 'set-track', ship: 'a1', track: 'exhausted', to: 2 },
      { type: 'set-track', ship: 'a2', track: 'exhausted', to: 1 },
    );
    const after = stateOf(play(tired, refresh({ keepExhausted: ['a2'] })));
    expect(trackOf(after, 'a1', 'exhausted')?.now).toBe(1);
    expect(trackOf(after, 'a2', 'exhausted')?.now).toBe(1);
  });

  test.each([
    ['the team in most Strategic Systems', ['a1'], 'a'],
    ['the other team, where both are in as many', ['a1', 'b1'], 'b'],
    ['the other team, where nobody is in one', [], 'b'],
    ['again the team in most', ['b1'], 'b'],
  ])('gives the initiative to %s (4B-03 I)', (_, strategic, team) => {
    expect(stateOf(play(refreshing(TWO), refresh({ strategic }))).initiative).toBe(team);
  });

  test('leads to the next round', () => {
    expect(stateOf(play(refreshing(TWO), refresh()))).toMatchObject({ round: 2, phase: 'command' });
  });

  test.each<[string, CommandOf<'refresh'>, string]>([
    [
      'more systems than there are',
      refresh({ strategic: ['a1', 'a2', 'b1', 'b2'] }),
      'too-many-strategic',
    ],
    ['a ship that is not there', refresh({ strategic: ['x'] }), 'unknown-ship'],
    ['reinforcements from the battlefield', refresh({ reinforcements: ['a1'] }), 'not-in-reserve'],
  ])('refuses %s', (_, command, why) => {
    expect(refusalOf(refreshing(TWO), command)?.why.id).toBe(why);
  });

  test('is filled in from where ships stand', () => {
    const known = play(
      refreshing({ ...TWO, a: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3', reserve: true }] }),
      { type: 'set-terrain', ship: 'a1', terrain: 'Strategic System' },
      { type: 'set-terrain', ship: 'a2', terrain: null, nearStrategic: true },
    );
    expect(refreshFrom({ setup: known.setup, state: stateOf(known) })).toEqual({
      type: 'refresh',
      strategic: ['a1'],
      near: ['a2'],
      reinforcements: ['a3'],
    });
  });

  test('what the table sees corrects where ships stand', () => {
    const wrong = play(refreshing(TWO), {
      type: 'set-terrain',
      ship: 'a1',
      terrain: 'Strategic System',
    });
    const after = play(wrong, refresh({ strategic: ['b1'] }));
    expect(scores(after)).toEqual([['b', 1, 'secureArea']]);
  });
});

describe('points at the start of the phase', () => {
  test.each<[string, Partial<CommandOf<'refresh'>>, readonly unknown[]]>([
    [
      '1 for each piece in a system (8A-02)',
      { strategic: ['a1', 'b1'] },
      [
        ['a', 1, 'secureArea'],
        ['b', 1, 'secureArea'],
      ],
    ],
    [
      '1 for each piece next to a system that its team holds (10E-03)',
      { strategic: ['a1'], near: ['a2'] },
      [
        ['a', 1, 'secureArea'],
        ['a', 1, 'holdTerritory'],
      ],
    ],
    [
      'none next to a system that nobody of the team is in',
      { strategic: ['b1'], near: ['a2'] },
      [['b', 1, 'secureArea']],
    ],
  ])('%s', (_, command, expected) => {
    expect(scores(play(refreshing(TWO), refresh(command)))).toEqual(expected);
  });

  test.each([
    [
      'once',
      [
        ['a', 1, 'secureArea'],
        ['a', 1, 'holdTerritory'],
      ],
    ],
    ['outside-only', [['a', 1, 'secureArea']]],
  ])(
    'a piece in a system next to another, with the ruling hold-territory-once: %s',
    (answer, expected) => {
      const told = refreshing({ ...TWO, terms: { rulings: { 'hold-territory-once': answer } } });
      expect(scores(play(told, refresh({ strategic: ['a1'], near: ['a1'] })))).toEqual(expected);
    },
  );
});

describe('reinforcements (10E-01)', () => {
  test('come in at the end of the phase', () => {
    const waiting = refreshing({ ...TWO, a: [{ id: 'a1' }, { id: 'a2', reserve: true }] });
    const after = play(waiting, refresh({ reinforcements: ['a2'] }));
    expect(stateOf(after).ships['a2']?.place).toBe('play');
  });
});

describe('the end of the last round', () => {
  test('Stake a Claim, Fly the Flag, Shut Out (10E-02, 05, 06)', () => {
    const over = play(
      last({
        a: [{ id: 'a1', role: 'Super Heavy' }, { id: 'a2' }],
        b: [{ id: 'b1' }, { id: 'b2', reserve: true }, { id: 'b3', reserve: true }],
      }),
      refresh({ strategic: ['a2'], reinforcements: ['b2'] }),
    );
    expect(scores(over)).toEqual([
      ['a', 1, 'secureArea'],
      ['a', 3, 'stakeAClaim'],
      ['a', 1, 'flyTheFlag'],
      ['a', 1, 'shutOut'],
    ]);
    expect(stateOf(over).outcome).toEqual({ winner: 'a', by: 'objective-points' });
  });

  test.each([
    ['reinforce-first', 1],
    ['shut-out-first', 2],
  ])('counts reserves by the ruling reinforce-before-shut-out: %s', (answer, points) => {
    const draft: Duel = {
      b: [{ id: 'b1' }, { id: 'b2', reserve: true }, { id: 'b3', reserve: true }],
      terms: { rulings: { 'reinforce-before-shut-out': answer } },
    };
    const over = play(last(draft), refresh({ reinforcements: ['b2'] }));
    expect(scores(over)).toEqual([['a', points, 'shutOut']]);
  });

  test.each<[string, Duel, readonly AdmiralsCommand[], object]>([
    [
      'by who lost less power (4C-02 II)',
      TWO,
      [{ type: 'remove-ship', ship: 'b2' }],
      { winner: 'a', by: 'resilience' },
    ],
    ['as a draw (4C-02 III)', TWO, [], { winner: null, by: 'stalemate' }],
  ])('level on points it is decided %s', (_, draft, before, outcome) => {
    expect(stateOf(play(last(draft), ...before, refresh())).outcome).toEqual(outcome);
  });

  test('the initiative changes no more', () => {
    expect(stateOf(play(last(TWO), refresh())).initiative).toBe('a');
  });

  test('comes after the rounds that a scenario has', () => {
    const scenario = {
      name: 'Short',
      rules: [],
      scoring: [],
      standardScoring: true,
      simple: false,
      rounds: 1,
    };
    const over = play(refreshing({ ...TWO, terms: { mode: 'scenario', scenario } }), refresh());
    expect(stateOf(over).outcome).not.toBeNull();
  });
});

describe('a scenario (11A)', () => {
  const line = { id: 'flagship', text: 'The flagship falls', team: 'a', points: 4 } as const;
  const scenario = (standardScoring: boolean) => ({
    name: 'Test',
    rules: [],
    scoring: [
      { ...line, when: { defeated: ['b1', 'b2'] }, limit: 1 },
      { ...line, id: 'tap', points: 1, limit: 2 },
    ],
    standardScoring,
    simple: false,
  });
  const table = (standard = false): Battle =>
    inAction({
      b: [{ id: 'b1', role: 'Super Heavy' }, { id: 'b2' }, { id: 'b3' }],
      terms: { mode: 'scenario', scenario: scenario(standard) },
    });

  test('scores a line when all its ships are defeated', () => {
    const one = play(table(), { type: 'remove-ship', ship: 'b1' });
    expect(pointsOf(stateOf(one), 'a')).toBe(0);
    expect(scores(play(one, { type: 'remove-ship', ship: 'b2' }))).toEqual([
      ['a', 4, 'scenario:flagship'],
    ]);
  });

  test('scores a tapped line up to its limit', () => {
    const tap: AdmiralsCommand = { type: 'scenario-score', line: 'tap' };
    const twice = play(table(), tap, tap);
    expect(pointsOf(stateOf(twice), 'a')).toBe(2);
    expect(refusalOf(twice, tap)?.why).toMatchObject({ id: 'scenario-limit', limit: 2 });
  });

  test('keeps the ways of 10E only where it says so', () => {
    expect(scores(play(table(true), { type: 'remove-ship', ship: 'b1' }))).toEqual([
      ['a', 1, 'bringItDown'],
    ]);
    expect(scores(play(table(false), { type: 'remove-ship', ship: 'b1' }))).toEqual([]);
  });
});
