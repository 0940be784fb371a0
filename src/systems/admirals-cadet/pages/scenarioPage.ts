import type { Item, Page } from '../../../core/pages/page';
import { teamName } from '../../admirals/editions';
import { readsRule, tried, type Seen } from './seen';

/** Historic Play: the rules of this battle, and what scores; lines that only the table sees are tapped. */
export const scenarioPage = (seen: Seen): Page | null => {
  const { setup, words } = seen;
  const { scenario } = setup;
  if (!scenario) return null;
  const say = words.pages.scenario;
  const lines = scenario.scoring.map((line): Item => {
    const act = tried(seen, { type: 'scenario-score', line: line.id }, { label: line.text });
    return {
      id: line.id,
      title: line.text,
      detail: line.when ? say.byItself : teamName(setup, line.team),
      figure: String(line.points),
      ...(line.when ? {} : { act }),
    };
  });
  const acts = scenario.acts.map((act): Item => ({
    id: act.id,
    title: act.text,
    detail: teamName(setup, act.team),
    figure: String(act.points),
  }));
  return {
    title: scenario.name,
    blocks: [
      { block: 'heading', text: say.rules },
      ...scenario.rules.map(
        (text) => ({ block: 'text', text, ...readsRule(scenario.name) }) as const,
      ),
      { block: 'items', label: say.lines, items: [...lines, ...acts] },
    ],
  };
};
