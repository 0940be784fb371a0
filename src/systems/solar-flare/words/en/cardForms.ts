import { deskWords } from '../../../kit/cards/words/en/desk';
import { PLACES } from '../../cards';
import type { Place } from '../../design/places';
import { partWords } from './parts';

// Every place has its heading.
const PLACE_NAMES = Object.fromEntries(
  PLACES.map((place) => [place, partWords.heading(place)]),
) as Record<Place, string>;

/** What the fields of cards are called. */
export const cardFormWords = {
  desk: deskWords,
  kinds: {
    design: {
      one: 'Design',
      many: 'Designs',
      of: {
        code: { label: 'Code', hint: 'Short, such as KEEL.' },
        name: { label: 'Name' },
        components: {
          label: 'Parts',
          one: 'Part',
          add: 'Add a part',
          empty: 'No parts yet.',
          of: {
            system: { label: 'System', options: partWords.one },
            level: { label: 'Level' },
            section: { label: 'Section', options: PLACE_NAMES, none: 'Not placed' },
          },
        },
        crew: {
          label: 'Crew teams',
          one: 'Crew team',
          add: 'Add a crew team',
          empty: 'No crew yet.',
          of: { label: 'Level' },
        },
      },
    },
  },
} as const;
