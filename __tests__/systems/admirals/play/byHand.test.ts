import { hasMark, pointsOf, trackOf } from '../../../../src/core/game/state';
import { isActivated } from '../../../../src/systems/kit/play/turns';
import { powerOf, standings } from '../../../../src/systems/admirals/play/standing';
import { pieceOf } from '../../../../src/systems/admirals/play/view';
import { order, weapon } from '../../../builders/admirals';
import {
  duel,
  inAction,
  play,
  refusalOf,
  startBattle,
  stateOf,
  type Battle,
} from '../../../builders/battle';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { ordersAt } from '../../../../src/systems/admirals-shared/play/orders';

const now = (battle: Battle, ship: string, track: string) =>
  trackOf(stateOf(battle), ship, track)?.now;

const rulesTold = (battle: Battle): readonly (string | undefined)[] =>
  battle.played.log.steps.at(-1)?.events.map(({ rule }) => rule) ?? [];

describe('one tap', () => {
  const battle = inAction({ b: [{ id: 'b1', hull: 4, shields: [1, 2, 0, 0, 0, 2] }] });

  test.each<[string, AdmiralsCommand, string, number]>([
    ['loses a hull point', { type: 'adjust', ship: 'b1', track: 'hull', by: -1 }, 'hull', 3],
    [
      'spends a shield of a facing',
      { type: 'adjust', ship: 'b1', track: 'shield:Right Fore', by: -1 },
      'shield:Right Fore',
      1,
    ],
    ['is Exhausted', { type: 'adjust', ship: 'b1', track: 'exhausted', by: 1 }, 'exhausted', 1],
    [
      'takes Critical Damage',
      { type: 'adjust', ship: 'b1', track: 'criticals', by: 1 },
      'criticals',
      1,
    ],
  ])('%s', (_, command, track, after) => {
    expect(now(play(battle, command), 'b1', track)).toBe(after);
  });

  test.each<[string, AdmiralsCommand, string]>([
    [
      'above the hull of the card',
      { type: 'adjust', ship: 'b1', track: 'hull', by: 1 },
      'out-of-bounds',
    ],
    [
      'a shield that is spent',
      { type: 'adjust', ship: 'b1', track: 'shield:Left Aft', by: -1 },
      'out-of-bounds',
    ],
    [
      'a pool that the ship does not have',
      { type: 'adjust', ship: 'b1', track: 'shield', by: -1 },
      'unknown-track',
    ],
    [
      'a ship that is not there',
      { type: 'adjust', ship: 'b9', track: 'hull', by: -1 },
      'unknown-ship',
    ],
    [
      'what every object has',
      { type: 'adjust', ship: 'b1', track: 'constructor', by: -1 },
      'unknown-track',
    ],
    [
      'a ship with the name of what every object has',
      { type: 'adjust', ship: 'toString', track: 'hull', by: -1 },
      'unknown-ship',
    ],
    ['nothing', { type: 'adjust', ship: 'b1', track: 'hull', by: 0 }, 'nothing-to-change'],
  ])('is refused for %s', (_, command, why) => {
    expect(refusalOf(battle, command)?.why.id).toBe(why);
  });
});

