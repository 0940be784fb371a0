import { say, type Sentences } from '../../src/core/checked/sentences';
import type { Refusal } from '../../src/core/game/system';
import { makeGrammar } from '../../src/core/words';
import { fitIn } from '../../src/systems/kit/fleets/words/en/fleetDesk';
import { rulingWords } from '../../src/systems/kit/reference/rulingPhrases';
import { anyWords } from '../../src/systems/kit/words/en/any';
import {
  lostAndRegained,
  trackLineBy,
  linesIn,
} from '../../src/systems/kit/words/en/log/eventLines';
import { kitRefusals } from '../../src/systems/kit/words/en/refusals';
import { labels } from '../../src/systems/kit/words/en/titles';
import type { TubWhy } from './rules';
import type { Breach } from './setup';

const { number, percent, plural } = makeGrammar('en');

const REFUSALS: Sentences<TubWhy> = {
  ...kitRefusals({ track: (track) => track, phase: () => 'in the battle' }),
  'own-tub': () => 'A tub fires at the other side.',
  'does-not-fit': () => 'Roll a die for each gun, and pump away no more hits than there are.',
};

const breach = (broken: Breach): string =>
  broken.id === 'over-limit' ? `It costs ${number(broken.over)} too much.` : 'It needs a tub.';

export const rulings = {
  tie: {
    question: 'Who wins a tie?',
    answers: { nobody: 'Nobody.', first: 'Whoever went first.' },
    why: '[[winning]] does not say.',
  },
};

export const en = {
  ...anyWords,
  refusal: ({ why }: Refusal) => say(REFUSALS, why),
  events: linesIn({
    'track-set': trackLineBy((track) => lostAndRegained((count) => `${number(count)} ${track}`)),
    'dice-rolled': ({ by, dice }, { name }) => `${name(by)} fires and rolls ${dice.join(', ')}.`,
  }),
  correct: { ...anyWords.correct, mark: (mark: string) => mark },
  setup: {
    ...anyWords.setup,
    team: (at: number) => ['Amber', 'Blue'][at] ?? '',
    ...rulingWords<string>(rulings),
  },
  fleet: {
    ships: 'Tubs',
    breach,
    fit: fitIn(breach),
    limit: (limit: number) => `${number(limit)} points`,
  },
  cards: {
    tub: {
      one: 'Tub',
      many: 'Tubs',
      of: {
        ...labels(['code', 'name', 'hull', 'pumps', 'guns']),
        cost: { label: 'Cost', figure: (cost: number) => number(cost) },
      },
    },
  },
  tub: {
    card: (guns: number) => plural(guns, { one: '# gun', other: '# guns' }),
    battle: 'Battle',
    sunk: 'Sunk',
    fire: 'Fire',
    fires: (name: string) => `${name} fires`,
    target: 'At',
    sinks: (chance: number) => `Chance to sink it: ${percent(chance)}`,
    ready: 'Bathroom fleet',
    hits: 'Hits',
  },
} as const;
