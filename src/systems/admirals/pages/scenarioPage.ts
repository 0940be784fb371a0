import type { Page } from '../../../core/pages/page';
import { scenarioPage as anyScenarioPage } from '../../admirals-shared/pages/scenarioPage';
import type { View } from './view';

/** 11A: the rules of the scenario, and its ways to score. */
export const scenarioPage = (view: View): Page | null => {
  const { scenario } = view.setup;
  const { pointsOf: points } = view.words.report;
  return scenario ? anyScenarioPage(view, scenario, scenario.scoring, { points }) : null;
};
