import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import type { GraphicTone } from '../theme/colors';
import { silhouettePaths, type SilhouetteRole } from './art/silhouettePaths';

export { roles, type SilhouetteRole } from './art/silhouettePaths';

type SilhouetteProps = Readonly<{
  role: SilhouetteRole;
  size?: number;
  tone?: GraphicTone;
  /** Turned clockwise from bow up. */
  bearing?: number;
}>;

/** A ship by its role, from above. Its name and role stand beside it in words. */
export const Silhouette = memo(function Silhouette({
  role,
  size = 24,
  tone = 'text',
  bearing = 0,
}: SilhouetteProps) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <Path
        d={silhouettePaths[role]}
        fill={colors[tone]}
        fillRule="evenodd"
        {...(bearing !== 0 && { transform: `rotate(${bearing} 32 32)` })}
      />
    </Svg>
  );
});
