import { useEffect } from 'react';

import type { PaperPage } from './device';

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
}`;

/** What comes out of the printer while this is on screen, by the app's own button or the browser's. */
export function usePaper(page: PaperPage | null): void {
  useEffect(() => {
    if (page === null) return undefined;
    const style = document.head.appendChild(element('style', look));
    const paper = document.body.appendChild(makePaper(page));
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

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
