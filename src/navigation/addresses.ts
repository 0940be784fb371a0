import type { LinkingOptions } from '@react-navigation/native';

import type { TabRoutes } from './routes';

/** The address of every place: the same path after the domain on the web and after flagbridge:// on a device. */
export const addresses: NonNullable<LinkingOptions<TabRoutes>['config']> = {
  screens: {
    Play: {
      initialRouteName: 'PlayHome',
      screens: {
        PlayHome: { path: 'play', alias: [''] },
        NewGame: 'play/new/:system?',
        Games: 'play/games',
        Statistics: 'play/statistics',
        Tools: 'play/tools',
        Tool: 'play/tools/:system/:tool',
        Take: 'take/:part?',
        Join: 'join/:code?',
        Bridge: 'play/:game',
        Log: 'play/:game/log',
        Moment: 'play/:game/at/:step/:page?/:about?',
        Report: 'play/:game/report',
        Send: 'play/:game/send',
        Phones: 'play/:game/phones',
        GamePage: 'play/:game/:page/:about?',
        NotFound: '*',
      },
    },
    Fleets: {
      initialRouteName: 'FleetsHome',
      screens: {
        FleetsHome: 'fleets',
        FleetTake: 'fleets/take/:code?',
        DeletedFleets: 'fleets/deleted',
        FleetComplete: 'fleets/:fleet/complete',
        FleetShare: 'fleets/:fleet/share',
        Fleet: 'fleets/:fleet/:page?/:about?',
      },
    },
    Cards: {
      initialRouteName: 'CardsHome',
      screens: {
        CardsHome: 'cards',
        CardList: 'cards/all',
        BringIn: 'cards/bring-in',
        DeletedCards: 'cards/deleted',
        Pack: 'cards/pack/:pack',
        PackArcs: 'cards/pack/:pack/arcs',
        Card: 'cards/card/:card',
        CardEdit: 'cards/card/:card/edit/:page?/:about?',
      },
    },
    Rules: {
      initialRouteName: 'RulesHome',
      screens: {
        RulesHome: 'rules',
        Entry: 'rules/entry/:entry',
        Quick: 'rules/quick/:quick',
        Chapter: 'rules/chapter/:chapter',
        Arcs: 'rules/arcs',
        Rulings: 'rules/rulings',
      },
    },
    More: {
      initialRouteName: 'MoreHome',
      screens: {
        MoreHome: 'more',
        Data: 'more/data',
        Deleted: 'more/deleted',
        About: 'more/about',
        Licences: 'more/licences',
      },
    },
  },
};
