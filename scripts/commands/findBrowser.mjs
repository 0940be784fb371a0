import { findChromium } from '../browser/findChromium.mjs';

// For jest, which cannot load the packaged browser: where one is, and what it needs around it.
console.log(JSON.stringify(await findChromium()));
