import type { ShipId } from '../../../core/game/events';
import { trackOf, type GameState } from '../../../core/game/state';
import { pointsNow, wordOf } from '../../kit/play/reading';
import { TERRAINS, type Facing, type Terrain } from '../cards/terms';
import type { Shields } from '../cards/shieldsForm';
import { LASTING_MARKS, SHIELD, shieldTrack } from './names';

export const byFacing = (points: (facing: Facing) => number): Readonly<Record<Facing, number>> => ({
  'Direct Fore': points('Direct Fore'),
  'Right Fore': points('Right Fore'),
  'Right Aft': points('Right Aft'),
  'Direct Aft': points('Direct Aft'),
  'Left Aft': points('Left Aft'),
  'Left Fore': points('Left Fore'),
});

export const shieldsOf = (
  state: GameState,
  ship: ShipId,
  points: (track: string) => number = (track) => pointsNow(state, ship, track),
): Shields =>
  trackOf(state, ship, SHIELD)
    ? { as: 'pool', points: points(SHIELD) }
    : { as: 'facings', points: byFacing((facing) => points(shieldTrack(facing))) };

export const terrainOf = (state: GameState, ship: ShipId): Terrain | null => {
  const word = wordOf(state, ship, LASTING_MARKS.terrain);
  return TERRAINS.find((terrain) => terrain === word) ?? null;
};
