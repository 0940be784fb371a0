import { judgeNode } from '../../scripts/nodeVersion.cjs';

const engines = '^20.19.4 || ^22.13.0 || ^24.3.0';

test.each(['v20.19.4', 'v20.20.2', 'v22.13.0', 'v22.99.1', 'v24.3.0'])(
  'Node %s is welcome',
  (version) => {
    expect(judgeNode(version, engines)).toEqual({ runs: true, sentence: null });
  },
);

test.each(['v8.0.0', 'v18.20.8', 'v20.19.3', 'v20.9.0'])(
  'Node %s is too old, and says so',
  (version) => {
    expect(judgeNode(version, engines)).toEqual({
      runs: false,
      sentence: `Flagbridge needs Node 20.19.4 or later, and this is Node ${version.slice(1)}. Get a newer one from nodejs.org.`,
    });
  },
);

test.each(['v21.7.0', 'v22.12.0', 'v25.0.0', 'v26.1.0'])(
  'Node %s runs, with a word about it',
  (version) => {
    const verdict = judgeNode(version, engines);
    expect(verdict.runs).toBe(true);
    expect(verdict.sentence).toContain(`this is Node ${version.slice(1)}`);
  },
);
