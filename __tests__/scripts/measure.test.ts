import { filesLoadedBy, foldersBothWays, longFunctions } from '../../scripts/measure/measures.mjs';
import { measureCode } from '../../scripts/measure/table.mjs';

const source = (path: string, imports: readonly string[] = [], types: readonly string[] = []) => ({
  path,
  text: '',
  imports: [
    ...imports.map((to) => ({ to, isType: false })),
    ...types.map((to) => ({ to, isType: true })),
  ],
});

test('folders of one system that import each other are found, a folder and its own subfolder aside', () => {
  const at = (path: string) => `src/systems/tiny/${path}.ts`;
  const sources = [
    source(at('play/one'), [at('pages/two'), at('play/deep/three')]),
    source(at('pages/two'), [], [at('play/one')]),
    source(at('play/deep/three'), [at('play/one')]),
    source('src/systems/other/four.ts', [at('play/one')]),
  ];
  expect(foldersBothWays(sources)).toEqual(['src/systems/tiny/pages src/systems/tiny/play']);
});

test('a file loads what it imports and what that imports, but no types', () => {
  const sources = [
    source('src/a.ts', ['src/b.ts'], ['src/c.ts']),
    source('src/b.ts', ['src/d.ts']),
    source('src/c.ts'),
    source('src/d.ts', ['src/a.ts']),
  ];
  expect([...filesLoadedBy(sources, 'src/a.ts')]).toEqual(['src/a.ts', 'src/b.ts', 'src/d.ts']);
});

test.each([
  [60, 0],
  [61, 1],
])('of a function of %i lines, %i is too long', (lines, found) => {
  const text = `const act = () => {\n${'act();\n'.repeat(lines - 2)}};\n`;
  expect(longFunctions([{ ...source('src/a.ts'), text }])).toHaveLength(found);
});

const limited = measureCode().filter(({ most }) => most !== undefined);

test.each(limited)('$name: at most $most', ({ value, most }) => {
  expect(value).toBeLessThanOrEqual(most ?? 0);
});
