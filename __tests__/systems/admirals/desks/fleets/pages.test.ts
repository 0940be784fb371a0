import type { ShelfCard } from '../../../../../src/core/pages/desks';
import type { Act, Item, Page } from '../../../../../src/core/pages/page';
import { makeFleetDesk } from '../../../../../src/systems/admirals/desks/fleets';
import { FLEET_FORM } from '../../../../../src/systems/admirals/fleet/fleetForm';
import { ESCALATIONS } from '../../../../../src/systems/admirals-shared/fleet/types';
import { TRAINING_PACK } from '../../../../../src/systems/admirals-shared/training/pack';
import { en } from '../../../../../src/systems/admirals/words/en';
import {
  blocksOf,
  changed,
  desk,
  itemOf,
  itemsOf,
  pageOf,
  readyFleet,
  sentencesOf,
  shelfFleet,
  shelfOf,
  tapped,
  training,
} from '../../../../builders/fleetDesk';

const blank = () => shelfFleet(desk.blank(training));
const actsOf = (page: ReturnType<typeof pageOf>): readonly Act[] =>
  blocksOf(page, 'acts').flatMap(({ acts }) => acts);

describe('the page of a fleet', () => {
  test('begins with power and shares, whatever the fleet is', () => {
    for (const fleet of [
      blank(),
      readyFleet('Lantern Grand Survey'),
      readyFleet('Kiln Raiders', 'open'),
    ])
      expect(pageOf(fleet).blocks[0]?.block).toBe('shares');
  });

  test('judges no share while there are no ships', () => {
    const oks = (fleet: ReturnType<typeof blank>) =>
      blocksOf(pageOf(fleet), 'shares')[0]?.parts.map(({ ok }) => ok);
    expect(oks(blank())).toEqual([null, null, null]);
    expect(oks(readyFleet('Lantern Patrol'))).toEqual([true, true, true]);
  });

  test.each([
    ['add', ''],
    ['orders', ''],
    ['command', ''],
    ['totals', ''],
    ['ship', 'XA-EMB'],
  ])('so does the page %s of it', (page, about) => {
    expect(pageOf(readyFleet('Lantern Patrol'), page, about).blocks[0]?.block).toBe('shares');
  });

  test('marks what each category may take, by mode', () => {
    const [constructed] = blocksOf(pageOf(readyFleet('Lantern Patrol')), 'shares');
    expect(constructed).toMatchObject({ spent: 10, limit: 10, note: '0 left' });
    expect(
      constructed?.parts.map(({ label, value, min, max, ok }) => [label, value, min, max, ok]),
    ).toEqual([
      ['Core', 6, 4, 6, true],
      ['Specialist', 2, 0, 3, true],
      ['Support', 2, 0, 10, true],
    ]);
    const [open] = blocksOf(pageOf(readyFleet('Lantern Patrol', 'open')), 'shares');
    expect(open?.parts[0]).toMatchObject({ min: 3, max: 7 });
  });

  test('asks what it is for first while it has no ships, and last once it has some', () => {
    const isTerms = (id: string) => ['mode', 'escalation', 'list'].includes(id);
    const asked = (blocks: ReturnType<typeof pageOf>['blocks']) =>
      blocks.flatMap((block) => (block.block === 'choice' && isTerms(block.id) ? [block.id] : []));
    expect(asked(pageOf(blank()).blocks)).toEqual(['mode', 'escalation', 'list']);
    const filled = pageOf(readyFleet('Kiln Raiders'));
    expect(asked(filled.blocks)).toEqual([]);
    expect(asked(filled.aside ?? [])).toEqual(['mode', 'escalation', 'list']);
  });

  test('counts copies, and names twins so that they are told apart', () => {
    const page = pageOf(readyFleet('Lantern Patrol'));
    const embers = itemOf(page, 'XA-EMB');
    expect(embers).toMatchObject({
      title: 'Ember Picket',
      detail: 'Support · Escort · 2 power',
      count: { value: 2 },
    });
    expect(embers.chips?.map(({ label }) => label)).toEqual(['A', 'B']);
    expect(itemOf(page, 'XA-MER').chips?.map(({ label }) => label)).toEqual([
      'Commander Commodore Isaura Venn',
    ]);
  });

  test('one more copy gets the next letter, one less goes without its cargo', () => {
    const fleet = readyFleet('Lantern Wing');
    const more = tapped(fleet, itemOf(pageOf(fleet), 'XA-EMB').count?.more);
    expect(itemOf(pageOf(more), 'XA-EMB').chips?.map(({ label }) => label)).toEqual([
      'A',
      'B',
      'C',
    ]);
    const fewer = tapped(fleet, itemOf(pageOf(fleet), 'XA-MER').count?.less);
    const read = FLEET_FORM.read(fewer.draft);
    expect(read.ships.filter(({ code }) => code === 'XA-MER')).toEqual([
      { id: read.commander?.on, code: 'XA-MER' },
    ]);
  });

  test('taking out the ship that carries the commander leaves the commander ashore', () => {
    const fleet = readyFleet('Lantern Patrol');
    const without = tapped(fleet, itemOf(pageOf(fleet), 'XA-MER').count?.less);
    expect(FLEET_FORM.read(without.draft).commander).toEqual({ code: 'XC-VEN' });
    expect(sentencesOf(pageOf(without)).join()).toContain('Commodore Isaura Venn needs a ship');
  });

  test('is legal as the training fleets are, and says so', () => {
    expect(sentencesOf(pageOf(readyFleet('Kiln Great Fire')))[0]).toBe('This fleet is legal.');
    const { ships, ...glance } = desk.glance(readyFleet('Kiln Great Fire'), training);
    // As many as a line holds.
    expect(ships).toHaveLength(10);
    expect(glance).toEqual({
      kicker: 'Constructed · Omega, 50 power · Kiln Combine',
      figure: '50 of 50',
      legal: true,
      state: 'Legal',
    });
  });

  test('says what is missing where the list is not at hand', () => {
    const lost = changed(readyFleet('Kiln Raiders'), { list: 'XL-LOST' });
    expect(sentencesOf(pageOf(lost))[0]).toContain('XL-LOST');
    expect(desk.glance(lost, training)).toMatchObject({
      legal: false,
      state: 'Its list is missing',
    });
    expect(
      pageOf(shelfFleet(desk.blank(shelfOf([])), shelfOf([])), 'fleet', '', shelfOf([])),
    ).toBeDefined();
  });

  test('leads to what mends a breach', () => {
    const bare = changed(readyFleet('Kiln Raiders'), { orders: [] });
    const [findings] = blocksOf(pageOf(bare), 'findings');
    const orders = findings?.findings.find(({ rule }) => rule === '10C-01');
    expect(orders).toMatchObject({
      text: 'The library has 0 Basic orders and needs exactly 10; add 10.',
      tone: 'plain',
      act: { opens: { page: 'orders' } },
    });
  });

  test('goes by the rulings of the table', () => {
    const fleet = changed(readyFleet('Lantern Patrol'), { escalation: 'Beta' });
    const ofSpent = { ...training, rulings: { 'formation-share-of-limit': 'of-spent' } };
    expect(blocksOf(pageOf(fleet), 'shares')[0]?.parts[0]?.max).toBeCloseTo(9);
    expect(blocksOf(pageOf(fleet, 'fleet', '', ofSpent), 'shares')[0]?.parts[0]?.max).toBeCloseTo(
      6,
    );
  });
});

