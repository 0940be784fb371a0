import type { Finding } from '../../../core/pages/page';
import type { Line } from '../../admirals-shared/explain';
import { entryForSource } from '../reference/entriesFor';
import type { View } from './shipRow';

/** Where a number comes from, a line each, with the rule that it opens. */
export const whyLines = (
  { words }: Pick<View, 'words'>,
  lines: readonly Line[],
): readonly Finding[] =>
  lines.map((line): Finding => {
    const entry = entryForSource(line);
    return {
      text: words.explain.line(line),
      rule: line.rule,
      tone: 'plain',
      ...(entry === null ? {} : { entry }),
    };
  });
