import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Finding, Page } from '../../../core/pages/page';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import { textsAt } from '../../kit/pages/answered';
import { toldFindings } from '../../admirals-shared/pages/engine';
import { isLastTurn, phaseOf, shipsInSystems } from '../play/view';
import { TURNS } from '../winner';
import { repairBlocks, repairChoices, repairQuestions } from './repairs';
import { anyway, ENGINE, eventsOf, readsRule, tried, type Seen } from './seen';
import type { CadetCommand, CommandOf } from '../play/commands';
import type { SharedCommand } from '../../admirals-shared/play/commands';

const pastPage = ({ words }: Seen, title: string): Page => ({
  title,
  blocks: [{ block: 'text', text: words.pages.past }],
  primary: { label: words.pages.toBridge, opens: 'bridge' },
  isPast: true,
});

/** What a command would do, in the words of the log. */
const foretold = (seen: Seen, command: CadetCommand): readonly Finding[] =>
  toldFindings(ENGINE.lines(seen, eventsOf(seen, command)), readsRule);

const revealCommand = (seen: Seen, answers: Answers): SharedCommand<'reveal'> => {
  const repairs = repairChoices(repairQuestions(seen, 'reveal'), answers);
  return { type: 'reveal', ...(repairs.length > 0 ? { repairs } : {}) };
};

/** Orders Phase: one tap, or a page where what is revealed asks something. */
export const revealAct = (seen: Seen): Act => {
  const label = seen.words.pages.acts.reveal;
  return repairQuestions(seen, 'reveal').length > 0
    ? { label, opens: { page: 'reveal' } }
    : tried(seen, { type: 'reveal' }, { label });
};

/** What repairs at the reveal asks whom and where. */
export const revealPage = (seen: Seen, answers: Answers): Page => {
  const { acts } = seen.words.pages;
  if (phaseOf(seen.state) !== 'orders') return pastPage(seen, acts.reveal);
  const command = revealCommand(seen, answers);
  return {
    title: acts.reveal,
    blocks: repairBlocks(seen, repairQuestions(seen, 'reveal'), answers),
    primary: tried(seen, command, { label: acts.reveal, opens: 'bridge' }),
    secondary: anyway(seen, command, 'bridge'),
  };
};

const refreshLabel = ({ state, words }: Seen): string =>
  isLastTurn(state) ? words.pages.acts.lastRefresh : words.pages.acts.refresh;

/** Refresh Phase: one tap, or a page where the table has something to say. */
export const refreshAct = (seen: Seen): Act => {
  const label = refreshLabel(seen);
  const asks = isLastTurn(seen.state) || repairQuestions(seen, 'refresh').length > 0;
  return asks ? { label, opens: { page: 'refresh' } } : tried(seen, { type: 'refresh' }, { label });
};

/** Star System: who stands in one at the end of the game, as the table sees it. */
const systemsBlock = (seen: Seen, values: readonly string[]): Block => ({
  block: 'picks',
  id: 'inSystems',
  label: seen.words.pages.refresh.inSystems,
  values,
  options: shipsInPlay(seen.state).map(({ id }) => ({
    value: id,
    label: shipName(seen.state, id),
  })),
});

/** Refresh Phase, Ending the Game: filled in from the state; the table corrects what it sees otherwise. */
export const refreshPage = (seen: Seen, answers: Answers): Page => {
  const { state, setup, words } = seen;
  const { refresh, kicker } = words.pages;
  if (phaseOf(state) !== 'refresh' || state.outcome) return pastPage(seen, refresh.title);
  const questions = repairQuestions(seen, 'refresh');
  const repairs = repairChoices(questions, answers);
  const known = shipsInSystems(state).map(({ id }) => id);
  const inSystems = textsAt(answers, 'inSystems') ?? known;
  const asksSystems = isLastTurn(state) && setup.starSystems > 0;
  const command: CommandOf<'refresh'> = {
    type: 'refresh',
    ...(asksSystems ? { inSystems } : {}),
    ...(repairs.length > 0 ? { repairs } : {}),
  };
  return {
    title: refresh.title,
    kicker: kicker(state.round, TURNS, 'refresh'),
    blocks: [
      ...(asksSystems ? [systemsBlock(seen, inSystems)] : []),
      ...repairBlocks(seen, questions, answers),
    ],
    aside: [
      {
        block: 'findings',
        label: refresh.follows,
        findings: foretold(seen, { ...command, override: true }),
      },
    ],
    primary: tried(seen, command, { label: refreshLabel(seen), opens: 'bridge' }),
    secondary: anyway(seen, command, 'bridge'),
  };
};
