import type { Message } from '../../../../src/core/checked/checked';
import { readCard } from '../../../../src/systems/solar-flare/cards';
import { makeDesignCards } from '../../../../src/systems/solar-flare/desks/cardDesk';
import { TRAINING_DESIGNS } from '../../../../src/systems/solar-flare/training/designs';

const desk = makeDesignCards(({ id }: Message) => id);
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
