// No test draws on a real line between phones: the stores have lines of their own.
jest.mock('react-native-webrtc', () => ({ RTCPeerConnection: class {} }));

jest.mock(
  'react-native-safe-area-context',
  () =>
    jest.requireActual<{ default: unknown }>('react-native-safe-area-context/jest/mock').default,
);
