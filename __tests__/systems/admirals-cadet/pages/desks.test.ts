import { reduce } from '../../../../src/core/game/reduce';
import { EMPTY_GAME } from '../../../../src/core/game/state';
import { answerAt, withAnswers, type Changes } from '../../../../src/core/pages/answers';
import type { Shelf } from '../../../../src/core/pages/desks';
import type { BlockName, BlockOf, Page } from '../../../../src/core/pages/page';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import { FLEET_FORM } from '../../../../src/systems/admirals-cadet/fleet/fleetForm';
import type { Fleet } from '../../../../src/systems/admirals-cadet/fleet/types';
import {
  fleetOfReady,
  TRAINING_CARDS,
  TRAINING_FLEETS,
} from '../../../../src/systems/admirals-cadet/training/pack';
import { seeded } from '../../../builders/battle';
import { scenarioSetup, startBattle, stateOf, trainingSetup } from '../../../builders/cadetBattle';
import { cadetPhone, playCadetByPages } from '../../../builders/cadetPolicy';

const { shows, problem } = admiralsCadet.words.en;

const EMPTY: Shelf = { cards: [], fleets: [] };
const CARDS = TRAINING_CARDS.map((card) => ({
  id: `${card.kind}:${card.code}`,
  pack: 'training',
  revision: 1,
  card,
}));

const blocksOf = <Name extends BlockName>(page: Page, name: Name): readonly BlockOf<Name>[] =>
  [...page.blocks, ...(page.aside ?? [])].filter(
    (block): block is BlockOf<Name> => block.block === name,
  );

const setups = shows.setups;
if (!setups) throw new Error('no desk');

const draftWith = (changes: Changes, shelf: Shelf = EMPTY) =>
  withAnswers(setups.blank(shelf, {}), changes);

const made = (changes: Changes, shelf: Shelf = EMPTY) => {
  const setup = setups.make(draftWith(changes, shelf), shelf);
  if (!setup.ok) throw new Error(setup.problems.map(({ why }) => problem(why)).join(' '));
  return setup.value;
};

