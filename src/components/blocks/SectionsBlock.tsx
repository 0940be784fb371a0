import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { BlockOf, SectionView, SlotView } from '../../core/pages/page';
import { useTheme } from '../../theme/ThemeProvider';
import type { GraphicTone } from '../../theme/colors';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Gauge } from '../Gauge';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { toneOfTeam } from '../TeamMark';
import { Text } from '../Text';
import { hatchCircle, makeLine, makePolygon, pointAt, type Point } from '../art/geometry';
import { tapOf } from './ActButton';
import type { PageHands } from './hands';

type SectionsBlockProps = Readonly<{ block: BlockOf<'sections'>; hands: PageHands }>;

/** From the middle of a section to its corners, and of its side for one that is 1 there. */
const [least, most, half] = [60, 68, Math.sqrt(3) / 2];
/** Around the outer sections, where their shields are drawn. */
const margin = 14;
const slot = { width: target, height: 56 };

type Placed = Readonly<{ section: SectionView; at: Point; bearing: number | null }>;

/** A ship as cells that touch: each section can be tapped, and each slot in it by itself. */
export function SectionsBlock({ block, hands }: SectionsBlockProps) {
  const styles = useStyles();
  const layout = useLayout();
  const reach = Math.min(most, Math.max(least, (layout.width - 2 * space.edge - 12) / 5));
  const [width, height] = [5 * reach + 12, 6 * half * reach + 2 * margin];
  const middle = { x: width / 2, y: height / 2 };
  const placed: readonly Placed[] = [
    ...block.around.map((section, side) => {
      const bearing = (side * 360) / block.around.length;
      return { section, bearing, at: pointAt(middle, bearing, 2 * half * reach) };
    }),
    ...(block.core === undefined ? [] : [{ section: block.core, bearing: null, at: middle }]),
  ];
  return (
    <View style={styles.block}>
      <View style={{ width, height }} role="group" aria-label={block.label}>
        <Svg width={width} height={height} style={styles.drawing} aria-hidden>
          {placed.map((one) => (
            <Hull
              key={one.section.id}
              placed={one}
              reach={reach}
              tone={toneOfTeam[hands.shapeOf(block.team)]}
            />
          ))}
          {placed.map((one) => (
            <Outline key={one.section.id} placed={one} reach={reach} />
          ))}
        </Svg>
        {placed.map(({ section, at }) => (
          <Section key={section.id} section={section} at={at} reach={reach} hands={hands} />
        ))}
      </View>
    </View>
  );
}

const corners = (at: Point, reach: number): string =>
  makePolygon([30, 90, 150, 210, 270, 330].map((bearing) => pointAt(at, bearing, reach)));

type HullProps = Readonly<{ placed: Placed; reach: number; tone: GraphicTone }>;

/** Behind all cells, so that one line joins them. */
function Hull({ placed: { at }, reach, tone }: HullProps) {
  const { colors } = useTheme();
  return (
    <Path
      d={corners(at, reach + 2)}
      fill={colors.raised}
      stroke={colors[tone]}
      strokeOpacity={0.55}
      strokeWidth={3}
    />
  );
}

function Outline({ placed, reach }: Readonly<{ placed: Placed; reach: number }>) {
  const { colors } = useTheme();
  const { section, at } = placed;
  const { state } = section;
  const edge = state === 'gone' ? 'critical' : state === undefined ? 'line' : edges[state];
  const isHatched = state === 'gone' || state === 'closed';
  return (
    <>
      <Path
        d={corners(at, reach - 4)}
        fill={colors.surface}
        stroke={colors[edge]}
        strokeWidth={state === 'chosen' ? 2.5 : 1.5}
        {...(state === 'gone' && { strokeDasharray: '6 4' })}
      />
      {isHatched && (
        <Path
          d={hatchCircle(at, (reach - 6) * half, 10)}
          stroke={colors[edge]}
          strokeWidth={2}
          strokeOpacity={state === 'gone' ? 0.4 : 0.8}
        />
      )}
      <OuterShield placed={placed} reach={reach} />
    </>
  );
}

const edges = { chosen: 'accent', open: 'accent', closed: 'line' } as const;

