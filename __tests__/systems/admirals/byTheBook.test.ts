import type { Answers } from '../../../src/core/pages/answers';
import { pointsOf } from '../../../src/core/game/state';
import { activationPage } from '../../../src/systems/admirals/pages/activationPage';
import { bridge } from '../../../src/systems/admirals/pages/bridge';
import { gameCorrections, shipCorrections } from '../../../src/systems/admirals/pages/corrections';
import { scenarioPage } from '../../../src/systems/admirals/pages/scenarioPage';
import { permanentOrderBlock, placingPage } from '../../../src/systems/admirals/pages/turnPages';
import { refreshPage } from '../../../src/systems/admirals/pages/phasePages';
import type { AdmiralsCommand } from '../../../src/systems/admirals/play/commands';
import { turnOf } from '../../../src/systems/admirals/play/turn';
import { makeSetupDesk } from '../../../src/systems/admirals/pages/setup/setupDesk';
import { en } from '../../../src/systems/admirals/words/en';
import { TRAINING_SCENARIO } from '../../../src/systems/admirals/training/scenario';
import { order, weapon } from '../../builders/admirals';
import {
  duel,
  inAction,
  play,
  refusalOf,
  startBattle,
  stateOf,
  trainingScenario,
  withActive,
  type Battle,
  type Duel,
} from '../../builders/battle';
import { blocksOf, openPage, seenIn, tell } from '../../builders/pages';

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

describe('11A: the scenario dictates the setup', () => {
  const begun = startBattle(trainingScenario('easy'));
  const place = (ship: string, override?: true) =>
    ({ type: 'place-ship', ship, place: 'play', ...(override ? { override } : {}) }) as const;

  test('its own order of placing rules: the Keepers place three first, then the teams take turns', () => {
    const three = play(begun, place('light'), place('picket-1'), place('picket-2'));
    expect(turnOf(three.setup, stateOf(three))).toMatchObject({ team: 'A' });
    expect(refusalOf(three, place('hammer'))?.why.id).toBe('not-your-turn');
    expect(turnOf(three.setup, stateOf(play(three, place('beacon-1')))).team).toBe('B');
  });

  test('another ship before these is against advice, and the table may', () => {
    expect(refusalOf(begun, place('beacon-1'))).toMatchObject({
      why: { id: 'placed-first', ships: ['Tallow Light', 'Ember Picket A', 'Ember Picket B'] },
      rule: '11A',
    });
    expect(stateOf(play(begun, place('hammer', true))).ships['hammer']?.place).toBe('play');
  });

  test('battlefield and deployment stand where ships are placed, and each ship with its place', () => {
    const { page } = openPage(begun, placingPage);
    const texts = blocksOf(page, 'text').map(({ text }) => text);
    const { battlefield, deployment = [] } = TRAINING_SCENARIO.adds;
    expect(texts).toEqual([battlefield, ...deployment]);
    const [first] = blocksOf(page, 'items');
    expect(first?.items.map(({ title, detail }) => [title, detail])).toContainEqual([
      'Tallow Light',
      'In the Strategic System nearest to its own side.',
    ]);
    expect(bridge(seenIn(begun)).notices.map(({ text }) => text)).toEqual([texts.join(' ')]);
    const scenario = openPage(begun, scenarioPage).page;
    expect(blocksOf(scenario, 'text').map(({ text }) => text)).toEqual(
      expect.arrayContaining(texts),
    );
  });
});

describe('4B-03 I, 8A-02: a fleet on paper', () => {
  const refreshing = play(
    inAction({ a: [{ id: 'a1' }, { id: 'a2' }], terms: { untracked: ['b'] } }),
    { type: 'end-phase', override: true },
  );
  const refresh = { type: 'refresh', strategic: ['a1'], near: [] } as const;

  test('is asked for its Strategic Systems, and until then they are not known', () => {
    const screen = openPage(refreshing, refreshPage);
    expect(blocksOf(screen.page, 'choice')[0]).toMatchObject({ id: 'paper', value: null });
    const initiative = blocksOf(screen.page, 'findings').find(
      ({ label }) => label === 'Initiative',
    );
    expect(initiative?.findings[1]?.text).toContain('As far as this phone knows');
    expect(tell(screen, { paper: 2 }).page.primary?.command).toMatchObject({ paper: 2 });
  });

  test('has the initiative with most of them, and scores for each', () => {
    const after = play(refreshing, { ...refresh, paper: 2 });
    expect(stateOf(after).initiative).toBe('b');
    expect(scores(after)).toEqual([
      ['a', 1, 'secureArea'],
      ['b', 2, 'secureArea'],
    ]);
  });

  test('cannot hold more than there are', () => {
    expect(refusalOf(refreshing, { ...refresh, paper: 3 })?.why.id).toBe('too-many-strategic');
  });
});

