const { getDefaultConfig } = require('expo/metro-config');

const { noteBundled } = require('./scripts/licences/bundled.cjs');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build brings SQLite as a .wasm file.
config.resolver.assetExts.push('wasm');
// Metro's own cache lies there, and other tools' that come and go.
config.resolver.blockList = [
  config.resolver.blockList,
  /[\\/]node_modules[\\/]\.cache[\\/]/,
].flat();
// The licences in the app are those of what is really in it.
config.serializer.experimentalSerializerHook = noteBundled;

module.exports = config;
