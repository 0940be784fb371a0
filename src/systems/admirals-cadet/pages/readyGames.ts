import type { ReadyGame } from '../../../core/pages/shows';
import { setupFromFleets } from '../fleet/setupFromFleets';
import { fleetCards } from '../fleet/types';
import { SCENARIOS } from '../scenarios';
import { setupFromScenario } from '../scenarios/setupFromScenario';
import { fleetOfReady, TRAINING_CARDS, TRAINING_FLEETS } from '../training/pack';
import type { CadetWords } from '../words/en';

const STAR_SYSTEMS = 3;

const constructed = ({ pages }: CadetWords): readonly ReadyGame[] => {
  const cards = fleetCards(TRAINING_CARDS);
  const sides = TRAINING_FLEETS.map((ready) => ({
    player: {
      id: `player-${ready.id}`,
      team: ready.id,
      name: pages.ready[ready.id],
      fleet: pages.ready[ready.id],
    },
    fleet: fleetOfReady(ready),
    cards,
  }));
  const teams = TRAINING_FLEETS.map(({ id }) => ({ id, name: pages.ready[id] }));
  const setup = setupFromFleets(sides, { teams, first: 'lantern', starSystems: STAR_SYSTEMS });
  if (!setup.ok) return [];
  return [{ id: 'constructed', setup: setup.value }];
};

/** The three battles of the booklet with stand-ins, then two fleets of the Training Set. */
export const readyGames = (words: CadetWords): readonly ReadyGame[] => [
  ...SCENARIOS.map((scenario) => ({
    id: scenario.id,
    setup: setupFromScenario(scenario, { cards: fleetCards([]) }, words.scenarios),
  })),
  ...constructed(words),
];
