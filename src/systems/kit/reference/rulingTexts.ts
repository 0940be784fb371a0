import type { Ruling } from '../../../core/game/system';
import type { RulingText } from '../../../core/reference/entry';
import type { RulingTexts } from './makeReference';

/**
 * A line each: the id, the question, how we read it, the other reading, which is an answer where a table can choose it,
 * why, and where there is any what else it is looked for by.
 */
export const rulingTableIn = <Some extends readonly Ruling[]>(rulings: Some, table: string) => {
  const found = table
    .trim()
    .split('\n')
    .map((line): readonly [string, RulingText] => {
      const [id = '', question = '', reading = '', other = '', why = '', also] = line.split(' | ');
      const [first = '', second] = rulings.find((one) => one.id === id)?.answers ?? [];
      const isSwitch = second !== undefined;
      const answers = { [first]: reading, ...(isSwitch ? { [second]: other } : {}) };
      const more = also === undefined ? {} : { also: also.split(', ') };
      return [id, { question, answers, why, ...(isSwitch ? {} : { other }), ...more }];
    });
  // The test of each reference holds every ruling and answer to its line.
  return Object.fromEntries(found) as RulingTexts<Some[number]>;
};
