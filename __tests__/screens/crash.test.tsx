import { fireEvent, screen } from '@testing-library/react-native';

import { Text } from '../../src/components/Text';
import { giveFile } from '../../src/platform/files';
import { ErrorBoundary } from '../../src/screens/boot/ErrorBoundary';
import { renderPart } from '../builders/renderApp';

jest.mock('../../src/platform/files', () => ({ giveFile: jest.fn() }));

let isBroken = true;

function Fragile() {
  if (isBroken) throw new RangeError('hull below zero');
  return <Text>All is well</Text>;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary caught; here it is the point of the test.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPart(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
});

afterEach(() => jest.restoreAllMocks());

test('what failed is told, and that nothing is lost', () => {
  expect(screen.getByRole('heading', { name: 'That should not have happened' })).toBeVisible();
  expect(screen.getByText('RangeError: hull below zero')).toBeVisible();
});

test('the database can be saved from here', async () => {
  jest.mocked(giveFile).mockResolvedValue('given');
  fireEvent.press(screen.getByRole('button', { name: 'Save the data to a file' }));
  expect(await screen.findByText('Backup saved.')).toBeVisible();
  expect(giveFile).toHaveBeenCalledWith(
    expect.objectContaining({ name: expect.stringMatching(/^flagbridge-.*\.json$/) }),
    'application/json',
  );
});

test('a fresh start shows the app again', () => {
  isBroken = false;
  fireEvent.press(screen.getByRole('button', { name: 'Restart the app' }));
  expect(screen.getByText('All is well')).toBeVisible();
});

test('one screen among others has a way around it', () => {
  const leave = jest.fn(() => {
    isBroken = false;
  });
  isBroken = true;
  screen.unmount();
  renderPart(
    <ErrorBoundary onLeave={leave}>
      <Fragile />
    </ErrorBoundary>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Leave this screen' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.getByText('All is well')).toBeVisible();
});
