import { useEffect } from 'react';

import type { PaperPage, PaperSheet, Printed, PrintsAs } from './device';
import { paperLook, paperMarkup } from './paper';

export const printsAs: PrintsAs = 'paper';

/** Instead of the app, and only on paper. */
const look = `
.paper { display: none; }
@media print {
  @page { margin: 12mm; }
  html, body { height: auto; overflow: visible; background: white !important; }
  #root { display: none !important; }
  ${paperLook}
}`;

/** What comes out of the printer while this is on screen, by the app's own button or the browser's. */
export function usePaper(page: PaperPage | PaperSheet | null): void {
  useEffect(() => {
    if (page === null) return undefined;
    const style = document.createElement('style');
    style.textContent = look;
    document.head.append(style);
    document.body.insertAdjacentHTML('beforeend', paperMarkup(page));
    const paper = document.body.lastElementChild;
    return () => {
      style.remove();
      paper?.remove();
    };
  }, [page]);
}

/** The browser's own dialog prints, or makes a PDF. */
export async function printPage(_page: PaperPage | PaperSheet): Promise<Printed> {
  window.print();
  return 'asked';
}
