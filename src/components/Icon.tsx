import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import type { Sign } from '../core/drawing/drawing';
import { useTheme } from '../theme/ThemeProvider';
import type { GraphicTone } from '../theme/colors';
import { useDrawingScale } from '../theme/useLayout';
import { iconPaths, type IconName } from './art/iconPaths';

export type { IconName } from './art/iconPaths';

/** One of the app's own by its name, or a sign that a system brings. */
export type AnyIcon = IconName | Sign;

type IconProps = Readonly<{
  name: AnyIcon;
  size?: number;
  tone?: GraphicTone | 'onFill';
}>;

/** A drawing beside words: what it means is in the words, so it is silent itself. */
export const Icon = memo(function Icon({ name, size = 24, tone = 'text' }: IconProps) {
  const { colors } = useTheme();
  const grown = size * useDrawingScale();
  return (
    <Svg width={grown} height={grown} viewBox="0 0 24 24" aria-hidden style={keepsItsSize}>
      <SignPaths sign={typeof name === 'string' ? iconPaths[name] : name} color={colors[tone]} />
    </Svg>
  );
});

/** Large words beside it wrap; it does not give way to them. */
const keepsItsSize = { flexShrink: 0 };

/** What a sign is drawn with, for a drawing that holds it. */
export function SignPaths({ sign, color }: Readonly<{ sign: Sign; color: string }>) {
  const { fill, line } = sign;
  return (
    <>
      {line !== undefined && (
        <Path
          d={line}
          fill="none"
          stroke={color}
          strokeWidth={1.9}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill !== undefined && <Path d={fill} fill={color} fillRule="evenodd" />}
    </>
  );
}
