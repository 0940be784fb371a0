import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import { scenarioSetup, trainingSetup } from '../../../builders/cadetBattle';
import { keepsTheLaws, type LawfulTable } from '../../../builders/laws';

/** Each table with how many commands are played at it. */
const TABLES: readonly LawfulTable[] = [
  ['constructed', 300, trainingSetup()],
  ['Flight of the Paladin', 100, scenarioSetup('flight-of-the-paladin')],
  ['Live and Learn', 100, scenarioSetup('live-and-learn')],
  ['Holding Out for a Hero', 100, scenarioSetup('holding-out-for-a-hero')],
  [
    'constructed, every ruling the other way',
    300,
    trainingSetup(
      Object.fromEntries(
        admiralsCadet.rulings.map(({ id, answers }) => [id, answers.at(-1) ?? '']),
      ),
    ),
  ],
];

describe('any game of what the pages offer', () => {
  keepsTheLaws(admiralsCadet, TABLES);

  test.each(TABLES)('%s: the set-up reads back as it was stored', (_, __, setup) => {
    const stored: unknown = JSON.parse(JSON.stringify(setup));
    expect(admiralsCadet.parseSetup(stored)).toEqual({ ok: true, value: setup });
  });
});
