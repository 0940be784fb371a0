import { useMemo } from 'react';

import type { Tool } from '../../core/pages/desks';
import { systems, useAllSystems } from '../../stores/systems';

export interface ToolsOfSystem {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly Tool[];
}

/** Those that bring any; null until all are loaded. */
export const useSystemsWithTools = (): readonly ToolsOfSystem[] | null => {
  const all = useAllSystems();
  return useMemo(
    () =>
      all?.flatMap((system) => {
        const { tools = [] } = systems.words(system).shows;
        const { id } = system;
        return tools.length === 0 ? [] : [{ id, name: systems.listed(id).name, tools }];
      }) ?? null,
    [all],
  );
};
