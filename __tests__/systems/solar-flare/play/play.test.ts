import {
  asked,
  beam,
  design,
  finish,
  idle,
  played,
  playedFrom,
  setupOf,
  started,
  trackNow,
} from '../../../builders/solar';
import { parseSetup } from '../../../../src/systems/solar-flare/play/setup';
import { parseShare, makeShare } from '../../../../src/systems/solar-flare/play/share';

const DUEL = setupOf(2);

const refusal = (command: Parameters<typeof asked>[2], game = started(DUEL), setup = DUEL) => {
  const decision = asked(setup, game.state, command);
  return decision.ok ? null : decision.why.id;
};

describe('turns', () => {
  test('Quick Setup: all systems begin fully charged, and the highest roller with the Weapons phase', () => {
    const game = started(DUEL);
    expect(trackNow(game, 'a1', 'charge:1a')).toBe(4);
    expect(trackNow(game, 'a1', 'charge:2a')).toBe(3);
    expect(game.state).toMatchObject({ round: 1, phase: 'weapons', initiative: 'a' });
  });

  test('Part 3: weapons, movement, power, then the next side; a round is a turn of each', () => {
    const game = played(DUEL, finish('a1'));
    expect(game.state.phase).toBe('movement');
    const turned = playedFrom(DUEL, game, finish('a1'), finish('a1'));
    expect(turned.state).toMatchObject({ round: 1, phase: 'weapons' });
    expect(turned.state.holders['game']?.marks['turn']).toBe('b');
    expect(playedFrom(DUEL, turned, ...idle('b1')).state.round).toBe(2);
  });

  test('Fleet Action: no ship of a side runs ahead', () => {
    const fleet = setupOf(2, undefined, {}, 2);
    const game = played(fleet, finish('a1'));
    expect(game.state.phase).toBe('weapons');
    expect(refusal(finish('a1'), game, fleet)).toBe('phase-finished');
    expect(playedFrom(fleet, game, finish('a2')).state.phase).toBe('movement');
  });

  test('whose turn it is can be overridden, and the log says so', () => {
    expect(refusal(finish('b1'))).toBe('not-your-turn');
    const game = played(DUEL, { ...finish('b1'), override: true });
    expect(game.log.steps.at(-1)?.events[0]).toMatchObject({ type: 'noted' });
  });
});

describe('a beam', () => {
  test('spends its charges and hits shield, section and core by the rules', () => {
    const shielded = played(DUEL, beam({ section: '1' }));
    expect(trackNow(shielded, 'a1', 'charge:1a')).toBe(0);
    expect(trackNow(shielded, 'b1', 'charge:1b')).toBe(0);
    expect(trackNow(shielded, 'b1', 'integrity:1')).toBe(4);
    expect(trackNow(played(DUEL, beam()), 'b1', 'integrity:2')).toBe(1);
  });

  test('fires once a turn, and again in the next', () => {
    const game = played(DUEL, beam({ spend: 1, replies: { attack0: [1] } }));
    const again = beam({ spend: 1, replies: { attack0: [2] } });
    expect(refusal(again, game)).toBe('already-fired');
    const later = playedFrom(DUEL, game, ...idle('a1'), ...idle('b1'));
    expect(refusal(again, later)).toBeNull();
  });

  test.each([
    ['does-not-fit', { replies: { attack0: [6] } }],
    ['does-not-fit', { replies: { attack0: [6, 6, 6, 6], attack1: [1] } }],
    ['not-enough-charge', { spend: 5, replies: { attack0: [1, 1, 1, 1, 1] } }],
    ['no-such-part', { slot: '1b' }],
    ['own-target', { target: 'a1' }],
    ['no-section', { section: undefined }],
  ])('is refused: %s %j', (why, more) => {
    expect(refusal(beam(more))).toBe(why);
  });

  test('nebulae take dice from it', () => {
    const game = played(DUEL, beam({ nebulae: 3, replies: { attack0: [2] } }));
    expect(trackNow(game, 'b1', 'integrity:2')).toBe(3);
  });

  test('Sections: a ship without a core is destroyed, and the turn then ends the battle', () => {
    const weak = playedFrom(
      DUEL,
      started(DUEL),
      { type: 'set-track', ship: 'b1', track: 'integrity:2', to: 0 },
      { type: 'set-track', ship: 'b1', track: 'integrity:core', to: 2 },
      beam(),
    );
    expect(weak.state.ships['b1']?.left).toMatchObject({ how: 'core', by: 'a1' });
    expect(weak.state.outcome).toBeNull();
    expect(playedFrom(DUEL, weak, { type: 'end-turn' }).state.outcome).toEqual({
      winner: 'a',
      by: 'last-side',
    });
  });

  test('Sections: what was in a destroyed section no longer works', () => {
    const game = played(DUEL, { type: 'set-track', ship: 'a1', track: 'integrity:1', to: 0 });
    expect(refusal(beam(), game)).toBe('part-gone');
  });
});

