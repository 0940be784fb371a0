import { useCallback, useState } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';

import type { BlockOf, RadarHex } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target as touch } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Icon, type IconName } from '../Icon';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { Hexes, RadarPicture } from './RadarPicture';
import { alongFrom, aroundFrom, turned } from '../art/radarHexes';
import type { PageHands } from './hands';

type RadarBlockProps = Readonly<{ block: BlockOf<'radar'>; hands: PageHands }>;

const widest = 460;
const narrowest = 260;
/** So much of the screen's height that the odds below are still in sight. */
const shareOfHeight = 0.36;
const pairWidth = 100;
/** Where a target looks that nobody has turned yet: at the attacker. */
const facingUs = 3;

/** Where the target stands and how it is turned: by finger on the hexes, or step by step with buttons. */
export function RadarBlock({ block, hands }: RadarBlockProps) {
  const styles = useStyles();
  const { width, height, isStacked } = useLayout();
  const most = Math.min(widest, Math.max(narrowest, height * shareOfHeight));
  const [room, setRoom] = useState(width - 2 * space.edge);
  const { id, target, attacker, isMap } = block;
  const { label, turns } = block;
  const place = useCallback(
    ({ q, r, tap }: RadarHex) =>
      hands.run({
        label,
        ...(tap ?? {
          answers: {
            [`${id}.q`]: q,
            [`${id}.r`]: r,
            ...(target === null && { [`${id}.facing`]: facingUs }),
          },
        }),
      }),
    [hands, id, label, target],
  );
  const turn = (facing: number) =>
    hands.run({ label, ...(turns?.[facing] ?? { answers: { [`${id}.facing`]: facing } }) });
  return (
    <Section title={block.label}>
      <View style={styles.radar} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
        <RadarPicture
          block={block}
          width={Math.min(room, most)}
          teams={{
            attacker: hands.shapeOf(attacker.team),
            target: hands.shapeOf(target?.team ?? attacker.team),
          }}
          onPlace={place}
          onTurn={turn}
        />
        {isMap !== true && <Legend hexes={block.hexes} isInCorner={!isStacked} />}
        <Text align="center" live>
          {block.spoken}
        </Text>
        {isMap !== true && <Steps block={block} onPlace={place} onTurn={turn} />}
      </View>
    </Section>
  );
}

type StepsProps = Readonly<{
  block: BlockOf<'radar'>;
  onPlace: (hex: RadarHex) => void;
  onTurn: (facing: number) => void;
}>;

/** Every hex and facing without aiming: for thumbs, keys and screen readers. */
function Steps({ block: { hexes, target }, onPlace, onTurn }: StepsProps) {
  const styles = useStyles();
  const { radar } = useWords().blocks;
  const to = (hex: RadarHex | undefined) => () => hex && onPlace(hex);
  const now = target && hexes.find(({ q, r }) => q === target.q && r === target.r);
  return (
    <View role="group" aria-label={radar.byHand} style={styles.steps}>
      <Pair
        label={now ? radar.distanceOf(now.distance) : radar.distance}
        less={{ icon: 'minus', label: radar.nearer, onPress: to(alongFrom(hexes, target, -1)) }}
        more={{ icon: 'plus', label: radar.farther, onPress: to(alongFrom(hexes, target, 1)) }}
      />
      <Pair
        label={radar.direction}
        less={{ icon: 'back', label: radar.counter, onPress: to(aroundFrom(hexes, target, -1)) }}
        more={{
          icon: 'forward',
          label: radar.clockwise,
          onPress: to(aroundFrom(hexes, target, 1)),
        }}
      />
      {target !== null && (
        <Pair
          label={radar.facing}
          less={{
            icon: 'turnLeft',
            label: radar.turnLeft,
            onPress: () => onTurn(turned(target.facing, -1)),
          }}
          more={{
            icon: 'turnRight',
            label: radar.turnRight,
            onPress: () => onTurn(turned(target.facing, 1)),
          }}
        />
      )}
    </View>
  );
}

type Step = Readonly<{ icon: IconName; label: string; onPress: () => void }>;

/** Something that goes two ways, with its name below. */
function Pair({ label, less, more }: Readonly<{ label: string; less: Step; more: Step }>) {
  const styles = useStyles();
  const { textScale } = useLayout();
  const step = ({ icon, ...tap }: Step) => (
    <Tap
      {...tap}
      onRepeat={tap.onPress}
      style={({ pressed }) => [styles.step, pressed && styles.pressed]}
    >
      <Icon name={icon} size={22} />
    </Tap>
  );
  return (
    <View style={[styles.pair, { flexBasis: pairWidth * textScale }]}>
      <View style={styles.ways}>
        {step(less)}
        {step(more)}
      </View>
      <Text variant="detail" tone="muted" align="center" style={styles.pairName}>
        {label}
      </Text>
    </View>
  );
}

const kinds = ['outside', 'too-far', 'bears'] as const;
const sign = [{ q: 0, r: 0 }];
const signSize = 9;

type LegendProps = Readonly<{ hexes: readonly RadarHex[]; isInCorner: boolean }>;

/** What the kinds of hex mean that are there: where the hexes leave a corner free, or below them. */
function Legend({ hexes, isInCorner }: LegendProps) {
  const styles = useStyles();
  const { radar } = useWords().blocks;
  const isThere = (kind: RadarHex['state']) => hexes.some(({ state }) => state === kind);
  return (
    <View style={isInCorner ? styles.corner : styles.legend}>
      {kinds.filter(isThere).map((kind) => (
        <View key={kind} style={styles.key}>
          <Svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden>
            <Hexes
              hexes={sign.map((hex) => ({ ...hex, distance: 0, state: kind }))}
              size={signSize}
            />
          </Svg>
          <Text variant="detail" tone="muted">
            {radar.kinds[kind]}
          </Text>
        </View>
      ))}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  radar: { gap: space.s, alignItems: 'stretch' },
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  pair: {
    flexGrow: 1,
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  ways: { flexDirection: 'row' },
  pairName: { marginTop: -space.s, paddingBottom: space.xs },
  step: {
    flex: 1,
    minWidth: touch,
    minHeight: touch,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
  },
  pressed: { backgroundColor: colors.line },
  corner: { position: 'absolute', top: 0, left: 0, pointerEvents: 'none' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: space.m },
  key: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
}));
