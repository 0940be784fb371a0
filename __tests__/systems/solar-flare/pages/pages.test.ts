import { withAnswers } from '../../../../src/core/pages/answers';
import type { BlockOf, Page } from '../../../../src/core/pages/page';
import { solarFlare } from '../../../../src/systems/solar-flare';
import type { SolarSetup } from '../../../../src/systems/solar-flare/play/setup';
import { undo } from '../../../../src/core/game/log';
import { laidAround } from '../../../../src/systems/solar-flare/play/map';
import { OBJECT_SIGN, TORPEDO } from '../../../../src/systems/solar-flare/signs';
import {
  asked,
  beam,
  design,
  finish,
  idle,
  played,
  setupOf,
  started,
  type Told,
} from '../../../builders/solar';

const { shows } = solarFlare.words.en;
const SHELF = { cards: [], fleets: [] };

/** Where the first ship of side a sees it, looking back. */
const seen = (what: string, q: number, r: number): Told => ({
  type: 'place',
  ship: 'a1',
  what,
  stands: { hex: { q, r }, facing: 3 },
});

const made = (changes: Parameters<typeof withAnswers>[1]): SolarSetup => {
  const draft = withAnswers(shows.setups?.blank(SHELF, {}) ?? {}, changes);
  const game = shows.setups?.make(draft, SHELF);
  if (!game?.ok) throw new Error(JSON.stringify(game));
  return game.value.setup;
};

