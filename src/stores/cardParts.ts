import type { System } from '../core/game/system';
import type { Systems } from '../core/game/systems';
import type { Answers } from '../core/pages/answers';
import type { CardDesk, CardGlance, CardKind } from '../core/pages/desks';
import type { ArcShape } from '../core/pages/shows';
import type { Database } from '../storage/database';
import { MOST_IN_FILE } from '../storage/packFile';

/** What the store of cards is made of; the tests bring a system, a database and a clock of their own. */
export interface CardParts {
  readonly systems: Systems;
  readonly open: () => Promise<Database>;
  readonly now: () => number;
  readonly newId: () => string;
  /** The version that files are marked with. */
  readonly app: string;
  /** Told after cards or packs of a system have changed. */
  readonly onChange: (system: string) => void;
}

/** What marks a pack in a list. */
export const PACK_COLOURS = ['ice', 'amber', 'teal', 'rose', 'violet', 'green'] as const;
export type PackColour = (typeof PACK_COLOURS)[number];

/** How long what is said about a pack may be: a longer one would come back from no file. */
export const PACK_LIMITS = { title: MOST_IN_FILE.title, notes: MOST_IN_FILE.notes } as const;

/** A pack as a list shows it, the app's own among them. */
export interface ListedPack {
  readonly id: string;
  readonly system: string;
  readonly systemName: string;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  readonly colour: string;
  readonly notes: string;
  /** The shapes that a player has redrawn in it. */
  readonly body: Answers;
  readonly builtIn: boolean;
  readonly inUse: boolean;
  readonly cards: number;
}

/** A card as a list shows it. */
export interface ListedCard {
  readonly id: string;
  readonly pack: string;
  readonly system: string;
  readonly kind: string;
  readonly complete: boolean;
  readonly glance: CardGlance;
}

/** A system that has cards, as the screens know it. */
export interface CardSystem {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly CardKind[];
  readonly shapes: readonly ArcShape[];
}

export interface SystemDesk {
  readonly system: System;
  readonly desk: CardDesk;
  readonly name: string;
  readonly shapes: readonly ArcShape[];
}

/** The desks of all systems that have cards, once these are loaded. */
export interface CardDesks {
  /** Empty until `load` has ended. */
  readonly all: ReadonlyMap<string, SystemDesk>;
  readonly load: () => Promise<void>;
}

export const makeCardDesks = (systems: Systems): CardDesks => {
  const all = new Map<string, SystemDesk>();
  return {
    all,
    load: async () => {
      for (const system of await systems.loadAll()) {
        const { shows } = systems.words(system);
        if (shows.cards)
          all.set(system.id, {
            system,
            desk: shows.cards,
            name: systems.listed(system.id).name,
            shapes: shows.arcs,
          });
      }
    },
  };
};

export const cardSystems = ({ all }: CardDesks): readonly CardSystem[] =>
  [...all.values()].map(({ system, desk, name, shapes }) => ({
    id: system.id,
    name,
    kinds: desk.kinds,
    shapes,
  }));
