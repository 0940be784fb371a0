import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const settings = ['package.json', 'tsconfig.json', 'eslint.config.js', '.dependency-cruiser.cjs'];

type Files = Readonly<Record<string, string>>;

const trees: string[] = [];

/** A tree that holds the project's packages, its checkers' settings, and nothing but these files. */
function plant(files: Files): string {
  const tree = mkdtempSync(join(tmpdir(), 'flagbridge-walls-'));
  trees.push(tree);
  for (const path of [...settings, 'scripts/lint']) {
    cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

interface Verdict {
  readonly failed: boolean;
  /** What the checker said, line by line; each line names its file. */
  readonly said: readonly string[];
}

function runTool(tool: string, args: readonly string[], tree: string): Verdict {
  const command = join(root, 'node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree, encoding: 'utf8' });
  return { failed: status !== 0, said: (stdout + stderr).split('\n') };
}

function cruise(files: Files): Verdict {
  return runTool('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'], plant(files));
}

interface LintResult {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

function lint(files: Files): Verdict {
  const tree = plant(files);
  const { failed, said } = runTool('eslint', ['--format', 'json', 'src'], tree);
  const results = JSON.parse(said.join('\n')) as readonly LintResult[];
  return {
    failed,
    said: results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message }) => `${filePath.slice(tree.length + 1)}: ${ruleId}: ${message}`,
      ),
    ),
  };
}

afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

const leaf = 'export const leaf = 1;\n';
const importing = (path: string) => `import { leaf } from '${path}';\n\nexport const got = leaf;\n`;

describe('the walls between layers', () => {
  const violations: readonly [rule: string, from: string, path: string, to: string][] = [
    ['core-is-alone', 'src/core/system.ts', '../systems/a/leaf', 'src/systems/a/leaf.ts'],
    ['core-is-alone', 'src/core/storage.ts', '../storage/leaf', 'src/storage/leaf.ts'],
    ['core-is-alone', 'src/core/package.ts', 'zustand', 'src/core/leaf.ts'],
    ['systems-are-pure', 'src/systems/b/store.ts', '../../stores/leaf', 'src/stores/leaf.ts'],
    ['systems-apart', 'src/systems/b/sibling.ts', '../a/leaf', 'src/systems/a/leaf.ts'],
    ['systems-know-no-list', 'src/systems/b/list.ts', '../index', 'src/systems/index.ts'],
    ['kit-is-nobodys', 'src/systems/kit/bad.ts', '../a/leaf', 'src/systems/a/leaf.ts'],
    [
      'shared-by-editions-alone',
      'src/systems/b/shared.ts',
      '../admirals-shared/leaf',
      'src/systems/admirals-shared/leaf.ts',
    ],
    ['storage-walls', 'src/storage/bad.ts', '../systems/a/leaf', 'src/systems/a/leaf.ts'],
    ['stores-walls', 'src/stores/bad.ts', '../screens/leaf', 'src/screens/leaf.ts'],
    ['components-walls', 'src/components/bad.ts', '../storage/leaf', 'src/storage/leaf.ts'],
    ['screens-walls', 'src/screens/bad.ts', '../storage/leaf', 'src/storage/leaf.ts'],
    ['app-without-tests-and-tools', 'src/screens/tool.ts', '../../scripts/leaf', 'scripts/leaf.ts'],
    ['app-without-dev-packages', 'src/screens/dev.ts', 'fast-check', 'src/screens/leaf.ts'],
    ['names-that-say-something', 'src/core/vague.ts', './utils', 'src/core/utils.ts'],
    ['no-cycles', 'src/core/chicken.ts', './egg', 'src/core/egg.ts'],
  ];
  let verdict: Verdict;

  beforeAll(() => {
    verdict = cruise({
      ...Object.fromEntries(violations.map(([, , , to]) => [to, leaf])),
      ...Object.fromEntries(violations.map(([, from, path]) => [from, importing(path)])),
      'src/core/egg.ts': "export { got as leaf } from './chicken';\n",
    });
  });

  test('an honest tree passes', () => {
    const { failed, said } = cruise({
      'src/core/dice/leaf.ts': leaf,
      'src/systems/kit/parts.ts': importing('../../core/dice/leaf'),
      'src/systems/b/index.ts': "export { got } from '../kit/parts';\n",
      'src/systems/index.ts': "export { got } from './b';\n",
      'src/storage/cards.ts': importing('../core/dice/leaf'),
    });
    expect(said.join('')).toContain('no dependency violations');
    expect(failed).toBe(false);
  });

  test('a planted import fails the check', () => {
    expect(verdict.failed).toBe(true);
  });

  test.each(violations)('%s: %s may not import %s', (rule, from) => {
    expect(verdict.said).toContainEqual(expect.stringContaining(`error ${rule}: ${from}`));
  });
});

describe('the purity of core and systems', () => {
  const impurities: readonly [what: string, message: string, text: string][] = [
    ['chance', 'dice come in with the command', 'export const roll = () => Math.random();\n'],
    ['a clock', 'no clock, no chance', 'export const now = () => Date.now();\n'],
    ['a global', 'no clock, no chance', 'export const all = () => globalThis;\n'],
    ['the console', 'no clock, no chance', "export const say = () => console.log('aye');\n"],
    ['React', 'no React, Expo, zustand or Node', "export { useState } from 'react';\n"],
    ['Expo', 'no React, Expo, zustand or Node', "export * from 'expo-haptics';\n"],
    ['zustand', 'no React, Expo, zustand or Node', "export { create } from 'zustand';\n"],
    ['any', 'no-explicit-any', 'export const parse = (text: string): any => text;\n'],
    ['an enum', 'not an enum', 'export enum Side {\n  Port,\n}\n'],
    ['a default export', 'import/no-default-export', 'export default 1;\n'],
    [
      'an assertion without reason',
      'carries its reason',
      'export const f = (x: unknown) => x as 4;\n',
    ],
    [
      'a promise left alone',
      'no-floating-promises',
      'export const go = (later: () => Promise<void>) => {\n  later();\n};\n',
    ],
    [
      'a forgotten case',
      'switch-exhaustiveness-check',
      "export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n};\n",
    ],
    [
      'a function of more than 80 lines',
      'max-lines-per-function',
      `export const long = (n: number) => {\n${'  n += 1;\n'.repeat(78)}  return n;\n};\n`,
    ],
  ];
  const pathOf = (folder: string, index: number) => `src/${folder}/planted${index}.ts`;
  const folders = ['core', 'systems/a'];
  let verdict: Verdict;

  beforeAll(() => {
    const planted = folders.flatMap((folder) =>
      impurities.map(([, , text], index) => [pathOf(folder, index), text]),
    );
    verdict = lint(Object.fromEntries(planted));
  });

  test('an honest file passes, and a store may read the clock', () => {
    const verdict = lint({
      'src/core/dice/leaf.ts': leaf,
      'src/stores/clock.ts': 'export const now = () => Date.now();\n',
    });
    expect(verdict).toEqual({ failed: false, said: [] });
  });

  test.each(impurities.map(([what, message], index) => [what, message, index] as const))(
    '%s fails with "%s"',
    (_what, message, index) => {
      for (const folder of folders) {
        const own = verdict.said.filter((line) => line.startsWith(pathOf(folder, index)));
        expect(own).toContainEqual(expect.stringContaining(message));
      }
    },
  );
});
