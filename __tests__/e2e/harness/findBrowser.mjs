import { findChromium } from '../../../scripts/browser/findChromium.mjs';

/** Before a run, outside of jest, which cannot load the package that a browser comes in: looked for and tried once for all tests. */
export default async function findBrowser() {
  process.env.TEST_BROWSER = JSON.stringify(await findChromium());
}
