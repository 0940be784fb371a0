import { PLACES, type Component, type DesignCard } from '../cards';
import { SLOTS_A_SECTION, type SystemName } from '../parts';

/** What a ship is made of, without its name. */
export type Design = Pick<DesignCard, 'components' | 'crew'>;

export type Place = (typeof PLACES)[number];

/** Ship Design: engines are at home in the three rear sections. */
const AFT: readonly Place[] = ['3', '4', '5'];
const OUTER: readonly Place[] = PLACES.filter((place) => place !== 'core');

/** Ship Design, the five limits: where each system may be. */
const MAY_BE: Readonly<Record<SystemName, readonly Place[]>> = {
  beam: OUTER,
  torpedo: OUTER,
  shield: OUTER,
  battery: PLACES,
  generator: PLACES,
  thruster: OUTER,
  engine: AFT,
};

/** Where most captains would put it first. */
const FIRST: Readonly<Record<SystemName, readonly Place[]>> = {
  beam: ['1', '2', '6'],
  torpedo: ['1', '6', '2'],
  shield: ['1', '2', '6', '3', '5', '4'],
  battery: ['core', '4', '3', '5'],
  generator: ['core', '4', '3', '5'],
  thruster: ['3', '5', '4'],
  engine: ['4', '3', '5'],
};

export const mayBeIn = (system: SystemName, place: Place): boolean =>
  MAY_BE[system].includes(place);

/** What is in a section, with its place among all components. */
export const partsIn = (
  { components }: Pick<Design, 'components'>,
  place: Place,
): readonly { readonly at: number; readonly part: Component }[] =>
  components.flatMap((part, at) => (part.section === place ? [{ at, part }] : []));

/** Whether one more of a system can come into a section; a part that is only moved does not count. */
export const hasRoomFor = (
  design: Pick<Design, 'components'>,
  system: SystemName,
  place: Place,
  moved?: number,
): boolean => {
  const others = partsIn(design, place).filter(({ at }) => at !== moved);
  const isSecondShield = system === 'shield' && others.some(({ part }) => part.system === 'shield');
  return mayBeIn(system, place) && others.length < SLOTS_A_SECTION && !isSecondShield;
};

/** The best section with room for it; null where there is none. */
export const placeFor = (
  design: Pick<Design, 'components'>,
  system: SystemName,
  moved?: number,
): Place | null =>
  [...FIRST[system], ...MAY_BE[system]].find((place) => hasRoomFor(design, system, place, moved)) ??
  null;
