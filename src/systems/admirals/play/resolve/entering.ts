import type { ShipId } from '../../../../core/game/events';
import type { Facing, Terrain } from '../../cards/types';
import type { Rules } from '../../parts';
import type { Piece } from '../../piece';
import {
  drawnInBy,
  drawnInRoll,
  dustBy,
  escapeRoll,
  type Dust,
  type TerrainRoll,
} from '../../terrain/entry';
import { terrainRule } from '../../terrain/rules';
import type { Entry } from '../commands';
import { isDie } from './numbers';

/** What a hex still asks of a piece that enters it. */
export type EntryNeed =
  | {
      readonly needs: 'entry-roll';
      readonly rule: string;
      readonly terrain: Terrain;
      /** What the die must not come to; null in dust, where each result does its own. */
      readonly roll: TerrainRoll | null;
    }
  | {
      readonly needs: 'dust-payment';
      readonly rule: string;
      /** Facings that can pay; null where shields are a pool. */
      readonly facings: readonly Facing[] | null;
    };

export interface Entered {
  /** Where it stands in the end. */
  readonly terrain: Terrain | null;
  readonly fate: 'stays' | 'drawn-in' | 'collision' | 'dust';
  readonly with: ShipId | null;
  readonly directHits: number;
  /** The facing that pays, null for the pool, undefined where no shield does. */
  readonly pays: Facing | null | undefined;
  readonly roll: number | null;
}

export type Entering =
  | { readonly done: false; readonly need: EntryNeed }
  | { readonly done: true; readonly entered: Entered };

const calm = (terrain: Terrain | null): Entering => ({
  done: true,
  entered: { terrain, fate: 'stays', with: null, directHits: 0, pays: undefined, roll: null },
});

/** 8B-01 */
const horizon = (piece: Piece, entry: Entry, rules: Rules): Entering => {
  const roll = drawnInRoll(piece, rules);
  const { roll: die, coreOccupant } = entry;
  if (!isDie(die)) {
    const { rule } = roll;
    return {
      done: false,
      need: { needs: 'entry-roll', rule, terrain: 'Black Hole Horizon', roll },
    };
  }
  const fate = drawnInBy(roll, die, coreOccupant !== undefined);
  const terrain = fate === 'stays' ? 'Black Hole Horizon' : 'Black Hole Core';
  const other = fate === 'collision' ? (coreOccupant ?? null) : null;
  return {
    done: true,
    entered: { terrain, fate, with: other, directHits: 0, pays: undefined, roll: die },
  };
};

const payingFacings = ({ shields }: Piece): readonly Facing[] | null =>
  shields.as === 'pool'
    ? null
    : // The keys of a value for each facing are the facings.
      (Object.keys(shields.points) as Facing[]).filter((facing) => shields.points[facing] > 0);

const canPay = (piece: Piece, pays: Entry['pays']): boolean => {
  if (pays === 'hull') return true;
  if (pays === undefined) return false;
  const facings = payingFacings(piece);
  return facings === null ? pays === 'pool' : pays !== 'pool' && facings.includes(pays);
};

const dusty = (roll: number, directHits: number, pays?: Facing | null): Entering => ({
  done: true,
  entered: { terrain: 'Dust Cloud', fate: 'dust', with: null, directHits, pays, roll },
});

/** 8C-03 */
const dust = (piece: Piece, { roll, pays }: Entry): Entering => {
  const rule = '8C-03';
  if (!isDie(roll))
    return { done: false, need: { needs: 'entry-roll', rule, terrain: 'Dust Cloud', roll: null } };
  const fate: Dust = dustBy(roll, piece);
  switch (fate.does) {
    case 'nothing':
      return dusty(roll, 0);
    case 'hits':
      return dusty(roll, fate.directHits);
    case 'shield-or-hit':
      if (!canPay(piece, pays))
        return {
          done: false,
          need: { needs: 'dust-payment', rule, facings: payingFacings(piece) },
        };
      if (pays === 'hull') return dusty(roll, 1);
      return dusty(roll, 0, pays === 'pool' || pays === undefined ? null : pays);
  }
};

/** 8: what becomes of a piece in the hex it enters, or what has to be rolled or chosen first. */
export const resolveEntry = (
  piece: Piece,
  entry: Entry,
  rules: Rules,
  ignoresDrawnIn = false,
): Entering => {
  const { onEntry } = terrainRule(rules.terrains, entry.terrain);
  if (onEntry === undefined) return calm(entry.terrain);
  switch (onEntry) {
    case 'drawn-in':
      return ignoresDrawnIn ? calm(entry.terrain) : horizon(piece, entry, rules);
    case 'dust':
      return dust(piece, entry);
  }
};

/** 8B-05: the roll before a maneuver, where the hex asks for one. */
export const escapeNeeded = (piece: Piece, rules: Rules): TerrainRoll | null =>
  terrainRule(rules.terrains, piece.terrain).escape === undefined ? null : escapeRoll(piece);
