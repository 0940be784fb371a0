import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import type { GraphicTone } from '../theme/colors';
import { iconPaths, type IconName, type IconPath } from './art/iconPaths';

export type { IconName } from './art/iconPaths';

type IconProps = Readonly<{
  name: IconName;
  size?: number;
  tone?: GraphicTone | 'onFill';
}>;

/** A drawing beside words: what it means is in the words, so it is silent itself. */
export const Icon = memo(function Icon({ name, size = 24, tone = 'text' }: IconProps) {
  const { colors } = useTheme();
  const { fill, line }: IconPath = iconPaths[name];
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {line !== undefined && (
        <Path
          d={line}
          fill="none"
          stroke={colors[tone]}
          strokeWidth={1.9}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill !== undefined && <Path d={fill} fill={colors[tone]} fillRule="evenodd" />}
    </Svg>
  );
});
