import type { Answers } from '../../../../core/pages/answers';
import type { Block, Option } from '../../../../core/pages/page';
import type { Facing } from '../../../admirals-shared/cards/terms';
import { initialOrderLimitOf } from '../../attributes';
import type { Piece } from '../../../admirals-shared/piece';
import { countStepper } from '../../../admirals-shared/pages/steppers';
import { countAt, textsAt } from '../../../kit/pages/answered';
import { readsRule } from '../reads';
import type { Seen } from '../shipRow';
import { stockOf } from './rolls';
import type { Aiming } from './aim';
import type { StrikeQuick } from '../../play/commands';
import { ordersToLose } from '../../play/cardsInPlay';

const path = (name: string): string => `quick.${name}`;

const shieldPath = (facing: Facing | null): string => path(`shields.${facing ?? 'pool'}`);

const stockAll = ({ shields }: Piece) =>
  shields.as === 'pool'
    ? stockOf({ points: shields.points, from: [], rule: '5E' })
    : // A point for each facing, by its name.
      (Object.entries(shields.points) as [Facing, number][]).map(([facing, points]) => ({
        facing,
        points,
      }));

/** Those that were hit, where the table said so; else all that have points. */
const stockFor = (target: Piece, facings: readonly Facing[]) =>
  stockAll(target).filter(
    ({ facing, points }) =>
      points > 0 && (facings.length === 0 || facing === null || facings.includes(facing)),
  );

/** A strike that was resolved at the table: only what it did. */
export const quickCommand = (
  { target, gun, attacker, where }: Aiming,
  answers: Answers,
): StrikeQuick | null => {
  if (!target || !gun) return null;
  const shields = stockFor(target, where.facings)
    .map(({ facing }) => ({ facing, points: countAt(answers, shieldPath(facing)) ?? 0 }))
    .filter(({ points }) => points > 0);
  const returned = textsAt(answers, path('returned')) ?? [];
  return {
    type: 'strike-quick',
    target: target.id,
    with: { attacker: attacker.id, armament: gun.armament, mount: gun.mount },
    hull: countAt(answers, path('hull')) ?? 0,
    criticals: countAt(answers, path('criticals')) ?? 0,
    shields,
    ...(where.place === null ? {} : { stands: where.place }),
    ...(returned.length === 0 ? {} : { returned }),
  };
};

const stepper = (answers: Answers, id: string, label: string, max: number, rule: string): Block =>
  countStepper(answers, id, label, { max, ...readsRule(rule) });

const returnedBlocks = (seen: Seen, target: Piece, answers: Answers): readonly Block[] => {
  const { setup, state, words } = seen;
  const orders = ordersToLose(state, target.id);
  const criticals = countAt(answers, path('criticals')) ?? 0;
  if (criticals === 0 || orders.length <= criticals) return [];
  const options = orders.map(({ id, ref, face }): Option => {
    const order = face === 'up' ? setup.cards[ref] : undefined;
    const label = order ? `${order.code} ${order.name}` : words.strikePages.roll.faceDown;
    return { value: id, label };
  });
  return [
    {
      block: 'picks',
      id: path('returned'),
      label: words.strikePages.quick.returned,
      values: textsAt(answers, path('returned')) ?? [],
      options,
    },
  ];
};

/** Steppers for what a strike cost. */
export const quickBlocks = (
  seen: Seen,
  { target, where }: Aiming,
  answers: Answers,
): readonly Block[] => {
  if (!target) return [];
  const say = seen.words.strikePages.quick;
  const cripples = initialOrderLimitOf(target, seen.rules).value + 1 - target.criticals;
  return [
    stepper(answers, path('hull'), say.hull, target.hull, '3A-01 X'),
    stepper(answers, path('criticals'), say.criticals, Math.max(0, cripples), '5F-03'),
    ...stockFor(target, where.facings).map(({ facing, points }) =>
      stepper(
        answers,
        shieldPath(facing),
        facing === null ? say.pool : say.shields(facing),
        points,
        '5E',
      ),
    ),
    ...returnedBlocks(seen, target, answers),
  ];
};
