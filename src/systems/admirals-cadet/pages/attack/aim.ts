import type { ShipId } from '../../../../core/game/events';
import type { Place } from '../../../../core/hex/bearing';
import { isSameHex, ORIGIN, sideAt } from '../../../../core/hex/hex';
import type { Answers } from '../../../../core/pages/answers';
import {
  countAt,
  FACINGS,
  flagAt,
  itemsAt,
  lastTargetOf,
  nearTold,
  oneAt,
  sightingOf,
  standsOf,
  textAt,
  textsAt,
  type Arc,
  type Facing,
} from '../../../admirals/editions';
import type { Piece } from '../../piece';
import type { StrikeAim } from '../../play/commands';
import { mountsOf, strikeFrom, type MountView } from '../../play/situations';
import { pieceOf, piecesOf } from '../../play/view';
import { usableShields } from '../../strike/shields';
import type { StrikeAnswer } from '../../strike/spec';
import type { Seen } from '../seen';

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

/** How the table says where the target is. */
export const WAYS_TO_SAY = ['radar', 'numbers'] as const;
type WayToSay = (typeof WAYS_TO_SAY)[number];

/** What is known of where the target is. */
interface Whereabouts {
  readonly by: WayToSay;
  readonly place: Place | null;
  readonly distance: number | null;
  /** Null where it is taken as in arc. */
  readonly arcs: readonly Arc[] | null;
  readonly facings: readonly Facing[];
  /** Being said now; else it is known, and told in a line. */
  readonly isOpen: boolean;
}

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

/** Where a target is, is told of each target apart. */
export const placePath = (target: ShipId): string => `at.${target}`;
export const openPath = (target: ShipId): string => `${placePath(target)}.open`;

/** Facing the attacker, as ships that meet do, until the table turns it. */
const TOWARDS = 3;

const placeTold = (answers: Answers, path: string, known: Place | null): Place | null => {
  const q = countAt(answers, `${path}.q`) ?? known?.hex.q;
  const r = countAt(answers, `${path}.r`) ?? known?.hex.r;
  if (q === undefined || r === undefined || isSameHex({ q, r }, ORIGIN)) return null;
  const facing = countAt(answers, `${path}.facing`) ?? known?.facing ?? TOWARDS;
  return { hex: { q, r }, facing: sideAt(facing) };
};

const isFacing = (text: string): text is Facing => FACINGS.some((facing) => facing === text);

/** Shields: a chart with boxes that may be spent. */
const isSided = ({ rules }: Seen, target: Piece): boolean =>
  target.shields.as === 'facings' && usableShields(target, FACINGS, rules).points > 0;

/** The odds hang on which side it comes through, and nobody has said. */
export const lacksFacing = (seen: Seen, { target, where }: Aiming): boolean =>
  target !== null && where.facings.length === 0 && isSided(seen, target);

/** Small ships have no heading and one track: of where they are only the distance counts. */
const headingCounts = (seen: Seen, { arc }: MountView, target: Piece): boolean =>
  arc !== '360' || isSided(seen, target);

/** The last attack between the two says where it was; the page may say otherwise. */
const whereaboutsOf = (
  seen: Seen,
  answers: Answers,
  attacker: Piece,
  mount: MountView,
  target: Piece,
): Whereabouts => {
  const { state, rules } = seen;
  const path = placePath(target.id);
  const usual = headingCounts(seen, mount, target) ? 'radar' : 'numbers';
  const by = oneAt(answers, 'by', WAYS_TO_SAY) ?? usual;
  const known = standsOf(state, attacker.id, target.id);
  if (by === 'radar') {
    const place = placeTold(answers, path, known);
    const touched = [`${path}.q`, `${path}.facing`].some((one) => countAt(answers, one) !== null);
    const isOpen = flagAt(answers, openPath(target.id)) ?? (place === null || touched);
    const nothing = { distance: null, arcs: null, facings: [] };
    return { by, place, isOpen, ...(place ? sightingOf(place, rules) : nothing) };
  }
  return {
    by,
    place: null,
    isOpen: flagAt(answers, openPath(target.id)) ?? true,
    distance:
      countAt(answers, `${path}.distance`) ?? (known ? sightingOf(known, rules).distance : null),
    arcs: flagAt(answers, `${path}.inArc`) === false ? [] : null,
    facings: (textsAt(answers, `${path}.facings`) ?? []).filter(isFacing),
  };
};

const NOWHERE: Whereabouts = {
  by: 'numbers',
  place: null,
  distance: null,
  arcs: null,
  facings: [],
  isOpen: true,
};

const chosenTarget = (
  { state }: Seen,
  answers: Answers,
  attacker: Piece,
  foes: readonly Piece[],
): Piece | null => {
  const wanted = [textAt(answers, 'target'), lastTargetOf(state, attacker.id)];
  const named = wanted.flatMap((id) => foes.find((foe) => foe.id === id) ?? []);
  const only = foes.length === 1 ? foes : [];
  return [...named, ...only][0] ?? null;
};

const aimFrom = (
  answers: Answers,
  attacker: Piece,
  target: Piece,
  { armament, mount, left }: MountView,
  { place, distance, arcs, facings }: Whereabouts,
): StrikeAim => ({
  attacker: attacker.id,
  target: target.id,
  armament,
  mount,
  using: Math.min(countAt(answers, 'using') ?? left, left),
  ...(distance === null ? {} : { distance }),
  ...(arcs === null ? {} : { arcs }),
  ...(facings.length === 0 ? {} : { facings }),
  ...(place === null ? {} : { stands: place }),
  asked: textsAt(answers, 'asked') ?? [],
  nearAttacker: nearTold(itemsAt(answers, 'nearAttacker')),
  nearTarget: nearTold(itemsAt(answers, 'nearTarget')),
  modifiers: itemsAt(answers, 'modifiers').flatMap((value) =>
    typeof value === 'number' ? [{ source: '', value }] : [],
  ),
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
  const target = chosenTarget(seen, answers, attacker, foes);
  const where = target ? whereaboutsOf(seen, answers, attacker, mount, target) : NOWHERE;
  const aim = target && aimFrom(answers, attacker, target, mount, where);
  const answer = aim && strikeFrom(setup, state, aim, rules);
  return { attacker, mount, foes, target, where, aim, answer };
};
