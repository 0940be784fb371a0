import type { Page } from '../../../core/pages/page';
import { scenarioPage as anyScenarioPage } from '../../admirals-shared/pages/scenarioPage';
import { readsRule, type View } from './view';

/** Historic Play: the rules of this battle, and what scores. */
export const scenarioPage = (view: View): Page | null => {
  const { scenario } = view.setup;
  if (!scenario) return null;
  const { byItself, onShip } = view.words.pages.scenario;
  const lines = [
    ...scenario.scoring.map((line) => (line.when ? { ...line, scoredBy: byItself } : line)),
    ...scenario.acts.map((act) => ({ ...act, scoredBy: onShip })),
  ];
  return anyScenarioPage(view, scenario, lines, {
    points: view.words.report.pointsOf,
    reads: readsRule(scenario.name),
  });
};