describe('what follows from a change', () => {
  const two = { b: [{ id: 'b1', hull: 1 }, { id: 'b2' }] };

  test('at 0 hull a ship is defeated and takes no further part (3A-01 X)', () => {
    const battle = play(inAction(two), { type: 'adjust', ship: 'b1', track: 'hull', by: -1 });
    expect(stateOf(battle).ships['b1']?.left).toMatchObject({ how: 'hull', round: 1 });
    expect(refusalOf(battle, { type: 'adjust', ship: 'b1', track: 'hull', by: 1 })?.why.id).toBe(
      'has-left',
    );
  });

  test.each([
    ['Escort', 1],
    ['Heavy', 2],
    ['Super Heavy', 3],
  ] as const)('%s is crippled by Critical Damage number %i (3A-02 I)', (role, count) => {
    const battle = inAction({ b: [{ id: 'b1', role }, { id: 'b2' }] });
    const before = play(
      battle,
      ...Array<AdmiralsCommand>(count - 1).fill({
        type: 'adjust',
        ship: 'b1',
        track: 'criticals',
        by: 1,
      }),
    );
    expect(stateOf(before).ships['b1']?.left).toBeNull();
    const after = play(before, { type: 'adjust', ship: 'b1', track: 'criticals', by: 1 });
    expect(stateOf(after).ships['b1']?.left?.how).toBe('crippled');
  });

  test.each([
    ['Super Heavy', 1],
    ['Stationary', 1],
    ['Heavy', 0],
  ] as const)('the loss of a %s scores %i for the other team (10E-04)', (role, points) => {
    const battle = inAction({ b: [{ id: 'b1', role, hull: 1 }, { id: 'b2' }] });
    const lost = play(battle, { type: 'adjust', ship: 'b1', track: 'hull', by: -1 });
    expect(pointsOf(stateOf(lost), 'a')).toBe(points);
  });

  test('the last ship of a team ends the game (4C-01)', () => {
    const battle = play(inAction({ b: [{ id: 'b1', hull: 1 }] }), {
      type: 'adjust',
      ship: 'b1',
      track: 'hull',
      by: -1,
    });
    expect(stateOf(battle).outcome).toEqual({ winner: 'a', by: 'wiped-out' });
    expect(refusalOf(battle, { type: 'activate', ship: 'a1' })?.why.id).toBe('game-over');
  });

  test.each([
    ['wiped-out', { winner: 'a', by: 'wiped-out' }],
    ['fights-on', null],
  ])('with a ship in reserve and the ruling %s', (answer, outcome) => {
    const battle = inAction({
      b: [
        { id: 'b1', hull: 1 },
        { id: 'b2', reserve: true },
      ],
      terms: { rulings: { 'reserves-do-not-save': answer } },
    });
    const lost = play(battle, { type: 'adjust', ship: 'b1', track: 'hull', by: -1 });
    expect(stateOf(lost).outcome).toEqual(outcome);
  });

  test('a fleet on paper is never wiped out: its ships are only targets', () => {
    const battle = inAction({ b: [{ id: 'b1', hull: 1 }], terms: { untracked: ['b'] } });
    const lost = play(battle, { type: 'adjust', ship: 'b1', track: 'hull', by: -1 });
    expect(stateOf(lost).outcome).toBeNull();
  });
});

describe('Critical Damage returns an order (5F-03)', () => {
  const cards = [weapon(), order({ code: 'B-001' }), order({ code: 'B-002', name: 'Brace' })];
  const commanded = play(
    startBattle(
      duel({
        b: [{ id: 'b1', role: 'Super Heavy' }],
        cards,
        libraries: { 'p-b': ['B-001', 'B-002'] },
      }),
    ),
    { type: 'start-battle' },
    { type: 'assign-order', ship: 'b1', card: 'o:p-b:1' },
    { type: 'assign-order', ship: 'b1', card: 'o:p-b:2' },
    { type: 'reveal' },
  );
  const refsAt = (battle: Battle) => ordersAt(stateOf(battle), 'b1').map(({ ref }) => ref);

  test('the one that its owner chooses', () => {
    const hit = play(commanded, {
      type: 'adjust',
      ship: 'b1',
      track: 'criticals',
      by: 1,
      returned: ['o:p-b:1'],
    });
    expect(refsAt(hit)).toEqual(['order:B-002']);
    expect(stateOf(hit).cards['o:p-b:1']).toMatchObject({
      at: 'p-b',
      slot: 'library',
      face: 'down',
    });
  });

  test('the newest where nobody chose', () => {
    const hit = play(commanded, { type: 'adjust', ship: 'b1', track: 'criticals', by: 1 });
    expect(refsAt(hit)).toEqual(['order:B-001']);
  });

  test('all of them when the ship is lost', () => {
    expect(refsAt(play(commanded, { type: 'remove-ship', ship: 'b1' }))).toEqual([]);
  });
});

