import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import type { Colors } from '../theme/colors';
import { hatchCircle } from './art/geometry';
import { iconPaths } from './art/iconPaths';
import type { PipShape } from './art/pipShapes';

type PipProps = Readonly<{ shape: PipShape; isOn: boolean; height: number; isMuted?: boolean }>;

const middle = { x: 12, y: 12 };
const hatch = hatchCircle(middle, 10, 4.4);

/** One box, star or disc: filled while it counts, an outline when it does not. */
export function Pip({ shape, isOn, height, isMuted = false }: PipProps) {
  const { colors } = useTheme();
  const isBox = shape === 'box' || shape === 'shield';
  const width = isBox ? height * 0.75 : height;
  return (
    <Svg width={width} height={height} viewBox={isBox ? '0 0 18 24' : '0 0 24 24'} aria-hidden>
      {isOn ? drawOn(shape, colors, isMuted) : drawOff(isBox, colors)}
    </Svg>
  );
}

function drawOn(shape: PipShape, colors: Colors, isMuted: boolean) {
  switch (shape) {
    case 'box':
      return <Rect width={18} height={24} rx={4} fill={isMuted ? colors.exhausted : colors.text} />;
    case 'shield':
      return (
        <Rect width={18} height={24} rx={4} fill={isMuted ? colors.exhausted : colors.shield} />
      );
    case 'star':
      return <Path d={iconPaths.star.fill} fill={colors.critical} />;
    case 'hatched':
      return (
        <>
          <Circle cx={12} cy={12} r={10.6} fill="none" stroke={colors.exhausted} strokeWidth={2} />
          <Path d={hatch} stroke={colors.exhausted} strokeWidth={2.2} />
        </>
      );
  }
}

function drawOff(isBox: boolean, colors: Colors) {
  const line = { fill: 'none', stroke: colors.outline, strokeWidth: 1.6 } as const;
  return isBox ? (
    <Rect x={1} y={1} width={16} height={22} rx={4} {...line} />
  ) : (
    <Circle cx={12} cy={12} r={10.6} {...line} />
  );
}
