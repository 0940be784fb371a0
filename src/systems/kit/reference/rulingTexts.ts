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
