import type { Sign } from '../drawing/drawing';
import type { System, SystemWords } from './system';

/** A game that a list offers before its rule set is loaded; the rule set knows its set-up by the id. */
export interface ReadyTitle {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export interface ListedWords {
  readonly name: string;
  /** What is played with it, in a few words. */
  readonly about?: string;
  /** Shortest first: the first is what a newcomer plays. */
  readonly readyGames: readonly ReadyTitle[];
}

type ByLanguage<Words> = Readonly<Record<string, Words>> & { readonly en: Words };

/** What is known of a rule set before it is loaded. */
export interface ListedSystem {
  readonly id: string;
  /** What tells it from the others in a list of games. */
  readonly sign?: Sign;
  /** What a list of games shows of each side, where that is not its points. */
  readonly counts?: 'ships';
  readonly words: ByLanguage<ListedWords>;
  readonly load: () => Promise<System>;
}

/** Every rule set of the app, each loaded when it is first needed. */
export interface Systems {
  readonly ids: readonly string[];
  /** Null for one that the app does not know. */
  readonly load: (id: string) => Promise<System | null>;
  readonly loadAll: () => Promise<readonly System[]>;
  /** Null until it is loaded. */
  readonly loaded: (id: string) => System | null;
  /** What the list says of it in the player's language; its id where it is not known. */
  readonly listed: (id: string) => ListedWords & Pick<ListedSystem, 'sign' | 'counts'>;
  /** What a loaded one says in the player's language. */
  readonly words: (system: System) => SystemWords;
}

/** What every rule set has words in. */
const EVERYWHERE = 'en';

/** The words of a language; of the one that all have where there are none, or where any will do. */
export const inLanguage = <Words>(words: ByLanguage<Words>, language: string = EVERYWHERE): Words =>
  words[language] ?? words[EVERYWHERE];

export const makeSystems = (list: readonly ListedSystem[], language: () => string): Systems => {
  const loaded = new Map<string, System>();
  const loading = new Map<string, Promise<System>>();

  /** One that could not be loaded, for want of a connection, is tried again the next time. */
  const loadOnce = (one: ListedSystem): Promise<System> => {
    const begun = loading.get(one.id);
    if (begun) return begun;
    const begin = one.load().then(
      (system) => {
        loaded.set(one.id, system);
        return system;
      },
      (error: unknown) => {
        loading.delete(one.id);
        throw error;
      },
    );
    loading.set(one.id, begin);
    return begin;
  };

  const find = (id: string): ListedSystem | undefined => list.find((one) => one.id === id);

  return {
    ids: list.map(({ id }) => id),
    load: async (id) => {
      const one = find(id);
      return one ? loadOnce(one) : null;
    },
    loadAll: () => Promise.all(list.map(loadOnce)),
    loaded: (id) => loaded.get(id) ?? null,
    listed: (id) => {
      const one = find(id);
      if (!one) return { name: id, readyGames: [] };
      const words = inLanguage(one.words, language());
      const { sign, counts } = one;
      return { ...words, ...(sign && { sign }), ...(counts && { counts }) };
    },
    words: (system) => inLanguage(system.words, language()),
  };
};
