import { memo, type ReactNode } from 'react';
import { StyleSheet, Text as NativeText, type StyleProp, type TextStyle } from 'react-native';

import { useTextScale } from '../platform/textScale';
import { webProps } from '../platform/webProps';
import type { TextTone } from '../theme/colors';
import { makeStyles } from '../theme/makeStyles';
import { typeStyles, type TextVariant, type TypeStyle } from '../theme/type';

type TextProps = Readonly<{
  children: ReactNode;
  variant?: TextVariant;
  tone?: TextTone | 'onFill';
  /** A heading of this level, for those who listen. */
  level?: 1 | 2 | 3;
  align?: 'left' | 'center' | 'right';
  /** Cut off after so many lines: only for what is said elsewhere too. */
  lines?: number;
  /** Read out when it changes. */
  live?: boolean;
  /** Not read out: something beside it says it better. */
  silent?: boolean;
  /** Sentences that a player may want to copy. */
  selectable?: boolean;
  /** Where the room is a drawing: how far it may grow there. */
  maxScale?: number;
  id?: string;
  style?: StyleProp<TextStyle>;
}>;

export const Text = memo(function Text(props: TextProps) {
  const { variant = 'body', tone = 'text', level, align, lines, style } = props;
  const tones = useTones();
  const maxScale = props.maxScale ?? typeStyles[variant].maxScale;
  const scaled = useScaledType(variant, maxScale);
  return (
    <NativeText
      maxFontSizeMultiplier={maxScale}
      style={[scaled, tones[tone], align !== undefined && aligned[align], style]}
      {...(props.id !== undefined && { id: props.id })}
      {...(level !== undefined && { role: 'heading', ...webProps({ 'aria-level': level }) })}
      {...(lines !== undefined && { numberOfLines: lines })}
      {...(props.live === true && { 'aria-live': 'polite' })}
      {...(props.silent === true && { 'aria-hidden': true })}
      {...(props.selectable === true && { selectable: true })}
    >
      {props.children}
    </NativeText>
  );
});

/** A type style at the player's text size. Figures are all of one width, so that columns stand still. */
export function useScaledType(
  variant: TextVariant,
  maxScale: number = typeStyles[variant].maxScale,
): TextStyle {
  const { ours } = useTextScale();
  return scaledType(variant, Math.min(ours, maxScale));
}

const scaledTypes = new Map<string, TextStyle>();

/** Every text asks for one: each is made once. */
function scaledType(variant: TextVariant, scale: number): TextStyle {
  const key = `${variant} ${scale}`;
  const made = scaledTypes.get(key);
  if (made !== undefined) return made;
  const { maxScale: _, fontSize, lineHeight, ...rest }: TypeStyle = typeStyles[variant];
  const { type } = StyleSheet.create({
    type: {
      ...rest,
      fontSize: fontSize * scale,
      lineHeight: lineHeight * scale,
      fontVariant: ['tabular-nums'],
    },
  });
  scaledTypes.set(key, type);
  return type;
}

const aligned = StyleSheet.create({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});

const useTones = makeStyles((colors) => ({
  text: { color: colors.text },
  muted: { color: colors.muted },
  accent: { color: colors.accent },
  teamA: { color: colors.teamA },
  teamB: { color: colors.teamB },
  teamC: { color: colors.teamC },
  teamD: { color: colors.teamD },
  teamE: { color: colors.teamE },
  teamF: { color: colors.teamF },
  shield: { color: colors.shield },
  critical: { color: colors.critical },
  order: { color: colors.order },
  good: { color: colors.good },
  energy: { color: colors.energy },
  onFill: { color: colors.onFill },
}));
