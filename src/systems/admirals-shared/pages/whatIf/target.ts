import type { Card } from '../../../../core/game/setup';
import type { Answers } from '../../../../core/pages/answers';
import type { ShelfCard } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import type { Wording } from '../../../../core/words';
import { FACINGS } from '../../cards/terms';
import type { Shields } from '../../cards/shieldsForm';
import { countWithin, oneAt, textAt } from '../../../kit/pages/answered';
import type { whatIfWords } from '../../words/en/whatIf';
import { chipsChoice } from '../../../kit/pages/choices';
import { stepperAt } from '../../../kit/pages/steppers';
import { cardChoice, chosenOf, TYPED } from '../../../kit/pages/onShelf';

export type WhatIfWords = Wording<typeof whatIfWords>;

export interface AnyShip extends Card {
  readonly role: string;
  readonly hull: number;
  readonly shields: Shields;
}

const MOST_HULL = 30;
const MOST_SHIELDS = 20;

const hullBounds = ({ hull }: AnyShip) => ({ min: 1, max: Math.max(MOST_HULL, hull) });

/** What is told of one target is not told of another. */
const pathOf = (target: string): string => `of.${target}`;

export const TYPED_PATH = pathOf(TYPED);

/** A ship of the shelf, or one that is typed in, and where its answers stand. */
export const targetCard = <Ship extends AnyShip>(
  answers: Answers,
  ships: readonly ShelfCard<Ship>[],
  typed: () => Ship,
): { readonly id: string; readonly path: string; readonly card: Ship } => {
  const chosen = chosenOf(ships, textAt(answers, 'target'));
  const id = chosen?.id ?? TYPED;
  return { id, path: pathOf(id), card: chosen?.card ?? typed() };
};

/** The strongest facing stands for the one that is hit, until the table says otherwise. */
const printedShields = ({ shields }: AnyShip): number =>
  shields.as === 'pool'
    ? shields.points
    : Math.max(...FACINGS.map((facing) => shields.points[facing]));

/** As battered as the table says, and where. */
export const stateTold = <Terrain extends string>(
  answers: Answers,
  path: string,
  card: AnyShip,
  terrains: readonly Terrain[],
) => {
  const points = countWithin(answers, `${path}.shields`, { max: MOST_SHIELDS });
  return {
    hull: countWithin(answers, `${path}.hull`, hullBounds(card)) ?? card.hull,
    shields: { as: 'pool', points: points ?? printedShields(card) },
    terrain: oneAt(answers, `${path}.terrain`, terrains),
  } as const;
};

export const targetChoice = <Ship extends AnyShip>(
  value: string,
  ships: readonly ShelfCard<Ship>[],
  { target, ownTarget, term }: WhatIfWords,
): Block =>
  cardChoice({ id: 'target', label: target, value }, ownTarget, ships, ({ role }) => term(role));

/** What is left of its hull, and of the shields that are hit. */
export const leftBlocks = (
  path: string,
  {
    card,
    hull,
    shields,
  }: { readonly card: AnyShip; readonly hull: number; readonly shields: Shields },
  words: WhatIfWords,
): readonly Block[] => [
  stepperAt(`${path}.hull`, words.hull, hull, hullBounds(card)),
  stepperAt(`${path}.shields`, words.shields, shields.as === 'pool' ? shields.points : 0, {
    max: MOST_SHIELDS,
  }),
];

export const roleBlock = (
  path: string,
  { role }: AnyShip,
  roles: readonly string[],
  words: WhatIfWords,
): Block => chipsChoice(`${path}.role`, words.role, role, roles, words.term);

export const terrainBlock = (
  path: string,
  terrain: string | null,
  terrains: readonly string[],
  words: WhatIfWords,
): Block => chipsChoice(`${path}.terrain`, words.terrain, terrain, [null, ...terrains], words.hex);
