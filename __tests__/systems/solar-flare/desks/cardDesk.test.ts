import { withAnswers } from '../../../../src/core/pages/answers';
import type { BlockOf } from '../../../../src/core/pages/page';
import { readCard } from '../../../../src/systems/solar-flare/cards';
import { makeDesignCards } from '../../../../src/systems/solar-flare/desks/cardDesk';
import { TRAINING_DESIGNS } from '../../../../src/systems/solar-flare/training/designs';
import { en } from '../../../../src/systems/solar-flare/words/en';

const desk = makeDesignCards({ ...en, problem: ({ id }) => id });
const shelf = { cards: [], fleets: [] };

test('the training designs come with the app, whole', () => {
  const [pack] = desk.builtIn;
  expect(pack?.cards).toHaveLength(TRAINING_DESIGNS.length);
  for (const { kind, draft } of pack?.cards ?? []) {
    expect(readCard(draft, '').ok).toBe(true);
    expect(desk.missing(kind, draft, shelf)).toEqual([]);
  }
});

test('a design is read as a ship with its points and what it can do', () => {
  const [first] = desk.builtIn[0]?.cards ?? [];
  const page = desk.reading('design', first?.draft ?? {}, shelf);
  expect(page).toMatchObject({ title: 'Even Keel', figure: { value: '80' } });
  expect(page.blocks.map(({ block }) => block)).toEqual(['sections', 'text', 'table', 'bars']);
});

test('a card that breaks the rules says so, and half a card shows what it has', () => {
  const draft = {
    kind: 'design',
    code: 'ODD',
    name: 'Odd One',
    components: [
      { system: 'beam', level: 3, section: 'core' },
      { system: 'beam', level: 8, section: '1' },
    ],
    crew: [],
  };
  expect(desk.missing('design', draft, shelf)).not.toEqual([]);
  const findings = desk
    .reading('design', draft, shelf)
    .blocks.find(({ block }) => block === 'findings');
  expect(findings).toMatchObject({ findings: [{ text: 'A beam is in the core.' }] });
});

test.each([
  ['components[0].system', { system: 'mirror', level: 1, section: '1' }],
  ['components[0].section', { system: 'beam', level: 1, section: '7' }],
  ['components[0].level', { system: 'beam', level: 7, section: '1' }],
])('from outside, a wrong %s is refused at its path', (path, component) => {
  const read = readCard(
    { kind: 'design', code: 'X', name: 'X', components: [component], crew: [] },
    '',
  );
  expect(read.ok ? [] : read.problems.map((one) => one.path)).toEqual([path]);
});

describe('a design card in a pack', () => {
  const draft = { ...desk.blank('design'), name: 'Odd One' };
  const page = (more = {}, own: typeof shelf = shelf) =>
    desk.editor('design', { ...draft, ...more }, { page: 'card' }, own);
  const drawn = (more = {}) =>
    page(more)?.blocks.find((block): block is BlockOf<'sections'> => block.block === 'sections');

  test('is edited as it is drawn: a free slot takes a new part, on a page of its own', () => {
    const stern = drawn()?.around[3];
    expect(stern?.slots).toHaveLength(2);
    expect(stern?.slots[0]?.act).toMatchObject({
      answers: { 'components.0': { system: null, level: 3, section: '4' } },
      opens: { page: 'part', about: 'components.0' },
    });
  });

  test('a part opens at its place in the list, what cannot be read before it or not', () => {
    const components = ['nonsense', { system: 'beam', level: 3, section: '1' }];
    const [beam, free] = drawn({ components })?.around[0]?.slots ?? [];
    expect(beam).toMatchObject({
      figure: '3',
      act: { opens: { page: 'part', about: 'components.1' } },
    });
    expect(free?.act).toMatchObject({ opens: { about: 'components.2' } });
    const part = { page: 'part', about: 'components.1' };
    expect(desk.editor('design', { ...draft, components }, part, shelf)).not.toBeNull();
  });

  test('a design of a fleet is put into the pack by a tap, and is whole there', () => {
    const [keel] = TRAINING_DESIGNS;
    const ships = [{ name: '', components: keel?.components ?? [], crew: keel?.crew ?? [] }];
    const fleet = { id: 'f1', name: 'Home', draft: { ships }, cards: {} };
    const items = page({}, { ...shelf, fleets: [fleet] } as never)?.blocks.find(
      (block): block is BlockOf<'items'> => block.block === 'items' && block.items.length > 0,
    );
    const [home] = items?.items ?? [];
    expect(home).toMatchObject({ title: 'Home' });
    const taken = withAnswers({ ...draft, code: 'ODD' }, home?.act?.answers ?? {});
    expect(readCard(taken, '')).toMatchObject({ ok: true, value: { crew: keel?.crew } });
  });
});
