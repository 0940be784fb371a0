import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { radius, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import type { Words } from '../words/words';
import { Silhouette, type SilhouetteRole } from './Silhouette';
import { Tap } from './Tap';
import { Text } from './Text';
import { toneOfTeam, type Team } from './TeamMark';
import { apothem, makeHexRim, makeHexSide, pointAt } from './art/geometry';

/** One side of a ship's shields, in words and figures. */
export type Facing = Readonly<{ name: string; value: number; max: number }>;

type HexProps = Readonly<{
  /** Clockwise from the bow. */
  facings: readonly Facing[];
  role: SilhouetteRole;
  team: Team;
}>;

type ShieldHexProps = HexProps &
  Readonly<{
    onPress: (facing: number) => void;
    onHold?: (facing: number) => void;
  }>;

const cardSize = 236;
const shownValue = 42;

/** Shields on the six edges around a ship: thicker where stronger, dashed where gone; each can be tapped. */
export function ShieldHex({ facings, role, team, onPress, onHold }: ShieldHexProps) {
  const styles = useStyles();
  const words = useWords();
  const centre = { x: cardSize / 2, y: cardSize / 2 };
  const outer = (cardSize - target) / 2 / apothem;
  return (
    <View style={styles.card} role="group" aria-label={words.shield.name}>
      <Hexagon size={cardSize} outer={outer} facings={facings}>
        <Silhouette role={role} size={96} tone={toneOfTeam[team]} />
      </Hexagon>
      {facings.map((facing, side) => {
        const { x, y } = pointAt(centre, side * 60, outer * apothem);
        const place = { left: x - target / 2, top: y - target / 2 };
        return (
          <Tap
            key={facing.name}
            label={facingLabel(words, facing)}
            onPress={() => onPress(side)}
            style={[styles.target, place]}
            {...(onHold && { onHold: () => onHold(side) })}
          >
            {({ pressed }) => <FacingValue facing={facing} isPressed={pressed} />}
          </Tap>
        );
      })}
    </View>
  );
}

/** The same in small, for a row: what it shows is said by the row. */
export function ShieldBadge({
  facings,
  role,
  team,
  isMuted = false,
}: HexProps & Readonly<{ isMuted?: boolean }>) {
  return (
    <Hexagon size={60} outer={29} facings={facings}>
      <Silhouette role={role} size={30} tone={isMuted ? 'exhausted' : toneOfTeam[team]} />
    </Hexagon>
  );
}

type HexagonProps = Readonly<{
  size: number;
  outer: number;
  facings: readonly Facing[];
  children: ReactNode;
}>;

/** The six edges alone, with whatever stands in the middle. */
export function Hexagon({ size, outer, facings, children }: HexagonProps) {
  const styles = useStyles();
  const { colors } = useTheme();
  const centre = { x: size / 2, y: size / 2 };
  const unit = outer / 30;
  return (
    <View style={[styles.middle, { width: size, height: size }]}>
      <Svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden
        style={styles.edges}
      >
        {facings.map(({ name, value, max }, side) => {
          if (value > 0) {
            const thickness = unit * (0.9 + 1.4 * Math.min(value, 4));
            return (
              <Path
                key={name}
                d={makeHexSide(centre, outer, side, thickness, unit * 1.6)}
                fill={colors.shield}
              />
            );
          }
          return (
            <Path
              key={name}
              d={makeHexRim(centre, outer - unit, side, unit * 5)}
              stroke={max === 0 ? colors.line : colors.critical}
              strokeWidth={unit * 1.1}
              {...(max > 0 && { strokeDasharray: `${unit * 3} ${unit * 3}` })}
            />
          );
        })}
      </Svg>
      {children}
    </View>
  );
}

function facingLabel({ shield }: Words, { name, value, max }: Facing): string {
  if (max === 0) return shield.none(name);
  return value === 0 ? shield.gone(name, max) : shield.facing(name, value, max);
}

function FacingValue({ facing, isPressed }: Readonly<{ facing: Facing; isPressed: boolean }>) {
  const styles = useStyles();
  const words = useWords();
  const { value, max } = facing;
  if (max === 0) return <View style={styles.none} />;
  return (
    <View style={[styles.value, value === 0 && styles.gone, isPressed && styles.pressed]}>
      <Text variant="value" tone={value === 0 ? 'critical' : 'text'} silent maxScale={1.3}>
        {words.figures.number(value)}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  card: { width: cardSize, height: cardSize },
  middle: { alignItems: 'center', justifyContent: 'center' },
  edges: { position: 'absolute' },
  target: {
    position: 'absolute',
    width: target,
    height: target,
    alignItems: 'center',
    justifyContent: 'center',
  },
  value: {
    width: shownValue,
    height: shownValue,
    borderRadius: radius.round,
    borderWidth: 2,
    borderColor: colors.shield,
    backgroundColor: colors.surface,
    alignItems: 'center',
    justifyContent: 'center',
  },
  gone: { borderColor: colors.critical, borderStyle: 'dashed' },
  pressed: { backgroundColor: colors.line },
  none: { width: 10, height: 10, borderRadius: radius.round, backgroundColor: colors.line },
}));
