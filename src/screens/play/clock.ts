import { isObject } from '../../core/checked/read';
import type { Clock } from '../../stores/settings';

export type ClockKind = Exclude<Clock, 'off'>;

/** Seconds that each side has used: of its turn, of the round, or of the whole game. */
export interface ClockNow {
  readonly seconds: Readonly<Record<string, number>>;
  /** The round, or the side whose turn it is: with another it begins anew. */
  readonly scope: string;
  readonly team: string | null;
  readonly isRunning: boolean;
  /** Up to when it has counted, in milliseconds; null where it begins with the next tick. */
  readonly at: number | null;
}

export interface Moment {
  readonly kind: ClockKind;
  readonly round: number;
  /** Whose turn it is; null where all act at once. */
  readonly team: string | null;
  readonly sides: readonly string[];
}

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A clock as it was kept; a new one runs. */
export function readClock(kept: unknown): ClockNow {
  const { seconds, scope, team, isRunning, at }: Readonly<Record<string, unknown>> = isObject(kept)
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
    at: isSeconds(at) ? at : null,
  };
}

function scopeOf({ kind, round, team }: Moment, before: string | null): string {
  switch (kind) {
    case 'turn':
      return `turn ${round} ${team ?? before ?? ''}`;
    case 'round':
      return `round ${round}`;
    case 'game':
      return 'game';
  }
}

/** The clock at a moment of the game: a new round, or a new turn, begins at zero. */
export function clockSet(clock: ClockNow, moment: Moment): ClockNow {
  const { kind, team } = moment;
  const scope = scopeOf(moment, clock.team);
  if (scope === clock.scope) return { ...clock, team };
  if (kind !== 'turn') return { ...clock, scope, team, seconds: {} };
  return { ...clock, scope, team, seconds: { ...clock.seconds, [team ?? '']: 0 } };
}

/** Whose time runs. Where all act at once everybody's does, but nobody's turn. */
export const usingTime = ({ kind, team, sides }: Moment): readonly string[] =>
  team !== null ? [team] : kind === 'turn' ? [] : sides;

/** A page that slept or was closed counts no more than this of it: nobody sat at the table all night. */
const MOST_AT_ONCE = 60;

/** By the time that has passed: a page in the background ticks once a minute, one that is closed not at all. */
export function clockTick(clock: ClockNow, moment: Moment, now: number): ClockNow {
  const set = clockSet(clock, moment);
  if (!set.isRunning || set.at === null || now < set.at) return { ...set, at: now };
  const passed = Math.floor((now - set.at) / 1000);
  const more = Math.min(passed, MOST_AT_ONCE);
  if (more === 0) return clock;
  const used = usingTime(moment).map((side) => [side, clockIn(set, side) + more]);
  const seconds = { ...set.seconds, ...Object.fromEntries(used) };
  return { ...set, seconds, at: set.at + passed * 1000 };
}

/** A tap stops it, or lets it run again. */
export const clockTapped = (clock: ClockNow): ClockNow => ({
  ...clock,
  isRunning: !clock.isRunning,
  at: null,
});

export const clockIn = ({ seconds }: ClockNow, side: string): number => seconds[side] ?? 0;

/** What the clock of a side shows: time used, or what is left of its minutes, below zero once they are over. */
export const shownOn = (clock: ClockNow, side: string, minutes: number): number =>
  minutes === 0 ? clockIn(clock, side) : minutes * 60 - clockIn(clock, side);
