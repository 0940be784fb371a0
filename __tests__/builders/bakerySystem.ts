import type { Ruling, System } from '../../src/core/game/system';
import type { Reference } from '../../src/core/reference/entry';
import { BAKERY } from '../core/reference/bakery';
import { tinySystem } from './tinySystem';

const reference: Reference = {
  ...BAKERY,
  rulings: {
    rest: {
      question: 'Must dough rest?',
      answers: { yes: 'Yes, an hour.', no: 'No. Bake at once.' },
      why: 'Every [[bread]] says so.',
    },
    crust: {
      question: 'Is the crust bread?',
      answers: { it: 'It is.' },
      why: 'It came out of the [[oven]].',
      other: 'Only the crumb is.',
    },
  },
};

const front = Array.from({ length: 12 }, (_, ray) => [11, 0, 1].includes(ray));
const right = Array.from({ length: 12 }, (_, ray) => ray >= 1 && ray <= 5);

export const RULINGS_OF_BAKING: readonly Ruling[] = [
  { id: 'rest', section: '1A-01 II', answers: ['yes', 'no'] },
  { id: 'crust', section: '1', answers: ['it'] },
];

/** The rules of no game, with everything that the rules screens draw. */
export const bakerySystem: System = {
  ...tinySystem,
  id: 'bakery',
  rulings: RULINGS_OF_BAKING,
  contents: reference.entries,
  words: {
    en: {
      ...tinySystem.words.en,
      reference: () => Promise.resolve(reference),
      shows: {
        ...tinySystem.words.en.shows,
        arcs: [
          { id: 'f', label: 'F', name: 'F, front', group: 'Doors', rays: front, entry: 'oven' },
          { id: 'r', label: 'R', name: 'R, right', group: 'Doors', rays: right },
          { id: 'w', label: 'W', name: 'W, window', group: 'Windows', rays: front },
        ],
      },
    },
  },
};
