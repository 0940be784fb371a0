import { memo, useRef, useState } from 'react';
import { View, type GestureResponderEvent } from 'react-native';
import Svg, { G, Path, Text as SvgText } from 'react-native-svg';

import { centreOf, cornersOf } from '../../core/hex/layout';
import type { Silhouette } from '../../core/drawing/drawing';
import type { BlockOf, RadarHex } from '../../core/pages/page';
import { useTheme } from '../../theme/ThemeProvider';
import { makeStyles } from '../../theme/makeStyles';
import { faces } from '../../theme/type';
import { useWords } from '../../words/WordsProvider';
import { toneOfTeam, type Team } from '../TeamMark';
import { makePolygon } from '../art/geometry';
import { extentOf, hatchOf, hexAt, outlineOf, ringsOf, sideTowards } from '../art/radarHexes';

type RadarPictureProps = Readonly<{
  block: BlockOf<'radar'>;
  width: number;
  teams: Readonly<{ attacker: Team; target: Team }>;
  onPlace: (hex: RadarHex) => void;
  onTurn: (facing: number) => void;
}>;

const dragFrom = 10;

type Start = Readonly<{ x: number; y: number; pageX: number; pageY: number }>;

/** The hexes about the attacker, its fore up: a tap puts the target there, a drag turns it. */
export function RadarPicture({ block, width, teams, onPlace, onTurn }: RadarPictureProps) {
  const styles = useStyles();
  const extent = extentOf(ringsOf(block.hexes));
  const size = width / extent.width;
  const height = size * extent.height;
  const start = useRef<Start | null>(null);
  const hasMoved = useRef(false);
  const [turnedTo, setTurnedTo] = useState<number>();
  const { target } = block;

  const fromMiddle = (event: GestureResponderEvent) => {
    const from = start.current;
    const { pageX, pageY } = event.nativeEvent;
    if (from === null) return null;
    const moved = { x: pageX - from.pageX, y: pageY - from.pageY };
    const at = { x: from.x + moved.x - width / 2, y: from.y + moved.y - height / 2 };
    return { at, isDrag: Math.hypot(moved.x, moved.y) >= dragFrom };
  };
  const facingAt = (at: Readonly<{ x: number; y: number }>) => {
    const middle = centreOf(target ?? { q: 0, r: 0 }, size);
    return sideTowards({ x: at.x - middle.x, y: at.y - middle.y });
  };

  return (
    <View
      accessible
      role="img"
      aria-label={block.spoken}
      style={[styles.radar, { width, height }]}
      onStartShouldSetResponder={() => true}
      onResponderGrant={({ nativeEvent: { locationX, locationY, pageX, pageY } }) => {
        start.current = { x: locationX, y: locationY, pageX, pageY };
        hasMoved.current = false;
      }}
      // A page that finds its place under a resting finger takes no tap away; one that is scrolled does.
      onResponderTerminationRequest={() => hasMoved.current}
      onResponderMove={(event) => {
        const finger = fromMiddle(event);
        hasMoved.current ||= finger?.isDrag === true;
        if (target !== null && finger?.isDrag === true) setTurnedTo(facingAt(finger.at));
      }}
      onResponderTerminate={() => {
        start.current = null;
        setTurnedTo(undefined);
      }}
      onResponderRelease={(event) => {
        const finger = fromMiddle(event);
        start.current = null;
        setTurnedTo(undefined);
        if (finger === null) return;
        if (finger.isDrag) {
          if (target !== null) onTurn(facingAt(finger.at));
          return;
        }
        const { q, r } = hexAt(finger.at, size);
        const hex = block.hexes.find((one) => one.q === q && one.r === r);
        if (hex) onPlace(hex);
      }}
    >
      <View style={styles.drawing}>
        <Svg
          width={width}
          height={height}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          aria-hidden
        >
          <Hexes hexes={block.hexes} size={size} />
          <RingLabels block={block} size={size} />
          <Signs hexes={block.hexes} size={size} />
          <Ship
            silhouette={block.attacker.silhouette}
            team={teams.attacker}
            at={{ q: 0, r: 0 }}
            facing={0}
            size={size}
          />
          {target !== null && (
            <Ship
              silhouette={target.silhouette}
              team={teams.target}
              at={target}
              facing={turnedTo ?? target.facing}
              size={size}
              isTarget
            />
          )}
        </Svg>
      </View>
    </View>
  );
}

type HexesProps = Readonly<{ hexes: readonly RadarHex[]; size: number }>;

