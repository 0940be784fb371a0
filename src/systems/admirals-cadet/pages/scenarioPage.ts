import type { Item, Page } from '../../../core/pages/page';
import { teamName } from '../../kit/play/ships';
import { scenarioWhy } from '../../admirals-shared/play/scenarios';
import type { ScenarioAct, ScenarioScore } from '../play/setup';
import { anyway, readsRule, tried, type Seen } from './seen';

const timesScored = ({ state }: Seen, id: string): number =>
  state.scores.filter(({ why }) => why === scenarioWhy(id)).length;

const itemOf = (seen: Seen, { id, text, team, points }: ScenarioScore | ScenarioAct): Item => {
  const { scenario } = seen.words.pages;
  const scored = timesScored(seen, id);
  return {
    id,
    title: text,
    detail: [teamName(seen.setup, team), ...(scored > 0 ? [scenario.scored(scored)] : [])].join(
      ' · ',
    ),
    figure: scenario.points(points),
  };
};

/** A line that only the table sees is tapped; the app sees the others by itself. */
const lineItem = (seen: Seen, line: ScenarioScore): Item => {
  const { acts, scenario } = seen.words.pages;
  const item = itemOf(seen, line);
  if (line.when) return { ...item, detail: `${item.detail ?? ''} · ${scenario.byItself}` };
  const command = { type: 'scenario-score', line: line.id } as const;
  return {
    ...item,
    acts: [
      tried(seen, command, { label: acts.score, spoken: `${acts.score}: ${line.text}` }),
      ...anyway(seen, command).map((act) => ({ ...act, spoken: `${act.label}: ${line.text}` })),
    ],
  };
};

const actItem = (seen: Seen, act: ScenarioAct): Item => {
  const item = itemOf(seen, act);
  return { ...item, detail: `${item.detail ?? ''} · ${seen.words.pages.scenario.onShip}` };
};

/** Historic Play: the rules of this battle, and what scores. */
export const scenarioPage = (seen: Seen): Page | null => {
  const { scenario } = seen.setup;
  if (!scenario) return null;
  const say = seen.words.pages.scenario;
  return {
    title: scenario.name,
    blocks: [
      {
        block: 'items',
        label: say.lines,
        items: [
          ...scenario.scoring.map((line) => lineItem(seen, line)),
          ...scenario.acts.map((act) => actItem(seen, act)),
        ],
      },
      { block: 'heading', text: say.rules },
      ...scenario.rules.map((text, at) => {
        const reads = at === 0 ? readsRule(scenario.name) : {};
        return { block: 'text', text, ...reads } as const;
      }),
    ],
  };
};
