import { HALF_PIPS, passingOn } from '../../kit/procedures/dice';
import { goOn, procedureOf, rollFor, type Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { Needed } from './numbers';

/** Hits that wait for saves, and the damage that the others did. */
export type HitFields = Readonly<{ hits: Field; damage: Field }>;

interface SaveRoll {
  readonly id: string;
  readonly needs: Needed;
  /** Hits that are not rolled for and go on. */
  readonly unrolled?: number;
  /** Whether these hits are there at all. */
  readonly when?: (state: State) => boolean;
}

/** §7.3.4: a die for each hit; each that passes takes one away. */
export const saveRoll = (
  { hits }: Pick<HitFields, 'hits'>,
  { id, needs, unrolled = 0, when = () => true }: SaveRoll,
): Steps => {
  if (needs === null) return [];
  const count = (state: State) => (when(state) ? Math.max(0, hits.of(state) - unrolled) : 0);
  const then = (state: State, passed: number) => hits.plus(state, -passed);
  return [rollFor(id, 'defender', passingOn(needs), count, then)];
};

/** §7.3.5: hits times damage, as far as there is hull to lose. */
export const inflict = ({ hits, damage }: HitFields, name: string, perHit: number, hull: number) =>
  goOn(name, (state) => {
    const count = hits.of(state);
    if (count === 0) return state;
    const lost = Math.min(hull, damage.of(state) + count * perHit);
    return damage.with(hits.with(state, 0), lost);
  });

type PlainHits = Pick<SaveRoll, 'id' | 'when'> &
  Readonly<{ hits: number; save: Needed; backup: Needed; hull: number; damage: number }>;

/** §7.3.4-5: so many hits of one kind: the first save, the Backup Save, damage for each that is left. */
export const plainHits = (fields: HitFields, given: PlainHits): Steps => {
  const { id, save, backup, hull, damage, when = () => true } = given;
  return [
    goOn(`${id}-taken`, (state) => (when(state) ? fields.hits.with(state, given.hits) : state)),
    ...saveRoll(fields, { id: `${id}-save`, needs: save, when }),
    ...saveRoll(fields, { id: `${id}-backup`, needs: backup, when }),
    inflict(fields, `${id}-damage`, damage, hull),
  ];
};

/** §3.1, §11: a D3 of damage, or two, that nothing saves. */
export const heatOf = (dice: number, id = 'atmosphere') => {
  const { damage } = fieldsOf({ damage: 3 * dice + 1 });
  const roll = rollFor(id, 'owner', HALF_PIPS, dice, damage.with);
  return { procedure: procedureOf([roll]), damage };
};
