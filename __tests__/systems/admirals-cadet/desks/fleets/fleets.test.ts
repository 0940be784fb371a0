import fc from 'fast-check';

import type { Answers } from '../../../../../src/core/pages/answers';
import type { Completions, ShelfFleet } from '../../../../../src/core/pages/desks';
import type { Finding, Item, Page } from '../../../../../src/core/pages/page';
import type { CadetCard, ShipCard } from '../../../../../src/systems/admirals-cadet/cards/forms';
import { FLEET_FORM } from '../../../../../src/systems/admirals-cadet/fleet/fleetForm';
import {
  checkFleet,
  shipBreaches,
  searchCompletions,
  canEndLegal,
} from '../../../../../src/systems/admirals-cadet/fleet/checkFleet';
import { setupFromFleets } from '../../../../../src/systems/admirals-cadet/fleet/setupFromFleets';
import { fleetCards } from '../../../../../src/systems/admirals-cadet/fleet/types';
import { rulesFor } from '../../../../../src/systems/admirals-cadet/rules';
import {
  TRAINING_CARDS,
  TRAINING_FLEETS,
} from '../../../../../src/systems/admirals-cadet/training/pack';
import { entriesOf } from '../../../../../src/systems/kit/fleets/entries';
import { shelfOf } from '../../../../builders/cardDesk';
import {
  afterTap,
  cadetFleet,
  cadetFleets,
  cadetShelf,
  fleetOf,
} from '../../../../builders/cadetDesk';
import { blocksOf, itemOf, itemsOf } from '../../../../builders/fleetDesk';

const cards = fleetCards(TRAINING_CARDS);

const readyFleet = (id: 'lantern' | 'kiln'): ShelfFleet => {
  const ready = TRAINING_FLEETS.find((one) => one.id === id);
  if (!ready) throw new Error(`no fleet ${id}`);
  return fleetOf(ready.ships, ready.orders);
};

const lantern = readyFleet('lantern');

const pageOf = (fleet: ShelfFleet, page = 'fleet', about = '', shelf = cadetShelf): Page => {
  const found = cadetFleets.page(fleet, { page, about }, shelf);
  if (!found) throw new Error(`The desk has no page ${page}`);
  return found;
};

const findingsOf = (page: Page): readonly Finding[] =>
  blocksOf(page, 'findings').flatMap(({ findings }) => findings);

const sentences = (fleet: ShelfFleet, shelf = cadetShelf): readonly string[] =>
  findingsOf(pageOf(fleet, 'fleet', '', shelf)).map(({ text }) => text);

const PAGES = ['fleet', 'add', 'orders', 'totals'] as const;

describe('a new fleet', () => {
  const blank = cadetFleet(cadetFleets.blank(cadetShelf));

  test('has no ships, no orders, and 15 Fleet Value to spend', () => {
    expect(FLEET_FORM.read(blank.draft)).toEqual({ limit: 15, ships: [], orders: [] });
    expect(cadetFleets.glance(blank, cadetShelf)).toEqual({
      kicker: '15 Fleet Value',
      figure: '0 of 15',
      legal: false,
      isUnfinished: true,
      state: 'No ships yet',
    });
  });

  test('breaks no rule before it has a ship', () => {
    expect(findingsOf(pageOf(blank))).toEqual([]);
    expect(blocksOf(pageOf(blank), 'shares')[0]?.parts.map(({ ok }) => ok)).toEqual([null, null]);
  });

  test.each(PAGES)('its page %s is there', (page) => {
    expect(pageOf(blank, page).blocks.length).toBeGreaterThan(0);
  });

  test('with no card at hand says where to get some', () => {
    const texts = blocksOf(pageOf(blank, 'fleet', '', shelfOf([])), 'text').map(({ text }) => text);
    expect(texts[0]).toMatch(/^No pack in use has a ship/);
  });
});

describe('the limit', () => {
  const custom = (limit: number) =>
    cadetFleet({ ...lantern.draft, terms: 'custom', limit }, cadetShelf);

  test('is the booklet’s, or the table’s own', () => {
    expect(cadetFleets.glance(lantern, cadetShelf).figure).toBe('15 of 15');
    expect(cadetFleets.glance(custom(20), cadetShelf).figure).toBe('15 of 20');
    expect(sentences(custom(12))).toContain(
      'The fleet has 15 Fleet Value and may have 12; take out 3.',
    );
  });

  test('of the table’s own is a stepper', () => {
    expect(blocksOf(pageOf(lantern), 'stepper')).toEqual([]);
    expect(blocksOf(pageOf(custom(20)), 'stepper')[0]).toMatchObject({ id: 'limit', value: 20 });
  });
});

