import { withAnswers, type Answers } from '../../../../../src/core/pages/answers';
import type { Act, Page } from '../../../../../src/core/pages/page';
import type { Arc } from '../../../../../src/systems/admirals-shared/cards/terms';
import { admiralsCadet } from '../../../../../src/systems/admirals-cadet';
import type { ShipCard } from '../../../../../src/systems/admirals-cadet/cards/forms';
import { order, weapon } from '../../../../builders/cadet';
import {
  inOrders,
  play,
  stateOf,
  withActive,
  type Battle,
  type Duel,
  type DuelShip,
} from '../../../../builders/cadetBattle';
import { blockOf, blocksOf } from '../../../../builders/pages';

const { shows } = admiralsCadet.words.en;

const pageOf = ({ setup, played }: Battle, answers: Answers, gun = 'attack-0-0'): Page => {
  const page = shows.page(setup, played.state, { page: gun, about: 'a1' }, answers);
  if (!page) throw new Error('no such page');
  return page;
};

const tapped = (battle: Battle, answers: Answers, act: Act | undefined): Page =>
  pageOf(battle, withAnswers(answers, act?.answers ?? {}));

const every = <Icon>(icon: Icon) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [face, [icon] as const]));

const CANNON = weapon({ code: 'CANNON', name: 'Cannon', chart: every('hit' as const) });
const LANCE = weapon({
  code: 'LANCE',
  name: 'Lance',
  maxDistance: 5,
  chart: { 1: ['critical'], 2: ['critical'], 3: ['critical'] },
});

const armed = (...armaments: ShipCard['armaments']): DuelShip => ({ id: 'a1', armaments });
const mount = (weapon: string, arc: Arc, dice: number): ShipCard['armaments'][number] => ({
  slot: 'Primary',
  weapon,
  mounts: [{ arc, dice }],
});

/** A Lance ahead, then a Cannon ahead; the target two hexes ahead, with its fore to the attacker. */
const table = (target: Partial<DuelShip> = {}, more: Duel = {}): Battle =>
  withActive('a1', {
    a: [armed(mount('LANCE', 'F', 1), mount('CANNON', 'F', 2))],
    b: [{ id: 'b1', role: 'Light', hull: 3, shields: 2, ...target }],
    cards: [CANNON, LANCE],
    ...more,
  });

const AHEAD = { q: 0, r: -2, facing: 3, open: false };
const ahead = (look: string | null, ...targets: readonly string[]): Answers => ({
  at: Object.fromEntries((targets.length > 0 ? targets : ['b1']).map((id) => [id, AHEAD])),
  look,
});

/** Boxes are spent on whatever comes first. */
const SPENT = { policy: { shields: 'always' } };

const orderIn = (page: Page): string =>
  blocksOf(page, 'text')
    .map(({ text }) => text)
    .join();

