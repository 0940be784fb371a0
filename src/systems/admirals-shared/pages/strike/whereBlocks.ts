import { optionsOf, picks, segmentsChoice, switchAt } from '../../../kit/pages/choices';
import { bearingOf, type Place } from '../../../../core/hex/bearing';
import { hexesWithin, ORIGIN, stepsBetween, type Hex } from '../../../../core/hex/hex';
import { holds, type Sector } from '../../../../core/hex/sector';
import type { Block, Chip, RadarHex } from '../../../../core/pages/page';
import { chipsBlock, type Blocks, type Some } from '../../../kit/pages/laidOut';
import { memo } from '../../../kit/pages/memo';
import { stepperAt } from '../../../kit/pages/steppers';
import { FACINGS } from '../../cards/terms';
import { SHIP_OF_ROLE } from '../../looks';
import { gameDistance } from '../../geometry';
import { openPath, placePath, WAYS_TO_SAY, type Whereabouts } from '../aim';
import type { AnyGun, At, StrikeEdition, StrikeView, Striking } from './striking';

const FEWEST_RINGS = 3;
const MOST_RINGS = 7;

const reachOf = ({ weapon }: AnyGun): number => weapon?.maxDistance ?? 0;

/** As far as the armament reaches, and as the target is. */
const ringsFor = (gun: AnyGun, { place }: Whereabouts): number =>
  Math.max(
    FEWEST_RINGS,
    place ? stepsBetween(ORIGIN, place.hex) : 0,
    Math.min(MOST_RINGS, reachOf(gun) + 1),
  );

const AHEAD: Place = { hex: ORIGIN, facing: 0 };

const radarHex = (arc: Sector, reach: number, hex: Hex): RadarHex => {
  const distance = gameDistance(ORIGIN, hex);
  const bearing = bearingOf(AHEAD, hex);
  const inArc = bearing !== null && holds(arc, bearing);
  return { ...hex, distance, state: !inArc ? 'outside' : distance <= reach ? 'bears' : 'too-far' };
};

const hexesKnown = memo<readonly RadarHex[]>(40);

/** The hexes about the attacker, worked out once for an armament. */
const radarHexes = ({ rules }: StrikeView, gun: AnyGun, where: Whereabouts) => {
  const rings = ringsFor(gun, where);
  const arc = rules.arcs[gun.arc];
  const reach = reachOf(gun);
  return hexesKnown(JSON.stringify([rings, arc, reach]), () =>
    hexesWithin(rings)
      .slice(1)
      .map((hex) => radarHex(arc, reach, hex)),
  );
};

/** How it is said. */
export const wayBlock = ({ words }: StrikeView, { by }: Whereabouts): Block => {
  const { waysLabel, ways } = words.strikePages;
  return segmentsChoice('by', waysLabel, by, WAYS_TO_SAY, (way) => ways[way]);
};

const moveChip = ({ words }: StrikeView, target: string): Chip => {
  const label = words.strikePages.moveIt;
  return { label, tone: 'plain', act: { label, answers: { [openPath(target)]: true } } };
};

const shieldChip = <Of extends Striking>({ edition, view, target, where }: At<Of>) => {
  const { pool, facings } = view.words.strikePages;
  const { points, rule } = edition.shieldsOf(view, target, where.facings);
  const chip = { tone: 'shield', ...view.readsRule(rule) } as const;
  if (target.shields.as === 'pool') return [{ label: pool(points), ...chip }];
  return where.facings.length === 0 ? [] : [{ label: facings(where.facings, points), ...chip }];
};

const spokenOf = <Of extends Striking>(at: At<Of>): string => {
  const { view, where, target, gun } = at;
  const { tapHex, spoken } = view.words.strikePages;
  if (where.distance === null) return tapHex(view.nameOf(target.id));
  const bears = where.arcs?.includes(gun.arc) === true;
  const shields = shieldChip(at).map(({ label }) => label);
  return spoken(where.distance, bears, shields);
};

