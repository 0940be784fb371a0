import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ToastProvider, useToast } from './src/components/Toasts';
import { Navigation } from './src/navigation/Navigation';
import { watchForUpdate } from './src/platform/appUpdate';
import { allowHaptics } from './src/platform/haptics';
import { setOwnTextSize } from './src/platform/ownTextSize';
import { ErrorBoundary } from './src/screens/boot/ErrorBoundary';
import { FailedScreen } from './src/screens/boot/FailedScreen';
import { OpeningScreen } from './src/screens/boot/OpeningScreen';
import { WaitingScreen } from './src/screens/boot/WaitingScreen';
import { lookAfterData, startApp, useAppStore } from './src/stores/appStore';
import { TEXT_FACTORS } from './src/stores/settings';
import { ThemeProvider, useTheme } from './src/theme/ThemeProvider';
import { useFaces } from './src/theme/fonts';
import { WordsProvider, useWords } from './src/words/WordsProvider';
import { wordsOf } from './src/words/languages';

export function App() {
  const { theme, language, haptics, textSize, hand } = useAppStore(({ settings }) => settings);
  useEffect(() => {
    void startApp();
  }, []);
  useEffect(() => allowHaptics(haptics), [haptics]);
  useEffect(() => setOwnTextSize(TEXT_FACTORS[textSize]), [textSize]);
  return (
    <SafeAreaProvider>
      <ThemeProvider choice={theme} isLeftHanded={hand === 'left'}>
        <WordsProvider words={wordsOf(language)}>
          <ToastProvider>
            <Bars />
            <UpdateNotice />
            <ErrorBoundary>
              <Bridge />
            </ErrorBoundary>
          </ToastProvider>
        </WordsProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

/** Taps come first: what is done in the background waits until the start is over. */
const unhurried = 5000;

/** What the start allows: the app, or why not yet. */
function Bridge() {
  const boot = useAppStore((app) => app.boot);
  const isReady = boot.state === 'ready';
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void lookAfterData(), unhurried);
    return () => clearTimeout(timer);
  }, [isReady]);
  const hasFaces = useFaces();
  if (!hasFaces) return <OpeningScreen />;
  switch (boot.state) {
    case 'opening':
      return <OpeningScreen />;
    case 'waiting-for-other-tab':
      return <WaitingScreen />;
    case 'failed':
      return <FailedScreen problem={boot.problem} />;
    case 'ready':
      return <Navigation />;
  }
}

function Bars() {
  const { scheme } = useTheme();
  return <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />;
}

/** Told, never forced: the new version waits until the player switches over. */
function UpdateNotice() {
  const { update } = useWords();
  const { show } = useToast();
  useEffect(
    () =>
      watchForUpdate((apply) =>
        show({ text: update.ready, act: { label: update.apply, onPress: apply }, stays: true }),
      ),
    [update, show],
  );
  return null;
}
