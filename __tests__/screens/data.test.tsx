import { NavigationContainer } from '@react-navigation/native';
import { act, fireEvent, screen } from '@testing-library/react-native';

import type { Persistence } from '../../src/platform/device';
import { pickFile } from '../../src/platform/files';
import { DataScreen } from '../../src/screens/more/DataScreen';
import { setSetting, startApp, useAppStore } from '../../src/stores/appStore';
import { exportBackup } from '../../src/stores/backups';
import { renderPart } from '../builders/renderApp';

jest.mock('../../src/platform/files', () => ({ pickFile: jest.fn() }));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

beforeEach(async () => {
  await startApp();
  renderPart(
    <NavigationContainer>
      <DataScreen />
    </NavigationContainer>,
  );
});

test.each<[Persistence | null, string, RegExp]>([
  [null, 'On this device', /Checking/],
  ['kept', 'Kept', /until you remove the app/],
  ['may-be-cleared', 'Not guaranteed', /runs low on space/],
  ['cleared-when-idle', 'Cleared after seven idle days', /Safari deletes/],
])('storage that is %s is told as such', (persistence, title, text) => {
  act(() => useAppStore.setState({ persistence }));
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('entries that could not be read are named', () => {
  const card = { table: 'cards', id: 'tub', name: 'Old Tub', detail: 'not JSON' };
  const setting = { table: 'settings', id: 'theme', detail: 'not JSON' };
  act(() => useAppStore.setState({ damaged: [card, setting] }));
  expect(screen.getByText('Card “Old Tub”')).toBeVisible();
  expect(screen.getByText('Setting')).toBeVisible();
});

test('a saved backup brings back what was saved', async () => {
  await act(() => setSetting('theme', 'light'));
  const made = await exportBackup();
  if (!made.ok) throw new Error(made.problem.id);
  await act(() => setSetting('theme', 'dark'));

  jest.mocked(pickFile).mockResolvedValue({ name: 'mine.json', text: made.text });
  press('Restore a backup');
  expect(await screen.findByText(/^mine.json · Saved on/)).toBeVisible();
  press('Replace everything');
  expect(await screen.findByText('Your data is back.')).toBeVisible();
  expect(useAppStore.getState().settings.theme).toBe('light');
});

test.each([
  ['a file of something else', '{"format":"shopping-list"}', /not a Flagbridge backup/],
  ['no JSON at all', 'hello', /not a Flagbridge backup/],
  [
    'a backup of a later version',
    '{"format":"flagbridge-backup","version":99,"schema":1,"tables":{}}',
    /later version of Flagbridge \(format 99/,
  ],
  [
    'half a backup',
    '{"format":"flagbridge-backup","version":1,"schema":1,"tables":[]}',
    /backup is damaged/,
  ],
])('%s changes nothing and says why', async (_, text, said) => {
  const before = useAppStore.getState().restores;
  jest.mocked(pickFile).mockResolvedValue({ name: 'wrong.json', text });
  press('Restore a backup');
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText('Replace everything')).toBeNull();
  expect(useAppStore.getState().restores).toBe(before);
});

test('a backup that was changed after it was saved says so, and can be added', async () => {
  await act(() => setSetting('theme', 'light'));
  const made = await exportBackup();
  if (!made.ok) throw new Error(made.problem.id);
  await act(() => setSetting('theme', 'dark'));
  const text = made.text.replace('light', 'blink');
  jest.mocked(pickFile).mockResolvedValue({ name: 'edited.json', text });
  press('Restore a backup');
  expect(await screen.findByText('Changed or damaged')).toBeVisible();
  press('Add what is missing');
  expect(await screen.findByText('Your data is back.')).toBeVisible();
  expect(useAppStore.getState().settings.theme).toBe('dark');
});

test('a changed mind opens nothing', async () => {
  jest.mocked(pickFile).mockResolvedValue(undefined);
  press('Restore a backup');
  await act(async () => undefined);
  expect(screen.queryByText('Replace everything')).toBeNull();
});
