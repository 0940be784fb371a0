import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import type { Words } from '../words/words';
import { Chip, OrderChip } from './Chip';
import { Icon } from './Icon';
import { Pip } from './Pip';
import { ShieldBadge, type Facing } from './ShieldHex';
import { Silhouette, type SilhouetteRole } from './Silhouette';
import { Tap } from './Tap';
import { toneOfTeam, type Team } from './TeamMark';
import { Text } from './Text';
import { hatchCircle } from './art/geometry';
import type { PipShape } from './art/pipShapes';

type Track = Readonly<{ value: number; max: number }>;

export type Shields =
  | Readonly<{ kind: 'facings'; facings: readonly Facing[] }>
  | Readonly<{ kind: 'pool'; pool: Track }>
  | Readonly<{ kind: 'none' }>;

/** What a table asks of a ship at a glance. */
export type ShipGlance = Readonly<{
  name: string;
  /** Which of several with this name. */
  badge: string | null;
  team: Team;
  role: SilhouetteRole;
  hull: Track;
  shields: Shields;
  criticals: number;
  exhausted: number;
  orders: readonly string[];
  /** Marks in words: Reloading, Evade used. */
  marks: readonly string[];
  /** Apart: in reserve, or still to be placed. */
  state: 'ready' | 'selected' | 'activated' | 'apart' | 'destroyed';
}>;

type ShipRowProps = Readonly<{ ship: ShipGlance; onPress: () => void; onHold?: () => void }>;

/** A ship collapsed to name, orders, hull and shields. Activated ships dim, destroyed ones sink but stay. */
export function ShipRow({ ship, onPress, onHold }: ShipRowProps) {
  const styles = useStyles();
  const words = useWords();
  const { colors } = useTheme();
  const isSpent = ship.state !== 'ready' && ship.state !== 'selected';
  return (
    <Tap
      label={describeShip(words, ship)}
      onPress={onPress}
      style={({ pressed, hovered }) => [
        styles.row,
        ship.state === 'selected' && [
          styles.selected,
          { borderColor: colors[toneOfTeam[ship.team]] },
        ],
        isSpent && styles.spent,
        (pressed || hovered) && styles.pressed,
      ]}
      {...(onHold && { onHold })}
      {...(ship.state === 'selected' && { selected: true })}
    >
      <Badge ship={ship} isMuted={isSpent} />
      <View style={styles.middle}>
        <View style={styles.line}>
          <View style={styles.name}>
            <Text variant="name" tone={isSpent ? 'muted' : 'text'}>
              {ship.name}
            </Text>
            {ship.badge !== null && (
              <Ordinal team={ship.team} badge={ship.badge} isMuted={isSpent} />
            )}
          </View>
          <View style={styles.orders}>
            {ship.orders.map((code, index) => (
              // Two copies of an order have one code.
              <OrderChip key={index} code={code} />
            ))}
          </View>
        </View>
        <View style={styles.line}>
          <View style={styles.tracks}>
            <SmallPips track={ship.hull} shape="box" isMuted={isSpent} />
            {ship.shields.kind === 'pool' && (
              <SmallPips track={ship.shields.pool} shape="shield" isMuted={isSpent} />
            )}
          </View>
          <Marks ship={ship} />
        </View>
      </View>
    </Tap>
  );
}

function Badge({ ship, isMuted }: Readonly<{ ship: ShipGlance; isMuted: boolean }>) {
  const styles = useStyles();
  const { role, team, shields, state } = ship;
  if (state !== 'destroyed' && shields.kind === 'facings') {
    return <ShieldBadge facings={shields.facings} role={role} team={team} isMuted={isMuted} />;
  }
  return (
    <View style={styles.badge}>
      {state === 'destroyed' ? (
        <Wreck />
      ) : (
        <Silhouette role={role} size={34} tone={isMuted ? 'exhausted' : toneOfTeam[team]} />
      )}
    </View>
  );
}

/** Defeat is hatched rose and a skull. */
function Wreck() {
  const styles = useStyles();
  const { colors } = useTheme();
  return (
    <>
      <Svg width={52} height={52} viewBox="0 0 52 52" aria-hidden style={styles.hatch}>
        <Path d={wreckHatch} stroke={colors.critical} strokeWidth={2} strokeOpacity={0.45} />
      </Svg>
      <Icon name="skull" size={30} tone="critical" />
    </>
  );
}

