import type { Rules } from '../rulings';
import type { Spent } from '../terms';

/** Speed Chart: for each speed from 1, the yaw of each joint: 0, 1 or 2 clicks. */
export type SpeedChart = Readonly<Record<string, readonly number[]>>;

export type NavigateViolation =
  | 'speed-change-too-large'
  | 'speed-below-minimum'
  | 'speed-above-maximum'
  | 'yaw-needs-dial'
  | 'no-such-joint'
  | 'yaw-at-maximum';

const MOST_YAW = 2;

/** Speed: the highest column of the chart. */
export const topSpeed = (chart: SpeedChart): number =>
  Math.max(0, ...Object.keys(chart).map(Number));

/** Speed 0 has no joints. */
export const yawsAt = (chart: SpeedChart, speed: number): readonly number[] =>
  chart[String(speed)] ?? [];

/** Commands, Navigate, AR-19: one for the dial and one for the token. */
const mostSpeedChange = ({ dial, token, rules = {} }: NavigateGiven): number =>
  rules['dial-and-token'] === 'greater-one' && dial ? 1 : Number(dial) + Number(token);

export interface NavigateGiven extends Spent {
  readonly speed: number;
  readonly chart: SpeedChart;
  readonly toSpeed: number;
  /** From 1; null where no joint is raised. */
  readonly yawJoint: number | null;
  /** As we read it where nothing is said. */
  readonly rules?: Partial<Pick<Rules, 'yaw-column' | 'dial-and-token'>>;
}

/** Yaw, AR-22: read on the column of the new speed. */
const columnOf = ({ chart, speed, toSpeed, rules = {} }: NavigateGiven): readonly number[] =>
  yawsAt(chart, rules['yaw-column'] === 'old-speed' ? speed : toSpeed);

const jointViolation = (yaws: readonly number[], joint: number) => {
  const yaw = yaws[joint - 1];
  if (yaw === undefined) return 'no-such-joint';
  return yaw >= MOST_YAW ? 'yaw-at-maximum' : null;
};

/** Commands, Navigate; Speed; Yaw: everything that forbids it. */
export const navigateViolations = (given: NavigateGiven): readonly NavigateViolation[] => {
  const { speed, chart, toSpeed, yawJoint, dial } = given;
  const top = topSpeed(chart);
  const isOnChart = toSpeed >= 0 && toSpeed <= top;
  const found: (NavigateViolation | null)[] = [
    Math.abs(toSpeed - speed) > mostSpeedChange(given) ? 'speed-change-too-large' : null,
    toSpeed < 0 ? 'speed-below-minimum' : null,
    toSpeed > top ? 'speed-above-maximum' : null,
    yawJoint !== null && !dial ? 'yaw-needs-dial' : null,
    yawJoint !== null && isOnChart ? jointViolation(columnOf(given), yawJoint) : null,
  ];
  return found.filter((one) => one !== null);
};

/** The new column, with the joint that the dial raised. */
export const yawsAfter = (given: NavigateGiven): readonly number[] =>
  columnOf(given).map((yaw, at) => (at + 1 === given.yawJoint ? yaw + 1 : yaw));
