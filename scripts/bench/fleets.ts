import { tenBest } from '../../__tests__/builders/tenBest';
import { worthTo } from '../../src/systems/admirals/fleet/figures';
import { searchCompletions, whatFits } from '../../src/systems/admirals/fleet/completions';
import type { Fleet } from '../../src/systems/admirals/fleet/fleet';
import { fleetCards } from '../../src/systems/admirals/fleet/fleetCards';
import { KILN_LIST, LANTERN_LIST } from '../../src/systems/admirals-shared/training/lists';
import { TRAINING_PACK } from '../../src/systems/admirals-shared/training/pack';
import { fastest, type Row } from './row';
import { rulesFor } from '../../src/systems/admirals/rules';

const cards = fleetCards(TRAINING_PACK.cards);
const rules = rulesFor({});
const SECOND_MS = 1000;

/** An empty Omega fleet of each training list: completing it, and asking what fits. */
export function measureFleets(): readonly Row[] {
  const rows = [LANTERN_LIST, KILN_LIST].flatMap((list): readonly Row[] => {
    const fleet: Fleet = {
      mode: 'constructed',
      limit: { escalation: 'Omega' },
      list: list.code,
      ships: [],
      flightGroups: [],
      orders: [],
    };
    const valueOf = worthTo('dice-at-3', cards, rules);
    const complete = () => tenBest(searchCompletions({ fleet, list, cards, valueOf, rules }));
    const budget = { atMost: SECOND_MS };
    return [
      {
        name: `completing Omega, ${list.name}`,
        value: fastest(complete, 1, 5),
        unit: 'ms',
        budget,
      },
      {
        name: `what fits into Omega, ${list.name}`,
        value: fastest(() => whatFits({ fleet, list, cards, rules }), 1, 5),
        unit: 'ms',
        budget,
      },
    ];
  });
  return rows;
}