describe('a game is set up', () => {
  test.each([2, 3, 4])('by %i sides, and reads back as it was stored', (sides) => {
    const setup = made({ sides });
    expect(setup.teams).toHaveLength(sides);
    expect(solarFlare.parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({
      ok: true,
      value: setup,
    });
  });

  test('Quick Setup: the highest roller goes first; a tie leaves it to the table', () => {
    expect(made({ roll: [2, 5] })).toMatchObject({ first: 'B', roll: [2, 5] });
    expect(made({ roll: [4, 4], first: 'B' })).toMatchObject({ first: 'B' });
  });

  test('twins are told apart', () => {
    const setup = made({ 'teams.1.players.0.fleet': 'ready:0' });
    expect(setup.players.flatMap(({ ships }) => ships.map(({ badge }) => badge))).toEqual([
      'A',
      'B',
    ]);
  });
});

describe('weapons', () => {
  const setup = setupOf(2);
  test('the row of a ship in turn leads to its phase, and takes damage', () => {
    const { fleets } = shows.bridge(setup, started(setup).state);
    const [own, other] = fleets.map(({ rows }) => rows[0]);
    expect(own?.act).toMatchObject({ label: 'Weapons', opens: { page: 'ship', about: 'a1' } });
    expect(other?.act).toBeUndefined();
    expect(other?.tracks[0]?.set?.(0)).toMatchObject({ type: 'adjust', ship: 'b1' });
  });

  test('the phase can be finished without looking for it while beams are charged', () => {
    const page = shows.page(setup, started(setup).state, { page: 'ship', about: 'a1' }, {});
    expect(page?.primary?.label).toBe('Fire beam 1 · 4 dice');
    expect(page?.secondary?.[0]?.label).toBe('Finish weapons');
  });

  test.each([
    ['ends-too', 'Nebula hexes on the line', 3],
    ['between-only', 'Nebula hexes between', 1],
  ])('nebulae are counted as the table reads them: %s', (answer, label, max) => {
    const read = setupOf(2, undefined, { rulings: { 'nebula-ends-count': answer } });
    const { state } = played(read, seen('b1', 0, -2));
    const page = shows.page(read, state, { page: 'fire', about: 'a1:1a' }, {});
    expect(page?.blocks).toContainEqual(expect.objectContaining({ id: 'nebulae', label, max }));
  });

  test('the radar says which section looks at a target that the beam does not reach', () => {
    const { state } = played(setup, seen('b1', 0, 2));
    const page = shows.page(setup, state, { page: 'fire', about: 'a1:1a' }, {});
    expect(JSON.stringify(page?.aside)).toContain('section 4 faces it');
  });
});

describe('the map of a game', () => {
  const setup = setupOf(2, undefined, {}, 2);
  const fire = (commands: readonly Told[], answers = {}) =>
    shows.page(
      setup,
      played(setup, seen('b1', 0, -3), ...commands).state,
      { page: 'fire', about: 'a1:1a' },
      { shot: { attack0: [6, 6, 6, 6] }, ...answers },
    );
  const radarOf = (page: Page | null) =>
    page?.aside?.find((block): block is BlockOf<'radar'> => block.block === 'radar');

  test('Part 5: a nebula that lies on the line takes a die by itself, one beside it none', () => {
    expect(fire([])?.primary?.command).toMatchObject({ nebulae: 0, section: '1' });
    const nebulae = [seen('nebula', 0, -2), seen('nebula', 2, -1)];
    const weaker = fire(nebulae, { shot: { attack0: [6, 6, 6] } });
    expect(weaker?.primary?.command).toMatchObject({ nebulae: 1, spend: 4 });
    expect(JSON.stringify(weaker?.blocks)).toContain('by the radar: 1');
  });

  test.each(['planet', 'a2', 'b2'])('Line of Attack: %s on the line stops the shot', (what) => {
    expect(fire([seen(what, 1, -2)])?.primary?.label).toBe('Fire');
    const blocked = fire([seen(what, 0, -1)]);
    expect(blocked?.primary).toBeUndefined();
    expect(JSON.stringify(blocked?.aside)).toContain('The line is blocked');
  });

  test('a tap puts there what was chosen, a second one takes it away, and undo brings it back', () => {
    const planet = seen('planet', 0, -1);
    const hexIn = (page: Page | null) =>
      radarOf(page)?.hexes.find(({ q, r }) => q === 0 && r === -1);
    const there = hexIn(fire([planet], { put: 'planet' }));
    expect(there?.sign).toBeDefined();
    expect(there?.tap?.command).toMatchObject({ type: 'place', what: 'planet' });
    expect(hexIn(fire([planet, planet]))?.sign).toBeUndefined();
    const game = played(setup, planet, planet);
    expect(laidAround(undo(game.log).state, 'a1')).toHaveLength(1);
    expect(hexIn(fire([]))?.tap?.command).toMatchObject({ what: 'b1', stands: { hex: { r: -1 } } });
  });

  test('the other side sees the same map from where it stands', () => {
    const { state } = played(setup, seen('b1', 0, -3), seen('planet', 1, -2));
    // They look at each other: what is one to the right of the one is one to the left of the other.
    expect(laidAround(state, 'b1')).toContainEqual(
      expect.objectContaining({ kind: 'planet', q: -1, r: -1 }),
    );
    expect(laidAround(state, 'b1')).toContainEqual(
      expect.objectContaining({ piece: 'a1', q: 0, r: -3 }),
    );
  });

  test('a ship that moves goes along on the map, one that moves unseen leaves it', () => {
    const begun = [seen('b1', 0, -3), ...['a1', 'a2'].map(finish)];
    const move = { type: 'move', ship: 'a1', movement: 1, manoeuvre: 0, from: { '4a': 1 } };
    const ends = { hex: { q: 0, r: -1 }, facing: 0 };
    const seenFrom = (more: object) =>
      laidAround(played(setup, ...begun, { ...move, ...more }).state, 'b1');
    expect(seenFrom({ ends })).toEqual([expect.objectContaining({ piece: 'a1', q: 0, r: -2 })]);
    expect(seenFrom({})).toEqual([]);
  });

  test('the log says what was put on the map', () => {
    const { state } = played(setup);
    const decided = asked(setup, state, seen('planet', 0, -1));
    const lines = decided.ok ? solarFlare.words.en.events(decided.events, state, setup) : [];
    expect(lines.map(({ text }) => text)).toContain('Planet or moon put on the map.');
  });
});

describe('what if, without a game', () => {
  const tool = (id: string, answers: Parameters<typeof shows.page>[3], rulings = {}) =>
    shows.tools?.find((one) => one.id === id)?.page(answers, { ...SHELF, rulings });
  const oddsIn = (page: Page | undefined) =>
    [...(page?.blocks ?? []), ...(page?.aside ?? [])].find(
      (block): block is BlockOf<'odds'> => block.block === 'odds',
    );

  test('Phase 2: the way is drawn, a planet on it is told, asteroids are counted', () => {
    const moves = ['R', 'F', 'F'];
    const plain = tool('moves', { moves });
    const radar = plain?.aside?.find((block) => block.block === 'radar');
    expect(radar).toMatchObject({ isMap: true, target: { q: 2, r: -2, facing: 1 } });
    const told = (map: object) => JSON.stringify(tool('moves', { moves, map: { ...map } })?.blocks);
    expect(told({})).not.toContain('in the way');
    expect(told({ '1,-1': 'planet' })).toContain('A planet or moon is in the way.');
    expect(told({ '1,-1': 'asteroids', '2,-2': 'asteroids' })).toContain('enters 2 hexes');
  });

  test('asteroids: dodging takes dice away, a torpedo goes off or not', () => {
    const bare = { shield: 0, levels: 1 };
    expect(oddsIn(tool('asteroids', bare))?.headline.value).toBe('83%');
    expect(oddsIn(tool('asteroids', { ...bare, dodge: 1 }))?.headline.value).toBe('0%');
    expect(oddsIn(tool('asteroids', { ...bare, hexes: 2 }))?.headline.value).toBe('97%');
    const torpedo = { mover: 'torpedo', dodge: 5 };
    expect(oddsIn(tool('asteroids', torpedo))?.headline.value).toBe('83%');
  });

  test('a ruling of new games changes the odds', () => {
    const one = { 'strength.0': 1, strength: [1], shield: 0, section: 1 };
    expect(oddsIn(tool('attack', one))?.headline.value).toBe('83%');
    const higher = { 'equal-damages': 'higher-only' };
    expect(oddsIn(tool('attack', one, higher))?.headline.value).toBe('67%');
  });

  test('a chain may begin with a shot, and tells the dice that reach a ship', () => {
    const shot = { shot: 1, map: { '1,0': 'ship' } };
    const odds = oddsIn(tool('chain', shot));
    expect(odds?.bars[0]).toMatchObject({ label: 'T1' });
    expect(odds?.bars[0]?.chance).toBeCloseTo(5 / 6, 12);
    expect(odds?.figures?.map(({ label }) => label)).toContain('Dice at Ship 1');
  });

  test('every quick reference that a page opens is there', async () => {
    const { quick } = await solarFlare.words.en.reference();
    const opened = ['attack', 'moves'].flatMap((id) =>
      (tool(id, {})?.aside ?? []).flatMap((block) =>
        'entry' in block && block.entry?.startsWith('quick:') ? [block.entry] : [],
      ),
    );
    expect(opened).toEqual(['quick:attack', 'quick:moves']);
    expect(quick.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['attack', 'moves', 'charging']),
    );
  });
});

