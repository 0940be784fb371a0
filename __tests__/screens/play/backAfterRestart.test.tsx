import { act, fireEvent, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { withActive } from '../../builders/battle';
import { renderApp } from '../../builders/renderApp';
import { gameFileOf, storedGame } from '../../builders/sentGames';

const goBack = async () => fireEvent.press(await screen.findByRole('button', { name: 'Back' }));

/** The app as it comes up at a page of a game in which a1 is active. */
const restartAt = async (page: string) => {
  const file = gameFileOf(withActive('a1', { b: [{ id: 'b1' }, { id: 'b2' }] }));
  const before = renderApp();
  await screen.findByRole('heading', { name: 'Play' });
  const id = await act(() => storedGame(file));
  before.unmount();
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValueOnce(`flagbridge://play/${id}/${page}`);
  renderApp();
  await screen.findByRole('button', { name: 'Undo: a1 activates' });
};

test('after a restart two pages deep Back leads over both to the activation, and then to the bridge', async () => {
  await restartAt('saves/b1?from=activation%2Fa1%2Cstrike-0-0%2Fa1');
  await goBack();
  expect(await screen.findByText(/dice$/i)).toBeVisible();
  await goBack();
  expect(await screen.findByRole('button', { name: 'End activation' })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('heading', { name: /is active$/ })).toBeVisible();
});

test('an address alone leads back to the bridge', async () => {
  await restartAt('skirmish/a1');
  await goBack();
  expect(await screen.findByRole('heading', { name: /is active$/ })).toBeVisible();
});
