import { memo } from 'react';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import type { Colors } from '../theme/colors';
import { hatchCircle } from './art/geometry';
import { iconPaths } from './art/iconPaths';
import type { PipShape } from './art/pipShapes';

type PipProps = Readonly<{
  shape: PipShape;
  isOn: boolean;
  height: number;
  /** Boxes may be wider than they are high. */
  width?: number;
  isMuted?: boolean;
}>;

const middle = { x: 12, y: 12 };
const hatch = hatchCircle(middle, 10, 4.4);

/** One box, star or disc: filled while it counts, an outline when it does not. */
export const Pip = memo(function Pip({ shape, isOn, height, width, isMuted = false }: PipProps) {
  const { colors } = useTheme();
  if (shape === 'box' || shape === 'shield') {
    const box = { width: width ?? height * 0.75, height };
    return (
      <Svg {...box} aria-hidden>
        {isOn ? drawBox(box, fillOf(shape, colors, isMuted)) : drawEmptyBox(box, colors)}
      </Svg>
    );
  }
  return (
    <Svg width={height} height={height} viewBox="0 0 24 24" aria-hidden>
      {isOn ? drawSign(shape, colors) : drawEmptyDisc(colors)}
    </Svg>
  );
});

type Box = Readonly<{ width: number; height: number }>;

const corner = ({ height }: Box) => Math.min(6, height / 5);

function fillOf(shape: 'box' | 'shield', colors: Colors, isMuted: boolean): string {
  if (isMuted) return colors.exhausted;
  return shape === 'shield' ? colors.shield : colors.text;
}

function drawBox(box: Box, fill: string) {
  return <Rect {...box} rx={corner(box)} fill={fill} />;
}

function drawEmptyBox(box: Box, colors: Colors) {
  const line = box.height > 20 ? 2 : 1.2;
  return (
    <Rect
      x={line / 2}
      y={line / 2}
      width={box.width - line}
      height={box.height - line}
      rx={corner(box)}
      fill="none"
      stroke={colors.outline}
      strokeWidth={line}
    />
  );
}

function drawSign(shape: 'star' | 'hatched', colors: Colors) {
  switch (shape) {
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

function drawEmptyDisc(colors: Colors) {
  return <Circle cx={12} cy={12} r={10.6} fill="none" stroke={colors.outline} strokeWidth={1.6} />;
}
