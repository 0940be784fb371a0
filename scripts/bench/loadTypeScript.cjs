// Lets plain Node run TypeScript: `node -r ./scripts/bench/loadTypeScript.cjs <file>`.
const fs = require('fs');
const ts = require('typescript');

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

require.extensions['.ts'] = (module, fileName) => {
  const source = fs.readFileSync(fileName, 'utf8');
  module._compile(ts.transpileModule(source, { compilerOptions, fileName }).outputText, fileName);
};
