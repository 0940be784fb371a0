import { playedFrom, refusal, setupOf, started, type Told } from '../../../builders/dropfleet';
import { hasMark, markOf, pointsOf, trackOf } from '../../../../src/core/game/state';
import type { Played } from '../../../../src/core/game/log';
import type { AssetKind } from '../../../../src/systems/dropfleet/cards';
import { parseSetup } from '../../../../src/systems/dropfleet/play/setup';

const SETUP = setupOf();
const RED = 'p0-s1';
const BLUE = 'p1-s1';

const now = ({ state }: Played, subject: string, track: string) =>
  trackOf(state, subject, track)?.now;

const deployAll: readonly Told[] = ['p0', 'p1'].flatMap((player) =>
  ['s1', 's2', 's3', 's4', 's5'].map((group) => ({ type: 'deploy', group: `${player}-${group}` })),
);

/** Red has the initiative in round 1. */
const begun = playedFrom(SETUP, started(SETUP), ...deployAll, { type: 'initiative', dice: [6, 1] });
const firing = playedFrom(SETUP, begun, { type: 'activate', group: RED, order: 'weapons-free' });

/** Two long lances, six dice to hit on 3+, saved on 4+, then 6+. */
const lances = (replies: Readonly<Record<string, readonly number[]>>): Told => ({
  type: 'attack',
  group: RED,
  target: BLUE,
  weapons: [
    { ship: `${RED}.1`, weapon: 0 },
    { ship: `${RED}.2`, weapon: 0 },
  ],
  replies,
});

describe('planning', () => {
  test('a round gives 1 point and the level of the Admiral', () => {
    expect(now(started(SETUP), 'red', 'admiral-points')).toBe(4);
  });

  test('who has two Groups fewer gets pass tokens, since both lists are known', () => {
    const [red, blue] = SETUP.players;
    const fewer = setupOf({
      players: [red!, { ...blue!, ships: blue!.ships.slice(0, 2) }],
    });
    expect(now(started(fewer), 'blue', 'pass-tokens')).toBe(2);
    expect(now(started(fewer), 'red', 'pass-tokens')).toBe(0);
  });

  test('a tie for initiative is rolled again', () => {
    const ready = playedFrom(SETUP, started(SETUP), ...deployAll);
    expect(refusal(SETUP, ready, { type: 'initiative', dice: [3, 3] })).toBe('initiative-tied');
  });

  test('a Distant Group comes in its round, or when the table says so', () => {
    const late = setupOf({ approaches: ['distant', 'distant'] });
    const told = { type: 'deploy', group: RED };
    expect(refusal(late, started(late), told)).toBe('not-there-yet');
    expect(refusal(late, started(late), { type: 'deploy', group: 'p0-s4' })).toBeNull();
    expect(refusal(late, started(late), { ...told, override: true })).toBeNull();
  });
});

describe('orders', () => {
  test('bring their Spikes first, and limit what may fire', () => {
    expect(now(firing, RED, 'spikes')).toBe(2);
    const silent = playedFrom(SETUP, begun, {
      type: 'activate',
      group: RED,
      order: 'silent-running',
    });
    expect(refusal(SETUP, silent, lances({}))).toBe('order-forbids');
    const turning = playedFrom(SETUP, begun, {
      type: 'activate',
      group: RED,
      order: 'course-change',
    });
    const both: Told = {
      ...lances({}),
      weapons: [
        { ship: `${RED}.1`, weapon: 0 },
        { ship: `${RED}.1`, weapon: 1 },
      ],
    };
    expect(refusal(SETUP, turning, both)).toBe('too-many-weapons');
  });

  test('teams take turns', () => {
    const done = playedFrom(SETUP, firing, { type: 'finish', group: RED });
    const again = { type: 'activate', group: 'p0-s2', order: 'max-thrust' };
    expect(refusal(SETUP, done, again)).toBe('not-your-turn');
    expect(refusal(SETUP, done, { ...again, group: 'p1-s2' })).toBeNull();
  });
});

