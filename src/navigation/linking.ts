import type { LinkingOptions } from '@react-navigation/native';

import type { TabRoutes } from './routes';

/** The address of every place: the same path after the domain on the web and after flagbridge:// on a device. */
export const linking: LinkingOptions<TabRoutes> = {
  prefixes: ['flagbridge://'],
  config: {
    screens: {
      Play: {
        initialRouteName: 'PlayHome',
        screens: { PlayHome: { path: 'play', alias: [''] }, NotFound: '*' },
      },
      Fleets: { screens: { FleetsHome: 'fleets' } },
      Cards: { screens: { CardsHome: 'cards' } },
      Rules: { screens: { RulesHome: 'rules' } },
      More: {
        initialRouteName: 'MoreHome',
        screens: {
          MoreHome: 'more',
          Data: 'more/data',
          About: 'more/about',
          Licences: 'more/licences',
          Gallery: 'more/gallery',
        },
      },
    },
  },
};
