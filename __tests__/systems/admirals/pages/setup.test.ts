import {
  answerAt,
  withAnswers,
  type Answer,
  type Answers,
} from '../../../../src/core/pages/answers';
import type { Shelf, SetupDesk } from '../../../../src/core/pages/desks';
import type { Act, Block } from '../../../../src/core/pages/page';
import { admirals } from '../../../../src/systems/admirals';
import { FLEET_FORM } from '../../../../src/systems/admirals/fleet/fleetForm';
import { fleetFromCodes } from '../../../builders/fleetFromCodes';
import { en } from '../../../../src/systems/admirals/words/en';
import type { AdmiralsSetup } from '../../../../src/systems/admirals/play/setup';
import { TRAINING_FLEETS } from '../../../../src/systems/admirals/training/fleets';
import { TRAINING_PACK } from '../../../../src/systems/admirals-shared/training/pack';
import { startBattle, stateOf } from '../../../builders/battle';

const { problem, shows } = admirals.words.en;
const desk: SetupDesk<AdmiralsSetup> = shows.setups!;

const CARDS = TRAINING_PACK.cards.map((card) => ({
  id: `${card.kind}:${card.code}`,
  pack: TRAINING_PACK.id,
  revision: 1,
  card,
}));
const LIST = TRAINING_PACK.cards.find(({ kind }) => kind === 'list')?.code ?? '';
const BARE: Shelf = { cards: CARDS, fleets: [] };

const stored = (id: string, name: string): Shelf['fleets'][number] => {
  const ready = TRAINING_FLEETS.find((fleet) => fleet.name === name && fleet.mode === 'open');
  if (!ready) throw new Error('no such fleet');
  return { id, name: `My ${name}`, draft: FLEET_FORM.write(ready), cards: {} };
};

const blank = (changes: Readonly<Record<string, Answer>> = {}, shelf: Shelf = BARE): Answers =>
  withAnswers(desk.blank(shelf, {}), changes);

const made = (draft: Answers, shelf: Shelf = BARE) => {
  const result = desk.make(draft, shelf);
  if (!result.ok) throw new Error(result.problems.map(({ why }) => problem(why)).join(' '));
  return result.value;
};

const lacks = (draft: Answers, shelf: Shelf = BARE): readonly string[] => {
  const result = desk.make(draft, shelf);
  return result.ok ? [] : result.problems.map(({ why }) => problem(why));
};

const blocks = (draft: Answers, shelf: Shelf = BARE): readonly Block[] => {
  const page = desk.page(draft, shelf);
  return [...page.blocks, ...(page.aside ?? [])].flatMap((block) =>
    block.block === 'fold' ? [block, ...block.blocks] : [block],
  );
};

const texts = (draft: Answers, shelf: Shelf = BARE): string => JSON.stringify(blocks(draft, shelf));

const actsOf = (draft: Answers): readonly Act[] =>
  blocks(draft).flatMap((block) => {
    if (block.block === 'acts') return block.acts;
    if (block.block !== 'items') return [];
    return [
      ...block.items.flatMap(({ act, acts = [] }) => [...(act ? [act] : []), ...acts]),
      ...(block.add ? [block.add] : []),
    ];
  });

const tap = (draft: Answers, name: string): Answers => {
  const act = actsOf(draft).find(({ label, spoken }) => label === name || spoken === name);
  if (!act?.answers) throw new Error(`no act ${name}`);
  return withAnswers(draft, act.answers);
};

