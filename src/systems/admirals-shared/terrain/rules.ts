const OPEN_SPACE = {};

/** What the terrain of a hex does by the table of an edition; open space does nothing. */
export const terrainRule = <SomeTerrain extends string, SomeRule extends object>(
  table: Readonly<Record<SomeTerrain, SomeRule>>,
  terrain: SomeTerrain | null,
): Partial<SomeRule> => (terrain === null ? OPEN_SPACE : table[terrain]);
