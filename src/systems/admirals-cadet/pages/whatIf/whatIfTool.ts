import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, Tool } from '../../../../core/pages/desks';
import type { Block, Page } from '../../../../core/pages/page';
import { askedSwitches, switchBlocks } from '../../../admirals-shared/pages/strike/asked';
import { ownModifierBlock, sumBlock } from '../../../admirals-shared/pages/strike/modifiers';
import { cardsOn } from '../../../kit/pages/onShelf';
import { distanceBlock, situationTold } from '../../../admirals-shared/pages/whatIf/attack';
import { weaponBlocks, weaponTold } from '../../../admirals-shared/pages/whatIf/weapon';
import type { WeaponCard } from '../../cards/types';
import { rulesFor, type CadetParts, type Rules } from '../../rules';
import type { StrikeSituation } from '../../strike/situation';
import { strikeSituation } from '../../strike/spec';
import type { CadetWords } from '../../words/en';
import { oddsBlock, policyBlocks } from '../attack/oddsBlocks';
import { readsSource } from '../view';
import { targetBlocks, targetTold } from './target';

/** Making Attacks: the attack that was put together. */
const situationOf = (
  answers: Answers,
  shelf: Shelf,
  rules: Rules,
  words: CadetWords,
): StrikeSituation => {
  const { target } = targetTold(answers, shelf, rules, words);
  const { weapon } = weaponTold(answers, cardsOn<WeaponCard>(shelf, 'weapon'), words.whatIf);
  return situationTold(answers, target, weapon, 'Making Attacks');
};

const askedBlocks = (
  situation: StrikeSituation,
  answers: Answers,
  rules: Rules,
  words: CadetWords,
): readonly Block[] => {
  const { open } = strikeSituation({ ...situation, answers: {} }, rules);
  return switchBlocks(words.strikePages.tableKnows, askedSwitches(open, answers));
};

const pageOf = (answers: Answers, shelf: Shelf, rules: Rules, words: CadetWords): Page => {
  const situation = situationOf(answers, shelf, rules, words);
  const answer = strikeSituation(situation, rules);
  const worded = { words };
  return {
    title: words.whatIf.title,
    kicker: words.whatIf.kicker(situation.weapon.name, situation.dice),
    blocks: [
      oddsBlock(worded, answer, answers),
      ...weaponBlocks(answers, cardsOn<WeaponCard>(shelf, 'weapon'), words.whatIf),
      ...targetBlocks(answers, shelf, rules, words),
    ],
    aside: [
      sumBlock({ readsSource }, worded, answer.modifiers, answers),
      ownModifierBlock(worded, answers),
      distanceBlock(answers, words.strikePages.distance),
      ...askedBlocks(situation, answers, rules, words),
      ...policyBlocks(worded, answer, answers),
    ],
  };
};

/** Odds of any attack without a game: cards of the shelf, or numbers that were typed in. */
export const makeWhatIf = (parts: CadetParts, words: CadetWords): Tool => ({
  id: 'what-if',
  title: words.whatIf.title,
  detail: words.whatIf.detail,
  page: (answers, shelf) => pageOf(answers, shelf, rulesFor(parts, shelf.rulings ?? {}), words),
});