describe('a torpedo', () => {
  const LAUNCH = { type: 'launch', ship: 'a1', slot: '2a' };
  const flying = played(DUEL, LAUNCH);
  const reached = (replies: object, list: readonly object[]) => ({
    type: 'detonate',
    torpedo: 'torpedo-1',
    reached: list,
    replies,
  });

  test('takes three charges, flies, and must be gone by the end of the next Weapons phase', () => {
    expect(trackNow(flying, 'a1', 'charge:2a')).toBe(0);
    expect(flying.state.ships['torpedo-1']).toMatchObject({ place: 'flight', partOf: 'a1' });
    expect(refusal(LAUNCH, flying)).toBe('not-ready');
    const later = playedFrom(DUEL, flying, ...idle('a1'), ...idle('b1'));
    expect(refusal(finish('a1'), later)).toBe('torpedoes-left');
    const gone = playedFrom(DUEL, later, { type: 'disarm', torpedo: 'torpedo-1' }, finish('a1'));
    expect(gone.state.phase).toBe('movement');
  });

  test('Detonation: each piece in reach is attacked apart, with less the further it is', () => {
    const game = playedFrom(
      DUEL,
      flying,
      reached({ 'reached0.attack0': [6, 6], 'reached1.attack0': [5] }, [
        { target: 'b1', steps: 1, section: '3' },
        { target: 'a1', steps: 2, section: '2' },
      ]),
    );
    expect(trackNow(game, 'b1', 'integrity:3')).toBe(2);
    expect(trackNow(game, 'a1', 'integrity:2')).toBe(3);
    expect(game.state.ships['torpedo-1']?.left?.how).toBe('detonated');
  });

  test('Torpedoes: shot at, it goes off before anything else happens', () => {
    const shot = beam({ target: 'torpedo-1', section: undefined, spend: 1 });
    const game = playedFrom(DUEL, flying, { ...shot, replies: { attack0: [2] } });
    expect(refusal(finish('a1'), game)).toBe('going-off');
    const off = playedFrom(DUEL, game, reached({}, []), finish('a1'));
    expect(off.state.phase).toBe('movement');
    const missed = playedFrom(DUEL, flying, { ...shot, replies: { attack0: [1] } });
    expect(refusal(finish('a1'), missed)).toBeNull();
  });
});

describe('movement', () => {
  const moving = played(DUEL, finish('a1'));
  const move = (movement: number, manoeuvre: number, from: object) => ({
    type: 'move',
    ship: 'a1',
    movement,
    manoeuvre,
    from,
  });

  test('Phase 2: charges pay for it, three of the one for one of the other', () => {
    const game = playedFrom(DUEL, moving, move(1, 0, { '3a': 3 }), move(0, 1, { '4a': 3 }));
    expect([trackNow(game, 'a1', 'charge:3a'), trackNow(game, 'a1', 'charge:4a')]).toEqual([0, 0]);
    expect(refusal(move(2, 0, { '4a': 1 }), moving)).toBe('does-not-pay');
    expect(refusal(move(1, 0, { '1a': 1 }), moving)).toBe('no-such-part');
    expect(refusal(move(1, 0, { '4a': 4 }), moving)).toBe('not-enough-charge');
  });

  test('Part 5: asteroids attack with a die for each engine level that is not dodged', () => {
    const rocks = { type: 'asteroids', ship: 'a1', section: '2', points: 1, from: { '3a': 1 } };
    const game = playedFrom(DUEL, moving, { ...rocks, replies: { attack0: [6, 1] } });
    expect(trackNow(game, 'a1', 'integrity:2')).toBe(3);
    expect(trackNow(game, 'a1', 'charge:3a')).toBe(2);
  });
});

