import { StyleSheet, type ImageStyle, type TextStyle, type ViewStyle } from 'react-native';

import { colorsOf, type Colors, type Scheme } from './colors';
import { useTheme } from './ThemeProvider';

type NamedStyles<T> = { [Name in keyof T]: ViewStyle | TextStyle | ImageStyle };

/** A style sheet per scheme, each made once, when it is first drawn. */
export function makeStyles<T extends NamedStyles<T>>(draw: (colors: Colors) => T): () => T {
  const made: Partial<Record<Scheme, T>> = {};
  return function useStyles() {
    const { scheme } = useTheme();
    return (made[scheme] ??= StyleSheet.create(draw(colorsOf[scheme])));
  };
}
