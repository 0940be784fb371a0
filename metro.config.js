const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite's web build brings SQLite as a .wasm file.
config.resolver.assetExts.push('wasm');

module.exports = config;
