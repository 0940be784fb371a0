import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Page } from '../../../core/pages/page';
import { repairBlocks, repairChoices } from '../../admirals-shared/pages/repairs';
import * as every from '../../admirals-shared/pages/reveal';
import { textsAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { shipName, shipsInPlay } from '../../kit/play/ships';
import type { CommandOf } from '../play/commands';
import { isLastTurn, phaseOf, shipsInSystems } from '../play/view';
import { TURNS } from '../winner';
import { repairQuestions } from './repairs';
import type { View } from './view';

/** Orders Phase */
export const revealAct = (view: View): Act =>
  every.revealAct(view, repairQuestions(view, 'reveal'));

/** Orders Phase */
export const revealPage = (view: View, answers: Answers): Page =>
  every.revealPage(view, repairQuestions(view, 'reveal'), answers, {
    isNow: phaseOf(view.state) === 'orders',
  });

const refreshLabel = ({ state, words }: View): string =>
  isLastTurn(state) ? words.pages.acts.lastRefresh : words.pages.acts.refresh;

/** Refresh Phase: one tap, or a page where the table has something to say. */
export const refreshAct = (view: View): Act => {
  const label = refreshLabel(view);
  const asks = isLastTurn(view.state) || repairQuestions(view, 'refresh').length > 0;
  return asks ? { label, opens: { page: 'refresh' } } : view.tried({ type: 'refresh' }, { label });
};

/** Star System: who stands in one at the end of the game, as the table sees it. */
const systemsBlock = (view: View, values: readonly string[]): Block => ({
  block: 'picks',
  id: 'inSystems',
  label: view.words.pages.refresh.inSystems,
  values,
  options: shipsInPlay(view.state).map(({ id }) => ({
    value: id,
    label: shipName(view.state, id),
  })),
});

/** Refresh Phase, Ending the Game: filled in from the state; the table corrects what it sees otherwise. */
export const refreshPage = (view: View, answers: Answers): Page => {
  const { state, setup, words } = view;
  const { refresh, kicker } = words.pages;
  if (phaseOf(state) !== 'refresh' || state.outcome) return pastPage(view, refresh.title);
  const questions = repairQuestions(view, 'refresh');
  const repairs = repairChoices(questions, answers);
  const known = shipsInSystems(state).map(({ id }) => id);
  const inSystems = textsAt(answers, 'inSystems') ?? known;
  const asksSystems = isLastTurn(state) && setup.starSystems > 0;
  const command: CommandOf<'refresh'> = {
    type: 'refresh',
    ...(asksSystems ? { inSystems } : {}),
    ...(repairs.length > 0 ? { repairs } : {}),
  };
  const findings = view.findings(view.eventsOf({ ...command, override: true }));
  return {
    title: refresh.title,
    kicker: kicker(state.round, TURNS, 'refresh'),
    blocks: [
      ...(asksSystems ? [systemsBlock(view, inSystems)] : []),
      ...repairBlocks(view, questions, answers),
    ],
    aside: [{ block: 'findings', label: refresh.follows, findings }],
    primary: view.tried(command, { label: refreshLabel(view), opens: 'bridge' }),
    secondary: view.anyway(command, { opens: 'bridge' }),
  };
};
