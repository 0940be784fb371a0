import { hasMark, holderOf, trackOf, type GameState } from '../../../core/game/state';
import { isSpentMark } from '../../admirals-shared/play/names';
import { movesOf } from '../movement';
import type { Piece } from '../piece';
import { placeSubject, TURN_MARKS } from './names';
import type { CadetSetup, ScenarioAct } from './setup';
import { hasSetOut, movesUsed, terrainOf } from './view';

const hasActed = (state: GameState, ship: string): boolean =>
  hasSetOut(state, ship) || Object.keys(holderOf(state, ship).marks).some(isSpentMark);

/** Historic Play: before the ship does anything else, or in place of any move that it could still make. */
export const isTimeFor = (state: GameState, piece: Piece, { moment }: ScenarioAct): boolean =>
  moment === 'activation'
    ? !hasActed(state, piece.id)
    : movesUsed(state, piece.id) < movesOf(piece).value.max;

const systemsFor = (
  setup: CadetSetup,
  state: GameState,
  { id, perSystem }: ScenarioAct,
): readonly (number | undefined)[] => {
  if (perSystem === undefined) return [undefined];
  return Array.from({ length: setup.starSystems }, (_, at) => at + 1).filter(
    (system) => (trackOf(state, placeSubject(system), id)?.now ?? 0) < perSystem,
  );
};

/** Historic Play: what a ship may do in a Star System at its moment, and in which of them. */
export const actsFor = (
  setup: CadetSetup,
  state: GameState,
  piece: Piece,
): readonly { readonly act: ScenarioAct; readonly system: number | undefined }[] => {
  const shares = hasMark(state, piece.id, TURN_MARKS.withFriend);
  if (terrainOf(state, piece.id) !== 'Star System' || shares) return [];
  return (setup.scenario?.acts ?? [])
    .filter((act) => act.ships.includes(piece.id) && isTimeFor(state, piece, act))
    .flatMap((act) => systemsFor(setup, state, act).map((system) => ({ act, system })));
};
