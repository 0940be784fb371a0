import type { ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import {
  aimTold,
  chosenTarget,
  inNumbers,
  nearTold,
  NOWHERE,
  onRadar,
  placePath,
  wayTold,
  type Whereabouts,
} from '../../../admirals-shared/pages/aim';
import type { Piece } from '../../../admirals-shared/piece';
import { weaponBy } from '../../../admirals-shared/play/pieces';
import { strikeFrom, strikesSoFar } from '../../play/situations';
import { nearOf, standsOf } from '../../../admirals-shared/play/stands';
import { pieceOf } from '../../play/view';
import { shipsInPlay } from '../../../kit/play/ships';
import { mountChoices, type MountChoice } from '../../strike/declare';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { flagAt, textAt } from '../../../kit/pages/answered';
import type { Seen } from '../shipRow';
import { itemsAt } from '../../../kit/pages/toggled';
import type { End } from './neighbours';
import type { StrikeAim } from '../../play/commands';

/** A strike as far as the page was told of it. */
export interface Aiming {
  readonly attacker: Piece;
  readonly enemies: readonly Ship[];
  readonly target: Piece | null;
  readonly where: Whereabouts;
  readonly choices: readonly MountChoice[];
  readonly gun: MountChoice | null;
  /** Null while there is no target or no gun. */
  readonly aim: StrikeAim | null;
  readonly answer: StrikeAnswer | null;
}

/** One mount of a ship. */
export type Gun = Pick<MountChoice, 'armament' | 'mount'>;

/** A mount as its answer names it. */
export const gunId = ({ armament, mount }: Gun): string => `${armament}:${mount}`;

/** The last strike between the two says where it was; the page may say otherwise. */
export const whereaboutsOf = (
  { state, rules }: Seen,
  answers: Answers,
  attacker: ShipId,
  target: ShipId,
): Whereabouts =>
  wayTold(answers, 'radar') === 'radar'
    ? onRadar(answers, target, standsOf(state, attacker, target), rules)
    : inNumbers(answers, target, null);

/** Every mount of a piece against a target at such a place. */
export const gunsAt = (
  { setup, state, rules }: Seen,
  attacker: Piece,
  target: Piece | null,
  { distance, arcs }: Pick<Whereabouts, 'distance' | 'arcs'>,
): readonly MountChoice[] =>
  mountChoices(
    attacker,
    (code) => weaponBy(setup, code),
    strikesSoFar(state, attacker.id, rules),
    target && { target, distance, arcs },
    rules,
  );

const chosenGun = (
  choices: readonly MountChoice[],
  told: string | null,
  asked: string | null,
): MountChoice | null => {
  const armed = choices.filter(({ weapon }) => weapon !== null);
  const named = armed.find((choice) => gunId(choice) === (told ?? asked));
  return named ?? armed.find(({ refusals }) => refusals.length === 0) ?? armed[0] ?? null;
};

/** Who is near one of the two is told of each target apart. */
export const nearPath = (end: End, target: ShipId): string => `${placePath(target)}.${end}`;

type Pair = Pick<StrikeAim, 'attacker' | 'target'>;

/** Who is near, as pairs: as the page was told, else as the last strike between the two said. */
export const nearPairs = (
  { state }: Seen,
  answers: Answers,
  { attacker, target }: Pair,
  end: End,
): readonly Answer[] => {
  const path = nearPath(end, target);
  if (answerAt(answers, path) !== undefined) return itemsAt(answers, path);
  const known =
    end === 'nearAttacker' ? nearOf(state, attacker, target) : nearOf(state, target, attacker);
  const inPlay = shipsInPlay(state).map(({ id }) => id);
  return known
    .filter(({ ship }) => inPlay.includes(ship))
    .map(({ ship, distance }) => [ship, distance]);
};

const aimFrom = (
  seen: Seen,
  answers: Answers,
  attacker: Piece,
  target: Piece,
  { armament, mount }: MountChoice,
  where: Whereabouts,
): StrikeAim => {
  const augur = textAt(answers, 'augur');
  const pair: Pair = { attacker: attacker.id, target: target.id };
  return {
    ...pair,
    armament,
    mount,
    ...aimTold(answers, where),
    nearAttacker: nearTold(nearPairs(seen, answers, pair, 'nearAttacker')),
    nearTarget: nearTold(nearPairs(seen, answers, pair, 'nearTarget')),
    ...(flagAt(answers, 'skilled') === true ? { skilled: true } : {}),
    ...(augur === null ? {} : { augur }),
  };
};

/** 5A, 5B: who strikes whom with what; `asked` is the mount that the page was opened for. Null for no ship. */
export const aimingOf = (
  seen: Seen,
  answers: Answers,
  about: ShipId,
  asked: string | null,
): Aiming | null => {
  const { setup, state, rules } = seen;
  const attacker = pieceOf(setup, state, about);
  if (!attacker) return null;
  const enemies = shipsInPlay(state).filter(({ team }) => team !== attacker.team);
  const enemy = chosenTarget(state, answers, attacker.id, enemies);
  const target = enemy && pieceOf(setup, state, enemy.id);
  const where = target ? whereaboutsOf(seen, answers, attacker.id, target.id) : NOWHERE;
  const choices = gunsAt(seen, attacker, target, where);
  const gun = chosenGun(choices, textAt(answers, 'gun'), asked);
  const aim = target && gun ? aimFrom(seen, answers, attacker, target, gun, where) : null;
  const situation = aim && strikeFrom(setup, state, aim);
  const answer = situation && strikeSituation(situation, rules);
  return { attacker, enemies, target, where, choices, gun, aim, answer };
};