describe('adding ships', () => {
  test('one tap adds, and every ship keeps its place', () => {
    const fleet = blank();
    const after = tapped(fleet, itemOf(pageOf(fleet, 'add'), 'XA-MER').count?.more);
    const items = itemsOf(pageOf(after, 'add'));
    const places = (of: readonly Item[]) => of.map(({ id }) => id);
    expect(places(items)).toEqual(places(itemsOf(pageOf(fleet, 'add'))));
    expect(items.some(({ count }) => count?.more?.why !== undefined)).toBe(true);
    expect(items.find(({ id }) => id === 'XA-MER')?.count?.value).toBe(1);
  });

  test('what does not fit says why, and can be added anyway', () => {
    const fleet = readyFleet('Lantern Patrol');
    const zenith = itemOf(pageOf(fleet, 'add'), 'XA-ZEN');
    expect(zenith.count?.more?.why).toBe('The fleet costs 17 of 10 power; take out at least 7.');
    const anyway = tapped(fleet, zenith.count?.more?.anyway);
    expect(sentencesOf(pageOf(anyway))).toContain(zenith.count?.more?.why);
  });
});

describe('what comes next', () => {
  const primary = (fleet: ReturnType<typeof blank>) => pageOf(fleet).primary;

  test('is ships, then orders at one tap, then a game', () => {
    expect(primary(blank())).toMatchObject({ label: 'Add ships' });
    const bare = changed(readyFleet('Kiln Raiders'), { orders: [] });
    expect(primary(bare)).toMatchObject({ label: 'Fill the orders' });
    expect(primary(tapped(bare, primary(bare)))).toMatchObject({
      label: 'Play this fleet',
      opens: { page: 'play' },
    });
  });

  test('a fleet that only lacks something is not finished; one that breaks a rule says so', () => {
    const glance = (fleet: ReturnType<typeof blank>) => desk.glance(fleet, training);
    const bare = changed(readyFleet('Kiln Raiders'), { orders: [] });
    expect(glance(bare)).toMatchObject({ isUnfinished: true, state: 'Not finished' });
    const over = changed(readyFleet('Kiln Raiders'), { escalation: 'custom', power: 5 });
    expect(glance(over)).not.toHaveProperty('isUnfinished');
    expect(glance(over).state).toMatch(/^Breaks/);
  });
});

