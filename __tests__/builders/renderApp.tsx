import { render, type RenderAPI } from '@testing-library/react-native';

import { App } from '../../App';
import { loadAllScreens } from '../../src/navigation/lazyScreen';

export { renderPart } from './renderPart';

// Screens that are loaded later are loaded before: a test looks at what is drawn, not at when.
beforeAll(loadAllScreens);

/** Renders the whole app. */
export function renderApp(): RenderAPI {
  return render(<App />);
}
