import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, Tool } from '../../../../core/pages/desks';
import type { Block, Page } from '../../../../core/pages/page';
import type { WeaponCard } from '../../../admirals-shared/cards/types';
import { askedSwitches, switchBlocks } from '../../../admirals-shared/pages/strike/asked';
import { distanceBlock, situationTold } from '../../../admirals-shared/pages/whatIf/attack';
import { cardsOn } from '../../../kit/pages/onShelf';
import { weaponBlocks, weaponTold } from '../../../admirals-shared/pages/whatIf/weapon';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import type { AdmiralsWords } from '../../words/en';
import { ownModifierBlock, sumBlock } from '../../../admirals-shared/pages/strike/modifiers';
import { readsSource } from '../reads';
import { policyBlocks, strikeOddsBlock } from '../strike/oddsBlocks';
import { targetBlocks, targetTold } from './target';
import { rulesFor, type AdmiralsParts, type Rules } from '../../rules';
import type { StrikeSituation } from '../../situation';

/** 5: the strike that was put together. */
const situationOf = (answers: Answers, shelf: Shelf, words: AdmiralsWords): StrikeSituation => {
  const { target } = targetTold(answers, shelf, words);
  const { weapon } = weaponTold(answers, cardsOn<WeaponCard>(shelf, 'weapon'), words.whatIf);
  return {
    ...situationTold(answers, target, weapon, '5B-05'),
    useSkilled: false,
    augmentedBy: null,
    simplicity: false,
  };
};

const askedBlocks = (
  situation: StrikeSituation,
  answers: Answers,
  rules: Rules,
  words: AdmiralsWords,
): readonly Block[] => {
  const { open } = strikeSituation({ ...situation, answers: {} }, rules);
  return switchBlocks(words.strikePages.tableKnows, askedSwitches(open, answers));
};

const pageOf = (answers: Answers, shelf: Shelf, rules: Rules, words: AdmiralsWords): Page => {
  const situation = situationOf(answers, shelf, words);
  const answer: StrikeAnswer = strikeSituation(situation, rules);
  const seen = { words, rules };
  return {
    title: words.whatIf.title,
    kicker: words.whatIf.kicker(situation.weapon.name, situation.dice),
    blocks: [
      strikeOddsBlock(seen, answer, answers),
      ...weaponBlocks(answers, cardsOn<WeaponCard>(shelf, 'weapon'), words.whatIf),
      ...targetBlocks(answers, shelf, rules, words),
    ],
    aside: [
      sumBlock({ readsSource }, seen, answer.modifiers, answers),
      ownModifierBlock(seen, answers),
      distanceBlock(answers, words.strikePages.distance),
      ...askedBlocks(situation, answers, rules, words),
      ...policyBlocks(seen, answer, answers),
    ],
  };
};

/** Odds of any strike without a game: cards of the shelf, or numbers that were typed in. */
export const makeWhatIf = (parts: AdmiralsParts, words: AdmiralsWords): Tool => ({
  id: 'what-if',
  title: words.whatIf.title,
  detail: words.whatIf.detail,
  page: (answers, shelf) => pageOf(answers, shelf, rulesFor(parts, shelf.rulings ?? {}), words),
});
