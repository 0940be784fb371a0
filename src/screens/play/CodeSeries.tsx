import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Icon, type IconName } from '../../components/Icon';
import { QrPicture } from '../../components/QrPicture';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { copyText } from '../../platform/shareText';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';

/** Long enough for a camera to see each. */
const eachFor = 700;
const largest = 440;
/** What is below must stay in reach. */
const tallest = 0.6;

/** Codes one at a time: by hand, or by turns until the other phone has them all. */
export function CodeSeries({ parts }: Readonly<{ parts: readonly string[] }>) {
  const styles = useStyles();
  const { send: say } = useWords().games;
  const { width, height } = useLayout();
  const [at, setAt] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const count = parts.length;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % count), eachFor);
    return () => clearInterval(timer);
  }, [isRunning, count]);
  const step = (by: number) => {
    setRunning(false);
    setAt((before) => (before + by + count) % count);
  };
  const name = say.code(at + 1, count);
  return (
    <View style={styles.series}>
      <Text tone="muted">{say.codesText(count)}</Text>
      <QrPicture
        text={parts[at] ?? ''}
        name={name}
        size={Math.min(width - 2 * space.edge, height * tallest, largest)}
      />
      {count > 1 && (
        <View style={styles.row}>
          <Step icon="back" label={say.previous} onPress={() => step(-1)} />
          <Text variant="name" align="center" style={styles.name}>
            {name}
          </Text>
          <Step icon="forward" label={say.next} onPress={() => step(1)} />
        </View>
      )}
      {count > 1 && (
        <Button
          label={isRunning ? say.halt : say.run}
          onPress={() => setRunning((before) => !before)}
        />
      )}
      <Text variant="detail" tone="muted">
        {say.howTo}
      </Text>
      <Copy parts={parts} />
    </View>
  );
}

type StepProps = Readonly<{ icon: IconName; label: string; onPress: () => void }>;

function Step({ icon, label, onPress }: StepProps) {
  const styles = useStyles();
  return (
    <Tap label={label} onPress={onPress} style={styles.step}>
      <Icon name={icon} />
    </Tap>
  );
}

function Copy({ parts }: Readonly<{ parts: readonly string[] }>) {
  const { send: say } = useWords().games;
  const toast = useToast();
  const copy = async () => {
    const copied = await copyText(parts.join('\n')).catch(() => 'refused' as const);
    toast.show({ text: copied === 'copied' ? say.copied : say.notCopied });
  };
  return <Button kind="quiet" label={say.copy} onPress={() => void copy()} />;
}

const useStyles = makeStyles((colors) => ({
  series: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  step: {
    width: target,
    height: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.raised,
  },
}));
