import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Sheet } from '../../../src/components/Sheet';
import { Text } from '../../../src/components/Text';
import { ThemeProvider } from '../../../src/theme/ThemeProvider';
import { WordsProvider } from '../../../src/words/WordsProvider';
import { en } from '../../../src/words/en';

/** A sheet that is open from the first drawing on. */
export function OpenSheet() {
  const [isOpen, setOpen] = useState(true);
  return (
    <SafeAreaProvider>
      <ThemeProvider choice="system">
        <WordsProvider words={en}>
          <Text>{isOpen ? 'Open' : 'Closed'}</Text>
          <Sheet isOpen={isOpen} title="At once" onClose={() => setOpen(false)}>
            <Text>Here from the start</Text>
          </Sheet>
        </WordsProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
