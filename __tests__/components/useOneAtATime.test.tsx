import { act, renderHook } from '@testing-library/react-native';

import { useOneAtATime } from '../../src/components/useOneAtATime';
import { wordsOf } from '../../src/words/languages';

const mockSaid = jest.fn();
jest.mock('../../src/components/Toasts', () => ({
  useToast: () => ({ show: mockSaid, hide: () => undefined }),
}));

test('two quick taps make one thing, and the next one another, also after a failure', async () => {
  const made: string[] = [];
  const waiting: (() => void)[] = [];
  const { result } = renderHook(() =>
    useOneAtATime(async (name: string) => {
      made.push(name);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (name === 'second') throw new Error('full');
    }),
  );
  const settle = () => act(async () => waiting.shift()?.());
  result.current('first');
  result.current('twin');
  await settle();
  result.current('second');
  await settle();
  result.current('third');
  expect(made).toEqual(['first', 'second', 'third']);
  expect(mockSaid.mock.calls).toEqual([[{ text: wordsOf('en').acts.failed }]]);
});
