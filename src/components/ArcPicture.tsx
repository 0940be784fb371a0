import Svg, { Circle, Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { pointAt } from './art/geometry';

type ArcPictureProps = Readonly<{
  /** Bearings from the bow, clockwise; from and to the same is all around. */
  from: number;
  to: number;
  size?: number;
}>;

const centre = { x: 20, y: 20 };

/** Where an armament reaches, bow up. Its letters stand beside it. */
export function ArcPicture({ from, to, size = 36 }: ArcPictureProps) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Circle
        cx={20}
        cy={20}
        r={18}
        fill={colors.ground}
        stroke={colors.outline}
        strokeWidth={1.6}
      />
      {from === to ? (
        <Circle cx={20} cy={20} r={17} fill={colors.accent} fillOpacity={0.65} />
      ) : (
        <Path d={makeWedge(from, to)} fill={colors.accent} fillOpacity={0.65} />
      )}
      <Path d="M20 13.5L24.2 25L20 22.6L15.8 25Z" fill={colors.text} />
    </Svg>
  );
}

function makeWedge(from: number, to: number): string {
  const [start, end] = [pointAt(centre, from, 17), pointAt(centre, to, 17)];
  const isMoreThanHalf = (to - from + 360) % 360 > 180 ? 1 : 0;
  return `M20 20L${start.x} ${start.y}A17 17 0 ${isMoreThanHalf} 1 ${end.x} ${end.y}Z`;
}
