import type { ShipId } from '../../../../core/game/events';
import type { Facing, Terrain } from '../../../admirals-shared/cards/terms';
import { type TerrainRoll, terrainRule } from '../../../admirals-shared/terrain/entry';
import { isDie } from '../../../admirals-shared/play/commands';
import type { Entry } from '../commands';
import type { Rules } from '../../rules';
import type { Piece } from '../../piece';
import { drawnInBy, drawnInRoll, dustBy, escapeRoll, type Dust } from '../../terrain/entry';
import type { TerrainRule } from '../../terrain/rules';

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
      /** Whether hull may pay instead. */
      readonly hull: boolean;
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
  const { roll: die, coreOccupant = null } = entry;
  if (!isDie(die)) {
    const { rule } = roll;
    return {
      done: false,
      need: { needs: 'entry-roll', rule, terrain: 'Black Hole Horizon', roll },
    };
  }
  const fate = drawnInBy(roll, die, coreOccupant !== null);
  const terrain = fate === 'stays' ? 'Black Hole Horizon' : 'Black Hole Core';
  const other = fate === 'collision' ? coreOccupant : null;
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

/** Ruling dust-owner-chooses. */
const hullMayPay = ({ rulings }: Rules): boolean =>
  rulings['dust-owner-chooses'] === 'owner-chooses';

const canPay = (piece: Piece, pays: Entry['pays'], rules: Rules): boolean => {
  if (pays === 'hull') return hullMayPay(rules);
  if (pays === undefined) return false;
  const facings = payingFacings(piece);
  return facings === null ? pays === 'pool' : pays !== 'pool' && facings.includes(pays);
};

const dusty = (roll: number, directHits: number, pays?: Facing | null): Entering => ({
  done: true,
  entered: { terrain: 'Dust Cloud', fate: 'dust', with: null, directHits, pays, roll },
});

/** 8C-03 */
const dust = (piece: Piece, { roll, pays }: Entry, rules: Rules): Entering => {
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
      if (!canPay(piece, pays, rules)) {
        const facings = payingFacings(piece);
        const hull = hullMayPay(rules);
        // A pool that has to pay leaves nothing to choose.
        if (facings === null && !hull) return dusty(roll, 0, null);
        return { done: false, need: { needs: 'dust-payment', rule, facings, hull } };
      }
      if (pays === 'hull') return dusty(roll, 1);
      return dusty(roll, 0, pays === 'pool' || pays === undefined ? null : pays);
  }
};

/** What brought a piece into a hex. */
export interface Arrival {
  /** 8B-05: it comes out of a Core Hex, and is not drawn in again. */
  readonly escaping?: boolean;
  /** 6B-04, 6C: no maneuver of its own activation. */
  readonly by?: 'assault' | 'evade';
  /** The table does it against advice. */
  readonly override?: boolean | undefined;
}

/** Ruling entry-rolls-each-hex. */
const asksFor = ({ escaping, by }: Arrival, { onEntry }: TerrainRule, { rulings }: Rules) => {
  const isOwnMove = by === undefined;
  if (!isOwnMove && rulings['entry-rolls-each-hex'] === 'own-moves') return undefined;
  return onEntry === 'drawn-in' && escaping === true ? undefined : onEntry;
};

/** 8: what becomes of a piece in the hex it enters, or what has to be rolled or chosen first. */
export const resolveEntry = (
  piece: Piece,
  entry: Entry,
  rules: Rules,
  arrival: Arrival = {},
): Entering => {
  const onEntry = asksFor(arrival, terrainRule(rules.terrains, entry.terrain), rules);
  if (onEntry === undefined) return calm(entry.terrain);
  switch (onEntry) {
    case 'drawn-in':
      return horizon(piece, entry, rules);
    case 'dust':
      return dust(piece, entry, rules);
  }
};

/** 8B-05: the roll before a maneuver, where the hex asks for one. */
export const escapeNeeded = (piece: Piece, rules: Rules): TerrainRoll | null =>
  terrainRule(rules.terrains, piece.terrain).escape === undefined ? null : escapeRoll(piece);

/** 6B-04: the hex is that of the piece that was defeated. */
export const hexOf = (piece: Piece, told: Entry | undefined): Entry => ({
  terrain: piece.terrain,
  ...told,
});
