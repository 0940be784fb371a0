/** What the app ships that others made and that is no package of its own. Names and holders are never translated. */
export type Credit = Readonly<{
  name: string;
  holder: string;
  licence: 'MIT' | 'BSD-3-Clause' | 'OFL 1.1' | 'public-domain';
  /** Its packages that only phones have. */
  packages?: RegExp;
}>;

export const credits: readonly Credit[] = [
  {
    name: 'Barlow, Barlow Condensed',
    holder: '© 2017 The Barlow Project Authors',
    licence: 'OFL 1.1',
  },
  { name: 'SQLite', holder: 'D. Richard Hipp and others', licence: 'public-domain' },
  { name: 'wa-sqlite', holder: '© 2023 Roy T. Hashimoto', licence: 'MIT' },
  {
    name: 'React Native',
    holder: '© Meta Platforms, Inc. and affiliates',
    licence: 'MIT',
    packages: /^react-native$/,
  },
  {
    name: 'Expo',
    holder: '© 2015–present 650 Industries, Inc.',
    licence: 'MIT',
    packages: /^expo-/,
  },
  {
    name: 'React Native WebRTC',
    holder: '© 2017–present React Native WebRTC Community, © 2015–2017 Howard Yang',
    licence: 'MIT',
    packages: /^react-native-webrtc$/,
  },
  { name: 'WebRTC', holder: '© 2011 The WebRTC project authors', licence: 'BSD-3-Clause' },
];
