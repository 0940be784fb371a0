const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.watchFolders = [path.resolve(__dirname, '../../..')];
// Metro leaves tests out of a bundle; this one is made of them. Its own cache stays out.
config.resolver.blockList = [/[\\/]node_modules[\\/]\.cache[\\/]/];
config.resolver.assetExts.push('wasm');

module.exports = config;
