import { findChromium } from '../../scripts/browser/findChromium.mjs';

const named = process.env.CHROME_PATH;

afterEach(() => {
  if (named === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = named;
});

test('a browser that is named and not there is told in a sentence', async () => {
  process.env.CHROME_PATH = '/no/such/browser';
  await expect(findChromium()).rejects.toThrow(
    'CHROME_PATH names /no/such/browser, and that does not start.',
  );
});
