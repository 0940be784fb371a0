import type { Card } from '../../../../core/game/setup';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Block, Option } from '../../../../core/pages/page';
import { MOST_DEFENCE } from '../../attributes';
import { FACINGS, ROLES, TERRAINS, type ShipCard } from '../../cards/types';
import { freshPiece } from '../../fleet/freshPiece';
import type { Rules } from '../../parts';
import type { Piece } from '../../piece';
import type { AdmiralsWords } from '../../words/en';
import { countAt, oneAt, textAt, textsAt } from '../answered';
import { readsRule } from '../reads';
import { TYPED } from './weapon';

const isShip = (card: Card): card is ShipCard => card.kind === 'ship';

const shipsOn = (shelf: Shelf): readonly { readonly id: string; readonly card: ShipCard }[] =>
  shelf.cards.flatMap(({ id, card }) => (isShip(card) ? [{ id, card }] : []));

const SOME_HULL = 4;
const MOST_HULL = 30;
const MOST_SHIELDS = 20;
const MOST_CRITICALS = 4;

/** Keywords that a strike at their bearer asks about. */
const keywordsThatCount = ({ keywords }: Rules): readonly string[] =>
  keywords
    .filter(({ strikeSaves, strikeAsTarget, orderLimit, value }) => {
      const acts = strikeSaves ?? strikeAsTarget ?? orderLimit;
      return acts !== undefined && value !== 'number';
    })
    .map(({ name }) => name);

const typedCard = (answers: Answers, words: AdmiralsWords): ShipCard => ({
  kind: 'ship',
  code: '',
  name: words.whatIf.ownTarget,
  allegiance: '',
  type: 'Standard',
  bonusOrders: [],
  role: oneAt(answers, `${pathOf(TYPED)}.role`, ROLES) ?? 'Heavy',
  hull: SOME_HULL,
  armor: countAt(answers, `${pathOf(TYPED)}.armor`) ?? 1,
  flak: countAt(answers, `${pathOf(TYPED)}.flak`) ?? 0,
  shields: { as: 'pool', points: 0 },
  armaments: [],
  keywords: (textsAt(answers, `${pathOf(TYPED)}.keywords`) ?? []).map((name) => ({ name })),
});

/** What is told of one target is not told of another. */
const pathOf = (target: string): string => `of.${target}`;

/** The strongest facing stands for the one that is hit, until the table says otherwise. */
const printedShields = ({ shields }: ShipCard): number =>
  shields.as === 'pool'
    ? shields.points
    : Math.max(...FACINGS.map((facing) => shields.points[facing]));

interface Chosen {
  readonly id: string;
  readonly path: string;
  readonly target: Piece;
}

/** A ship of the shelf, or one that is typed in, as battered as the table says. */
export const targetTold = (answers: Answers, shelf: Shelf, words: AdmiralsWords): Chosen => {
  const ships = shipsOn(shelf);
  const told = textAt(answers, 'target');
  const chosen = told === TYPED ? undefined : (ships.find(({ id }) => id === told) ?? ships[0]);
  const id = chosen?.id ?? TYPED;
  const path = pathOf(id);
  const card = chosen?.card ?? typedCard(answers, words);
  const points = countAt(answers, `${path}.shields`) ?? printedShields(card);
  return {
    id,
    path,
    target: {
      ...freshPiece(card),
      id: 'target',
      team: 'target',
      hull: countAt(answers, `${path}.hull`) ?? card.hull,
      shields: { as: 'pool', points },
      criticals: countAt(answers, `${path}.criticals`) ?? 0,
      terrain: oneAt(answers, `${path}.terrain`, TERRAINS),
    },
  };
};

const typedBlocks = (
  path: string,
  { card }: Piece,
  rules: Rules,
  words: AdmiralsWords,
): readonly Block[] => {
  const say = words.whatIf;
  const stepper = (id: string, label: string, value: number, rule: string): Block => ({
    block: 'stepper',
    id: `${path}.${id}`,
    label,
    value,
    min: 0,
    max: MOST_DEFENCE,
    ...readsRule(rule),
  });
  return [
    {
      block: 'choice',
      id: `${path}.role`,
      label: say.role,
      style: 'chips',
      value: card.role,
      options: ROLES.map((role) => ({ value: role, label: role })),
    },
    stepper('armor', say.armor, card.armor ?? 0, '3A-01 XI'),
    stepper('flak', say.flak, card.flak ?? 0, '3A-01 XII'),
    {
      block: 'picks',
      id: `${path}.keywords`,
      label: say.keywords,
      values: card.keywords.map(({ name }) => name),
      options: keywordsThatCount(rules).map((name) => ({ value: name, label: name })),
    },
  ];
};

const stateBlocks = (
  path: string,
  { card, hull, shields, criticals, terrain }: Piece,
  words: AdmiralsWords,
): readonly Block[] => {
  const say = words.whatIf;
  const stepper = (id: string, label: string, value: number, min: number, max: number): Block => ({
    block: 'stepper',
    id: `${path}.${id}`,
    label,
    value,
    min,
    max,
  });
  const open: Option = { value: null, label: say.open };
  return [
    stepper('hull', say.hull, hull, 1, Math.max(MOST_HULL, card.hull)),
    stepper('shields', say.shields, shields.as === 'pool' ? shields.points : 0, 0, MOST_SHIELDS),
    stepper('criticals', say.criticals, criticals, 0, MOST_CRITICALS),
    {
      block: 'choice',
      id: `${path}.terrain`,
      label: say.terrain,
      style: 'chips',
      value: terrain,
      options: [open, ...TERRAINS.map((one) => ({ value: one, label: one }))],
    },
  ];
};

/** At whom, and how it stands. */
export const targetBlocks = (
  answers: Answers,
  shelf: Shelf,
  rules: Rules,
  words: AdmiralsWords,
): readonly Block[] => {
  const { id, path, target } = targetTold(answers, shelf, words);
  const say = words.whatIf;
  return [
    {
      block: 'choice',
      id: 'target',
      label: say.target,
      style: 'menu',
      value: id,
      options: [
        { value: TYPED, label: say.ownTarget },
        ...shipsOn(shelf).map(({ id: value, card }) => ({
          value,
          label: card.name,
          detail: `${card.code} · ${card.role}`,
        })),
      ],
    },
    ...stateBlocks(path, target, words),
    ...(id === TYPED ? typedBlocks(path, target, rules, words) : []),
  ];
};
