import { configure, render, type RenderAPI } from '@testing-library/react-native';

import { App } from '../../App';

export { renderPart } from './renderPart';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

/** Renders the whole app. */
export function renderApp(): RenderAPI {
  return render(<App />);
}
