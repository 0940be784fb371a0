const { createHash } = require('node:crypto');

const { transformSync, version } = require('esbuild');

const options = {
  format: 'cjs',
  jsx: 'automatic',
  target: 'node20',
  supported: { 'dynamic-import': false },
  sourcemap: 'external',
};
const settings = version + JSON.stringify(options);

/** TypeScript for jest by esbuild: nothing is rewritten that Node can run, and an empty cache fills quickly. */
module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha1').update(settings).update(path).update(source).digest('hex'),
  process(source, path) {
    const loader = path.endsWith('x') ? 'tsx' : 'ts';
    const { code, map } = transformSync(source, { ...options, loader, sourcefile: path });
    return { code, map };
  },
};
