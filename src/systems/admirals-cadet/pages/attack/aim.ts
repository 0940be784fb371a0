import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import {
  aimTold,
  chosenTarget,
  inNumbers,
  nearTold,
  NOWHERE,
  onRadar,
  wayTold,
  type Whereabouts,
} from '../../../admirals-shared/pages/aim';
import { countAt } from '../../../kit/pages/answered';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import { itemsAt } from '../../../kit/pages/toggled';
import { sightingOf, standsOf } from '../../../admirals-shared/play/stands';
import type { Piece } from '../../piece';
import { mountsOf, strikeFrom, type MountView } from '../../play/situations';
import { pieceOf, piecesOf } from '../../play/view';
import { usableShields } from '../../strike/shields';
import type { StrikeAnswer } from '../../strike/spec';
import type { Seen } from '../seen';
import type { StrikeAim } from '../../play/commands';

const PAGE = /^attack-(\d+)-(\d+)$/;

export type Gun = Pick<MountView, 'armament' | 'mount'>;

/** Which mount a page is about; null where it is another page. */
export const gunOf = (page: string): Gun | null => {
  const [, armament, mount] = PAGE.exec(page) ?? [];
  return armament === undefined || mount === undefined
    ? null
    : { armament: Number(armament), mount: Number(mount) };
};

export const attackRef = (ship: ShipId, { armament, mount }: Gun) => ({
  page: `attack-${armament}-${mount}`,
  about: ship,
});

/** An attack as far as the page was told of it. */
export interface Aiming {
  readonly attacker: Piece;
  readonly mount: MountView;
  readonly foes: readonly Piece[];
  readonly target: Piece | null;
  readonly where: Whereabouts;
  readonly aim: StrikeAim | null;
  readonly answer: StrikeAnswer | null;
}

/** Shields: a chart with boxes that may be spent. */
const isSided = ({ rules }: Seen, target: Piece): boolean =>
  target.shields.as === 'facings' && usableShields(target, FACINGS, rules).points > 0;

/** The odds hang on which side it comes through, and nobody has said. */
export const lacksFacing = (seen: Seen, target: Piece, { facings }: Whereabouts): boolean =>
  facings.length === 0 && isSided(seen, target);

/** The last attack between the two says where it was. Of small ships only the distance counts where no arc does. */
export const whereaboutsOf = (
  seen: Seen,
  answers: Answers,
  attacker: Piece,
  { arc }: MountView,
  target: Piece,
): Whereabouts => {
  const { state, rules } = seen;
  const headingCounts = arc !== '360' || isSided(seen, target);
  const known = standsOf(state, attacker.id, target.id);
  if (wayTold(answers, headingCounts ? 'radar' : 'numbers') === 'radar')
    return onRadar(answers, target.id, known, rules);
  return inNumbers(answers, target.id, known && sightingOf(known, rules).distance);
};

const aimFrom = (
  answers: Answers,
  attacker: Piece,
  target: Piece,
  { armament, mount, left }: MountView,
  where: Whereabouts,
): StrikeAim => ({
  attacker: attacker.id,
  target: target.id,
  armament,
  mount,
  using: Math.min(countAt(answers, 'using') ?? left, left),
  ...aimTold(answers, where),
  nearAttacker: nearTold(itemsAt(answers, 'nearAttacker')),
  nearTarget: nearTold(itemsAt(answers, 'nearTarget')),
});

/** Making Attacks: who attacks whom with what, as far as it was said. Null for no such armament. */
export const aimingOf = (seen: Seen, about: ShipId, gun: Gun, answers: Answers): Aiming | null => {
  const { setup, state, rules } = seen;
  const attacker = pieceOf(setup, state, about);
  const mount =
    attacker &&
    mountsOf(setup, state, attacker).find(
      (one) => one.armament === gun.armament && one.mount === gun.mount,
    );
  if (!attacker || !mount?.weapon) return null;
  const foes = piecesOf(setup, state).filter(({ team }) => team !== attacker.team);
  const target = chosenTarget(state, answers, attacker.id, foes);
  const where = target ? whereaboutsOf(seen, answers, attacker, mount, target) : NOWHERE;
  const aim = target && aimFrom(answers, attacker, target, mount, where);
  const answer = aim && strikeFrom(setup, state, aim, rules);
  return { attacker, mount, foes, target, where, aim, answer };
};
