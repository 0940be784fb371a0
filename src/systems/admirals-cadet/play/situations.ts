import type { ShipId } from '../../../core/game/events';
import { hasMark, type GameState } from '../../../core/game/state';
import { spentMark } from '../../admirals-shared/play/names';
import { tableSaid } from '../../admirals-shared/play/strikes';
import type { Arc } from '../../admirals-shared/cards/terms';
import type { WeaponCard } from '../cards/types';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import { strikeSituation, type StrikeAnswer } from '../strike/spec';
import { reloadingMark } from './names';
import type { CadetSetup } from './setup';
import { nearbyOf, pieceOf, workingOrders } from './view';
import { weaponBy } from '../../admirals-shared/play/pieces';
import type { StrikeAim } from './commands';
import { countOf } from '../../kit/play/reading';

export interface MountView {
  readonly armament: number;
  readonly mount: number;
  readonly weapon: WeaponCard | null;
  readonly weaponCode: string;
  readonly dice: number;
  readonly arc: Arc;
  /** Dice that have not been used this turn. */
  readonly left: number;
  /** Heavy: the mark of its box must be erased first. */
  readonly reloading: boolean;
}

const usedDice = (state: GameState, ship: ShipId, armament: number, mount: number): number =>
  countOf(state, ship, spentMark(armament, mount));

/** Heavy: the box of an armament is marked, and not by what it fired this turn. */
export const mustReload = (state: GameState, { id, card }: Piece, armament: number): boolean => {
  const mounts = card.armaments[armament]?.mounts ?? [];
  const fired = mounts.some((_, mount) => usedDice(state, id, armament, mount) > 0);
  return hasMark(state, id, reloadingMark(armament)) && !fired;
};

/** Armaments: every mount of a ship, and what is left of it this turn. */
export const mountsOf = (setup: CadetSetup, state: GameState, piece: Piece): readonly MountView[] =>
  piece.card.armaments.flatMap(({ weapon: code, mounts }, armament) => {
    const weapon = weaponBy(setup, code);
    const reloading = mustReload(state, piece, armament);
    return mounts.map(({ arc, dice }, mount) => ({
      armament,
      mount,
      weapon,
      weaponCode: code,
      dice,
      arc,
      left: Math.max(0, dice - usedDice(state, piece.id, armament, mount)),
      reloading,
    }));
  });

/** Making Attacks, Attack Arcs, Heavy: whether a mount may fire at what is so far away, in such arcs; null is not said. */
export const bears = (
  { weapon, arc, left, reloading }: MountView,
  { distance, arcs }: { readonly distance: number | null; readonly arcs: readonly Arc[] | null },
): boolean =>
  weapon !== null &&
  left > 0 &&
  !reloading &&
  (distance === null || distance <= weapon.maxDistance) &&
  (arcs === null || arcs.includes(arc));

/** Making Attacks: an attack worked out from what the game knows and the table says; null where a card is missing. */
export const strikeFrom = (
  setup: CadetSetup,
  state: GameState,
  aim: StrikeAim,
  rules: Rules,
): StrikeAnswer | null => {
  const attacker = pieceOf(setup, state, aim.attacker);
  const target = pieceOf(setup, state, aim.target);
  if (!attacker || !target) return null;
  const mount = mountsOf(setup, state, attacker).find(
    (one) => one.armament === aim.armament && one.mount === aim.mount,
  );
  if (!mount?.weapon) return null;
  const situation = {
    attacker,
    target,
    weapon: mount.weapon,
    dice: aim.using ?? mount.left,
    ...tableSaid(aim, 'Making Attacks'),
    nearAttacker: nearbyOf(setup, state, aim.nearAttacker),
    nearTarget: nearbyOf(setup, state, aim.nearTarget),
  };
  return strikeSituation(situation, rules, workingOrders(setup, state, attacker.id));
};
