import { act, renderHook } from '@testing-library/react-native';

import type { Answers } from '../../../src/core/pages/answers';
import type { Page } from '../../../src/core/pages/page';
import { usePageAhead } from '../../../src/screens/play/usePageAhead';

const page = (answers: Answers): Page => ({
  title: 'At the Meridian',
  blocks: [
    { block: 'odds', label: 'Odds', headline: { label: 'Defeat', value: '1%' }, bars: [], why: [] },
    {
      block: 'switches',
      label: 'On the table',
      switches: ['dust', 'still'].map((id) => ({ id, label: id, on: answers[id] === true })),
    },
  ],
});

const open = (make: (answers: Answers) => Page | null) =>
  renderHook(({ answers }: { answers: Answers }) => usePageAhead(make, answers), {
    initialProps: { answers: {} },
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('while the finger rests, the page behind each switch is made, and is there when it is turned', () => {
  const make = jest.fn(page);
  const { rerender } = open(make);
  expect(make).toHaveBeenCalledTimes(1);
  act(() => jest.runAllTimers());
  expect(make.mock.calls).toEqual([[{}], [{ dust: true }], [{ still: true }]]);
  rerender({ answers: { dust: true } });
  expect(make).toHaveBeenCalledTimes(3);
});

test('nothing is made ahead while fingers are busy, nor for a page that was left', () => {
  const make = jest.fn(page);
  const { rerender, unmount } = open(make);
  act(() => jest.advanceTimersByTime(60));
  rerender({ answers: { dust: true } });
  act(() => jest.advanceTimersByTime(60));
  unmount();
  act(() => jest.runAllTimers());
  expect(make.mock.calls).toEqual([[{}], [{ dust: true }]]);
});

test('a page that is not there leads nowhere', () => {
  const make = jest.fn(() => null);
  open(make);
  act(() => jest.runAllTimers());
  expect(make).toHaveBeenCalledTimes(1);
});
