import type { ReadyGame } from '../../../core/pages/shows';
import { fleetCards } from '../fleet/fleetCards';
import { setupFromFleets, type FleetAtTable } from '../fleet/setupFromFleets';
import { TRAINING_FLEETS, type ReadyFleet } from '../training/fleets';
import { TRAINING_PACK } from '../../admirals-shared/training/pack';

const SIDES = ['A', 'B'] as const;
/** What a small battlefield has. */
const STRATEGIC_SYSTEMS = 3;

const atTable = (fleet: ReadyFleet, side: (typeof SIDES)[number]): FleetAtTable | null => {
  const list = TRAINING_PACK.cards.find((card) => card.code === fleet.list);
  if (list?.kind !== 'list') return null;
  const player = { id: `p${side}`, team: side, name: fleet.name, fleet: fleet.name };
  return { player, fleet, list, cards: fleetCards(TRAINING_PACK.cards) };
};

const pairs = (): readonly (readonly [ReadyFleet, ReadyFleet])[] =>
  TRAINING_FLEETS.flatMap((one, at) =>
    TRAINING_FLEETS.slice(at + 1)
      .filter(
        (other) =>
          other.list !== one.list &&
          other.mode === one.mode &&
          other.limit.escalation === one.limit.escalation,
      )
      .map((other) => [one, other] as const),
  );

/** Two fleets of the training pack against each other, at every level and both ways. */
export const readyGames = (): readonly ReadyGame[] =>
  pairs().flatMap(([one, other]) => {
    const sides = [atTable(one, 'A'), atTable(other, 'B')].flatMap((side) => side ?? []);
    const teams = sides.map(({ player }) => ({ id: player.team, name: player.name }));
    const setup = setupFromFleets(sides, { teams, strategicSystems: STRATEGIC_SYSTEMS });
    if (!setup.ok) return [];
    return [{ id: `${one.mode}-${one.limit.escalation}`, setup: setup.value }];
  });
