import { useId, useState } from 'react';
import { TextInput, View } from 'react-native';

import { withoutOddSigns } from '../core/outside/signs';
import { webProps } from '../platform/webProps';
import { useTheme } from '../theme/ThemeProvider';
import { makeStyles } from '../theme/makeStyles';
import { primaryHeight, radius, space } from '../theme/metrics';
import { typeStyles } from '../theme/type';
import { useLayout } from '../theme/useLayout';
import { Icon, type IconName } from './Icon';
import { Text, useScaledType } from './Text';

type TextFieldProps = Readonly<{
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with it, in a sentence. */
  problem?: string;
  icon?: IconName;
  keyboard?: 'default' | 'numeric';
  /** Signs that can be typed at most. */
  most?: number;
  /** The label stands in the field until something is typed. */
  isLabelInside?: boolean;
  /** Many grow with what is typed. */
  lines?: 'one' | 'many';
}>;

export function TextField({
  label,
  value,
  onChange,
  hint,
  problem,
  icon,
  keyboard = 'default',
  most,
  lines = 'one',
  isLabelInside = false,
}: TextFieldProps) {
  const styles = useStyles();
  const { colors } = useTheme();
  const type = useScaledType('body');
  const problemId = useId();
  // Large words have no room within the field.
  const { isStacked } = useLayout();
  const isInside = isLabelInside && !isStacked;
  const placeholder = isStacked ? undefined : isLabelInside ? label : hint;
  const [isFocused, setFocused] = useState(false);
  const edge = problem === undefined ? (isFocused ? styles.focused : undefined) : styles.wrong;
  return (
    <View style={styles.field}>
      {!isInside && (
        <Text variant="label" tone="muted" silent>
          {label}
        </Text>
      )}
      <View style={[styles.box, edge]}>
        {icon !== undefined && <Icon name={icon} size={20} tone="muted" />}
        <TextInput
          aria-label={problem === undefined ? label : `${label}, ${problem}`}
          value={value}
          onChangeText={(typed) => onChange(withoutOddSigns(typed))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          placeholderTextColor={colors.muted}
          inputMode={keyboard === 'numeric' ? 'numeric' : 'text'}
          maxFontSizeMultiplier={typeStyles.body.maxScale}
          style={[styles.input, type, lines === 'many' ? styles.tall : { lineHeight: undefined }]}
          {...webProps({ dataSet: { boxed: true } })}
          {...(lines === 'many' && { multiline: true })}
          {...(most !== undefined && { maxLength: most })}
          {...(placeholder !== undefined && { placeholder })}
          {...(problem !== undefined && webProps({ 'aria-describedby': problemId }))}
        />
      </View>
      {isStacked && hint !== undefined && value === '' && (
        <Text variant="detail" tone="muted" silent>
          {hint}
        </Text>
      )}
      {problem !== undefined && (
        <View style={styles.problem}>
          <Icon name="warning" size={16} tone="critical" />
          <Text variant="detail" tone="critical" id={problemId} live>
            {problem}
          </Text>
        </View>
      )}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  field: { gap: space.xs },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: primaryHeight,
    paddingHorizontal: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  focused: { borderColor: colors.accent, boxShadow: `0 0 0 2px ${colors.accent}` },
  wrong: { borderColor: colors.critical },
  input: { flex: 1, minWidth: 0, minHeight: primaryHeight - 2, color: colors.text },
  tall: { minHeight: 2 * primaryHeight, paddingVertical: space.m, textAlignVertical: 'top' },
  problem: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
}));
