import type { ShipId } from '../../../core/game/events';
import { hasMark, type GameState, holderOf, trackOf } from '../../../core/game/state';
import { countOf } from '../../kit/play/marks';
import type { Arc } from '../../admirals-shared/cards/terms';
import { spentMark, isSpentMark } from '../../admirals-shared/play/names';
import { weaponBy } from '../../admirals-shared/play/pieces';
import { tableSaid } from '../../admirals-shared/play/strikes';
import type { WeaponCard } from '../cards/forms';
import { movesOf } from '../movement';
import type { Piece } from '../piece';
import type { StrikeAim } from './commands';
import { reloadingMark, placeSubject, TURN_MARKS } from './names';
import type { CadetSetup, ScenarioAct } from './setup';
import { nearbyOf, pieceOf, workingOrders, hasSetOut, movesUsed, terrainOf } from './view';
import type { Rules } from '../rules';
import { rulingsFrom } from '../rulings';
import { strikeSituation } from '../strike/spec';

const usedDice = (state: GameState, ship: ShipId, armament: number, mount: number): number =>
  countOf(state, ship, spentMark(armament, mount));

/** Heavy: the box of an armament is marked, and not by what it fired this turn. */
export const mustReload = (state: GameState, { id, card }: Piece, armament: number): boolean => {
  const mounts = card.armaments[armament]?.mounts ?? [];
  const fired = mounts.some((_, mount) => usedDice(state, id, armament, mount) > 0);
  return hasMark(state, id, reloadingMark(armament)) && !fired;
};

/** Armaments: every mount of a ship, and what is left of it this turn. */
export const mountsOf = (setup: CadetSetup, state: GameState, piece: Piece) => {
  const rulings = rulingsFrom(setup.rulings);
  return piece.card.armaments.flatMap(({ weapon: code, mounts }, armament) => {
    const weapon: WeaponCard | null = weaponBy(setup, code);
    // Heavy: the mark of its box must be erased first.
    const reloading = mustReload(state, piece, armament);
    const leftAt = (dice: number, mount: number): number =>
      Math.max(0, dice - usedDice(state, piece.id, armament, mount));
    const all = mounts.map(({ arc, dice }, mount) => ({ mount, arc, left: leftAt(dice, mount) }));
    // Dice of its other arcs may join in one attack.
    const others = rulings['mounts-roll-apart'] === 'together' ? all : [];
    return mounts.map(({ arc, dice }, mount) => ({
      armament,
      mount,
      weapon,
      weaponCode: code,
      dice,
      arc,
      left: leftAt(dice, mount),
      reloading,
      joining: others.filter((one) => one.mount !== mount && one.left > 0),
    }));
  });
};

export type MountView = ReturnType<typeof mountsOf>[number];

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
export const strikeFrom = (setup: CadetSetup, state: GameState, aim: StrikeAim, rules: Rules) => {
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

const hasActed = (state: GameState, ship: string): boolean =>
  hasSetOut(state, ship) || Object.keys(holderOf(state, ship).marks).some(isSpentMark);

/** Historic Play: before the ship does anything else, or in place of any move that it could still make. */
export const isTimeFor = (state: GameState, piece: Piece, { moment }: ScenarioAct): boolean =>
  moment === 'activation'
    ? !hasActed(state, piece.id)
    : movesUsed(state, piece.id) < movesOf(piece).value.max;

const systemsFor = (setup: CadetSetup, state: GameState, { id, perSystem }: ScenarioAct) => {
  if (perSystem === undefined) return [undefined];
  return Array.from({ length: setup.starSystems }, (_, at) => at + 1).filter(
    (system) => (trackOf(state, placeSubject(system), id)?.now ?? 0) < perSystem,
  );
};

/** Historic Play: what a ship may do in a Star System at its moment, and in which of them. */
export const actsFor = (setup: CadetSetup, state: GameState, piece: Piece) => {
  const shares = hasMark(state, piece.id, TURN_MARKS.withFriend);
  if (terrainOf(state, piece.id) !== 'Star System' || shares) return [];
  return (setup.scenario?.acts ?? [])
    .filter((act) => act.ships.includes(piece.id) && isTimeFor(state, piece, act))
    .flatMap((act) => systemsFor(setup, state, act).map((system) => ({ act, system })));
};
