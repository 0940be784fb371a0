import { isObject } from '../../core/checked/read';

/** Seconds that each side has used, in a round or in its turn. */
export interface ClockNow {
  readonly seconds: Readonly<Record<string, number>>;
  /** The round, or the side whose turn it is: with another it begins anew. */
  readonly scope: string;
  readonly team: string | null;
  readonly isRunning: boolean;
}

interface Moment {
  readonly kind: 'turn' | 'round';
  readonly round: number;
  readonly team: string | null;
}

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A clock as it was kept; a new one runs. */
export function readClock(kept: unknown): ClockNow {
  const { seconds, scope, team, isRunning }: Readonly<Record<string, unknown>> = isObject(kept)
    ? kept
    : {};
  return {
    seconds: Object.fromEntries(
      Object.entries(isObject(seconds) ? seconds : {}).flatMap(([side, used]) =>
        isSeconds(used) ? [[side, used]] : [],
      ),
    ),
    scope: typeof scope === 'string' ? scope : '',
    team: typeof team === 'string' ? team : null,
    isRunning: isRunning !== false,
  };
}

/** The clock at a moment of the game: a new round, or a new turn, begins at zero. */
export function clockSet(clock: ClockNow, { kind, round, team }: Moment): ClockNow {
  const scope = kind === 'round' ? `round ${round}` : `turn ${round} ${team ?? clock.team ?? ''}`;
  if (scope === clock.scope) return { ...clock, team };
  if (kind === 'round') return { ...clock, scope, team, seconds: {} };
  return { ...clock, scope, team, seconds: { ...clock.seconds, [team ?? '']: 0 } };
}

export const clockTick = (clock: ClockNow): ClockNow =>
  clock.team === null || !clock.isRunning
    ? clock
    : { ...clock, seconds: { ...clock.seconds, [clock.team]: clockIn(clock, clock.team) + 1 } };

export const clockIn = ({ seconds }: ClockNow, side: string): number => seconds[side] ?? 0;