describe('an attack', () => {
  const struck = playedFrom(
    SETUP,
    firing,
    lances({ 'hit-0': [3, 4, 5, 6, 2, 1], 'save-0': [1, 2, 4, 3], 'backup-0': [1, 2, 3] }),
  );

  test('takes saved hits away and goes to the weakest Ship', () => {
    expect([now(struck, `${BLUE}.1`, 'hull'), now(struck, `${BLUE}.2`, 'hull')]).toEqual([4, 10]);
    expect(hasMark(struck.state, `${BLUE}.1`, 'must-roll')).toBe(true);
  });

  test('is refused with too few dice, and a weapon fires once', () => {
    expect(refusal(SETUP, firing, lances({ 'hit-0': [1] }))).toBe('does-not-fit');
    expect(refusal(SETUP, struck, lances({ 'hit-0': [1, 1, 1, 1, 1, 1] }))).toBe('weapon-fired');
  });

  test('cripples below half, and the effect is repaired in the End phase', () => {
    const rolled = playedFrom(SETUP, struck, {
      type: 'cripple',
      ship: `${BLUE}.1`,
      replies: { crippling: [4, 4] },
    });
    expect(hasMark(rolled.state, `${BLUE}.1`, 'scanners-offline')).toBe(true);
    expect(
      refusal(SETUP, rolled, {
        type: 'cripple',
        ship: `${BLUE}.1`,
        replies: { crippling: [1, 1] },
      }),
    ).toBe('nothing-to-roll');
    const ended = playedFrom(SETUP, rolled, { type: 'set-phase', round: 1, phase: 'end' });
    const mended = playedFrom(SETUP, ended, {
      type: 'mend',
      ship: `${BLUE}.1`,
      replies: { 'repair-scanners-offline': [4] },
    });
    expect(hasMark(mended.state, `${BLUE}.1`, 'scanners-offline')).toBe(false);
  });

  test('Brace for Impact costs 2 points and makes the roll a 4', () => {
    const braced = playedFrom(SETUP, struck, {
      type: 'cripple',
      ship: `${BLUE}.1`,
      brace: true,
      replies: {},
    });
    expect(now(braced, 'blue', 'admiral-points')).toBe(2);
    expect(now(braced, `${BLUE}.1`, 'hull')).toBe(3);
  });

  test('that destroys a Capital Ship leaves an explosion to roll for', () => {
    const dead = playedFrom(SETUP, firing, {
      type: 'set-track',
      ship: `${BLUE}.1`,
      track: 'hull',
      to: 0,
    });
    expect(hasMark(dead.state, `${BLUE}.1`, 'explodes')).toBe(true);
    const blown = playedFrom(SETUP, dead, {
      type: 'explode',
      ship: `${BLUE}.1`,
      near: [{ id: RED, distance: 3 }],
      replies: { explosion: [6] },
    });
    expect(now(blown, RED, 'spikes')).toBe(3);
    expect(now(blown, `${RED}.1`, 'hull')).toBe(8);
    const back = playedFrom(SETUP, blown, { type: 'come-back', ship: `${BLUE}.1` });
    expect(back.state.ships[`${BLUE}.1`]?.left).toBeNull();
    expect(now(back, `${BLUE}.1`, 'hull')).toBe(1);
  });
});

