import { Pressable, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Command } from '../core/game/command';
import type { Act, PageRef, ShipRow as ShipRowView, TrackView } from '../core/pages/page';
import { useTheme } from '../theme/ThemeProvider';
import { wordsIn } from '../theme/colors';
import { makeStyles } from '../theme/makeStyles';
import { radius, space, target } from '../theme/metrics';
import { useDrawingScale, useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import type { Words } from '../words/words';
import { Chip, OrderChip } from './Chip';
import { Gauge } from './Gauge';
import { Icon } from './Icon';
import { Pip } from './Pip';
import { Silhouette } from './Silhouette';
import { Tap } from './Tap';
import { toneOfTeam, type Team } from './TeamMark';
import { Text } from './Text';
import { ZoneBadge } from './Zones';
import { hatchCircle } from './art/geometry';

export type ShipRowProps = Readonly<{
  row: ShipRowView;
  team: Team;
  onOpen: (page: PageRef) => void;
  onPlay: (command: Command) => void;
  onAct: (act: Act) => void;
}>;

/**
 * A ship collapsed to name, orders, hull and shields. Activated ships dim, lost ones sink but stay. A tap opens its
 * card; one on its pips takes one of them, and what comes next has a button of its own.
 */
export function ShipRow({ row, team, onOpen, onPlay, onAct }: ShipRowProps) {
  const styles = useStyles();
  const words = useWords();
  const { colors } = useTheme();
  const { isLow, isStacked } = useLayout();
  const isMuted = isSpent(row);
  const isActive = row.state === 'active';
  const act = row.act && <RowAct act={row.act} {...{ isActive, onAct }} />;
  const open = () => onOpen(row.opens);
  return (
    <View
      style={[
        styles.row,
        isLow && styles.low,
        row.isTile === true && styles.tile,
        isActive && [styles.selected, { borderColor: colors[toneOfTeam[team]] }],
        isMuted && styles.spent,
      ]}
    >
      <RestOfRow onPress={open} />
      <Tap
        label={describeShip(words, row)}
        onPress={open}
        style={({ pressed, hovered }) => [
          styles.open,
          row.isTile === true && styles.openTile,
          (pressed || hovered) && styles.pressed,
        ]}
        {...(isActive && { selected: true })}
      >
        {null}
      </Tap>
      <View style={styles.seen}>
        <Badge row={row} team={team} isMuted={isMuted} />
      </View>
      <View style={styles.middle} pointerEvents="box-none">
        <View style={[styles.line, isLow && styles.lowLine, styles.seen]}>
          <ShipName row={row} team={team} isMuted={isMuted} />
          {act === undefined && <Orders row={row} />}
        </View>
        <View style={[styles.line, isLow && styles.lowLine]} pointerEvents="box-none">
          <View style={styles.tracks} pointerEvents="box-none">
            {tracksOf(row, 'pips').map((track) => (
              <TappedPips
                key={track.id}
                {...{ row, track, onPlay }}
                isBelow
                {...(act !== undefined && isLong(track) && { height: lowPip })}
              />
            ))}
          </View>
          {/* A button leaves the name little room. */}
          {act !== undefined && <Orders row={row} />}
          <Marks row={row} />
        </View>
        {isStacked && act}
      </View>
      {!isStacked && act}
    </View>
  );
}

function Orders({ row }: Readonly<{ row: ShipRowView }>) {
  const styles = useStyles();
  return (
    <View style={[styles.orders, styles.seen]}>
      {ordersOf(row).map(({ label }, index) => (
        // Two copies of an order have one name.
        <OrderChip key={index} code={label} />
      ))}
    </View>
  );
}

/** The row below its name opens its card too: the same act, so nobody hears it twice. */
function RestOfRow({ onPress }: Readonly<{ onPress: () => void }>) {
  const styles = useStyles();
  return (
    <Pressable
      aria-hidden
      tabIndex={-1}
      onPress={onPress}
      style={({ pressed }) => [styles.rest, pressed && styles.pressed]}
    />
  );
}

type TappedPipsProps = Readonly<{
  row: ShipRowView;
  track: TrackView;
  onPlay: ShipRowProps['onPlay'];
  height?: number;
  /** Under the name of a row: a finger may also hit what is between it and the next row. */
  isBelow?: boolean;
}>;

/** A tap takes one: what a ship loses is told without opening its card. */
export function TappedPips({ row, track, onPlay, height, isBelow = false }: TappedPipsProps) {
  const styles = useStyles();
  const { ship: say } = useWords();
  const { isLow } = useLayout();
  const { set, now, label } = track;
  const isMuted = isSpent(row);
  const size = height === undefined ? {} : { height };
  const isOut = set === undefined || row.state === 'gone' || row.state === 'reserve';
  const tapped = [styles.pips, isBelow && (isLow ? styles.lowPips : styles.pipsBelow)];
  if (isOut || now === 0)
    return (
      // What is spent stays in line with what is not.
      <View style={[!isOut && tapped, styles.seen]}>
        <SmallPips track={track} isMuted={isMuted} {...size} />
      </View>
    );
  return (
    <Tap
      label={say.less(say.numbered(row.name, row.badge), label)}
      onPress={() => onPlay(set(now - 1))}
      style={({ pressed }) => [tapped, pressed && styles.pressedPips]}
    >
      <SmallPips track={track} isMuted={isMuted} {...size} />
    </Tap>
  );
}

type RowActProps = Readonly<{ act: Act; isActive: boolean; onAct: ShipRowProps['onAct'] }>;

/** What comes next with a ship, on its row. */
export function RowAct({ act, isActive, onAct }: RowActProps) {
  const styles = useStyles();
  return (
    <Tap
      label={act.spoken ?? act.label}
      onPress={() => onAct(act)}
      style={({ pressed }) => [
        styles.act,
        isActive && styles.activeAct,
        pressed && styles.pressedAct,
      ]}
      {...(act.why !== undefined && { why: act.why })}
    >
      <Text variant="strong" tone="accent">
        {act.label}
      </Text>
    </Tap>
  );
}

/** Nothing more is to be done with it now. */
export const isSpent = ({ state }: ShipRowView): boolean => state !== 'ready' && state !== 'active';

export const tracksOf = (
  { tracks }: ShipRowView,
  inList: TrackView['style']['inList'],
): readonly TrackView[] => tracks.filter(({ style }) => style.inList === inList);

const ordersOf = ({ chips }: ShipRowView) => chips.filter(({ tone }) => tone === 'order');

type PartProps = Readonly<{ row: ShipRowView; team: Team; isMuted: boolean }>;

export function ShipName({ row: { name, badge }, team, isMuted }: PartProps) {
  const styles = useStyles();
  return (
    <View style={styles.name}>
      <Text variant="name" tone={isMuted ? 'muted' : 'text'} style={styles.shrinks}>
        {name}
      </Text>
      {badge !== null && <Ordinal team={team} badge={badge} isMuted={isMuted} />}
    </View>
  );
}

function Badge({ row, team, isMuted }: PartProps) {
  const { zones, silhouette, sign, state, isTile } = row;
  const tone = isMuted ? 'exhausted' : toneOfTeam[team];
  const styles = useStyles();
  const { isLow, isStacked } = useLayout();
  const size = isLow && !isStacked ? lowBadge : badgeSize;
  if (state !== 'gone' && zones !== null)
    return <ZoneBadge {...{ zones, silhouette, team, isMuted, size }} />;
  if (isTile === true)
    return state === 'gone' ? (
      <Icon name="skull" size={24} tone="critical" />
    ) : (
      <Silhouette path={silhouette} size={24} tone={tone} />
    );
  return (
    <View style={[styles.badge, { width: size, height: size }]}>
      {state === 'gone' ? (
        <Wreck />
      ) : sign !== undefined ? (
        <Icon name={sign} size={34} tone={tone} />
      ) : (
        <Silhouette path={silhouette} size={34} tone={tone} />
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

const badgeSize = 60;
const lowBadge = 48;
const countable = 12;
/** More of them are smaller beside a button, so that it covers none. */
const roomy = 9;
const lowPip = 13;
const isLong = ({ max, now }: TrackView): boolean => (max ?? now) > roomy;
const wreckHatch = hatchCircle({ x: 26, y: 26 }, 25, 8);

type SmallPipsProps = Readonly<{ track: TrackView; isMuted: boolean; height?: number }>;

/** Pips to look at; more than a dozen is a number. */
export function SmallPips({ track, isMuted, height = 17 }: SmallPipsProps) {
  const words = useWords();
  const { isStacked } = useLayout();
  const grown = useDrawingScale();
  const { now, style } = track;
  const max = track.max ?? now;
  if (max > countable)
    return (
      <Text variant="name" tone={isMuted ? 'muted' : 'text'}>
        {words.figures.outOf(now, max)}
      </Text>
    );
  return (
    <Gauge
      gauge={{ style, now, max }}
      height={isStacked ? height * grown : height}
      isMuted={isMuted}
    />
  );
}

/** What is counted, where there is any: a sign, and how many where it is more than one. */
export function Counts({ row }: Readonly<{ row: ShipRowView }>) {
  const styles = useStyles();
  const words = useWords();
  return tracksOf(row, 'count')
    .filter(({ now }) => now > 0)
    .map(({ id, now, style }) => (
      <View key={id} style={styles.count}>
        <Pip look={style} state="on" height={17} />
        {now > 1 && (
          <Text variant="code" tone={wordsIn(style.colour)}>
            {words.figures.number(now)}
          </Text>
        )}
      </View>
    ));
}

function Marks({ row }: Readonly<{ row: ShipRowView }>) {
  const styles = useStyles();
  const words = useWords();
  const marks = row.chips.filter(({ tone }) => tone !== 'order');
  return (
    <View style={[styles.marks, styles.seen]}>
      {row.state === 'done' && <Chip label={words.ship.activated} />}
      {row.state === 'gone' && <Chip label={row.gone ?? words.ship.lost} />}
      {marks.map(({ label }) => (
        <Chip key={label} label={label} />
      ))}
      <Counts row={row} />
    </View>
  );
}

/** The row in one sentence, for those who listen. */
export function describeShip(words: Words, row: ShipRowView): string {
  const { ship: say } = words;
  // Some are called as what they are.
  const isOwn = row.kicker !== '' && row.kicker !== row.name;
  const parts = [say.numbered(row.name, row.badge), ...(isOwn ? [row.kicker] : [])];
  if (row.state === 'gone') return say.row([...parts, row.gone ?? say.lost]);
  for (const { label, now, max } of tracksOf(row, 'pips')) parts.push(say.track(label, now, max));
  if (row.zones !== null) parts.push(say.shields(row.zones.map(({ now }) => now)));
  for (const { label, now } of tracksOf(row, 'count'))
    if (now > 0) parts.push(say.track(label, now, null));
  const orders = ordersOf(row).map(({ label }) => label);
  if (orders.length > 0) parts.push(say.orders(orders));
  if (row.state === 'done') parts.push(say.activated);
  if (row.state === 'reserve') parts.push(say.apart);
  const marks = row.chips.filter(({ tone }) => tone !== 'order').map(({ label }) => label);
  return say.row([...parts, ...marks, ...(row.note === undefined ? [] : [row.note])]);
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
    paddingLeft: space.s,
    paddingRight: space.m,
    backgroundColor: colors.raised,
  },
  /** Four of them on a small phone. */
  low: { minHeight: target + space.l, paddingTop: 3, paddingBottom: 3 },
  tile: { flexGrow: 1, gap: space.s, minHeight: target + space.s },
  /** Its name, on which its card opens; what is below can be tapped by itself. */
  open: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: target,
    borderTopLeftRadius: radius.card,
    borderTopRightRadius: radius.card,
  },
  openTile: { height: 24 },
  rest: { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0, borderRadius: radius.card },
  /** Only looked at: a tap on it is one on the row. */
  seen: { pointerEvents: 'none' },
  pips: {
    minWidth: target,
    minHeight: target,
    marginLeft: -space.s,
    paddingHorizontal: space.s,
    justifyContent: 'center',
    borderRadius: radius.small,
  },
  pipsBelow: { marginBottom: -space.s, paddingBottom: space.s },
  /** Its room is the lower edge of the name, and most of what is between two rows. */
  lowPips: { marginTop: -7, marginBottom: -8 },
  pressedPips: { backgroundColor: colors.line },
  act: {
    minWidth: target,
    minHeight: target,
    paddingHorizontal: space.m,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  /** The row is raised itself. */
  activeAct: { backgroundColor: colors.ground },
  pressedAct: { backgroundColor: colors.line },
  spent: { backgroundColor: colors.ground },
  pressed: { backgroundColor: colors.raised },
  hatch: { position: 'absolute' },
  badge: { alignItems: 'center', justifyContent: 'center' },
  middle: { flex: 1 },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: 26,
  },
  lowLine: { rowGap: 2 },
  name: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
  },
  shrinks: { flexShrink: 1 },
  orders: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tracks: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
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