describe('repair (14A)', () => {
  const hurt = play(
    inAction({ b: [{ id: 'b1', hull: 4, role: 'Super Heavy', shields: [2, 2, 2, 2, 2, 2] }] }),
    { type: 'set-track', ship: 'b1', track: 'hull', to: 1 },
    { type: 'set-track', ship: 'b1', track: 'shield:Direct Fore', to: 0 },
    { type: 'set-track', ship: 'b1', track: 'shield:Direct Aft', to: 1 },
    { type: 'set-track', ship: 'b1', track: 'criticals', to: 2 },
    { type: 'set-track', ship: 'b1', track: 'exhausted', to: 2 },
  );

  test('hull never rises above the card (14A-01)', () => {
    expect(
      now(play(hurt, { type: 'repair', ship: 'b1', what: 'hull', amount: 9 }), 'b1', 'hull'),
    ).toBe(4);
  });

  test('shields count for the whole piece, and go where they are told (14A-02 I)', () => {
    const mended = play(hurt, {
      type: 'repair',
      ship: 'b1',
      what: 'shields',
      amount: 2,
      facings: ['Direct Aft', 'Direct Fore'],
    });
    expect(now(mended, 'b1', 'shield:Direct Aft')).toBe(2);
    expect(now(mended, 'b1', 'shield:Direct Fore')).toBe(1);
  });

  test('shields go to the facing that lost most where nothing is told', () => {
    const mended = play(hurt, { type: 'repair', ship: 'b1', what: 'shields', amount: 1 });
    expect(now(mended, 'b1', 'shield:Direct Fore')).toBe(1);
  });

  test.each([
    ['x', 0],
    ['one', 1],
  ])('Heal 2 with the ruling heal-x: %s leaves %i', (answer, left) => {
    const read = {
      ...hurt,
      rules: { ...hurt.rules, rulings: { ...hurt.rules.rulings, 'heal-x': answer as 'x' | 'one' } },
    };
    expect(
      now(
        play(read, { type: 'repair', ship: 'b1', what: 'criticals', amount: 2 }),
        'b1',
        'criticals',
      ),
    ).toBe(left);
  });

  test('what is whole is not repaired', () => {
    const whole = inAction();
    expect(refusalOf(whole, { type: 'repair', ship: 'b1', what: 'hull', amount: 1 })?.why.id).toBe(
      'nothing-to-change',
    );
  });
});

