import { chainOdds } from '../../../../src/systems/solar-flare/rules/chain';
import { torpedoAttacks } from '../../../../src/systems/solar-flare/rules/asteroids';
import { afterShot, levelsLost, wornOut } from '../../../../src/systems/solar-flare/rules/charging';
import { blastAt } from '../../../../src/systems/solar-flare/rules/blast';
import { cheapest, movement } from '../../../../src/systems/solar-flare/rules/moves';
import { beamShot } from '../../../../src/systems/solar-flare/rules/space';
import { checkDesign } from '../../../../src/systems/solar-flare/design/checkDesign';
import { sharePower } from '../../../../src/systems/solar-flare/rules/power';
import { rulesFor, RULINGS } from '../../../../src/systems/solar-flare/rulings';
import {
  asked,
  attackOdds,
  beam,
  design,
  finish,
  idle,
  played,
  setupOf,
  trackNow,
} from '../../../builders/solar';

/** A table that reads one ruling its other way. */
const otherwise = (id: string) => ({
  rulings: { [id]: RULINGS.find((one) => one.id === id)?.answers[1] ?? '' },
});
const rulesWith = (id: string) => rulesFor(otherwise(id).rulings);
const DEFAULT = rulesFor({});

/** A beam of 4 at section 2, which has no shield, or at section 1 with a shield of 3. */
const after = (id: string | null, section: string, dice: readonly number[]) => {
  const setup = setupOf(2, undefined, id === null ? {} : otherwise(id));
  const game = played(setup, beam({ section, replies: { attack0: dice } }));
  return [`charge:1b`, `integrity:${section}`].map((track) => trackNow(game, 'b1', track));
};

test('equal-damages: a die that equals the defence counts, or has to be higher', () => {
  expect(after(null, '2', [2, 2, 3, 1])).toEqual([3, 1]);
  expect(after('equal-damages', '2', [2, 2, 3, 1])).toEqual([3, 3]);
  expect(after(null, '1', [3, 3, 4, 1])).toEqual([0, 4]);
  expect(after('equal-damages', '1', [3, 3, 4, 1])).toEqual([2, 4]);
  const torpedoes = [
    { id: 'a', q: 0, r: 0, level: 2 },
    { id: 'b', q: 0, r: -1, level: 2 },
  ];
  const chain = { torpedoes, start: { torpedo: 'a', by: 'order' }, objects: [] } as const;
  expect(chainOdds(chain, [], DEFAULT).chances[1]?.[1]).toBeCloseTo(5 / 6, 12);
  expect(chainOdds(chain, [], rulesWith('equal-damages')).chances[1]?.[1]).toBeCloseTo(4 / 6, 12);
});

test('discard-per-layer: what got past a shield of 1 meets the armour, or nothing more', () => {
  const target = { shield: { charge: 1, partial: 0 }, section: 4, core: 4 };
  const hurt = (rules: typeof DEFAULT) => attackOdds(2, target, rules, 'highest-first').section[3];
  // Two dice: the shield takes one, and the other hurts the section if it is not a 1.
  expect(hurt(DEFAULT)).toBeCloseTo(25 / 36, 12);
  expect(hurt(rulesWith('discard-per-layer'))).toBeCloseTo(1, 12);
});

test('partial-at-zero: a shield at 0 keeps its partial charge, or loses it by any hit', () => {
  const target = { shield: { charge: 0, partial: 1 }, section: 4, core: 4 };
  expect(attackOdds(1, target, DEFAULT).partialLost).toBe(0);
  expect(attackOdds(1, target, rulesWith('partial-at-zero')).partialLost).toBeCloseTo(5 / 6, 12);
});

test.each([
  [null, [3, 0, 0]],
  ['destroyed-section', [0, 0, 3]],
])(
  'destroyed-section: the shield of a lost section is out of the way, or stands (%s)',
  (id, end) => {
    const setup = setupOf(2, undefined, id === null ? {} : otherwise(id));
    const lost = { type: 'set-track', ship: 'b1', track: 'integrity:1', to: 0 };
    const game = played(setup, lost, beam({ section: '1', replies: { attack0: [6, 6, 6, 6] } }));
    const tracks = ['charge:1b', 'integrity:1', 'integrity:core'];
    expect(tracks.map((track) => trackNow(game, 'b1', track))).toEqual(end);
  },
);

