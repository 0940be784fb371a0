import { runSteps, summarize } from '../../scripts/steps/runSteps.mjs';

const node = (script: string) => ['node', '-e', script] as const;
const passing = node('');
const failing = node("console.log('the hull is breached'); process.exit(3)");

let said: string[];

beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a run that passes ends with the sum', async () => {
  const outcomes = await runSteps([
    { name: 'types', command: passing },
    { name: 'unit tests', command: passing, count: () => ({ passed: 41, failed: 0 }) },
  ]);
  expect(summarize(outcomes)).toEqual({ ok: true, lines: ['42 passed, 0 failed'] });
});

test('a step that fails tells its output, fails the run and is counted', async () => {
  const outcomes = await runSteps([
    { name: 'lint', command: failing },
    { name: 'unit tests', command: failing, count: () => ({ passed: 5, failed: 2 }) },
  ]);
  expect(said.join('\n')).toContain('the hull is breached');
  expect(summarize(outcomes)).toEqual({
    ok: false,
    lines: ['Failed: lint, unit tests', '5 passed, 3 failed'],
  });
});

test('a step that dies after its tests passed is a failure all the same', async () => {
  const outcomes = await runSteps([
    { name: 'unit tests', command: failing, count: () => ({ passed: 5, failed: 0 }) },
  ]);
  expect(summarize(outcomes).lines).toContain('5 passed, 1 failed');
});

test('a command that is not there is a failure', async () => {
  const outcomes = await runSteps([{ name: 'lint', command: ['no-such-command'] }]);
  expect(summarize(outcomes).ok).toBe(false);
  expect(said.join('\n')).toContain('no-such-command did not start');
});

test('a step waits for what it needs, and is not run when that fails', async () => {
  const outcomes = await runSteps(
    [
      { name: 'end to end', command: passing, after: ['web export'] },
      { name: 'web export', command: failing },
      { name: 'types', command: passing },
    ],
    1,
  );
  expect(outcomes.map(({ name, ok }) => [name, ok])).toEqual([
    ['end to end', false],
    ['web export', false],
    ['types', true],
  ]);
  expect(said.join('\n')).toContain('Not run, because web export did not pass.');
});
