import type { ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import type { Place } from '../../../../core/hex/bearing';
import { isSameHex, ORIGIN, sideAt } from '../../../../core/hex/hex';
import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import { FACINGS, type Arc, type Facing } from '../../cards/types';
import type { Piece } from '../../piece';
import { weaponBy } from '../../play/activation';
import type { HandModifier, Near, StrikeAim } from '../../play/commands';
import { strikeFrom, strikesSoFar } from '../../play/situations';
import { lastTargetOf, nearOf, sightingOf, standsOf } from '../../play/stands';
import { pieceOf, shipsInPlay } from '../../play/view';
import { mountChoices, type MountChoice } from '../../strike/declare';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { countAt, flagAt, oneAt, textAt, textsAt } from '../answered';
import type { Seen } from '../shipRow';
import { itemsAt } from '../toggled';
import type { End } from './neighbours';

/** How the table says where the target is: on the radar, or in numbers. */
export const WAYS_TO_SAY = ['radar', 'numbers'] as const;
export type WayToSay = (typeof WAYS_TO_SAY)[number];

/** What is known of where the target is. */
export interface Whereabouts {
  readonly by: WayToSay;
  /** Null where nobody has said. */
  readonly place: Place | null;
  readonly distance: number | null;
  /** Null where it is taken as in arc. */
  readonly arcs: readonly Arc[] | null;
  readonly facings: readonly Facing[];
  /** Being said now, on the radar or in numbers; else it is known, and told in a line. */
  readonly isOpen: boolean;
}

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

/** Facing the attacker, as ships that meet do, until the table turns it. */
const TOWARDS = 3;

/** Where a target is, is told of each target apart. */
export const placePath = (target: ShipId): string => `at.${target}`;

/** Whether that is being said now. */
export const openPath = (target: ShipId): string => `${placePath(target)}.open`;

const placeTold = (answers: Answers, path: string, known: Place | null): Place | null => {
  const q = countAt(answers, `${path}.q`) ?? known?.hex.q;
  const r = countAt(answers, `${path}.r`) ?? known?.hex.r;
  if (q === undefined || r === undefined || isSameHex({ q, r }, ORIGIN)) return null;
  const facing = countAt(answers, `${path}.facing`) ?? known?.facing ?? TOWARDS;
  return { hex: { q, r }, facing: sideAt(facing) };
};

const isFacing = (text: string): text is Facing => FACINGS.some((facing) => facing === text);

/** The last strike between the two says where it was; the page may say otherwise. */
export const whereaboutsOf = (
  { state, rules }: Seen,
  answers: Answers,
  attacker: ShipId,
  target: ShipId,
): Whereabouts => {
  const path = placePath(target);
  const by = oneAt(answers, 'by', WAYS_TO_SAY) ?? 'radar';
  if (by === 'radar') {
    const place = placeTold(answers, path, standsOf(state, attacker, target));
    const nothing = { distance: null, arcs: null, facings: [] };
    const touched = [`${path}.q`, `${path}.facing`].some((one) => countAt(answers, one) !== null);
    const isOpen = flagAt(answers, `${path}.open`) ?? (place === null || touched);
    return { by, place, isOpen, ...(place ? sightingOf(place, rules) : nothing) };
  }
  return {
    by,
    place: null,
    isOpen: flagAt(answers, `${path}.open`) ?? true,
    distance: countAt(answers, `${path}.distance`),
    arcs: flagAt(answers, `${path}.inArc`) === false ? [] : null,
    facings: (textsAt(answers, `${path}.facings`) ?? []).filter(isFacing),
  };
};

const NOWHERE: Whereabouts = {
  by: 'radar',
  place: null,
  distance: null,
  arcs: null,
  facings: [],
  isOpen: true,
};

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

const isPair = (value: Answer): value is readonly Answer[] => Array.isArray(value);

/** A piece that is within one reach is the nearer the smaller the reach. */
const nearest = (near: readonly Near[]): readonly Near[] =>
  near.filter(
    (one) => !near.some((other) => other.ship === one.ship && other.distance < one.distance),
  );

/** Pieces that the table says are within so many hexes, told as pairs of ship and distance. */
export const nearTold = (pairs: readonly Answer[]): readonly Near[] =>
  nearest(
    pairs.flatMap((pair): readonly Near[] => {
      const [ship, distance] = isPair(pair) ? pair : [];
      return typeof ship === 'string' && typeof distance === 'number' ? [{ ship, distance }] : [];
    }),
  );

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

export const modifiersTold = (answers: Answers): readonly HandModifier[] =>
  itemsAt(answers, 'modifiers').flatMap((value): readonly HandModifier[] =>
    typeof value === 'number' ? [{ source: '', value }] : [],
  );

const aimFrom = (
  seen: Seen,
  answers: Answers,
  attacker: Piece,
  target: Piece,
  { armament, mount }: MountChoice,
  { place, distance, arcs, facings }: Whereabouts,
): StrikeAim => {
  const augur = textAt(answers, 'augur');
  const pair: Pair = { attacker: attacker.id, target: target.id };
  return {
    ...pair,
    armament,
    mount,
    ...(distance === null ? {} : { distance }),
    ...(arcs === null ? {} : { arcs }),
    ...(facings.length === 0 ? {} : { facings }),
    ...(place === null ? {} : { stands: place }),
    asked: textsAt(answers, 'asked') ?? [],
    nearAttacker: nearTold(nearPairs(seen, answers, pair, 'nearAttacker')),
    nearTarget: nearTold(nearPairs(seen, answers, pair, 'nearTarget')),
    modifiers: modifiersTold(answers),
    ...(flagAt(answers, 'skilled') === true ? { skilled: true } : {}),
    ...(augur === null ? {} : { augur }),
  };
};

const chosenTarget = (
  { setup, state }: Seen,
  answers: Answers,
  attacker: Piece,
  enemies: readonly Ship[],
): Piece | null => {
  const wanted = [textAt(answers, 'target'), lastTargetOf(state, attacker.id)];
  const named = wanted.flatMap((id) => enemies.find((ship) => ship.id === id) ?? []);
  const only = enemies.length === 1 ? enemies : [];
  const [ship] = [...named, ...only];
  return ship ? pieceOf(setup, state, ship.id) : null;
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
  const target = chosenTarget(seen, answers, attacker, enemies);
  const where = target ? whereaboutsOf(seen, answers, attacker.id, target.id) : NOWHERE;
  const choices = gunsAt(seen, attacker, target, where);
  const gun = chosenGun(choices, textAt(answers, 'gun'), asked);
  const aim = target && gun ? aimFrom(seen, answers, attacker, target, gun, where) : null;
  const situation = aim && strikeFrom(setup, state, aim);
  const answer = situation && strikeSituation(situation, rules);
  return { attacker, enemies, target, where, choices, gun, aim, answer };
};
