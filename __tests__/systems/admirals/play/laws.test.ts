import { offer } from '../../../../src/systems/admirals/play/offer';
import { parseCommand } from '../../../../src/systems/admirals/play/parse/command';
import type { AdmiralsSetup } from '../../../../src/systems/admirals/play/setup';
import { RULINGS } from '../../../../src/systems/admirals/rulings';
import { en } from '../../../../src/systems/admirals/words/en';
import {
  play,
  refusalOf,
  startBattle,
  trainingScenario,
  trainingSetup,
} from '../../../builders/battle';
import { keepsTheLaws, type LawfulTable } from '../../../builders/laws';

/** Each table with how many commands are played at it: 10,000 in all. */
const TABLES: readonly LawfulTable<AdmiralsSetup>[] = [
  ['constructed, Beta, one a side', 2000, trainingSetup({ escalation: 'Beta' })],
  ['constructed, Alpha, two a side', 2000, trainingSetup({ perSide: 2 })],
  ['constructed, Alpha, three a side', 1500, trainingSetup({ perSide: 3 })],
  ['constructed, Omega, one a side', 500, trainingSetup({ escalation: 'Omega' })],
  ['the scenario of the training pack', 500, trainingScenario('challenge')],
  ['open play, Delta, one a side', 2000, trainingSetup({ mode: 'open', escalation: 'Delta' })],
  [
    'constructed, Gamma, every ruling the other way',
    1500,
    trainingSetup({
      escalation: 'Gamma',
      rulings: Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers.at(-1) ?? ''])),
    }),
  ],
];

describe('any game of legal commands', () => {
  keepsTheLaws({ startBattle, play, refusalOf, offer, parseCommand, words: en.system }, TABLES);
});
