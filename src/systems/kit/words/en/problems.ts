import type { Sentences } from '../../../../core/checked/sentences';
import type { ReadWhy } from '../../../../core/checked/read';
import { readProblems } from '../../../../core/checked/words/en';
import { formProblems } from '../../cards/words/en/problems';
import type { FleetCodeWhy } from '../../fleets/fleetForm';
import type { MissingCard } from '../../fleets/gather';
import { fleetDeskWords } from '../../fleets/words/en/fleetDesk';
import type { SetupWhy } from '../../play/setups';
import { anySetupWords } from './setup';

/** What can be wrong with a draft, a fleet code or a set-up in any game. */
export type KitProblem = ReadWhy | FleetCodeWhy | MissingCard | SetupWhy;

export const anyProblems: Sentences<KitProblem> = {
  ...readProblems,
  ...formProblems,
  ...fleetDeskWords.codes,
  ...anySetupWords.problems,
  'card-missing': ({ code }) =>
    `The card ${code} is not in any pack in use; add its pack or choose another fleet.`,
};
