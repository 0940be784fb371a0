import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { paintPage } from '../platform/page';
import { colorsOf, type Colors, type Scheme } from './colors';

export type Theme = Readonly<{ scheme: Scheme; colors: Colors }>;

const themes: Readonly<Record<Scheme, Theme>> = {
  dark: { scheme: 'dark', colors: colorsOf.dark },
  light: { scheme: 'light', colors: colorsOf.light },
};

const ThemeContext = createContext<Theme>(themes.dark);

type ThemeProviderProps = Readonly<{
  choice: 'system' | Scheme;
  isLeftHanded?: boolean;
  children: ReactNode;
}>;

const HandContext = createContext(false);

/** Whether the main act lies under the thumb of the left hand. */
export const useIsLeftHanded = (): boolean => useContext(HandContext);

/** The look for everything below: the player's choice, or the system's, or dark where it has none. */
export function ThemeProvider({ choice, isLeftHanded = false, children }: ThemeProviderProps) {
  const system = useColorScheme() === 'light' ? 'light' : 'dark';
  const scheme = choice === 'system' ? system : choice;
  const theme = useMemo(() => themes[scheme], [scheme]);
  useEffect(() => {
    paintPage({ ground: theme.colors.ground, scheme });
  }, [theme, scheme]);
  return (
    <ThemeContext value={theme}>
      <HandContext value={isLeftHanded}>{children}</HandContext>
    </ThemeContext>
  );
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
