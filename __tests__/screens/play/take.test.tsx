import { act, fireEvent, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { makeParts } from '../../../src/core/codes/parts';
import { openDatabase } from '../../../src/storage/open';
import { withActive } from '../../builders/battle';
import { renderApp } from '../../builders/renderApp';
import { gameFileOf } from '../../builders/sentGames';

const file = gameFileOf(withActive('a1', { b: [{ id: 'b1' }] }));

/** Everything that is stored, but for the settings that the app writes by itself. */
const storedNow = () =>
  act(async () => {
    const database = await openDatabase();
    const games = await database.all('SELECT id FROM games');
    const drafts = await database.all(
      `SELECT key FROM settings WHERE key LIKE 'draft.%' AND value <> 'null'`,
    );
    return { games: games.length, drafts: drafts.length };
  });

/** The app as a link opens it. */
const openLink = (link: string) => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValueOnce(link);
  return renderApp();
};

const press = async (name: string) => fireEvent.press(await screen.findByRole('button', { name }));

const whole = makeParts('game', file, file.length)?.[0] ?? '';
const [firstPart = '', secondPart = ''] = makeParts('game', file, 300) ?? [];

test('a link with a whole game is shown, kept on a tap, and one game however often it is opened', async () => {
  const first = openLink(whole);
  expect(await screen.findByRole('heading', { name: 'The game you were sent' })).toBeVisible();
  expect(screen.getByText('Duel')).toBeVisible();
  expect(await storedNow()).toEqual({ games: 0, drafts: 0 });
  await press('Save this game');
  await screen.findByRole('heading', { name: /is active$/ });
  expect(await storedNow()).toEqual({ games: 1, drafts: 0 });
  first.unmount();

  openLink(whole);
  expect(await screen.findByText('You have this game already.')).toBeVisible();
  await press('Open it');
  await screen.findByRole('heading', { name: /is active$/ });
  expect(await storedNow()).toEqual({ games: 1, drafts: 0 });
});

test('a link with one part of a series is gathered only when somebody says so', async () => {
  const first = openLink(firstPart);
  await screen.findByText(/^This is one code of several/);
  expect(await storedNow()).toMatchObject({ drafts: 0 });
  await press('Collect the codes');
  expect(await storedNow()).toMatchObject({ drafts: 1 });
  first.unmount();

  const second = openLink(secondPart);
  expect(await screen.findByText(/^2 of \d+ codes read$/)).toBeVisible();
  expect(screen.queryByText(/^This is one code of several/)).toBeNull();
  await press('Start over');
  expect(await storedNow()).toMatchObject({ drafts: 0 });
  second.unmount();
});
