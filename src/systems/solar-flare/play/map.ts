import type { ShipId } from '../../../core/game/events';
import { record, type Decided } from '../../../core/game/game';
import type { GameState } from '../../../core/game/state';
import { isSameHex } from '../../../core/hex/hex';
import { markSet } from '../../kit/play/marks';
import { shipName } from '../../kit/play/ships';
import * as spots from '../../kit/play/spots';
import type { SpaceObject } from '../rules/space';
import type { Asked, SolarGame, SolarWhy } from './commands';
import { LAID } from './names';
import { check, checks, isTorpedo } from './turn';

/** Something on the map of a game, and what it is called. */
export interface Laid extends SpaceObject {
  readonly piece: string;
  readonly name: string;
}

const kindOf = ({ ships }: GameState, piece: string): SpaceObject['kind'] => {
  const ship = ships[piece];
  if (ship) return isTorpedo(ship) ? 'torpedo' : 'ship';
  return LAID.find((kind) => piece.startsWith(`${kind}:`)) ?? 'planet';
};

/** All that is known to be around a piece, seen from it with its bow up. */
export const laidAround = (state: GameState, from: ShipId): readonly Laid[] => {
  const own = spots.spotOf(state, from);
  if (!own) return [];
  return spots
    .onMap(state, own.map)
    .filter(([piece]) => piece !== from)
    .map(([piece, { place }]) => ({
      ...spots.seenFrom(own.place, place).hex,
      kind: kindOf(state, piece),
      piece,
      name: shipName(state, piece),
    }));
};

const numberOf = ({ holders }: GameState, kind: string): number =>
  Object.keys(holders).filter((piece) => piece.startsWith(`${kind}:`)).length + 1;

/** Placing Anomalies: something comes to lie in a hex, or goes where the same lies there. */
const lay = (game: SolarGame, { ship, what, stands }: Asked<'place'>): SolarGame => {
  const { state } = game;
  const rule = 'Placing Anomalies';
  const lies = laidAround(state, ship).find(
    (one) => isSameHex(one, stands.hex) && !state.ships[one.piece],
  );
  const cleared = lies ? record(game, markSet(lies.piece, spots.WHERE, 0, rule)) : game;
  if (lies?.kind === what) return cleared;
  const known = spots.spotOf(state, ship);
  const own = known ?? spots.firstSpot(state, ship);
  const place = spots.placeSeen(own.place, stands);
  return record(
    cleared,
    ...(known ? [] : [spots.put(ship, own, rule)]),
    spots.put(`${what}:${numberOf(state, what)}`, { place, map: own.map }, rule),
  );
};

/** Line of Attack: where the table says that another piece, or an anomaly, is. */
export const place = (game: SolarGame, asked: Asked<'place'>): Decided<SolarGame, SolarWhy> => {
  const { ship, what, stands } = asked;
  const unknown = checks.stillThere(game, ship);
  if (unknown) return unknown;
  if (LAID.some((kind) => kind === what)) return lay(game, asked);
  const rule = 'Line of Attack';
  return (
    checks.stillThere(game, what) ??
    check(what !== ship, { id: 'own-target' }, rule) ??
    record(game, ...spots.seenThere(game.state, ship, what, stands, rule))
  );
};
