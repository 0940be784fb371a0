import type { Poster } from './device';
import { giveBlob } from './files.web';

export const canDrawPictures: boolean = true;

const width = 1080;
const edge = 72;
const inner = width - 2 * edge;
const panel = { padding: 48, radius: 36, row: 336 } as const;
const size = { kicker: 34, side: 60, score: 190, verdict: 44, heading: 34, line: 34, foot: 28 };
const lineHeight = 1.4;

type Pen = CanvasRenderingContext2D;

/** Draws a poster and hands it to the player as a picture. */
export async function givePicture(name: string, poster: Poster): Promise<'given' | 'refused'> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return 'refused';
  await document.fonts.ready;
  const { placed, height } = layOut(pen, poster);
  canvas.width = width;
  canvas.height = height;
  pen.fillStyle = poster.look.ground;
  pen.fillRect(0, 0, width, height);
  drawScore(pen, poster);
  for (const row of placed) write(pen, row);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob === null ? 'refused' : giveBlob(name, blob);
}

type Placed = Readonly<{ text: string; y: number; font: string; colour: string; spacing: string }>;

function write(pen: Pen, { text, y, font, colour, spacing }: Placed): void {
  pen.font = font;
  pen.letterSpacing = spacing;
  pen.textAlign = 'left';
  pen.fillStyle = colour;
  pen.fillText(text, edge, y);
}

const panelTop = edge + size.kicker + 36;

/** Sides stand in pairs. */
const panelHeight = (sides: Poster['sides']) => Math.ceil(sides.length / 2) * panel.row;

/** Where every line of words goes, around the panel with the score. */
function layOut(pen: Pen, { kicker, sides, verdict, parts, foot, look }: Poster) {
  const placed: Placed[] = [];
  let y = edge;
  const put = (text: string, font: string, colour: string, step: number, spacing = '0px') => {
    pen.font = font;
    pen.letterSpacing = spacing;
    for (const row of wrap(pen, text)) {
      y += step;
      placed.push({ text: row, y, font, colour, spacing });
    }
  };
  const label = (text: string, points: number) =>
    put(text.toUpperCase(), `600 ${points}px ${look.titleFace}`, look.muted, points, '3px');
  label(kicker, size.kicker);
  y = panelTop + panelHeight(sides) + 24;
  put(verdict, `600 ${size.verdict}px ${look.titleFace}`, look.text, size.verdict * lineHeight);
  for (const { heading, lines } of parts) {
    y += size.heading * 1.5;
    label(heading, size.heading);
    y += 8;
    for (const line of lines)
      put(line, `${size.line}px ${look.face}`, look.text, size.line * lineHeight);
  }
  y += size.foot;
  put(foot, `${size.foot}px ${look.face}`, look.muted, size.foot * lineHeight);
  return { placed, height: Math.ceil(y + edge) };
}

/** Every side with its points, large. */
function drawScore(pen: Pen, { sides, look }: Poster): void {
  pen.beginPath();
  pen.roundRect(edge, panelTop, inner, panelHeight(sides), panel.radius);
  pen.fillStyle = look.surface;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = look.line;
  pen.stroke();
  pen.letterSpacing = '0px';
  for (const [at, side] of sides.entries()) drawSide(pen, side, at, look);
}

function drawSide(
  pen: Pen,
  { name, score, mark, colour }: Poster['sides'][number],
  at: number,
  { titleFace, text }: Poster['look'],
): void {
  const isRight = at % 2 === 1;
  const top = panelTop + Math.floor(at / 2) * panel.row;
  const outer = isRight ? edge + inner - panel.padding : edge + panel.padding;
  const inwards = isRight ? -1 : 1;
  const nameY = top + panel.padding + size.side * 0.75;
  const markSize = 44;
  const from = outer + inwards * (markSize + 16);
  pen.textAlign = isRight ? 'right' : 'left';
  pen.fillStyle = colour;
  drawMark(pen, mark, outer + (inwards * markSize) / 2, nameY - size.side * 0.36, markSize / 2);
  const room = inner / 2 - panel.padding - markSize - 28;
  pen.font = fitting(pen, name, titleFace, room);
  pen.fillText(shortened(pen, name, room), from, nameY);
  pen.fillStyle = text;
  pen.font = `600 ${size.score}px ${titleFace}`;
  pen.fillText(score, outer, top + panel.row - panel.padding);
}

/** A long name is written smaller. */
function fitting(pen: Pen, name: string, face: string, room: number): string {
  pen.font = `600 ${size.side}px ${face}`;
  const share = Math.min(1, room / pen.measureText(name).width);
  return `600 ${Math.max(24, Math.floor(size.side * share))}px ${face}`;
}

/** As much of a name as there is room for, where it is too long even for small letters. */
function shortened(pen: Pen, name: string, room: number): string {
  if (pen.measureText(name).width <= room) return name;
  const signs = [...name];
  while (signs.length > 1 && pen.measureText(`${signs.join('')}…`).width > room) signs.pop();
  return `${signs.join('')}…`;
}

/** A mark is a path on a grid of 16. */
function drawMark(pen: Pen, mark: string, x: number, y: number, r: number): void {
  pen.save();
  pen.translate(x - r, y - r);
  pen.scale(r / 8, r / 8);
  pen.fill(new Path2D(mark));
  pen.restore();
}

/** Rows that fit between the edges, broken between words. */
function wrap(pen: Pen, text: string): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && pen.measureText(longer).width > inner) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}