describe('every page', () => {
  test.each(PAGES)('%s has Fleet Value, Heavy ships and orders in view', (page) => {
    const [first] = pageOf(lantern, page).blocks;
    expect(first).toMatchObject({
      block: 'shares',
      label: 'Fleet Value',
      spent: 15,
      limit: 15,
      parts: [
        { label: 'Heavy ships', value: 1, ok: true },
        { label: 'Orders', value: 15, ok: true },
      ],
    });
  });

  test('of a ship shows its card, and its copies with names and marks', () => {
    const page = pageOf(lantern, 'ship', 'XA-EMB');
    expect(page.figure).toMatchObject({ label: 'Fleet Value', value: '1' });
    expect(blocksOf(page, 'field')).toHaveLength(4);
    expect(cadetFleets.page(lantern, { page: 'ship', about: 'nobody' }, cadetShelf)).toBeNull();
  });

  test('that does not exist is none', () => {
    expect(cadetFleets.page(lantern, { page: 'command' }, cadetShelf)).toBeNull();
  });
});

describe('Constructed Play: each breach is read with its sentence, its section and what mends it', () => {
  const ship = (code: string): ShipCard => {
    const card = cards.ships.get(code);
    if (!card) throw new Error(`no ship ${code}`);
    return card;
  };
  const refit = (code: string): CadetCard => ({ ...ship('XA-GLI'), code, name: code, refit: true });
  const psionic = (code: string): CadetCard => ({
    kind: 'order',
    code,
    name: code,
    type: 'Psionic',
    psionic: true,
    requirements: [],
    effects: [],
  });
  const shelf = shelfOf([
    ...TRAINING_CARDS,
    refit('R-1'),
    refit('R-2'),
    ...['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6', 'P-7', 'P-8'].map(psionic),
  ]);
  const basics = ['B-001', 'B-002', 'B-007', 'B-009', 'B-012'].flatMap((code) => [code, code]);
  const specials = ['S-001', 'S-003', 'S-005', 'S-006', 'S-007'];
  const library = [...basics, ...specials];

  test.each([
    [
      'more than 15 Fleet Value',
      fleetOf(['XA-ZEN', 'XA-ZEN'], library),
      'The fleet has 16 Fleet Value and may have 15; take out 1.',
      undefined,
    ],
    [
      'two factions',
      fleetOf(['XA-ZEN', 'XB-CIN'], library),
      /^A fleet has one faction; here are .*; keep .* and take out Cinder/,
      undefined,
    ],
    [
      'two Refits',
      fleetOf(['XA-ZEN', 'R-1', 'R-2'], library, shelf),
      'One Refit is allowed, and here are R-1 and R-2; take out 1.',
      undefined,
    ],
    [
      'no Heavy or Super Heavy ship',
      fleetOf(['XA-GLI'], library),
      /^The fleet needs a Heavy or Super Heavy ship; add /,
      'add',
    ],
    [
      'a library of other than 15 orders',
      fleetOf(['XA-ZEN'], basics),
      'The library has 10 orders and needs 15; add 5.',
      'orders',
    ],
    [
      'three copies of a Basic order',
      fleetOf(['XA-ZEN'], [...library.slice(1), 'B-002']),
      /^3 copies of .*; a Basic order may have 2; take out 1\.$/,
      'orders',
    ],
    [
      'a Special order twice',
      fleetOf(['XA-ZEN'], [...basics, ...specials.slice(1), 'S-003']),
      /is Special: one copy only; take out 1\.$/,
      'orders',
    ],
    [
      'more than five Special orders',
      fleetOf(['XA-ZEN'], [...basics.slice(1), ...specials, 'S-001']),
      'The library has 6 Special orders and may have 5; take out 1.',
      'orders',
    ],
    [
      'more Psionic orders than half the library',
      fleetOf(
        ['XA-ZEN'],
        [...basics.slice(3), 'P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6', 'P-7', 'P-8'],
        shelf,
      ),
      '8 orders are Psionic, and half the library is 7; take out 1.',
      'orders',
    ],
    [
      'a ship whose card nobody has',
      fleetOf(['XA-ZEN', 'XX-1'], library),
      'The ship card XX-1 is missing; add its pack or take the ship out.',
      undefined,
    ],
    [
      'an order whose card nobody has',
      fleetOf(['XA-ZEN'], [...library.slice(1), 'X-9']),
      'The order card X-9 is missing; add its pack or take the order out.',
      'orders',
    ],
  ] as const)('%s', (_, fleet, sentence, leadsTo) => {
    const found = findingsOf(pageOf(fleet, 'fleet', '', shelf)).find(({ text }) =>
      typeof sentence === 'string' ? text === sentence : sentence.test(text),
    );
    // What can still be added is not wrong yet.
    const isLack = /needs a Heavy|has \d+ orders? and/.test(found?.text ?? '');
    expect(found).toMatchObject({ tone: isLack ? 'plain' : 'warning' });
    expect(found?.rule).toMatch(/^(Constructed Play|Psionic)$/);
    expect(found?.entry).toBeDefined();
    expect(found?.act?.opens).toEqual(leadsTo === undefined ? undefined : { page: leadsTo });
    expect(cadetFleets.glance(fleet, shelf)).toMatchObject({ legal: false });
    if (leadsTo === 'orders')
      expect(findingsOf(pageOf(fleet, 'orders', '', shelf)).map(({ text }) => text)).toContain(
        found?.text,
      );
  });

  test('a legal fleet is told so', () => {
    expect(sentences(lantern)).toEqual(['This fleet is legal.']);
    expect(cadetFleets.glance(lantern, cadetShelf)).toMatchObject({ legal: true, state: 'Legal' });
  });

  test('what is worth knowing is no breach', () => {
    const found = findingsOf(pageOf(fleetOf(['XA-ZEN'], library)));
    expect(found.map(({ text }) => text)).toEqual([
      'This fleet is legal.',
      '7 Fleet Value is left to spend.',
      'Most fleets have 3 to 8 ships; this one has 1.',
    ]);
  });
});

