import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfCard } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import { MOST_DEFENCE } from '../../attributes';
import { ROLES, TERRAINS } from '../../../admirals-shared/cards/terms';
import type { ShipCard } from '../../../admirals-shared/cards/types';
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
import { countAt, oneAt, textsAt } from '../../../kit/pages/answered';
import { readsRule } from '../reads';
import type { Rules } from '../../rules';
import type { Piece } from '../../piece';
import { freshPiece } from '../../freshPiece';

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
  armor: countAt(answers, `${TYPED_PATH}.armor`) ?? 1,
  flak: countAt(answers, `${TYPED_PATH}.flak`) ?? 0,
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
      criticals: countAt(answers, `${path}.criticals`) ?? 0,
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
