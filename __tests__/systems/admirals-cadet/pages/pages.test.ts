import type { Act, Block, Page } from '../../../../src/core/pages/page';
import type { Answers } from '../../../../src/core/pages/answers';
import { lookupIn } from '../../../../src/core/reference/lookup';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import type { CadetCommand } from '../../../../src/systems/admirals-cadet/play/commands';
import { offer } from '../../../../src/systems/admirals-cadet/play/offer';
import { shipCard, weapon } from '../../../builders/cadet';
import { seeded } from '../../../builders/battle';
import {
  play,
  refusalOf,
  scenarioSetup,
  startBattle,
  stateOf,
  trainingSetup,
  withActive,
  type Battle,
} from '../../../builders/cadetBattle';

const { shows, reference } = admiralsCadet.words.en;
const lookup = lookupIn(reference);

const bridgeOf = ({ setup, played }: Battle) => shows.bridge(setup, played.state);
const pageOf = (
  { setup, played }: Battle,
  page: string,
  about?: string,
  answers: Answers = {},
): Page => {
  const ref = about === undefined ? { page } : { page, about };
  const found = shows.page(setup, played.state, ref, answers);
  if (!found) throw new Error(`no page ${page}`);
  return found;
};

const actsIn = (block: Block): readonly Act[] => {
  if (block.block === 'acts') return block.acts;
  if (block.block === 'armaments') return block.rows.flatMap(({ act }) => act ?? []);
  if (block.block === 'items') return block.items.flatMap(({ act }) => act ?? []);
  return block.block === 'chips' ? block.chips.flatMap(({ act }) => act ?? []) : [];
};

const actsOf = ({ blocks, primary, secondary }: Partial<Page>): readonly Act[] => [
  ...(primary ? [primary] : []),
  ...(secondary ?? []),
  ...(blocks ?? []).flatMap(actsIn),
];

/** What a page asks for is understood and taken; what it opens is there. */
const checkActs = (battle: Battle, acts: readonly Act[]): void => {
  for (const { label, command, why, opens, entry } of acts) {
    expect(label).not.toBe('');
    if (entry !== undefined) expect(lookup.entry(entry)).not.toBeNull();
    if (command && why === undefined) {
      const asked = admiralsCadet.parseCommand(JSON.parse(JSON.stringify(command)));
      if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
      const refusal = refusalOf(battle, asked.value);
      if (refusal && refusal.why.id !== 'nothing-to-change')
        throw new Error(`${label}: ${JSON.stringify(refusal)}`);
    }
    if (typeof opens === 'object') pageOf(battle, opens.page, opens.about);
  }
};

const checkAllPages = (battle: Battle): void => {
  const bridge = bridgeOf(battle);
  checkActs(battle, actsOf(bridge));
  for (const id of Object.keys(stateOf(battle).ships)) {
    const page = pageOf(battle, 'ship', id);
    checkActs(battle, actsOf(page));
    for (const block of page.blocks)
      if (block.block === 'tracks')
        for (const { now, set } of block.tracks) if (now > 0) expect(set?.(now - 1)).toBeDefined();
  }
  for (const { id } of battle.setup.players)
    checkActs(battle, actsOf(pageOf(battle, 'orders', id)));
};

const choose = (offered: readonly CadetCommand[], pick: (count: number) => number) => {
  const acts = offered.filter(({ type }) => type !== 'adjust' && type !== 'unassign-order');
  return acts[pick(acts.length)];
};

