import type { Ruling } from '../../../core/game/system';
import type { RulingText } from '../../../core/reference/entry';
import type { RulingTexts } from './makeReference';

const textIn = (rulings: readonly Ruling[], written: string): readonly [string, RulingText] => {
  const [heading = '', ...lines] = written.trim().split('\n');
  const [id = '', question = ''] = heading.split(/: (.*)/);
  const after = (start: string) =>
    lines.find((line) => line.startsWith(start))?.slice(start.length) ?? '';
  const [why, other, also] = [after('Why: '), after('Other: '), after('Also: ')];
  const answers = rulings.find((one) => one.id === id)?.answers ?? [];
  return [
    id,
    {
      question,
      answers: Object.fromEntries(answers.map((answer, at) => [answer, lines[at] ?? ''])),
      why,
      ...(other === '' ? {} : { other }),
      ...(also === '' ? {} : { also: also.split(', ') }),
    },
  ];
};

/** `## id: question`; below it the answers in their order, `Why: `, and where there are any `Other: ` and `Also: `. */
export const rulingTextsIn = <Some extends readonly Ruling[]>(rulings: Some, text: string) => {
  const found = text.split('\n## ').slice(1);
  // The test of each reference holds every ruling and answer to its text.
  return Object.fromEntries(found.map((one) => textIn(rulings, one))) as RulingTexts<Some[number]>;
};

/** A line each: the id, the question, how we read it, the other reading, which is an answer where a table can choose it, and why. */
export const rulingTableIn = <Some extends readonly Ruling[]>(rulings: Some, table: string) => {
  const found = table
    .trim()
    .split('\n')
    .map((line): readonly [string, RulingText] => {
      const [id = '', question = '', reading = '', other = '', why = ''] = line.split(' | ');
      const [first = '', second] = rulings.find((one) => one.id === id)?.answers ?? [];
      const isSwitch = second !== undefined;
      const answers = { [first]: reading, ...(isSwitch ? { [second]: other } : {}) };
      return [id, { question, answers, why, ...(isSwitch ? {} : { other }) }];
    });
  // The test of each reference holds every ruling and answer to its line.
  return Object.fromEntries(found) as RulingTexts<Some[number]>;
};
