import type { System } from '../../core/game/system';
import type { Tool } from '../../core/pages/desks';

export interface ToolsOfSystem {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly Tool[];
}

/** Those that bring any. */
export const systemsWithTools = (all: readonly System[]): readonly ToolsOfSystem[] =>
  all.flatMap(({ id, words: { en } }) => {
    const { tools = [] } = en.shows;
    return tools.length === 0 ? [] : [{ id, name: en.name, tools }];
  });
