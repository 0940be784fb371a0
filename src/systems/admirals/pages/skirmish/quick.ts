import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { SIDES, otherSide, type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { countAt, oneAt } from '../../../kit/pages/answered';
import { countStepper } from '../../../kit/pages/steppers';
import { readsRule } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import type { Fight } from './fight';
import type { SkirmishQuick } from '../../play/commands';
import { revengeOf } from '../../skirmish/pool';

const hullPath = (side: SkirmishSide): string => `quick.hull.${side}`;

const hullTold = (answers: Answers, side: SkirmishSide): number =>
  countAt(answers, hullPath(side)) ?? 0;

/** A skirmish that was resolved at the table: only what it did. */
export const quickCommand = ({ aim, assault }: Fight, answers: Answers): SkirmishQuick | null => {
  if (!aim) return null;
  const grudge = oneAt(answers, 'quick.grudge', SIDES);
  return {
    type: 'skirmish-quick',
    active: aim.active,
    opposing: aim.opposing,
    ...(assault ? {} : { assault: false }),
    ...(aim.rotations === undefined ? {} : { rotations: aim.rotations }),
    hull: { active: hullTold(answers, 'active'), opposing: hullTold(answers, 'opposing') },
    ...(grudge === null ? {} : { grudge }),
  };
};

/** 9Q: who was taken along, where one of the two has a Grudge. */
const grudgeBlocks = (
  view: View,
  { active, opposing }: Fight,
  answers: Answers,
): readonly Block[] => {
  if (!opposing) return [];
  const words = view.words.skirmishPages.quick;
  const pieces = { active, opposing };
  const avengers = SIDES.filter((side) => revengeOf(pieces[side], view.rules).length > 0);
  if (avengers.length === 0) return [];
  return [
    {
      block: 'choice',
      id: 'quick.grudge',
      label: words.grudge,
      style: 'segments',
      value: oneAt(answers, 'quick.grudge', SIDES),
      options: [
        { value: null, label: words.nobody },
        ...avengers.map((side) => ({
          value: side,
          label: nameOfShip(view, pieces[otherSide(side)].id),
        })),
      ],
      ...readsRule('9Q'),
    },
  ];
};

export const quickBlocks = (view: View, fight: Fight, answers: Answers): readonly Block[] => {
  const { active, opposing } = fight;
  if (!opposing) return [];
  const pieces = { active, opposing };
  return [
    ...SIDES.map((side) => {
      const label = view.words.skirmishPages.quick.hull(nameOfShip(view, pieces[side].id));
      const range = { max: pieces[side].hull, ...readsRule('7D') };
      return countStepper(answers, hullPath(side), label, range);
    }),
    ...grudgeBlocks(view, fight, answers),
  ];
};
