/** What the app ships that others made. Names and holders are never translated. */
export type Credit = Readonly<{
  name: string;
  holder: string;
  licence: 'MIT' | 'OFL 1.1' | 'public-domain';
  /** The packages of package.json that it stands for. */
  packages: RegExp;
}>;

export const credits: readonly Credit[] = [
  {
    name: 'Barlow, Barlow Condensed',
    holder: '© 2017 The Barlow Project Authors',
    licence: 'OFL 1.1',
    packages: /^@expo-google-fonts\/barlow/,
  },
  {
    name: 'Expo',
    holder: '© 2015–present 650 Industries, Inc.',
    licence: 'MIT',
    packages: /^expo(-|$)/,
  },
  {
    name: 'fflate',
    holder: '© 2026 Arjun Barrett',
    licence: 'MIT',
    packages: /^fflate$/,
  },
  {
    name: 'MiniSearch',
    holder: '© 2022 Luca Ongaro',
    licence: 'MIT',
    packages: /^minisearch$/,
  },
  {
    name: 'QR Code Generator',
    holder: '© 2009 Kazuhiko Arase',
    licence: 'MIT',
    packages: /^qrcode-generator$/,
  },
  {
    name: 'React, React Native',
    holder: '© Meta Platforms, Inc. and affiliates',
    licence: 'MIT',
    packages: /^react(-dom|-native)?$/,
  },
  {
    name: 'React Native Safe Area Context',
    holder: '© 2019 Th3rd Wave',
    licence: 'MIT',
    packages: /^react-native-safe-area-context$/,
  },
  {
    name: 'React Native Screens',
    holder: '© 2018 Software Mansion',
    licence: 'MIT',
    packages: /^react-native-screens$/,
  },
  {
    name: 'React Native SVG',
    holder: '© 2015–2016 Horcrux',
    licence: 'MIT',
    packages: /^react-native-svg$/,
  },
  {
    name: 'React Native for Web',
    holder: '© Nicolas Gallagher; © Meta Platforms, Inc. and affiliates',
    licence: 'MIT',
    packages: /^react-native-web$/,
  },
  {
    name: 'React Navigation',
    holder: '© 2017 React Navigation Contributors',
    licence: 'MIT',
    packages: /^@react-navigation\//,
  },
  {
    name: 'SQLite',
    holder: 'D. Richard Hipp and others',
    licence: 'public-domain',
    packages: /^expo-sqlite$/,
  },
  {
    name: 'Zustand',
    holder: '© 2019 Paul Henschel',
    licence: 'MIT',
    packages: /^zustand$/,
  },
];
