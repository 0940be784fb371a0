const { withoutNetwork } = require('./scripts/native/withoutNetwork.cjs');

/** `app.json`, as it is; the profile without network takes from it what only linked phones need. */
module.exports = ({ config }) =>
  process.env.EXPO_PUBLIC_WITHOUT_NETWORK === '1' ? withoutNetwork(config) : config;
