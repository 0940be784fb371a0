import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, Tool } from '../../../../core/pages/desks';
import type { Block, Page, SwitchView } from '../../../../core/pages/page';
import { rulesFor, type AdmiralsParts, type Rules } from '../../parts';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import type { StrikeSituation } from '../../strike/situation';
import type { AdmiralsWords } from '../../words/en';
import { countAt, textsAt } from '../answered';
import { ownModifierBlock, sumBlock } from '../strike/modifierBlocks';
import { policyBlocks, strikeOddsBlock } from '../strike/oddsBlocks';
import { itemsAt, toggled } from '../toggled';
import { targetBlocks, targetTold } from './target';
import { diceTold, weaponBlocks, weaponTold } from './weapon';

const MOST_DISTANCE = 12;

/** Somebody has to strike; nothing about it counts. */
const attackerFor = ({ target }: Pick<StrikeSituation, 'target'>): StrikeSituation['attacker'] => ({
  ...target,
  id: 'attacker',
  team: 'attacker',
  keywords: [],
  terrain: null,
});

const distanceTold = (answers: Answers): number => countAt(answers, 'distance') ?? 1;

/** 5: the strike that was put together. */
const situationOf = (answers: Answers, shelf: Shelf, words: AdmiralsWords): StrikeSituation => {
  const { target } = targetTold(answers, shelf, words);
  const asked = textsAt(answers, 'asked') ?? [];
  return {
    attacker: attackerFor({ target }),
    target,
    weapon: weaponTold(answers, shelf, words).weapon,
    dice: diceTold(answers),
    distance: distanceTold(answers),
    facings: [],
    nearAttacker: [],
    nearTarget: [],
    answers: Object.fromEntries(asked.map((text) => [text, true])),
    useSkilled: false,
    augmentedBy: null,
    byHand: itemsAt(answers, 'modifiers').flatMap((value) =>
      typeof value === 'number'
        ? [{ value, source: { of: 'hand', text: '' }, rule: '5B-05' } as const]
        : [],
    ),
    simplicity: false,
  };
};

const askedBlocks = (
  situation: StrikeSituation,
  answers: Answers,
  rules: Rules,
  words: AdmiralsWords,
): readonly Block[] => {
  const asked = textsAt(answers, 'asked') ?? [];
  const { open } = strikeSituation({ ...situation, answers: {} }, rules);
  const switches = open.flatMap((one): readonly SwitchView[] =>
    one.on === 'asked'
      ? [
          {
            id: `asked ${one.text}`,
            label: one.text,
            on: asked.includes(one.text),
            answers: {
              on: { asked: toggled(asked, one.text, true) },
              off: { asked: toggled(asked, one.text, false) },
            },
          },
        ]
      : [],
  );
  return switches.length === 0
    ? []
    : [{ block: 'switches', label: words.strikePages.tableKnows, switches }];
};

const distanceBlock = (answers: Answers, words: AdmiralsWords): Block => ({
  block: 'stepper',
  id: 'distance',
  label: words.strikePages.distance,
  value: distanceTold(answers),
  min: 0,
  max: MOST_DISTANCE,
});

const pageOf = (answers: Answers, shelf: Shelf, rules: Rules, words: AdmiralsWords): Page => {
  const situation = situationOf(answers, shelf, words);
  const answer: StrikeAnswer = strikeSituation(situation, rules);
  const seen = { words, rules };
  return {
    title: words.whatIf.title,
    kicker: words.whatIf.kicker(situation.weapon.name, situation.dice),
    blocks: [
      strikeOddsBlock(seen, answer, answers),
      ...weaponBlocks(answers, shelf, words),
      ...targetBlocks(answers, shelf, rules, words),
    ],
    aside: [
      sumBlock(seen, answer.modifiers, answers),
      ownModifierBlock(seen, answers),
      distanceBlock(answers, words),
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
