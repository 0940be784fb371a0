import { pointsOf } from '../../../src/core/game/state';
import { gameCorrections } from '../../../src/systems/admirals/pages/correct/gameCorrections';
import { shipCorrections } from '../../../src/systems/admirals/pages/correct/shipCorrections';
import { refreshPage } from '../../../src/systems/admirals/pages/refresh/refreshPage';
import type { AdmiralsCommand } from '../../../src/systems/admirals/play/commands';
import {
  inAction,
  play,
  startBattle,
  stateOf,
  trainingScenario,
  type Battle,
  type Duel,
} from '../../builders/battle';
import { blocksOf, openPage, tell } from '../../builders/pages';

const scores = (battle: Battle) =>
  stateOf(battle).scores.map(({ team, points, why }) => [team, points, why]);

/** The last refresh of a battle, which ends it. */
const ended = (draft: Duel, more: Partial<Extract<AdmiralsCommand, { type: 'refresh' }>> = {}) =>
  play(
    inAction(draft),
    { type: 'set-phase', round: 6, phase: 'refresh' },
    { type: 'refresh', strategic: [], near: [], ...more },
  );

const BIG: Duel = {
  a: [{ id: 'a1', role: 'Super Heavy', power: 5 }, { id: 'a2' }],
  b: [{ id: 'b1', role: 'Super Heavy', power: 5 }, { id: 'b2' }],
};

const hullTo0 = (ship: string): AdmiralsCommand => ({
  type: 'set-track',
  ship,
  track: 'hull',
  to: 0,
});

describe('4C-02: the verdict follows what is corrected after the end', () => {
  test('hull 0 on a Super Heavy awards its point, takes its flag, and the other team has won', () => {
    const over = ended(BIG);
    expect(stateOf(over).outcome).toEqual({ winner: null, by: 'stalemate' });
    const corrected = play(over, hullTo0('b1'));
    expect(scores(corrected).slice(2)).toEqual([
      ['a', 1, 'bringItDown'],
      ['b', -1, 'flyTheFlag'],
    ]);
    expect(stateOf(corrected).outcome).toEqual({ winner: 'a', by: 'objective-points' });
  });

  test('a ship that was taken off by mistake comes back, and with it what it scores', () => {
    const back = play(ended(BIG), hullTo0('b1'), {
      type: 'return-ship',
      ship: 'b1',
      place: 'play',
    });
    expect([pointsOf(stateOf(back), 'a'), pointsOf(stateOf(back), 'b')]).toEqual([1, 1]);
    expect(stateOf(back).outcome?.winner).toBeNull();
  });

  test('10E-05: a Strategic System that was forgotten claims its 3 points', () => {
    const over = play(ended(BIG), {
      type: 'set-terrain',
      ship: 'b2',
      terrain: 'Strategic System',
    });
    expect(scores(over).at(-1)).toEqual(['b', 3, 'stakeAClaim']);
    expect(stateOf(over).outcome?.winner).toBe('b');
  });

  test('a score that was forgotten can be put right, and decides', () => {
    const over = play(ended(BIG), { type: 'score', team: 'b', points: 2 });
    expect(stateOf(over).outcome).toEqual({ winner: 'b', by: 'objective-points' });
  });

  test('a team that gave up has given up', () => {
    const over = play(inAction(BIG), { type: 'concede', team: 'a' }, hullTo0('b1'));
    expect(stateOf(over).outcome).toEqual({ winner: 'b', by: 'conceded' });
  });

  test('13A-04: the power of a ship that is corrected to be lost scores no more', () => {
    const open = ended({ ...BIG, terms: { mode: 'open' } });
    const over = play(open, hullTo0('a1'));
    expect([pointsOf(stateOf(over), 'a'), pointsOf(stateOf(over), 'b')]).toEqual([1, 6]);
    expect(stateOf(over).outcome?.winner).toBe('b');
  });

  test('the pages for it stay open', () => {
    const over = ended(BIG);
    const game = openPage(over, gameCorrections).page;
    expect(blocksOf(game, 'items')[0]?.items[0]?.count?.more?.command).toEqual({
      type: 'score',
      team: 'a',
      points: 1,
    });
    const ship = openPage(over, (view, answers) => shipCorrections(view, 'b1', answers)).page;
    expect(blocksOf(ship, 'acts').flatMap(({ acts }) => acts)[0]?.command).toEqual({
      type: 'remove-ship',
      ship: 'b1',
    });
  });
});