describe('corrections', () => {
  const battle = inAction({ b: [{ id: 'b1', hull: 3 }, { id: 'b2' }] });

  test('carry no rule, so that the log says they were made by hand', () => {
    expect(
      rulesTold(play(battle, { type: 'set-track', ship: 'b1', track: 'hull', to: 2 })),
    ).toEqual([undefined]);
  });

  test('take the points of a removal with them when the ship is back (10E-04)', () => {
    const big = inAction({ b: [{ id: 'b1', role: 'Super Heavy' }, { id: 'b2' }] });
    const points = (at: Battle) => pointsOf(stateOf(at), 'a');
    const remove: AdmiralsCommand = { type: 'remove-ship', ship: 'b1' };
    const gone = play(big, remove);
    const back = play(gone, { type: 'return-ship', ship: 'b1', place: 'play' });
    expect([points(gone), points(back), points(play(back, remove))]).toEqual([1, 0, 1]);
  });

  test('go back to the activations, and nobody has had a turn (4B)', () => {
    const mark = (ship: string) =>
      ({ type: 'set-mark', subject: ship, mark: 'activated', to: 1 }) as const;
    const all = play(inAction({ b: [{ id: 'b1' }] }), mark('a1'), mark('b1'));
    expect(stateOf(all).phase).toBe('refresh');
    const again = play(all, { type: 'set-phase', round: 1, phase: 'action' });
    expect(stateOf(again).phase).toBe('action');
    expect(isActivated(stateOf(again), 'b1')).toBe(false);
  });

  test('mark a turn with what begins and ends every activation (5A-02, 8B-04)', () => {
    const loaded = play(
      battle,
      { type: 'set-mark', subject: 'b1', mark: 'reloading', to: 1 },
      { type: 'set-terrain', ship: 'b2', terrain: 'Black Hole Core' },
      { type: 'set-mark', subject: 'b1', mark: 'activated', to: 1 },
      { type: 'set-mark', subject: 'b2', mark: 'activated', to: 1 },
    );
    expect(hasMark(stateOf(loaded), 'b1', 'reloading')).toBe(false);
    expect(stateOf(loaded).ships['b2']?.left?.how).toBe('crushed');
  });

  test('bring a ship back with a point of hull', () => {
    const lost = play(battle, { type: 'adjust', ship: 'b1', track: 'hull', by: -3 });
    const back = play(lost, { type: 'return-ship', ship: 'b1', place: 'play' });
    expect(stateOf(back).ships['b1']?.left).toBeNull();
    expect(now(back, 'b1', 'hull')).toBe(1);
  });

  test.each<[string, AdmiralsCommand, string]>([
    [
      'a mark that is not one',
      { type: 'set-mark', subject: 'b1', mark: 'constructor', to: 1 },
      'unknown-mark',
    ],
    [
      'a count that is a word',
      { type: 'set-mark', subject: 'b1', mark: 'moves-used', to: 'many' },
      'bad-mark-value',
    ],
    [
      'an overrun of nobody',
      { type: 'set-mark', subject: 'game', mark: 'overrun', to: 'c' },
      'bad-mark-value',
    ],
    ['a round that never comes', { type: 'set-phase', round: 7, phase: 'action' }, 'no-such-round'],
    ['a ship that never left', { type: 'return-ship', ship: 'b1', place: 'play' }, 'has-not-left'],
    ['a note of nothing', { type: 'note', text: '   ' }, 'empty-text'],
    ['a scenario line without a scenario', { type: 'scenario-score', line: 'x' }, 'scenario-line'],
  ])('refuse %s', (_, command, why) => {
    expect(refusalOf(battle, command)?.why.id).toBe(why);
  });

  test('marking a ship as activated takes the turn of its team', () => {
    const marked = play(battle, { type: 'set-mark', subject: 'a1', mark: 'activated', to: 1 });
    expect(refusalOf(marked, { type: 'activate', ship: 'b1' })).toBeNull();
  });

  test('points by hand count, also those taken away', () => {
    const scored = play(
      battle,
      { type: 'score', team: 'a', points: 3, text: 'Salvage' },
      { type: 'score', team: 'a', points: -1 },
    );
    expect(pointsOf(stateOf(scored), 'a')).toBe(2);
  });
});

describe('a quick ship', () => {
  const quick = {
    type: 'add-ship',
    player: 'p-b',
    name: 'Unknown',
    as: {
      quick: {
        role: 'Heavy',
        hull: 5,
        shields: { as: 'pool', points: 2 },
        armor: 2,
        keywords: ['Stealth', 'Lethal [2]'],
      },
    },
  } as const;

  test('has the Power Points that were said, and they count when it is lost (4C-02 II)', () => {
    const battle = play(inAction(), { ...quick, power: 6 }, { type: 'remove-ship', ship: 'q1' });
    const { setup } = battle;
    expect(powerOf(setup, stateOf(battle), 'q1')).toBe(6);
    expect(standings(setup, stateOf(battle))['b']?.defeatedPower).toBe(6);
  });

  test('is a piece like any other', () => {
    const battle = play(inAction(), quick);
    expect(pieceOf(battle.setup, stateOf(battle), 'q1')).toMatchObject({
      name: 'Unknown',
      hull: 5,
      shields: { as: 'pool', points: 2 },
      card: { role: 'Heavy', armor: 2, flak: 0 },
      keywords: [
        { name: 'Stealth', source: 'card' },
        { name: 'Lethal', value: 2, source: 'card' },
      ],
    });
  });

  test('can be one of the cards of the game', () => {
    const battle = play(inAction(), { ...quick, as: { card: 'ship:a1' } });
    expect(pieceOf(battle.setup, stateOf(battle), 'q1')?.card.name).toBe('a1');
  });
});

describe('the end by hand', () => {
  test('who concedes loses', () => {
    expect(stateOf(play(inAction(), { type: 'concede', team: 'a' })).outcome).toEqual({
      winner: 'b',
      by: 'conceded',
    });
  });

  test('a table that stops is judged as after the last round', () => {
    const scored = play(inAction(), { type: 'score', team: 'b', points: 1 }, { type: 'end-game' });
    expect(stateOf(scored).outcome).toEqual({ winner: 'b', by: 'objective-points' });
  });
});
