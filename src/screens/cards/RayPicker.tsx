import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { Tap } from '../../components/Tap';
import { makePolygon } from '../../components/art/geometry';
import { arcHexes } from '../../core/hex/arcHexes';
import { bearingOf, RAYS, type Ray } from '../../core/hex/bearing';
import { ORIGIN } from '../../core/hex/hex';
import { centreOf, cornersOf } from '../../core/hex/layout';
import type { Sector } from '../../core/hex/sector';
import { useTheme } from '../../theme/ThemeProvider';
import { target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

type RayPickerProps = Readonly<{
  name: string;
  rays: Sector;
  size: number;
  onToggle: (ray: Ray) => void;
}>;

const cell = 20;
const gap = 1.5;
/** Two rings: each of the twelve hexes of the outer one lies on a ray of its own. */
const rings = 2;
const half = cell * Math.sqrt(3) * (rings + 0.5) + gap;
const ship = 'M0 -13L9 10L0 5L-9 10Z';

/** A ship and the hexes about it; a tap on one of the outer twelve puts its direction in or takes it out. */
export function RayPicker({ name, rays, size, onToggle }: RayPickerProps) {
  const { colors } = useTheme();
  const { arcs: say } = useWords().cards;
  const hexes = arcHexes(
    RAYS.map((ray) => rays.includes(ray)),
    0,
    rings,
  );
  const scale = size / (2 * half);
  return (
    <View
      role="group"
      aria-label={say.picture(name)}
      style={{ width: size, height: size, alignSelf: 'center' }}
    >
      <Svg
        width={size}
        height={size}
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        aria-hidden
      >
        {hexes.map(({ hex, isIn }) => (
          <Path
            key={`${hex.q} ${hex.r}`}
            d={makePolygon(cornersOf(centreOf(hex, cell), cell - gap))}
            fill={isIn ? colors.accent : colors.surface}
            fillOpacity={isIn ? 0.55 : 1}
            stroke={isIn ? colors.accent : colors.line}
            strokeWidth={1.5}
          />
        ))}
        {hexes
          .filter(({ isIn }) => isIn)
          .map(({ hex }) => {
            const { x, y } = centreOf(hex, cell);
            return <Circle key={`${hex.q} ${hex.r}`} cx={x} cy={y} r={3} fill={colors.text} />;
          })}
        <Path d={ship} fill={colors.text} />
      </Svg>
      {hexes
        .filter(({ ring }) => ring === rings)
        .map(({ hex }) => {
          const ray = bearingOf({ hex: ORIGIN, facing: 0 }, hex)?.ray ?? 0;
          const { x, y } = centreOf(hex, cell);
          const wide = Math.max(target, scale * cell * 1.6);
          return (
            <Tap
              key={ray}
              role="switch"
              label={say.ray(ray === 0 ? 12 : ray)}
              checked={rays.includes(ray)}
              onPress={() => onToggle(ray)}
              style={{
                position: 'absolute',
                width: wide,
                height: wide,
                left: size / 2 + x * scale - wide / 2,
                top: size / 2 + y * scale - wide / 2,
              }}
            >
              {null}
            </Tap>
          );
        })}
    </View>
  );
}
