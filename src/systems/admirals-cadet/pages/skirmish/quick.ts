import type { Answers } from '../../../../core/pages/answers';
import type { Block, Page } from '../../../../core/pages/page';
import { countAt, flagAt } from '../../../kit/pages/answered';
import { otherSide, SIDES } from '../../../admirals-shared/skirmish/sides';
import { shipName } from '../../../kit/play/ships';
import { readsRule, type Seen } from '../seen';
import { verdictAct } from '../../../admirals-shared/pages/verdict';
import { verdictBlocks, verdictOf } from '../verdict';
import { advanceOf } from './advance';
import { withBlocks, type Fight } from './fight';
import type { SkirmishQuick } from '../../play/commands';

const path = (side: string): string => `quick.hull.${side}`;

/** A skirmish that was fought at the table: only what it cost. */
export const quickParts = (
  seen: Seen,
  { aim, active, opposing }: Fight,
  answers: Answers,
): Pick<Page, 'blocks' | 'primary' | 'secondary'> => {
  const { skirmish, aim: say } = seen.words.pages;
  const pieces = { active, opposing };
  const lost = (side: 'active' | 'opposing'): number => countAt(answers, path(side)) ?? 0;
  const alone = SIDES.filter((side) => lost(side) < pieces[side].hull);
  const [survivor] = alone.length === 1 ? alone : [];
  const taking =
    survivor === undefined
      ? { told: {}, blocks: [] }
      : advanceOf(seen, pieces[survivor], pieces[otherSide(survivor)], answers);
  const command: SkirmishQuick = {
    type: 'skirmish-quick',
    active: aim.active,
    opposing: aim.opposing,
    ...(aim.rotations === undefined ? {} : { rotations: aim.rotations }),
    hull: { active: lost('active'), opposing: lost('opposing') },
    ...taking.told,
  };
  const verdict = verdictOf(seen, command, flagAt(answers, 'override') === true);
  return {
    blocks: [
      ...withBlocks(seen, active, opposing),
      ...SIDES.map((side): Block => ({
        block: 'stepper',
        id: path(side),
        label: skirmish.hullLost(shipName(seen.state, aim[side])),
        value: lost(side),
        min: 0,
        max: pieces[side].hull,
        ...readsRule('Skirmishes'),
      })),
      ...taking.blocks,
      ...verdictBlocks(seen, verdict),
    ],
    primary: verdictAct(verdict, skirmish.fight, 'bridge'),
    secondary: [{ label: say.quick.close, answers: { quick: {} } }],
  };
};
