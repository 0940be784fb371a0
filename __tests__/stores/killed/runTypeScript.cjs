// Runs a TypeScript file in plain Node: node -r runTypeScript.cjs player.ts
const { readFileSync } = require('node:fs');
const ts = require('typescript');

require.extensions['.ts'] = (module, path) => {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  module._compile(outputText, path);
};
