import { render, type RenderAPI } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';

import { ToastProvider } from '../../src/components/Toasts';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Scheme } from '../../src/theme/colors';
import { WordsProvider } from '../../src/words/WordsProvider';
import { en } from '../../src/words/en';
import type { Words } from '../../src/words/words';

type Around = Readonly<{ words?: Words; scheme?: Scheme }>;

/** Renders a part of the app inside what the app puts around it. */
export function renderPart(
  part: ReactElement,
  { words = en, scheme = 'dark' }: Around = {},
): RenderAPI {
  const Surroundings = ({ children }: Readonly<{ children: ReactNode }>) => (
    <ThemeProvider choice={scheme}>
      <WordsProvider words={words}>
        <ToastProvider>{children}</ToastProvider>
      </WordsProvider>
    </ThemeProvider>
  );
  return render(part, { wrapper: Surroundings });
}
