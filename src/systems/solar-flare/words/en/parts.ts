import type { Place } from '../../design/places';
import { CORE, sectionOf, SECTIONS, SLOTS } from '../../parts';
import type { Section, Slot, SystemName } from '../../parts';
import * as names from '../../play/names';

const heading = (place: Place | Section): string => (place === CORE ? 'Core' : `Section ${place}`);

const ONE = {
  beam: 'Beam',
  torpedo: 'Torpedo',
  shield: 'Shield',
  battery: 'Battery',
  generator: 'Generator',
  thruster: 'Thruster',
  engine: 'Engine',
  crew: 'Crew',
} satisfies Record<SystemName | 'crew', string>;

/** What parts and sections are called, wherever they are named. */
export const partWords = {
  one: ONE,
  /** Within a sentence. */
  small: (system: SystemName) => (system === 'engine' ? 'main engine' : ONE[system].toLowerCase()),
  /** On the ship itself, where there is little room. */
  label: (place: Place) => (place === 'core' ? 'Core' : place),
  section: (place: Place) => (place === 'core' ? 'core' : `section ${place}`),
  heading,
  /** Where it lies on the ship. */
  side: {
    1: 'front',
    2: 'right front',
    3: 'right rear',
    4: 'stern',
    5: 'left rear',
    6: 'left front',
    core: 'inside',
  } satisfies Record<Place, string>,
} as const;

/** What the parts of a ship in play are called, on pages and in the log. */
export const partNames = {
  section: heading,
  where: (one: Section) => partWords.side[one],
  side: (one: Section) => (one === CORE ? 'Core' : `${one} · ${partWords.side[one]}`),
  /** `Beam 1`; `Beam 1 B` beside a twin. */
  part: (system: SystemName, slot: Slot, hasTwin = false) =>
    `${partWords.one[system]} ${sectionOf(slot)}${hasTwin ? ` ${slot.slice(-1).toUpperCase()}` : ''}`,
  slot: (text: string) => {
    const slot = SLOTS.find((one) => one === text);
    return slot ? heading(sectionOf(slot)).toLowerCase() : text;
  },
} as const;

/** What a track is called in a sentence, by what is in its slot where that is known. */
export const trackName = (track: string, systemIn?: (slot: Slot) => SystemName): string => {
  const whole = SECTIONS.find((one) => names.integrityOf(one) === track);
  if (whole !== undefined) return `integrity of ${heading(whole).toLowerCase()}`;
  if (track === names.INTEGRITY_LEFT) return 'integrity';
  if (track === names.STRENGTH) return 'strength';
  const slot = SLOTS.find((one) => track.endsWith(`:${one}`));
  const where = slot ? partNames.slot(slot) : '';
  if (slot && track === names.chargeOf(slot))
    return `${systemIn ? partWords.small(systemIn(slot)) : 'charge'} in ${where}`;
  if (slot && track === names.partialOf(slot)) return `partial charge in ${where}`;
  return slot && track === names.overchargeOf(slot) ? `overcharge in ${where}` : track;
};