describe('adding and removing', () => {
  test('a tap adds a ship, twins get marks, a tap takes the last out again', () => {
    const blank = cadetFleet(cadetFleets.blank(cadetShelf));
    const more = (fleet: ShelfFleet) =>
      afterTap(fleet, itemOf(pageOf(fleet, 'add'), 'XA-EMB').count?.more);
    const two = more(more(blank));
    expect(FLEET_FORM.read(two.draft).ships).toMatchObject([
      { code: 'XA-EMB', badge: 'A' },
      { code: 'XA-EMB', badge: 'B' },
    ]);
    const one = afterTap(two, itemOf(pageOf(two), 'XA-EMB').count?.less);
    expect(FLEET_FORM.read(one.draft).ships).toEqual([{ id: 's1', code: 'XA-EMB' }]);
  });

  test('once there is a ship, only its faction is offered', () => {
    const codes = itemsOf(pageOf(fleetOf(['XA-EMB']), 'add')).map(({ id }) => id);
    expect(codes.every((code) => code.startsWith('XA-'))).toBe(true);
  });

  test('what no longer fits says why, and can be added all the same', () => {
    const fleet = fleetOf(['XA-ZEN', 'XA-MER']);
    const item = itemOf(pageOf(fleet, 'add'), 'XA-BEA');
    expect(item.count?.more?.why).toBe('The fleet has 16 Fleet Value and may have 15; take out 1.');
    expect(FLEET_FORM.read(afterTap(fleet, item.count?.more?.anyway).draft).ships).toHaveLength(3);
  });

  test('what would leave no room for a Heavy ship says so', () => {
    const light = fleetOf(Array.from({ length: 5 }, () => 'XA-GLI'));
    const item = itemOf(pageOf(light, 'add'), 'XA-GLI');
    expect(item.count?.more?.why).toMatch(
      /^With it, no legal fleet is possible\. The fleet needs a Heavy/,
    );
  });

  test('orders are counted one by one, and say who can use them', () => {
    const item = (fleet: ShelfFleet): Item => itemOf(pageOf(fleet, 'orders'), 'B-001');
    const fleet = fleetOf(['XA-ZEN', 'XA-EMB']);
    const one = afterTap(fleet, item(fleet).count?.more);
    expect(FLEET_FORM.read(one.draft).orders).toEqual(['B-001']);
    expect(item(one).detail).toMatch(/For Zenith/);
    expect(FLEET_FORM.read(afterTap(one, item(one).count?.less).draft).orders).toEqual([]);
  });

  test('Escorts take no orders', () => {
    const item = itemOf(pageOf(fleetOf(['XA-EMB']), 'orders'), 'B-001');
    expect(item.detail).toMatch(/No ship of this fleet can use it\.$/);
  });
});