test('a blank table is ready: two training fleets against each other', () => {
  const { title, setup } = made(blank());
  expect(title).toBe('Lantern Patrol against Kiln Raiders');
  expect(setup).toMatchObject({ mode: 'constructed', escalation: 'Alpha', strategicSystems: 3 });
  expect(admirals.parseSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({ ok: true });
  expect(stateOf(startBattle(setup)).phase).toBe('set-up');
});

test('fleets of the shelf come first, and the table takes over how they are built', () => {
  const shelf: Shelf = {
    cards: CARDS,
    fleets: [stored('f1', 'Lantern Wing'), stored('f2', 'Kiln Column')],
  };
  const { title, setup } = made(blank({}, shelf), shelf);
  expect(title).toBe('My Lantern Wing against My Kiln Column');
  expect(setup).toMatchObject({ mode: 'open', escalation: 'Delta' });
});

describe('which fleets a blank table takes', () => {
  const whole = stored('f1', 'Lantern Wing');
  /** A fleet of the training set, over and over. */
  const times = (count: number): Shelf['fleets'][number] => {
    const [ready] = TRAINING_FLEETS;
    if (!ready) throw new Error('no fleet');
    const fleet = fleetFromCodes({
      ...ready,
      ships: Array(count)
        .fill(ready.ships.map(({ code }) => code))
        .flat(),
    });
    return { id: `${count}x`, name: 'Fleet', draft: FLEET_FORM.write(fleet), cards: {} };
  };
  const chosen = (...fleets: Shelf['fleets']): readonly unknown[] => {
    const draft = blank({}, { cards: CARDS, fleets });
    return [0, 1].map((team) => answerAt(draft, `teams.${team}.players.0.fleet`));
  };

  test('a legal one before one that breaks a rule, and that before the training set', () => {
    expect(chosen(times(9), whole)).toEqual(['stored:f1', 'stored:9x']);
    expect(chosen(times(9))).toEqual(['stored:9x', expect.stringMatching(/^training:/)]);
  });

  test('none without ships', () => {
    expect(chosen(times(0))).toEqual(chosen());
    expect(chosen(times(0), whole)).toEqual(chosen(whole));
  });
});

test('the level changes the training fleets with it', () => {
  const { setup } = made(blank({ level: 'Omega' }));
  expect(setup.escalation).toBe('Omega');
  expect(setup.players[0]?.ships.length).toBeGreaterThan(10);
});

test('open play leaves the orders at home', () => {
  const { setup } = made(blank({ mode: 'open' }));
  expect(setup.mode).toBe('open');
  expect(setup.players[0]).toMatchObject({ orders: [], commander: expect.any(String) });
});

describe('teams', () => {
  const two = (): Answers => {
    const added = tap(blank(), 'Add a player: Lantern Patrol');
    return withAnswers(added, { 'teams.0.players.1.fleet': `training:${LIST}` });
  };

  test('have up to three players, each with ships of their own', () => {
    const draft = withAnswers(tap(blank(), 'Add a player: Lantern Patrol'), {
      'teams.0.players.1.fleet': `training:${LIST}`,
      'teams.0.players.1.name': 'Bo',
    });
    const { setup } = made(draft);
    expect(setup.players.map(({ id, team, name }) => [id, team, name])).toEqual([
      ['A1', 'A', 'Player 1'],
      ['A2', 'A', 'Bo'],
      ['B1', 'B', 'Player 3'],
    ]);
    const ids = setup.players.flatMap(({ ships }) => ships.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a player is taken out again', () => {
    const left = tap(two(), 'Remove Player 2');
    expect(made(left).setup.players).toHaveLength(2);
  });

  test('names that were typed stay', () => {
    const { title } = made(blank({ 'teams.0.name': 'The Reds', 'teams.1.name': 'The Blues' }));
    expect(title).toBe('The Reds against The Blues');
  });

  test('a player without ships is named', () => {
    expect(lacks(tap(blank(), 'Add a player: Lantern Patrol'))).toEqual([
      'Player 2 has no ships yet.',
    ]);
  });

  test('a fleet that was deleted meanwhile is named', () => {
    expect(lacks(blank({ 'teams.0.players.0.fleet': 'stored:gone' }))).toEqual([
      'Choose a fleet for Player 1.',
    ]);
  });
});

describe('ships without cards', () => {
  const quick = (): Answers => {
    const chosen = blank({ 'teams.1.players.0.fleet': 'quick' });
    const added = tap(chosen, 'Add a ship: Player 2');
    return withAnswers(added, {
      'teams.1.players.0.quick.0.name': 'Stranger',
      'teams.1.players.0.quick.0.role': 'Light',
      'teams.1.players.0.quick.0.hull': 4,
      'teams.1.players.0.quick.0.points': 2,
      'teams.1.players.0.quick.0.keywords': 'Stealth',
    });
  };

  test('are said on the spot, and copied', () => {
    const { setup } = made(tap(quick(), 'Duplicate: Stranger'));
    expect(setup.players[1]?.ships.map(({ name, badge }) => [name, badge])).toEqual([
      ['Stranger', 'A'],
      ['Stranger', 'B'],
    ]);
    const state = stateOf(startBattle(setup));
    expect(state.holders['B1.q1']?.tracks['hull']).toEqual({ now: 4, max: 4 });
    expect(admirals.parseSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({ ok: true });
  });

  test('are taken out again', () => {
    expect(lacks(tap(quick(), 'Remove: Stranger'))).toHaveLength(1);
  });
});

test('where only one side is kept the other is on paper, with targets if any', () => {
  const { setup } = made(blank({ only: 'A' }));
  expect(setup.untracked).toEqual(['B']);
  expect(setup.players.find(({ team }) => team === 'B')?.ships).toEqual([]);
  expect(texts(blank({ only: 'A' }))).toContain('Kiln Raiders is on paper');
});

test('ships that do not fit go to reserve, but not all of them', () => {
  const { setup } = made(blank({ 'teams.0.players.0.reserve': ['s1'] }));
  expect(setup.players[0]?.ships.filter(({ reserve }) => reserve).map(({ id }) => id)).toEqual([
    'A1.s1',
  ]);
  const all = setup.players[0]?.ships.map(({ id }) => id.replace('A1.', '')) ?? [];
  expect(lacks(blank({ 'teams.0.players.0.reserve': all }))).toEqual([
    'Lantern Patrol has every ship in reserve; one must start on the battlefield.',
  ]);
});

describe('the team roll', () => {
  test('says who is Team A and who has the initiative', () => {
    expect(texts(blank({ roll: [5, 2] }))).toContain(
      'Kiln Raiders is Team A and places first. Lantern Patrol is Team B and has the initiative.',
    );
    expect(made(blank({ roll: [5, 2] })).setup.teamRoll).toEqual([5, 2]);
  });

  test('is rolled again on a tie', () => {
    expect(lacks(blank({ roll: [3, 3] }))).toEqual(['A tie: roll again.']);
  });

  test('may be left out', () => {
    expect(made(blank()).setup).not.toHaveProperty('teamRoll');
  });
});

describe('rulings', () => {
  const fold = (draft: Answers) => {
    const found = blocks(draft)
      .filter((block) => block.block === 'fold')
      .find(({ label }) => label.startsWith('Rulings'));
    if (!found) throw new Error('no rulings');
    return found;
  };
  const asked = (inner: readonly Block[]) =>
    inner.flatMap((block) => (block.block === 'choice' ? [block] : []));

  test('each open question shows its answers, the default first, and opens its entry', () => {
    const [heal] = asked(fold(blank()).blocks).filter(({ id }) => id === 'rulings.heal-x');
    expect(heal).toMatchObject({ value: 'x', entry: 'heal-x', style: 'list' });
    expect(heal?.options.map(({ value, detail }) => [value, detail])).toEqual([
      ['x', 'Default'],
      ['one', undefined],
    ]);
    const changed = withAnswers(blank(), { 'rulings.heal-x': 'one' });
    expect(made(changed).setup.rulings['heal-x']).toBe('one');
  });

  test('folded, only those that were changed are in sight; unfolded they keep their places', () => {
    const changed = fold(withAnswers(blank(), { 'rulings.heal-x': 'one' }));
    expect(fold(blank()).folded).toEqual([]);
    expect(asked(changed.folded).map(({ id, value }) => [id, value])).toEqual([
      ['rulings.heal-x', 'one'],
    ]);
    expect(changed.note).toMatch(/^1 of \d+ changed$/);
    const places = (one: typeof changed) => asked(one.blocks).map(({ id }) => id);
    expect(places(changed)).toEqual(places(fold(blank())));
  });

  test('those of the table are there from the start', () => {
    const draft = desk.blank(BARE, { 'heal-x': 'one' });
    expect(made(draft).setup.rulings).toEqual({ 'heal-x': 'one' });
  });
});

test('a game remembers which fleets were brought', () => {
  const shelf: Shelf = { cards: CARDS, fleets: [stored('f1', 'Lantern Wing')] };
  const { setup } = made(blank({}, shelf), shelf);
  expect(setup.players.map(({ fleet }) => fleet)).toEqual(['My Lantern Wing', 'Kiln Column']);
  expect(admirals.parseSetup(setup)).toEqual({ ok: true, value: setup });
});

test('a fleet of another level is pointed out, and plays all the same', () => {
  const shelf: Shelf = { cards: CARDS, fleets: [stored('f1', 'Lantern Wing')] };
  const draft = blank({ level: 'Alpha' }, shelf);
  expect(texts(draft, shelf)).toContain('My Lantern Wing is built for another level: Delta · 20.');
  expect(lacks(draft, shelf)).toEqual([]);
});

test('a fleet of another mode is pointed out', () => {
  const shelf: Shelf = { cards: CARDS, fleets: [stored('f1', 'Lantern Wing')] };
  const said = texts(blank({ mode: 'constructed' }, shelf), shelf);
  expect(said).toContain('My Lantern Wing is built for open play.');
  expect(en.setupDesk.otherMode('X', 'constructed')).toBe('X is built for play with orders.');
});

test('a fleet whose cards are gone says which', () => {
  const shelf: Shelf = { cards: [], fleets: [stored('f1', 'Lantern Wing')] };
  expect(texts(blank({}, shelf), shelf)).toContain('My Lantern Wing is missing');
  expect(lacks(blank({}, shelf), shelf).length).toBeGreaterThan(0);
});

test.each(['easy', 'advanced', 'challenge'])('the scenario is set up, %s', (difficulty) => {
  const { title, setup } = made(blank({ mode: 'scenario', difficulty }));
  expect(title).toBe('Keep the Light');
  expect(setup.mode).toBe('scenario');
  expect(stateOf(startBattle(setup)).phase).toBe('set-up');
});

describe('the scenario at its Advanced difficulty (11B-02)', () => {
  const advanced = blank({ mode: 'scenario', difficulty: 'advanced' });
  const ordersOf = (draft: Answers) =>
    made(draft).setup.players.map(({ orders }) => orders.map((key) => key.split(':')[1]));
  const step = (draft: Answers, spoken: string): Answers => {
    const act = blocks(draft)
      .flatMap((block) => (block.block === 'items' ? block.items : []))
      .flatMap(({ count }) => [count?.less, count?.more])
      .find((one) => one?.spoken === spoken);
    if (!act) throw new Error(`nobody can tap ${spoken}`);
    return withAnswers(draft, act.answers ?? {});
  };

  test('begins with libraries within the limits', () => {
    expect(ordersOf(advanced).map(({ length }) => length)).toEqual([8, 8]);
    expect(texts(advanced)).toContain('6 of 6 Basic · 2 of 2 Special');
  });

  test('lets each player exchange orders', () => {
    const [first = ''] = ordersOf(advanced)[0] ?? [];
    const { name = '' } = CARDS.find(({ card }) => card.code === first)?.card ?? {};
    const fewer = step(advanced, `One less ${name}: Player 1`);
    expect(lacks(fewer)).toEqual(['The library has 5 Basic orders and needs exactly 6; add 1.']);
    expect(texts(fewer)).toContain('needs exactly 6; add 1');
    expect(ordersOf(step(fewer, `One more ${name}: Player 1`))).toEqual(ordersOf(advanced));
  });
});

test('a game is played by the arcs that a player has redrawn for the pack of its ships (5A-01)', () => {
  const shapes = {
    [TRAINING_PACK.id]: { arcs: { F: '###.......##' } },
    another: { arcs: { F: '#...........' } },
  };
  const shelf: Shelf = {
    cards: CARDS,
    fleets: [stored('f1', 'Lantern Wing'), stored('f2', 'Kiln Column')],
    shapes,
  };
  const { setup } = made(blank({}, shelf), shelf);
  expect(setup.shapes).toEqual({ arcs: { F: '###.......##' } });
  expect(admirals.parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({
    ok: true,
    value: setup,
  });
  expect(
    made(blank({}, { ...shelf, shapes: {} }), { ...shelf, shapes: {} }).setup.shapes,
  ).toBeUndefined();
});
