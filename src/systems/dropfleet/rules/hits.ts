import { goOn, rollStep, type Step, type Steps } from '../../kit/procedures/procedure';
import type { Field, State } from '../../kit/procedures/state';
import { passingOn, type Needed } from './numbers';

/** Hits that wait for saves, and the damage that the others did. */
export type HitFields = Readonly<{ hits: Field; damage: Field }>;

interface SaveRoll {
  readonly id: string;
  readonly by: string;
  readonly needs: Needed;
  /** Hits that are not rolled for and go on. */
  readonly unrolled?: number;
  /** Whether these hits are there at all. */
  readonly when?: (state: State) => boolean;
}

/** §7.3.4: a die for each hit; each that passes takes one away. */
export const saveRoll = ({ hits }: Pick<HitFields, 'hits'>, roll: SaveRoll): readonly Step[] => {
  const { id, by, needs, unrolled = 0, when } = roll;
  if (needs === null) return [];
  return [
    rollStep({
      id,
      by,
      die: passingOn(needs),
      count: (state) => (when && !when(state) ? 0 : Math.max(0, hits.of(state) - unrolled)),
      then: (state, { passed }) => hits.plus(state, -passed),
    }),
  ];
};

/** §7.3.5: hits times damage, as far as there is hull to lose. */
export const inflict = (
  { hits, damage }: HitFields,
  name: string,
  perHit: number,
  hull: number,
): Step =>
  goOn(name, (state) => {
    const count = hits.of(state);
    if (count === 0) return state;
    const lost = Math.min(hull, damage.of(state) + count * perHit);
    return damage.with(hits.with(state, 0), lost);
  });

/** §7.3.4-5: so many hits of one kind: the first save, the Backup Save, one damage for each that is left. */
export const plainHits = (
  fields: HitFields,
  given: {
    readonly id: string;
    readonly hits: number;
    readonly save: Needed;
    readonly backup: Needed;
    readonly hull: number;
    readonly damage?: number;
    readonly when?: (state: State) => boolean;
  },
): Steps => {
  const { id, save, backup, hull, damage = 1, when = () => true } = given;
  const by = 'defender';
  return [
    goOn(`${id}-taken`, (state) => (when(state) ? fields.hits.with(state, given.hits) : state)),
    ...saveRoll(fields, { id: `${id}-save`, by, needs: save, when }),
    ...saveRoll(fields, { id: `${id}-backup`, by, needs: backup, when }),
    inflict(fields, `${id}-damage`, damage, hull),
  ];
};
