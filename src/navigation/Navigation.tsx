import { DarkTheme, DefaultTheme, NavigationContainer, type Theme } from '@react-navigation/native';
import { useEffect, useMemo } from 'react';

import { EntrySheetProvider } from '../components/reference/EntrySheet';
import { useTheme } from '../theme/ThemeProvider';
import { faces } from '../theme/type';
import { useWords } from '../words/WordsProvider';
import { Tabs } from './Tabs';
import { loadAllScreens } from './lazyScreen';
import { linking } from './linking';

/** When the first screen stands, in milliseconds: from then on the others are loaded. */
const ONCE_STANDING = 2000;

/** Every place of the app, with its address. */
export function Navigation() {
  const { scheme, colors } = useTheme();
  const words = useWords();
  useEffect(() => {
    const soon = setTimeout(() => void loadAllScreens(), ONCE_STANDING);
    return () => clearTimeout(soon);
  }, []);
  const theme = useMemo((): Theme => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    return {
      ...base,
      colors: {
        ...base.colors,
        primary: colors.accent,
        background: colors.ground,
        card: colors.surface,
        text: colors.text,
        border: colors.line,
        notification: colors.critical,
      },
      fonts: {
        regular: { fontFamily: faces.regular, fontWeight: '400' },
        medium: { fontFamily: faces.medium, fontWeight: '500' },
        bold: { fontFamily: faces.strong, fontWeight: '600' },
        heavy: { fontFamily: faces.condensed, fontWeight: '600' },
      },
    };
  }, [scheme, colors]);
  return (
    <NavigationContainer
      linking={linking}
      theme={theme}
      documentTitle={{
        formatter: (options) =>
          options?.title === undefined ? words.app.name : `${options.title} · ${words.app.name}`,
      }}
    >
      <EntrySheetProvider>
        <Tabs />
      </EntrySheetProvider>
    </NavigationContainer>
  );
}
