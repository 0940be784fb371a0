import type { Act, Page } from '../../../../src/core/pages/page';
import type { Answers } from '../../../../src/core/pages/answers';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import { order, shipCard, weapon } from '../../../builders/cadet';
import {
  inOrders,
  play,
  startBattle,
  stateOf,
  trainingSetup,
  withActive,
  type Battle,
} from '../../../builders/cadetBattle';
import type { CadetCommand } from '../../../../src/systems/admirals-cadet/play/commands';

const { shows } = admiralsCadet.words.en;

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

/** What an act plays, as it would come back from storage. */
const asked = (act: Act | undefined): CadetCommand => {
  if (!act?.command) throw new Error(`nothing to play: ${act?.why ?? ''}`);
  const read = admiralsCadet.parseCommand(JSON.parse(JSON.stringify(act.command)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('every page of a game', () => {
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

test('the card of the active ship begins with what it can do, and has no hit beside the end', () => {
  const card = (about: string) => pageOf(withActive('a1'), 'ship', about);
  const kinds = ({ blocks }: Page) => blocks.map(({ block }) => block);
  expect(kinds(card('a1'))).toEqual(['armaments', 'text', 'choice', 'acts']);
  expect(kinds(card('b1'))[0]).toBe('tracks');
  expect(card('a1').secondary?.[0]?.label).toBe('What it saves on');
  expect(card('b1').secondary?.some(({ label }) => label === 'Take a Critical Hit')).toBe(true);
});

test('a Heavy that ends with Moves owed is asked once, on its card', () => {
  const battle = withActive('a1', { a: [{ id: 'a1', role: 'Heavy' }] });
  const end = pageOf(battle, 'ship', 'a1').primary;
  expect(end).toEqual({ label: 'End activation', answers: { ending: true } });
  const anyway = pageOf(battle, 'ship', 'a1', { ending: true }).primary;
  expect(anyway?.label).toBe('2 Moves owed: end anyway');
  expect(asked(anyway)).toEqual({ type: 'end-activation', ship: 'a1' });
  expect(bridgeOf(battle)?.secondary?.[0]).toEqual({
    label: 'End activation',
    opens: { page: 'ship', about: 'a1' },
  });
  const light = withActive('a1', { a: [{ id: 'a1', role: 'Light' }] });
  expect(pageOf(light, 'ship', 'a1').primary?.command).toBeDefined();
});

test('a move into open space tells how the ship turned, and the next one is straight on', () => {
  const page = pageOf(withActive('a1'), 'ship', 'a1', { turns: -1 });
  const acts = page.blocks.flatMap((block) => (block.block === 'acts' ? block.acts : []));
  expect(asked(acts[0])).toEqual({
    type: 'move',
    ship: 'a1',
    rotations: 1,
    turned: -1,
    enters: { terrain: null },
  });
  expect(acts[0]?.answers).toEqual({ turns: 0, ending: false });
});

describe('an attack from its page', () => {
  const cannon = weapon({ chart: { 1: ['hit'], 2: ['critical'], 3: ['lock'] } });
  const target = {
    id: 'b1',
    role: 'Heavy',
    hull: 3,
    shields: [1],
    keywords: ['Armor [2]'],
    terrain: 'Star System',
  } as const;
  const battle = withActive('a1', { b: [target], cards: [cannon] });
  const page = (answers: Answers) => pageOf(battle, 'attack-0-0', 'a1', answers);
  const labels = ({ blocks }: Page) =>
    blocks.flatMap((block) => ('id' in block ? [String(block.id)] : []));
  const seen = { at: { b1: { q: 0, r: -2, facing: 3 } } };
  const said = { at: { b1: { ...seen.at.b1, open: false } } };

  test('asks where the target is, for the odds hang on its side', () => {
    const first = page({});
    expect(first.blocks.map(({ block }) => block)).toEqual(['radar', 'text']);
    expect(first.primary?.label).toBe('Place the target');
  });

  test('then shows the odds and where they come from, and folds the radar', () => {
    expect(page(seen).blocks.map(({ block }) => block)).toEqual(['radar', 'odds', 'dice']);
    expect(page(seen).primary?.answers).toEqual({ 'at.b1.open': false });
    expect(labels(page(said))).toEqual(['roll.dice']);
    const more = page({ ...said, modifiers: [1] }).blocks.find(({ block }) => block === 'sum');
    expect(more?.block === 'sum' && more.total.value).toBe(1);
  });

  test('then asks for what the dice call for, and plays it all in one command', () => {
    const dice = { dice: [1, 2, 3] };
    const rolled = (roll: Answers) => page({ ...said, roll });
    expect(labels(rolled(dice))).toEqual(['roll.lockDice']);
    const locked = { ...dice, lockDice: [6] };
    expect(labels(rolled(locked))).toContain('roll.save.Armor');
    const saved = { ...locked, save: { Armor: [5] } };
    expect(labels(rolled(saved))).toEqual(
      expect.arrayContaining(['roll.boxes.Direct Fore', 'roll.critical.0.0']),
    );
    const done = rolled({ ...saved, critical: [[[6]]] });
    expect(done.primary?.why).toBeUndefined();
    const after = stateOf(play(battle, asked(done.primary)));
    expect(after.holders['b1']?.marks['crippled']).toBe(1);
    expect(after.holders['b1']?.tracks['shield:Direct Fore']?.now).toBe(0);
    expect(after.holders['b1']?.tracks['hull']?.now).toBe(3);
  });

  test('knows where the two stand until one may have moved', () => {
    const roll = { dice: [6, 6, 6] };
    const fired = play(battle, asked(page({ ...said, roll }).primary));
    const back = pageOf(fired, 'attack-0-0', 'b1');
    expect(back.blocks.map(({ block }) => block)).not.toContain('radar');
    expect(JSON.stringify(back.blocks)).toContain('Distance 1 of 3');
    const ended = play(fired, { type: 'end-activation', ship: 'a1' });
    const later = pageOf(ended, 'attack-0-0', 'b1');
    expect(later.blocks.map(({ block }) => block)).toContain('radar');
  });

  test('what the rules advise against is said, and done all the same where the table wants it', () => {
    const behind = { at: { b1: { q: 0, r: 2, facing: 3, open: false } } };
    const roll = { dice: [6, 6, 6] };
    const warned = page({ ...behind, roll });
    expect(warned.primary?.why).toContain('not in the forward arc');
    const forced = page({ ...behind, roll, override: true });
    expect(asked(forced.primary)).toMatchObject({ type: 'strike', override: true });
  });

  test('only the damage, where dice were rolled at the table', () => {
    const quick = { open: true, hull: 1, criticals: 1, shields: { 'Direct Fore': 1 } };
    const after = stateOf(play(battle, asked(page({ quick }).primary)));
    expect(after.holders['b1']?.marks['crippled']).toBe(1);
    expect(after.holders['b1']?.tracks['shield:Direct Fore']?.now).toBe(0);
    expect(after.holders['b1']?.tracks['hull']?.now).toBe(2);
  });

  test('asks who is near, where that would change the attack', () => {
    const helped = withActive('a1', {
      a: [{ id: 'a1' }, { id: 'a2', keywords: ['Augur'] }],
      b: [{ id: 'b1', role: 'Light', shields: 1 }],
      cards: [weapon({ types: ['Ordnance'] })],
    });
    const { blocks } = pageOf(helped, 'attack-0-0', 'a1', {
      at: { b1: { q: 0, r: -2, facing: 3, open: false, nearAttacker: [['a2', 2]] } },
      roll: { dice: [6, 6, 1] },
    });
    expect(labels({ blocks, title: '' })).toEqual(['roll.again', 'roll.boxes.track']);
    const first = pageOf(helped, 'attack-0-0', 'a1', {
      at: { b1: { q: 0, r: -2, facing: 3, open: false } },
    });
    expect(JSON.stringify(first.blocks)).toContain('a2 within 2 hexes of a1');
  });
});

describe('a skirmish from its page', () => {
  const battle = withActive('a1', { b: [{ id: 'b1', hull: 2 }, { id: 'b2' }] });
  const page = (answers: Answers) => pageOf(battle, 'skirmish', 'a1', answers);

  test('asks with whom, then for the dice of both, and lets the survivor take the hex', () => {
    expect(page({}).blocks.map(({ block }) => block)).toEqual(['choice']);
    const chosen = page({ opposing: 'b1' });
    expect(chosen.blocks.map(({ block }) => block)).toEqual(['choice', 'odds', 'dice']);
    const roll = { dice: { active: [1, 1, 6], opposing: [6, 6, 6] } };
    const done = page({ opposing: 'b1', roll, enters: { terrain: 'Nebula' } });
    const after = stateOf(play(battle, asked(done.primary)));
    expect(after.ships['b1']?.left).not.toBeNull();
    expect(after.holders['a1']?.marks['terrain']).toBe('Nebula');
  });

  test('only the damage', () => {
    const quick = { open: true, hull: { active: 1, opposing: 2 } };
    const done = page({ opposing: 'b1', quick, advance: false });
    const after = stateOf(play(battle, asked(done.primary)));
    expect(after.holders['a1']?.tracks['hull']?.now).toBe(3);
    expect(after.ships['b1']?.left).not.toBeNull();
  });
});

describe('a skirmish out of a black hole from its page', () => {
  const battle = play(withActive('a1', { b: [{ id: 'b1', hull: 1 }, { id: 'b2' }] }), {
    type: 'set-terrain',
    ship: 'a1',
    terrain: 'Black Hole',
  });
  const won = {
    rolled: { opposing: 'b1', roll: { dice: { active: [1, 6, 6], opposing: [6, 6, 6] } } },
    told: { opposing: 'b1', quick: { open: true, hull: { active: 0, opposing: 1 } } },
  };
  const page = (answers: Answers) => pageOf(battle, 'skirmish', 'a1', answers);
  const diceIn = ({ blocks }: Page) =>
    blocks.flatMap((block) =>
      block.block === 'dice' && block.id.startsWith('enters.') ? [block.id] : [],
    );

  test.each(['rolled', 'told'] as const)('%s: asks for the way out, then for the drag', (how) => {
    const { primary } = page(won[how]);
    expect(primary === undefined || primary.why !== undefined).toBe(true);
    expect(diceIn(page(won[how]))).toEqual(['enters.breakOut', 'enters.drag']);
    const lost = page({ ...won[how], enters: { breakOut: [6] } });
    expect(diceIn(lost)).toEqual(['enters.breakOut']);
    expect(stateOf(play(battle, asked(lost.primary))).ships['a1']?.left?.how).toBe('black-hole');
    const out = page({ ...won[how], enters: { breakOut: [1], drag: [1] } });
    const after = stateOf(play(battle, asked(out.primary)));
    expect(after.holders['a1']?.marks['terrain']).toBeUndefined();
  });

  test('what was fought on the way can be set by hand', () => {
    const chips = pageOf(battle, 'correct', 'a1').blocks.flatMap((block) =>
      block.block === 'chips' ? block.chips : [],
    );
    const act = chips.find(({ label }) => label === 'Has skirmished')?.act;
    expect(stateOf(play(battle, asked(act))).holders['a1']?.marks['skirmished']).toBe(1);
  });
});

describe('what a ship saves on', () => {
  const battle = withActive('a1', {
    a: [{ id: 'a1' }],
    b: [
      { id: 'b1', role: 'Light', shields: 2, keywords: ['Armor [2]', 'Flak [1]'] },
      { id: 'b2', keywords: ['Cover [1]'] },
    ],
  });
  const figures = (answers: Answers) =>
    pageOf(battle, 'saves', 'b1', answers).blocks.flatMap((block) =>
      block.block === 'items'
        ? block.items.map(({ title, figure }) => `${title} ${figure ?? ''}`)
        : [],
    );

  test('by the kind of weapon, with the ships that cover it', () => {
    expect(figures({})).toEqual(['Basic 33%', 'Heavy –', 'Ordnance 44%']);
    expect(figures({ near: [['b2', 1]] })).toEqual(['Basic 33%', 'Heavy –', 'Ordnance 56%']);
  });

  test('and what shields and a Critical Hit do, in words', () => {
    const texts = pageOf(battle, 'saves', 'b1').blocks.flatMap((block) =>
      block.block === 'text' ? [block.text] : [],
    );
    expect(texts).toEqual([
      'A shield box blocks a Hit, not a Critical Hit.',
      'A Critical Hit that gets through costs it a hull box.',
    ]);
  });
});

describe('orders that repair', () => {
  const mends = (moment: 'reveal' | 'refresh') =>
    order({
      effects: [{ does: 'repair', what: 'shields', amount: 1, moment, reach: { whom: 'friends' } }],
    });
  const hurt = (moment: 'reveal' | 'refresh') => {
    const begun = inOrders({
      a: [{ id: 'a1', shields: [2, 2] }, { id: 'a2' }],
      cards: [weapon(), mends(moment)],
      orders: { a: ['B001'] },
    });
    const [card] = Object.values(stateOf(begun).cards);
    return play(
      begun,
      { type: 'adjust', ship: 'a1', track: 'shield:Direct Fore', by: -1 },
      { type: 'adjust', ship: 'a1', track: 'shield:Right Fore', by: -1 },
      { type: 'assign-order', ship: 'a1', card: card?.id ?? '' },
    );
  };
  const chosen = { repairs: [{ ships: ['a1'], facings: [['Right Fore']] }] };

  test('at the reveal ask whom and which side', () => {
    const battle = hurt('reveal');
    expect(bridgeOf(battle).primary?.opens).toEqual({ page: 'reveal' });
    const done = pageOf(battle, 'reveal', undefined, chosen);
    const after = stateOf(play(battle, asked(done.primary)));
    expect(after.holders['a1']?.tracks['shield:Right Fore']?.now).toBe(2);
    expect(after.holders['a1']?.tracks['shield:Direct Fore']?.now).toBe(1);
  });

  test('in the refresh ask the same, and the page tells what follows', () => {
    const battle = play(hurt('refresh'), { type: 'reveal' }, { type: 'end-phase', override: true });
    expect(bridgeOf(battle).primary?.opens).toEqual({ page: 'refresh' });
    const done = pageOf(battle, 'refresh', undefined, chosen);
    expect(JSON.stringify(done.aside)).toContain('Right Fore');
    const after = stateOf(play(battle, asked(done.primary)));
    expect(after.holders['a1']?.tracks['shield:Right Fore']?.now).toBe(2);
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
