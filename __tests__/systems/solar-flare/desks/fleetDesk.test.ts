import { withAnswers, withAnswer } from '../../../../src/core/pages/answers';
import type { Shelf, ShelfFleet } from '../../../../src/core/pages/desks';
import type {
  Act,
  Block,
  BlockName,
  BlockOf,
  Page,
  SectionView,
} from '../../../../src/core/pages/page';
import { designDesk } from '../../../../src/systems/solar-flare/desks/fleetDesk';
import { TRAINING_DESIGNS } from '../../../../src/systems/solar-flare/training/designs';
import { designWords } from '../../../../src/systems/solar-flare/words/en/design';

const fleetDesk = designDesk(designWords);

const shelf: Shelf = {
  cards: TRAINING_DESIGNS.map((card) => ({ id: card.code, pack: 'own', revision: 1, card })),
  fleets: [],
};

const NEW: ShelfFleet = {
  id: 'f',
  name: 'Pale Noon',
  draft: fleetDesk.blank(shelf),
  cards: {},
};

const pageOf = (fleet: ShelfFleet, page = 'fleet'): Page => {
  const found = fleetDesk.page(fleet, { page }, shelf);
  if (!found) throw new Error(`The desk has no page ${page}`);
  return found;
};

const blocks = <Name extends BlockName>(page: Page, name: Name): readonly BlockOf<Name>[] =>
  [...page.blocks, ...(page.aside ?? [])].filter(
    (block: Block): block is BlockOf<Name> => block.block === name,
  );

const one = <Name extends BlockName>(page: Page, name: Name): BlockOf<Name> => {
  const [found] = blocks(page, name);
  if (!found) throw new Error(`The page has no ${name}`);
  return found;
};

const tapped = (fleet: ShelfFleet, act: Act | undefined): ShelfFleet => {
  if (!act || act.why !== undefined)
    throw new Error(`It cannot be tapped: ${act?.why ?? 'no act'}`);
  return { ...fleet, draft: withAnswers(fleet.draft, act.answers ?? {}) };
};

const answered = (fleet: ShelfFleet, path: string, value: Parameters<typeof withAnswer>[2]) => ({
  ...fleet,
  draft: withAnswer(fleet.draft, path, value),
});

const sectionAt = (fleet: ShelfFleet, id: string): SectionView => {
  const { around, core } = one(pageOf(fleet), 'sections');
  const found = [...around, ...(core ? [core] : [])].find((section) => section.id === id);
  if (!found) throw new Error(`No section ${id}`);
  return found;
};

/** What is in hand as a key of the page sets it. */
const inHand = (fleet: ShelfFleet, system: string, level: number): ShelfFleet => {
  const keys = blocks(pageOf(fleet), 'choice').find(({ id }) => id === 'hand');
  const key = keys?.options.find(({ value }) => JSON.stringify(value).includes(`"${system}"`));
  return answered(answered(fleet, 'hand', key?.value ?? null), 'hand.level', level);
};

const ready = (name: string): ShelfFleet => {
  const item = one(pageOf(NEW, 'ready'), 'items').items.find(({ title }) => title === name);
  return tapped(NEW, item?.act);
};

