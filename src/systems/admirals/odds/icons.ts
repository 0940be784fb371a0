import { SIDES } from '../../../core/dice/sixSided';
import { CHART_RESULTS, type ChartResult, type Icon } from '../../admirals-shared/cards/terms';
import type { WeaponCard } from '../../admirals-shared/cards/types';
import {
  perWound,
  type GrantedLock,
  type PerWound,
  type StrikeSpec,
} from '../../admirals-shared/odds/spec';

/** How many icons of each kind. */
export type IconCounts = PerWound<number>;

export const NO_ICONS: IconCounts = { hit: 0, critical: 0, direct: 0 };

/** What one face of a die gives: the unmodified number, the modified result, and its icons. */
export interface FaceIcons extends IconCounts {
  readonly face: number;
  readonly result: number;
  readonly lock: number;
  /** 9L: Lock Ons that an Augur grants for it. */
  readonly augur: number;
}

function count(icons: readonly Icon[], kind: Icon): number {
  let found = 0;
  for (const icon of icons) if (icon === kind) found += 1;
  return found;
}

export const countIcons = (icons: readonly Icon[]): IconCounts =>
  icons.length === 0 ? NO_ICONS : perWound((wound) => count(icons, wound));

const isChartResult = (result: number): result is ChartResult =>
  CHART_RESULTS.some((one) => one === result);

/** 5C: the icons of a modified result; one that the chart lacks gives none. */
const iconsAt = (chart: WeaponCard['chart'], result: number): readonly Icon[] =>
  (isChartResult(result) ? chart[result] : undefined) ?? [];

const grantedBy = ({ granted = [] }: StrikeSpec, face: number, kind: GrantedLock['as']): number =>
  granted.filter(({ faces, as }) => as === kind && faces.includes(face)).length;

/** 5C: what each face of a die gives in the first roll. */
export const facesOf = (strike: StrikeSpec): readonly FaceIcons[] =>
  Array.from({ length: SIDES }, (_, side) => {
    const face = side + 1;
    const result = face + strike.modifier;
    const icons = iconsAt(strike.chart, result);
    const lock = count(icons, 'lock') + grantedBy(strike, face, 'target-lock');
    const augur = grantedBy(strike, face, 'lock-on');
    return { face, result, lock, augur, ...countIcons(icons) };
  });

/** What one die may add, and the chance of it. */
export interface DieOutcome extends IconCounts {
  readonly chance: number;
}

/** 5F-01 I: a Lock On die, which gives the icons of the chart but no lock; like faces are one outcome. */
export function lockDieOf(faces: readonly FaceIcons[]): readonly DieOutcome[] {
  const outcomes: DieOutcome[] = [];
  for (const { hit, critical, direct } of faces) {
    const at = outcomes.findIndex(
      (known) => known.hit === hit && known.critical === critical && known.direct === direct,
    );
    const known = outcomes[at];
    if (known) outcomes[at] = { ...known, chance: known.chance + 1 / SIDES };
    else outcomes.push({ hit, critical, direct, chance: 1 / SIDES });
  }
  return outcomes;
}

export const meanOf = (die: readonly DieOutcome[]): IconCounts =>
  perWound((wound) => die.reduce((sum, outcome) => sum + outcome.chance * outcome[wound], 0));
