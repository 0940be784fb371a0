import { readFileSync } from 'node:fs';

import { makeTable } from '../../scripts/trainingTable/markdown';
import { balance, makePage, measureShips } from '../../scripts/trainingTable/page';

const measures = measureShips();

test('docs/training-pack.md says what the pack and the odds say', () => {
  expect(readFileSync('docs/training-pack.md', 'utf8')).toBe(makePage(measures));
});

test.each(balance(measures).map((level) => [level.escalation, level] as const))(
  'the two factions are within a tenth of each other at level %s',
  (_escalation, { ratio, fleets }) => {
    expect(fleets).toHaveLength(2);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);

test('a table has its columns aligned, figures to the right', () => {
  expect(makeTable(['Ship', 'Power'], [['Frigate', '2']])).toBe(
    ['| Ship    | Power |', '| ------- | ----: |', '| Frigate |     2 |'].join('\n'),
  );
});