describe('a fleet of any ships', () => {
  const own: ShelfCard = {
    id: 'own',
    pack: 'mine',
    revision: 1,
    card: { ...TRAINING_PACK.cards[0], kind: 'ship', code: 'MY-1', name: 'Tin Duck' },
  };
  const shelf = { ...training, cards: [...training.cards, own], recent: ['own'] };
  const any = () => changed(blank(), { list: '' });
  const page = (fleet: ReturnType<typeof blank>, name = 'fleet', about = '') => {
    const made = desk.page(fleet, { page: name, about }, shelf);
    if (!made) throw new Error('no page');
    return made;
  };
  const add = (code: string) => tapped(any(), itemOf(page(any(), 'add'), code).count?.more);

  test('is the first choice of lists, and offers first what no list names', () => {
    const lists = blocksOf(page(blank()), 'choice').find(({ id }) => id === 'list');
    expect(lists?.options[0]).toMatchObject({ value: '', label: 'Any ships' });
    expect(itemsOf(page(any(), 'add'))[0]).toMatchObject({ id: 'MY-1', title: 'Tin Duck' });
  });

  test('counts 0 for a ship until its points are said, at one tap', () => {
    const duck = add('MY-1');
    expect(sentencesOf(page(duck))).toContain(
      'What does Tin Duck cost? Until you say, it counts 0.',
    );
    const points = blocksOf(page(duck, 'ship', 'MY-1'), 'choice').find(({ id }) => id === 'powers');
    const four = points?.options.find(({ label }) => label === '4');
    const said = changed(duck, { powers: four?.value ?? null });
    expect(desk.glance(said, shelf).figure).toBe('4 of 10');
    expect(sentencesOf(page(said)).join()).not.toContain('cost?');
  });

  test('asks for nothing but the limit and the orders, whatever the allegiances', () => {
    const mixed = changed(any(), {
      ships: ['XA-MER', 'XB-CIN'].map((code, at) => ({ id: `s${at}`, code, name: '', badge: '' })),
    });
    const breaches = sentencesOf(page(mixed));
    expect(breaches[0]).toBe('The library has 0 Basic orders and needs exactly 10; add 10.');
    expect(breaches.join()).not.toMatch(/allegiance|Core/);
    expect(blocksOf(page(mixed), 'shares')[0]?.parts).toEqual([]);
  });

  test('travels as a code with its points', () => {
    const duck = changed(add('MY-1'), { powers: [{ code: 'MY-1', power: 3 }] });
    const parsed = desk.parseCode(desk.makeCode(duck), shelf);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(FLEET_FORM.read(parsed.value.draft).powers).toEqual({ 'MY-1': 3 });
  });
});

