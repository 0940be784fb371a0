import { act, renderHook, waitFor } from '@testing-library/react-native';

import { useKeptAnswers } from '../../../src/screens/play/useKeptAnswers';
import { startApp } from '../../../src/stores/appStore';
import {
  forgetPageAnswers,
  loadPageAnswers,
  savePageAnswers,
} from '../../../src/stores/pageAnswers';

const strike = { game: 'g1', page: 'strike', about: 'a1' };
const open = (cursor: number, place = strike) =>
  renderHook(({ at }: { at: number }) => useKeptAnswers(place, at), {
    initialProps: { at: cursor },
  });

beforeAll(() => startApp());
afterEach(() => forgetPageAnswers(strike));

test('what was touched is there again after the app was killed', async () => {
  const { result } = open(7);
  act(() => result.current[1]({ 'radar.q': 1, dice: [4, 6] }));
  await waitFor(async () =>
    expect(await loadPageAnswers(strike)).toEqual({
      cursor: 7,
      answers: { radar: { q: 1 }, dice: [4, 6] },
    }),
  );
  const again = open(7);
  await waitFor(() => expect(again.result.current[0]).toEqual({ radar: { q: 1 }, dice: [4, 6] }));
});

test('it is forgotten when the page is left', async () => {
  await savePageAnswers(strike, { cursor: 7, answers: { dice: [4] } });
  const { result, unmount } = open(7);
  await waitFor(() => expect(result.current[0]).toEqual({ dice: [4] }));
  unmount();
  await waitFor(async () => expect(await loadPageAnswers(strike)).toBeNull());
});

test('it is not brought back once the game has gone on, nor on another page', async () => {
  await savePageAnswers(strike, { cursor: 7, answers: { dice: [4] } });
  const later = open(8);
  const other = open(7, { ...strike, about: 'a2' });
  await act(() => loadPageAnswers(strike));
  expect(later.result.current[0]).toEqual({});
  expect(other.result.current[0]).toEqual({});
});

test('it follows a game that goes on while the page is open', async () => {
  const { result, rerender } = open(7);
  act(() => result.current[1]({ dice: [4] }));
  rerender({ at: 8 });
  await waitFor(async () => expect((await loadPageAnswers(strike))?.cursor).toBe(8));
});

test('what is touched quickly is written with the last touch, and a page that was left stays forgotten', async () => {
  const saves = [1, 2, 3].map((n) => savePageAnswers(strike, { cursor: 7, answers: { n } }));
  expect(await loadPageAnswers(strike)).toEqual({ cursor: 7, answers: { n: 3 } });
  await Promise.all(saves);
  void savePageAnswers(strike, { cursor: 7, answers: { n: 4 } });
  await forgetPageAnswers(strike);
  expect(await loadPageAnswers(strike)).toBeNull();
});
