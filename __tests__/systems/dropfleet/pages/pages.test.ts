import type { Act, Block, Page } from '../../../../src/core/pages/page';
import { dropfleet } from '../../../../src/systems/dropfleet';
import { asked, playedFrom, setupOf, started, type Told } from '../../../builders/dropfleet';

const SETUP = setupOf();
const { shows } = dropfleet.words.en;

const deployed: readonly Told[] = [
  { type: 'deploy-all', team: 'red' },
  { type: 'deploy-all', team: 'blue' },
  { type: 'initiative', dice: [5, 2] },
];
const active: Told = { type: 'activate', group: 'p0-s1', order: 'weapons-free' };
const hurt: Told = { type: 'set-mark', subject: 'p1-s1.1', mark: 'must-roll', to: 1 };
const landed = ['red', 'blue'].map((team): Told => ({
  type: 'set-track',
  ship: 'west',
  track: `battalions:${team}`,
  to: 2,
}));
const inPhase = (phase: string): Told => ({ type: 'set-phase', round: 4, phase });

const TABLES: readonly (readonly [string, readonly Told[]])[] = [
  ['before anybody is there', []],
  ['before the first order', deployed],
  ['while a Group is active', [...deployed, active, hurt]],
  ['while battalions fight', [...deployed, ...landed, inPhase('battalions')]],
  ['at the end of a round', [...deployed, inPhase('end')]],
];

const PAGES = [
  'ship',
  'attack',
  'launch',
  'feature',
  'cripple',
  'explode',
  'mend',
  'burn',
  'board',
  'fight',
  'bomb',
  'correct',
];

const actsIn = (block: Block): readonly Act[] => {
  if (block.block === 'acts') return block.acts;
  if (block.block === 'chips') return block.chips.flatMap(({ act }) => act ?? []);
  if (block.block !== 'items') return [];
  return block.items.flatMap(({ act, acts = [], count }) =>
    [act, ...acts, count?.less, count?.more].filter((one) => one !== undefined),
  );
};

const actsOf = ({ blocks, aside = [], primary, secondary = [] }: Page): readonly Act[] => [
  ...[...blocks, ...aside].flatMap(actsIn),
  ...(primary ? [primary] : []),
  ...secondary,
];

const tableOf = (commands: readonly Told[]) => {
  const { state } = playedFrom(SETUP, started(SETUP), ...commands);
  const page = (name: string, about?: string) =>
    shows.page(SETUP, state, { page: name, ...(about !== undefined && { about }) }, {});
  const pages = [
    ...['planning', 'turn', 'correct'].map((name) => page(name)),
    ...['red', 'blue'].map((team) => page('team', team)),
    ...Object.keys(state.ships).flatMap((id) => PAGES.map((name) => page(name, id))),
  ];
  return { state, pages };
};

test.each(TABLES)('%s, every act that is offered is taken', (_when, commands) => {
  const { state, pages } = tableOf(commands);
  const bridge = shows.bridge(SETUP, state);
  const acts = [
    ...pages.flatMap((page) => (page ? actsOf(page) : [])),
    ...(bridge.primary ? [bridge.primary] : []),
    ...(bridge.secondary ?? []),
  ];
  const offered = acts.flatMap(({ command, why }) =>
    command && why === undefined ? [command] : [],
  );
  const refused = offered.filter((command) => {
    const read = dropfleet.parseCommand(JSON.parse(JSON.stringify(command)));
    return !read.ok || !dropfleet.decide(SETUP, state, read.value).ok;
  });
  expect(offered.length).toBeGreaterThan(10);
  expect(refused).toEqual([]);
  expect(pages.filter((page) => page === null)).toEqual([]);
});

test('a Group in turn is activated from its row, the active one goes on, and a Ship takes damage there', () => {
  const rowsAfter = (...commands: readonly Told[]) => {
    const { state } = playedFrom(SETUP, started(SETUP), ...commands);
    return shows.bridge(SETUP, state).fleets.flatMap((fleet) => fleet.rows);
  };
  const before = rowsAfter(...deployed).filter(({ act }) => act !== undefined);
  expect(new Set(before.map(({ team }) => team)).size).toBe(1);
  expect(before[0]?.act).toMatchObject({ label: 'Activate', opens: { page: 'ship' } });
  const now = rowsAfter(...deployed, active).filter(({ act }) => act !== undefined);
  expect(now.map(({ ship, act }) => [ship, act?.label])).toEqual([['p0-s1', 'Continue']]);
  const hull = now[0]?.rows?.[0]?.tracks[0];
  expect(hull?.set?.(hull.now - 1)).toMatchObject({ type: 'adjust', track: 'hull', by: -1 });
});

