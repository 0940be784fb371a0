import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Silhouette as SilhouettePath } from '../core/drawing/drawing';
import type { ZoneView } from '../core/pages/page';
import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { radius, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import type { Words } from '../words/words';
import { Die } from './Die';
import { Silhouette } from './Silhouette';
import { Tap } from './Tap';
import { Text } from './Text';
import { toneOfTeam, type Team } from './TeamMark';
import { apothemOf, makeLine, makeRim, makeSide, pointAt } from './art/geometry';

type AroundProps<Zone> = Readonly<{
  /** Clockwise from the bow. */
  zones: readonly Zone[];
  silhouette: SilhouettePath;
  team: Team;
}>;

type Shielded = Pick<ZoneView, 'now' | 'max'>;

type ZonesProps = AroundProps<ZoneView> &
  Readonly<{
    onPress: (zone: number) => void;
    onHold?: (zone: number) => void;
  }>;

const shownValue = 42;

/** Room for the dice that lie in the zones. */
const sizeOf = (zones: readonly ZoneView[]) => (zones.some(holdsDice) ? 272 : 236);
const holdsDice = ({ dice }: ZoneView) => dice !== undefined;

/** Zones around a ship, a side each: thicker where stronger, dashed where gone; each can be tapped. */
export function Zones({ zones, silhouette, team, onPress, onHold }: ZonesProps) {
  const styles = useStyles();
  const words = useWords();
  const size = sizeOf(zones);
  const centre = { x: size / 2, y: size / 2 };
  const reach = (size - target) / 2;
  const outer = reach / apothemOf(zones.length);
  const bearing = (zone: number) => (zone * 360) / zones.length;
  return (
    <View style={{ width: size, height: size }} role="group" aria-label={words.shield.name}>
      <Sides size={size} outer={outer} zones={zones}>
        {zones.some(holdsDice) && <Borders size={size} outer={outer} count={zones.length} />}
        <Silhouette path={silhouette} size={96} isFixed tone={toneOfTeam[team]} />
      </Sides>
      {zones.map((zone, at) => {
        const { x, y } = pointAt(centre, bearing(at), reach);
        const place = { left: x - target / 2, top: y - target / 2 };
        return (
          <Tap
            key={zone.label}
            label={zoneLabel(words, zone)}
            onPress={() => onPress(at)}
            style={[styles.target, place]}
            {...(onHold && { onHold: () => onHold(at) })}
          >
            {({ pressed }) => <ZoneValue zone={zone} isPressed={pressed} />}
          </Tap>
        );
      })}
      {zones.filter(holdsDice).map((zone) => {
        const at = zones.indexOf(zone);
        return <Inside key={zone.label} zone={zone} bearing={bearing(at)} size={size} />;
      })}
    </View>
  );
}

/** The same in small, for a row: what it shows is said by the row. */
export function ZoneBadge({
  zones,
  silhouette,
  team,
  isMuted = false,
  size,
}: AroundProps<Shielded> & Readonly<{ isMuted?: boolean; size: number }>) {
  return (
    <Sides size={size} outer={(size * 5) / 12 / apothemOf(zones.length)} zones={zones}>
      <Silhouette
        path={silhouette}
        size={size / 2}
        isFixed
        tone={isMuted ? 'exhausted' : toneOfTeam[team]}
      />
    </Sides>
  );
}

type SidesProps = Readonly<{
  size: number;
  outer: number;
  zones: readonly Shielded[];
  children: ReactNode;
}>;

/** The sides alone, with whatever stands in the middle. */
function Sides({ size, outer, zones, children }: SidesProps) {
  const styles = useStyles();
  const { colors } = useTheme();
  const centre = { x: size / 2, y: size / 2 };
  const unit = (outer * apothemOf(zones.length)) / 26;
  const shape = { centre, sides: zones.length };
  return (
    <View style={[styles.middle, { width: size, height: size }]}>
      <Svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden
        style={styles.edges}
      >
        {zones.map(({ now, max }, side) => {
          if (now > 0) {
            const thickness = unit * (0.9 + 1.4 * Math.min(now, 4));
            return (
              <Path
                key={side}
                d={makeSide({ ...shape, outer }, side, thickness, unit * 1.6)}
                fill={colors.shield}
              />
            );
          }
          return (
            <Path
              key={side}
              d={makeRim({ ...shape, outer: outer - unit }, side, unit * 5)}
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

/** Where a zone ends: from the corners towards the ship. */
function Borders({ size, outer, count }: Readonly<{ size: number; outer: number; count: number }>) {
  const styles = useStyles();
  const { colors } = useTheme();
  const centre = { x: size / 2, y: size / 2 };
  const lines = Array.from({ length: count }, (_, corner) => {
    const bearing = ((corner + 0.5) * 360) / count;
    return makeLine(pointAt(centre, bearing, outer * 0.92), pointAt(centre, bearing, outer * 0.42));
  });
  return (
    <Svg width={size} height={size} style={styles.edges} aria-hidden>
      <Path
        d={lines.join('')}
        stroke={colors.outline}
        strokeWidth={1.2}
        strokeDasharray="2 4"
        fill="none"
      />
    </Svg>
  );
}

const spread = 132;

/** What lies in a zone, towards its side, and its name beside its value. */
function Inside({
  zone,
  bearing,
  size,
}: Readonly<{ zone: ZoneView; bearing: number; size: number }>) {
  const styles = useStyles();
  const { x, y } = pointAt({ x: size / 2, y: size / 2 }, bearing, size * 0.275);
  const isAbove = Math.abs(Math.cos((bearing * Math.PI) / 180)) > 0.7;
  const at = pointAt({ x: size / 2, y: size / 2 }, bearing, (size - target) / 2);
  const name = isAbove
    ? { right: size - at.x + target / 2 + 4, top: at.y - (y < size / 2 ? 29 : -4) }
    : {
        ...(x < size / 2 ? { right: size - at.x + 8 } : { left: at.x + 8 }),
        top: at.y - target / 2 - 18,
      };
  return (
    <>
      <View style={[styles.name, name]}>
        <Text variant="label" tone="muted" silent maxScale={1.2} align="center">
          {zone.label}
        </Text>
      </View>
      <View
        aria-hidden
        style={[
          styles.dice,
          { left: x - spread / 2, top: y - spread / 2 },
          isAbove && styles.sideBySide,
        ]}
      >
        {(zone.dice?.looks ?? []).map((look, index) => (
          // Dice of a kind look alike.
          <Die key={index} look={look} />
        ))}
      </View>
    </>
  );
}

function zoneLabel({ shield, ship }: Words, { label, now, max, dice }: ZoneView): string {
  const own =
    max === 0
      ? shield.none(label)
      : now === 0
        ? shield.gone(label, max)
        : shield.facing(label, now, max);
  return dice === undefined ? own : ship.row([own, dice.spoken]);
}

function ZoneValue({ zone, isPressed }: Readonly<{ zone: ZoneView; isPressed: boolean }>) {
  const styles = useStyles();
  const words = useWords();
  const { now, max } = zone;
  if (max === 0) return <View style={styles.none} />;
  return (
    <View style={[styles.value, now === 0 && styles.gone, isPressed && styles.pressed]}>
      <Text variant="value" tone={now === 0 ? 'critical' : 'text'} silent maxScale={1.3}>
        {words.figures.number(now)}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
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
  name: { position: 'absolute', pointerEvents: 'none' },
  dice: {
    position: 'absolute',
    width: spread,
    height: spread,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    pointerEvents: 'none',
  },
  sideBySide: { flexDirection: 'row' },
}));
