import type { Answers } from '../../../core/pages/answers';
import type { Tool } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { countWithin, flagAt, oneAt } from '../../kit/pages/answered';
import { switchAt } from '../../kit/pages/choices';
import type { Blocks } from '../../kit/pages/laidOut';
import { countStepper, stepperAt } from '../../kit/pages/steppers';
import * as every from '../../admirals-shared/pages/whatIf';
import { isBig, ROLES, TERRAINS, type Role } from '../cards/terms';
import type { ShipCard } from '../cards/forms';
import { freshPiece } from '../fleet/figures';
import { workingKeywords, type Piece } from '../piece';
import { rulesFor, type Rules } from '../rules';
import { type StrikeSituation, strikeSituation } from '../strike/spec';
import type { CadetWords } from '../words/en';
import { EDITION } from './attack/attackPage';
import { readsRule, readsSource } from './view';

const SOME_HULL = 4;
const MOST_SAVE = 5;
const MOST_ORDERS = 2;

const typedCard = (answers: Answers, { whatIf }: CadetWords): ShipCard => {
  const keyword = (name: string, at: string) => {
    const value = countWithin(answers, `${every.TYPED_PATH}.${at}`, { max: MOST_SAVE }) ?? 0;
    return value === 0 ? [] : [{ name, value }];
  };
  return {
    kind: 'ship',
    code: '',
    name: whatIf.ownTarget,
    faction: '',
    refit: false,
    fleetValue: 0,
    role: oneAt<Role>(answers, `${every.TYPED_PATH}.role`, ROLES) ?? 'Heavy',
    hull: SOME_HULL,
    shields: { as: 'pool', points: 0 },
    armaments: [],
    keywords: [...keyword('Armor', 'armor'), ...keyword('Flak', 'flak')],
  };
};

const targetOf = (card: ShipCard, { answers, path, rules }: every.Told<Rules>): Piece => {
  const crippled = flagAt(answers, `${path}.crippled`) === true;
  const orders = countWithin(answers, `${path}.orders`, { max: MOST_ORDERS }) ?? 0;
  return {
    ...freshPiece(card),
    ...every.stateTold(answers, path, card, TERRAINS),
    id: 'target',
    team: 'target',
    keywords: workingKeywords(card, [], crippled, rules.rulings),
    crippled,
    orders: Array.from({ length: orders }, String),
  };
};

type Words = CadetWords['whatIf'];

const typedBlocks = (answers: Answers, { card }: Piece, words: Words): Blocks => {
  const save = (at: string, label: string, rule: string): Block =>
    countStepper(answers, `${every.TYPED_PATH}.${at}`, label, {
      max: MOST_SAVE,
      ...readsRule(rule),
    });
  return [
    every.roleBlock(every.TYPED_PATH, card, ROLES, words),
    save('armor', words.armor, 'Armor'),
    save('flak', words.flak, 'Flak'),
  ];
};

const stateBlocks = (path: string, target: Piece, words: Words): Blocks => {
  const { card, crippled, terrain, orders } = target;
  return [
    every.leftBlocks(path, target, words),
    card.role === 'Super Heavy' &&
      stepperAt(`${path}.orders`, words.orders, orders.length, { max: MOST_ORDERS }),
    isBig(card.role) &&
      switchAt(`${path}.crippled`, words.crippled, crippled, readsRule('Critical Hits')),
    every.terrainBlock(path, terrain, TERRAINS, words),
  ];
};

/** Making Attacks: the odds of any attack without a game. */
export const makeWhatIf = (words: CadetWords): Tool =>
  every.makeWhatIf({
    edition: EDITION,
    readsSource,
    words,
    rulesFor,
    rule: 'Making Attacks',
    typedCard: (answers) => typedCard(answers, words),
    targetOf,
    targetBlocks: (target, { answers, path }, isTyped) => [
      isTyped && typedBlocks(answers, target, words.whatIf),
      stateBlocks(path, target, words.whatIf),
    ],
    answerTo: (situation: StrikeSituation, rules) => strikeSituation(situation, rules),
  });