describe('dropsites', () => {
  const landing = playedFrom(
    SETUP,
    begun,
    { type: 'activate', group: 'p0-s3', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s3.1', asset: 'bulk-landers', count: 3, on: 'west' },
  );

  const again = (asset: AssetKind) =>
    ({ type: 'launch', ship: 'p0-s3.1', asset, count: 1, on: 'west' }) as const;

  test('battalions are placed at once, and hold the site', () => {
    expect(now(landing, 'west', 'battalions:red')).toBe(3);
    expect(refusal(SETUP, landing, again('dropships'))).toBe('none-to-launch');
  });

  test('a Ship launches each kind that it has, once in a round', () => {
    expect(refusal(SETUP, landing, again('bulk-landers'))).toBe('none-to-launch');
    const both = playedFrom(SETUP, landing, again('drop-pods'));
    expect(now(both, 'west', 'battalions:red')).toBe(4);
    expect(refusal(SETUP, both, again('drop-pods'))).toBe('none-to-launch');
  });

  test('both sides lose equally in battalion combat', () => {
    const met = playedFrom(
      SETUP,
      landing,
      { type: 'set-track', ship: 'west', track: 'battalions:blue', to: 1 },
      { type: 'set-phase', round: 1, phase: 'battalions' },
      {
        type: 'fight',
        dropsite: 'west',
        replies: { 'assign-first': [0], 'assign-second': [0] },
      },
    );
    expect(now(met, 'west', 'battalions:red')).toBe(2);
    expect(now(met, 'west', 'battalions:blue')).toBe(0);
  });

  test('a held Comms Station gives a point, and a Hangar launches for its holder', () => {
    const held = playedFrom(
      SETUP,
      landing,
      { type: 'set-track', ship: 'middle', track: 'battalions:red', to: 1 },
      { type: 'set-phase', round: 1, phase: 'dropsites' },
      { type: 'site-launch', feature: 'middle.f0', asset: 'bombers', count: 2 },
    );
    expect(held.state.ships['wing.1']).toMatchObject({ team: 'red', card: 'bombers' });
    const next = playedFrom(
      SETUP,
      held,
      { type: 'set-phase', round: 1, phase: 'end' },
      { type: 'next-phase' },
    );
    expect(next.state).toMatchObject({ round: 2, phase: 'planning' });
    expect(now(next, 'red', 'admiral-points')).toBe(5);
  });

  test('score after round 4, and the game ends after round 6', () => {
    const fourth = playedFrom(
      SETUP,
      landing,
      { type: 'set-phase', round: 4, phase: 'end' },
      { type: 'next-phase' },
    );
    expect(pointsOf(fourth.state, 'red')).toBe(3);
    const last = playedFrom(
      SETUP,
      fourth,
      { type: 'secondary', team: 'blue', points: 2 },
      { type: 'set-phase', round: 6, phase: 'end' },
      { type: 'next-phase' },
    );
    expect(last.state.outcome).toEqual({ winner: 'red', by: 'points' });
  });

  test('that are levelled take their battalions with them', () => {
    const gone = playedFrom(SETUP, landing, {
      type: 'set-track',
      ship: 'west',
      track: 'hull',
      to: 0,
    });
    expect(gone.state.ships['west']?.left?.how).toBe('levelled');
    expect(gone.state.ships['west.f0']?.left).not.toBeNull();
  });
});

describe('boarders', () => {
  const roundTwo: readonly Told[] = [
    { type: 'set-phase', round: 1, phase: 'end' },
    { type: 'next-phase', override: true },
    { type: 'set-phase', round: 2, phase: 'boarding' },
  ];

  test('capture what they destroy, without an explosion, for double Kill Points', () => {
    const taken = playedFrom(
      SETUP,
      begun,
      { type: 'set-track', ship: 'p1-s4.1', track: 'battalions:red', to: 9 },
      { type: 'set-phase', round: 1, phase: 'boarding' },
      { type: 'board', ship: 'p1-s4.1', defending: 0, replies: {} },
    );
    expect(taken.state.ships['p1-s4.1']?.left).toMatchObject({ how: 'captured', by: 'red' });
    expect(markOf(taken.state, 'p1-s4.1', 'explodes')).toBe(0);
  });

  test('who bring a Capital Ship below half make it roll for crippling', () => {
    const hurt = playedFrom(
      SETUP,
      begun,
      { type: 'set-track', ship: 'p1-s2.1', track: 'battalions:red', to: 6 },
      { type: 'set-phase', round: 1, phase: 'boarding' },
      { type: 'board', ship: 'p1-s2.1', defending: 0, replies: {} },
    );
    expect(trackOf(hurt.state, 'p1-s2.1', 'hull')?.now).toBe(5);
    expect(hasMark(hurt.state, 'p1-s2.1', 'must-roll')).toBe(true);
    const board = { type: 'board', ship: 'p1-s2.1', defending: 0, replies: {} };
    expect(refusal(SETUP, hurt, board)).toBe('nothing-to-roll');
    const later = playedFrom(SETUP, hurt, ...roundTwo, board);
    expect(trackOf(later.state, 'p1-s2.1', 'hull')?.now).toBe(0);
  });
});

describe('Wings', () => {
  const flying = playedFrom(
    SETUP,
    begun,
    { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s2.1', asset: 'bombers', count: 4 },
  );

  test('divide or merge at their start, not both in one round', () => {
    const two = playedFrom(SETUP, flying, { type: 'divide', wing: 'wing.1', count: 1 });
    expect([now(two, 'wing.1', 'count'), now(two, 'wing.2', 'count')]).toEqual([3, 1]);
    const join = { type: 'merge', wing: 'wing.2', into: 'wing.1' };
    expect(refusal(SETUP, two, join)).toBe('divided-or-merged');
    const next = playedFrom(
      SETUP,
      two,
      { type: 'set-phase', round: 1, phase: 'end' },
      { type: 'next-phase', override: true },
      join,
    );
    expect(now(next, 'wing.1', 'count')).toBe(4);
    expect(next.state.ships['wing.2']?.left?.how).toBe('merged');
  });

  test('lose assets to scenery they cross, and all on a Large Object', () => {
    const crossed = playedFrom(SETUP, flying, {
      type: 'cross',
      wing: 'wing.1',
      scenery: 'micrometeor-cloud',
      replies: { crossing: [3, 2, 6, 1] },
    });
    expect(now(crossed, 'wing.1', 'count')).toBe(2);
    const onto = { type: 'cross', wing: 'wing.1', scenery: 'large-object', replies: {} };
    expect(refusal(SETUP, flying, onto)).toBe('nothing-to-change');
    const lost = playedFrom(SETUP, flying, { ...onto, onto: true });
    expect(lost.state.ships['wing.1']?.left?.how).toBe('shot-down');
  });

  const strike = (target: string) => ({
    type: 'bomb',
    wing: 'wing.1',
    target,
    fewerFrom: 'first',
    replies: {},
  });

  test('need Bombardment against Cities, and no battalions of their own on a Space Station', () => {
    const late = playedFrom(SETUP, flying, { type: 'set-phase', round: 1, phase: 'wings' });
    expect(refusal(SETUP, late, strike('west'))).toBe('out-of-reach');
    const held = playedFrom(SETUP, late, {
      type: 'set-track',
      ship: 'middle',
      track: 'battalions:red',
      to: 1,
    });
    expect(refusal(SETUP, held, strike('middle'))).toBe('own-target');
    expect(refusal(SETUP, late, strike('middle'))).toBe('does-not-fit');
  });

  test('a Mine waits for a Ship in Orbit, hurts it alone, and is gone', () => {
    const mined = setupOf({
      cards: {
        ...SETUP.cards,
        mine: {
          kind: 'asset',
          code: 'MINE',
          name: 'Mine',
          asset: 'mines',
          thrust: 4,
          rerolls: 0,
          attack: [{ lock: 2, attacks: 2, damage: 1, type: 'C' }],
        },
        [SETUP.players[0]!.ships[1]!.card]: {
          ...SETUP.cards[SETUP.players[0]!.ships[1]!.card]!,
          launch: [{ asset: 'mines', count: 2 }],
        },
      } as typeof SETUP.cards,
    });
    const laid = playedFrom(
      mined,
      started(mined),
      ...deployAll,
      { type: 'initiative', dice: [6, 1] },
      { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
      { type: 'launch', ship: 'p0-s2.1', asset: 'mines', count: 2 },
    );
    expect(refusal(mined, laid, strike('p1-s4'))).toBe('not-a-ship');
    // In Formation it still saves on a six.
    const hit = playedFrom(mined, laid, {
      ...strike('p1-s4.1'),
      replies: { 'hit-0': [2, 3], 'backup-0': [6, 1] },
    });
    expect([now(hit, 'p1-s4.1', 'hull'), now(hit, 'p1-s4.2', 'hull')]).toEqual([3, 4]);
    expect(hit.state.ships['wing.1']?.left?.how).toBe('used');
    expect(hit.state.ships['wing.2']?.left).toBeNull();
  });
});

describe('hazards of the table', () => {
  test('scenery hits a Ship that moves through it in Orbit, once for pieces that overlap', () => {
    const cloud = { scenery: 'micrometeor-cloud', area: 'a' };
    const passed = playedFrom(SETUP, begun, {
      type: 'pass-scenery',
      ship: `${RED}.1`,
      through: [cloud, cloud],
      replies: { 'kinetic-save': [3, 4], 'kinetic-backup': [2] },
    });
    expect(now(passed, `${RED}.1`, 'hull')).toBe(9);
    const wrecked = playedFrom(SETUP, begun, {
      type: 'pass-scenery',
      ship: `${RED}.1`,
      through: [],
      onto: 'large-object',
      replies: {},
    });
    expect(wrecked.state.ships[`${RED}.1`]?.left?.how).toBe('destroyed');
  });

  test.each([
    [undefined, 1, false],
    ['shock-and-yaw', 2, true],
  ] as const)('a Power Plant is Volatile, in the scenario %s', (scenario, spikes, blind) => {
    const [west, ...others] = SETUP.dropsites;
    const plant = { feature: 'power-plant', name: 'Plant' } as const;
    const powered = setupOf({
      dropsites: [{ ...west!, features: [plant] }, ...others],
      ...(scenario ? { scenario } : {}),
    });
    const gone = playedFrom(
      powered,
      started(powered),
      ...deployAll,
      { type: 'set-track', ship: 'west.f0', track: 'battalions:red', to: 4 },
      { type: 'set-phase', round: 1, phase: 'battalions' },
      { type: 'fight', dropsite: 'west', replies: { 'destroy-0-first': [1] } },
    );
    expect(refusal(powered, gone, { type: 'next-phase' })).toBe('unresolved');
    const blown = playedFrom(powered, gone, {
      type: 'explode',
      ship: 'west.f0',
      near: [
        { id: RED, distance: 3 },
        { id: BLUE, distance: 7 },
      ],
      replies: { volatile: [2, 3] },
    });
    expect(now(blown, 'west', 'hull')).toBe(10);
    expect([now(blown, RED, 'spikes'), now(blown, BLUE, 'spikes')]).toEqual([spikes, 0]);
    expect(hasMark(blown.state, `${RED}.1`, 'scanners-offline')).toBe(blind);
  });

  test('Recon tokens come aboard as Operatives, and score at the end', () => {
    const recon = setupOf({ variants: ['extract', 'extract'] });
    const taken = playedFrom(
      recon,
      started(recon),
      ...deployAll,
      { type: 'initiative', dice: [6, 1] },
      { type: 'activate', group: 'p0-s3', order: 'general-quarters' },
      {
        type: 'launch',
        ship: 'p0-s3.1',
        asset: 'bulk-landers',
        count: 3,
        on: 'west',
        extracts: true,
      },
    );
    expect(now(taken, 'west', 'recon')).toBe(0);
    expect(now(taken, 'west', 'battalions:red')).toBe(0);
    const over = playedFrom(
      recon,
      taken,
      { type: 'set-phase', round: 6, phase: 'end' },
      { type: 'next-phase' },
    );
    expect(pointsOf(over.state, 'red')).toBe(4);
  });

  test('one Ship of a Formation is aimed at by Focused weapons alone', () => {
    const alone = { ...lances({}), target: `${BLUE}.1` };
    expect(refusal(SETUP, firing, alone)).toBe('not-focused');
    const open = playedFrom(SETUP, firing, {
      type: 'set-mark',
      subject: `${BLUE}.1`,
      mark: 'defence-systems-offline',
      to: 1,
    });
    expect(refusal(SETUP, open, alone)).toBe('does-not-fit');
  });
});

test('a set-up with a card that is missing, or an id twice, is none', () => {
  expect(parseSetup({ ...SETUP, cards: {} }).ok).toBe(false);
  const [site] = SETUP.dropsites;
  expect(parseSetup({ ...SETUP, dropsites: [site, site] }).ok).toBe(false);
});