describe('power', () => {
  const transfer = (crew: number, to: string, power: number, more: object = {}) => ({
    crew: String(crew),
    to,
    power,
    fromBatteries: {},
    overcharge: false,
    ...more,
  });
  const sharing = played(
    DUEL,
    beam({ section: '1', replies: { attack0: [1, 1, 1, 1] } }),
    finish('a1'),
    finish('a1'),
  );
  const share = (...transfers: readonly object[]) => ({ type: 'share', ship: 'a1', transfers });

  test('Phase 3: crew carries power to components, and the turn is over', () => {
    const game = playedFrom(DUEL, sharing, share(transfer(1, '1a', 4)));
    expect(trackNow(game, 'a1', 'charge:1a')).toBe(4);
    expect(game.state.holders['game']?.marks['turn']).toBe('b');
    expect(game.state.holders['a1']?.marks['share:1']).toBe('1:1a:4:0:');
  });

  test.each([
    ['over-crew-level', [transfer(2, '1a', 4)]],
    ['crew-twice', [transfer(1, '1a', 1), transfer(1, '5a', 1)]],
    ['component-twice', [transfer(1, '1a', 1), transfer(2, '1a', 1)]],
    ['cannot-be-charged', [transfer(1, 'corea', 1)]],
    ['over-battery', [transfer(1, '1a', 3, { fromBatteries: { '5a': 3 } })]],
  ])('is refused: %s', (fault, transfers) => {
    const decision = asked(DUEL, sharing.state, share(...transfers));
    expect(decision.ok || decision.why).toMatchObject({ id: 'power-fault', fault });
  });

  test('Overcharging: past full, for one Weapons phase, at the price of a level', () => {
    const full = played(DUEL, finish('a1'), finish('a1'));
    const over = playedFrom(DUEL, full, share(transfer(1, '1a', 3, { overcharge: true })));
    expect(trackNow(over, 'a1', 'overcharge:1a')).toBe(2);
    const next = playedFrom(DUEL, over, ...idle('b1'));
    const shot = playedFrom(
      DUEL,
      next,
      beam({ spend: 5, replies: { attack0: [1, 1, 1, 1, 1] } }),
      finish('a1'),
    );
    expect(shot.state.holders['a1']?.tracks['charge:1a']).toEqual({ now: 1, max: 3 });
    expect(trackNow(shot, 'a1', 'overcharge:1a')).toBe(0);
  });

  test('a share of one’s own is kept by its name, and forgotten when it is emptied', () => {
    const keep = (transfers: readonly object[]) => ({
      type: 'keep-share',
      ship: 'a1',
      name: 'All ahead',
      transfers,
    });
    const kept = playedFrom(DUEL, sharing, keep([transfer(1, '4a', 2)]));
    expect(kept.state.holders['a1']?.marks['plan:All ahead']).toBe('1:4a:2:0:');
    const gone = playedFrom(DUEL, kept, keep([]));
    expect(gone.state.holders['a1']?.marks['plan:All ahead']).toBeUndefined();
  });

  test('a share reads back as it was made', () => {
    const transfers = [
      { crew: '1', to: '1a', power: 4, fromBatteries: { '5a': 2 }, overcharge: true },
      { crew: '3', to: 'coreb', power: 1, fromBatteries: {}, overcharge: false },
    ];
    expect(parseShare(makeShare(transfers))).toEqual(transfers);
  });
});

describe('a battle of four', () => {
  const FOUR = setupOf(4);

  test('goes on without a side that gives up, and ends with the last one', () => {
    const three = played(FOUR, { type: 'concede', team: 'b' });
    expect(three.state.outcome).toBeNull();
    const turned = playedFrom(FOUR, three, ...idle('a1'));
    expect(turned.state.holders['game']?.marks['turn']).toBe('c');
    const last = playedFrom(
      FOUR,
      turned,
      { type: 'concede', team: 'c' },
      { type: 'concede', team: 'a' },
    );
    expect(last.state.outcome).toEqual({ winner: 'd', by: 'conceded' });
  });

  test('a ship that was lost by mistake comes back with a point of its core', () => {
    const lost = { type: 'set-track', ship: 'b1', track: 'integrity:core', to: 0 };
    const back = played(FOUR, lost, { type: 'come-back', ship: 'b1' });
    expect(back.state.ships['b1']?.left).toBeNull();
    expect(trackNow(back, 'b1', 'integrity:core')).toBe(1);
  });
});

test.each([
  ['a part without a section', design(['beam 4 @'])],
  ['three parts in one section', design(['beam 1 @1', 'beam 1 @1', 'beam 1 @1'])],
])('a design with %s is no ship of a game', (_, card) => {
  const draft = { ...DUEL, cards: { one: card } };
  expect(parseSetup(JSON.parse(JSON.stringify(draft)))).toMatchObject({ ok: false });
});