describe('completions', () => {
  const all = (fleet: ShelfFleet, aim = 'hull'): Completions => {
    const steps = [...cadetFleets.completions(fleet, aim, cadetShelf)];
    const last = steps.at(-1);
    if (!last) throw new Error('no completions');
    return last;
  };

  test('every one is legal as far as ships go, most Fleet Value first', () => {
    const { done, found } = all(fleetOf(['XA-ZEN']));
    expect(done).toBe(true);
    expect(found).toHaveLength(8);
    for (const { draft } of found) expect(shipBreaches(FLEET_FORM.read(draft), cards)).toEqual([]);
    expect(found[0]?.title).toBe('7 × Ember Picket');
    expect(found[0]?.detail).toBe('Hull: 14 · all 15 Fleet Value');
    expect(found.every(({ draft }) => FLEET_FORM.read(draft).orders.length === 15)).toBe(true);
  });

  test('none where the factions are mixed already', () => {
    expect(all(fleetOf(['XA-ZEN', 'XB-CIN'])).note).toBe('No legal way to fill it.');
  });

  test('a fleet of any ships is filled from every faction, and only its limit counts', () => {
    const mixed = fleetOf(['XA-ZEN', 'XB-CIN']);
    const any = { ...mixed, draft: { ...mixed.draft, build: 'any' } };
    const { found } = all(any, 'fewer-ships');
    expect(found.length).toBeGreaterThan(0);
    for (const { draft } of found) {
      const fleet = FLEET_FORM.read(draft);
      expect([fleet.anyShips, shipBreaches(fleet, cards)]).toEqual([true, []]);
    }
    const over = { limit: 1, anyShips: true, orders: [], ships: entriesOf(['XA-ZEN', 'XB-CIN']) };
    expect(shipBreaches(over, cards).map(({ id }) => id)).toEqual(['over-fleet-value']);
    const offered = itemsOf(pageOf(any, 'add')).map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining(['XA-EMB', 'XB-CIN']));
  });

  test('a fleet begun with one ship is one of any ships', () => {
    const draft = cadetFleets.withShip?.('XB-CIN', cadetShelf) ?? {};
    expect(FLEET_FORM.read(draft)).toEqual({
      limit: 15,
      anyShips: true,
      ships: [{ id: 's1', code: 'XB-CIN' }],
      orders: [],
    });
  });

  /** Every multiset of ships, one by one. */
  const brute = (fleet: readonly string[], limit: number): ReadonlySet<string> => {
    const codes = [...cards.ships.keys()].sort();
    const found = new Set<string>();
    const go = (at: number, added: readonly string[]): void => {
      const ships = [...fleet, ...added].map((code, i) => ({ id: `s${i}`, code }));
      const breaches = shipBreaches({ limit, ships, orders: [] }, cards);
      if (breaches.some(({ id }) => id === 'over-fleet-value')) return;
      if (breaches.length === 0) found.add([...added].sort().join(' '));
      codes.slice(at).forEach((code, i) => go(at + i, [...added, code]));
    };
    go(0, []);
    return found;
  };

  test('are exactly those that a search of everything finds', () => {
    fc.assert(
      fc.property(
        fc.subarray([...cards.ships.keys()], { maxLength: 2 }),
        fc.integer({ min: 4, max: 9 }),
        (codes, limit) => {
          const fleet = { limit, orders: [], ships: codes.map((code) => ({ id: code, code })) };
          const search = searchCompletions({ fleet, cards, valueOf: ({ hull }) => hull });
          const found = [...search].flatMap((one) =>
            one
              ? [
                  one.add
                    .flatMap(({ code, copies }) => Array.from({ length: copies }, () => code))
                    .sort()
                    .join(' '),
                ]
              : [],
          );
          expect(new Set(found)).toEqual(brute(codes, limit));
          expect(canEndLegal(fleet, cards)).toBe(found.length > 0);
          expect(found).toHaveLength(new Set(found).size);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a fleet told to others', () => {
  const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
  const anyShip = fc.record(
    { code: anyText, name: anyText, badge: anyText },
    { requiredKeys: ['code'], noNullPrototype: true },
  );
  const anyFleet = fc.record(
    {
      limit: fc.integer({ min: 1, max: 100 }),
      anyShips: fc.constant(true),
      ships: fc
        .array(anyShip, { maxLength: 12 })
        .map((ships) => ships.map((one, at) => ({ id: `s${at + 1}`, ...one }))),
      orders: fc.array(anyText, { maxLength: 15 }),
    },
    { requiredKeys: ['limit', 'ships', 'orders'], noNullPrototype: true },
  );

  test('its code gives the same fleet again, whatever its cards and ships are called', () => {
    fc.assert(
      fc.property(anyFleet, fc.string({ unit: 'binary', maxLength: 30 }), (fleet, name) => {
        expect(FLEET_FORM.parseCode(FLEET_FORM.makeCode(name, fleet))).toEqual({
          ok: true,
          value: { name, fleet },
        });
      }),
    );
  });

  test('its code goes out from one desk and comes in at another', () => {
    const code = cadetFleets.makeCode(lantern);
    expect(code).toMatch(/^CDT1:[0-9A-Z:+$-]+$/);
    expect(cadetFleets.parseCode(` ${code.toLowerCase()} `, cadetShelf)).toEqual({
      ok: true,
      value: { name: 'Test', draft: lantern.draft },
    });
  });

  test('a code is taken whole or not at all', () => {
    const read = cadetFleets.parseCode(cadetFleets.makeCode(lantern), shelfOf([]));
    expect(read.ok ? [] : read.problems.map(({ why }) => why.id)).toContain('card-missing');
  });

  test.each([
    ['ADM1:C0:X::::::00', 'not-a-fleet-code'],
    ['CDT9:F:::A:00', 'newer-fleet-code'],
    ['CDT1:F:::A:ZZ', 'damaged-fleet-code'],
  ])('%s is refused: %s', (code, id) => {
    expect(cadetFleets.parseCode(code, cadetShelf)).toMatchObject({
      ok: false,
      problems: [{ why: { id } }],
    });
  });

  test('as a message: value, legality, ships with what they cost, orders by type', () => {
    expect(cadetFleets.text(lantern).split('\n')).toEqual([
      'Test',
      expect.stringMatching(/^15 Fleet Value · /),
      '15 of 15 Fleet Value · Legal',
      '',
      expect.stringMatching(/^1 × .* \(8\)$/),
      expect.stringMatching(/^1 × .* \(3\)$/),
      expect.stringMatching(/^1 × .* \(2\)$/),
      expect.stringMatching(/^2 × .* \(2\)$/),
      '',
      expect.stringMatching(/^Basic orders: 2 × /),
      expect.stringMatching(/^Special orders: /),
    ]);
  });

  test('on paper: a row of boxes for the hull, for each side of a chart, and to be Crippled', () => {
    const { ships, foot } = cadetFleets.sheet(lantern);
    expect(ships).toHaveLength(5);
    const labels = ships[0]?.boxes.map(({ label }) => label) ?? [];
    expect(labels).toEqual(expect.arrayContaining(['Hull', 'Direct Fore', 'Crippled']));
    expect(ships.at(-1)?.boxes.map(({ label }) => label)).toContain('Shields');
    expect(foot).toHaveLength(2);
  });

  test('keeps the copies of its cards, and is told by them alone', () => {
    expect(Object.keys(lantern.cards).every((name) => /^(ship|weapon|order):/.test(name))).toBe(
      true,
    );
    expect(cadetFleets.text(lantern)).not.toContain('XA-ZEN');
  });
});

describe('a fleet of the desk', () => {
  test('is read back as it was, whatever stands in the draft', () => {
    const fleet = FLEET_FORM.read(lantern.draft);
    expect(FLEET_FORM.read(FLEET_FORM.write(fleet))).toEqual(fleet);
    const odd: Answers = { terms: 'custom', limit: 'much', ships: [{ code: 7 }, null], orders: 3 };
    expect(FLEET_FORM.read(odd)).toEqual({ limit: 15, ships: [], orders: [] });
  });

  test('goes to a constructed battle as it is', () => {
    const sides = (['lantern', 'kiln'] as const).map((id) => ({
      player: { id, team: id, name: id },
      fleet: FLEET_FORM.read(readyFleet(id).draft),
      cards,
    }));
    const setup = setupFromFleets(sides, {
      teams: sides.map(({ player: { id } }) => ({ id, name: id })),
      first: 'lantern',
      starSystems: 3,
    });
    expect(setup.ok).toBe(true);
    const rules = rulesFor({});
    expect(sides.every(({ fleet }) => checkFleet(fleet, cards, rules).legal)).toBe(true);
  });
});
