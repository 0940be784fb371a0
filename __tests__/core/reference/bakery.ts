import type { Entry, Reference } from '../../../src/core/reference/entry';

const entry = (
  id: string,
  title: string,
  sections: Entry['sections'],
  ...text: readonly string[]
): Entry => ({ id, kind: 'rule', title, sections, text });

const entries: readonly Entry[] = [
  entry(
    'oven',
    'Oven',
    ['1', '1A'],
    'Heat the oven before you bake [[bread]] or a [[cake|sweet cake]].',
  ),
  entry('bread', 'Bread', ['1A-01'], 'Flour, water, salt and time.'),
  { ...entry('cake', 'Cake', ['1A-02'], 'Eggs and sugar.'), also: ['birthday treat', 'gateau'] },
  entry('rising', 'Rising dough', ['1A-01 II', '2B'], 'Bread dough rests for an hour.'),
  { ...entry('salt', 'Salt', ['2'], 'A pinch.'), example: 'Ten grams a [[bread|loaf of bread]].' },
  { ...entry('rest', 'Must dough rest?', ['1A-01 II'], 'We read: yes.'), kind: 'ruling' },
];

/** The rules of no game: the core knows none. */
export const BAKERY: Reference = {
  chapters: [
    { title: 'Baking', entries: ['oven', 'bread', 'cake', 'rising'] },
    { title: 'Larder', entries: ['salt'] },
    { title: 'Rulings', entries: ['rest'] },
  ],
  entries,
  quick: [
    {
      id: 'day',
      title: 'The day',
      sections: [{ title: 'Dawn', rows: [{ label: 'Heat', value: 'hot', entry: 'oven' }] }],
    },
  ],
  rulings: {},
  synonyms: [
    ['bread', 'loaf', 'baguette'],
    ['rising dough', 'proofing'],
    ['cake', 'to eat'],
  ],
  ignored: ['how', 'do', 'i', 'the', 'a', 'to', 'rule', 'is'],
  endings: ['ing', 'ed', 'es', 's', 'e'],
};
