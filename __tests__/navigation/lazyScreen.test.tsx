import { act, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { lazyScreen } from '../../src/navigation/lazyScreen';
import { renderPart } from '../builders/renderPart';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a screen that takes a while to come leaves no empty place: a calm mark stands there', async () => {
  let come: (screen: () => React.JSX.Element) => void = () => undefined;
  const Screen = lazyScreen(() => new Promise<() => React.JSX.Element>((done) => (come = done)));
  renderPart(<Screen />);
  act(() => jest.advanceTimersByTime(350));
  expect(screen.getByText('Opening the bridge')).toBeVisible();
  await act(async () => come(() => <Text>The games</Text>));
  expect(screen.getByText('The games')).toBeVisible();
  expect(screen.queryByText('Opening the bridge')).toBeNull();
});