describe('an empty design', () => {
  test('shows six sections and the core, offers ready designs, and is called as its fleet', () => {
    const page = pageOf(NEW);
    expect(page.title).toBe('Pale Noon');
    const { around, core } = one(page, 'sections');
    expect(around.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(core?.id).toBe('core');
    expect(fleetDesk.glance(NEW, shelf)).toMatchObject({ legal: false, figure: '0 of 80' });
    expect(one(pageOf(NEW, 'ready'), 'items').items).toHaveLength(TRAINING_DESIGNS.length);
  });
});

describe('placing parts by tapping', () => {
  test('a beam goes into the section that is tapped, and the points follow', () => {
    const fleet = tapped(inHand(NEW, 'beam', 4), sectionAt(inHand(NEW, 'beam', 4), '2').act);
    expect(sectionAt(fleet, '2').slots[0]).toMatchObject({
      spoken: 'Beam 4 in section 2',
      figure: '4',
    });
    expect(one(pageOf(fleet), 'shares')).toMatchObject({ spent: 5, limit: 80 });
  });

  test('the primary names the section it proposes, and does the same', () => {
    const holding = inHand(NEW, 'engine', 3);
    const { primary } = pageOf(holding);
    expect(primary?.label).toBe('Place in section 4');
    expect(sectionAt(holding, '4').slots[0]?.state).toBe('proposed');
    expect(sectionAt(tapped(holding, primary), '4').slots[0]?.spoken).toBe('Engine 3 in section 4');
  });

  test('sections that do not take it are closed and say why', () => {
    const holding = inHand(NEW, 'engine', 3);
    expect(sectionAt(holding, '1').state).toBe('closed');
    expect(sectionAt(holding, '1').act?.why).toBe('No room for a main engine in section 1');
    expect(sectionAt(holding, '3')).toMatchObject({ state: 'open' });
    expect(sectionAt(holding, '3').slots.map(({ state }) => state)).toEqual(['free', 'free']);
  });

  test('a part is picked by a tap, moved by the next, and its level changed', () => {
    const fleet = tapped(inHand(NEW, 'beam', 4), pageOf(inHand(NEW, 'beam', 4)).primary);
    const picked = tapped(fleet, sectionAt(fleet, '1').slots[0]?.act);
    expect(pageOf(picked).primary?.label).toBe('Done');
    const stepper = one(pageOf(picked), 'stepper');
    expect(stepper).toMatchObject({ id: 'ships.0.components.0.level', value: 4 });
    const stronger = answered(picked, stepper.id, 6);
    expect(one(pageOf(stronger), 'shares').spent).toBe(7);
    const moved = tapped(stronger, sectionAt(stronger, '6').act);
    expect(sectionAt(moved, '6').slots[0]?.spoken).toBe('Beam 6 in section 6');
    expect(sectionAt(moved, '1').slots.map(({ state }) => state)).toEqual(['free', 'free']);
    const [takeOut] = pageOf(moved).secondary ?? [];
    expect(one(pageOf(tapped(moved, takeOut)), 'shares').spent).toBe(0);
  });

  test('crew needs no slot', () => {
    const holding = inHand(NEW, 'crew', 3);
    const fleet = tapped(holding, pageOf(holding).primary);
    expect(one(pageOf(fleet), 'chips').chips).toMatchObject([
      { label: '3', spoken: 'Team 1, level 3' },
    ]);
    expect(one(pageOf(fleet), 'shares').spent).toBe(4);
    expect(sectionAt(fleet, '1').state).toBeUndefined();
  });
});

describe('what a design breaks', () => {
  const twoShields: ShelfFleet = {
    ...NEW,
    draft: {
      ships: [
        {
          name: '',
          components: [
            { system: 'shield', level: 3, section: '2' },
            { system: 'shield', level: 2, section: '2' },
          ],
          crew: [3],
        },
      ],
    },
  };

  test('is said in a sentence with its rule and one tap that mends it', () => {
    const [finding] = one(pageOf(twoShields), 'findings').findings;
    expect(finding).toMatchObject({
      text: 'Section 2 has 2 shields. One a section at most.',
      rule: 'Ship Design',
      tone: 'warning',
      act: { label: 'Move to 1' },
    });
    expect(sectionAt(twoShields, '2').slots.map(({ state }) => state)).toEqual(['wrong', 'wrong']);
    const mended = tapped(twoShields, finding?.act);
    expect(fleetDesk.glance(mended, shelf)).toMatchObject({ legal: true, state: 'Legal' });
  });

  test('what is worth knowing is no breach', () => {
    const known = one(pageOf(twoShields), 'findings').findings.filter(
      ({ tone }) => tone === 'plain',
    );
    expect(known.map(({ text }) => text)).toEqual([
      'It makes 4 power a round; its crew carries 3.',
      'No weapon: it cannot attack.',
      'It can neither move nor turn.',
    ]);
  });

  test('a part of a damaged draft that cannot be read is told, and the rest stays', () => {
    const damaged = answered(twoShields, 'ships.0.components.1.level', 40);
    expect(one(pageOf(damaged), 'findings').findings.map(({ text }) => text)).toContain(
      '1 part could not be read. Any change removes it.',
    );
    expect(sectionAt(damaged, '2').slots).toHaveLength(2);
    expect(damaged.draft).toMatchObject({ ships: [{ components: [{}, { level: 40 }] }] });
  });
});

describe('a ready design', () => {
  const keel = ready('Even Keel');

  test('is legal, costs 80 and tells what it can do', () => {
    expect(fleetDesk.glance(keel, shelf)).toMatchObject({ legal: true, figure: '80 of 80' });
    const table = one(pageOf(keel), 'table');
    expect(table.rows.map(({ cells }) => cells[0])).toEqual([
      '10',
      '3',
      '14 in 5 teams',
      expect.stringMatching(/^\d+ rounds · \d+ power$/),
      '4',
      '5',
    ]);
    expect(one(pageOf(keel), 'bars').bars[0]?.text).toBe('4 dice · shield 3');
  });

  test.each([
    ['three', 3],
    ['level', 5],
  ])('is drawn and printed as the table reads torpedo-holds-three: %s', (answer, full) => {
    const read = { ...shelf, rulings: { 'torpedo-holds-three': answer } };
    const draft = { ships: [{ components: [{ system: 'torpedo', level: 5, section: '1' }] }] };
    const tube: ShelfFleet = { ...NEW, draft };
    const sheet = fleetDesk.page(tube, { page: 'sheet' }, read);
    const [front] = sheet ? one(sheet, 'sections').around : [];
    expect(front?.slots[0]?.gauge?.max).toBe(full);
    const paper = fleetDesk.sheet(tube, read).ships[1]?.boxes;
    expect(paper).toContainEqual({ label: 'Torpedo 5', count: full });
    const page = fleetDesk.page(tube, { page: 'fleet' }, read);
    expect(JSON.stringify(page?.aside)).toContain(`${full} power`);
  });

  test('goes to others as a code, as words and on paper', () => {
    const code = fleetDesk.makeCode(keel);
    const read = fleetDesk.parseCode(code, { cards: [], fleets: [] });
    expect(read.ok && fleetDesk.makeCode({ ...keel, draft: read.value.draft })).toBe(code);
    expect(code.length).toBeLessThan(120);
    const text = fleetDesk.text(keel);
    expect(text).toContain('Section 1: Beam 4 and Shield 3');
    expect(text).toContain('Crew: 4, 3, 3, 2, 2');
    const { ships } = fleetDesk.sheet(keel);
    expect(ships.map(({ title }) => title)).toEqual([
      'Even Keel',
      'Section 1',
      'Section 2',
      'Section 3',
      'Section 4',
      'Section 5',
      'Section 6',
      'Core',
    ]);
    expect(ships[1]?.boxes).toEqual([
      { label: 'Integrity', count: 4 },
      { label: 'Beam 4', count: 4 },
      { label: 'Shield 3', count: 3 },
    ]);
    expect(ships[7]?.lines).toEqual(['Generator 6: 6 a round']);
  });

  test('its record sheet is a page with everything charged', () => {
    const page = pageOf(keel, 'sheet');
    const front = one(page, 'sections').around[0];
    expect(front?.gauge).toMatchObject({ now: 4, max: 4 });
    expect(front?.slots[0]?.gauge).toMatchObject({ now: 4, max: 4 });
    expect(one(page, 'table').rows).toHaveLength(5);
  });
});

describe('filling it for a captain', () => {
  test('every suggestion is legal, spends 80 and keeps what was there', () => {
    const begun = tapped(inHand(NEW, 'torpedo', 5), pageOf(inHand(NEW, 'torpedo', 5)).primary);
    for (const { id } of fleetDesk.aims) {
      const looks = [...fleetDesk.completions(begun, id, shelf)];
      const last = looks.at(-1);
      expect(last?.done).toBe(true);
      expect(last?.found.length).toBeGreaterThan(2);
      for (const { draft, detail } of last?.found ?? []) {
        const filled = { ...begun, draft };
        expect(fleetDesk.glance(filled, shelf)).toMatchObject({ legal: true, figure: '80 of 80' });
        expect(sectionAt(filled, '1').slots[0]?.spoken).toMatch(/^Torpedo [56] in section 1$/);
        expect(detail).not.toBe('');
      }
    }
  });

  test('a design that is full says so', () => {
    const looks = [...fleetDesk.completions(ready('Low Tide'), 'beams', shelf)];
    expect(looks).toEqual([{ done: true, note: 'Nothing more can be bought.', found: [] }]);
  });
});

describe('several ships of a team', () => {
  const acts = (fleet: ShelfFleet) => blocks(pageOf(fleet), 'acts').flatMap((block) => block.acts);
  const named = (fleet: ShelfFleet, label: string) =>
    acts(fleet).find((act) => act.label === label);
  const two = tapped(ready('Even Keel'), named(ready('Even Keel'), 'Copy this ship'));

  test('a copy is a ship of its own, and either can be shown', () => {
    expect(pageOf(two).title).toBe('Ship 2');
    const choice = blocks(pageOf(two), 'choice').find(({ id }) => id === 'on');
    expect(choice?.options.map(({ label }) => label)).toEqual(['Even Keel', 'Ship 2']);
    expect(fleetDesk.glance(two, shelf)).toMatchObject({ legal: true, figure: '160 of 160' });
    expect(pageOf(answered(two, 'on', 0)).title).toBe('Even Keel');
    expect(fleetDesk.sheet(two).ships).toHaveLength(16);
  });

  test('one can be removed', () => {
    const left = tapped(two, named(two, 'Remove this ship'));
    expect(pageOf(left).title).toBe('Even Keel');
    expect(named(left, 'Remove this ship')).toBeUndefined();
  });
});

describe('a ship that is full', () => {
  test('with all points spent the next thing is its record sheet', () => {
    expect(pageOf(ready('Low Tide')).primary).toMatchObject({
      label: 'Record sheet',
      opens: { page: 'sheet' },
    });
  });

  test('without room nothing is hatched, and the primary says why not', () => {
    const keel = ready('Even Keel');
    const cheaper = answered(keel, 'ships.0.components.0.level', 1);
    expect(sectionAt(cheaper, '1').state).toBeUndefined();
    expect(pageOf(cheaper).primary?.why).toBe('No section has room for a beam.');
  });
});