describe('chains of torpedoes', () => {
  const tool = shows.tools?.find(({ id }) => id === 'chain');

  test('as many as are told, each with its chance, where it lies on the map', () => {
    const page = tool?.page({ count: 5, level: [2, 2, 2, 2, 2] }, SHELF);
    const [odds] = page?.aside ?? [];
    // Each lies a hex behind the other: one die reaches the next, and a 1 alone does not set it off.
    expect(odds).toMatchObject({
      bars: [1, 2, 3, 4].map((at) => ({ chance: expect.closeTo((5 / 6) ** at) })),
    });
    const far = tool?.page({ count: 2, level: [2, 2], at: [{}, { q: 2, r: 0 }] }, SHELF);
    expect(far?.aside?.[0]).toMatchObject({ bars: [{ chance: 0 }] });
  });

  test('in a game the torpedoes in flight are asked about', () => {
    const card = design(['torpedo 3 @1', 'torpedo 3 @2']);
    const setup = setupOf(2, card);
    const { state } = played(
      setup,
      { type: 'launch', ship: 'a1', slot: '1a' },
      { type: 'launch', ship: 'a1', slot: '2a' },
    );
    const page = shows.page(setup, state, { page: 'torpedo', about: 'torpedo-1' }, {});
    expect(page?.secondary?.map(({ label }) => label)).toContain('Chain of torpedoes');
    const chain = shows.page(setup, state, { page: 'chain', about: 'torpedo-1' }, {});
    expect(chain?.aside?.[0]).toMatchObject({ bars: [{ chance: expect.closeTo(35 / 36) }] });
  });
});

