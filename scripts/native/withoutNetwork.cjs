const NETWORK = ['android.permission.INTERNET', 'android.permission.ACCESS_NETWORK_STATE'];

/** The same app for those who want none that could reach a network: it asks for nothing more than a tap's tremble. */
const withoutNetwork = (config) => {
  const { infoPlist: _texts, ...ios } = config.ios;
  const { permissions, blockedPermissions } = config.android;
  return {
    ...config,
    ios,
    android: {
      ...config.android,
      permissions: permissions.filter((name) => !NETWORK.includes(name)),
      blockedPermissions: [...blockedPermissions, ...NETWORK],
    },
  };
};

module.exports = { withoutNetwork };
