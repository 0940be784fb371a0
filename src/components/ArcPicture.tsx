import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';

import { RAYS, rayAt, type Ray } from '../core/hex/bearing';
import type { Sector } from '../core/hex/sector';
import { useTheme } from '../theme/ThemeProvider';
import { useDrawingScale } from '../theme/useLayout';
import { pointAt } from './art/geometry';

type ArcPictureProps = Readonly<{
  /** The rays that are in it, of twelve clockwise from the bow. */
  rays: Sector;
  size?: number;
}>;

const centre = { x: 20, y: 20 };
const reach = 17;

/** Where an armament reaches, bow up. Its letters stand beside it. */
export const ArcPicture = memo(function ArcPicture({ rays, size = 36 }: ArcPictureProps) {
  const { colors } = useTheme();
  const grown = size * useDrawingScale();
  const slices = RAYS.filter((ray) => rays.includes(ray) && rays.includes(rayAt(ray + 1)));
  return (
    <Svg width={grown} height={grown} viewBox="0 0 40 40" aria-hidden>
      <Circle
        cx={20}
        cy={20}
        r={18}
        fill={colors.ground}
        stroke={colors.outline}
        strokeWidth={1.6}
      />
      <Path d={slices.map(makeSlice).join('')} fill={colors.accent} fillOpacity={0.65} />
      <Path d="M20 13.5L24.2 25L20 22.6L15.8 25Z" fill={colors.text} />
    </Svg>
  );
});

/** What lies between a ray and the next one clockwise. */
function makeSlice(ray: Ray): string {
  const from = pointAt(centre, ray * 30, reach);
  const to = pointAt(centre, ray * 30 + 30, reach);
  return `M${centre.x} ${centre.y}L${from.x} ${from.y}A${reach} ${reach} 0 0 1 ${to.x} ${to.y}Z`;
}