describe('the log', () => {
  const setup = setupOf(2);
  const said = (...commands: Parameters<typeof played>[1][]): readonly string[] => {
    const { log, before } = played(setup, ...commands);
    const events = log.steps.at(-1)?.events ?? [];
    return solarFlare.words.en.events(events, before, setup).map(({ text }) => text);
  };
  const toPower = [finish('a1'), finish('a1')];

  test('a move says what it was, and names what paid for it', () => {
    const from = { '4a': 2, '3a': 1 };
    const move = { type: 'move', ship: 'a1', movement: 2, manoeuvre: 1, from };
    expect(said(finish('a1'), move)).toEqual([
      'Ship A1 moves: 2 ahead, 1 manoeuvre point.',
      'Ship A1: thruster in section 3 falls by 1 to 2.',
      'Ship A1: main engine in section 4 falls by 2 to 1.',
    ]);
  });

  test('a share-out comes first, then what is lost and what is charged', () => {
    const transfers = [{ crew: '1', to: '1a', power: 4, fromBatteries: {}, overcharge: false }];
    const lines = said(beam(), ...toPower, { type: 'share', ship: 'a1', transfers });
    expect(lines.slice(0, 3)).toEqual([
      'Ship A1 shares out 4 power.',
      'Ship A1 loses 4 power.',
      'Ship A1: beam in section 1 rises by 4 to 4.',
    ]);
  });
});

describe('power', () => {
  const setup = setupOf(2);
  const first = played(setup, beam(), finish('a1'), finish('a1'));
  const pageOf = (game: typeof first, answers: Parameters<typeof shows.page>[3]): Page => {
    const page = shows.page(setup, game.state, { page: 'power', about: 'a1' }, answers);
    if (!page) throw new Error('no page');
    return page;
  };
  const poolOf = ({ blocks }: Page): BlockOf<'pool'> => {
    const pool = blocks.find((block): block is BlockOf<'pool'> => block.block === 'pool');
    if (!pool) throw new Error('no pool');
    return pool;
  };
  const chip = (page: Page, label: string) =>
    poolOf(page).chips?.find((one) => one.label === label)?.act;

  test('what is lost is said before it is confirmed', () => {
    expect(pageOf(first, {}).primary?.label).toBe('Share out 0 · lose 8');
    const sent = pageOf(first, { share: { '1a': 4 } });
    expect(sent.primary?.label).toBe('Share out 4 · lose 4');
    expect(poolOf(sent).findings?.[0]?.text).toContain('4 power will be lost');
  });

  test('a tap on a part gives it all that it takes, and what lacks power comes first', () => {
    const [row, next] = poolOf(pageOf(first, {})).rows;
    expect(row).toMatchObject({ label: 'Beam 1', value: 0 });
    expect(row?.fill).toEqual({ label: 'Give Beam 1 4', answers: { 'share.1a': 4 } });
    expect(next?.fill).toBeUndefined();
  });

  test('of two batteries the one that was chosen is drained first', () => {
    const two = setupOf(2, design(['beam 6 @1', 'battery 2 @4', 'battery 2 @core'], [6]));
    const spent = beam({ spend: 6, replies: { attack0: [1, 1, 1, 1, 1, 1] } });
    const { state } = played(two, spent, finish('a1'), finish('a1'));
    const drawn = (answers: Parameters<typeof shows.page>[3]) =>
      shows.page(two, state, { page: 'power', about: 'a1' }, answers)?.primary?.command;
    const share = { '1a': 6 };
    const sent = (slot: string) => ({ transfers: [{ power: 6, fromBatteries: { [slot]: 2 } }] });
    expect(drawn({ share })).toMatchObject(sent('4a'));
    expect(drawn({ share, drain: 'corea' })).toMatchObject(sent('corea'));
  });

  test('as last round: greyed in the first, and trimmed to what damage has left', () => {
    expect(chip(pageOf(first, {}), 'As last round')?.why).toBeDefined();
    const share = {
      type: 'share',
      ship: 'a1',
      transfers: [{ crew: '1', to: '1a', power: 4, fromBatteries: {}, overcharge: false }],
    };
    const later = played(
      setup,
      beam(),
      finish('a1'),
      finish('a1'),
      share,
      ...idle('b1'),
      beam({ spend: 3, replies: { attack0: [1, 1, 1] } }),
      finish('a1'),
      finish('a1'),
    );
    expect(chip(pageOf(later, {}), 'As last round')?.answers).toMatchObject({ share: { '1a': 3 } });
    const shares = shows.page(setup, later.state, { page: 'shares', about: 'a1' }, {});
    expect(JSON.stringify(shares?.blocks)).toContain('Beam 1: 4 by crew 1');
  });
});

