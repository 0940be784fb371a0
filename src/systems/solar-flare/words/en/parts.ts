import type { Place } from '../../design/places';
import type { SystemName } from '../../parts';

/** What parts and sections are called, wherever they are named. */
export const partWords = {
  one: {
    beam: 'Beam',
    torpedo: 'Torpedo',
    shield: 'Shield',
    battery: 'Battery',
    generator: 'Generator',
    thruster: 'Thruster',
    engine: 'Engine',
    crew: 'Crew',
  } satisfies Record<SystemName | 'crew', string>,
  /** Within a sentence. */
  small: {
    beam: 'beam',
    torpedo: 'torpedo',
    shield: 'shield',
    battery: 'battery',
    generator: 'generator',
    thruster: 'thruster',
    engine: 'main engine',
    crew: 'crew team',
  } satisfies Record<SystemName | 'crew', string>,
  /** On the ship itself, where there is little room. */
  label: (place: Place) => (place === 'core' ? 'Core' : place),
  section: (place: Place) => (place === 'core' ? 'core' : `section ${place}`),
  heading: (place: Place) => (place === 'core' ? 'Core' : `Section ${place}`),
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
