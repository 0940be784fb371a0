import type { ShipId } from '../../../core/game/events';
import { trackOf, type GameState } from '../../../core/game/state';
import { pointsNow, wordOf } from '../../kit/play/marks';
import { byName, FACINGS, TERRAINS, type Facing } from '../cards/terms';
import type { Shields } from '../cards/shieldsForm';
import { LASTING_MARKS, SHIELD, shieldTrack } from './names';

export const byFacing = (points: (facing: Facing) => number) => byName(FACINGS, points);

export const shieldsOf = (
  state: GameState,
  ship: ShipId,
  points: (track: string) => number = (track) => pointsNow(state, ship, track),
): Shields =>
  trackOf(state, ship, SHIELD)
    ? { as: 'pool', points: points(SHIELD) }
    : { as: 'facings', points: byFacing((facing) => points(shieldTrack(facing))) };

/** Where a ship stands, in the terms of an edition. */
export const terrainAmong =
  <SomeTerrain extends string>(terrains: readonly SomeTerrain[]) =>
  (state: GameState, ship: ShipId): SomeTerrain | null => {
    const word = wordOf(state, ship, LASTING_MARKS.terrain);
    return terrains.find((terrain) => terrain === word) ?? null;
  };

export const terrainOf = terrainAmong(TERRAINS);
