import { momentsOf, stretchesOf, type Moment } from '../../core/game/history';
import type { Line } from '../../core/game/system';
import type { OpenGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';

export type LogRow =
  | { readonly row: 'stretch'; readonly key: string; readonly title: string | null }
  | { readonly row: 'undone'; readonly key: string }
  | {
      readonly row: 'step';
      readonly key: string;
      /** Its place in the log, from 0; the set-up is 0. */
      readonly step: number;
      readonly isUndone: boolean;
      readonly moment: Moment;
    };

type LoggedGame = Pick<OpenGame, 'system' | 'setup' | 'played'>;

const stepRow = (moments: readonly Moment[], cursor: number, step: number): readonly LogRow[] => {
  const moment = moments[step];
  if (!moment) return [];
  return [{ row: 'step', key: `step ${step}`, step, isUndone: step >= cursor, moment }];
};

const downTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => from - index);

/**
 * The log as it is read, the last step first: what was taken back, then each stretch of the game under
 * the title that its bridge has. The set-up has none.
 */
export function logRows({ system, setup, played }: LoggedGame): readonly LogRow[] {
  const { steps, cursor } = played.log;
  const moments = momentsOf(steps);
  const undone = downTo(steps.length - 1, cursor).flatMap((n) => stepRow(moments, cursor, n));
  const stretches = stretchesOf(moments.slice(1, cursor)).toReversed();
  return [
    ...(undone.length > 0 ? [{ row: 'undone', key: 'undone' } as const, ...undone] : []),
    ...stretches.flatMap(({ from, to }): readonly LogRow[] => {
      // The set-up, which is step 0, was left out.
      const last = moments[to + 1];
      const title = last ? systems.words(system).shows.bridge(setup, last.after).kicker : null;
      return [
        { row: 'stretch', key: `stretch ${from + 1}`, title },
        ...downTo(to + 1, from + 1).flatMap((n) => stepRow(moments, cursor, n)),
      ];
    }),
    { row: 'stretch', key: 'set-up', title: null },
    ...stepRow(moments, cursor, 0),
  ];
}

/** What a step did, in words. */
export const linesOf = (
  { system, setup }: LoggedGame,
  { events, before }: Moment,
): readonly Line[] => systems.words(system).events(events, before, setup);
