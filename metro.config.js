const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build brings SQLite as a .wasm file.
config.resolver.assetExts.push('wasm');
// Metro's own cache lies there, and other tools' that come and go.
config.resolver.blockList = [
  config.resolver.blockList,
  /[\\/]node_modules[\\/]\.cache[\\/]/,
].flat();

module.exports = config;
