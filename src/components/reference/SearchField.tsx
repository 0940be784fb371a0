import { useState } from 'react';
import { TextInput, View } from 'react-native';

import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/ThemeProvider';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space, target } from '../../theme/metrics';
import { typeStyles } from '../../theme/type';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { useScaledType } from '../Text';

type SearchFieldProps = Readonly<{ value: string; onChange: (value: string) => void }>;

/** A line to ask in; what it finds stands below it as one types. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const styles = useStyles();
  const { colors } = useTheme();
  const { rules: say } = useWords();
  const type = useScaledType('body');
  const { isStacked } = useLayout();
  const [isFocused, setFocused] = useState(false);
  return (
    <View style={[styles.box, isFocused && styles.focused]}>
      <Icon name="search" size={20} tone="muted" />
      <TextInput
        role="searchbox"
        aria-label={say.search}
        value={value}
        onChangeText={onChange}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        placeholder={isStacked ? say.search : say.searchHint}
        placeholderTextColor={colors.muted}
        autoCapitalize="none"
        autoCorrect={false}
        autoComplete="off"
        enterKeyHint="search"
        maxFontSizeMultiplier={typeStyles.body.maxScale}
        style={[styles.input, type, { lineHeight: undefined }]}
        {...webProps({ dataSet: { boxed: true } })}
      />
      {value !== '' && (
        <Tap label={say.clear} onPress={() => onChange('')} style={styles.clear}>
          <Icon name="close" size={18} tone="muted" />
        </Tap>
      )}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: primaryHeight,
    paddingLeft: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  focused: { borderColor: colors.accent, boxShadow: `0 0 0 2px ${colors.accent}` },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: primaryHeight - 2,
    color: colors.text,
  },
  clear: { width: target, height: target, alignItems: 'center', justifyContent: 'center' },
}));
