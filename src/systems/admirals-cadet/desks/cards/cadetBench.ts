import type { EntryId } from '../../../../core/pages/page';
import {
  type Readings,
  type Bench,
  type Open,
  type Print,
  readOnce,
} from '../../../admirals-shared/desks/cards/bench';
import { sharedEffects, diceEffect } from '../../../admirals-shared/desks/cards/editor/effectKinds';
import { lockAbility } from '../../../admirals-shared/cards/weaponForm';
import { modifierAt, saidAt } from '../../../admirals-shared/desks/cards/told';
import { cardReader, conditions, effect, MOST_ARMAMENTS, requirement } from '../../cards/parse';
import { REPAIRS, ROLES, TERRAINS } from '../../cards/terms';
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

const printOf = ({ cardDesk: { effects: say } }: CadetWords): Print => ({
  roles: ROLES,
  terrains: TERRAINS,
  lockAbilities: ['icons', 'dice', 'text'],
  armaments: MOST_ARMAMENTS,
  slots: [],
  effects: {
    ...sharedEffects(say, REPAIRS),
    reroll: diceEffect('reroll', say.reroll),
  },
});

export const makeBench = (parts: CadetParts, words: CadetWords): CadetBench => {
  const { keywords } = parts;
  const { cards } = words;
  const reader = cardReader(keywords);
  const read = readOnce((draft) => reader(draft, ''));
  return {
    parts,
    rules: rulesFor(parts, {}),
    words,
    print: printOf(words),
    reads: READS,
    told: {
      modifier: modifierAt(conditions(keywords), cards.modifier),
      effect: saidAt(effect(keywords), cards.effect),
      requirement: saidAt(requirement(keywords), cards.requirement),
      lockAbility: saidAt(lockAbility.read, cards.lockAbility),
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