describe('setting up two fleets', () => {
  const two = { mode: 'constructed' };

  test('one tap, and the training fleets stand ready; each side goes by its fleet', () => {
    const { title, setup } = made(two);
    expect(title).toBe('Lantern Survey against Kiln Combine');
    expect(setup.mode).toBe('constructed');
    expect(setup.players.map(({ ships }) => ships.length)).toEqual([5, 4]);
    expect(setup.first).toBe('A');
    const read = admiralsCadet.parseSetup(JSON.parse(JSON.stringify(setup)));
    expect(read.ok && admiralsCadet.start(read.value).ok).toBe(true);
  });

  test('stored fleets come before those of the Training Set, with the cards that they were built with', () => {
    const draft = FLEET_FORM.write({
      limit: 15,
      ships: [{ id: 's1', code: 'XA-ZEN' }],
      orders: ['B-001'],
    });
    const cards = Object.fromEntries(CARDS.map((card) => [card.id, card]));
    const shelf = { ...EMPTY, fleets: [{ id: 'f1', name: 'Home Guard', draft, cards }] };
    const { setup, title } = made({}, shelf);
    expect(title).toBe('Home Guard against Kiln Combine');
    expect(setup.players[0]).toMatchObject({ fleet: 'Home Guard', orders: ['order:B-001'] });
    const [findings] = blocksOf(setups.page(draftWith({}, shelf), shelf), 'findings');
    expect(findings?.findings[0]?.text).toContain('Home Guard breaks');
  });

  test('a legal fleet is taken before one that breaks a rule, that before the Training Set, and none without ships', () => {
    const kept = (id: string, fleet: Fleet) => ({
      id,
      name: id,
      draft: FLEET_FORM.write({ limit: 15, ...fleet }),
      cards: {},
    });
    const [lantern] = TRAINING_FLEETS;
    if (!lantern) throw new Error('no fleet');
    const legal = fleetOfReady(lantern);
    const fleets = [
      kept('empty', { ships: [], orders: [] }),
      kept('broken', { ...legal, orders: [] }),
      kept('legal', legal),
    ];
    const chosen = (count: number) => {
      const draft = setups.blank({ cards: CARDS, fleets: fleets.slice(0, count) }, {});
      return ['mode', 'teams.0.players.0.fleet', 'teams.1.players.0.fleet'].map((path) =>
        answerAt(draft, path),
      );
    };
    expect(chosen(3)).toEqual(['constructed', 'stored:legal', 'stored:broken']);
    expect(chosen(2)).toEqual(['constructed', 'stored:broken', 'training:kiln']);
    expect(chosen(1)).toEqual(['historic', 'training:lantern', 'training:kiln']);
  });

  test("a single ship of one's own comes without a fleet, with orders for it", () => {
    const [zenith] = TRAINING_CARDS.filter(({ code }) => code === 'XA-ZEN');
    if (!zenith) throw new Error('no ship');
    const card = { ...zenith, code: 'OWN-1', name: 'Nightjar' };
    const own = { id: 'own', pack: 'mine', revision: 1, card };
    const shelf: Shelf = { cards: [...CARDS, own], fleets: [], recent: ['own'] };
    const draft = draftWith(setups.bring?.({ ship: 'OWN-1' }, shelf) ?? {}, shelf);
    const menu = blocksOf(setups.page(draft, shelf), 'choice').find(
      ({ id }) => id === 'teams.0.players.0.fleet',
    );
    expect(menu?.options[0]).toEqual({
      value: 'ship:OWN-1',
      label: 'Nightjar',
      detail: `One ship of yours · ${'role' in card ? card.role : ''}`,
    });
    const game = setups.make(draft, shelf);
    if (!game.ok) throw new Error('not made');
    const [side] = game.value.setup.players;
    expect(side?.ships.map(({ name }) => name)).toEqual(['Nightjar']);
    expect(side?.orders).toHaveLength(15);
    expect(admiralsCadet.start(game.value.setup).ok).toBe(true);
    expect(shows.cards?.uses?.('ship', {}, shelf)?.acts.map(({ label }) => label)).toEqual([
      'Play this ship',
      'New fleet with it',
    ]);
  });

  test('the higher roll chooses who goes first, and a tie is rolled again', () => {
    expect(made({ ...two, roll: [2, 5] }).setup).toMatchObject({ first: 'B', firstRoll: [2, 5] });
    expect(made({ ...two, roll: [2, 5], first: 'A' }).setup.first).toBe('A');
    const tied = setups.make(draftWith({ ...two, roll: [3, 3] }), EMPTY);
    expect(tied.ok).toBe(false);
    const page = setups.page(draftWith({ ...two, roll: [2, 5] }), EMPTY);
    expect(JSON.stringify(page)).toContain('Kiln Combine rolled higher and chooses.');
  });

  test('several players a side bring a fleet each, and who has none is told', () => {
    const more = { ...two, 'teams.0.players.1': { name: 'Ada', fleet: 'training:kiln' } };
    expect(made(more).setup.players.map(({ name, team }) => [name, team])).toEqual([
      ['Player 1', 'A'],
      ['Ada', 'A'],
      ['Player 3', 'B'],
    ]);
    const none = setups.make(draftWith({ ...two, 'teams.0.players.0.fleet': '' }), EMPTY);
    if (none.ok) throw new Error('made');
    expect(none.problems.map(({ why }) => problem(why))).toEqual(['Choose a fleet for Player 1.']);
  });

  test('how the table reads the rules goes into the game', () => {
    const { setup } = made({ ...two, 'rulings.lethal-highest': 'sum', systems: 5 });
    expect(setup).toMatchObject({ rulings: { 'lethal-highest': 'sum' }, starSystems: 5 });
    const sum = draftWith({ ...two, 'rulings.lethal-highest': 'sum' });
    const fold = blocksOf(setups.page(sum, EMPTY), 'fold').find(({ label }) =>
      label.startsWith('Rulings'),
    );
    expect(fold?.folded.map((block) => 'id' in block && block.id)).toEqual([
      'rulings.lethal-highest',
    ]);
  });
});

