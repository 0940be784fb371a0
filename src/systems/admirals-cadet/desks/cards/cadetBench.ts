import type { EntryId } from '../../../../core/pages/page';
import {
  type Readings,
  type Bench,
  type Open,
  type Print,
  readOnce,
} from '../../../admirals-shared/desks/cards/bench';
import { cardReader, MOST_ARMAMENTS } from '../../cards/parse';
import type { CadetCard } from '../../cards/types';
import { readsKeyword, readsRule } from '../../pages/seen';
import { rulesFor, type CadetParts, type Rules } from '../../rules';
import type { CadetWords } from '../../words/en';
import { blankCard, standIn } from './blank';
import { namesIn } from './namesIn';

interface CadetReadings extends Readings {
  readonly fleetValue: { readonly entry?: EntryId };
}

/** The desk of the first edition. */
export interface CadetBench extends Bench<CadetCard> {
  readonly parts: CadetParts;
  readonly rules: Rules;
  readonly words: CadetWords;
  readonly reads: CadetReadings;
}

export type CadetOpen = CadetBench & Open<CadetCard>;

const READS: CadetReadings = {
  arcs: readsRule('Attack Arcs'),
  distance: readsRule('Making Attacks'),
  fleetValue: readsRule('Cadet Pack Fleet Values'),
  hull: readsRule('Hits'),
  role: readsRule('Movement'),
  shields: readsRule('Shields'),
  slot: readsRule('Armaments'),
  keyword: readsKeyword,
};

const PRINT: Print = { armaments: MOST_ARMAMENTS, slots: [] };

export const makeBench = (parts: CadetParts, words: CadetWords): CadetBench => {
  const { keywords } = parts;
  const reader = cardReader(keywords);
  const read = readOnce((draft) => reader(draft, ''));
  return {
    parts,
    rules: rulesFor(parts, {}),
    words,
    print: PRINT,
    reads: READS,
    read,
    blank: blankCard,
    standIn,
    names: (draft) => {
      const card = read(draft);
      return card.ok ? namesIn(card.value) : [];
    },
    odd: () => [],
    problem: words.system.problem,
  };
};