test('overcharge: which charges go first, and how many levels it costs', () => {
  const full = { level: 4, charge: 4, overcharge: 2 };
  const afterWeapons = (spend: number, rules: typeof DEFAULT) =>
    wornOut({ ...full, ...afterShot(full, spend, rules) }, levelsLost(full.overcharge, rules));
  expect(afterWeapons(1, DEFAULT)).toEqual({ level: 3, charge: 3 });
  expect(afterWeapons(3, DEFAULT)).toEqual({ level: 3, charge: 3 });
  expect(afterWeapons(3, rulesWith('overcharge-spent-first'))).toEqual({ level: 3, charge: 1 });
  expect(afterWeapons(3, rulesWith('overcharge-damage-once'))).toEqual({ level: 2, charge: 2 });
});

test.each([
  [null, [3, 3]],
  ['overcharge-damage-once', [2, 2]],
])('overcharge-damage-once: in play the beam loses a level, or one for each (%s)', (id, end) => {
  const setup = setupOf(2, design(['beam 4 @1', 'generator 4 @core'], [4]), {
    ...(id === null ? {} : otherwise(id)),
  });
  const over = { crew: '1', to: '1a', power: 3, fromBatteries: {}, overcharge: true };
  const share = { type: 'share', ship: 'a1', transfers: [over] };
  const game = played(setup, finish('a1'), finish('a1'), share, ...idle('b1'), finish('a1'));
  expect([
    trackNow(game, 'a1', 'charge:1a'),
    game.state.holders['a1']?.tracks['charge:1a']?.max,
  ]).toEqual(end);
});

test.each([
  ['overcharge-first', {}, 4],
  ['ordinary-first', otherwise('overcharge-spent-first'), 2],
])('overcharge-spent-first: in play a shot of 2 out of 4 and 2 leaves %s', (_, more, left) => {
  const setup = setupOf(2, design(['beam 4 @1', 'generator 4 @core'], [4]), more);
  const over = { crew: '1', to: '1a', power: 3, fromBatteries: {}, overcharge: true };
  const share = { type: 'share', ship: 'a1', transfers: [over] };
  const shot = beam({ spend: 2, replies: { attack0: [1, 1] } });
  const game = played(setup, finish('a1'), finish('a1'), share, ...idle('b1'), shot);
  expect(trackNow(game, 'a1', 'charge:1a')).toBe(left);
});

test('transfers-in-order: a full battery is filled before or after it is drained', () => {
  const battery = { system: 'battery', level: 2, partial: 0, overcharge: 0 } as const;
  const state = {
    components: [
      { ...battery, id: '5a', charge: 2 },
      { ...battery, system: 'engine' as const, id: '4a', charge: 0 },
    ],
    crew: [],
  };
  const transfers = [
    { crew: '1', to: '5a', power: 1, fromBatteries: {}, overcharge: false },
    { crew: '2', to: '4a', power: 1, fromBatteries: { '5a': 1 }, overcharge: false },
  ];
  expect(sharePower(state, transfers, DEFAULT)).toMatchObject({ lost: 1 });
  const first = sharePower(state, transfers, rulesWith('transfers-in-order'));
  expect(first).toMatchObject({ lost: 0, components: [{ charge: 2 }, { charge: 1 }] });
});

test.each([
  [null, 3, 1],
  ['asteroids-maximum', 1, 3],
])('asteroids-maximum: levels of engines, or the charges that they have (%s)', (id, fits, not) => {
  const setup = setupOf(2, undefined, id === null ? {} : otherwise(id));
  const spent = { type: 'set-track', ship: 'a1', track: 'charge:4a', to: 1 };
  const { state } = played(setup, finish('a1'), spent);
  const through = (dice: number) =>
    asked(setup, state, {
      type: 'asteroids',
      ship: 'a1',
      section: '1',
      points: 0,
      from: {},
      replies: { attack0: Array.from({ length: dice }, () => 1) },
    }).ok;
  expect([through(fits), through(not)]).toEqual([true, false]);
});

