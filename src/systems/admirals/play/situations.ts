import { type GameState, hasMark } from '../../../core/game/state';
import { tableSaid } from '../../admirals-shared/play/strikes';
import { AUGUR_REACH } from '../keywords';
import type { StrikesSoFar } from '../strike/declare';
import { weaponBy } from '../../admirals-shared/play/pieces';
import { LASTING_MARKS, ROUND_MARKS, spentMark } from '../../admirals-shared/play/names';
import { isSimple, type AdmiralsSetup } from './setup';
import { rulesNow } from './turn';
import { nearbyOf, pieceOf } from './view';
import type { Near } from '../../admirals-shared/play/commands';
import type { StrikeAim } from './commands';
import { countOf } from '../../kit/play/reading';
import type { Rules } from '../rules';
import type { StrikeSituation } from '../situation';

/** An Augur that was chosen is near enough, where nobody has said how near. */
const withAugur = (near: readonly Near[], augur: string | undefined): readonly Near[] =>
  augur === undefined || near.some(({ ship }) => ship === augur)
    ? near
    : [...near, { ship: augur, distance: AUGUR_REACH }];

/** 5: a strike as the rules want it, from what the game knows and the table says; null where a card is missing. */
export const strikeFrom = (
  setup: AdmiralsSetup,
  state: GameState,
  aim: StrikeAim,
): StrikeSituation | null => {
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
