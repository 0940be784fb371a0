import type { QuickReference, QuickSection } from '../../../core/reference/entry';

const sectionIn = (written: string): QuickSection => {
  const [title = '', ...lines] = written.trim().split('\n');
  const rows = lines.map((line) => {
    const [label = '', value = '', entry = ''] = line.split(' | ');
    return { label, value, entry };
  });
  return { title, rows };
};

const sheetIn = (written: string): QuickReference => {
  const [head = '', ...sections] = written.split('\n## ');
  const [id = '', title = ''] = head.trim().split(': ');
  return { id, title, sections: sections.map(sectionIn) };
};

/** `# id: title` of a sheet, `## title` of a part of it, and a line a row: what, how much, and the entry that tells it. */
export const quickSheetsIn = (text: string): readonly QuickReference[] =>
  text.split('\n# ').slice(1).map(sheetIn);