describe('8B: black holes', () => {
  const two: Duel = { a: [{ id: 'a1', role: 'Light' }, { id: 'a2' }], b: [{ id: 'b1' }] };
  const core = (ship: string): AdmiralsCommand => ({
    type: 'set-terrain',
    ship,
    terrain: 'Black Hole Core',
  });
  const drawnIn = { terrain: 'Black Hole Horizon', roll: 6 } as const;
  const move = (enters: object) =>
    ({ type: 'move', ship: 'a1', maneuver: 'ahead', enters }) as AdmiralsCommand;

  describe('8B-04: crushed in the same Core Hex in which the activation began', () => {
    const out = play(
      inAction(two),
      core('a1'),
      { type: 'activate', ship: 'a1' },
      { type: 'move', ship: 'a1', maneuver: 'ahead', escape: 1 },
    );
    const back = (more: object) =>
      play(out, move({ ...drawnIn, ...more }), { type: 'end-activation', ship: 'a1' });

    test.each([
      ['the same core', {}, 'crushed'],
      ['the core of another black hole', { otherCore: true }, undefined],
    ])('drawn into %s', (_, more, how) => {
      expect(stateOf(back(more)).ships['a1']?.left?.how).toBe(how);
    });

    test('the page asks which', () => {
      const screen = tell(
        openPage(out, (view, answers) => activationPage(view, 'a1', answers)),
        { 'enters.terrain': 'Black Hole Horizon', 'enters.roll': [6] },
      );
      const switches = blocksOf(screen.page, 'switches').flatMap((block) => block.switches);
      expect(switches.map(({ label }) => label)).toContain(
        'A different black hole from where it began',
      );
    });
  });

  describe('8B-01: two pieces in one Core Hex are both lost', () => {
    const marked = play(inAction(two), core('b1'), { type: 'activate', ship: 'a1' });

    test('where one is marked there, the table says whether it is this core', () => {
      expect(refusalOf(marked, move(drawnIn))).toMatchObject({
        why: { id: 'core-taken' },
        rule: '8B-01',
      });
      const alone = stateOf(play(marked, move({ ...drawnIn, coreOccupant: null })));
      expect([alone.ships['a1']?.left, alone.ships['b1']?.left]).toEqual([null, null]);
      const forced = play(marked, { ...move(drawnIn), override: true } as AdmiralsCommand);
      expect(stateOf(forced).ships['a1']?.left).toBeNull();
    });

    test('the page proposes the one that is marked', () => {
      const screen = tell(
        openPage(marked, (view, answers) => activationPage(view, 'a1', answers)),
        { 'enters.terrain': 'Black Hole Horizon', 'enters.roll': [6] },
      );
      const occupant = blocksOf(screen.page, 'choice').find(({ id }) => id.endsWith('occupant'));
      expect(occupant?.value).toBe('b1');
    });
  });
});

describe('13A-05: Refit Pieces are assigned their Special Order', () => {
  test('also where a Basic one is printed before it', () => {
    const cards = [weapon(), order({ code: 'B-001' }), order({ code: 'S-001', type: 'Special' })];
    const refit = { id: 'a1', type: 'Refit', bonusOrders: ['B-001', 'S-001'] } as const;
    const open = startBattle(duel({ a: [refit], cards, terms: { mode: 'open' } }));
    expect(Object.values(stateOf(open).cards).map(({ ref }) => ref)).toEqual(['order:S-001']);
    const chips = permanentOrderBlock(seenIn(open), 'a1');
    expect(chips[0]).toMatchObject({ chips: [{ isOn: true }, { isOn: false }] });
  });
});

/** Refused with this reason, and done where the table wants it all the same. */
const advised = (battle: Battle, command: AdmiralsCommand, id: string, rule: string) => {
  expect(refusalOf(battle, command)).toMatchObject({ why: { id }, rule });
  return play(battle, { ...command, override: true } as AdmiralsCommand);
};

