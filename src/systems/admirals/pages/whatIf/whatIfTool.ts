import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfCard, Tool } from '../../../../core/pages/desks';
import type { Block, Page } from '../../../../core/pages/page';
import { MOST_DEFENCE } from '../../attributes';
import { ROLES, TERRAINS } from '../../../admirals-shared/cards/terms';
import type { ShipCard, WeaponCard } from '../../../admirals-shared/cards/types';
import { cardsOn, TYPED } from '../../../kit/pages/onShelf';
import {
  leftBlocks,
  roleBlock,
  stateTold,
  targetCard,
  targetChoice,
  terrainBlock,
  TYPED_PATH,
} from '../../../admirals-shared/pages/whatIf/target';
import { stepperAt } from '../../../kit/pages/steppers';
import type { AdmiralsWords } from '../../words/en';
import { countWithin, oneAt, textsAt } from '../../../kit/pages/answered';
import { readsRule, readsSource } from '../reads';
import { type Rules, rulesFor, type AdmiralsParts } from '../../rules';
import type { Piece } from '../../piece';
import { freshPiece } from '../../freshPiece';
import { askedSwitches, switchBlocks } from '../../../admirals-shared/pages/strike/asked';
import { distanceBlock, situationTold } from '../../../admirals-shared/pages/whatIf/attack';
import { weaponBlocks, weaponTold } from '../../../admirals-shared/pages/whatIf/weapon';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { ownModifierBlock, sumBlock } from '../../../admirals-shared/pages/strike/modifiers';
import { policyBlocks, strikeOddsBlock } from '../strike/oddsBlocks';
import type { StrikeSituation } from '../../situation';

const shipsOn = (shelf: Shelf): readonly ShelfCard<ShipCard>[] => cardsOn<ShipCard>(shelf, 'ship');

const SOME_HULL = 4;
const MOST_CRITICALS = 4;

/** Keywords that a strike at their bearer asks about. */
const keywordsThatCount = ({ keywords }: Rules): readonly string[] =>
  keywords
    .filter(({ strikeSaves, strikeAsTarget, orderLimit, value }) => {
      const acts = strikeSaves ?? strikeAsTarget ?? orderLimit;
      return acts !== undefined && value !== 'number';
    })
    .map(({ name }) => name);

const typedCard = (answers: Answers, { whatIf }: AdmiralsWords): ShipCard => ({
  kind: 'ship',
  code: '',
  name: whatIf.ownTarget,
  allegiance: '',
  type: 'Standard',
  bonusOrders: [],
  role: oneAt(answers, `${TYPED_PATH}.role`, ROLES) ?? 'Heavy',
  hull: SOME_HULL,
  armor: countWithin(answers, `${TYPED_PATH}.armor`, { max: MOST_DEFENCE }) ?? 1,
  flak: countWithin(answers, `${TYPED_PATH}.flak`, { max: MOST_DEFENCE }) ?? 0,
  shields: { as: 'pool', points: 0 },
  armaments: [],
  keywords: (textsAt(answers, `${TYPED_PATH}.keywords`) ?? []).map((name) => ({ name })),
});

interface Chosen {
  readonly id: string;
  readonly path: string;
  readonly target: Piece;
}

/** A ship of the shelf, or one that is typed in, as battered as the table says. */
export const targetTold = (answers: Answers, shelf: Shelf, words: AdmiralsWords): Chosen => {
  const { id, path, card } = targetCard(answers, shipsOn(shelf), () => typedCard(answers, words));
  return {
    id,
    path,
    target: {
      ...freshPiece(card),
      ...stateTold(answers, path, card, TERRAINS),
      id: 'target',
      team: 'target',
      criticals: countWithin(answers, `${path}.criticals`, { max: MOST_CRITICALS }) ?? 0,
    },
  };
};

const typedBlocks = (
  { card }: Piece,
  rules: Rules,
  { whatIf }: AdmiralsWords,
): readonly Block[] => [
  roleBlock(TYPED_PATH, card, ROLES, whatIf),
  stepperAt(`${TYPED_PATH}.armor`, whatIf.armor, card.armor ?? 0, {
    max: MOST_DEFENCE,
    ...readsRule('3A-01 XI'),
  }),
  stepperAt(`${TYPED_PATH}.flak`, whatIf.flak, card.flak ?? 0, {
    max: MOST_DEFENCE,
    ...readsRule('3A-01 XII'),
  }),
  {
    block: 'picks',
    id: `${TYPED_PATH}.keywords`,
    label: whatIf.keywords,
    values: card.keywords.map(({ name }) => name),
    options: keywordsThatCount(rules).map((name) => ({ value: name, label: name })),
  },
];

/** At whom, and how it stands. */
export const targetBlocks = (
  answers: Answers,
  shelf: Shelf,
  rules: Rules,
  words: AdmiralsWords,
): readonly Block[] => {
  const { whatIf } = words;
  const { id, path, target } = targetTold(answers, shelf, words);
  return [
    targetChoice(id, shipsOn(shelf), whatIf),
    ...leftBlocks(path, target, whatIf),
    stepperAt(`${path}.criticals`, whatIf.criticals, target.criticals, { max: MOST_CRITICALS }),
    terrainBlock(path, target.terrain, TERRAINS, whatIf),
    ...(id === TYPED ? typedBlocks(target, rules, words) : []),
  ];
};

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
