import { memo } from 'react';
import { View } from 'react-native';

import { makeStyles } from '../theme/makeStyles';
import { primaryHeight, radius, space, target } from '../theme/metrics';
import { useLayout } from '../theme/useLayout';
import { useWords } from '../words/WordsProvider';
import { Icon } from './Icon';
import { Tap } from './Tap';
import { Text } from './Text';

/** A step that can be taken back or done again, by its name. */
export type NamedStep = Readonly<{ name: string; onPress: () => void }>;

export type UndoBarProps = Readonly<{ undo?: NamedStep; redo?: NamedStep }>;

type BarProps = UndoBarProps & Readonly<{ isShort?: boolean }>;

/**
 * Undo names what it takes back, redo beside it, always at the same place. Short of room its name is heard, not seen,
 * and redo is there when there is something to do again.
 */
export const UndoBar = memo(function UndoBar({ undo, redo, isShort = false }: BarProps) {
  const styles = useStyles();
  const words = useWords();
  const { isStacked } = useLayout();
  return (
    <View style={styles.bar}>
      <Tap
        label={undo === undefined ? words.undo.nothing : words.undo.of(undo.name)}
        onPress={() => undo?.onPress()}
        style={({ pressed }) => [isShort ? styles.redo : styles.undo, pressed && styles.pressed]}
      >
        <Icon name="undo" tone={undo === undefined ? 'outline' : 'text'} />
        {!isShort && (
          <View style={styles.words}>
            <Text variant="strong" tone={undo === undefined ? 'muted' : 'text'}>
              {words.acts.undo}
            </Text>
            {/* Cut off, so that the screen keeps its room; the label says all of it, and so does the log. */}
            <Text variant="detail" tone="muted" style={styles.step} lines={isStacked ? 1 : 2}>
              {undo?.name ?? words.undo.nothing}
            </Text>
          </View>
        )}
      </Tap>
      {(!isShort || redo !== undefined) && (
        <Tap
          label={redo === undefined ? words.undo.nothingToRedo : words.undo.redoOf(redo.name)}
          onPress={() => redo?.onPress()}
          style={({ pressed }) => [styles.redo, pressed && styles.pressed]}
        >
          <Icon name="redo" tone={redo === undefined ? 'outline' : 'text'} />
        </Tap>
      )}
    </View>
  );
});

const useStyles = makeStyles((colors) => ({
  bar: {
    flexDirection: 'row',
    alignItems: 'stretch',
    minHeight: primaryHeight,
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  undo: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.card,
  },
  redo: {
    minWidth: target + space.s,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
  },
  pressed: { backgroundColor: colors.line },
  words: { flex: 1, flexDirection: 'row', alignItems: 'center', columnGap: space.s },
  step: { flexShrink: 1 },
}));
