const { readFile, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

const permission = '<uses-permission android:name="android.permission.INTERNET"/>';

/** app.json takes INTERNET away from every build; a debug build needs it back to reach the dev server. */
function withDebugInternet(config) {
  return withDangerousMod(config, [
    'android',
    async (modified) => {
      const sources = path.join(modified.modRequest.platformProjectRoot, 'app', 'src');
      for (const variant of ['debug', 'debugOptimized']) {
        const file = path.join(sources, variant, 'AndroidManifest.xml');
        const manifest = await readFile(file, 'utf8');
        if (manifest.includes(permission)) continue;
        await writeFile(
          file,
          manifest.replace(/<manifest[^>]*>/, (tag) => `${tag}\n    ${permission}`),
        );
      }
      return modified;
    },
  ]);
}

module.exports = withDebugInternet;
