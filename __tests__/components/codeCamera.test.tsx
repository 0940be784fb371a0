import { fireEvent, screen } from '@testing-library/react-native';

import { CodeCamera } from '../../src/components/CodeCamera';
import { readCodes } from '../../src/platform/codeCamera';
import { phones } from '../../src/words/en/phones';
import { renderPart } from '../builders/renderPart';

jest.mock('../../src/platform/codeCamera', () => ({
  canAskForCamera: () => true,
  readCodes: jest.fn(),
}));

const { link } = phones;

test.each([
  ['was not allowed', 'refused' as const, link.refused],
  ['is not there', 'none' as const, link.noCamera],
])('a camera that %s is told of, with the way by text', async (_which, why, sentence) => {
  jest.mocked(readCodes).mockResolvedValue({ ok: false, why });
  renderPart(<CodeCamera say={link} onText={() => undefined} />);
  expect(screen.queryByText(sentence)).toBe(null);
  fireEvent.press(screen.getByRole('button', { name: link.camera }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: link.camera })).toBeVisible();
});

test('what the camera sees is told, and it goes off when it is taken away', async () => {
  const off = jest.fn();
  jest.mocked(readCodes).mockResolvedValue({ ok: true, off });
  const shown = renderPart(<CodeCamera say={link} onText={() => undefined} />);
  fireEvent.press(screen.getByRole('button', { name: link.camera }));
  expect(await screen.findByText(link.seeing)).toBeVisible();
  expect(off).not.toHaveBeenCalled();
  shown.unmount();
  expect(off).toHaveBeenCalledTimes(1);
});
