import type { Act, Block, Item, Page } from '../../../core/pages/page';
import { teamName } from '../../kit/play/ships';
import { laidOut, type Blocks } from '../../kit/pages/laidOut';
import type { Reads } from '../../kit/pages/reads';
import type { AnyView } from './view';
import { scenarioWhy, type ScoringLine } from '../../kit/play/scenarioLines';

/** What a scenario says of the map and of where ships start. */
export interface Deployment {
  readonly battlefield?: string;
  readonly deployment?: readonly string[];
}

/** In the order in which a table needs it: the map, then the ships. */
export const deploymentOf = ({ battlefield, deployment = [] }: Deployment): readonly string[] => [
  ...(battlefield === undefined ? [] : [battlefield]),
  ...deployment,
];

/** Lines under their heading. */
export const told = (heading: string, lines: readonly string[], reads: Reads = {}): Blocks =>
  lines.length > 0 && [
    { block: 'heading', text: heading },
    lines.map((text, at): Block => ({ block: 'text', text, ...(at === 0 ? reads : {}) })),
  ];

/** Where ships are placed. */
export const deploymentBlocks = ({ words }: AnyView, scenario: Deployment | undefined): Blocks =>
  scenario && told(words.pages.scenario.deployment, deploymentOf(scenario));

interface Scenario extends Deployment {
  readonly name: string;
  readonly rules: readonly string[];
}

/** A line that scores: by a tap, by itself, or by what a ship does. */
export interface LineOnPage extends ScoringLine {
  readonly text: string;
  /** How it scores where nobody taps it. */
  readonly scoredBy?: string;
}

const lineActs = (view: AnyView, { id, text }: LineOnPage): readonly Act[] => {
  const { anyway, scenario } = view.words.pages;
  const command = { type: 'scenario-score', line: id } as const;
  return [
    view.tried(command, { label: scenario.score, spoken: `${scenario.score}: ${text}` }),
    ...view.anyway(command, { spoken: `${anyway}: ${text}` }),
  ];
};

const lineItem = (view: AnyView, line: LineOnPage, points: (points: number) => string): Item => {
  const { id, text, team, limit = null, scoredBy } = line;
  const times = view.state.scores.filter(({ why }) => why === scenarioWhy(id)).length;
  const { scored } = view.words.pages.scenario;
  return {
    id,
    title: text,
    detail: [
      teamName(view.setup, team),
      scored(times, limit),
      ...(scoredBy === undefined ? [] : [scoredBy]),
    ].join(' · '),
    figure: points(line.points),
    ...(scoredBy === undefined ? { acts: lineActs(view, line) } : {}),
  };
};

/** The rules of this battle, and what scores in it. */
export const scenarioPage = (
  view: AnyView,
  scenario: Scenario,
  lines: readonly LineOnPage[],
  { points, reads = {} }: { readonly points: (points: number) => string; readonly reads?: Reads },
): Page => {
  const say = view.words.pages.scenario;
  const items = lines.map((line) => lineItem(view, line, points));
  return laidOut({
    title: scenario.name,
    blocks: [
      { block: 'items', label: say.lines, items },
      told(say.rules, scenario.rules, reads),
      deploymentBlocks(view, scenario),
    ],
  });
};