test('torpedo-dodge-one: a die less for each point, or for three', () => {
  expect([0, 1, 3, 6].map((points) => torpedoAttacks(points, DEFAULT))).toEqual([6, 5, 3, 0]);
  const dear = rulesWith('torpedo-dodge-one');
  expect([0, 1, 3, 6].map((points) => torpedoAttacks(points, dear))).toEqual([6, 6, 5, 4]);
});

test('chain-at-once: what is hit goes off before anything else, or before the phase ends', () => {
  const launch = { type: 'launch', ship: 'a1', slot: '2a' };
  const hit = { type: 'set-track', ship: 'torpedo-1', track: 'integrity', to: 0 };
  const shotAfter = (id: string | null) => {
    const setup = setupOf(2, undefined, id === null ? {} : otherwise(id));
    const { state } = played(setup, launch, hit);
    return [beam(), finish('a1')].map((command) => asked(setup, state, command).ok);
  };
  expect(shotAfter(null)).toEqual([false, false]);
  expect(shotAfter('chain-at-once')).toEqual([true, false]);
});

test.each([
  [null, null],
  ['game-ends-with-turn', { winner: 'a', by: 'last-side' }],
])('game-ends-with-turn: with the turn, or at the very moment (%s)', (id, outcome) => {
  const setup = setupOf(2, undefined, id === null ? {} : otherwise(id));
  const weak = ['integrity:2', 'integrity:core'].map((track) => ({
    type: 'set-track',
    ship: 'b1',
    track,
    to: 1,
  }));
  const game = played(setup, ...weak, beam());
  expect(game.state.outcome ?? null).toEqual(outcome && expect.objectContaining(outcome));
});

const HERE = { q: 0, r: 0, facing: 0 } as const;

/** A beam of the front at a ship that looks back. */
const shot = (
  to: { q: number; r: number },
  objects: Parameters<typeof beamShot>[0]['objects'],
) => ({
  shooter: HERE,
  weapon: { section: 1, charge: 4, fired: false } as const,
  spend: 4,
  target: { ...to, facing: 3 as const },
  objects,
});

test('edge-line-both: both hexes of an edge stop a beam and weaken it, or the better one does', () => {
  const edge = { q: 1, r: -2 };
  const planet = { kind: 'planet', q: 0, r: -1 } as const;
  const nebulae = [planet, { ...planet, q: 1, r: -1 }].map((one) => ({
    ...one,
    kind: 'nebula' as const,
  }));
  const picks = rulesWith('edge-line-both');
  expect(beamShot(shot(edge, [planet]), DEFAULT).faults).toEqual(['blocked']);
  expect(beamShot(shot(edge, [planet]), picks).faults).toEqual([]);
  const both = [planet, { ...planet, q: 1, r: -1 }];
  expect(beamShot(shot(edge, both), picks).faults).toEqual(['blocked']);
  const weakened = (rules: typeof DEFAULT, count: number) =>
    beamShot(shot(edge, nebulae.slice(0, count)), rules).nebulaHexes;
  expect([weakened(DEFAULT, 1), weakened(DEFAULT, 2)]).toEqual([1, 2]);
  expect([weakened(picks, 1), weakened(picks, 2)]).toEqual([0, 1]);
  const bang = { q: 0, r: 0, level: 4 };
  expect(blastAt(bang, edge, [planet], DEFAULT)).toBe(0);
  expect(blastAt(bang, edge, [planet], picks)).toBe(2);
});

