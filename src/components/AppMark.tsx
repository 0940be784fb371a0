import Svg, { Path } from 'react-native-svg';

import { FLAGSHIP } from '../core/drawing/drawing';
import { useTheme } from '../theme/ThemeProvider';
import { makeSide } from './art/geometry';

const centre = { x: 48, y: 48 };
const thickness = [9, 6.5, 4.8, 3.6, 4.8, 6.5] as const;

/** The app's own mark: a ship in its shields, strongest ahead. */
export function AppMark({ size }: Readonly<{ size: number }>) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 96 96" aria-hidden>
      {thickness.map((strength, side) => (
        <Path
          key={side}
          d={makeSide({ centre, sides: 6, outer: 46 }, side, strength, 3)}
          fill={colors.shield}
        />
      ))}
      <Path
        d={FLAGSHIP}
        fill={colors.accent}
        fillRule="evenodd"
        transform="translate(21 22.5) scale(0.84)"
      />
    </Svg>
  );
}
