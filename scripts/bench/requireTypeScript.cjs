const { createRequire } = require('node:module');
const path = require('node:path');

require('./loadTypeScript.cjs');

/** Loads the app's pure TypeScript, by its path from the project's folder. */
const requireTypeScript = createRequire(path.resolve('package.json'));

module.exports = { requireTypeScript };