describe('what if', () => {
  const tool = shows.tools?.[0];
  const pageFor = (changes: Changes, shelf: Shelf = EMPTY): Page => {
    if (!tool) throw new Error('no tool');
    return tool.page(withAnswers({}, changes), shelf);
  };
  const lossOf = (changes: Changes, shelf?: Shelf): string =>
    blocksOf(pageFor(changes, shelf), 'odds')[0]?.headline.value ?? '';

  test('three dice of a plain gun at four hull destroy nothing', () => {
    expect(lossOf({})).toBe('0%');
  });

  test.each([
    ['two dice that hit on 1 or 2, at two hull', { dice: 2, 'of.typed.hull': 2 }, '11%'],
    ['with Armor 2', { dice: 2, 'of.typed.hull': 2, 'of.typed.armor': 2 }, '5%'],
    [
      'in a Nebula, which adds 2',
      { dice: 2, 'of.typed.hull': 2, 'of.typed.terrain': 'Nebula' },
      '0%',
    ],
    ['with a box to spend', { dice: 2, 'of.typed.hull': 2, 'of.typed.shields': 1 }, '0%'],
    ['with a modifier by hand', { dice: 2, 'of.typed.hull': 2, modifiers: [-1] }, '25%'],
    [
      'an Escort, and any Critical Hit',
      { dice: 1, 'of.typed.role': 'Escort', 'chart.1': ['critical'], 'chart.2': [] },
      '17%',
    ],
  ] as const)('%s', (_what, changes, loss) => {
    expect(lossOf(changes as Changes)).toBe(loss);
  });

  test('takes weapons and ships from the shelf, and says where modifiers come from', () => {
    const shelf = { ...EMPTY, cards: CARDS };
    const page = pageFor({ dice: 8 }, shelf);
    const [weapon, target] = blocksOf(page, 'choice').filter(({ style }) => style === 'menu');
    expect(weapon?.options.length).toBeGreaterThan(3);
    expect(target?.options.length).toBeGreaterThan(10);
    expect(blocksOf(pageFor({ modifiers: [1] }), 'sum')[0]?.rows[0]?.remove).toBeDefined();
  });
});

describe('the battle report', () => {
  test.each([
    ['constructed', trainingSetup()],
    ['Holding Out for a Hero', scenarioSetup('holding-out-for-a-hero')],
  ])('%s: who won and why, points by turn, losses, and luck', (_name, setup) => {
    const temper = { attacks: 2, moves: 2, fights: 3, orders: 2 };
    const { battle } = playCadetByPages(cadetPhone(startBattle(setup)), seeded(5), temper);
    const state = stateOf(battle);
    let before = EMPTY_GAME;
    const steps = battle.played.log.steps.map(({ events }) => {
      const told = { before, events };
      before = events.reduce((so, event) => reduce(so, event), before);
      return told;
    });
    const report = shows.report?.(setup, state, steps);
    const text = report?.text ?? '';
    expect(text).toMatch(/wins|Stalemate/);
    expect(text).toContain('Points by turn');
    expect(text).toContain('Fleet Value lost');
    expect(text).toContain('Luck');
    expect(report?.markdown).toContain('| Side |');
    const tables = report ? blocksOf(report.page, 'table') : [];
    for (const { head, rows } of tables.filter((table) => table.head.length > 0))
      for (const { cells } of rows) expect(cells).toHaveLength(head.length);
    expect(text).not.toMatch(/undefined|round/i);
  });
});
