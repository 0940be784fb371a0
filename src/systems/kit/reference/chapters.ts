import type { Entry } from '../../../core/reference/entry';
import { entryIdOf } from './entryIds';

/** An entry in one language; its kind and sections are the same in all. */
export type EntryText = Omit<Entry, 'kind' | 'sections'>;

export interface ChapterText {
  readonly title: string;
  readonly entries: readonly EntryText[];
}

const EXAMPLE = 'Example: ';

/**
 * A heading, `Armor {armor-value} | hull, plates`, without the id where that is the title's, and with other words to find it
 * by; below it a line for each paragraph.
 */
const entryIn = (written: string): EntryText => {
  const [head = '', ...lines] = written.trim().split('\n');
  const [heading = '', words] = head.split(' | ');
  const [title = '', id = entryIdOf(title)] = heading.split(/ \{|\}/);
  const example = lines.find((line) => line.startsWith(EXAMPLE))?.slice(EXAMPLE.length);
  return {
    id,
    title,
    text: lines.filter((line) => !line.startsWith(EXAMPLE)),
    ...(example === undefined ? {} : { example }),
    ...(words === undefined ? {} : { also: words.split(', ') }),
  };
};

const chapterIn = (written: string): ChapterText => {
  const [title = '', ...entries] = written.split('\n## ');
  return { title: title.trim(), entries: entries.map(entryIn) };
};

/** The chapters of a text: `# ` before the title of each, `## ` before that of an entry. */
export const chaptersIn = (text: string): readonly ChapterText[] =>
  text.split('\n# ').slice(1).map(chapterIn);
