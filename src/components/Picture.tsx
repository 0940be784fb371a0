import type { ReactNode } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { FLAGSHIP } from '../core/drawing/drawing';
import { useTheme } from '../theme/ThemeProvider';
import type { Colors } from '../theme/colors';
import { makePolygon, pointAt, type Point } from './art/geometry';

type PictureName = 'play' | 'fleets' | 'cards' | 'rules' | 'lost';

const width = 280;
const height = 200;
const cell = 22;

/** A quiet drawing for a place with nothing in it yet. The words below it say everything. */
export function Picture({ name }: Readonly<{ name: PictureName }>) {
  const { colors } = useTheme();
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {draw(name, colors)}
    </Svg>
  );
}

function draw(name: PictureName, colors: Colors): ReactNode {
  switch (name) {
    case 'play':
      return drawBattle(colors);
    case 'fleets':
      return drawFleet(colors);
    case 'cards':
      return drawCards(colors);
    case 'rules':
      return drawBook(colors);
    case 'lost':
      return drawLost(colors);
  }
}

/** The hexes of a table, their middles counted in columns and rows. */
function hexMiddle(column: number, row: number): Point {
  return {
    x: width / 2 + column * cell * 1.5,
    y: height / 2 + (row + (column % 2 === 0 ? 0 : 0.5)) * cell * Math.sqrt(3),
  };
}

function hexAt({ x, y }: Point): string {
  return makePolygon([30, 90, 150, 210, 270, 330].map((at) => pointAt({ x, y }, at, cell - 1.5)));
}

/** A hexagon of hexes, two around the one in the middle, and wings at both sides. */
const table = [-3, -2, -1, 0, 1, 2, 3].flatMap((column) => {
  const isOdd = column % 2 !== 0;
  const reach = Math.abs(column) === 3 ? [-1, 0] : isOdd ? [-2, -1, 0, 1] : [-2, -1, 0, 1, 2];
  return reach
    .filter((row) => !(Math.abs(column) === 2 && Math.abs(row) === 2))
    .map((row) => hexMiddle(column, row));
});

function drawTable(colors: Colors): ReactNode {
  return table.map((middle) => (
    <Path
      key={`${middle.x} ${middle.y}`}
      d={hexAt(middle)}
      fill={colors.surface}
      stroke={colors.line}
      strokeWidth={1.2}
    />
  ));
}

type Placed = Readonly<{
  at: Point;
  size: number;
  bearing?: number;
  color: string;
}>;

