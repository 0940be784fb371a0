import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEFAULT_RULINGS, RULINGS, rulingsFrom } from '../../../src/systems/admirals/rulings';

/** What the engine asks a table's rulings for. */
const asked = (folder: string): ReadonlySet<string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/rulings\['([a-z-]+)'\]/g),
  ]);
  return new Set(found.map(([, id = '']) => id));
};

describe('rulings', () => {
  test('are all asked for by the rules: no switch is idle', () => {
    const ids = new Set(
      ['admirals', 'admirals-shared'].flatMap((one) => [...asked(`src/systems/${one}`)]),
    );
    expect(RULINGS.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('have ids of their own and answers that differ', () => {
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(RULINGS.length);
    for (const { answers } of RULINGS) expect(new Set(answers).size).toBe(answers.length);
  });

  test('are the first answers while a table has said nothing', () => {
    expect(DEFAULT_RULINGS).toEqual(
      Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers[0]])),
    );
  });

  test('follow what a table has said', () => {
    expect(rulingsFrom({ 'heal-x': 'one' })['heal-x']).toBe('one');
  });

  test('fall back on the default for an answer or a question that nobody knows', () => {
    const odd = rulingsFrom(JSON.parse('{"heal-x":"three","__proto__":"x","no-such":"yes"}'));
    expect(odd).toEqual(DEFAULT_RULINGS);
  });
});
