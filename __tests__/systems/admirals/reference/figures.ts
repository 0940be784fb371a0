import {
  initialOrderLimitOf,
  movesOf,
  rotationsOf,
} from '../../../../src/systems/admirals/attributes';
import type { Category, Role, Terrain } from '../../../../src/systems/admirals-shared/cards/terms';
import { quickCardOf } from '../../../../src/systems/admirals/play/quickShip';
import type { ConstructionList } from '../../../../src/systems/admirals-shared/cards/types';
import { rangesOf } from '../../../../src/systems/admirals/fleet/formation';
import type { FleetMode } from '../../../../src/systems/admirals-shared/fleet/types';
import type { Save } from '../../../../src/systems/admirals-shared/explain';
import { SCORING, type Scored, type Way } from '../../../../src/systems/admirals/scoring/score';
import { savesAgainst } from '../../../../src/systems/admirals/strike/spec';
import { type TerrainRoll } from '../../../../src/systems/admirals-shared/terrain/entry';
import { rulesFor } from '../../../../src/systems/admirals/rules';
import { type Piece, freshPiece, settleSkirmish } from '../../../../src/systems/admirals/piece';
import { drawnInRoll, escapeRoll } from '../../../../src/systems/admirals/terrain/entry';
import { combatPoolOf, combatSavesOf } from '../../../../src/systems/admirals/skirmish/spec';

/** The figures of the quick references, asked of the rules themselves. */

const RULES = rulesFor({});

const SHIELDS = { as: 'pool', points: 0 } as const;

const shipOf = (role: Role, keywords: readonly string[] = []): Piece =>
  freshPiece(quickCardOf('', { role, hull: 1, armor: 0, shields: SHIELDS, keywords }));

/** 3A-02 I to III. */
export const roleFigures = (role: Role) => {
  const ship = shipOf(role);
  return {
    orders: initialOrderLimitOf(ship, RULES).value,
    moves: movesOf(ship, { nearby: [], escapes: 0 }, RULES).value,
    rotations: rotationsOf(ship).value,
  };
};

/** 9O: the dice that a Ram-Prow adds against a role. */
export const ramProwDice = (role: Role): number => {
  const active = { piece: shipOf('Light', ['Ram-Prow']), nearby: [] };
  const opposing = { piece: shipOf(role), nearby: [] };
  return combatPoolOf(settleSkirmish({ active, opposing }), 'active', RULES).value;
};

const SAVING = ['Massive', 'Ore Hull', 'Fast', 'Ram-Prow'];

/** 5F-03 I, 5F-04: the saves with a number of their own against one icon of a strike. */
export const strikeSaves = (icon: 'critical' | 'direct'): readonly Save[] =>
  savesAgainst(icon, [], shipOf('Light', SAVING), [], RULES);

/** 7C: every save that a ship can have in combat. */
export const combatSaves = (): readonly Save[] =>
  combatSavesOf({ ...shipOf('Escort', SAVING), terrain: 'Strategic System' }, RULES);

/** 8B-01, 8B-05: what decides at a black hole, for a ship of this kind. */
export const drawnInFor = (role: Role, keywords: readonly string[] = []): TerrainRoll =>
  drawnInRoll(shipOf(role, keywords), RULES);
export const escapeFor = (role: Role): TerrainRoll => escapeRoll(shipOf(role));

export const terrainFigures = (terrain: Terrain) => RULES.terrains[terrain];

const EMPTY_LIST: ConstructionList = {
  kind: 'list',
  // No code would stand for a fleet without a list.
  code: 'any',
  name: '',
  allegiance: '',
  ships: [],
  shares: {},
  restrictions: [],
  commandChart: [],
  flightGroupChart: [],
};

/** 10B-01 to 03, 13C-01 to 03: the least and the most of the whole that a category may take. */
export const shareFigures = (mode: FleetMode, category: Category) =>
  rangesOf(mode, EMPTY_LIST, 1)[category];

const ONE_OF_EACH: Scored = {
  piecesInStrategic: 1,
  piecesAdjacentToOwnStrategic: 1,
  bigShipsDefeatedThisRound: 1,
  strategicHexesHeldAtEnd: 1,
  bigShipsAliveAtEnd: 1,
  reservesAtEnd: 1,
};

/** 8A-02, 10E: what one of each is worth, and when. */
export const wayFigures = (way: Way) => {
  const { points, moment, rule } = SCORING[way];
  return { points: points(ONE_OF_EACH, ONE_OF_EACH), moment, rule };
};
