import type { Message } from '../../../../core/checked/checked';
import type { ReadWhy } from '../../../../core/checked/read';
import type { FleetCodeWhy } from '../../../kit/fleets/code';
import type { MissingCard } from '../../../kit/fleets/gather';
import type { SetupWhy } from '../../../kit/play/setups';
import { say, type Sentences } from '../../../../core/checked/sentences';
import { readProblems } from '../../../../core/checked/words/en';
import type { Refusal } from '../../../../core/game/system';
import { deskWords } from '../../../kit/cards/words/en/desk';
import { fitIn, fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';
import { anyCorrectWords } from '../../../kit/words/en/correct';
import { anyGameWords } from '../../../kit/words/en/gamePages';
import { reportWords } from '../../../kit/words/en/report';
import { anySetupWords } from '../../../kit/words/en/setup';
import { cards, CATEGORY_NAMES, ICON_NAMES, TOKEN_NAMES } from './cards';
import { fleets } from './fleets';
import { eventLines } from './log';
import { markName } from './names';
import { pages } from './pages';
import { REFUSALS } from './refusals';

type BadYaws = { readonly id: 'bad-yaws'; readonly joints: number };

type OwnWhy = BadYaws | MissingCard | { readonly id: 'same-id-twice'; readonly found: string };

const OWN_PROBLEMS: Sentences<OwnWhy> = {
  'card-missing': ({ code }) => fleets.cardMissing(code),
  'same-id-twice': ({ found }) => fleets.sameId(found),
  'bad-yaws': ({ joints }) => fleets.badYaws(joints),
};

const PROBLEMS: Sentences<ReadWhy | FleetCodeWhy | SetupWhy | OwnWhy> = {
  ...readProblems,
  ...fleetDeskWords.codes,
  ...anySetupWords.problems,
  ...OWN_PROBLEMS,
};

export const en = {
  refusal: ({ why }: Refusal) => say(REFUSALS, why),
  problem: (why: Message) => say(PROBLEMS, why),
  events: eventLines,
  pages: anyGameWords,
  correct: { ...anyCorrectWords, mark: markName },
  report: reportWords,
  setup: anySetupWords,
  fleetDesk: fleetDeskWords,
  desk: deskWords,
  cards,
  categories: CATEGORY_NAMES,
  icons: ICON_NAMES,
  tokens: TOKEN_NAMES,
  fleets,
  fit: fitIn(fleets.breach),
  own: pages,
} as const;

export type Words = typeof en;
