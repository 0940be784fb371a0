import type { Answers } from '../../../../core/pages/answers';
import type { Tool } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import { countWithin, oneAt, textsAt } from '../../../kit/pages/answered';
import { stepperAt } from '../../../kit/pages/steppers';
import { ROLES, TERRAINS } from '../../../admirals-shared/cards/terms';
import type { ShipCard, WeaponCard } from '../../../admirals-shared/cards/types';
import * as every from '../../../admirals-shared/pages/whatIf';
import type { AnyStrikeSituation } from '../../../admirals-shared/strike/situation';
import { MOST_DEFENCE } from '../../attributes';
import { freshPiece, type Piece } from '../../piece';
import { rulesFor, type Rules } from '../../rules';
import { strikeSituation } from '../../strike/spec';
import type { AdmiralsWords } from '../../words/en';
import { quickCardOf } from '../../play/quickShip';
import { readsRule, readsSource } from '../view';
import { EDITION } from '../strike/strikePage';
import { picks, optionsOf } from '../../../kit/pages/choices';
import type { Blocks } from '../../../kit/pages/laidOut';

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
  ...quickCardOf(whatIf.ownTarget, {
    role: oneAt(answers, `${every.TYPED_PATH}.role`, ROLES) ?? 'Heavy',
    hull: SOME_HULL,
    armor: countWithin(answers, `${every.TYPED_PATH}.armor`, { max: MOST_DEFENCE }) ?? 1,
    flak: countWithin(answers, `${every.TYPED_PATH}.flak`, { max: MOST_DEFENCE }) ?? 0,
    shields: { as: 'pool', points: 0 },
    keywords: textsAt(answers, `${every.TYPED_PATH}.keywords`) ?? [],
  }),
  code: '',
});

const targetOf = (card: ShipCard, { answers, path }: every.Told<Rules>): Piece => ({
  ...freshPiece(card),
  ...every.stateTold(answers, path, card, TERRAINS),
  id: 'target',
  team: 'target',
  criticals: countWithin(answers, `${path}.criticals`, { max: MOST_CRITICALS }) ?? 0,
});

const typedBlocks = ({ card }: Piece, rules: Rules, { whatIf }: AdmiralsWords): Blocks => {
  const named = card.keywords.map(({ name }) => name);
  const save = (at: 'armor' | 'flak', rule: string): Block =>
    stepperAt(`${every.TYPED_PATH}.${at}`, whatIf[at], card[at] ?? 0, {
      max: MOST_DEFENCE,
      ...readsRule(rule),
    });
  const options = optionsOf(keywordsThatCount(rules), whatIf.term);
  return [
    every.roleBlock(every.TYPED_PATH, card, ROLES, whatIf),
    save('armor', '3A-01 XI'),
    save('flak', '3A-01 XII'),
    picks(`${every.TYPED_PATH}.keywords`, whatIf.keywords, named, options),
  ];
};

/** 5: the odds of any strike without a game. */
export const makeWhatIf = (words: AdmiralsWords): Tool => {
  const { whatIf } = words;
  return every.makeWhatIf({
    edition: EDITION,
    readsSource,
    words,
    rulesFor,
    rule: '5B-05',
    typedCard: (answers) => typedCard(answers, words),
    targetOf,
    targetBlocks: (target, { path, rules }, isTyped) => [
      every.leftBlocks(path, target, whatIf),
      stepperAt(`${path}.criticals`, whatIf.criticals, target.criticals, { max: MOST_CRITICALS }),
      every.terrainBlock(path, target.terrain, TERRAINS, whatIf),
      isTyped && typedBlocks(target, rules, words),
    ],
    answerTo: (told: AnyStrikeSituation<Piece, WeaponCard>, rules) =>
      strikeSituation({ ...told, useSkilled: false, augmentedBy: null, simplicity: false }, rules),
  });
};