describe('filling the order library', () => {
  const acts = (fleet: ReturnType<typeof blank>) =>
    blocksOf(pageOf(fleet, 'orders'), 'acts').flatMap((block) => block.acts);
  const bare = () => changed(readyFleet('Kiln Raiders'), { orders: ['B-010', 'B-010'] });

  test.each(['Mixed', 'Attack', 'Defence', 'Moves'])(
    '%s makes it legal and keeps what is there',
    (label) => {
      const act = acts(bare()).find((one) => one.label === label);
      const full = tapped(bare(), act);
      expect(desk.glance(full, training).legal).toBe(true);
      expect(FLEET_FORM.read(full.draft).orders.slice().sort()).toEqual(
        expect.arrayContaining(['B-010', 'B-010']),
      );
      expect(acts(full).map((one) => one.label)).toEqual(['Clear the library']);
    },
  );

  test('attack begins with orders for strikes, defence with those that save', () => {
    const first = (label: string) =>
      FLEET_FORM.read(
        tapped(
          changed(bare(), { orders: [] }),
          acts(changed(bare(), { orders: [] })).find((one) => one.label === label),
        ).draft,
      ).orders;
    expect(first('Attack').filter((code) => code === 'B-001')).toHaveLength(2);
    expect(first('Defence').filter((code) => code === 'B-005')).toHaveLength(2);
  });

  test('as another fleet has it', () => {
    const other = { ...readyFleet('Lantern Patrol'), id: 'other', name: 'Patrol' };
    const empty = changed(bare(), { orders: [] });
    const made = desk.page(empty, { page: 'orders' }, { ...training, fleets: [other] });
    const act = blocksOf(made ?? { title: '', blocks: [] }, 'acts')
      .flatMap((block) => block.acts)
      .find((one) => one.label === 'Same as Patrol');
    expect(act?.answers).toEqual({ orders: FLEET_FORM.read(other.draft).orders });
  });
});

describe('the order library', () => {
  test('tells how many there may be, less what commander and flight groups cost', () => {
    const notes = blocksOf(pageOf(readyFleet('Lantern Survey Fleet'), 'orders'), 'items').map(
      ({ note }) => note,
    );
    expect(notes).toEqual([
      '8 of exactly 8 · 10 minus 2 for flight groups',
      '3 of at most 3 · 5 minus 2 for the commander',
    ]);
  });

  test('tells which ships of this fleet could use an order', () => {
    const page = pageOf(readyFleet('Kiln Raiders'), 'orders');
    expect(itemOf(page, 'B-004').detail).toContain('For Hammer Cruiser.');
    expect(itemOf(page, 'B-001').detail).not.toContain('For ');
    const escorts = changed(readyFleet('Kiln Raiders'), {
      ships: [{ id: 's1', code: 'XB-CIN', name: '', badge: '' }],
    });
    expect(itemOf(pageOf(escorts, 'orders'), 'B-004').detail).toContain('No ship of this fleet');
  });

  test('copies go in and out one by one', () => {
    const fleet = readyFleet('Kiln Raiders');
    const more = tapped(fleet, itemOf(pageOf(fleet, 'orders'), 'B-008').count?.more);
    expect(itemOf(pageOf(more, 'orders'), 'B-008').count?.value).toBe(2);
    const less = tapped(more, itemOf(pageOf(more, 'orders'), 'B-008').count?.less);
    expect([...FLEET_FORM.read(less.draft).orders].sort()).toEqual(
      [...FLEET_FORM.read(fleet.draft).orders].sort(),
    );
  });

  test('an order of which only the name is known says so, and can be picked', () => {
    const named = {
      kind: 'order',
      code: 'B001',
      name: 'Evasive Maneuvers',
      type: 'Basic',
    } as const;
    const bare = { ...named, psionic: false, requirements: [], effects: [] };
    const shelf = shelfOf([...TRAINING_PACK.cards, bare]);
    const fleet = readyFleet('Lantern Patrol');
    const item = itemOf(pageOf(fleet, 'orders', '', shelf), 'B001');
    expect(item.detail).toContain('What it does is not entered yet.');
    expect(item.count?.more?.answers).toBeDefined();
  });

  test('open play has none', () => {
    const page = pageOf(readyFleet('Kiln Raiders', 'open'), 'orders');
    expect(blocksOf(page, 'items')).toEqual([]);
    expect(blocksOf(page, 'text')[0]?.text).toBe('Open play has no orders.');
  });
});

