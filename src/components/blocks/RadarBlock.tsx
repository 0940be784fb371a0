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
const pillWidth = 150;
/** Where a target looks that nobody has turned yet: at the attacker. */
const facingUs = 3;

/** Where the target stands and how it is turned: by finger on the hexes, or step by step with buttons. */
export function RadarBlock({ block, hands }: RadarBlockProps) {
  const styles = useStyles();
  const layout = useLayout();
  const [room, setRoom] = useState(Math.min(layout.width - 2 * space.edge, widest));
  const { id, target, attacker } = block;
  const place = useCallback(
    ({ q, r }: Pick<RadarHex, 'q' | 'r'>) =>
      hands.change({
        [`${id}.q`]: q,
        [`${id}.r`]: r,
        ...(target === null && { [`${id}.facing`]: facingUs }),
      }),
    [hands, id, target],
  );
  const turn = (facing: number) => hands.answer(`${id}.facing`, facing);
  return (
    <Section title={block.label}>
      <View
        style={styles.radar}
        onLayout={({ nativeEvent }) => setRoom(Math.min(nativeEvent.layout.width, widest))}
      >
        <RadarPicture
          block={block}
          width={room}
          teams={{
            attacker: hands.shapeOf(attacker.team),
            target: hands.shapeOf(target?.team ?? attacker.team),
          }}
          onPlace={place}
          onTurn={turn}
        />
        <Legend />
        <Steps block={block} onPlace={place} onTurn={turn} />
        <Text align="center" live>
          {block.spoken}
        </Text>
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
      <Pill
        label={now ? radar.distanceOf(now.distance) : radar.distance}
        less={{ icon: 'minus', label: radar.nearer, onPress: to(alongFrom(hexes, target, -1)) }}
        more={{ icon: 'plus', label: radar.farther, onPress: to(alongFrom(hexes, target, 1)) }}
      />
      <Pill
        label={radar.direction}
        less={{ icon: 'back', label: radar.counter, onPress: to(aroundFrom(hexes, target, -1)) }}
        more={{
          icon: 'forward',
          label: radar.clockwise,
          onPress: to(aroundFrom(hexes, target, 1)),
        }}
      />
      {target !== null && (
        <Pill
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

/** Something that goes two ways, with its name between. */
function Pill({ label, less, more }: Readonly<{ label: string; less: Step; more: Step }>) {
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
    <View style={[styles.pill, { flexBasis: pillWidth * textScale }]}>
      {step(less)}
      <Text variant="button" align="center" style={styles.pillName}>
        {label}
      </Text>
      {step(more)}
    </View>
  );
}

const kinds = ['bears', 'too-far', 'outside'] as const;
const sign = [{ q: 0, r: 0 }];
const signSize = 9;

/** What the three kinds of hex mean. */
function Legend() {
  const styles = useStyles();
  const { radar } = useWords().blocks;
  return (
    <View style={styles.legend}>
      {kinds.map((kind) => (
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
  pill: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  pillName: { flexShrink: 1 },
  step: {
    width: touch,
    minHeight: touch,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
  },
  pressed: { backgroundColor: colors.line },
  legend: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: space.m },
  key: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
}));
