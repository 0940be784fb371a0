import type { Report, StepTold } from '../../../../core/pages/shows';
import { powerOf } from '../../play/standing';
import { roundsOf } from '../../play/turn';
import { WAYS } from '../../scoring/score';
import { readsRule } from '../reads';
import type { View } from '../shipRow';
import { battleReport } from '../../../admirals-shared/pages/report/battleReport';
import { rollsOf } from './rolls';

const wayName = ({ words, setup }: View, why: string): string | null => {
  const way = [...WAYS, 'allOutWar' as const].find((one) => one === why);
  if (way !== undefined) return words.scoring.way(way);
  return setup.scenario?.scoring.find(({ id }) => why === `scenario:${id}`)?.text ?? null;
};

/** What a finished game is remembered by. */
export const makeReport = (view: View, steps: readonly StepTold[]): Report => {
  const { setup, state, rules, words } = view;
  return battleReport(
    {
      setup,
      state,
      words: words.report,
      rounds: roundsOf(setup),
      rolls: rollsOf(setup, rules, steps),
      lines: (events, before) => words.play.lines(events, before, setup),
      readsRule,
      points: words.scoring.points,
      wayName: (why) => wayName(view, why),
      worth: (ship) => powerOf(setup, ship.id),
    },
    steps,
  );
};
