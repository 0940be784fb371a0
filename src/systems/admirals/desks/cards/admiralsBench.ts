import type { Problem } from '../../../../core/checked/checked';
import type { Shelf } from '../../../../core/pages/desks';
import { say } from '../../../../core/checked/sentences';
import { cardReader } from '../../cards/parse';
import type { SharesWhy } from '../../cards/parse/constructionList';
import { MOST_ITEMS } from '../../../admirals-shared/cards/limits';
import { redrawnShapes } from '../../../admirals-shared/cards/parse/shapes';
import { listedTwice, referencesOf } from '../../../admirals-shared/cards/references';
import { ARMAMENT_SLOTS } from '../../../admirals-shared/cards/terms';
import type { AdmiralsCard } from '../../../admirals-shared/cards/types';
import { crossingCore } from '../../fleet/formation';
import { readsKeyword, readsRule } from '../../pages/reads';
import { rulesFor, type AdmiralsParts, type Rules } from '../../../admirals-shared/parts';
import type { AdmiralsWords } from '../../words/en';
import {
  readOnce,
  type Bench,
  type Open,
  type Readings,
} from '../../../admirals-shared/desks/cards/bench';
import { blankCard, standIn } from '../../../admirals-shared/desks/cards/blank';

/** The desk of 2.0. */
export interface AdmiralsBench extends Bench<AdmiralsCard> {
  readonly parts: AdmiralsParts;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
}

export type AdmiralsOpen = AdmiralsBench & Open<AdmiralsCard>;

const READS: Readings = {
  arcs: readsRule('5A-01'),
  distance: readsRule('5A-01'),
  hull: readsRule('3A-01 X'),
  role: readsRule('3A-01 IX'),
  shields: readsRule('3A-01 XIII'),
  slot: readsRule('3A-01 XIV'),
  keyword: readsKeyword,
};

/** 10B-04: a list that no fleet can meet once the rulebook fills in what it leaves out. */
const crossing = (card: AdmiralsCard): readonly Problem<SharesWhy>[] => {
  const core = card.kind === 'list' ? crossingCore('constructed', card) : null;
  return core ? [{ path: 'shares', why: { id: 'core-shares-cross', ...core } }] : [];
};

export const makeBench = (parts: AdmiralsParts, words: AdmiralsWords): AdmiralsBench => {
  const reader = cardReader(parts.keywords);
  const read = readOnce((draft) => reader(draft, ''));
  return {
    parts,
    rules: rulesFor(parts, {}),
    words,
    print: {
      armaments: MOST_ITEMS.armaments,
      slots: ARMAMENT_SLOTS,
    },
    reads: READS,
    read,
    blank: blankCard,
    standIn,
    names: (draft) => {
      const card = read(draft);
      return card.ok ? referencesOf(card.value) : [];
    },
    odd: (draft) => {
      const card = read(draft);
      return card.ok ? [...listedTwice(card.value), ...crossing(card.value)] : [];
    },
    problem: (why) => say(words.problems.problems, why),
  };
};

/** 5A-01, 5E-01: by the shapes of the pack that the card is in. */
export const drawnFor = (bench: AdmiralsBench, { shapes, pack }: Shelf): AdmiralsBench => {
  const drawn = pack === undefined ? undefined : shapes?.[pack];
  if (!drawn) return bench;
  const read = redrawnShapes(drawn, '');
  return read.ok ? { ...bench, rules: rulesFor(bench.parts, {}, read.value) } : bench;
};
