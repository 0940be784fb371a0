import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import type { DieLook } from '../core/drawing/drawing';
import { useTheme } from '../theme/ThemeProvider';
import { dieInk } from '../theme/colors';
import { makeLine, makePolygon, pointAt } from './art/geometry';

type DieProps = Readonly<{ look: DieLook; size?: number; isMuted?: boolean }>;

const middle = { x: 14, y: 14 };
const octagon = makePolygon(
  [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((at) => pointAt(middle, at, 14)),
);

/** A die of some kind: its bars tell it from others without its colour. What it is stands in words beside it. */
export const Die = memo(function Die({ look, size = 28, isMuted = false }: DieProps) {
  const { colors } = useTheme();
  const { colour, bars } = look;
  const isEdged = isMuted || colour === 'dieBlack';
  const left = middle.x - (bars - 1) * 2.5;
  return (
    <Svg width={size} height={size} viewBox="-1 -1 30 30" aria-hidden>
      <Path
        d={octagon}
        fill={isMuted ? 'none' : colors[colour]}
        {...(isEdged && { stroke: isMuted ? colors.outline : dieInk, strokeWidth: 1.6 })}
      />
      {Array.from({ length: bars }, (_, at) => (
        <Path
          key={at}
          d={makeLine({ x: left + at * 5, y: 9 }, { x: left + at * 5, y: 19 })}
          stroke={isMuted ? colors.outline : dieInk}
          strokeWidth={2.6}
          strokeLinecap="round"
        />
      ))}
    </Svg>
  );
});
