import { findChromium } from '../browser/findChromium.mjs';

// For jest, which cannot load the packaged browser: where one is, and what it needs around it.
const { path, env } = await findChromium();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = env;
console.log(JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
