import type { ShipId } from '../../../core/game/events';
import type { GameState } from '../../../core/game/state';
import type { Place } from '../../../core/hex/bearing';
import { isSameHex, ORIGIN, sideAt } from '../../../core/hex/hex';
import type { Answer, Answers } from '../../../core/pages/answers';
import { FACINGS, type Arc, type Facing } from '../cards/terms';
import { countAt, flagAt, oneAt, textAt, textsAt, itemsAt } from '../../kit/pages/answered';
import { lastTargetOf, teamTarget } from '../play/where';
import type { AnyStrikeAim, Near } from '../play/commands';
import { arcSets, sightingOf, type Shapes } from '../geometry';
import { onceFor } from '../../kit/onceFor';

/** How the table says where the target is: on the radar, or in numbers. */
export const WAYS_TO_SAY = ['radar', 'numbers'] as const;
type WayToSay = (typeof WAYS_TO_SAY)[number];

export const wayTold = (answers: Answers, usual: WayToSay): WayToSay =>
  oneAt(answers, 'by', WAYS_TO_SAY) ?? usual;

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

export const NOWHERE: Whereabouts = {
  by: 'radar',
  place: null,
  distance: null,
  arcs: null,
  facings: [],
  isOpen: true,
};

/** Where a target is, is told of each target apart. */
export const placePath = (target: ShipId): string => `at.${target}`;

/** Whether that is being said now. */
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

/** What is known of the place of a target, and what the page says otherwise. */
export const onRadar = (
  answers: Answers,
  target: ShipId,
  known: Place | null,
  rules: Shapes,
): Whereabouts => {
  const path = placePath(target);
  const place = placeTold(answers, path, known);
  const touched = [`${path}.q`, `${path}.facing`].some((one) => countAt(answers, one) !== null);
  const isOpen = flagAt(answers, openPath(target)) ?? (place === null || touched);
  const nothing = { distance: null, arcs: null, facings: [] };
  return { by: 'radar', place, isOpen, ...(place ? sightingOf(place, rules) : nothing) };
};

const isFacing = (text: string): text is Facing => FACINGS.some((facing) => facing === text);

/** As the page says; `distance` is what is known otherwise. */
export const inNumbers = (
  answers: Answers,
  target: ShipId,
  distance: number | null,
): Whereabouts => {
  const path = placePath(target);
  return {
    by: 'numbers',
    place: null,
    isOpen: flagAt(answers, openPath(target)) ?? true,
    distance: countAt(answers, `${path}.distance`) ?? distance,
    arcs: flagAt(answers, `${path}.inArc`) === false ? [] : null,
    facings: (textsAt(answers, `${path}.facings`) ?? []).filter(isFacing),
  };
};

/** Whom the page names, else whom the attacker aimed at last, or its team this round, else the only one there is. */
export const chosenTarget = <Foe extends { readonly id: ShipId }>(
  state: GameState,
  answers: Answers,
  attacker: ShipId,
  foes: readonly Foe[],
): Foe | null => {
  const team = state.ships[attacker]?.team ?? '';
  const wanted = [
    textAt(answers, 'target'),
    lastTargetOf(state, attacker),
    teamTarget(state, team),
  ];
  const named = wanted.flatMap((id) => foes.find((foe) => foe.id === id) ?? []);
  const only = foes.length === 1 ? foes : [];
  return [...named, ...only][0] ?? null;
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

/** Nobody adds more by hand, and what is stored need not come from a hand. */
const MOST_MODIFIERS = 20;

/** What a player added that no card in the app says. */
export const ownModifiers = (answers: Answers): readonly number[] =>
  itemsAt(answers, 'modifiers')
    .flatMap((value) => (typeof value === 'number' ? [value] : []))
    .slice(0, MOST_MODIFIERS);

/** Where the target is, and what the page says besides. */
export const aimTold = (
  answers: Answers,
  { place, distance, arcs, facings }: Whereabouts,
): Omit<AnyStrikeAim, 'attacker' | 'target' | 'armament' | 'mount'> => ({
  followed: true,
  ...(distance === null ? {} : { distance }),
  ...(arcs === null ? {} : { arcs }),
  ...(facings.length === 0 ? {} : { facings }),
  ...(place === null ? {} : { stands: place }),
  asked: textsAt(answers, 'asked') ?? [],
  modifiers: ownModifiers(answers).map((value) => ({ source: '', value })),
});

/** 5A-01: every set of arcs that can hold one target. */
const setsIn = onceFor(({ arcs }: Shapes) => arcSets(arcs));

const diceIn = (mounts: readonly { readonly dice: number }[]): number =>
  mounts.reduce((sum, { dice }) => sum + dice, 0);

/** 5A-01: what bears; while nobody has said in which arcs the target is, the most dice that can bear at once. */
export const bearing = <Mount extends { readonly dice: number }>(
  arcs: readonly Arc[] | null,
  rules: Shapes,
  mountsIn: (arcs: readonly Arc[]) => readonly Mount[],
): readonly Mount[] =>
  (arcs === null ? setsIn(rules) : [arcs])
    .map(mountsIn)
    .reduce((most, mounts) => (diceIn(mounts) > diceIn(most) ? mounts : most), []);
