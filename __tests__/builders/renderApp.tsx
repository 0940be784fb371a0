import { render, type RenderAPI } from '@testing-library/react-native';

import { App } from '../../App';

export { renderPart } from './renderPart';

/** Renders the whole app. */
export function renderApp(): RenderAPI {
  return render(<App />);
}