test('an order says what it lets a Group do, and which signature it leaves', () => {
  const { state } = tableOf(deployed);
  const page = shows.page(SETUP, state, { page: 'ship', about: 'p0-s1' }, {});
  const orders = page ? actsOf(page).map(({ label, detail }) => [label, detail]) : [];
  expect(orders).toContainEqual(['Weapons Free', '4.5–9″ · straight ahead · 3 weapons · sig 12″']);
  expect(orders).toContainEqual([
    'Silent Running',
    '4.5–9″ · straight ahead · no weapons · sig 0″',
  ]);
});

test('the keys of an attack say which faces hit and which are critical', () => {
  const { state } = tableOf([...deployed, active]);
  const page = shows.page(SETUP, state, { page: 'attack', about: 'p0-s1' }, {});
  const dice = page?.blocks.find((block) => block.block === 'dice');
  const given = dice?.faces.map(({ value, gives, signs }) => [value, gives, signs?.length]);
  expect(given).toEqual([
    [1, '', 0],
    [2, '', 0],
    [3, 'hit', 1],
    [4, 'hit', 1],
    [5, 'hit, critical', 2],
    [6, 'hit, critical', 2],
  ]);
});

test('that all of a side enter the table is a step of its own name', () => {
  const [command] = deployed;
  const { state } = tableOf([]);
  expect(command && dropfleet.words.en.step?.(command, [], state, SETUP)).toBe('Red: all enter');
});

test('a Group out of turn is greyed, with its reason', () => {
  const { state } = tableOf(deployed);
  const page = shows.page(SETUP, state, { page: 'ship', about: 'p1-s1' }, {});
  const [first] = page ? actsOf(page) : [];
  expect(first?.command).toBeUndefined();
  expect(first?.why).toMatch(/Red/);
});

test('a set-up takes the scenario of the sheet', () => {
  const shelf = { cards: [], fleets: [] };
  const { setups } = shows;
  const made = setups?.make({ ...setups.blank(shelf, {}), scenario: 'entrapmoont' }, shelf);
  expect(made).toMatchObject({
    ok: true,
    value: {
      setup: {
        variants: ['raze', 'protect'],
        approaches: ['close', 'direct'],
        scenario: 'entrapmoont',
      },
    },
  });
});

test('a set-up takes what three dice say, and rolls again where competitive play does', () => {
  const shelf = { cards: [], fleets: [] };
  const { setups } = shows;
  const make = (draft: Readonly<Record<string, unknown>>) => {
    const read = { ...setups?.blank(shelf, {}), rolls: true, ...draft };
    return setups?.make(JSON.parse(JSON.stringify(read)), shelf);
  };
  expect(make({ dice: [5, 5, 1] })).toMatchObject({
    value: {
      setup: { variants: ['breakthrough', 'breakthrough'], approaches: ['close', 'distant'] },
    },
  });
  expect(make({ dice: [6, 4, 5], competitive: true, again: [3, 2] })).toMatchObject({
    value: { setup: { variants: ['raze', 'raze'], approaches: ['distant', 'distant'] } },
  });
});

test('an explosion asks about what is in its layer, and never about Cities', () => {
  const { state } = tableOf([
    ...deployed,
    { type: 'set-track', ship: 'p1-s1.1', track: 'hull', to: 0 },
  ]);
  const page = shows.page(SETUP, state, { page: 'explode', about: 'p1-s1.1' }, {});
  const asked = page?.blocks.flatMap((one) =>
    one.block === 'picks' ? one.options.map(({ label }) => label) : [],
  );
  expect(asked).toContain('Halo Dock');
  expect(asked).not.toContain('Port Amber');
});

