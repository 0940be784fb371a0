import { useCallback, useState } from 'react';
import { View } from 'react-native';

import type { BlockOf, RadarHex } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target as touch } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Icon, type IconName } from '../Icon';
import { Section } from '../Panel';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { RadarPicture } from './RadarPicture';
import { alongFrom, aroundFrom, turned } from './radarHexes';
import type { PageHands } from './hands';

type RadarBlockProps = Readonly<{ block: BlockOf<'radar'>; hands: PageHands }>;

const widest = 460;
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
  return (
    <View role="group" aria-label={radar.byHand} style={styles.steps}>
      <Step icon="nearer" label={radar.nearer} onPress={to(alongFrom(hexes, target, -1))} />
      <Step icon="farther" label={radar.farther} onPress={to(alongFrom(hexes, target, 1))} />
      <Step icon="back" label={radar.counter} onPress={to(aroundFrom(hexes, target, -1))} />
      <Step icon="forward" label={radar.clockwise} onPress={to(aroundFrom(hexes, target, 1))} />
      {target !== null && (
        <>
          <Step
            icon="turnLeft"
            label={radar.turnLeft}
            onPress={() => onTurn(turned(target.facing, -1))}
          />
          <Step
            icon="turnRight"
            label={radar.turnRight}
            onPress={() => onTurn(turned(target.facing, 1))}
          />
        </>
      )}
    </View>
  );
}

type StepProps = Readonly<{ icon: IconName; label: string; onPress: () => void }>;

function Step({ icon, label, onPress }: StepProps) {
  const styles = useStyles();
  return (
    <Tap
      label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.step, pressed && styles.pressed]}
    >
      <Icon name={icon} size={22} />
    </Tap>
  );
}

/** What the three kinds of hex mean. */
function Legend() {
  const styles = useStyles();
  const { radar } = useWords().blocks;
  return (
    <View style={styles.legend}>
      <View style={styles.key}>
        <View style={[styles.sign, styles.bears]} />
        <Text variant="detail" tone="muted">
          {radar.bears}
        </Text>
      </View>
      <View style={styles.key}>
        <View style={[styles.sign, styles.tooFar]} />
        <Text variant="detail" tone="muted">
          {radar.tooFar}
        </Text>
      </View>
      <View style={styles.key}>
        <View style={styles.sign} />
        <Text variant="detail" tone="muted">
          {radar.outside}
        </Text>
      </View>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  radar: { gap: space.s, alignItems: 'stretch' },
  steps: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs },
  step: {
    minWidth: touch,
    minHeight: touch,
    flexGrow: 1,
    maxWidth: 72,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  pressed: { backgroundColor: colors.line },
  legend: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  key: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  sign: {
    width: 14,
    height: 14,
    borderRadius: 3,
    borderWidth: 1.5,
    borderColor: colors.line,
  },
  bears: { borderColor: colors.accent, backgroundColor: colors.accent },
  tooFar: { borderColor: colors.accent, borderStyle: 'dashed' },
}));
