import { goOn, procedureOf, rollStep, type Procedure } from '../../kit/procedures/procedure';
import { fieldsOf, type Field } from '../../kit/procedures/state';
import type { Layer, Scenery } from '../terms';
import { ASSET_LOST_ON } from './assets';
import { plainHits, type HitFields } from './hits';
import { NEVER, passingOn } from './numbers';
import type { Saves } from './saves';

export interface Piece {
  readonly scenery: Scenery;
  /** Pieces of one type in the same area overlap. */
  readonly area: string;
}

const HITS = 2;

const piecesOf = (through: readonly Piece[], scenery: Scenery): number =>
  new Set(through.filter((one) => one.scenery === scenery).map(({ area }) => area)).size;

/** §10: hits for moving through, in Orbit alone; what overlaps is one piece. */
export const passageHits = (layer: Layer, through: readonly Piece[]) => ({
  kinetic: layer === 'orbit' ? HITS * piecesOf(through, 'micrometeor-cloud') : 0,
  core: layer === 'orbit' ? HITS * piecesOf(through, 'debris-field') : 0,
});

/** §10: a Ship that moves onto a Large Object is destroyed. */
export const isWrecked = (layer: Layer, onto: Scenery | null): boolean =>
  layer === 'orbit' && onto === 'large-object';

export interface Passage {
  readonly hull: number;
  /** After all modifiers: scenery is no attack, a Formation does not help (ruling scenery-hit-one-damage). */
  readonly saves: Saves;
  readonly kinetic: number;
  readonly core: number;
  readonly wrecked: boolean;
  /** Of a hit. */
  readonly damage?: number;
}

/** §10: the hits on the way, one after the other, and what waits at the end. */
export const passageOf = ({
  hull,
  saves,
  kinetic,
  core,
  wrecked,
  damage = 1,
}: Passage): { readonly procedure: Procedure; readonly fields: HitFields } => {
  const fields = fieldsOf({ hits: Math.max(kinetic, core) + 1, damage: hull + 1 });
  const { backup } = saves;
  const procedure = procedureOf([
    ...plainHits(fields, {
      id: 'kinetic',
      hits: kinetic,
      save: saves.kinetic,
      backup,
      hull,
      damage,
    }),
    ...plainHits(fields, { id: 'core', hits: core, save: saves.shield, backup, hull, damage }),
    goOn('wrecked', (state) => (wrecked ? fields.damage.with(state, hull) : state)),
  ]);
  return { procedure, fields };
};

/** §10: a die for each asset that crosses; what carries battalions under a Ring ignores it (ruling scenery-die-each-asset). */
export const crossing = (
  scenery: Scenery,
  count: number,
  battalionUnderRing: boolean,
): { readonly procedure: Procedure; readonly removed: Field } => {
  const { removed } = fieldsOf({ removed: count + 1 });
  const needs = ASSET_LOST_ON[scenery];
  const isSpared = needs === null || (scenery === 'planetary-ring' && battalionUnderRing);
  const procedure = procedureOf([
    rollStep({
      id: 'crossing',
      by: 'owner',
      die: needs === null ? NEVER : passingOn(needs),
      count: () => (isSpared ? 0 : count),
      then: (state, { passed }) => removed.with(state, passed),
    }),
  ]);
  return { procedure, removed };
};
