import type { Terrain } from '../../admirals-shared/cards/terms';

interface Amount {
  readonly by: number;
  readonly rule: string;
}

/** What a terrain does to the piece in its hex. What is absent it leaves alone; a text is the section that forbids. */
export interface TerrainRule {
  readonly armor?: Amount;
  readonly flak?: Amount;
  /** On strikes at the piece. */
  readonly struck?: Amount;
  readonly combatSave?: { readonly name: string; readonly upTo: number; readonly rule: string };
  readonly noShields?: string;
  readonly noOrdnance?: string;
  readonly noStrikes?: string;
  readonly noAssault?: string;
  /** The roll that entering it asks for. */
  readonly onEntry?: 'drawn-in' | 'dust';
  /** The section that asks for a roll before each maneuver out of it. */
  readonly escape?: string;
}

export type TerrainTable = Readonly<Record<Terrain, TerrainRule>>;

/** Section 8. */
export const TERRAIN_RULES: TerrainTable = {
  'Strategic System': { combatSave: { name: 'Bunker Down', upTo: 2, rule: '7C-04' } },
  'Black Hole Horizon': {
    flak: { by: 2, rule: '8B-02' },
    noOrdnance: '8B-02',
    onEntry: 'drawn-in',
  },
  'Black Hole Core': {
    flak: { by: 2, rule: '8B-02' },
    struck: { by: 2, rule: '8B-03' },
    noOrdnance: '8B-02',
    noStrikes: '8B-03',
    noAssault: '8B-05',
    escape: '8B-05',
  },
  'Dust Cloud': {
    flak: { by: 1, rule: '8C-02' },
    struck: { by: 1, rule: '8C-01' },
    onEntry: 'dust',
  },
  Nebula: {
    armor: { by: 1, rule: '8D-03' },
    struck: { by: 1, rule: '8D-02' },
    noShields: '8D-01',
  },
};