describe('every page of a game', () => {
  test.each([
    ['constructed', trainingSetup()],
    ['Flight of the Paladin', scenarioSetup('flight-of-the-paladin')],
    ['Holding Out for a Hero', scenarioSetup('holding-out-for-a-hero')],
  ])('%s: asks only for what is taken, and opens only what is there', (_name, setup) => {
    const chance = seeded(7);
    let battle = startBattle(setup);
    for (let step = 0; step < 120; step += 1) {
      if (step % 12 === 0) checkAllPages(battle);
      const command = choose(offer(battle.rules, setup, stateOf(battle), chance), chance.pick);
      if (!command) break;
      battle = play(battle, command);
    }
    checkAllPages(battle);
  });

  test('ready games are the three scenarios and a constructed game, and each of them starts', () => {
    expect(shows.readyGames.map(({ id }) => id)).toEqual([
      'flight-of-the-paladin',
      'live-and-learn',
      'holding-out-for-a-hero',
      'constructed',
    ]);
    for (const { setup } of shows.readyGames) {
      const read = admiralsCadet.parseSetup(JSON.parse(JSON.stringify(setup)));
      expect(read.ok && admiralsCadet.start(read.value).ok).toBe(true);
    }
  });

  test('a page about nothing is none', () => {
    const battle = startBattle(trainingSetup());
    for (const page of ['ship', 'orders', 'move', 'skirmish', 'attack-0-0', 'nowhere'])
      expect(shows.page(battle.setup, stateOf(battle), { page, about: 'nobody' }, {})).toBeNull();
  });
});

describe('an attack from its page', () => {
  const cannon = weapon({ chart: { 1: ['hit'], 2: ['critical'], 3: ['lock'] } });
  const target = {
    id: 'b1',
    role: 'Heavy',
    hull: 3,
    shields: [1],
    keywords: ['Armor [2]'],
  } as const;
  const battle = withActive('a1', { b: [target], cards: [cannon] });
  const page = (answers: Answers) => pageOf(battle, 'attack-0-0', 'a1', answers);
  const labels = ({ blocks }: Page) =>
    blocks.flatMap((block) => ('id' in block ? [String(block.id)] : []));

  test('first asks for the dice, with the odds and where they come from', () => {
    const first = page({});
    expect(first.primary?.why).toBeDefined();
    expect(first.blocks.map(({ block }) => block)).toEqual(expect.arrayContaining(['sum', 'odds']));
    expect(labels(first)).toContain('dice');
  });

  test('then for what the dice call for, and plays it all in one command', () => {
    const dice = { dice: [1, 2, 3] };
    expect(labels(page(dice))).toEqual(expect.arrayContaining(['lock.0', 'lockDice.0']));
    const locked = { ...dice, lockDice: [[6]], lock: ['reroll'] };
    expect(labels(page(locked))).toContain('save.Armor');
    const saved = { ...locked, save: { Armor: [5] } };
    expect(labels(page(saved))).toEqual(
      expect.arrayContaining(['shield.Direct Fore', 'critical.0.0']),
    );
    const done = page({ ...saved, critical: [[[6]]] });
    expect(done.primary?.why).toBeUndefined();
    const asked = admiralsCadet.parseCommand(JSON.parse(JSON.stringify(done.primary?.command)));
    if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
    const after = stateOf(play(battle, asked.value));
    expect(after.holders['b1']?.marks['crippled']).toBe(1);
    expect(after.holders['b1']?.tracks['shield:Direct Fore']?.now).toBe(0);
    expect(after.holders['b1']?.tracks['hull']?.now).toBe(3);
  });
});

describe('setting up a historic battle', () => {
  const desk = shows.setups;
  const shelf = { cards: [], fleets: [], rulings: { 'lethal-highest': 'sum' } };

  test('the first is chosen until another is, and players have their names', () => {
    const blank = desk?.blank(shelf, {}) ?? {};
    const draft = { ...blank, scenario: 'live-and-learn', names: { blue: 'Ada' } };
    const made = desk?.make(draft, shelf);
    if (!made?.ok) throw new Error('not made');
    expect(made.value.title).toBe('Live and Learn');
    expect(made.value.setup.players.map(({ name }) => name)).toEqual(['Ada', 'Nataran Empire']);
    expect(made.value.setup.rulings).toEqual(shelf.rulings);
    expect(desk?.page(blank, shelf).blocks.map(({ block }) => block)).toContain('choice');
  });

  test('cards of the player’s own take the place of stand-ins', () => {
    const card = shipCard({
      code: 'PA-DN',
      name: 'Dreadnought',
      role: 'Super Heavy',
      armamentDice: [],
    });
    const own = { ...shelf, cards: [{ id: 'x', pack: 'mine', revision: 1, card }] };
    const made = desk?.make(desk.blank(own, {}), own);
    expect(made?.ok && made.value.setup.players[0]?.ships[0]?.card).toBe('ship:PA-DN');
  });
});
