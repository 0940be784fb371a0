import { renderHook } from '@testing-library/react-native';

import { useTopOf } from '../../src/components/useTopOf';

test('a screen goes to its top when it is about something else, and only then', () => {
  const scrollTo = jest.fn();
  const scroll = { current: { scrollTo } };
  const { rerender } = renderHook(({ topic }: { topic: string }) => useTopOf(topic, scroll), {
    initialProps: { topic: 'Choose a target' },
  });
  rerender({ topic: 'Choose a target' });
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ topic: 'At Anvil Frigate' });
  rerender({ topic: 'At Anvil Frigate' });
  expect(scrollTo.mock.calls).toEqual([[{ y: 0, animated: false }]]);
});
