import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import type { Silhouette as SilhouettePath } from '../core/drawing/drawing';
import { useTheme } from '../theme/ThemeProvider';
import type { GraphicTone } from '../theme/colors';
import { useDrawingScale } from '../theme/useLayout';

type SilhouetteProps = Readonly<{
  path: SilhouettePath;
  size?: number;
  tone?: GraphicTone;
  /** Within a drawing that keeps its size. */
  isFixed?: boolean;
}>;

/** A ship from above. Its name and kind stand beside it in words. */
export const Silhouette = memo(function Silhouette({
  path,
  size = 24,
  tone = 'text',
  isFixed = false,
}: SilhouetteProps) {
  const { colors } = useTheme();
  const scale = useDrawingScale();
  const grown = isFixed ? size : size * scale;
  return (
    <Svg width={grown} height={grown} viewBox="0 0 64 64" aria-hidden>
      <Path d={path} fill={colors[tone]} fillRule="evenodd" />
    </Svg>
  );
});
