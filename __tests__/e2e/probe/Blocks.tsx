import { useCallback, useMemo, useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ToastProvider } from '../../../src/components/Toasts';
import { PageScreen } from '../../../src/components/blocks/PageScreen';
import { useDeskHands } from '../../../src/components/blocks/useDeskHands';
import { withAnswers, type Answers, type Tapped } from '../../../src/core/pages/answers';
import { shapeOnDesk } from '../../../src/screens/play/shapeOf';
import { ThemeProvider } from '../../../src/theme/ThemeProvider';
import { useFaces } from '../../../src/theme/fonts';
import { WordsProvider } from '../../../src/words/WordsProvider';
import { en } from '../../../src/words/en';
import { samplePage } from '../../builders/samplePages';

const nowhere = () => undefined;

/** Blocks that no built-in game shows, on a page as the app draws it: for audits, and to look at. */
export function Blocks() {
  return (
    <SafeAreaProvider>
      <ThemeProvider choice="system">
        <WordsProvider words={en}>
          <ToastProvider>
            <Sample />
          </ToastProvider>
        </WordsProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

function Sample() {
  const hasFaces = useFaces();
  const [answers, setAnswers] = useState<Answers>({});
  const change = useCallback(
    (changes: Tapped) => setAnswers((before) => withAnswers(before, changes)),
    [],
  );
  const hands = useDeskHands({ change, open: nowhere, shapeOf: shapeOnDesk });
  const page = useMemo(() => samplePage(answers), [answers]);
  return hasFaces ? <PageScreen page={page} hands={hands} onBack={nowhere} /> : null;
}