describe('what the rules advise against gets a word, and the table may still do it', () => {
  test('4A-01: three players against one', () => {
    const desk = makeSetupDesk(en);
    const shelf = { cards: [], fleets: [] };
    const page = (players: readonly Answers[]) =>
      desk.page({ mode: 'constructed', teams: [{ players }, { players: [{}] }] }, shelf);
    const said = (players: readonly Answers[]) =>
      JSON.stringify(blocksOf(page(players), 'findings')).includes('teams should be even');
    expect([said([{}, {}, {}]), said([{}])]).toEqual([true, false]);
  });

  test('4B-01 I: an order moved in the Command Phase onto an Escort, or an enemy', () => {
    const placed = play(
      startBattle(
        duel({
          a: [{ id: 'a1' }, { id: 'a2', role: 'Escort' }, { id: 'a3' }],
          cards: [weapon(), order({ code: 'B-001' })],
          libraries: { 'p-a': ['B-001'] },
        }),
      ),
      { type: 'start-battle' },
    );
    const [card = ''] = Object.keys(stateOf(placed).cards);
    const given = play(placed, { type: 'assign-order', ship: 'a1', card });
    const moved = (to: string) => ({ type: 'move-order', card, to }) as const;
    expect(stateOf(advised(given, moved('a2'), 'order-limit', '4B-01 I')).cards[card]?.at).toBe(
      'a2',
    );
    advised(given, moved('b1'), 'not-your-order', '4B-01 I');
    expect(refusalOf(given, moved('a3'))).toBeNull();
    const revealed = play(given, { type: 'reveal' });
    expect(refusalOf(revealed, moved('a2'))).toBeNull();
    const acts = blocksOf(
      tell(
        openPage(revealed, (view, answers) => shipCorrections(view, 'a1', answers)),
        { orderTo: 'a2' },
      ).page,
      'items',
    ).flatMap(({ items }) => items.flatMap((item) => item.acts ?? []));
    expect(acts).toContainEqual(expect.objectContaining({ command: moved('a2') }));
  });

  test('8D-01: Shield Points spent in a Nebula', () => {
    const nebula = play(withActive('a1', { b: [{ id: 'b1', role: 'Light', shields: 2 }] }), {
      type: 'set-terrain',
      ship: 'b1',
      terrain: 'Nebula',
    });
    const quick: AdmiralsCommand = {
      type: 'strike-quick',
      target: 'b1',
      with: { attacker: 'a1', armament: 0, mount: 0 },
      hull: 0,
      criticals: 0,
      shields: [{ facing: null, points: 1 }],
    };
    advised(nebula, quick, 'no-shields', '8D-01');
  });

  test('9Q: a Grudge from a ship without it', () => {
    const quick: AdmiralsCommand = {
      type: 'skirmish-quick',
      active: 'a1',
      opposing: 'b1',
      hull: { active: 0, opposing: 0 },
      grudge: 'active',
    };
    advised(withActive('a1'), quick, 'no-grudge', '9Q');
  });

  test('10E-01: reserves come in by turns, beginning with the team that has the initiative', () => {
    const waiting = (id: string) => ({ id, reserve: true });
    const refreshing = play(
      inAction({
        a: [{ id: 'a1' }, waiting('a2'), waiting('a3')],
        b: [{ id: 'b1' }, waiting('b2')],
      }),
      { type: 'end-phase', override: true },
    );
    const refresh = (...reinforcements: string[]): AdmiralsCommand => ({
      type: 'refresh',
      strategic: ['b1'],
      near: [],
      reinforcements,
    });
    advised(refreshing, refresh('a2', 'b2', 'a3'), 'reinforce-in-turn', '10E-01');
    expect(refusalOf(refreshing, refresh('b2', 'a2', 'a3'))).toBeNull();
    const page = tell(openPage(refreshing, refreshPage), { strategic: ['b1'] }).page;
    expect(page.primary?.command).toMatchObject({ reinforcements: ['b2', 'a2', 'a3'] });
  });
});

describe('4B-01: an order from the library outside the Command Phase', () => {
  const battle = play(
    startBattle(
      duel({ cards: [weapon(), order({ code: 'B-001' })], libraries: { 'p-a': ['B-001'] } }),
    ),
    { type: 'start-battle' },
    { type: 'reveal' },
  );
  const [card = ''] = Object.keys(stateOf(battle).cards);

  test('is given on the table’s word, and lies face up', () => {
    const given = advised(
      battle,
      { type: 'assign-order', ship: 'a1', card },
      'wrong-phase',
      '4B-01',
    );
    expect(stateOf(given).cards[card]).toMatchObject({ at: 'a1', face: 'up' });
  });

  test('has its place among the corrections of a ship', () => {
    const { page } = openPage(battle, (view, answers) => shipCorrections(view, 'a1', answers));
    const acts = blocksOf(page, 'acts').flatMap((block) => block.acts);
    expect(acts.map(({ command }) => command)).toContainEqual({
      type: 'assign-order',
      ship: 'a1',
      card,
      override: true,
    });
  });
});