type OrdinalProps = Readonly<{ team: Team; badge: string; isMuted?: boolean }>;

/** The number or letter on a ship's base. */
export function Ordinal({ team, badge, isMuted = false }: OrdinalProps) {
  const styles = useStyles();
  const { colors } = useTheme();
  const edge = { borderColor: colors[isMuted ? 'outline' : toneOfTeam[team]] };
  return (
    <View style={[styles.ordinal, edge]}>
      <Text variant="code" tone={isMuted ? 'muted' : toneOfTeam[team]}>
        {badge}
      </Text>
    </View>
  );
}

type SmallPipsProps = Readonly<{ track: Track; shape: PipShape; isMuted: boolean }>;

const countable = 12;
const wreckHatch = hatchCircle({ x: 26, y: 26 }, 25, 8);

/** Pips to look at; more than a dozen is a number. */
function SmallPips({ track: { value, max }, shape, isMuted }: SmallPipsProps) {
  const styles = useStyles();
  const words = useWords();
  if (max > countable) {
    return <Text variant="name">{words.figures.outOf(value, max)}</Text>;
  }
  return (
    <View style={styles.pips}>
      {Array.from({ length: max }, (_, index) => (
        <Pip key={index} shape={shape} isOn={index < value} height={17} isMuted={isMuted} />
      ))}
    </View>
  );
}

function Marks({ ship }: Readonly<{ ship: ShipGlance }>) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View style={styles.marks}>
      {ship.state === 'activated' && <Chip label={words.ship.activated} />}
      {ship.state === 'destroyed' && <Chip label={words.ship.destroyed} />}
      {ship.marks.map((mark) => (
        <Chip key={mark} label={mark} />
      ))}
      {ship.criticals > 0 && (
        <View style={styles.count}>
          <Icon name="star" size={18} tone="critical" />
          {ship.criticals > 1 && (
            <Text variant="code" tone="critical">
              {words.figures.number(ship.criticals)}
            </Text>
          )}
        </View>
      )}
      {ship.exhausted > 0 && (
        <View style={styles.count}>
          <Pip shape="hatched" isOn height={17} />
          <Text variant="code" tone="muted">
            {words.figures.number(ship.exhausted)}
          </Text>
        </View>
      )}
    </View>
  );
}

/** The row in one sentence, for those who listen. */
function describeShip(words: Words, ship: ShipGlance): string {
  const { ship: say } = words;
  const parts = [say.numbered(ship.name, ship.badge), words.roles[ship.role]];
  if (ship.state === 'destroyed') return say.row([...parts, say.destroyed]);
  parts.push(say.hullOf(ship.hull.value, ship.hull.max));
  if (ship.shields.kind === 'pool') {
    parts.push(say.shieldsOf(ship.shields.pool.value, ship.shields.pool.max));
  }
  if (ship.shields.kind === 'facings') {
    parts.push(say.shields(ship.shields.facings.map(({ value }) => value)));
  }
  if (ship.criticals > 0) parts.push(say.criticals(ship.criticals));
  if (ship.exhausted > 0) parts.push(say.exhaustion(ship.exhausted));
  if (ship.orders.length > 0) parts.push(say.orders(ship.orders));
  if (ship.state === 'activated') parts.push(say.activated);
  if (ship.state === 'apart') parts.push(say.apart);
  return say.row([...parts, ...ship.marks]);
}

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target + space.xl,
    padding: space.s + 1,
    paddingRight: space.m + 1,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  /** The border grows inwards, so that nothing moves. */
  selected: {
    borderWidth: 2,
    padding: space.s,
    paddingRight: space.m,
    backgroundColor: colors.raised,
  },
  spent: { backgroundColor: colors.ground },
  pressed: { backgroundColor: colors.raised },
  hatch: { position: 'absolute' },
  badge: { width: 60, height: 60, alignItems: 'center', justifyContent: 'center' },
  middle: { flex: 1, gap: space.xs },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: 26,
  },
  name: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
  },
  orders: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tracks: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  pips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  marks: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
  },
  count: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  ordinal: {
    minWidth: 22,
    alignItems: 'center',
    paddingHorizontal: 5,
    borderRadius: 6,
    borderWidth: 1.5,
  },
}));
