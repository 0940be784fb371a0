import { GAME } from '../../../../src/core/game/events';
import { hasMark, markOf } from '../../../../src/core/game/state';
import { turnOf } from '../../../../src/systems/admirals/play/turn';
import { pieceOf } from '../../../../src/systems/admirals/play/view';
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
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { activationOf } from '../../../../src/systems/admirals/play/activation';

const activate = (ship: string): AdmiralsCommand => ({ type: 'activate', ship });
const end = (ship: string): AdmiralsCommand => ({ type: 'end-activation', ship });
const team = (battle: Battle) => turnOf(battle.setup, stateOf(battle)).team;
const turn = (ship: string): readonly AdmiralsCommand[] => [activate(ship), end(ship)];

const TWO: Duel = {
  a: [
    { id: 'a1', role: 'Light' },
    { id: 'a2', role: 'Light' },
  ],
  b: [
    { id: 'b1', role: 'Light' },
    { id: 'b2', role: 'Light' },
  ],
};

describe('the set-up (4A)', () => {
  const waiting = startBattle(duel(TWO));

  test('begins with Team A, the lower roll, and teams take turns', () => {
    expect(team(waiting)).toBe('b');
    const placed = play(waiting, { type: 'place-ship', ship: 'b1', place: 'play' });
    expect(team(placed)).toBe('a');
    expect(refusalOf(placed, { type: 'place-ship', ship: 'b2', place: 'play' })?.why.id).toBe(
      'not-your-turn',
    );
  });

  test('whose turn it is, is advice', () => {
    expect(
      refusalOf(waiting, { type: 'place-ship', ship: 'a1', place: 'play', override: true }),
    ).toBeNull();
  });

  test('the battle places whatever still waits, and Team B has the initiative (4A-05)', () => {
    const begun = play(
      waiting,
      { type: 'place-ship', ship: 'b1', place: 'reserve' },
      { type: 'start-battle' },
    );
    expect(stateOf(begun)).toMatchObject({ initiative: 'a', round: 1, phase: 'command' });
    expect(Object.values(stateOf(begun).ships).map(({ id, place }) => [id, place])).toEqual([
      ['a1', 'play'],
      ['a2', 'play'],
      ['b1', 'reserve'],
      ['b2', 'play'],
    ]);
  });

  test('a ship is placed once', () => {
    const placed = play(waiting, { type: 'place-ship', ship: 'b1', place: 'play' });
    expect(refusalOf(placed, { type: 'place-ship', ship: 'b1', place: 'play' })?.why.id).toBe(
      'not-waiting',
    );
  });
});

describe('alternation (4B-02)', () => {
  test('begins with the initiative and changes after each activation', () => {
    const battle = inAction(TWO);
    expect(team(battle)).toBe('a');
    expect(team(play(battle, ...turn('a1')))).toBe('b');
    expect(team(play(battle, ...turn('a1'), ...turn('b1')))).toBe('a');
  });

  test('a team without pieces left is left out', () => {
    const battle = inAction({ ...TWO, b: [{ id: 'b1', role: 'Light' }] });
    expect(team(play(battle, ...turn('a1'), ...turn('b1'), ...turn('a2')))).toBeNull();
    expect(team(play(battle, ...turn('a1'), ...turn('b1')))).toBe('a');
  });

  test('the phase is complete when all have activated', () => {
    const battle = play(inAction(TWO), ...turn('a1'), ...turn('b1'), ...turn('a2'), ...turn('b2'));
    expect(stateOf(battle).phase).toBe('refresh');
  });

  test.each<[string, readonly AdmiralsCommand[], AdmiralsCommand, string]>([
    ['the other team', [], activate('b1'), 'not-your-turn'],
    ['while another is active', [activate('a1')], activate('a2'), 'another-is-active'],
    ['a ship twice', [...turn('a1'), ...turn('b1')], activate('a1'), 'already-activated'],
    ['the active ship again', [activate('a1')], activate('a1'), 'already-active'],
    ['the end of the phase too early', [], { type: 'end-phase' }, 'still-to-activate'],
    ['a pass of the other team', [], { type: 'pass', team: 'b' }, 'not-your-turn'],
    ['the end of what never began', [], end('a1'), 'not-active'],
  ])('refuses %s', (_, before, command, why) => {
    expect(refusalOf(play(inAction(TWO), ...before), command)?.why.id).toBe(why);
  });

  test('order is advice: another ship, a pass, an early end', () => {
    const battle = inAction(TWO);
    expect(team(play(battle, { type: 'pass', team: 'a' }))).toBe('b');
    const out = play(battle, { type: 'activate', ship: 'b1', override: true });
    expect(turnOf(out.setup, stateOf(out)).active).toBe('b1');
    expect(stateOf(play(out, { type: 'end-phase', override: true })).phase).toBe('refresh');
  });

  test('an active ship that is lost ends its activation', () => {
    const battle = play(withActive('a1', TWO), {
      type: 'adjust',
      ship: 'a1',
      track: 'hull',
      by: -4,
    });
    expect(turnOf(battle.setup, stateOf(battle))).toMatchObject({ active: null, team: 'b' });
  });

  test('with a fleet on paper nobody has to wait', () => {
    const battle = inAction({ ...TWO, terms: { untracked: ['b'] } });
    expect(refusalOf(play(battle, ...turn('a1')), activate('a2'))).toBeNull();
  });
});