test('Sections: where the section is gone already, the chance in large is that of the ship', () => {
  const setup = setupOf(2);
  const headline = (...commands: readonly Told[]) => {
    const { state } = played(setup, ...commands);
    const page = shows.page(setup, state, { page: 'fire', about: 'a1:1a' }, { section: '2' });
    const odds = page?.blocks.find((block): block is BlockOf<'odds'> => block.block === 'odds');
    return odds?.headline.label;
  };
  expect(headline()).toBe('Section destroyed');
  const gone = { type: 'set-track', ship: 'b1', track: 'integrity:2', to: 0 };
  expect(headline(gone)).toBe('Ship destroyed');
});

describe('a torpedo in flight', () => {
  const put = (what: string, q: number, r: number): Told => ({
    ...seen(what, q, r),
    ship: 'torpedo-1',
  });
  const open = (setup: SolarSetup, page: string, answers: object, ...placed: readonly Told[]) => {
    const { state } = played(setup, { type: 'launch', ship: 'a1', slot: '2a' }, ...placed);
    return shows.page(setup, state, { page, about: 'torpedo-1' }, { ...answers });
  };
  const reached = { reached: ['b1'] };
  const everyHex = setupOf(2, undefined, { rulings: { 'blast-distance-steps': 'hexes' } });

  test('Detonation: the map says how many dice there are, and which sections they can hit', () => {
    const dice = { blast: [{ attack0: [4] }], of: { b1: { section: '1' } } };
    const page = open(setupOf(2), 'detonate', { ...reached, ...dice }, put('b1', 1, -2));
    expect(page?.primary?.command).toMatchObject({
      reached: [{ target: 'b1', steps: 2, section: '1' }],
    });
    expect(JSON.stringify(page?.blocks)).toContain('distance 2, by the map.');
    const sections = page?.blocks.find((block) => block.block === 'choice');
    expect(sections).toMatchObject({ options: [{ value: '1' }, { value: '2' }] });
  });

  test.each([
    ['out of reach', everyHex, []],
    ['behind a planet or moon', setupOf(2), [put('planet', 0, -1)]],
  ])('Detonation: no dice for what is %s', (why, setup, placed) => {
    const page = open(setup, 'detonate', reached, put('b1', 1, -2), ...placed);
    expect(JSON.stringify(page?.blocks)).toContain(`Ship B1 is ${why}.`);
    expect(page?.primary?.command).toMatchObject({ reached: [] });
  });

  test.each([
    [setupOf(2), 'Ship B1: distance'],
    [everyHex, 'Ship B1: hexes the blast crosses, the last one too'],
  ])('Detonation: by hand what is counted is asked for, and play goes by it', (setup, label) => {
    const told = { ...reached, of: { b1: { steps: 2, section: '2' } } };
    const page = open(setup, 'detonate', { ...told, blast: [{ attack0: [5] }] });
    expect(page?.blocks).toContainEqual(expect.objectContaining({ id: 'of.b1.steps', label }));
    const { state } = played(setup, { type: 'launch', ship: 'a1', slot: '2a' });
    const decision = page?.primary?.command && asked(setup, state, page.primary.command as Told);
    expect(decision).toMatchObject({ ok: true });
  });

  test('is drawn as a torpedo on its own map and on the maps of ships', () => {
    const radarOn = (page: Page | null | undefined) =>
      page?.aside?.find((block): block is BlockOf<'radar'> => 'hexes' in block);
    expect(radarOn(open(setupOf(2), 'torpedo', {}))?.attacker.silhouette).toBe(TORPEDO);
    const launch = { type: 'launch', ship: 'a1', slot: '2a' } as const;
    const { state } = played(setupOf(2), launch, seen('torpedo-1', 0, -3), finish('a1'));
    const move = radarOn(shows.page(setupOf(2), state, { page: 'move', about: 'a1' }, {}));
    const hex = move?.hexes.find(({ q, r }) => q === 0 && r === -3);
    expect(hex?.sign).toEqual(OBJECT_SIGN.torpedo);
  });

  test('Torpedo Targeting: its page shows where it can fly, and what stops it', () => {
    const stateAhead = (...placed: readonly Told[]) => {
      const page = open(setupOf(2), 'torpedo', {}, ...placed);
      const radar = page?.aside?.find((block): block is BlockOf<'radar'> => 'hexes' in block);
      const at = (q: number, r: number) =>
        radar?.hexes.find((hex) => hex.q === q && hex.r === r)?.state;
      return [at(0, -6), at(0, 1)];
    };
    expect(stateAhead()).toEqual(['bears', 'too-far']);
    expect(stateAhead(put('planet', 0, -3))).toEqual(['too-far', 'too-far']);
  });
});

