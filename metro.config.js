const { join } = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const { noteBundled } = require('./scripts/licences/bundled.cjs');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build brings SQLite as a .wasm file.
config.resolver.assetExts.push('wasm');
// Metro's own cache lies there, and other tools' that come and go.
const caches = /[\\/]node_modules[\\/]\.cache[\\/]/;
// The browser tests' probe is this app with another first screen, made of tests, which Metro leaves out of an app. As one
// project both take from one cache what Metro made of the rest: the second of them has little left to do.
const isProbe = process.env.PROBE === '1';
config.resolver.blockList = isProbe ? [caches] : [config.resolver.blockList, caches].flat();
// The licences in the app are those of what is really in it.
config.serializer.experimentalSerializerHook = noteBundled;
// The benchmark weighs what listing a rule set costs, and what linked phones do, by building without them.
const left = process.env.WITHOUT_SYSTEM;
const ofPhones = /^\.(.*\/)?(phones?(\/|Store$|Words$|Link$)|rooms$)/;
const isLeft = (name) =>
  (left !== undefined && name === `./${left}/listed`) ||
  (process.env.WITHOUT_PHONES === '1' && ofPhones.test(name));
config.resolver.resolveRequest = (context, name, platform) => {
  if (isLeft(name)) return { type: 'empty' };
  if (isProbe && name === './App')
    return {
      type: 'sourceFile',
      filePath: join(__dirname, '__tests__', 'e2e', 'probe', 'App.tsx'),
    };
  // lib0 asks phones for a package that is not kept any more; expo-crypto does the same.
  if (name === 'isomorphic-webcrypto/src/react-native')
    return { type: 'sourceFile', filePath: join(__dirname, 'src', 'platform', 'webcrypto.ts') };
  return context.resolveRequest(context, name, platform);
};

module.exports = config;
