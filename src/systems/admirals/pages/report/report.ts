import type { Report, StepTold } from '../../../../core/pages/shows';
import { powerOf } from '../../play/standing';
import { roundsOf } from '../../play/turn';
import { WAYS } from '../../scoring/score';
import { readsRule } from '../reads';
import type { Seen } from '../shipRow';
import { battleReport } from '../../../admirals-shared/pages/report/battleReport';
import { rollsOf } from '../../../admirals-shared/pages/report/luck';

const wayName = ({ words, setup }: Seen, why: string): string | null => {
  const way = [...WAYS, 'allOutWar' as const].find((one) => one === why);
  if (way !== undefined) return words.scoring.way(way);
  return setup.scenario?.scoring.find(({ id }) => why === `scenario:${id}`)?.text ?? null;
};

/** What a finished game is remembered by. */
export const makeReport = (seen: Seen, steps: readonly StepTold[]): Report => {
  const { setup, state, rules, words } = seen;
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
      wayName: (why) => wayName(seen, why),
      worth: (ship) => powerOf(setup, ship.id),
    },
    steps,
  );
};