test('corner-touch-free: a hex whose corner is touched is not crossed, or is', () => {
  // The line to (1, -5) touches a corner of (1, -2) and of (0, -3).
  const far = { q: 1, r: -5 };
  const faults = (q: number, r: number, rules: typeof DEFAULT) =>
    beamShot(shot(far, [{ kind: 'moon', q, r }]), rules).faults;
  const touched = [
    [0, -3],
    [1, -2],
  ] as const;
  expect(touched.map(([q, r]) => faults(q, r, DEFAULT))).toEqual([[], []]);
  const touches = rulesWith('corner-touch-free');
  expect(touched.map(([q, r]) => faults(q, r, touches))).toEqual([['blocked'], ['blocked']]);
  expect(faults(-1, -2, touches)).toEqual([]);
});

test('arc-ends-belong: between two arcs both bear, or the one with the lower number', () => {
  const edge = shot({ q: 1, r: -2 }, []);
  const second = { ...edge, weapon: { ...edge.weapon, section: 2 as const } };
  const lower = rulesWith('arc-ends-belong');
  expect([edge, second].map((one) => beamShot(one, DEFAULT).faults)).toEqual([[], []]);
  expect([edge, second].map((one) => beamShot(one, lower).faults)).toEqual([[], ['not-in-arc']]);
});

test('ends-do-not-block: another piece in the hex of the target is out of the way, or blocks', () => {
  const beside = shot({ q: 0, r: -2 }, [{ kind: 'torpedo', q: 0, r: -2 }]);
  expect(beamShot(beside, DEFAULT).faults).toEqual([]);
  expect(beamShot(beside, rulesWith('ends-do-not-block')).faults).toEqual(['blocked']);
});

test('blast-distance-steps: along an edge steps count, or every hex', () => {
  const bang = { q: 0, r: 0, level: 4 };
  const every = rulesWith('blast-distance-steps');
  expect(blastAt(bang, { q: 1, r: -2 }, [], DEFAULT)).toBe(2);
  expect(blastAt(bang, { q: 1, r: -2 }, [], every)).toBe(1);
  expect([0, 1, 2].map((steps) => blastAt(bang, { q: 0, r: -steps }, [], every))).toEqual([
    4, 3, 2,
  ]);
});

test('launch-needs-room: no torpedo leaves a section that a planet of the map closes', () => {
  const setup = setupOf(2);
  const planet = (q: number, r: number) => ({
    type: 'place',
    ship: 'a1',
    what: 'planet',
    stands: { hex: { q, r }, facing: 0 },
  });
  const launch = { type: 'launch', ship: 'a1', slot: '2a' };
  const open = played(setup, planet(0, -1));
  expect(asked(setup, open.state, launch).ok).toBe(true);
  const closed = played(setup, planet(1, -1));
  expect(asked(setup, closed.state, launch)).toMatchObject({
    ok: false,
    why: { id: 'no-room', section: 2 },
    rule: 'Torpedo Targeting',
  });
  expect(asked(setup, closed.state, { ...launch, override: true }).ok).toBe(true);
});

test.each([
  [null, 3, 0],
  ['torpedo-holds-three', 5, 2],
])(
  'torpedo-holds-three: a tube of level 5 holds 3, or 5 of which a launch takes 3 (%s)',
  (id, full, left) => {
    const setup = setupOf(2, design(['torpedo 5 @1', 'torpedo 1 @2'], [4]), {
      ...(id === null ? {} : otherwise(id)),
    });
    const game = played(setup, { type: 'launch', ship: 'a1', slot: '1a' });
    expect(trackNow(game, 'b1', 'charge:1a')).toBe(full);
    expect([trackNow(game, 'a1', 'charge:1a'), trackNow(game, 'a1', 'charge:2a')]).toEqual([
      left,
      3,
    ]);
  },
);

test.each([
  [null, true],
  ['excess-is-legal', false],
])('excess-is-legal: power beyond what a part holds is lost, or refused (%s)', (id, isTaken) => {
  const setup = setupOf(2, undefined, id === null ? {} : otherwise(id));
  const { state } = played(setup, finish('a1'), finish('a1'));
  const transfer = { crew: '1', to: '4a', fromBatteries: {}, overcharge: false };
  const share = (power: number) => ({
    type: 'share',
    ship: 'a1',
    transfers: [{ ...transfer, power }],
  });
  expect(asked(setup, state, share(2)).ok).toBe(isTaken);
  expect(asked(setup, state, { type: 'share', ship: 'a1', transfers: [] }).ok).toBe(true);
});

