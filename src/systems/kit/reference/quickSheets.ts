import type { QuickReference, QuickSection } from '../../../core/reference/entry';
import { row, section } from './rows';

const sectionIn = (written: string): QuickSection => {
  const [title = '', ...lines] = written.trim().split('\n');
  const cells = lines.map((line) => line.split(' | '));
  const rows = cells.map(([label = '', value = '', entry = '']) => row(label, value, entry));
  return section(title, ...rows);
};

const sheetIn = (written: string): QuickReference => {
  const [head = '', ...sections] = written.split('\n## ');
  const [id = '', title = ''] = head.trim().split(': ');
  return { id, title, sections: sections.map(sectionIn) };
};

/** `# id: title` of a sheet, `## title` of a part of it, and a line a row: what, how much, and the entry that tells it. */
export const quickSheetsIn = (text: string): readonly QuickReference[] =>
  text.split('\n# ').slice(1).map(sheetIn);
