import { fireEvent, screen } from '@testing-library/react-native';

import { giveFile } from '../../src/platform/files';
import { startApp, useAppStore, type StorageProblem } from '../../src/stores/appStore';
import { renderApp } from '../builders/renderApp';

jest.mock('../../src/stores/appStore', () => {
  const real = jest.requireActual('../../src/stores/appStore');
  return { ...real, startApp: jest.fn() };
});
jest.mock('../../src/platform/files', () => ({ giveFile: jest.fn() }));
jest.mock('../../src/theme/fonts', () => ({ useFaces: () => true }));

const show = (boot: ReturnType<typeof useAppStore.getState>['boot']) => {
  useAppStore.setState({ boot });
  renderApp();
};

test('a second tab says why it waits', () => {
  show({ state: 'waiting-for-other-tab' });
  expect(screen.getByRole('heading', { name: 'Flagbridge is open in another tab' })).toBeVisible();
  expect(screen.getByText(/nothing is ever overwritten/)).toBeVisible();
});

const failures: readonly (readonly [StorageProblem, string, RegExp])[] = [
  [
    { id: 'storage-refused', detail: 'QuotaExceededError' },
    'No access to storage',
    /private window/,
  ],
  [
    { id: 'newer-database', found: 9, known: 2 },
    'Your data is newer than this app',
    /format 9; this one knows up to 2/,
  ],
  [
    { id: 'migration-failed', migration: 2, detail: 'no such table' },
    'The update of your data failed',
    /as it was before/,
  ],
  [{ id: 'damaged', detail: 'not a database' }, 'The database is damaged', /cannot be read/],
];

describe.each(failures)('when the start fails (%j)', (problem, title, text) => {
  beforeEach(() => show({ state: 'failed', problem }));

  test('it is told in a sentence, with what the device said', () => {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    if ('detail' in problem) expect(screen.getByText(problem.detail)).toBeVisible();
  });

  test('the data can be saved, and the start tried again', async () => {
    jest.mocked(giveFile).mockResolvedValue('given');
    fireEvent.press(screen.getByRole('button', { name: 'Save the data to a file' }));
    expect(await screen.findByText('Backup saved.')).toBeVisible();
    jest.mocked(startApp).mockClear();
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(startApp).toHaveBeenCalledTimes(1);
  });

  test('a device that will not save says so', async () => {
    jest.mocked(giveFile).mockResolvedValue('refused');
    fireEvent.press(screen.getByRole('button', { name: 'Save the data to a file' }));
    expect(await screen.findByText('This device could not save the file.')).toBeVisible();
  });
});

test('a device that does not answer is told of, and can be started again', () => {
  show({ state: 'failed', problem: { id: 'storage-silent' } });
  expect(screen.getByRole('heading', { name: 'Storage is not responding' })).toBeVisible();
  jest.mocked(startApp).mockClear();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(startApp).toHaveBeenCalledTimes(1);
});

test('what is missing is told by what it was, and the app goes on without it if so wished', () => {
  const missing = { games: 2, fleets: 1, packs: 0, cards: 0 };
  show({ state: 'failed', problem: { id: 'lost', missing } });
  expect(screen.getByText(/2 games and 1 fleet .*cannot be found/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore a backup' })).toBeVisible();
  expect(screen.queryByText('Reset')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue without it' })).toBeVisible();
});

test('a damaged database can be left behind', () => {
  show({ state: 'failed', problem: { id: 'damaged', detail: 'malformed' } });
  expect(screen.getByRole('button', { name: /^Reset/ })).toBeVisible();
});
