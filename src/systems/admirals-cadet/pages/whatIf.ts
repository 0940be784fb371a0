import type { Answers } from '../../../core/pages/answers';
import type { Shelf, ShelfCard, Tool } from '../../../core/pages/desks';
import type { Block, Page } from '../../../core/pages/page';
import { countWithin, flagAt, oneAt } from '../../kit/pages/answered';
import { cardsOn, TYPED } from '../../kit/pages/onShelf';
import { countStepper, stepperAt } from '../../kit/pages/steppers';
import { askedSwitches, switchBlocks } from '../../admirals-shared/pages/strike/asked';
import { ownModifierBlock, sumBlock } from '../../admirals-shared/pages/strike/modifiers';
import { distanceBlock, situationTold } from '../../admirals-shared/pages/whatIf/attack';
import {
  leftBlocks,
  roleBlock,
  stateTold,
  targetCard,
  targetChoice,
  terrainBlock,
  TYPED_PATH,
} from '../../admirals-shared/pages/whatIf/target';
import { weaponBlocks, weaponTold } from '../../admirals-shared/pages/whatIf/weapon';
import { isBig, ROLES, TERRAINS, type Role } from '../cards/terms';
import type { ShipCard, WeaponCard } from '../cards/forms';
import { oddsBlock, policyBlocks } from './attack/oddsBlocks';
import { readsRule, readsSource } from './view';
import { workingKeywords, type Piece } from '../piece';
import { type Rules, rulesFor, type CadetParts } from '../rules';
import type { StrikeSituation } from '../strike/situation';
import { strikeSituation } from '../strike/spec';
import type { CadetWords } from '../words/en';

const shipsOn = (shelf: Shelf): readonly ShelfCard<ShipCard>[] => cardsOn<ShipCard>(shelf, 'ship');

const SOME_HULL = 4;
const MOST_SAVE = 5;
const MOST_ORDERS = 2;

const typedCard = (answers: Answers, { whatIf }: CadetWords): ShipCard => {
  const keyword = (name: string, at: string) => {
    const value = countWithin(answers, `${TYPED_PATH}.${at}`, { max: MOST_SAVE }) ?? 0;
    return value === 0 ? [] : [{ name, value }];
  };
  return {
    kind: 'ship',
    code: '',
    name: whatIf.ownTarget,
    faction: '',
    refit: false,
    fleetValue: 0,
    role: oneAt<Role>(answers, `${TYPED_PATH}.role`, ROLES) ?? 'Heavy',
    hull: SOME_HULL,
    shields: { as: 'pool', points: 0 },
    armaments: [],
    keywords: [...keyword('Armor', 'armor'), ...keyword('Flak', 'flak')],
  };
};

interface Chosen {
  readonly id: string;
  readonly path: string;
  readonly target: Piece;
}

/** A ship of the shelf, or one that is typed in, as battered as the table says. */
const targetTold = (answers: Answers, shelf: Shelf, rules: Rules, words: CadetWords): Chosen => {
  const { id, path, card } = targetCard(answers, shipsOn(shelf), () => typedCard(answers, words));
  const crippled = flagAt(answers, `${path}.crippled`) === true;
  const orders = countWithin(answers, `${path}.orders`, { max: MOST_ORDERS }) ?? 0;
  return {
    id,
    path,
    target: {
      ...stateTold(answers, path, card, TERRAINS),
      id: 'target',
      name: card.name,
      team: 'target',
      player: '',
      card,
      keywords: workingKeywords(card, [], crippled, rules.rulings),
      effects: [],
      mayShield: true,
      crippled,
      orders: Array.from({ length: orders }, String),
    },
  };
};

const typedBlocks = (answers: Answers, { card }: Piece, words: CadetWords): readonly Block[] => {
  const { whatIf } = words;
  const save = (at: string, label: string, rule: string): Block =>
    countStepper(answers, `${TYPED_PATH}.${at}`, label, { max: MOST_SAVE, ...readsRule(rule) });
  return [
    roleBlock(TYPED_PATH, card, ROLES, whatIf),
    save('armor', whatIf.armor, 'Armor'),
    save('flak', whatIf.flak, 'Flak'),
  ];
};

const stateBlocks = (path: string, target: Piece, { whatIf }: CadetWords): readonly Block[] => {
  const { card, crippled, terrain, orders } = target;
  const cripples: Block = {
    block: 'switches',
    switches: [
      {
        id: `${path}.crippled`,
        label: whatIf.crippled,
        on: crippled,
        ...readsRule('Critical Hits'),
      },
    ],
  };
  return [
    ...leftBlocks(path, target, whatIf),
    ...(card.role === 'Super Heavy'
      ? [stepperAt(`${path}.orders`, whatIf.orders, orders.length, { max: MOST_ORDERS })]
      : []),
    ...(isBig(card.role) ? [cripples] : []),
    terrainBlock(path, terrain, TERRAINS, whatIf),
  ];
};

/** At whom, and how it stands. */
const targetBlocks = (
  answers: Answers,
  shelf: Shelf,
  rules: Rules,
  words: CadetWords,
): readonly Block[] => {
  const { id, path, target } = targetTold(answers, shelf, rules, words);
  return [
    targetChoice(id, shipsOn(shelf), words.whatIf),
    ...(id === TYPED ? typedBlocks(answers, target, words) : []),
    ...stateBlocks(path, target, words),
  ];
};

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
