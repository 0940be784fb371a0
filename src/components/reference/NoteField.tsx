import { useState } from 'react';
import { TextInput, View } from 'react-native';

import { withoutOddSigns } from '../../core/outside/signs';
import type { Stored } from '../../stores/appStore';
import { useTheme } from '../../theme/ThemeProvider';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { typeStyles } from '../../theme/type';
import { useWords } from '../../words/WordsProvider';
import { Text, useScaledType } from '../Text';
import { useLateWrite } from './useLateWrite';

type NoteFieldProps = Readonly<{
  /** As it is stored. */
  note: string;
  write: (note: string) => Promise<Stored>;
}>;

/** A player's own words on an entry. They are called kept only once they are stored. */
export function NoteField({ note, write }: NoteFieldProps) {
  const styles = useStyles();
  const { colors } = useTheme();
  const type = useScaledType('body');
  const say = useWords().rules.entry;
  const [draft, setDraft] = useState(note);
  const [isRefused, setRefused] = useState(false);
  const late = useLateWrite(async (text) => setRefused(!(await write(text)).ok));
  const change = (text: string) => {
    setDraft(text);
    late.later(text);
  };
  const isKept = draft === note;
  return (
    <View style={styles.field}>
      <View style={styles.head}>
        <Text variant="label" tone="muted" silent>
          {say.note}
        </Text>
        {(draft !== '' || !isKept) && (
          <Text variant="detail" tone={isRefused ? 'critical' : 'muted'} live>
            {isRefused ? say.notKept : isKept ? say.noteKept : say.noteWriting}
          </Text>
        )}
      </View>
      <TextInput
        aria-label={say.note}
        value={draft}
        onChangeText={(typed) => change(withoutOddSigns(typed))}
        onBlur={late.flush}
        multiline
        placeholder={say.noteHint}
        placeholderTextColor={colors.muted}
        maxFontSizeMultiplier={typeStyles.body.maxScale}
        style={[styles.input, type]}
      />
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  field: { gap: space.xs },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  input: {
    minHeight: 88,
    padding: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
    color: colors.text,
    textAlignVertical: 'top',
  },
}));
