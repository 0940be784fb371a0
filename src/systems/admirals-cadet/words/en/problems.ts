import type { MissingCard } from '../../../kit/fleets/gather';
import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import { fleetDeskWords } from '../../../kit/words/en/fleetDesk';
import { problemWords as shared } from '../../../admirals-shared/words/en/problems';
import type { FleetCodeWhy } from '../../../kit/fleets/code';
import type { CardWhy } from '../../cards/parse';
import type { SetupDeskWhy } from '../../pages/setup/lacks';
import { setupDeskWords } from './setupDesk';

type SetupWhy =
  | { readonly id: 'team-roll-tied' }
  | { readonly id: 'no-such-team'; readonly team: string }
  | { readonly id: 'same-id-twice'; readonly found: string };

type Why = CardWhy | MissingCard | SetupWhy | SetupDeskWhy | FleetCodeWhy;

const PROBLEMS: Sentences<Why> = {
  ...shared.problems,
  ...fleetDeskWords.codes,
  ...setupDeskWords.problems,
  'needs-shield-chart': () =>
    'A Heavy or Super Heavy ship has a shield chart: six numbers, clockwise from the fore.',
  'needs-shield-track': () => 'An Escort or Light ship has a shield track: one number.',
  'card-missing': ({ code }) =>
    `The card ${code} is not in any pack in use; add its pack or choose another fleet.`,
  'team-roll-tied': () => 'Both sides rolled the same; roll again.',
  'no-such-team': ({ team }) => `No side of this game has the id ${team}.`,
  'same-id-twice': ({ found }) => `The id ${found} is used twice.`,
};

export const problemWords = (why: Message): string => say(PROBLEMS, why);
