import type { CardId, ShipId } from '../../../../core/game/events';
import { recordEach, type Game } from '../../../../core/game/game';
import type { Ship } from '../../../../core/game/state';
import { shipsInPlay } from '../../../kit/play/ships';
import type { Reach } from '../../cards/effectForm';
import type { Facing } from '../../cards/terms';
import type { RepairChoice } from '../commands';

interface Repairing {
  readonly does: 'repair';
  readonly moment: string;
  readonly reach: Reach;
}

/** A card that works on a ship, and the repairs that it does. */
interface Working<Effect> {
  readonly id: CardId;
  readonly repairs: readonly Effect[];
}

/** What the cards in play repair at a moment, each ship in turn: the bearer, or friends that a player named. */
export const makeRepairs =
  <Some extends Game, Effect extends Repairing>(
    workingAt: (game: Some, ship: Ship) => readonly Working<Effect>[],
    mend: (game: Some, ship: ShipId, effect: Effect, facings?: readonly Facing[]) => Some,
  ) =>
  (game: Some, moments: readonly Effect['moment'][], choices: readonly RepairChoice[] = []) => {
    const mendBy = (before: Some, bearer: Ship, card: CardId, effect: Effect): Some => {
      const named = choices.filter((one) => one.card === card);
      const friends = named.filter(({ ship }) => before.state.ships[ship]?.team === bearer.team);
      const ships = effect.reach.whom === 'bearer' ? [bearer.id] : friends.map(({ ship }) => ship);
      return recordEach(before, ships, (after, ship) =>
        mend(after, ship, effect, named.find((one) => one.ship === ship)?.facings),
      );
    };
    return recordEach(game, shipsInPlay(game.state), (after, ship) =>
      recordEach(after, workingAt(after, ship), (so, { id, repairs }) =>
        recordEach(
          so,
          repairs.filter(({ moment }) => moments.includes(moment)),
          (now, effect) => mendBy(now, ship, id, effect),
        ),
      ),
    );
  };

/** The effects that repair. */
export const repairsIn = <Effect extends { readonly does: string }>(
  effects: readonly Effect[],
): readonly Extract<Effect, { readonly does: 'repair' }>[] =>
  effects.filter(
    (effect): effect is Extract<Effect, { readonly does: 'repair' }> => effect.does === 'repair',
  );
