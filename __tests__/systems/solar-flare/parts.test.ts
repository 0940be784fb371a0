import { readCard } from '../../../src/systems/solar-flare/cards';
import { costOf, SLOTS, sectionOf } from '../../../src/systems/solar-flare/parts';

test('Ship Design: a beam costs 5 at level 4 and 6 at level 5, a generator 2 a level', () => {
  expect([costOf('beam', 4), costOf('beam', 5), costOf('generator', 6), costOf('crew', 1)]).toEqual(
    [5, 6, 12, 2],
  );
});

test('Ship Design: seven sections of two slots', () => {
  expect(SLOTS).toHaveLength(14);
  expect([sectionOf('3b'), sectionOf('corea')]).toEqual([3, 'core']);
});

test('a design keeps parts that have no place yet, and refuses a section 7 with its path', () => {
  const design = (section: string | null) =>
    readCard(
      {
        kind: 'design',
        code: 'D',
        name: 'Draft',
        components: [{ system: 'beam', level: 3, section }],
        crew: [2],
      },
      '',
    );
  expect(design(null).ok).toBe(true);
  const wrong = design('7');
  expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual(['components[0].section']);
});
