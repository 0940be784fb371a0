const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleKind, ScriptTarget, transpileModule } = require('typescript');

const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };

/** Lets Node load the app's pure TypeScript as it stands. */
require.extensions['.ts'] = (module, fileName) => {
  const source = readFileSync(fileName, 'utf8');
  module._compile(transpileModule(source, { compilerOptions, fileName }).outputText, fileName);
};

module.exports = { requireTypeScript: createRequire(path.resolve('package.json')) };
