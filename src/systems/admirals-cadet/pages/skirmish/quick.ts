import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import { countAt } from '../../../kit/pages/answered';
import { isForced, quickToggle } from '../../../kit/pages/fight';
import { stepperAt } from '../../../kit/pages/steppers';
import { otherSide, SIDES } from '../../../admirals-shared/skirmish/sides';
import { shipName } from '../../../kit/play/ships';
import { readsRule, type View } from '../view';
import { verdictAct, verdictBlocks, verdictOf } from '../../../admirals-shared/pages/verdict';
import { advanceOf } from './advance';
import { withBlocks, type Fight } from './fight';
import type { SkirmishQuick } from '../../play/commands';

const path = (side: string): string => `quick.hull.${side}`;

/** A skirmish that was fought at the table: only what it cost. */
export const quickParts = (
  view: View,
  { aim, active, opposing }: Fight,
  answers: Answers,
): Pick<Page, 'blocks' | 'primary' | 'secondary'> => {
  const { skirmish } = view.words.pages;
  const pieces = { active, opposing };
  const lost = (side: 'active' | 'opposing'): number => countAt(answers, path(side)) ?? 0;
  const alone = SIDES.filter((side) => lost(side) < pieces[side].hull);
  const [survivor] = alone.length === 1 ? alone : [];
  const taking =
    survivor === undefined
      ? { told: {}, blocks: [] }
      : advanceOf(view, pieces[survivor], pieces[otherSide(survivor)], answers);
  const command: SkirmishQuick = {
    type: 'skirmish-quick',
    active: aim.active,
    opposing: aim.opposing,
    ...(aim.rotations === undefined ? {} : { rotations: aim.rotations }),
    hull: { active: lost('active'), opposing: lost('opposing') },
    ...taking.told,
  };
  const verdict = verdictOf(view, command, isForced(answers));
  return {
    blocks: [
      ...withBlocks(view, active, opposing),
      ...SIDES.map((side) =>
        stepperAt(path(side), skirmish.hullLost(shipName(view.state, aim[side])), lost(side), {
          max: pieces[side].hull,
          ...readsRule('Skirmishes'),
        }),
      ),
      ...taking.blocks,
      ...verdictBlocks(view, verdict),
    ],
    primary: verdictAct(verdict, skirmish.fight, 'bridge'),
    secondary: [quickToggle(view.words.strikePages.quick, answers)],
  };
};