describe('command', () => {
  test('a commander goes to a ship that the chart names, and what it costs is told', () => {
    const fleet = changed(readyFleet('Lantern Patrol'), { commander: null });
    const appointed = tapped(fleet, itemOf(pageOf(fleet, 'command'), 'XC-VEN').act);
    const on = FLEET_FORM.read(appointed.draft).commander?.on;
    expect(FLEET_FORM.read(appointed.draft).ships.find(({ id }) => id === on)?.code).toBe('XA-MER');
    const aboard = blocksOf(pageOf(appointed, 'command'), 'choice').find(
      ({ id }) => id === 'commander.on',
    );
    expect(aboard?.options.map(({ label, detail }) => [label, detail])).toEqual([
      ['Meridian Cruiser', 'Costs 1 Special order'],
    ]);
  });

  test('a flight group goes to a free Carrier', () => {
    const fleet = changed(readyFleet('Lantern Wing'), { flightGroups: [] });
    const flown = tapped(fleet, itemOf(pageOf(fleet, 'command'), 'XF-MOT').count?.more);
    const [group] = FLEET_FORM.read(flown.draft).flightGroups;
    expect(FLEET_FORM.read(flown.draft).ships.find(({ id }) => id === group?.on)?.code).toBe(
      'XA-LAM',
    );
    const twice = tapped(flown, itemOf(pageOf(flown, 'command'), 'XF-FIR').count?.more);
    expect(sentencesOf(pageOf(twice, 'command')).join()).toContain('needs a ship with “Carrier”');
  });

  test('open play needs a commander, whoever it is', () => {
    const fleet = changed(readyFleet('Kiln Raiders', 'open'), { commander: null });
    const page = pageOf(fleet, 'command');
    expect(sentencesOf(page)[0]).toContain('Open play needs a commander');
    expect(itemsOf(page).map(({ id }) => id)).toEqual(expect.arrayContaining(['XC-VEN', 'XC-BRA']));
  });
});

describe('the fleet card', () => {
  test('adds up what the fleet brings', () => {
    const page = pageOf(readyFleet('Lantern Patrol'), 'totals');
    const [sums] = blocksOf(page, 'table');
    const [arcs, distances] = blocksOf(page, 'bars');
    expect(sums?.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['Ships', '5'],
      ['Hull', '18'],
      ['Shields', '20'],
      ['Dice', '23'],
      ['Skirmish dice', '23'],
      ['Order limit', '2'],
      ['Maximum moves', '16'],
    ]);
    expect(arcs?.bars.map(({ label, text }) => [label, text])).toEqual([
      ['F', '7 dice'],
      ['FX', '4 dice'],
      ['R', '2 dice'],
      ['AX', '2 dice'],
      ['L', '2 dice'],
      ['360°', '6 dice'],
    ]);
    expect(distances?.bars[0]).toMatchObject({ label: 'Adjacent', text: '23 dice' });
  });

  test('charts what it does to a chosen target at each distance', () => {
    const fleet = readyFleet('Lantern Patrol');
    const chartOf = (page: ReturnType<typeof pageOf>) => blocksOf(page, 'bars').at(-1);
    const [page, aimed] = [fleet, changed(fleet, { target: 'XB-KIL' })].map((one) =>
      pageOf(one, 'totals'),
    );
    const [chart, other] = [page, aimed].map((one) => one && chartOf(one));
    expect(page && blocksOf(page, 'text').at(-1)?.text).toContain('Hammer Cruiser');
    expect(aimed && blocksOf(aimed, 'text').at(-1)?.text).toContain('Great Kiln Dreadnought');
    expect(chart?.bars.length).toBeGreaterThan(3);
    expect(chart?.bars.every(({ value, text }) => value >= 0 && text.endsWith('hull'))).toBe(true);
    expect(chart?.bars[1]?.value).toBeGreaterThan(other?.bars[1]?.value ?? Infinity);
  });
});