describe('three players a team (4B-02 I)', () => {
  const light = (id: string, player: string) => ({ id, player, role: 'Light' }) as const;
  const three: Duel = {
    a: [light('a1', 'p1'), light('a2', 'p1'), light('a3', 'p2'), light('a4', 'p3')],
    b: [light('b1', 'q1'), light('b2', 'q1'), light('b3', 'q1'), light('b4', 'q1')],
  };

  test('the same player does not activate twice in a row while a team mate can', () => {
    const battle = play(inAction(three), ...turn('a1'), ...turn('b1'));
    expect(refusalOf(battle, activate('a2'))).toMatchObject({
      why: { id: 'same-player-twice', waiting: ['Player p2', 'Player p3'] },
      rule: '4B-02 I',
    });
    expect(refusalOf(battle, activate('a3'))).toBeNull();
  });

  test('nor places two ships in a row (4A-04 I)', () => {
    const place = (ship: string) => ({ type: 'place-ship', ship, place: 'play' }) as const;
    const waiting = play(startBattle(duel(three)), place('b1'), place('a1'), place('b2'));
    expect(refusalOf(waiting, place('a2'))).toMatchObject({
      why: { id: 'same-player-twice' },
      rule: '4A-04 I',
    });
  });

  test('but does when the others are through', () => {
    const battle = play(
      inAction(three),
      ...turn('a3'),
      ...turn('b1'),
      ...turn('a4'),
      ...turn('b2'),
      ...turn('a1'),
      ...turn('b3'),
    );
    expect(refusalOf(battle, activate('a2'))).toBeNull();
  });
});

describe('Strategic and Overrun activations (4B-02 II, III)', () => {
  const one = { id: 'b1', role: 'Light' } as const;

  test('the team with the initiative strikes at most twice once the other is through', () => {
    const battle = play(
      inAction({ ...TWO, b: [one] }),
      ...turn('a1'),
      ...turn('b1'),
      activate('a2'),
    );
    expect(activationOf(battle.setup, stateOf(battle), battle.rules)?.strikes.max).toBe(2);
    expect(markOf(stateOf(battle), GAME, 'strategic')).toBe(1);
  });

  test('the team without it gains Deadly [2] and Skilled', () => {
    const battle = play(inAction({ ...TWO, a: [{ id: 'a1', role: 'Light' }] }), ...turn('a1'));
    expect(markOf(stateOf(battle), GAME, 'overrun')).toBe('b');
    expect(pieceOf(battle.setup, stateOf(battle), 'b1')?.keywords).toEqual([
      { name: 'Deadly', value: 2, source: 'Overrun' },
      { name: 'Skilled', source: 'Overrun' },
    ]);
    expect(pieceOf(battle.setup, stateOf(battle), 'a1')?.keywords).toEqual([]);
  });

  test('ends with the round', () => {
    const battle = play(
      inAction({ ...TWO, a: [{ id: 'a1', role: 'Light' }] }),
      ...turn('a1'),
      ...turn('b1'),
      ...turn('b2'),
      { type: 'refresh', strategic: [], near: [] },
    );
    expect(hasMark(stateOf(battle), GAME, 'overrun')).toBe(false);
  });
});

describe('an activation', () => {
  const moves = (battle: Battle) =>
    activationOf(battle.setup, stateOf(battle), battle.rules)?.moves;
  const ahead: AdmiralsCommand = { type: 'move', ship: 'a1', maneuver: 'ahead' };

  test.each([
    ['Light', 0, 3],
    ['Heavy', 2, 3],
    ['Super Heavy', 1, 2],
    ['Stationary', 0, 0],
  ] as const)('of a %s must make %i and may make %i Moves (3A-02 II)', (role, must, left) => {
    expect(moves(withActive('a1', { a: [{ id: 'a1', role }] }))).toMatchObject({
      must,
      left,
      used: 0,
    });
  });

  test('that ends too early is told what was due', () => {
    const battle = play(
      withActive('a1', { ...TWO, a: [{ id: 'a1' }, { id: 'a2' }] }),
      ahead,
      end('a1'),
    );
    expect(battle.played.log.steps.at(-1)?.events[0]).toMatchObject({
      type: 'noted',
      note: { id: 'must-move', moves: 1 },
      rule: '3A-02 II',
    });
  });

  test('that has no valid maneuver owes nothing (6B)', () => {
    const battle = play(withActive('a1', { ...TWO, a: [{ id: 'a1' }, { id: 'a2' }] }), {
      type: 'end-activation',
      ship: 'a1',
      noManeuver: true,
    });
    expect(battle.played.log.steps.at(-1)?.events[0]).toMatchObject({
      note: { id: 'no-maneuver' },
      rule: '6B',
    });
  });

  test('is held to 2 Moves by a Threader within 2 hexes at its start (9R)', () => {
    const threader: Duel = { a: [{ id: 'a1' }], b: [{ id: 'b1', keywords: ['Threader'] }] };
    const held = (distance: number) =>
      play(inAction(threader), { type: 'activate', ship: 'a1', near: [{ ship: 'b1', distance }] });
    expect(moves(held(2))).toMatchObject({ left: 2 });
    expect(moves(held(3))).toMatchObject({ left: 3 });
  });

  test('clears the Reloading token and with it Heavy strikes (5A-02)', () => {
    const reloading = play(inAction(), {
      type: 'set-mark',
      subject: 'a1',
      mark: 'reloading',
      to: 1,
    });
    const battle = play(reloading, activate('a1'));
    expect(hasMark(stateOf(battle), 'a1', 'reloading')).toBe(false);
    expect(hasMark(stateOf(battle), 'a1', 'heavy-locked')).toBe(true);
  });
});

test('an active ship that a hand put into reserve can still end its activation', () => {
  const reserved: AdmiralsCommand = { type: 'return-ship', ship: 'a1', place: 'reserve' };
  const battle = play(inAction(TWO), activate('a1'), reserved);
  expect(refusalOf(battle, end('a1'))).toBeNull();
  expect(team(play(battle, end('a1')))).toBe('b');
});