describe('all armaments of a ship at one target', () => {
  test('in the order that suits best: a Light ship without shields is destroyed by a Critical Hit', () => {
    const page = pageOf(table(), { ...ahead('volley'), ...SPENT });
    expect(orderIn(page)).toBe('Cannon, then Lance');
    const all = blocksOf(page, 'odds').find(({ label }) => label === 'All armaments');
    expect(all?.headline).toEqual({ label: 'Destroyed', value: '50%' });
    expect(all?.figures).toEqual([
      { label: 'Hull lost', value: '1.5' },
      { label: 'Boxes lost', value: '2.0' },
    ]);
    expect(blockOf(page, 'bars').bars).toMatchObject([
      { label: 'Cannon · 3.0 hull left', text: '0%' },
      { label: 'Lance · 1.5 hull left', text: '50%' },
    ]);
  });

  test('a defender who plays best keeps the box that saves the ship', () => {
    const page = pageOf(table(), ahead('volley'));
    const all = blocksOf(page, 'odds').find(({ label }) => label === 'All armaments');
    expect(all?.headline.value).toBe('0%');
    expect(all?.why.join(' ')).toContain('shields are spent with all attacks in mind');
  });

  test('are worked out only when they are asked for', () => {
    const page = pageOf(table(), ahead(null));
    expect(blocksOf(page, 'odds')).toHaveLength(1);
    expect(blocksOf(page, 'choice').at(-1)).toMatchObject({ id: 'look', value: null });
  });

  test.each([
    ['out of arc', armed(mount('LANCE', 'F', 1), mount('CANNON', 'A', 2)), AHEAD],
    ['out of reach', armed(mount('LANCE', 'F', 1), mount('CANNON', 'F', 2)), { ...AHEAD, r: -6 }],
  ])('leave out what is %s', (_why, ship, place) => {
    const page = pageOf(table({}, { a: [ship] }), { at: { b1: place }, look: 'volley' });
    expect(orderIn(page)).toBe('Lance');
  });

  test('leave out what has fired, and what must reload', () => {
    const heavy = { ...CANNON, types: ['Heavy' as const] };
    const battle = table({ hull: 9 }, { cards: [heavy, LANCE] });
    const fired = play(battle, {
      type: 'strike-quick',
      target: 'b1',
      with: { attacker: 'a1', armament: 1, mount: 0 },
      hull: 0,
      criticals: 0,
    });
    expect(orderIn(pageOf(fired, ahead('volley')))).toBe('Lance');
    const later = play(
      fired,
      { type: 'end-activation', ship: 'a1' },
      { type: 'activate', ship: 'b1' },
      { type: 'end-activation', ship: 'b1', override: true },
      { type: 'refresh' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
    expect(orderIn(pageOf(later, ahead('volley')))).toBe('Lance');
  });

  test('count the dice that this one keeps back for another target', () => {
    const answers = { ...ahead('volley'), ...SPENT };
    const last = (told: Answers) =>
      blockOf(pageOf(table(), told, 'attack-1-0'), 'bars').bars.at(-1);
    expect(last(answers)?.text).toBe('50%');
    expect(last({ ...answers, using: 1 })?.text).toBe('0%');
  });

  test('two mounts of one weapon go by their arcs, and suppose that they are in arc until it is said', () => {
    const mounts = [
      { arc: 'F', dice: 1 },
      { arc: '360', dice: 2 },
    ] as const;
    const battle = table({}, { a: [armed({ ...mount('CANNON', 'F', 1), mounts })] });
    expect(orderIn(pageOf(battle, { look: 'volley' }))).toMatch(
      /^If in arc: Cannon .*, then Cannon/,
    );
    expect(orderIn(pageOf(battle, ahead('volley')))).toMatch(
      /^Cannon (F|360), then Cannon (F|360)$/,
    );
  });

  test('no two arcs are supposed that cannot hold one target', () => {
    const mounts = [
      { arc: 'L', dice: 2 },
      { arc: 'R', dice: 1 },
      { arc: 'A', dice: 1 },
    ] as const;
    const battle = table({}, { a: [armed({ ...mount('CANNON', 'F', 1), mounts })] });
    expect(orderIn(pageOf(battle, { look: 'volley' }))).toMatch(
      /^If in arc: Cannon [LA], then Cannon [LA]$/,
    );
  });

  test('wait for the side that they come through', () => {
    const page = pageOf(table({ role: 'Heavy', shields: [1] }), { look: 'volley' });
    expect(blocksOf(page, 'odds')).toEqual([]);
  });
});

describe('whom to fire at', () => {
  const both = (): Battle =>
    table(
      {},
      {
        b: [
          { id: 'b1', role: 'Light', hull: 6, shields: 0 },
          { id: 'b2', role: 'Heavy', hull: 2 },
        ],
      },
    );
  const itemsIn = (page: Page) =>
    blockOf(page, 'items').items.map(({ id, figure = '' }) => `${id} ${figure}`);

  test('enemies are ranked before one is chosen, and a tap chooses', () => {
    const answers = ahead(null, 'b1', 'b2');
    const page = pageOf(both(), answers);
    expect(page.title).toBe('Choose a target');
    expect(itemsIn(page)).toEqual(['b2 100%', 'b1 50%']);
    const [first] = blockOf(page, 'items').items;
    expect(first?.detail).toBe('Lance, Cannon');
    expect(tapped(both(), answers, first?.act).title).toBe('At b2');
  });

  test.each([
    ['hull', ['b1 4.0', 'b2 2.0']],
    ['defeat', ['b2 100%', 'b1 50%']],
  ])('by %s', (rank, ranked) => {
    expect(itemsIn(pageOf(both(), { ...ahead('targets', 'b1', 'b2'), rank }))).toEqual(ranked);
  });

  test('a ship whose side nobody has said comes after those that are placed, and says so', () => {
    const battle = table({}, { b: [{ id: 'b1', shields: [1, 1, 1, 1, 1, 1] }, { id: 'b2' }] });
    const { items } = blockOf(pageOf(battle, {}), 'items');
    expect(items.map(({ id, detail }) => [id, detail])).toEqual([
      ['b2', 'If in arc: Lance, Cannon'],
      ['b1', 'Not placed: tap to place it'],
    ]);
  });

  test('a ship that nothing bears on comes last', () => {
    const behind = { at: { b1: { ...AHEAD, r: 2 }, b2: AHEAD } };
    const { items } = blockOf(pageOf(both(), behind), 'items');
    expect(items.at(-1)).toMatchObject({ id: 'b1', detail: 'No weapon in arc' });
  });

  /** b1 and b2 with an order each, b3 with none. */
  const ordered = (): Battle => {
    const begun = inOrders({
      a: [armed(mount('LANCE', 'F', 1))],
      b: [
        { id: 'b1', role: 'Super Heavy', hull: 9 },
        { id: 'b2', role: 'Heavy', hull: 9 },
        { id: 'b3', role: 'Super Heavy', hull: 1 },
      ],
      cards: [CANNON, LANCE, order({ code: 'B001' }), order({ code: 'B002' })],
      orders: { b: ['B001', 'B002'] },
    });
    const [one, other] = Object.values(stateOf(begun).cards).map(({ id }) => id);
    return play(
      begun,
      { type: 'assign-order', ship: 'b1', card: one ?? '' },
      { type: 'assign-order', ship: 'b2', card: other ?? '' },
      { type: 'reveal' },
      { type: 'activate', ship: 'a1' },
    );
  };

  test('a Critical Hit costs a Super Heavy its orders, and other ships none', () => {
    const page = pageOf(ordered(), { ...ahead(null, 'b1', 'b2', 'b3'), rank: 'order' });
    expect(itemsIn(page)).toEqual(['b1 50%', 'b2 0%', 'b3 ']);
    expect(blockOf(page, 'items').items[2]?.detail).toBe('Has no orders');
    const at = pageOf(ordered(), { ...ahead(null, 'b1'), target: 'b1' });
    expect(blockOf(at, 'odds').figures).toContainEqual({ label: 'Loses its orders', value: '50%' });
  });
});

describe('the phone goes to the defender', () => {
  const rolled = (battle: Battle, roll: Answers, gun = 'attack-1-0') =>
    pageOf(battle, { ...ahead(null), roll }, gun).handTo;
  const TO_B = {
    title: 'Hand the phone to Player b',
    text: 'b1 is under fire: its owner decides on shields and rolls saves.',
    open: 'I am Player b',
  };

  test('not before the dice are rolled, nor where nothing is theirs to decide', () => {
    expect(rolled(table({ shields: 0 }), {})).toBeUndefined();
    expect(rolled(table({ shields: 0 }), { dice: [1, 1] })).toBeUndefined();
  });

  test('where Armor is rolled', () => {
    expect(rolled(table({ keywords: ['Armor [2]'] }), { dice: [1, 1] })).toEqual(TO_B);
    const saved = { dice: [1, 1], save: { Armor: [6, 6] } };
    expect(rolled(table({ keywords: ['Armor [2]'] }), saved)).toEqual(TO_B);
  });

  test('where there are fewer boxes than Hits', () => {
    expect(rolled(table({ shields: 1 }), { dice: [1, 1] })).toEqual(TO_B);
  });

  test('not where boxes stop every Hit, until the defender says otherwise', () => {
    expect(rolled(table(), { dice: [1, 1] })).toBeUndefined();
    expect(rolled(table(), { dice: [1, 1], boxes: { track: 1 } })).toEqual(TO_B);
  });

  test('where a box may block a Critical Hit', () => {
    const sided = table({ role: 'Heavy', shields: [1] });
    expect(rolled(sided, { dice: [1] }, 'attack-0-0')).toEqual(TO_B);
    expect(rolled(sided, { dice: [6] }, 'attack-0-0')).toBeUndefined();
  });
});
