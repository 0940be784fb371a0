import type { Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, Item } from '../../../core/pages/page';
import { oneAt } from './answered';
import { segmentsChoice } from './choices';

/** What else the odds are shown of: all that a ship can make at its target, or every target. */
const LOOKS = ['volley', 'targets'] as const;
type Look = (typeof LOOKS)[number];

/** What targets are ranked by: how likely they are lost, what they lose, how likely that costs an order. */
const AIMS = ['defeat', 'hull', 'order'] as const;
type RankAim = (typeof AIMS)[number];

export const lookTold = (answers: Answers): Look | null => oneAt(answers, 'look', LOOKS);

export interface LookWords {
  readonly look: string;
  readonly looks: Readonly<Record<Look, string>>;
  readonly volley: (weapons: readonly string[], isPlaced: boolean) => string;
  readonly noVolley: string;
  readonly afterEach: string;
  readonly step: (weapon: string, hullLeft: number) => string;
  readonly chance: (value: number) => string;
  readonly mean: (value: number) => string;
  readonly aim: string;
  readonly aims: Readonly<Record<RankAim, string>>;
  readonly finder: string;
  readonly finderNote: string;
  readonly with: (weapons: readonly string[], isPlaced: boolean) => string;
  readonly unknown: string;
  readonly nothingBears: string;
  readonly noOrders: string;
}

export const lookBlock = (say: LookWords, answers: Answers): Block =>
  segmentsChoice('look', say.look, lookTold(answers), LOOKS, (one) => say.looks[one]);

/** How a target stands after one attack of several. */
interface Step {
  readonly defeated: number;
  readonly hullLeft: number;
}

/** Everything that a ship can make at one target. */
export interface Volley {
  /** First to last. */
  readonly weapons: readonly string[];
  /** False where it is supposed that all of it bears. */
  readonly isPlaced: boolean;
  readonly odds: () => Omit<BlockOf<'odds'>, 'label'>;
  readonly afterEach: readonly Step[];
  /** What it is worth; no word of orders where the target has none to lose. */
  readonly worth: Readonly<Partial<Record<RankAim, number>>>;
}

/** All that a ship can make at its target, and how that stands after each. */
export const volleyBlocks = (say: LookWords, volley: Volley | null): readonly Block[] => {
  if (!volley) return [{ block: 'text', text: say.noVolley }];
  const { weapons, isPlaced, odds, afterEach } = volley;
  return [
    { block: 'text', text: say.volley(weapons, isPlaced) },
    { ...odds(), label: say.looks.volley },
    {
      block: 'bars',
      label: say.afterEach,
      bars: afterEach.map(({ defeated, hullLeft }, at) => ({
        label: say.step(weapons[at] ?? '', hullLeft),
        value: defeated,
        text: say.chance(defeated),
      })),
    },
  ];
};

/** A target among others: what can be made at it, nothing, or nobody knows yet. */
export interface Candidate {
  readonly item: Pick<Item, 'id' | 'title' | 'silhouette'>;
  readonly volley: Volley | 'unknown' | null;
}

/** After all the others. */
const UNKNOWN = -1;
const NOTHING = -2;

const ranked = (say: LookWords, by: RankAim, { item, volley }: Candidate) => {
  const act = { label: item.title, answers: { target: item.id, look: null } };
  const last = (detail: string, worth: number) => ({ item: { ...item, act, detail }, worth });
  if (volley === 'unknown') return last(say.unknown, UNKNOWN);
  if (!volley) return last(say.nothingBears, NOTHING);
  const worth = volley.worth[by];
  if (worth === undefined) return last(say.noOrders, NOTHING);
  const detail = say.with(volley.weapons, volley.isPlaced);
  const figure = by === 'hull' ? say.mean(worth) : say.chance(worth);
  return { item: { ...item, act, detail, figure }, worth };
};

/** Every enemy, the best first by what it is ranked by. */
export const finderBlocks = (
  say: LookWords,
  answers: Answers,
  candidates: readonly Candidate[],
): readonly Block[] => {
  const by = oneAt(answers, 'rank', AIMS) ?? 'defeat';
  return [
    segmentsChoice('rank', say.aim, by, AIMS, (one) => say.aims[one]),
    {
      block: 'items',
      label: say.finder,
      note: say.finderNote,
      items: candidates
        .map((one) => ranked(say, by, one))
        .sort((a, b) => b.worth - a.worth)
        .map(({ item }) => item),
    },
  ];
};
