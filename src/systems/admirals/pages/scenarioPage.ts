import type { Block, Item, Page } from '../../../core/pages/page';
import { scenarioWhy } from '../../admirals-shared/play/scenarios';
import type { ScenarioScore } from '../play/setup';
import { teamName } from '../../kit/play/ships';
import type { Seen } from './shipRow';
import { anyway, tried } from './tried';

const timesScored = ({ state }: Seen, { id }: ScenarioScore): number =>
  state.scores.filter(({ why }) => why === scenarioWhy(id)).length;

const lineItem = (seen: Seen, line: ScenarioScore): Item => {
  const words = seen.words.playPages;
  const command = { type: 'scenario-score', line: line.id } as const;
  const times = timesScored(seen, line);
  return {
    id: line.id,
    title: line.text,
    detail: [
      teamName(seen.setup, line.team),
      words.scenario.scored(times, line.limit ?? null),
    ].join(' · '),
    figure: seen.words.scoring.points(line.points),
    acts: [
      tried(seen, command, {
        label: words.scenario.score,
        spoken: `${words.scenario.score}: ${line.text}`,
      }),
      ...anyway(seen, command, { label: words.anyway, spoken: `${words.anyway}: ${line.text}` }),
    ],
  };
};

/** 11A: the rules of the scenario, and its ways to score. */
export const scenarioPage = (seen: Seen): Page | null => {
  const { scenario } = seen.setup;
  if (!scenario) return null;
  const words = seen.words.playPages.scenario;
  const rules: readonly Block[] =
    scenario.rules.length === 0
      ? []
      : [
          { block: 'heading', text: words.rules },
          ...scenario.rules.map((text): Block => ({ block: 'text', text })),
        ];
  return {
    title: scenario.name,
    blocks: [
      ...rules,
      {
        block: 'items',
        label: words.lines,
        items: scenario.scoring.map((line) => lineItem(seen, line)),
      },
    ],
  };
};
