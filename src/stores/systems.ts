import { useEffect, useState } from 'react';

import type { System, SystemWords } from '../core/game/system';
import { makeSystems } from '../core/game/systems';
import { LISTED_SYSTEMS } from '../systems';
import { useAppStore } from './appStore';

/** Every rule set of the app; what it says is in the player's language. */
export const systems = makeSystems(LISTED_SYSTEMS, () => useAppStore.getState().settings.language);

/** What a system says; drawn anew when the player changes the language. */
export const useSystemWords = (system: System): SystemWords => {
  useAppStore(({ settings }) => settings.language);
  return systems.words(system);
};

/** A system once it is loaded; null until then, and for one that the app does not know. */
export const useSystem = (id: string | undefined): System | null => {
  const [system, setSystem] = useState(() => (id === undefined ? null : systems.loaded(id)));
  useEffect(() => {
    let isWanted = true;
    void (id === undefined ? Promise.resolve(null) : systems.load(id)).then((one) => {
      if (isWanted) setSystem(one);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return system?.id === id ? system : null;
};

/** All of them once they are loaded; null until then. */
export const useAllSystems = (): readonly System[] | null => {
  const [all, setAll] = useState<readonly System[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void systems.loadAll().then((loaded) => isWanted && setAll(loaded));
    return () => {
      isWanted = false;
    };
  }, []);
  return all;
};
