const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { transformSync } = require('@babel/core');

/** Lets Node load the app's pure TypeScript as it stands, with the preset that the app is built with. */
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    presets: ['babel-preset-expo'],
    babelrc: false,
    configFile: false,
    caller: { name: 'bench', platform: 'node', isServer: true, supportsStaticESM: false },
  });
  module._compile(code, filename);
};

module.exports = { requireTypeScript: createRequire(path.resolve('package.json')) };
