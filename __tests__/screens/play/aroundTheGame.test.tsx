import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { makeParts } from '../../../src/core/codes/parts';
import { copyText, shareText } from '../../../src/platform/shareText';
import { exportGame, startGame } from '../../../src/stores/gameStore';
import type * as SystemsOf from '../../builders/systemsOf';
import type * as Desks from '../../builders/tinyDesks';
import { renderApp } from '../../builders/renderApp';
import { tinySetup } from '../../builders/tinySystem';

jest.mock('../../../src/systems', () => {
  const { tinyDesks } = jest.requireActual<typeof Desks>('../../builders/tinyDesks');
  const { listedAs } = jest.requireActual<typeof SystemsOf>('../../builders/systemsOf');
  return { LISTED_SYSTEMS: [listedAs(tinyDesks)] };
});
jest.mock('../../../src/platform/shareText');

type Role = 'button' | 'link' | 'radio';

const press = async (role: Role, name: string | RegExp) =>
  fireEvent.press(await screen.findByRole(role, { name }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

/** The app, with a game of that name on its bridge. */
const openGame = async (name: string, setup: object = tinySetup()) => {
  renderApp();
  await heading('Play');
  const made = await act(() => startGame({ system: 'tiny', name, setup }));
  if (!made.ok) throw new Error(made.problem.id);
  await press('link', new RegExp(`^${name}`));
  await heading('The duel');
  return made.id;
};

const openFromBridge = async (name: string) => {
  await press('button', 'More');
  await press('button', name);
};

describe('a new game', () => {
  test('is set up on its system’s page; what is missing is said, and nothing starts', async () => {
    renderApp();
    await press('button', 'New game\u00a0…');
    await heading('Set up a duel');
    await press('button', 'Start');
    expect(await screen.findByText('A tub needs a hull.')).toBeVisible();
    await press('button', 'More Hull');
    await waitFor(() => expect(screen.queryByText('A tub needs a hull.')).toBeNull());
  });

  test('keeps what was chosen until it starts, and begins blank the next time', async () => {
    renderApp();
    await press('button', 'New game\u00a0…');
    expect(await screen.findByLabelText(/^Hull, 1/)).toBeVisible();
    await press('button', 'Start');
    expect(await heading('The duel')).toBeVisible();
    await press('button', 'Back');
    expect(await screen.findByRole('link', { name: /^A duel of mine/ })).toBeVisible();
    await press('button', 'New game\u00a0…');
    expect(await screen.findByLabelText(/^Hull, 0/)).toBeVisible();
  });

  test('begun anew is blank, and that can be taken back', async () => {
    renderApp();
    await press('button', 'New game\u00a0…');
    await press('button', 'More Hull');
    await press('button', 'Reset');
    expect(await screen.findByLabelText(/^Hull, 0/)).toBeVisible();
    await press('button', 'Undo');
    expect(await screen.findByLabelText(/^Hull, 1/)).toBeVisible();
  });
});

describe('the log', () => {
  test('tells every step with its rule, under the phases, and the table’s rulings above', async () => {
    await openGame('Told', { ...tinySetup(), rulings: { ties: 'first' } });
    await press('button', 'Hit Tub 2');
    await press('button', 'Pass');
    await openFromBridge('Log');
    await heading('Log');
    expect(screen.getByText('Who wins a tie?')).toBeVisible();
    expect(screen.getByText('The first team does.')).toBeVisible();
    for (const title of ['Round 1, refresh', 'Round 1, fire', 'Set-up'])
      expect(await heading(title)).toBeVisible();
    const [rule] = screen.getAllByRole('button', { name: 'Rule 2' });
    fireEvent.press(rule);
    expect(await heading('What hits')).toBeVisible();
  });

  test('leads to any moment, where nothing can be changed, and back to now', async () => {
    await openGame('Looked at');
    await press('button', 'Hit Tub 2');
    await press('button', 'Hit Tub 2');
    await openFromBridge('Log');
    await press('button', /^Step 1,/);
    await press('button', 'View this moment');
    expect(await screen.findByText(/Looking back: after step 1 of 2/)).toBeVisible();
    await press('button', /^Tub 2, .*hull 2 of 3/);
    expect(await screen.findByLabelText('Hull, 2 of 3')).toBeVisible();
    await press('button', 'Set Hull to 1');
    expect(await screen.findByText(/You are looking back/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
    await press('button', 'Back to now');
    expect(await screen.findByRole('button', { name: /^Tub 2, .*hull 1 of 3/ })).toBeVisible();
  });

  test('undoes to any step, and does them again', async () => {
    await openGame('Undone');
    await press('button', 'Hit Tub 2');
    await press('button', 'Pass');
    await screen.findByText('Round 1, refresh');
    await press('button', 'Pass');
    await screen.findByText('Round 2, fire');
    await openFromBridge('Log');
    await press('button', /^Step 1,/);
    await press('button', 'Go back to here');
    expect(await screen.findByText('2 steps undone.')).toBeVisible();
    expect(await heading('Undone')).toBeVisible();
    await press('button', /^Step 3, undone/);
    await press('button', 'Redo up to here');
    expect(await screen.findByText('2 steps redone.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Undone' })).toBeNull();
  });
});

test('a game that is over has a report to read and to share', async () => {
  jest.mocked(shareText).mockResolvedValue('copied');
  await openGame('Over', tinySetup(1));
  await press('button', 'Hit Tub 2');
  await heading('It is over');
  await press('button', 'Battle report');
  expect(await screen.findByText('2 steps, winner a')).toBeVisible();
  await press('button', 'Share as text');
  expect(await screen.findByText(/^Copied\./)).toBeVisible();
  expect(shareText).toHaveBeenCalledWith('What came of it\n\nThe end\nAmber won.', 'Over');
});

describe('the list of games', () => {
  const menuOf = (name: string) => press('button', `More for ${name}`);

  test('renames, archives and deletes, each to be taken back', async () => {
    await openGame('Moved about');
    await press('button', 'Back');
    await menuOf('Moved about');
    await press('button', 'Rename');
    fireEvent.changeText(await screen.findByLabelText('Name of the game'), 'Renamed');
    await press('button', 'Save the name');
    await menuOf('Renamed');
    await press('button', 'Archive');
    expect(await screen.findByText('Renamed archived.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Renamed/ })).toBeNull();
    await press('link', /^All games/);
    await press('radio', 'Archived');
    await menuOf('Renamed');
    await press('button', 'Delete');
    expect(await screen.findByText('Renamed deleted.')).toBeVisible();
    await press('button', 'Undo');
    expect(await screen.findByRole('link', { name: /^Renamed/ })).toBeVisible();
  });

  test('adds up what was finished', async () => {
    renderApp();
    await press('link', /^All games/);
    await press('link', /^Statistics/);
    expect(await screen.findByText('1 finished game')).toBeVisible();
    for (const name of ['Amber', 'Blue', 'Ann', 'Bob', 'Tub'])
      expect(screen.getByText(name)).toBeVisible();
  });
});

describe('hand-over', () => {
  test('by codes: one is shown at a time, and all are copied as text', async () => {
    jest.mocked(copyText).mockResolvedValue('copied');
    const id = await openGame('Sent');
    await openFromBridge('Send a copy');
    await heading('Send a copy');
    expect(await screen.findByLabelText(/^Code 1 of \d/)).toBeVisible();
    await press('button', 'Copy all codes as text');
    const sent = await exportGame(id);
    const parts = makeParts('game', sent.ok ? sent.text : '') ?? [];
    expect(copyText).toHaveBeenCalledWith(parts.join('\n'));
  });

  test('codes in any order become a game, and foreign text says that it is none', async () => {
    const id = await openGame('Taken over');
    const sent = await exportGame(id);
    const parts = makeParts('game', sent.ok ? sent.text : '', 60) ?? [];
    expect(parts.length).toBeGreaterThan(2);
    await press('button', 'Back');
    await press('link', /^Import a game/);
    const paste = async (text: string) => {
      fireEvent.changeText(await screen.findByLabelText('Codes as text'), text);
      await press('button', 'Import');
    };
    await paste('https://example.org');
    expect(await screen.findByText(/^That is not a code of a Flagbridge game/)).toBeVisible();
    await paste(parts.slice(1).toReversed().join('\n'));
    expect(
      await screen.findByText(`${parts.length - 1} of ${parts.length} codes read`),
    ).toBeVisible();
    expect(screen.getByText('Still missing: code 1')).toBeVisible();
    await paste(parts[0] ?? '');
    expect(await screen.findByText('You have this game already.')).toBeVisible();
    await press('button', 'Open it');
    expect(await heading('The duel')).toBeVisible();
  });
});

test('a tool needs no game, and its answers are there the next time', async () => {
  renderApp();
  await press('link', /^Tools/);
  await press('link', /^Double/);
  await press('button', 'More Number');
  expect(await screen.findByText('Twice is 8')).toBeVisible();
  await press('button', 'Back');
  await press('link', /^Double/);
  expect(await screen.findByText('Twice is 8')).toBeVisible();
  await press('button', 'Reset');
  expect(await screen.findByText('Twice is 6')).toBeVisible();
});
