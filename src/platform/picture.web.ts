import type { Poster } from './device';
import { giveBlob } from './files.web';

export const canDrawPictures: boolean = true;

const width = 1080;
const edge = 64;
const lineHeight = 46;
const size = { title: 64, heading: 40, line: 32 } as const;

/** Draws a poster and hands it to the player as a picture. */
export async function givePicture(name: string, poster: Poster): Promise<'given' | 'refused'> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return 'refused';
  await document.fonts.ready;
  const lines = layOut(pen, poster);
  canvas.width = width;
  canvas.height = (lines.at(-1)?.y ?? 0) + edge;
  pen.fillStyle = poster.look.ground;
  pen.fillRect(0, 0, width, canvas.height);
  for (const { text, y, font, colour } of lines) {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, edge, y);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob === null ? 'refused' : giveBlob(name, blob);
}

type Placed = Readonly<{ text: string; y: number; font: string; colour: string }>;

function layOut(pen: CanvasRenderingContext2D, poster: Poster): readonly Placed[] {
  const { look } = poster;
  const placed: Placed[] = [];
  let y = edge;
  const put = (text: string, font: string, colour: string, step: number) => {
    pen.font = font;
    for (const row of wrap(pen, text)) {
      y += step;
      placed.push({ text: row, y, font, colour });
    }
  };
  put(poster.title, `600 ${size.title}px ${look.titleFace}`, look.text, size.title * 1.1);
  for (const { text, isHeading } of poster.lines) {
    if (isHeading) y += lineHeight / 2;
    const font = isHeading
      ? `600 ${size.heading}px ${look.titleFace}`
      : `${size.line}px ${look.face}`;
    put(
      text,
      font,
      isHeading ? look.accent : look.text,
      isHeading ? size.heading * 1.2 : lineHeight,
    );
  }
  y += lineHeight / 2;
  put(poster.foot, `${size.line - 6}px ${look.face}`, look.muted, lineHeight);
  return placed;
}

/** Rows that fit between the edges, broken between words. */
function wrap(pen: CanvasRenderingContext2D, text: string): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && pen.measureText(longer).width > width - 2 * edge) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}
