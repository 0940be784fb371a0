import { act, screen } from '@testing-library/react-native';

import { OpeningScreen } from '../../src/screens/boot/OpeningScreen';
import { renderPart } from '../builders/renderApp';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is shown while the start is quick, then a calm mark', () => {
  renderPart(<OpeningScreen />);
  act(() => jest.advanceTimersByTime(250));
  expect(screen.queryByText('Opening the bridge')).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('Opening the bridge')).toBeVisible();
});