describe('the chart of the fleet card', () => {
  const fresh = () => makeFleetDesk(en);
  const at = { page: 'totals' };
  const fleet = readyFleet('Lantern Grand Survey');
  const chartsIn = (page: Page | null) =>
    (page ? blocksOf(page, 'bars') : []).filter(({ label }) => label.startsWith('Damage by'));

  test('is left out until it is worked out, and the rest is there at once', () => {
    const own = fresh();
    const page = own.page(fleet, at, training);
    expect(chartsIn(page)).toEqual([]);
    expect(page?.aside?.[1]).toEqual({ block: 'text', text: 'Working out the odds …' });
    const steps = [...(own.work?.(fleet, at, training) ?? [])];
    expect(steps.length).toBeGreaterThan(20);
    expect(chartsIn(own.page(fleet, at, training))).toHaveLength(1);
    expect(own.work?.(fleet, at, training)).toBeNull();
  });

  test('goes on where it was left, ship by ship', () => {
    const own = fresh();
    const all = [...(fresh().work?.(fleet, at, training) ?? [])].length;
    const work = own.work?.(fleet, at, training)?.[Symbol.iterator]();
    for (let step = 0; step < all - 1; step += 1) work?.next();
    expect([...(own.work?.(fleet, at, training) ?? [])].length).toBeLessThan(all / 2);
  });
});

describe('a ship of the list', () => {
  test('shows its card, and each copy with a name and a mark', () => {
    const page = pageOf(readyFleet('Lantern Patrol'), 'ship', 'XA-EMB');
    expect(blocksOf(page, 'field').map(({ id, value }) => [id, value])).toEqual([
      ['ships.3.name', ''],
      ['ships.3.badge', 'A'],
      ['ships.4.name', ''],
      ['ships.4.badge', 'B'],
    ]);
    expect(blocksOf(page, 'armaments')[0]?.rows).toHaveLength(1);
    expect(actsOf(page).map(({ label }) => label)).toEqual(['Remove A', 'Remove B']);
  });

  test('shows its shields around it', () => {
    const [shields] = blocksOf(pageOf(readyFleet('Lantern Patrol'), 'ship', 'XA-MER'), 'zones');
    expect(shields?.zones.map(({ now }) => now)).toEqual([3, 2, 2, 1, 2, 2]);
  });

  test('is nowhere to be found without a card and outside the fleet', () => {
    expect(desk.page(blank(), { page: 'ship', about: 'XX-NO' }, training)).toBeNull();
  });
});

