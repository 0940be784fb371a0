import { memo } from 'react';
import { View } from 'react-native';

import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import type { Line, System } from '../../core/game/system';
import { homeOf } from '../../core/reference/lookup';
import type { OpenGame } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { linesOf, type LogRow } from './logRows';

type LogStepProps = Readonly<{
  row: Extract<LogRow, { row: 'step' }>;
  game: OpenGame;
  onPress: () => void;
}>;

const mostLines = 4;

/** One step: what it did, line by line. A tap leads to what can be done with it; a rule opens its entry. */
export const LogStep = memo(function LogStep({ row, game, onPress }: LogStepProps) {
  const styles = useStyles();
  const { log: say } = useWords().games;
  const lines = linesOf(game, row.moment);
  const [first] = lines;
  const name = first?.text ?? say.nothing;
  const rule = lines.find((line) => line.rule !== null)?.rule ?? null;
  return (
    <View style={[styles.step, row.isUndone && styles.undone]}>
      <Tap
        label={(row.isUndone ? say.stepUndone : say.step)(row.step, name)}
        onPress={onPress}
        style={({ pressed, hovered }) => [styles.words, (pressed || hovered) && styles.pressed]}
      >
        <Text variant="strong" tone={row.isUndone ? 'muted' : 'text'}>
          {name}
        </Text>
        {lines.slice(1, mostLines).map(({ text }, index) => (
          // The lines of a step never change places.
          <Text key={index} variant="detail" tone="muted">
            {text}
          </Text>
        ))}
        {lines.length > mostLines && (
          <Text variant="detail" tone="muted">
            {say.more(lines.length - mostLines)}
          </Text>
        )}
        {row.moment.by !== undefined && (
          <Text variant="detail" tone="muted">
            {say.onPhone(row.moment.by)}
          </Text>
        )}
      </Tap>
      {rule !== null && <RuleTap rule={rule} system={game.system} />}
    </View>
  );
});

type RuleTapProps = Readonly<{ rule: string; system: System }>;

/** The number of a rule; a tap reads it. */
export function RuleTap({ rule, system }: RuleTapProps) {
  const styles = useStyles();
  const { log: say } = useWords().games;
  const sheet = useEntrySheet();
  const entry = homeOf(system.contents, rule);
  const code = (
    <Text variant="code" tone={entry === null ? 'muted' : 'accent'}>
      {rule}
    </Text>
  );
  if (entry === null) return <View style={styles.rule}>{code}</View>;
  return (
    <Tap label={say.rule(rule)} onPress={() => sheet.open(entry.id, system.id)} style={styles.rule}>
      {code}
    </Tap>
  );
}

/** A line with its rule, in a list of all. */
export function LineWithRule({ line, system }: Readonly<{ line: Line; system: System }>) {
  const styles = useStyles();
  return (
    <View style={styles.line}>
      <Text style={styles.text}>{line.text}</Text>
      {line.rule !== null && <RuleTap rule={line.rule} system={system} />}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  step: {
    flexDirection: 'row',
    alignItems: 'stretch',
    marginBottom: space.xs,
    borderRadius: radius.small,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  undone: { borderStyle: 'dashed', backgroundColor: colors.ground },
  words: {
    flex: 1,
    minHeight: target,
    justifyContent: 'center',
    gap: 2,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.small,
  },
  pressed: { backgroundColor: colors.raised },
  rule: {
    minWidth: target,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: target },
  text: { flex: 1 },
}));