function drawShip({ at, size, bearing = 0, color }: Placed): ReactNode {
  const scale = size / 64;
  return (
    <G
      key={`${at.x} ${at.y}`}
      transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${scale})`}
    >
      <Path d={FLAGSHIP} fill={color} fillRule="evenodd" transform={`rotate(${bearing} 32 32)`} />
    </G>
  );
}

function drawBattle(colors: Colors): ReactNode {
  const arc = [hexMiddle(0, 0), hexMiddle(-1, -1), hexMiddle(1, -1), hexMiddle(0, -1)];
  return (
    <>
      {drawTable(colors)}
      {arc.map((middle) => (
        <Path
          key={`${middle.x} ${middle.y}`}
          d={hexAt(middle)}
          fill={colors.raised}
          stroke={colors.teamA}
          strokeWidth={1.6}
        />
      ))}
      {drawShip({ at: hexMiddle(0, 1), size: 30, color: colors.teamA })}
      {drawShip({ at: hexMiddle(-2, 1), size: 26, color: colors.teamA })}
      {drawShip({
        at: hexMiddle(1, -1),
        size: 30,
        bearing: 180,
        color: colors.teamB,
      })}
      {drawShip({
        at: hexMiddle(3, -1),
        size: 26,
        bearing: 240,
        color: colors.teamB,
      })}
    </>
  );
}

function drawFleet(colors: Colors): ReactNode {
  const color = colors.teamA;
  const [x, y] = [width / 2, height / 2];
  return (
    <>
      {drawTable(colors)}
      {drawShip({ at: { x, y: y - 8 }, size: 92, color })}
      {drawShip({ at: { x: x - 66, y: y + 22 }, size: 56, color })}
      {drawShip({ at: { x: x + 66, y: y + 22 }, size: 56, color })}
      {drawShip({ at: { x: x - 112, y: y + 46 }, size: 32, color })}
      {drawShip({ at: { x: x + 112, y: y + 46 }, size: 32, color })}
    </>
  );
}

function drawCards(colors: Colors): ReactNode {
  const [x, y] = [width / 2, height / 2];
  const card = { x: -46, y: -64, width: 92, height: 128, rx: 10, strokeWidth: 1.6 } as const;
  const bars = [-1, 0, 1, 2].map((at) => (
    <Rect
      key={at}
      x={-34 + (at + 1) * 14}
      y={34}
      width={10}
      height={14}
      rx={3}
      fill={at < 2 ? colors.text : 'none'}
      stroke={at < 2 ? 'none' : colors.outline}
    />
  ));
  return (
    <>
      {[-16, 16].map((turn) => (
        <G key={turn} transform={`translate(${x + turn * 3.4} ${y + 8}) rotate(${turn})`}>
          <Rect {...card} fill={colors.surface} stroke={colors.line} />
        </G>
      ))}
      <G transform={`translate(${x} ${y})`}>
        <Rect {...card} fill={colors.raised} stroke={colors.outline} />
        <Path
          d={makePolygon(
            [30, 90, 150, 210, 270, 330].map((at) => pointAt({ x: 0, y: -16 }, at, 38)),
          )}
          fill="none"
          stroke={colors.shield}
          strokeWidth={3}
        />
        {drawShip({ at: { x: 0, y: -16 }, size: 42, color: colors.teamA })}
        {bars}
      </G>
    </>
  );
}

function drawBook(colors: Colors): ReactNode {
  const [x, y] = [width / 2, height / 2];
  const page = (side: 1 | -1) =>
    `M${x} ${y - 54}C${x + side * 30} ${y - 72} ${x + side * 66} ${y - 74} ${x + side * 100} ${y - 70}V${y + 50}C${x + side * 66} ${y + 46} ${x + side * 30} ${y + 50} ${x} ${y + 66}Z`;
  const line = (side: 1 | -1, row: number) =>
    `M${x + side * 20} ${y - 34 + row * 20}C${x + side * 42} ${y - 44 + row * 20} ${x + side * 62} ${y - 46 + row * 20} ${x + side * (row === 3 ? 64 : 82)} ${y - 46 + row * 20}`;
  return (
    <>
      {([-1, 1] as const).map((side) => (
        <Path
          key={side}
          d={page(side)}
          fill={colors.surface}
          stroke={colors.outline}
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
      ))}
      {([-1, 1] as const).flatMap((side) =>
        [0, 1, 2, 3].map((row) => (
          <Path
            key={`${side} ${row}`}
            d={line(side, row)}
            fill="none"
            stroke={row === 0 ? (side === 1 ? colors.order : colors.accent) : colors.line}
            strokeWidth={row === 0 ? 5 : 4}
            strokeLinecap="round"
          />
        )),
      )}
    </>
  );
}

function drawLost(colors: Colors): ReactNode {
  return (
    <>
      {drawTable(colors)}
      {drawShip({
        at: { x: width - 30, y: 34 },
        size: 40,
        bearing: 58,
        color: colors.muted,
      })}
      <Path
        d={`M${width / 2 - 40} ${height / 2 + 40}C${width / 2} ${height / 2 + 8} ${width / 2 + 40} ${height / 2 - 24} ${width - 58} 52`}
        fill="none"
        stroke={colors.outline}
        strokeWidth={2}
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
    </>
  );
}
