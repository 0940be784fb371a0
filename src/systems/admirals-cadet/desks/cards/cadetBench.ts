import type { EntryId } from '../../../../core/pages/page';
import { cardDeskParts as desk } from '../../../admirals/editions';
import {
  cardReader,
  conditions,
  effect,
  lockAbility,
  MOST_ARMAMENTS,
  requirement,
} from '../../cards/parse';
import { REPAIRS, ROLES, TERRAINS, type CadetCard } from '../../cards/types';
import { readsKeyword, readsRule } from '../../pages/seen';
import { rulesFor, type CadetParts, type Rules } from '../../rules';
import type { CadetWords } from '../../words/en';
import { blankCard, standIn } from './blank';
import { namesIn } from './namesIn';

interface CadetReadings extends desk.Readings {
  readonly fleetValue: { readonly entry?: EntryId };
}

/** The desk of the first edition. */
export interface CadetBench extends desk.Bench<CadetCard> {
  readonly parts: CadetParts;
  readonly rules: Rules;
  readonly words: CadetWords;
  readonly reads: CadetReadings;
}

export type CadetOpen = CadetBench & desk.Open<CadetCard>;

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

const printOf = ({ cardDesk: { effects: say } }: CadetWords): desk.Print => ({
  roles: ROLES,
  terrains: TERRAINS,
  lockAbilities: ['icons', 'dice', 'text'],
  armaments: MOST_ARMAMENTS,
  slots: [],
  effects: {
    ...desk.sharedEffects(say, REPAIRS),
    reroll: desk.diceEffect('reroll', say.reroll),
  },
});

export const makeBench = (parts: CadetParts, words: CadetWords): CadetBench => {
  const { keywords } = parts;
  const { cards } = words;
  const reader = cardReader(keywords);
  const read = desk.readOnce((draft) => reader(draft, ''));
  return {
    parts,
    rules: rulesFor(parts, {}),
    words,
    print: printOf(words),
    reads: READS,
    told: {
      modifier: desk.modifierAt(conditions(keywords), cards.modifier),
      effect: desk.saidAt(effect(keywords), cards.effect),
      requirement: desk.saidAt(requirement(keywords), cards.requirement),
      lockAbility: desk.saidAt(lockAbility, cards.lockAbility),
    },
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
