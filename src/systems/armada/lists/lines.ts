import { seen } from '../../../core/outside/signs';

/** Lists of fleets as builders write them: a thing a line, its price in brackets. */

export interface Priced {
  readonly name: string;
  readonly cost: number;
}

/** What a line says, whoever wrote it. */
export type Told =
  | { readonly tells: 'header'; readonly key: string; readonly value: string }
  | { readonly tells: 'sum' | 'squadrons'; readonly sum: number | null }
  | { readonly tells: 'nothing' }
  | ({ readonly tells: 'bullet' | 'unit'; readonly count: number | null } & Priced & {
        /** Written for each: `2 x 13`. */
        readonly isEach: boolean;
        /** With its parts: `60 + 28: 88`. */
        readonly isShip: boolean;
      })
  | { readonly tells: 'words'; readonly text: string };

export const sum = (costs: readonly number[]): number => costs.reduce((all, one) => all + one, 0);

/** Tabs and doubled blanks mean nothing. */
export const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n');

const UNIT = /^(?:(\d+)(?: ?x)? )?(.+?) ?\( ?(?:(\d+) x )?(\d+)(?: \+ \d+: \d+)?(?: points)? ?\)$/;

/** Reads a line of a list whose headers are these; what may stand before a name is not part of it. */
export const listLines = (headers: string, before: RegExp) => {
  const header = new RegExp(`^(${headers}):\\s*(.*)$`);
  return (line: string): Told => {
    if (line === '' || /^=+$/.test(line)) return { tells: 'nothing' };
    const [, sumOf] = /^= (\d+)/.exec(line) ?? [];
    if (sumOf !== undefined) return { tells: 'sum', sum: Number(sumOf) };
    const [isSquadrons, flown] = /^Squadrons(?: \((\d+)\/\d+\))?:$/.exec(line) ?? [];
    if (isSquadrons !== undefined)
      return { tells: 'squadrons', sum: flown === undefined ? null : Number(flown) };
    const [, key = '', value = ''] = header.exec(line) ?? [];
    if (key !== '') return { tells: 'header', key, value };
    const [, bullet, rest = ''] = /^([•\-+*])?\s*(.*)$/.exec(line) ?? [];
    const [, count, name = '', each, cost] = UNIT.exec(rest.replace(before, '')) ?? [];
    if (cost === undefined) return { tells: 'words', text: line };
    return {
      tells: bullet === undefined ? 'unit' : 'bullet',
      count: count === undefined ? null : Number(count),
      name: seen(name),
      cost: Number(cost),
      isEach: each !== undefined,
      isShip: /\(\d+ \+ \d+: \d+\)$/.test(line),
    };
  };
};
