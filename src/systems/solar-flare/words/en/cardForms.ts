import { deskWords } from '../../../kit/cards/words/en/desk';
import { partWords } from './parts';

const PLACES = {
  1: partWords.heading('1'),
  2: partWords.heading('2'),
  3: partWords.heading('3'),
  4: partWords.heading('4'),
  5: partWords.heading('5'),
  6: partWords.heading('6'),
  core: partWords.heading('core'),
} as const;

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
            section: { label: 'Section', options: PLACES, none: 'Not placed' },
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
