import type { BoxRow } from '../core/pages/sheet';
import type { PaperPage, PaperSheet } from './device';

/** Black on white, nothing of the app around it. */
export const paperLook = `
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
.paper.sheet i.crossed { background: linear-gradient(45deg, transparent 42%, black 42%, black 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, black 42%, black 58%, transparent 58%); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.paper.sheet footer { margin-top: 1.5mm; }`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Players name their ships as they like: their signs are letters here, never markup. */
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const element = (tag: string, inside: string, name?: string): string =>
  name === undefined ? `<${tag}>${inside}</${tag}>` : `<${tag} class="${name}">${inside}</${tag}>`;

const textIn = (tag: string, text: string): string => element(tag, safe(text));

const partMarkup = ({ title, rows }: PaperPage['parts'][number]): string =>
  element(
    'section',
    textIn('h2', title) +
      element(
        'dl',
        rows.map(({ label, value }) => textIn('dt', label) + textIn('dd', value)).join(''),
      ),
  );

const pageMarkup = ({ title, parts, footer }: PaperPage): string =>
  element(
    'div',
    textIn('h1', title) +
      element('div', parts.map(partMarkup).join(''), 'parts') +
      textIn('footer', footer),
    'paper',
  );

const boxesMarkup = ({ label, count, crossed = 0 }: BoxRow): string =>
  element(
    'li',
    textIn('span', label) +
      '<i></i>'.repeat(Math.max(0, count - crossed)) +
      '<i class="crossed"></i>'.repeat(Math.min(count, crossed)),
  );

const blockMarkup = ({ title, kicker, boxes, lines }: PaperSheet['blocks'][number]): string =>
  element(
    'section',
    element('h2', safe(title) + textIn('small', kicker)) +
      element('ul', boxes.map(boxesMarkup).join('')) +
      lines.map((line) => textIn('p', line)).join(''),
  );

const sheetMarkup = ({ title, lines, blocks, foot, footer }: PaperSheet): string =>
  element(
    'div',
    textIn('h1', title) +
      lines.map((line) => textIn('p', line)).join('') +
      element('div', blocks.map(blockMarkup).join(''), 'blocks') +
      foot.map((line) => textIn('p', line)).join('') +
      textIn('footer', footer),
    'paper sheet',
  );

/** What comes onto the paper, as markup: the same for a browser's printer and for a phone's. */
export const paperMarkup = (page: PaperPage | PaperSheet): string =>
  'blocks' in page ? sheetMarkup(page) : pageMarkup(page);
