import type { Facing } from '../../../admirals-shared/cards/terms';
import type { IconCount } from '../../../admirals-shared/strike/chart';
import { type UsableShields } from '../../../admirals-shared/play/strikes';
import { isCount } from '../../../admirals-shared/play/resolve/numbers';
import { asking, sumOf, type StepFunction } from './strikeBench';
import type { ShieldSpend } from '../commands';

const pointsAt = ({ from, points }: UsableShields, facing: Facing | null): number =>
  facing === null
    ? from.length === 0
      ? points
      : 0
    : (from.find((one) => one.facing === facing)?.points ?? 0);

const maySpend = (
  spends: readonly ShieldSpend[],
  shields: UsableShields,
  icons: IconCount,
): boolean => {
  const facingsTold = spends.map(({ facing }) => facing);
  return (
    new Set(facingsTold).size === spends.length &&
    spends.every(
      ({ facing, hits, criticals }) =>
        isCount(hits) && isCount(criticals) && hits + criticals <= pointsAt(shields, facing),
    ) &&
    sumOf(spends, ({ hits }) => hits) <= icons.hit &&
    sumOf(spends, ({ criticals }) => criticals) <= icons.critical &&
    sumOf(spends, ({ hits, criticals }) => hits + criticals) <= shields.points
  );
};

/** 5E: each point cancels a hit or a critical. */
export const shieldsSpent: StepFunction = (bench) => {
  const { icons, rolls, answer } = bench;
  const blockable = icons.hit + icons.critical > 0 && answer.shields.points > 0;
  if (!blockable) return bench;
  const { shields: spends } = rolls;
  if (!spends || !maySpend(spends, answer.shields, icons))
    return asking(bench, { needs: 'shields', icons, shields: answer.shields });
  return { ...bench, blocked: spends };
};