test('share-outs of a ship that is lost stay readable', () => {
  const setup = setupOf(2);
  const share = { crew: '1', to: '5a', power: 2, fromBatteries: {}, overcharge: false };
  const { state } = played(
    setup,
    { type: 'set-track', ship: 'a1', track: 'charge:5a', to: 0 },
    finish('a1'),
    finish('a1'),
    { type: 'share', ship: 'a1', transfers: [share] },
    { type: 'set-track', ship: 'a1', track: 'integrity:core', to: 0 },
  );
  expect(state.ships['a1']?.left).not.toBeNull();
  const page = shows.page(setup, state, { page: 'shares' }, {});
  expect(JSON.stringify(page?.blocks)).toContain('Battery 5: 2 by crew 1');
});

test('a round in which nothing was shared out is told as well, and is not taken for the last share', () => {
  const setup = setupOf(2);
  const share = { crew: '1', to: '4a', power: 2, fromBatteries: {}, overcharge: false };
  const round = (transfers: readonly object[]): readonly Told[] => [
    { type: 'set-track', ship: 'a1', track: 'charge:4a', to: 0 },
    finish('a1'),
    finish('a1'),
    { type: 'share', ship: 'a1', transfers: [...transfers] },
    ...idle('b1'),
  ];
  const { state } = played(setup, ...round([share]), ...round([]), finish('a1'), finish('a1'));
  const told = JSON.stringify(shows.page(setup, state, { page: 'shares' }, {})?.blocks);
  expect(told).toContain('Engine 4: 2 by crew 1');
  expect(told).toContain('"title":"Round 2","detail":"nothing"');
  const pool = shows
    .page(setup, state, { page: 'power', about: 'a1' }, {})
    ?.blocks.find((block): block is BlockOf<'pool'> => block.block === 'pool');
  const last = pool?.chips?.find(({ label }) => label === 'As last round');
  expect(last?.act?.answers).toMatchObject({ share: { '4a': 2 } });
});
