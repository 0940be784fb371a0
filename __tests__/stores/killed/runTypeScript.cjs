// Runs a TypeScript file in plain Node: node -r runTypeScript.cjs player.ts. What was compiled once is kept in COMPILED.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');

const compile = (text) => {
  const ts = require('typescript');
  return ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText;
};

const compiled = (text) => {
  const file = join(process.env.COMPILED, `${createHash('sha1').update(text).digest('hex')}.js`);
  if (!existsSync(file)) {
    // A process that is killed here leaves no half file under the name.
    writeFileSync(`${file}.${process.pid}`, compile(text));
    renameSync(`${file}.${process.pid}`, file);
  }
  return readFileSync(file, 'utf8');
};

/** As the tests map them. */
const standIns = {
  'expo-sqlite': join(__dirname, '..', '..', 'storage', 'sqliteInNode.ts'),
  'expo-file-system': join(__dirname, '..', '..', 'storage', 'filesInNode.ts'),
};
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => resolve(standIns[name] ?? name, ...rest);

require.extensions['.ts'] = (module, path) => {
  module._compile(compiled(readFileSync(path, 'utf8')), path);
};
