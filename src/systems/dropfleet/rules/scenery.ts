import { passingOn } from '../../kit/procedures/dice';
import { goOn, procedureOf, rollFor } from '../../kit/procedures/procedure';
import { fieldsOf } from '../../kit/procedures/state';
import type { Layer, Scenery } from '../terms';
import { plainHits } from './hits';
import type { Needed, Saves } from './numbers';

/** Pieces of one type in the same area overlap. */
type Piece = Readonly<{ scenery: Scenery; area: string }>;

const HITS = 2;

/** §10: hits for moving through, in Orbit alone; what overlaps is one piece. */
export const passageHits = (layer: Layer, through: readonly Piece[]) => {
  const hitsIn = (scenery: Scenery): number => {
    const pieces = through.filter((one) => one.scenery === scenery && layer === 'orbit');
    return HITS * new Set(pieces.map(({ area }) => area)).size;
  };
  return { kinetic: hitsIn('micrometeor-cloud'), core: hitsIn('debris-field') };
};

/** §10: a Ship that moves onto a Large Object is destroyed. */
export const isWrecked = (layer: Layer, onto: Scenery | null): boolean =>
  layer === 'orbit' && onto === 'large-object';

interface Passage extends ReturnType<typeof passageHits> {
  readonly hull: number;
  /** After all modifiers: scenery is no attack, a Formation does not help (ruling scenery-hit-one-damage). */
  readonly saves: Saves;
  readonly wrecked: boolean;
  /** Of a hit. */
  readonly damage?: number;
}

/** §10: the hits on the way, one after the other, and what waits at the end. */
export const passageOf = ({ hull, saves, kinetic, core, wrecked, damage = 1 }: Passage) => {
  const fields = fieldsOf({ hits: Math.max(kinetic, core) + 1, damage: hull + 1 });
  const plain = { backup: saves.backup, hull, damage };
  const procedure = procedureOf([
    ...plainHits(fields, { id: 'kinetic', hits: kinetic, save: saves.kinetic, ...plain }),
    ...plainHits(fields, { id: 'core', hits: core, save: saves.shield, ...plain }),
    goOn('wrecked', (state) => (wrecked ? fields.damage.with(state, hull) : state)),
  ]);
  return { procedure, fields };
};

/** §10: the number from which an asset is removed that crosses it; null where nothing is rolled. */
const ASSET_LOST_ON: Readonly<Record<Scenery, Needed>> = {
  'planetary-ring': 2,
  'micrometeor-cloud': 3,
  'debris-field': 5,
  'large-object': null,
};

/** §10: a die for each asset that crosses; what carries battalions under a Ring ignores it (ruling scenery-die-each-asset). */
export const crossing = (scenery: Scenery, count: number, battalionUnderRing: boolean) => {
  const { removed } = fieldsOf({ removed: count + 1 });
  const needs = ASSET_LOST_ON[scenery];
  const isSpared = needs === null || (scenery === 'planetary-ring' && battalionUnderRing);
  const dice = isSpared ? 0 : count;
  const roll = rollFor('crossing', 'owner', passingOn(needs), dice, removed.with);
  return { procedure: procedureOf([roll]), removed };
};
