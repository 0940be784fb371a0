import { segmentsChoice } from '../../../kit/pages/choices';
import { bearingOf, type Place } from '../../../../core/hex/bearing';
import { hexesWithin, ORIGIN, stepsBetween, type Hex } from '../../../../core/hex/hex';
import { holds, type Sector } from '../../../../core/hex/sector';
import type { Block, Chip, RadarHex } from '../../../../core/pages/page';
import { memo } from '../../../kit/pages/memo';
import { stepperAt } from '../../../kit/pages/steppers';
import { shipName } from '../../../kit/play/ships';
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
const radarHexes = (
  { rules }: StrikeView,
  gun: AnyGun,
  where: Whereabouts,
): readonly RadarHex[] => {
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
  if (where.distance === null) return tapHex(shipName(view.state, target.id));
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
    label: view.words.strikePages.radar(shipName(view.state, target.id)),
    attacker: drawn(attacker),
    target: place && { ...drawn(target), ...place.hex, facing: place.facing },
    hexes: radarHexes(view, gun, where),
    spoken: spokenOf(at),
  };
};

const FURTHEST = 12;

const numberBlocks = <Of extends Striking>({ edition, view, where, target, gun }: At<Of>) => {
  const { sections } = edition;
  const { readsRule } = view;
  const { distance, inArcOf, facing } = view.words.strikePages;
  const path = placePath(target.id);
  const arc = { id: `${path}.inArc`, label: inArcOf(gun.arc), on: where.arcs === null };
  const sides: Block = {
    block: 'picks',
    id: `${path}.facings`,
    label: facing,
    values: where.facings,
    options: FACINGS.map((one) => ({ value: one, label: one })),
  };
  return [
    stepperAt(`${path}.distance`, distance, where.distance ?? 0, {
      max: FURTHEST,
      ...readsRule(sections.distance),
    }),
    ...(gun.arc === '360'
      ? []
      : [{ block: 'switches', switches: [{ ...arc, ...readsRule(sections.arc) }] } as const]),
    ...(target.shields.as === 'facings' ? [sides] : []),
  ];
};

/** Where the target is, while it is being said. */
export const whereBlocks = <Of extends Striking>(at: At<Of>): readonly Block[] => {
  if (!at.where.isOpen) return [];
  return at.where.by === 'radar' ? [radarBlock(at)] : numberBlocks(at);
};

const arcChip = <Of extends Striking>({ edition, view, gun, where }: At<Of>): readonly Chip[] => {
  if (where.arcs === null) return [];
  const { inArcOf, outOfArc } = view.words.strikePages;
  const bears = where.arcs.includes(gun.arc);
  const label = bears ? inArcOf(gun.arc) : outOfArc(gun.arc);
  const reads = view.readsRule(edition.sections.arc);
  return [{ label, tone: bears ? 'good' : 'warning', ...reads }];
};

const distanceChip = <Of extends Striking>({ edition, view, gun, where }: At<Of>) => {
  if (where.distance === null) return [];
  const most = reachOf(gun);
  const chip: Chip = {
    label: view.words.strikePages.reach(where.distance, most),
    tone: where.distance <= most ? 'good' : 'warning',
    ...view.readsRule(edition.sections.distance),
  };
  return [chip];
};

/** What the dice are read with, where the reasons for it stand further down. */
const dieChip = <Of extends Striking>({ edition, view, answer }: At<Of>): readonly Chip[] => {
  const { applied } = answer.modifiers;
  if (applied === 0) return [];
  const label = view.words.strikePages.eachDieIs(applied);
  return [{ label, tone: 'plain', ...view.readsRule(edition.sections.modifiers) }];
};

/** What the place of the target means, at a glance; the radar says it itself. */
export const glanceBlocks = <Of extends Striking>(at: At<Of>): readonly Block[] => {
  const { view, where, target } = at;
  if (where.isOpen && where.by === 'radar' && where.place !== null) return [];
  const chips = [
    ...arcChip(at),
    ...distanceChip(at),
    ...shieldChip(at),
    ...(where.isOpen ? [] : [...dieChip(at), moveChip(view, target.id)]),
  ];
  const label = view.words.strikePages.where;
  return chips.length === 0 ? [] : [{ block: 'chips', label, chips }];
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
