import type { ShipId } from '../../../../core/game/events';
import type { Facing, Terrain } from '../../../admirals-shared/cards/terms';
import { asks, type TerrainRoll, terrainRule } from '../../../admirals-shared/terrain/entry';
import type { Entry } from '../commands';
import type { Rules } from '../../rules';
import type { Piece } from '../../piece';
import { drawnInBy, drawnInRoll, dustBy, escapeRoll } from '../../terrain/entry';
import type { TerrainRule } from '../../terrain/rules';

export interface Entered {
  /** Where it stands in the end. */
  readonly terrain: Terrain | null;
  readonly fate: 'stays' | 'drawn-in' | 'collision' | 'dust';
  readonly roll?: number;
  readonly with?: ShipId | null;
  readonly directHits?: number;
  /** The facing that pays, null for the pool, absent where no shield does. */
  readonly pays?: Facing | null;
}

const ends = (entered: Entered) => ({ done: true, entered }) as const;

/** 8B-01 */
const horizon = (piece: Piece, { roll: die, coreOccupant = null }: Entry, rules: Rules) => {
  const terrain = 'Black Hole Horizon';
  const roll = drawnInRoll(piece, rules);
  if (die === undefined) return asks({ needs: 'entry-roll', rule: roll.rule, terrain, roll });
  const fate = drawnInBy(roll, die, coreOccupant !== null);
  return fate === 'stays'
    ? ends({ terrain, fate, roll: die })
    : ends({ terrain: 'Black Hole Core', fate, with: coreOccupant, roll: die });
};

const payingFacings = ({ shields }: Piece): readonly Facing[] | null =>
  shields.as === 'pool'
    ? null
    : // The keys of a value for each facing are the facings.
      (Object.keys(shields.points) as Facing[]).filter((facing) => shields.points[facing] > 0);

/** 8C-03: facings pay, or a pool; ruling dust-owner-chooses says whether hull may. Each result of the die does its own. */
const dust = (piece: Piece, { roll, pays }: Entry, { rulings }: Rules) => {
  const [rule, terrain] = ['8C-03', 'Dust Cloud'] as const;
  if (roll === undefined) return asks({ needs: 'entry-roll', rule, terrain, roll: null });
  const done = (paid: Pick<Entered, 'directHits' | 'pays'>) =>
    ends({ terrain, fate: 'dust', roll, ...paid });
  const { does, ...hits } = dustBy(roll, piece);
  if (does !== 'shield-or-hit') return done(hits);
  const facings = payingFacings(piece);
  const hull = rulings['dust-owner-chooses'] === 'owner-chooses';
  if (pays === 'hull' && hull) return done({ directHits: 1 });
  // A pool that has to pay leaves nothing to choose.
  if (facings === null && (pays === 'pool' || !hull)) return done({ pays: null });
  const facing = facings?.find((one) => one === pays);
  return facing ? done({ pays: facing }) : asks({ needs: 'dust-payment', rule, facings, hull });
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
export const resolveEntry = (piece: Piece, entry: Entry, rules: Rules, arrival: Arrival) => {
  switch (asksFor(arrival, terrainRule(rules.terrains, entry.terrain), rules)) {
    case 'drawn-in':
      return horizon(piece, entry, rules);
    case 'dust':
      return dust(piece, entry, rules);
    case undefined:
      return ends({ terrain: entry.terrain, fate: 'stays' });
  }
};

export type EntryNeed = Extract<ReturnType<typeof resolveEntry>, { readonly done: false }>['need'];

/** 8B-05: the roll before a maneuver, where the hex asks for one. */
export const escapeNeeded = (piece: Piece, rules: Rules): TerrainRoll | null =>
  terrainRule(rules.terrains, piece.terrain).escape === undefined ? null : escapeRoll(piece);

/** 6B-04: the hex is that of the piece that was defeated. */
export const hexOf = (piece: Piece, told: Entry | undefined): Entry => ({
  terrain: piece.terrain,
  ...told,
});
