import type { ShipId } from '../../../../core/game/events';
import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import { textAt, itemsAt } from '../../../kit/pages/answered';
import { shipsInPlay } from '../../../kit/play/ships';
import type { AnyStrikeAim } from '../../play/commands';
import { nearOf } from '../../play/where';
import { aimTold, chosenTarget, nearTold, NOWHERE, placePath, type Whereabouts } from '../aim';
import type { Aiming, End, Gun, OnPage, Ready, StrikeView, Striking } from './striking';

/** A mount as its answer names it. */
export const gunId = ({ armament, mount }: Gun): string => `${armament}:${mount}`;

/** Who is near one of the two is told of each target apart. */
export const nearPath = (end: End, target: ShipId): string => `${placePath(target)}.${end}`;

type Pair = Pick<AnyStrikeAim, 'attacker' | 'target'>;

/** Who is near, as pairs: as the page was told, else as the last strike between the two said. */
export const nearPairs = (
  { state }: StrikeView,
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
  view: StrikeView,
  answers: Answers,
  pair: Pair,
  { armament, mount }: Gun,
  where: Whereabouts,
): AnyStrikeAim => ({
  ...pair,
  armament,
  mount,
  ...aimTold(answers, where),
  nearAttacker: nearTold(nearPairs(view, answers, pair, 'nearAttacker')),
  nearTarget: nearTold(nearPairs(view, answers, pair, 'nearTarget')),
});

/** Who strikes whom with what, as far as it was said; `asked` is the mount that the page was opened for. Null for no ship. */
export const aimingOf = <Of extends Striking>(
  { edition, view, answers }: OnPage<Of>,
  about: ShipId,
  asked: Gun | null,
): Aiming<Of> | null => {
  const { gunsAt, whyNot, whereaboutsOf, aimWith, answerTo } = edition;
  const attacker = view.pieceOf(about);
  if (!attacker) return null;
  const foes = view.pieces().filter(({ team }) => team !== attacker.team);
  const target = chosenTarget(view.state, answers, about, foes);
  const where = target ? whereaboutsOf(view, answers, attacker, target, asked) : NOWHERE;
  const guns = gunsAt(view, attacker, target, where);
  const armed = guns.filter(({ weapon }) => weapon !== null);
  const named = textAt(answers, 'gun') ?? (asked && gunId(asked));
  const gun =
    armed.find((one) => gunId(one) === named) ??
    armed.find((one) => whyNot(view, one) === null) ??
    armed[0] ??
    null;
  const pair = target && { attacker: about, target: target.id };
  const aim = pair && gun ? aimWith(aimFrom(view, answers, pair, gun, where), gun, answers) : null;
  const answer = aim && answerTo(view, aim);
  return { attacker, foes, target, where, asked, guns, gun, aim, answer };
};

export const isReady = <Of extends Striking>(aiming: Aiming<Of>): aiming is Ready<Of> =>
  aiming.target !== null && aiming.gun !== null && aiming.aim !== null && aiming.answer !== null;
