import type { ShipId } from '../../../core/game/events';
import { hasMark, type GameState } from '../../../core/game/state';
import { movesOf, rotationsOf } from '../attributes';
import { weaponBy } from '../../admirals-shared/play/pieces';
import { ROUND_MARKS, spentMark, LASTING_MARKS } from '../../admirals-shared/play/names';
import { type AdmiralsSetup, isSimple } from './setup';
import { rulesNow } from './turn';
import { nearbyOf, pieceOf } from './view';
import { countOf, wordOf } from '../../kit/play/marks';
import { activeShip } from '../../kit/play/turns';
import { parseNear } from '../../admirals-shared/play/where';
import type { Rules } from '../rules';
import { reached, type Nearby, type Piece } from '../piece';
import { tableSaid } from '../../admirals-shared/play/strikes';
import { AUGUR_REACH } from '../keywords';
import type { StrikesSoFar } from '../strike/declare';
import type { Near } from '../../admirals-shared/play/commands';
import type { StrikeAim } from './commands';

/** 5A: every mount of a piece, and what keeps it from striking. */
export const mountsOf = (setup: AdmiralsSetup, state: GameState, piece: Piece) => {
  const heavyLocked = hasMark(state, piece.id, ROUND_MARKS.heavyLocked);
  return piece.card.armaments.flatMap(({ weapon, mounts }, armament) => {
    const card = weaponBy(setup, weapon);
    // 5A-02: a Heavy weapon that may not be declared this round.
    const locked = heavyLocked && card?.types.includes('Heavy') === true;
    return mounts.map(({ arc, dice }, mount) => ({
      armament,
      mount,
      weapon: card,
      dice,
      arc,
      spent: hasMark(state, piece.id, spentMark(armament, mount)),
      locked,
    }));
  });
};
export type MountView = ReturnType<typeof mountsOf>[number];

const nearAtStart = (setup: AdmiralsSetup, state: GameState, ship: ShipId): readonly Nearby[] =>
  nearbyOf(setup, state, parseNear(wordOf(state, ship, ROUND_MARKS.near)));

/** 3A-02 II, 8B-05, 9R: how many Moves it must and may make this round. */
export const movesNow = (setup: AdmiralsSetup, state: GameState, piece: Piece, rules: Rules) => {
  const near = nearAtStart(setup, state, piece.id);
  const escapes = countOf(state, piece.id, ROUND_MARKS.escaped);
  return movesOf(reached(piece, near), { nearby: near, escapes }, rules);
};

/** 3A-02 III: turns before each maneuver, with what friends nearby add. */
export const rotationsNow = (setup: AdmiralsSetup, state: GameState, piece: Piece) =>
  rotationsOf(reached(piece, nearAtStart(setup, state, piece.id)));

/** What a piece can still do in its activation. Any piece may be asked about, active or not. */
export const activationOf = (
  setup: AdmiralsSetup,
  state: GameState,
  rules: Rules,
  ship: ShipId | null = activeShip(state),
) => {
  const piece = ship === null ? null : pieceOf(setup, state, ship);
  if (piece === null) return null;
  const made = countOf(state, piece.id, ROUND_MARKS.strikesMade);
  const { maxStrikes } = rulesNow(state);
  const used = countOf(state, piece.id, ROUND_MARKS.movesUsed);
  const range = movesNow(setup, state, piece, rules);
  return {
    ship: piece.id,
    piece,
    strikes: { made, max: maxStrikes, left: Math.max(0, maxStrikes - made) },
    mounts: mountsOf(setup, state, piece),
    moves: {
      used,
      must: Math.max(0, range.value.min - used),
      left: Math.max(0, range.value.max - used),
      range,
    },
    rotations: rotationsNow(setup, state, piece),
    hasMoved: used > 0,
    startedInCore: hasMark(state, piece.id, ROUND_MARKS.startedInCore),
  };
};

export type ActivationView = NonNullable<ReturnType<typeof activationOf>>;

/** An Augur that was chosen is near enough, where nobody has said how near. */
const withAugur = (near: readonly Near[], augur: string | undefined): readonly Near[] =>
  augur === undefined || near.some(({ ship }) => ship === augur)
    ? near
    : [...near, { ship: augur, distance: AUGUR_REACH }];

/** 5: a strike as the rules want it, from what the game knows and the table says; null where a card is missing. */
export const strikeFrom = (setup: AdmiralsSetup, state: GameState, aim: StrikeAim) => {
  const attacker = pieceOf(setup, state, aim.attacker);
  const target = pieceOf(setup, state, aim.target);
  const armament = attacker?.card.armaments[aim.armament];
  const mount = armament?.mounts[aim.mount];
  const weapon = armament ? weaponBy(setup, armament.weapon) : null;
  if (!attacker || !target || !mount || !weapon) return null;
  return {
    attacker,
    target,
    weapon,
    dice: mount.dice,
    ...tableSaid(aim, '5B-05'),
    nearAttacker: nearbyOf(setup, state, withAugur(aim.nearAttacker ?? [], aim.augur)),
    nearTarget: nearbyOf(setup, state, aim.nearTarget),
    useSkilled: aim.skilled === true,
    augmentedBy: aim.augur ?? null,
    simplicity: isSimple(setup),
  };
};

/** 5A-02: the token goes at the start of the activation, or with the first strike (ruling reload-always-clears). */
export const clearsReload = (state: GameState, ship: string, rules: Rules): boolean =>
  rules.rulings['reload-always-clears'] === 'when-striking' &&
  hasMark(state, ship, LASTING_MARKS.reloading) &&
  countOf(state, ship, ROUND_MARKS.strikesMade) === 0;

/** 5A: what a piece has done this round, as far as its strikes go. */
export const strikesSoFar = (state: GameState, ship: string, rules: Rules): StrikesSoFar => {
  const { maxStrikes, rule } = rulesNow(state);
  return {
    most: maxStrikes,
    mostRule: rule === '4B-02 II' ? rule : '4B-02',
    made: countOf(state, ship, ROUND_MARKS.strikesMade),
    isUsed: (armament, mount) => hasMark(state, ship, spentMark(armament, mount)),
    heavyLocked: hasMark(state, ship, ROUND_MARKS.heavyLocked) || clearsReload(state, ship, rules),
  };
};
