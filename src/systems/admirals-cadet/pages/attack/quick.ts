import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { countAt } from '../../../kit/pages/answered';
import { countStepper } from '../../../admirals-shared/pages/steppers';
import { FACINGS, type Facing } from '../../../admirals-shared/cards/terms';
import type { Piece } from '../../piece';
import { readsRule, type Seen } from '../seen';
import type { Aiming } from './aim';
import type { StrikeQuick } from '../../play/commands';

const path = (name: string): string => `quick.${name}`;
const boxPath = (facing: Facing | null): string => path(`boxes.${facing ?? 'track'}`);

/** Those of the sides that the attack comes through, where the table said so; else all that have boxes. */
const stockFor = (
  { shields, mayShield }: Piece,
  facings: readonly Facing[],
): readonly { readonly facing: Facing | null; readonly points: number }[] => {
  if (!mayShield) return [];
  if (shields.as === 'pool')
    return shields.points > 0 ? [{ facing: null, points: shields.points }] : [];
  return (facings.length > 0 ? facings : FACINGS)
    .map((facing) => ({ facing, points: shields.points[facing] }))
    .filter(({ points }) => points > 0);
};

/** An attack that was resolved at the table: only what it did. */
export const quickCommand = (
  { attacker, mount, where, aim }: Aiming,
  target: Piece,
  answers: Answers,
): StrikeQuick => ({
  type: 'strike-quick',
  target: target.id,
  with: {
    attacker: attacker.id,
    armament: mount.armament,
    mount: mount.mount,
    using: aim?.using ?? mount.left,
  },
  hull: countAt(answers, path('hull')) ?? 0,
  criticals: countAt(answers, path('criticals')) ?? 0,
  shields: stockFor(target, where.facings)
    .map(({ facing }) => ({ facing, points: countAt(answers, boxPath(facing)) ?? 0 }))
    .filter(({ points }) => points > 0),
});

const MOST_CRITICALS = 4;

/** Steppers for what an attack cost. */
export const quickBlocks = (
  { words }: Seen,
  { where }: Aiming,
  target: Piece,
  answers: Answers,
): readonly Block[] => {
  const { attack } = words.pages;
  const stepper = (id: string, label: string, max: number, rule: string): Block =>
    countStepper(answers, id, label, { max, ...readsRule(rule) });
  return [
    stepper(path('hull'), attack.hullLost, target.hull, 'Hits'),
    stepper(path('criticals'), attack.criticals, MOST_CRITICALS, 'Critical Hits'),
    ...stockFor(target, where.facings).map(({ facing, points }) =>
      stepper(boxPath(facing), attack.boxes(facing ?? attack.track), points, 'Shields'),
    ),
  ];
};
