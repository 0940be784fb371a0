import type { Entry, RulingText } from '../../../core/reference/entry';
import type { Ruling } from '../../../core/game/system';
import type { RULINGS } from '../../admirals/rulings';

type SomeRuling = (typeof RULINGS)[number];

/** The words of every ruling, and of every answer that the engine knows to it. */
export type RulingTexts = {
  readonly [One in SomeRuling as One['id']]: RulingText & {
    readonly answers: Readonly<Record<One['answers'][number], string>>;
  };
};

/** The phrases between the parts of a ruling's entry. */
export interface RulingPhrases {
  readonly reading: (answer: string) => string;
  readonly other: (answer: string) => string;
}

/** Rulings as entries: the app's default, why, and the other reading. */
export const rulingEntries = (
  rulings: readonly Ruling[],
  texts: Readonly<Record<string, RulingText>>,
  say: RulingPhrases,
): readonly Entry[] =>
  rulings.flatMap(({ id, section, answers: [first, second] }): readonly Entry[] => {
    const text = texts[id];
    if (!text) return [];
    const otherwise = second === undefined ? text.other : text.answers[second];
    const lines = [say.reading(text.answers[first] ?? ''), text.why, say.other(otherwise ?? '')];
    const [main = '', ...more] = section.split(', ');
    const sections: Entry['sections'] = [main, ...more];
    const { question: title, also = [] } = text;
    return [{ id, kind: 'ruling', title, sections, text: lines, also }];
  });
