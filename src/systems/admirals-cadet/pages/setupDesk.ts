import { checked } from '../../../core/checked/checked';
import type { Answers } from '../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { oneAt, textAt } from '../../admirals/editions';
import type { CadetCard } from '../cards/types';
import { fleetCards } from '../fleet/types';
import type { CadetSetup } from '../play/setup';
import { SCENARIOS } from '../scenarios';
import { setupFromScenario } from '../scenarios/setupFromScenario';
import { SIDES, type Side } from '../scenarios/types';
import type { CadetWords } from '../words/en';
import { readsRule } from './seen';

const IDS = SCENARIOS.map(({ id }) => id);

const scenarioOf = (draft: Answers) => {
  const id = oneAt(draft, 'scenario', IDS);
  return SCENARIOS.find((one) => one.id === id) ?? SCENARIOS[0];
};

const nameOf = (draft: Answers, side: Side): string => textAt(draft, `names.${side}`)?.trim() ?? '';

const setupOf = (draft: Answers, shelf: Shelf, words: CadetWords): CadetSetup => {
  // The shelf of a system holds cards that its own reader gave.
  const cards = shelf.cards.map(({ card }) => card as CadetCard);
  const named = SIDES.filter((side) => nameOf(draft, side) !== '');
  return setupFromScenario(
    scenarioOf(draft),
    {
      cards: fleetCards(cards),
      names: Object.fromEntries(named.map((side) => [side, nameOf(draft, side)])),
      rulings: shelf.rulings ?? {},
    },
    words.scenarios,
  );
};

const nameField = (draft: Answers, side: Side, { scenarios, pages }: CadetWords): Block => ({
  block: 'field',
  id: `names.${side}`,
  label: pages.setup.player(scenarios.side(side)),
  value: nameOf(draft, side),
  lines: 'one',
});

/** Historic Play: which battle, who plays whom, and what it is played with. */
export const makeSetupDesk = (words: CadetWords): SetupDesk<CadetSetup> => ({
  blank: () => ({ scenario: SCENARIOS[0].id }),
  page: (draft, shelf) => {
    const scenario = scenarioOf(draft);
    const { name, story } = words.scenarios.texts[scenario.id];
    const { scenario: rules } = setupOf(draft, shelf, words);
    return {
      title: words.pages.setup.title,
      blocks: [
        {
          block: 'choice',
          id: 'scenario',
          label: words.pages.setup.battle,
          style: 'list',
          value: scenario.id,
          options: SCENARIOS.map(({ id }) => ({
            value: id,
            label: words.scenarios.texts[id].name,
          })),
          ...readsRule('Historic Play'),
        },
        { block: 'text', text: story, ...readsRule(name) },
        ...SIDES.map((side) => nameField(draft, side, words)),
        { block: 'heading', text: words.pages.scenario.rules },
        ...(rules?.rules ?? []).map((text) => ({ block: 'text', text }) as const),
      ],
    };
  },
  make: (draft, shelf) =>
    checked({
      title: words.scenarios.texts[scenarioOf(draft).id].name,
      setup: setupOf(draft, shelf, words),
    }),
});
