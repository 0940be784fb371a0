import { admirals } from '../../../../src/systems/admirals';
import { trainingScenario, trainingSetup } from '../../../builders/battle';
import { keepsTheLaws, type LawfulTable } from '../../../builders/laws';

/** Each table with how many commands are played at it. */
const TABLES: readonly LawfulTable[] = [
  ['constructed, Beta, one a side', 300, trainingSetup({ escalation: 'Beta' })],
  ['constructed, Alpha, two a side', 100, trainingSetup({ perSide: 2 })],
  ['constructed, Alpha, three a side', 50, trainingSetup({ perSide: 3 })],
  ['constructed, Omega, one a side', 50, trainingSetup({ escalation: 'Omega' })],
  ['the scenario of the training pack', 100, trainingScenario('challenge')],
  ['open play, Delta, one a side', 300, trainingSetup({ mode: 'open', escalation: 'Delta' })],
  [
    'constructed, Gamma, every ruling the other way',
    100,
    trainingSetup({
      escalation: 'Gamma',
      rulings: Object.fromEntries(
        admirals.rulings.map(({ id, answers }) => [id, answers.at(-1) ?? '']),
      ),
    }),
  ],
];

describe('any game of what the pages offer', () => {
  keepsTheLaws(admirals, TABLES);
});
