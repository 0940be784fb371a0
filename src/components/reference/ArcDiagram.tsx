import { View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';

import type { ArcHex } from '../../core/hex/arcHexes';
import { centreOf, cornersOf } from '../../core/hex/layout';
import type { Side } from '../../core/hex/hex';
import { useTheme } from '../../theme/ThemeProvider';
import { makePolygon } from '../art/geometry';
import { sideTowards } from '../art/radarHexes';
import { useSidewaysDrag, type Finger } from '../useSidewaysDrag';

type ArcDiagramProps = Readonly<{
  /** The whole of it in words. */
  label: string;
  hexes: readonly ArcHex[];
  facing: Side;
  size: number;
  tone: 'accent' | 'teamB';
  /** A finger that moves over it turns the ship towards itself. */
  onTurn: (facing: Side) => void;
}>;

const cell = 20;
const gap = 1.5;
const ship = 'M0 -13L9 10L0 5L-9 10Z';

/** Hexes about a ship; those that a shape holds are filled and have a dot. */
export function ArcDiagram({ label, hexes, facing, size, tone, onTurn }: ArcDiagramProps) {
  const { colors } = useTheme();
  const turn = ({ x, y }: Finger) => {
    const side = sideTowards({ x: x - size / 2, y: y - size / 2 });
    if (side !== facing) onTurn(side);
  };
  const drag = useSidewaysDrag({ onMove: turn, onRelease: turn, onCancel: () => undefined });
  const half = reach(hexes);
  return (
    <View accessible role="img" aria-label={label} style={{ width: size, height: size }} {...drag}>
      <Svg width={size} height={size} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
        {hexes.map(({ hex, ring, isIn }) => {
          const middle = centreOf(hex, cell);
          return (
            <G key={`${hex.q} ${hex.r}`}>
              <Path
                d={makePolygon(cornersOf(middle, cell - gap))}
                fill={isIn ? colors[tone] : ring === 0 ? colors.raised : colors.surface}
                fillOpacity={isIn ? 0.55 : 1}
                stroke={isIn ? colors[tone] : colors.line}
                strokeWidth={1.5}
              />
              {isIn && <Circle cx={middle.x} cy={middle.y} r={3} fill={colors.text} />}
            </G>
          );
        })}
        <Path d={ship} fill={colors.text} transform={`rotate(${facing * 60})`} />
      </Svg>
    </View>
  );
}

/** From the middle to the edge of the outermost hexes. */
function reach(hexes: readonly ArcHex[]): number {
  const rings = Math.max(0, ...hexes.map(({ ring }) => ring));
  return cell * Math.max(1.5 * rings + 1, Math.sqrt(3) * (rings + 0.5)) + gap;
}