describe('10E-05, 10E-06: the table stops before the last round', () => {
  test.each([
    ['not-scored', []],
    [
      'score-now',
      [
        ['a', 1, 'flyTheFlag'],
        ['b', 1, 'flyTheFlag'],
      ],
    ],
  ])('with the ruling stopped-early: %s', (answer, expected) => {
    const stopped = play(inAction({ ...BIG, terms: { rulings: { 'stopped-early': answer } } }), {
      type: 'end-game',
    });
    expect(scores(stopped)).toEqual(expected);
  });
});

/** Keep the Light, in its last refresh phase. */
const lastOf = (difficulty: 'easy' | 'challenge', rulings = {}): Battle =>
  play(
    startBattle({ ...trainingScenario(difficulty), rulings }),
    { type: 'start-battle' },
    { type: 'set-phase', round: 5, phase: 'refresh' },
  );
const LAST = { type: 'refresh', strategic: [], near: [] } as const;

describe('11A: lines that score at the end of the game', () => {
  const screen = openPage(lastOf('challenge'), refreshPage);

  test('are asked for before the end, and filled in where the app knows', () => {
    const [lines] = blocksOf(screen.page, 'picks');
    expect(lines).toMatchObject({ id: 'lines', values: ['light-burns'] });
    expect(screen.page.primary?.command).toMatchObject({ lines: ['light-burns'] });
    expect(tell(screen, { lines: [] }).page.primary?.command).not.toHaveProperty('lines');
  });

  test('are part of what the page foretells, and of what happens', () => {
    const [points] = blocksOf(screen.page, 'findings');
    expect(points?.findings.map(({ text }) => text).join()).toContain('4');
    const over = play(lastOf('challenge'), { ...LAST, lines: ['light-burns'] });
    expect(stateOf(over).outcome).toEqual({ winner: 'A', by: 'objective-points' });
  });

  test('can be scored after the end, once', () => {
    const forgotten = play(lastOf('challenge'), LAST);
    expect(stateOf(forgotten).outcome?.winner).toBeNull();
    const score = { type: 'scenario-score', line: 'light-burns' } as const;
    const right = play(forgotten, score);
    expect(stateOf(right).outcome).toEqual({ winner: 'A', by: 'objective-points' });
    expect(() => play(right, score)).toThrow();
  });
});

describe('11B-01, 13A-04: an Easy scenario takes over all of the simplicity rules', () => {
  const inSystem = { ...LAST, strategic: ['light'] };
  const POWER = [
    ['A', 10, 'allOutWar'],
    ['B', 10, 'allOutWar'],
  ];

  test('undefeated ships score their power, and Secure Area is ignored', () => {
    expect(scores(play(lastOf('easy'), inSystem))).toEqual(POWER);
  });

  test('with the ruling easy-scenario-scoring: as at other difficulties', () => {
    const as = { 'easy-scenario-scoring': 'as-at-other-difficulties' };
    expect(scores(play(lastOf('easy', as), inSystem))).toEqual([['A', 1, 'secureArea']]);
  });

  test('its own word on the ways of 10E holds', () => {
    const easy = trainingScenario('easy');
    const { scenario } = easy;
    if (!scenario) throw new Error('it is a scenario');
    const battle = play(
      startBattle({ ...easy, scenario: { ...scenario, standardScoring: true } }),
      { type: 'start-battle' },
      { type: 'set-phase', round: 5, phase: 'refresh' },
      inSystem,
    );
    expect(scores(battle)).toEqual([['A', 3, 'stakeAClaim'], ['A', 1, 'flyTheFlag'], ...POWER]);
  });
});

describe('4C-01: no longer any piece on the battlefield', () => {
  test('a side that begins wholly in reserve is not wiped out at the start', () => {
    const waiting = inAction({ b: [{ id: 'b1', reserve: true }] });
    expect(stateOf(waiting).outcome).toBeNull();
    const come = play(
      waiting,
      { type: 'end-phase', override: true },
      { type: 'refresh', strategic: [], near: [], reinforcements: ['b1'] },
    );
    expect(stateOf(come)).toMatchObject({ round: 2, outcome: null });
    expect(stateOf(play(come, hullTo0('b1'))).outcome).toEqual({ winner: 'a', by: 'wiped-out' });
  });
});
