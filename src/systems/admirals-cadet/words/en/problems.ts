import type { MissingCard } from '../../../kit/fleets/gather';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import { problemWords as shared } from '../../../admirals-shared/words/en/problems';
import type { FleetCodeWhy } from '../../../kit/fleets/code';
import type { CardWhy } from '../../cards/forms';
import { fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';
import type { SetupWhy } from '../../../kit/play/setups';
import { anySetupWords } from '../../../kit/words/en/setup';

type SameId = { readonly id: 'same-id-twice'; readonly found: string };

type Why = CardWhy | MissingCard | SetupWhy | SameId | FleetCodeWhy;

const PROBLEMS: Sentences<Why> = {
  ...shared.problems,
  ...fleetDeskWords.codes,
  ...anySetupWords.problems,
  'needs-shield-chart': () =>
    'A Heavy or Super Heavy ship has a shield chart: six numbers, clockwise from the fore.',
  'needs-shield-track': () => 'An Escort or Light ship has a shield track: one number.',
  'card-missing': ({ code }) =>
    `The card ${code} is not in any pack in use; add its pack or choose another fleet.`,
  'same-id-twice': ({ found }) => `The id ${found} is used twice.`,
};

export const problemWords = (why: Message): string => say(PROBLEMS, why);
