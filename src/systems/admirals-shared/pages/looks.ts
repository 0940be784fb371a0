import type { Answers } from '../../../core/pages/answers';
import type { Block, Item } from '../../../core/pages/page';
import { oneAt } from '../../kit/pages/answered';

/** What else the odds are shown of: all that a ship can make at its target, or every target. */
const LOOKS = ['volley', 'targets'] as const;
export type Look = (typeof LOOKS)[number];

export const lookTold = (answers: Answers): Look | null => oneAt(answers, 'look', LOOKS);

interface LookWords {
  readonly look: string;
  readonly looks: Readonly<Record<Look, string>>;
}

export const lookBlock = (say: LookWords, answers: Answers): Block => ({
  block: 'choice',
  id: 'look',
  label: say.look,
  style: 'segments',
  value: lookTold(answers),
  options: LOOKS.map((one) => ({ value: one, label: say.looks[one] })),
});

/** How a target stands after one strike of several. */
interface Step {
  readonly weapon: string;
  readonly defeated: number;
  readonly hullLeft: number;
}

interface StepWords {
  readonly afterEach: string;
  readonly step: (weapon: string, hullLeft: number) => string;
  readonly chance: (value: number) => string;
}

export const stepsBlock = (say: StepWords, steps: readonly Step[]): Block => ({
  block: 'bars',
  label: say.afterEach,
  bars: steps.map(({ weapon, defeated, hullLeft }) => ({
    label: say.step(weapon, hullLeft),
    value: defeated,
    text: say.chance(defeated),
  })),
});

/** An enemy, and what it is worth to strike at it. */
export interface Ranked {
  readonly item: Item;
  readonly worth: number;
}

/** Where that is not known, or nothing: after all the others. */
export const WORTH = { unknown: -1, nothing: -2 } as const;

interface FinderWords<Aim extends string> {
  readonly aim: string;
  readonly aims: Readonly<Record<Aim, string>>;
  readonly finder: string;
  readonly finderNote: string;
}

/** Every enemy, the best first by what it is ranked by. */
export const rankedBlocks = <Aim extends string>(
  say: FinderWords<Aim>,
  aims: readonly Aim[],
  by: Aim,
  ranked: readonly Ranked[],
): readonly Block[] => [
  {
    block: 'choice',
    id: 'rank',
    label: say.aim,
    style: 'segments',
    value: by,
    options: aims.map((one) => ({ value: one, label: say.aims[one] })),
  },
  {
    block: 'items',
    label: say.finder,
    note: say.finderNote,
    items: [...ranked].sort((a, b) => b.worth - a.worth).map(({ item }) => item),
  },
];
