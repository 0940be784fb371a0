const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

/** The package that a file belongs to; undefined for the app's own. */
const packageOf = (path) =>
  path
    .replaceAll('\\', '/')
    .split('/node_modules/')
    .slice(1)
    .at(-1)
    ?.match(/^(@[^/]+\/)?[^/]+/)?.[0];

/** The packages in a list that was written, none where there is no list. */
const readBundled = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};

/** Adds the packages of one bundle to the list that BUNDLED names: Metro calls it with the modules of each. */
const noteBundled = (graph) => {
  const file = process.env.BUNDLED;
  if (file === undefined) return;
  const found = [...graph.dependencies.keys()].flatMap((path) => packageOf(path) ?? []);
  const all = [...new Set([...readBundled(file), ...found])].sort();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
};

module.exports = { noteBundled };