test('exchange-any-mix: three points of a slide from both kinds, or from one', () => {
  const slide = { movementPoints: 0, manoeuvrePoints: 3, slides: 1 };
  const one = rulesWith('exchange-any-mix');
  expect(cheapest(slide, 3, 2, DEFAULT)).toEqual({ engines: 3, thrusters: 2 });
  expect(cheapest(slide, 3, 2, one)).toBeNull();
  expect(cheapest(slide, 9, 2, one)).toEqual({ engines: 9, thrusters: 0 });
  // A turn beside it may still use the two thruster charges.
  expect(cheapest({ ...slide, manoeuvrePoints: 5 }, 9, 2, one)).toEqual({
    engines: 9,
    thrusters: 2,
  });
  const move = (rulings: object) => {
    const setup = setupOf(2, undefined, rulings);
    const empty = { type: 'set-track', ship: 'a1', track: 'charge:3a', to: 2 };
    const { state } = played(setup, empty, finish('a1'));
    const from = { '3a': 2, '4a': 3 };
    return asked(setup, state, {
      type: 'move',
      ship: 'a1',
      movement: 0,
      manoeuvre: 3,
      slides: 1,
      from,
    }).ok;
  };
  expect([move({}), move(otherwise('exchange-any-mix'))]).toEqual([true, false]);
});

test('ships-in-the-way: a ship may be entered, or stops a move', () => {
  const ahead = [{ kind: 'ship', q: 0, r: -1 }] as const;
  const step = [{ do: 'forward' }] as const;
  const faults = (rules: typeof DEFAULT) =>
    movement(HERE, step, { engines: 1, thrusters: 0 }, ahead, rules).faults;
  expect([faults(DEFAULT), faults(rulesWith('ships-in-the-way'))]).toEqual([[], ['blocked']]);
});

const breaches = (parts: readonly string[], crew: readonly number[], id?: string) =>
  checkDesign(design(parts, crew), id === undefined ? DEFAULT : rulesWith(id)).breaches.map(
    (breach) => breach.id,
  );

test('core-is-a-section: two shields in the core break both rules on shields, or one', () => {
  const core = ['shield 1 @core', 'shield 1 @core'];
  expect(new Set(breaches(core, []))).toEqual(
    new Set(['shield-in-core', 'two-shields-in-section']),
  );
  expect(new Set(breaches(core, [], 'core-is-a-section'))).toEqual(new Set(['shield-in-core']));
  const front = ['shield 1 @1', 'shield 1 @1'];
  expect(breaches(front, [], 'core-is-a-section')).toEqual(['two-shields-in-section']);
});

test('all-bought-placed: a part without a section is a fault, or a spare that does nothing', () => {
  const { components } = design(['beam 4 @1']);
  const spare = {
    ...design([]),
    components: [...components, { ...components[0], section: null }],
  } as const;
  const card = spare as ReturnType<typeof design>;
  expect(checkDesign(card).breaches.map(({ id }) => id)).toEqual(['not-placed']);
  expect(checkDesign(card, rulesWith('all-bought-placed'))).toMatchObject({
    legal: true,
    points: 10,
  });
  expect(() => setupOf(2, card)).toThrow('parts-without-slot');
  const game = played(setupOf(2, card, otherwise('all-bought-placed')));
  expect(trackNow(game, 'a1', 'charge:1a')).toBe(4);
});

test('every ruling is a switch, or says why it is none', async () => {
  const { rulings } = await import('../../../../src/systems/solar-flare/reference/en/rulings');
  const fixed = RULINGS.filter(({ answers }) => answers.length === 1).map(({ id }) => id);
  expect(fixed.filter((id) => rulings[id]?.other?.includes('No switch: ') !== true)).toEqual([]);
  expect(RULINGS.length - fixed.length).toBe(27);
});
