import { printToFileAsync } from 'expo-print';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import type { PaperPage, PaperSheet, Printed, PrintsAs } from './device';
import { paperLook, paperMarkup } from './paper';

export const printsAs: PrintsAs = 'pdf';

/** In points: as wide as A4 and as high as Letter, so that it goes onto either. */
const size = { width: 595, height: 792 };
const edge = 34;

/** Android reads the edges from the style, iOS from the call. */
const look = `
@page { margin: ${edge}pt; }
html, body { margin: 0; background: white; }
${paperLook}`;

/** Nothing waits for a printer here: the page is made when it is asked for. */
export function usePaper(_page: PaperPage | PaperSheet | null): void {}

/** A PDF, handed to the phone's share sheet: a printer, a chat and the files are all there. */
export async function printPage(page: PaperPage | PaperSheet): Promise<Printed> {
  if (!(await isAvailableAsync())) return 'refused';
  const html = `<!doctype html><html><head><meta charset="utf-8"><style>${look}</style></head><body>${paperMarkup(page)}</body></html>`;
  const margins = { top: edge, right: edge, bottom: edge, left: edge };
  const { uri } = await printToFileAsync({ html, ...size, margins });
  await shareAsync(uri, { mimeType: 'application/pdf', UTI: 'com.adobe.pdf' });
  return 'asked';
}
