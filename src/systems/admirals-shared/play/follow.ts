import type { ShipId, CardId } from '../../../core/game/events';
import { trackOf, type Ship } from '../../../core/game/state';
import { type Game, recordEach } from '../../../core/game/game';
import { changeTrack, type Cause } from '../../kit/play/marks';
import { FACINGS, type Facing } from '../cards/terms';
import { SHIELD, shieldTrack } from './names';
import { shipsInPlay } from '../../kit/play/ships';
import type { Reach } from '../cards/effectForm';
import type { RepairChoice } from './commands';

/** Points off a facing, or off the pool. */
export const spendShields = <Some extends Game>(
  game: Some,
  ship: ShipId,
  facing: Facing | null,
  points: number,
  cause: Cause,
): Some => changeTrack(game, ship, shieldTrack(facing), -points, cause);

const missing = ({ state }: Game, ship: ShipId, track: string): number => {
  const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
  return (max ?? now) - now;
};

const mostMissing = (game: Game, ship: ShipId): Facing =>
  FACINGS.reduce((worst, facing) =>
    missing(game, ship, shieldTrack(facing)) > missing(game, ship, shieldTrack(worst))
      ? facing
      : worst,
  );

/** So many points for the whole piece, none above what a facing had: where said, else where most is gone. */
export const mendShields = <Some extends Game>(
  game: Some,
  ship: ShipId,
  points: number,
  facings: readonly Facing[],
  cause: Cause,
): Some => {
  if (trackOf(game.state, ship, SHIELD)) return changeTrack(game, ship, SHIELD, points, cause);
  let after = game;
  for (let i = 0; i < points; i += 1) {
    const facing = facings[i] ?? mostMissing(after, ship);
    after = changeTrack(after, ship, shieldTrack(facing), 1, cause);
  }
  return after;
};

interface Repairing {
  readonly does: 'repair';
  readonly moment: string;
  readonly reach: Reach;
}

/** What the cards in play repair at a moment, each ship in turn: the bearer, or friends that a player named. */
export const makeRepairs =
  <Some extends Game, Effect extends Repairing>(
    /** The cards that work on a ship, and the repairs that each does. */
    workingAt: (
      game: Some,
      ship: Ship,
    ) => readonly { readonly id: CardId; readonly repairs: readonly Effect[] }[],
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
