import type { NavigatorScreenParams } from '@react-navigation/native';

/** The places of each tab; what comes later is added to its tab. */
export type PlayRoutes = {
  PlayHome: undefined;
  /** With a fleet or a ship that is brought along. */
  NewGame:
    { readonly system?: string; readonly fleet?: string; readonly ship?: string } | undefined;
  Games: undefined;
  Statistics: undefined;
  Tools: undefined;
  Tool: { readonly system: string; readonly tool: string };
  /** The part is what stands after the address in a code. */
  Take: { readonly part?: string } | undefined;
  Bridge: { readonly game: string };
  GamePage: {
    readonly game: string;
    readonly page: string;
    readonly about?: string;
    /** The pages below, in the address: Back leads there after a restart too. */
    readonly from?: string;
  };
  Log: { readonly game: string };
  /** Counted as the log's cursor: how many steps had been played. */
  Moment: {
    readonly game: string;
    readonly step: string;
    readonly page?: string;
    readonly about?: string;
  };
  Report: { readonly game: string };
  Send: { readonly game: string };
  /** The code is one that was opened as a link, for a game that is here already. */
  Phones: { readonly game: string; readonly code?: string };
  /** The code is what stands after the address. */
  Join: { readonly code?: string } | undefined;
  NotFound: undefined;
};
export type FleetsRoutes = {
  FleetsHome: undefined;
  /** A page of the desk; the main one where none is named. */
  Fleet: { readonly fleet: string; readonly page?: string; readonly about?: string };
  FleetComplete: { readonly fleet: string };
  FleetShare: { readonly fleet: string };
  FleetTake: { readonly code?: string } | undefined;
  DeletedFleets: undefined;
};
export type CardsRoutes = {
  CardsHome: undefined;
  CardList: undefined;
  Pack: { readonly pack: string };
  PackArcs: { readonly pack: string };
  Card: { readonly card: string };
  CardEdit: {
    readonly card: string;
    /** A part of the card has a page of its own. */
    readonly page?: string;
    readonly about?: string;
    /** The fleet that waits for the card: Done leads back there. */
    readonly fleet?: string;
  };
  BringIn: undefined;
  DeletedCards: undefined;
};
export type RulesRoutes = {
  RulesHome: undefined;
  Entry: { readonly entry: string };
  Quick: { readonly quick: string };
  /** Counted from 1. */
  Chapter: { readonly chapter: string };
  Arcs: undefined;
  Rulings: undefined;
};
export type MoreRoutes = {
  MoreHome: undefined;
  Data: undefined;
  Deleted: undefined;
  About: undefined;
  Licences: undefined;
};

export type TabRoutes = {
  Play: NavigatorScreenParams<PlayRoutes> | undefined;
  Fleets: NavigatorScreenParams<FleetsRoutes> | undefined;
  Cards: NavigatorScreenParams<CardsRoutes> | undefined;
  Rules: NavigatorScreenParams<RulesRoutes> | undefined;
  More: NavigatorScreenParams<MoreRoutes> | undefined;
};

declare global {
  // React Navigation reads the app's routes from this namespace.
  namespace ReactNavigation {
    // An interface, because it is merged into the library's own.
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface RootParamList extends TabRoutes {}
  }
}