const drawn = ({ card, team }: Striking['piece']) => ({
  silhouette: SHIP_OF_ROLE[card.role],
  team,
});

const radarBlock = <Of extends Striking>(at: At<Of>): Block => {
  const { view, attacker, target, where, gun } = at;
  const { place } = where;
  return {
    block: 'radar',
    id: placePath(target.id),
    label: view.words.strikePages.radar(view.nameOf(target.id)),
    attacker: drawn(attacker),
    target: place && { ...drawn(target), ...place.hex, facing: place.facing },
    hexes: radarHexes(view, gun, where),
    spoken: spokenOf(at),
  };
};

const FURTHEST = 12;

const numberBlocks = <Of extends Striking>({
  edition,
  view,
  where,
  target,
  gun,
}: At<Of>): Blocks => {
  const { sections } = edition;
  const { distance, inArcOf, facing } = view.words.strikePages;
  const path = placePath(target.id);
  const range = { max: FURTHEST, ...view.readsRule(sections.distance) };
  const inArc = where.arcs === null;
  return [
    stepperAt(`${path}.distance`, distance, where.distance ?? 0, range),
    gun.arc !== '360' &&
      switchAt(`${path}.inArc`, inArcOf(gun.arc), inArc, view.readsRule(sections.arc)),
    target.shields.as === 'facings' &&
      picks(`${path}.facings`, facing, where.facings, optionsOf(FACINGS, view.words.pages.term)),
  ];
};

/** Where the target is, while it is being said. */
export const whereBlocks = <Of extends Striking>(at: At<Of>): Blocks =>
  at.where.isOpen && (at.where.by === 'radar' ? radarBlock(at) : numberBlocks(at));

const arcChip = <Of extends Striking>({ edition, view, gun, where }: At<Of>): Some<Chip> => {
  if (where.arcs === null) return null;
  const { inArcOf, outOfArc } = view.words.strikePages;
  const bears = where.arcs.includes(gun.arc);
  const label = bears ? inArcOf(gun.arc) : outOfArc(gun.arc);
  return { label, tone: bears ? 'good' : 'warning', ...view.readsRule(edition.sections.arc) };
};

const distanceChip = <Of extends Striking>({ edition, view, gun, where }: At<Of>): Some<Chip> => {
  if (where.distance === null) return null;
  const most = reachOf(gun);
  const label = view.words.strikePages.reach(where.distance, most);
  const tone = where.distance <= most ? 'good' : 'warning';
  return { label, tone, ...view.readsRule(edition.sections.distance) };
};

/** What the dice are read with, where the reasons for it stand further down. */
const dieChip = <Of extends Striking>({ edition, view, answer }: At<Of>): Some<Chip> => {
  const { applied } = answer.modifiers;
  const label = view.words.strikePages.eachDieIs(applied);
  return applied !== 0 && { label, tone: 'plain', ...view.readsRule(edition.sections.modifiers) };
};

/** What the place of the target means, at a glance; the radar says it itself. */
export const glanceBlocks = <Of extends Striking>(at: At<Of>): Blocks => {
  const { view, where, target } = at;
  if (where.isOpen && where.by === 'radar' && where.place !== null) return [];
  return chipsBlock(view.words.strikePages.where, [
    arcChip(at),
    distanceChip(at),
    shieldChip(at),
    !where.isOpen && [dieChip(at), moveChip(view, target.id)],
  ]);
};

/** The odds hang on which shield is hit, and nobody has said. */
export const lacksFacing = <Of extends Striking>(
  { shieldsOf }: StrikeEdition<Of>,
  view: Of['view'],
  target: Of['piece'],
  { facings }: Whereabouts,
): boolean =>
  target.shields.as === 'facings' &&
  facings.length === 0 &&
  shieldsOf(view, target, FACINGS).points > 0;