/** What bears is filled and hatched, what is too far is dashed, what is out of arc is only a line. */
export const Hexes = memo(function Hexes({ hexes, size }: HexesProps) {
  const { colors } = useTheme();
  const of = (state: RadarHex['state']) => hexes.filter((hex) => hex.state === state);
  const bears = of('bears');
  return (
    <>
      <Path
        d={outlineOf(of('outside'), size)}
        fill={colors.surface}
        stroke={colors.line}
        strokeWidth={1}
      />
      <Path
        d={outlineOf(of('too-far'), size)}
        fill={colors.surface}
        stroke={colors.accent}
        strokeWidth={1.2}
        strokeDasharray="3 3"
        strokeOpacity={0.8}
      />
      <Path
        d={outlineOf(bears, size)}
        fill={colors.accent}
        fillOpacity={0.28}
        stroke={colors.accent}
        strokeWidth={1.5}
      />
      <Path d={hatchOf(bears, size)} stroke={colors.accent} strokeWidth={1.1} strokeOpacity={0.7} />
    </>
  );
});

type RingLabelsProps = Readonly<{ block: BlockOf<'radar'>; size: number }>;

/** The distance of each ring, as the game counts it, before the bow. */
function RingLabels({ block: { hexes, target }, size }: RingLabelsProps) {
  const { colors } = useTheme();
  const words = useWords();
  const type = Math.max(12, Math.min(20, size * 0.8));
  return hexes
    .filter(({ q, r }) => q === 0 && r < 0 && !(target?.q === 0 && target.r === r))
    .map((hex) => {
      const { x, y } = centreOf(hex, size);
      return (
        <G key={hex.r}>
          <Path d={makePolygon(cornersOf({ x, y }, type * 0.75))} fill={colors.ground} />
          <SvgText
            x={x}
            y={y + type * 0.36}
            fontFamily={faces.condensed}
            fontSize={type}
            fill={colors.text}
            textAnchor="middle"
          >
            {words.figures.number(hex.distance)}
          </SvgText>
        </G>
      );
    });
}

/** What lies in the hexes. */
function Signs({ hexes, size }: HexesProps) {
  const { colors } = useTheme();
  return hexes.map(({ q, r, sign }) => {
    if (sign === undefined) return null;
    const { x, y } = centreOf({ q, r }, size);
    const colour = colors[sign.colour ?? 'text'];
    return (
      <G
        key={`${q} ${r}`}
        transform={`translate(${x} ${y}) scale(${(size * 1.3) / 24}) translate(-12 -12)`}
      >
        <Path d={makePolygon(cornersOf({ x: 12, y: 12 }, 15))} fill={colors.ground} />
        {sign.fill !== undefined && <Path d={sign.fill} fill={colour} fillRule="evenodd" />}
        {sign.line !== undefined && (
          <Path d={sign.line} fill="none" stroke={colour} strokeWidth={1.8} />
        )}
      </G>
    );
  });
}

type ShipProps = Readonly<{
  silhouette: Silhouette;
  team: Team;
  at: Readonly<{ q: number; r: number }>;
  facing: number;
  size: number;
  isTarget?: boolean;
}>;

/** A ship in its hex, turned to its facing; the target's hex is filled, and its fore has a notch. */
function Ship({ silhouette, team, at, facing, size, isTarget = false }: ShipProps) {
  const { colors } = useTheme();
  const { x, y } = centreOf(at, size);
  const scale = (size * 1.35) / 64;
  const colour = colors[toneOfTeam[team]];
  return (
    <>
      {isTarget && (
        <G transform={`translate(${x} ${y}) rotate(${facing * 60})`}>
          <Path d={makePolygon(cornersOf({ x: 0, y: 0 }, size))} fill={colour} />
          <Path
            d={`M${-size * 0.28} ${-size * 0.95}L0 ${-size * 1.3}L${size * 0.28} ${-size * 0.95}Z`}
            fill={colour}
            stroke={colors.ground}
            strokeWidth={1}
          />
        </G>
      )}
      <Path
        d={silhouette}
        fill={isTarget ? colors.onFill : colour}
        fillRule="evenodd"
        transform={`translate(${x} ${y}) rotate(${facing * 60}) scale(${scale}) translate(-32 -32)`}
      />
    </>
  );
}

const useStyles = makeStyles(() => ({
  radar: { alignSelf: 'center', userSelect: 'none' },
  drawing: { pointerEvents: 'none' },
}));
