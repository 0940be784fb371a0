const NETWORK = ['android.permission.INTERNET', 'android.permission.ACCESS_NETWORK_STATE'];

/** The same app for those who want none that could reach a network: of a phone it asks for a tap's tremble and the camera. */
const withoutNetwork = (config) => {
  const {
    NSLocalNetworkUsageDescription: _network,
    NSMicrophoneUsageDescription: _microphone,
    ...infoPlist
  } = config.ios.infoPlist;
  const { permissions, blockedPermissions } = config.android;
  return {
    ...config,
    ios: { ...config.ios, infoPlist },
    // Left to itself it names a microphone, for films.
    plugins: [...config.plugins, ['expo-image-picker', { microphonePermission: false }]],
    android: {
      ...config.android,
      permissions: permissions.filter((name) => !NETWORK.includes(name)),
      blockedPermissions: [...blockedPermissions, ...NETWORK],
    },
  };
};

module.exports = { withoutNetwork };