/** On its outer face: thicker where stronger, dashed where gone. */
function OuterShield({ placed, reach }: Readonly<{ placed: Placed; reach: number }>) {
  const { colors } = useTheme();
  const { section, at, bearing } = placed;
  const { shield } = section;
  if (shield === undefined || bearing === null || section.state === 'gone') return null;
  const middle = pointAt(at, bearing, half * reach + 6);
  const [from, to] = [-90, 90].map((turn) => pointAt(middle, bearing + turn, reach * 0.4));
  const isGone = shield.now === 0;
  return (
    <Path
      d={makeLine(from ?? middle, to ?? middle)}
      stroke={isGone ? colors.critical : colors.shield}
      strokeWidth={isGone ? 2.5 : 2 + 1.8 * Math.min(shield.now, 4)}
      {...(isGone && { strokeDasharray: '6 5' })}
    />
  );
}

type SectionProps = Readonly<{
  section: SectionView;
  at: Point;
  reach: number;
  hands: PageHands;
}>;

/** What can be tapped of a section: its slots, and what is around them. */
function Section({ section, at, reach, hands }: SectionProps) {
  const styles = useStyles();
  const words = useWords();
  const { label, spoken, slots, gauge, state, act } = section;
  const isGone = state === 'gone';
  const [width, height] = [1.5 * reach, 2 * half * reach];
  const place = { width, height, left: at.x - width / 2, top: at.y - height / 2 };
  const gone = words.blocks.sections.gone;
  const body = (
    <>
      <Text variant="label" tone="muted" silent maxScale={1.2}>
        {label}
      </Text>
      {isGone ? (
        <View style={styles.gone}>
          <Icon name="skull" size={34} tone="critical" />
          <Text variant="label" tone="critical" silent maxScale={1.2}>
            {gone}
          </Text>
        </View>
      ) : (
        gauge !== undefined && <Gauge gauge={gauge} height={15} />
      )}
    </>
  );
  const said = isGone ? words.ship.row([spoken, gone]) : spoken;
  const left = at.x - (slots.length * (slot.width + space.xs) - space.xs) / 2;
  return (
    <>
      {act === undefined ? (
        <View style={[styles.section, place]} role="group" aria-label={said}>
          {body}
        </View>
      ) : (
        <Tap
          label={said}
          style={[styles.section, place]}
          {...tapOf({ act, hands })}
          {...(state === 'chosen' && { selected: true })}
        >
          {body}
        </Tap>
      )}
      {!isGone &&
        slots.map((one, index) => (
          <Slot
            key={one.id}
            slot={one}
            hands={hands}
            place={{
              left: left + index * (slot.width + space.xs),
              top: at.y - slot.height / 2,
            }}
          />
        ))}
    </>
  );
}

type SlotProps = Readonly<{
  slot: SlotView;
  place: Readonly<{ left: number; top: number }>;
  hands: PageHands;
}>;

function Slot({ slot: one, place, hands }: SlotProps) {
  const styles = useStyles();
  const { sign, figure, gauge, note, state, act, spoken } = one;
  const look = [styles.slot, place, state !== undefined && styles[state]];
  const tone = state === 'proposed' ? 'onFill' : 'text';
  const body = (
    <>
      <View style={styles.line}>
        <Icon name={sign} size={20} tone={tone === 'text' ? (sign.colour ?? tone) : tone} />
        {figure !== undefined && (
          <Text variant="name" tone={tone} silent maxScale={1.2}>
            {figure}
          </Text>
        )}
      </View>
      {gauge !== undefined && <Gauge gauge={gauge} height={11} width={slot.width - space.xs} />}
      {note !== undefined && (
        <Text variant="code" tone={state === 'proposed' ? 'onFill' : 'muted'} silent maxScale={1.1}>
          {note}
        </Text>
      )}
    </>
  );
  if (act === undefined)
    return (
      <View style={look} role="group" aria-label={spoken}>
        {body}
      </View>
    );
  return (
    <Tap label={spoken} style={look} {...tapOf({ act, hands })}>
      {body}
    </Tap>
  );
}

const useStyles = makeStyles((colors) => ({
  block: { alignItems: 'center' },
  drawing: { position: 'absolute' },
  section: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingVertical: space.s + 2,
  },
  gone: { alignItems: 'center', flexGrow: 1, gap: 2 },
  slot: {
    position: 'absolute',
    ...slot,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    borderRadius: radius.small,
    borderWidth: 1.5,
    borderColor: colors.raised,
    backgroundColor: colors.raised,
  },
  wrong: { borderColor: colors.critical },
  proposed: { borderStyle: 'dashed', borderColor: colors.text, backgroundColor: colors.accent },
  free: { borderStyle: 'dashed', borderColor: colors.accent, backgroundColor: colors.surface },
  line: { flexDirection: 'row', alignItems: 'center', gap: 2 },
}));
