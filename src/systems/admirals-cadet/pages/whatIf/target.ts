import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import { countAt, FACINGS, flagAt, oneAt, textAt } from '../../../admirals/editions';
import { ROLES, TERRAINS, type Role, type ShipCard } from '../../cards/types';
import { workingKeywords, type Piece } from '../../piece';
import type { Rules } from '../../rules';
import type { CadetWords } from '../../words/en';
import { readsRule } from '../seen';
import { TYPED } from './weapon';

const shipsOn = (shelf: Shelf): readonly { readonly id: string; readonly card: ShipCard }[] =>
  shelf.cards.flatMap(({ id, card }) =>
    // The shelf of a system holds cards that its own reader gave.
    card.kind === 'ship' ? [{ id, card: card as ShipCard }] : [],
  );

const SOME_HULL = 4;
const MOST_HULL = 30;
const MOST_SHIELDS = 20;
const MOST_SAVE = 5;
const MOST_ORDERS = 2;

/** What is told of one target is not told of another. */
const pathOf = (target: string): string => `of.${target}`;

const typedCard = (answers: Answers, { whatIf }: CadetWords): ShipCard => {
  const path = pathOf(TYPED);
  const keyword = (name: string, at: string) => {
    const value = countAt(answers, `${path}.${at}`) ?? 0;
    return value === 0 ? [] : [{ name, value }];
  };
  return {
    kind: 'ship',
    code: '',
    name: whatIf.ownTarget,
    faction: '',
    refit: false,
    fleetValue: 0,
    role: oneAt<Role>(answers, `${path}.role`, ROLES) ?? 'Heavy',
    hull: SOME_HULL,
    shields: { as: 'pool', points: 0 },
    armaments: [],
    keywords: [...keyword('Armor', 'armor'), ...keyword('Flak', 'flak')],
  };
};

/** The strongest side stands for the one that is hit, until the table says otherwise. */
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
export const targetTold = (
  answers: Answers,
  shelf: Shelf,
  rules: Rules,
  words: CadetWords,
): Chosen => {
  const ships = shipsOn(shelf);
  const told = textAt(answers, 'target');
  const chosen = told === TYPED ? undefined : (ships.find(({ id }) => id === told) ?? ships[0]);
  const id = chosen?.id ?? TYPED;
  const path = pathOf(id);
  const card = chosen?.card ?? typedCard(answers, words);
  const crippled = flagAt(answers, `${path}.crippled`) === true;
  const orders = countAt(answers, `${path}.orders`) ?? 0;
  return {
    id,
    path,
    target: {
      id: 'target',
      name: card.name,
      team: 'target',
      player: '',
      card,
      keywords: workingKeywords(card, [], crippled, rules.rulings),
      effects: [],
      hull: countAt(answers, `${path}.hull`) ?? card.hull,
      shields: {
        as: 'pool',
        points: countAt(answers, `${path}.shields`) ?? printedShields(card),
      },
      mayShield: true,
      crippled,
      terrain: oneAt(answers, `${path}.terrain`, TERRAINS),
      orders: Array.from({ length: orders }, String),
    },
  };
};

const typedBlocks = (answers: Answers, { card }: Piece, words: CadetWords): readonly Block[] => {
  const { whatIf } = words;
  const path = pathOf(TYPED);
  const save = (at: string, label: string, rule: string): Block => ({
    block: 'stepper',
    id: `${path}.${at}`,
    label,
    value: countAt(answers, `${path}.${at}`) ?? 0,
    min: 0,
    max: MOST_SAVE,
    ...readsRule(rule),
  });
  return [
    {
      block: 'choice',
      id: `${path}.role`,
      label: whatIf.role,
      style: 'chips',
      value: card.role,
      options: ROLES.map((role) => ({ value: role, label: role })),
    },
    save('armor', whatIf.armor, 'Armor'),
    save('flak', whatIf.flak, 'Flak'),
  ];
};

const stateBlocks = (path: string, target: Piece, { whatIf }: CadetWords): readonly Block[] => {
  const { card, hull, shields, crippled, terrain, orders } = target;
  const stepper = (at: string, label: string, value: number, min: number, max: number): Block => ({
    block: 'stepper',
    id: `${path}.${at}`,
    label,
    value,
    min,
    max,
  });
  const cripples = card.role === 'Heavy' || card.role === 'Super Heavy';
  return [
    stepper('hull', whatIf.hull, hull, 1, Math.max(MOST_HULL, card.hull)),
    stepper('shields', whatIf.shields, shields.as === 'pool' ? shields.points : 0, 0, MOST_SHIELDS),
    ...(card.role === 'Super Heavy'
      ? [stepper('orders', whatIf.orders, orders.length, 0, MOST_ORDERS)]
      : []),
    ...(cripples
      ? [
          {
            block: 'switches',
            switches: [
              {
                id: `${path}.crippled`,
                label: whatIf.crippled,
                on: crippled,
                ...readsRule('Critical Hits'),
              },
            ],
          } as const,
        ]
      : []),
    {
      block: 'choice',
      id: `${path}.terrain`,
      label: whatIf.terrain,
      style: 'chips',
      value: terrain,
      options: [
        { value: null, label: whatIf.open },
        ...TERRAINS.map((one) => ({ value: one, label: one })),
      ],
    },
  ];
};

/** At whom, and how it stands. */
export const targetBlocks = (
  answers: Answers,
  shelf: Shelf,
  rules: Rules,
  words: CadetWords,
): readonly Block[] => {
  const { id, path, target } = targetTold(answers, shelf, rules, words);
  const { whatIf } = words;
  return [
    {
      block: 'choice',
      id: 'target',
      label: whatIf.target,
      style: 'menu',
      value: id,
      options: [
        { value: TYPED, label: whatIf.ownTarget },
        ...shipsOn(shelf).map(({ id: value, card }) => ({
          value,
          label: card.name,
          detail: `${card.code} · ${card.role}`,
        })),
      ],
    },
    ...(id === TYPED ? typedBlocks(answers, target, words) : []),
    ...stateBlocks(path, target, words),
  ];
};