test('who sees a Group by its Spikes follows Scanners Offline', () => {
  const blind: Told = { type: 'set-mark', subject: 'p1-s3.1', mark: 'scanners-offline', to: 1 };
  const { state } = tableOf([...deployed, blind]);
  const page = shows.page(SETUP, state, { page: 'ship', about: 'p0-s1' }, {});
  const [seen] = page?.aside?.flatMap((one) => (one.block === 'table' ? [one] : [])) ?? [];
  const cellsOf = (label: string) => seen?.rows.find((row) => row.label === label)?.cells;
  expect(cellsOf('Levanter B')).toEqual(['13″', '16″', '19″', '22″', '25″']);
  expect(cellsOf('Ostro B')).toEqual(['7″', '10″', '13″', '16″', '19″']);
});

test.each([
  ['nobody is there', 0, 'Red: all enter'],
  ['Red is there', 1, 'Blue: all enter'],
  ['both are there', 2, 'Start activations'],
])('planning, while %s, leads on by its main button', (_when, there, label) => {
  const { state } = playedFrom(SETUP, started(SETUP), ...deployed.slice(0, there));
  const page = shows.page(SETUP, state, { page: 'planning' }, { dice: [5, 2] });
  expect(page?.primary?.label).toBe(label);
});

test('Wings that stay where they are keep nobody in their phase', () => {
  const { state } = playedFrom(
    SETUP,
    started(SETUP),
    ...deployed,
    { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s2.1', asset: 'fighters', count: 2 },
    inPhase('wings'),
  );
  const { primary, secondary } = shows.bridge(SETUP, state);
  expect(primary?.opens).toEqual({ page: 'ship', about: 'wing.1' });
  expect(secondary?.[0]?.command).toEqual({ type: 'next-phase', to: 'end' });
});

test('a silent Group is seen from nearer, by its Spikes alone', () => {
  const silent: Told = { type: 'activate', group: 'p0-s1', order: 'silent-running' };
  const { state } = playedFrom(SETUP, started(SETUP), ...deployed, silent);
  const page = shows.page(SETUP, state, { page: 'ship', about: 'p0-s1' }, {});
  const table = page?.aside?.find(({ block }) => block === 'table');
  const first = table?.block === 'table' ? table.rows[0]?.cells : [];
  expect(first).toEqual(['7″', '10″', '13″', '16″', '19″']);
});

test('what is on the table is not called unplaced', () => {
  const { state } = playedFrom(SETUP, started(SETUP), ...deployed);
  const page = shows.page(SETUP, state, { page: 'correct' }, {});
  const items = page?.blocks.flatMap((block) => (block.block === 'items' ? block.items : [])) ?? [];
  expect(items.filter(({ detail }) => detail !== undefined)).toEqual([]);
});

describe('the page of an attack', () => {
  const { state } = playedFrom(SETUP, started(SETUP), ...deployed, active);
  const at = { page: 'attack', about: 'p0-s1' };
  const blocksFor = (answers: Readonly<Record<string, string | readonly string[]>>) =>
    shows.page(SETUP, state, at, answers)?.blocks ?? [];

  test('lets Features of a dropsite be given up instead of damage', () => {
    const blocks = blocksFor({ target: 'middle', removed: ['middle.f0'] });
    expect(blocks.find((one) => one.block === 'picks' && one.id === 'removed')).toMatchObject({
      values: ['middle.f0'],
      options: [{ value: 'middle.f0' }, { value: 'middle.f1' }],
    });
  });

  test('asks which Ship is the nearest, for those with as much hull', () => {
    const blocks = blocksFor({ target: 'p1-s1', nearest: 'p1-s1.2' });
    expect(blocks.find((one) => one.block === 'choice' && one.id === 'nearest')).toMatchObject({
      value: 'p1-s1.2',
    });
    expect(blocksFor({ target: 'middle' }).some((one) => 'id' in one && one.id === 'nearest')).toBe(
      false,
    );
  });
});

test('the bridge of a game that is over offers no Group to activate', () => {
  const rowsAfter = (...more: readonly Told[]) => {
    const { state } = playedFrom(SETUP, started(SETUP), ...deployed, ...more);
    return shows.bridge(SETUP, state).fleets.flatMap(({ rows }) => rows);
  };
  expect(rowsAfter().some(({ act }) => act !== undefined)).toBe(true);
  expect(rowsAfter({ type: 'end-game' }).some(({ act }) => act !== undefined)).toBe(false);
});

describe('what is out of the battle', () => {
  const launched: readonly Told[] = [
    ...deployed,
    { type: 'activate', group: 'p0-s2', order: 'general-quarters' },
    { type: 'launch', ship: 'p0-s2.1', asset: 'bombers', count: 4 },
  ];
  const outAfter = (...more: readonly Told[]) => {
    const { state } = playedFrom(SETUP, started(SETUP), ...more);
    const apart = shows.bridge(SETUP, state).fleets.flatMap((fleet) => fleet.apart);
    const out = apart.filter(({ label }) => label === 'Out of the battle');
    return out.flatMap(({ rows }) => rows).map(({ name, gone }) => [name, gone]);
  };
  const goneAfter = (ship: string, ...more: readonly Told[]) => {
    const { state } = playedFrom(SETUP, started(SETUP), ...more);
    const page = shows.page(SETUP, state, { page: 'fight', about: ship }, {});
    const rows = page?.blocks.flatMap((one) => (one.block === 'ships' ? one.rows : [])) ?? [];
    return rows.map(({ gone }) => gone);
  };

  test('holds no Wing that was used up, and none that joined another', () => {
    const strike = { type: 'bomb', wing: 'wing.1', target: 'p1-s1', fewerFrom: 'first' };
    const replies = { 'hit-0': [1, 1, 1, 1] };
    expect(outAfter(...launched, inPhase('wings'), { ...strike, replies })).toEqual([]);
    const divided: Told = { type: 'divide', wing: 'wing.1', count: 1 };
    const merged: Told = { type: 'merge', wing: 'wing.2', into: 'wing.1', override: true };
    expect(outAfter(...launched, divided, merged)).toEqual([]);
  });

  test('says what became of each', () => {
    const removed: Told = { type: 'remove-ship', ship: 'wing.1' };
    expect(outAfter(...launched, removed)).toEqual([['Hornet', 'Removed']]);
    const flown: Told = { type: 'fly-off', ship: 'p1-s2.1' };
    expect(outAfter(...deployed, flown)).toEqual([['Sirocco', 'No Ships left']]);
    const levelled: Told = { type: 'set-track', ship: 'east', track: 'hull', to: 0 };
    expect(goneAfter('east', ...deployed, levelled)).toEqual(['Levelled']);
  });
});

test('a Feature does not say its name twice, nor does a Group that waits have a layer', () => {
  const { state } = started(SETUP);
  const { fleets } = shows.bridge(SETUP, state);
  const features = fleets.flatMap(({ rows }) => rows.flatMap((row) => row.rows ?? []));
  expect(features.map(({ name, kicker }) => [name, kicker])).toContainEqual(['Hangar', '']);
  const waiting = fleets.flatMap(({ apart }) => apart.flatMap(({ rows }) => rows));
  expect(waiting.map(({ kicker }) => kicker)).toEqual(waiting.map(() => ''));
});

test('battalions aboard are called so among the corrections', () => {
  const { state } = started(SETUP);
  const page = shows.page(SETUP, state, { page: 'correct', about: 'p0-s1.1' }, {});
  const items = page?.blocks.flatMap((one) => (one.block === 'items' ? one.items : [])) ?? [];
  expect(items.map(({ title }) => title)).toEqual(['Fire', 'Battalions of Blue']);
});

test('the report names who captured a Ship', () => {
  const boarders: Told = { type: 'set-track', ship: 'p1-s5.1', track: 'battalions:red', to: 9 };
  const board: Told = { type: 'board', ship: 'p1-s5.1', defending: 0 };
  const game = playedFrom(SETUP, started(SETUP), ...deployed, boarders, inPhase('boarding'));
  const asks = asked(SETUP, game, { ...board, replies: {} });
  const { state, log } = playedFrom(SETUP, game, { ...board, replies: {} });
  expect(asks.ok && state.ships['p1-s5.1']?.left?.how).toBe('captured');
  const told = log.steps.slice(-1).map(({ events }) => ({ before: game.state, events }));
  expect(shows.report?.(SETUP, state, told).text).toContain('Red: 1 ship');
});