describe('completing a fleet', () => {
  const best = (fleet: ReturnType<typeof blank>, aim: string) =>
    [...desk.completions(fleet, aim, training)].at(-1);

  test.each(Object.keys(ESCALATIONS))('fills an empty %s fleet to the last point', (escalation) => {
    const found = best(changed(blank(), { escalation }), 'hull');
    expect(found?.done).toBe(true);
    expect(found?.note).toContain('The best');
    const [first] = found?.found ?? [];
    expect(first?.detail).toMatch(/all \d+ power$/);
    const after = shelfFleet(first?.draft ?? {});
    expect(sentencesOf(pageOf(after))[0]).toBe('This fleet is legal.');
  });

  test('aims for what was chosen', () => {
    const fleet = changed(blank(), { escalation: 'Gamma' });
    const more = FLEET_FORM.read(best(fleet, 'more-ships')?.found[0]?.draft ?? {}).ships.length;
    const fewer = FLEET_FORM.read(best(fleet, 'fewer-ships')?.found[0]?.draft ?? {}).ships.length;
    expect(more).toBeGreaterThan(fewer);
  });

  test('keeps what is there, and says where nothing can be added', () => {
    const found = best(readyFleet('Lantern Patrol'), 'hull');
    expect(found?.found.map(({ title }) => title)).toEqual(['As it is']);
    expect(found?.note).toBe('The only legal way.');
  });
});

describe('cards that a fleet calls for', () => {
  test('are its list, its ships with their weapons, its orders and its leaders', () => {
    const names = Object.keys(readyFleet('Lantern Wing').cards);
    expect(names).toEqual(
      expect.arrayContaining([
        'list:XL-LANTERN',
        'ship:XA-MER',
        'weapon:XW-PUL',
        'order:B-001',
        'commander:XC-VEN',
        'flight-group:XF-FIR',
      ]),
    );
    expect(names).not.toContain('ship:XA-DAY');
  });

  test('stay as they were when the shelf has newer ones', () => {
    const fleet = readyFleet('Lantern Patrol');
    const newer = shelfOf(
      TRAINING_PACK.cards.map((card) =>
        card.code === 'XA-MER' && card.kind === 'ship' ? { ...card, hull: 99 } : card,
      ),
    );
    const [sums] = blocksOf(pageOf(fleet, 'totals', '', newer), 'table');
    expect(sums?.rows[1]?.cells).toEqual(['18']);
    const without = { ...fleet, cards: {} };
    const [other] = blocksOf(pageOf(without, 'totals', '', newer), 'table');
    expect(other?.rows[1]?.cells).toEqual(['110']);
  });
});

describe('a fleet in words and on paper', () => {
  test('is told to a friend in a few lines', () => {
    expect(desk.text(readyFleet('Lantern Wing'))).toBe(
      [
        'Lantern Wing',
        'Constructed · Delta, 20 power · Lantern Survey',
        '20 of 20 power · Legal',
        '',
        'Core (12)',
        '2 × Beacon Frigate (4)',
        '2 × Meridian Cruiser (8)',
        '',
        'Specialist (2)',
        '1 × Glimmer Scout (2)',
        '',
        'Support (6)',
        '2 × Ember Picket (2)',
        '1 × Lamplighter Carrier (4)',
        '',
        'Commander: Commodore Isaura Venn on Meridian Cruiser A',
        'Flight group: Firefly Interceptors on Lamplighter Carrier',
        'Basic orders: Steady Aim, 2 × Recharge Shields, 2 × Weave, Firing Solution, Flank Speed, Close Screen, Press the Breach',
        'Special orders: Dark Running, All Hands to Repairs, Wolf Pack, Spotting Relay',
      ].join('\n'),
    );
  });

  test('has a block of boxes a ship', () => {
    const sheet = desk.sheet(readyFleet('Lantern Wing'));
    expect(sheet.ships).toHaveLength(8);
    expect(sheet.ships[0]).toMatchObject({
      title: 'Meridian Cruiser A',
      kicker: 'Heavy · 4 power',
      boxes: [
        { label: 'Hull', count: 7 },
        { label: 'Direct Fore', count: 3 },
        { label: 'Right Fore', count: 2 },
        { label: 'Right Aft', count: 2 },
        { label: 'Direct Aft', count: 1 },
        { label: 'Left Aft', count: 2 },
        { label: 'Left Fore', count: 2 },
        { label: 'Critical', count: 2 },
        { label: 'Exhausted', count: 3 },
      ],
    });
    expect(sheet.foot[0]).toContain('Commodore Isaura Venn');
  });
});
