import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';

import type { TrackStyle } from '../core/drawing/drawing';
import { useTheme } from '../theme/ThemeProvider';
import { SignPaths } from './Icon';
import { makePolygon } from './art/geometry';

type PipProps = Readonly<{
  look: TrackStyle;
  /** Counts, does not, or will once what is planned is done. */
  state: 'on' | 'off' | 'coming';
  height: number;
  /** Boxes may be wider than they are high. */
  width?: number;
  isMuted?: boolean;
}>;

/** One box, bar, spike or sign: filled while it counts, an outline when it does not. */
export const Pip = memo(function Pip({ look, state, height, width, isMuted = false }: PipProps) {
  const { colors } = useTheme();
  const { pip } = look;
  const color = colors[isMuted ? 'exhausted' : look.colour];
  if (typeof pip === 'object')
    return (
      <Svg width={height} height={height} viewBox="0 0 24 24" aria-hidden>
        {state === 'on' ? (
          <SignPaths sign={pip} color={color} />
        ) : (
          <Circle
            cx={12}
            cy={12}
            r={10.6}
            fill="none"
            stroke={state === 'off' ? colors.outline : color}
            strokeWidth={1.6}
          />
        )}
      </Svg>
    );
  const box = sizeOf(pip, height, width);
  const line = state === 'on' ? 0 : height > 20 ? 2 : 1.2;
  return (
    <Svg {...box} aria-hidden>
      <Path
        d={outlineOf(pip, box, line / 2)}
        fill={state === 'off' ? 'none' : color}
        {...(state === 'coming' && { fillOpacity: 0.3 })}
        {...(line > 0 && { stroke: state === 'off' ? colors.outline : color, strokeWidth: line })}
      />
    </Svg>
  );
});

type Shape = Extract<TrackStyle['pip'], string>;
type Box = Readonly<{ width: number; height: number }>;

const proportions = { box: 0.75, slant: 1, spike: 0.7 } as const;

function sizeOf(shape: Shape, height: number, width?: number): Box {
  if (shape === 'flat') return { width: width ?? height * 0.9, height: height * 0.6 };
  return { width: width ?? height * proportions[shape], height };
}

/** The shape as one path, drawn `inset` inside its box. */
function outlineOf(shape: Shape, { width, height }: Box, inset: number): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  if (shape === 'spike')
    return makePolygon([
      { x: width / 2, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]);
  if (shape === 'slant') {
    const lean = width * 0.3;
    return makePolygon([
      { x: left + lean, y: top },
      { x: right, y: top },
      { x: right - lean, y: bottom },
      { x: left, y: bottom },
    ]);
  }
  const round = Math.min(6, height / 5);
  const arc = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [right - left - 2 * round, bottom - top - 2 * round];
  return `M${left + round} ${top}h${across}${arc(round, round)}v${down}${arc(-round, round)}h${-across}${arc(-round, -round)}v${-down}${arc(round, -round)}Z`;
}
