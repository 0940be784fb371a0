import { useEffect } from 'react';

import type { PaperPage, PaperSheet } from './device';

export const canPrint: boolean = true;

/** Black on white, two columns, nothing of the app around it. */
const look = `
.paper { display: none; }
@media print {
  @page { margin: 12mm; }
  html, body { height: auto; overflow: visible; background: white !important; }
  #root { display: none !important; }
  .paper { display: block; color: black; font: 9.5pt/1.3 sans-serif; }
  .paper h1 { margin: 0 0 4mm; font-size: 17pt; }
  .paper .parts { columns: 2; column-gap: 8mm; }
  .paper section { break-inside: avoid; margin-bottom: 4mm; }
  .paper h2 { margin: 0 0 1mm; font-size: 11pt; border-bottom: 1px solid black; }
  .paper dl { display: grid; grid-template-columns: 2fr 3fr; margin: 0; }
  .paper dt, .paper dd { margin: 0; padding: 0.6mm 0; border-bottom: 1px solid #ccc; }
  .paper dt { padding-right: 2mm; font-weight: bold; }
  .paper footer { margin-top: 4mm; font-size: 8pt; }
  .paper.sheet { font-size: 8.5pt; line-height: 1.25; }
  .paper.sheet h1 { margin: 0; font-size: 14pt; }
  .paper.sheet p { margin: 0; }
  .paper.sheet .blocks { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm; margin: 2mm 0; }
  .paper.sheet section { break-inside: avoid; margin: 0; padding: 1.5mm 2mm; border: 1px solid black; border-radius: 1.5mm; }
  .paper.sheet h2 { display: flex; align-items: baseline; justify-content: space-between; gap: 2mm; margin-bottom: 0.8mm; border: 0; font-size: 10.5pt; }
  .paper.sheet h2 small { font-weight: normal; font-size: 8pt; }
  .paper.sheet ul { display: flex; flex-wrap: wrap; gap: 0.8mm 3mm; margin: 0 0 1mm; padding: 0; list-style: none; }
  .paper.sheet li { display: flex; align-items: center; gap: 0.6mm; }
  .paper.sheet li:first-child { flex-basis: 100%; }
  .paper.sheet li span { margin-right: 0.4mm; }
  .paper.sheet i { display: inline-block; width: 3.4mm; height: 3.4mm; border: 1px solid black; border-radius: 0.5mm; }
  .paper.sheet footer { margin-top: 1.5mm; }
}`;

/** What comes out of the printer while this is on screen, by the app's own button or the browser's. */
export function usePaper(page: PaperPage | PaperSheet | null): void {
  useEffect(() => {
    if (page === null) return undefined;
    const style = document.head.appendChild(element('style', look));
    const paper = document.body.appendChild('blocks' in page ? makeSheet(page) : makePaper(page));
    return () => {
      style.remove();
      paper.remove();
    };
  }, [page]);
}

export function printPage(): void {
  window.print();
}

function makePaper({ title, parts, footer }: PaperPage): HTMLElement {
  const paper = element('div');
  paper.className = 'paper';
  const columns = element('div');
  columns.className = 'parts';
  columns.append(...parts.map(makePart));
  paper.append(element('h1', title), columns, element('footer', footer));
  return paper;
}

function makePart({ title, rows }: PaperPage['parts'][number]): HTMLElement {
  const part = element('section');
  const list = element('dl');
  list.append(...rows.flatMap(({ label, value }) => [element('dt', label), element('dd', value)]));
  part.append(element('h2', title), list);
  return part;
}

function makeSheet({ title, lines, blocks, foot, footer }: PaperSheet): HTMLElement {
  const paper = element('div');
  paper.className = 'paper sheet';
  const grid = element('div');
  grid.className = 'blocks';
  grid.append(...blocks.map(makeBlock));
  const text = (line: string) => element('p', line);
  paper.append(element('h1', title), ...lines.map(text), grid, ...foot.map(text));
  paper.append(element('footer', footer));
  return paper;
}

function makeBlock({ title, kicker, boxes, lines }: PaperSheet['blocks'][number]): HTMLElement {
  const block = element('section');
  const head = element('h2', title);
  head.append(element('small', kicker));
  const rows = element('ul');
  rows.append(...boxes.map(makeBoxes));
  block.append(head, rows, ...lines.map((line) => element('p', line)));
  return block;
}

function makeBoxes({ label, count }: Readonly<{ label: string; count: number }>): HTMLElement {
  const row = element('li');
  row.append(element('span', label), ...Array.from({ length: count }, () => element('i')));
  return row;
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
