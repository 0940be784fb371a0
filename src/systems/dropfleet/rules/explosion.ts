import { goOn, procedureOf, rollStep } from '../../kit/procedures/procedure';
import type { Procedure, Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';
import { EXPLOSIONS, type ExplosionResult, type Tonnage, type WeaponType } from '../terms';
import { plainHits } from './hits';
import { passingOn, PIPS } from './numbers';
import { firstSave, type Saves } from './saves';
import { MOST_SPIKES } from './signature';

/** §7.3.7: how far it reaches, and what it adds to the die; Light Ships do not explode. */
const BLASTS: Readonly<
  Partial<Record<Tonnage, { readonly range: number; readonly more: number }>>
> = {
  medium: { range: 3, more: 0 },
  heavy: { range: 6, more: 1 },
  colossal: { range: 9, more: 2 },
};

/** §7.3.7, §8.2: null where a Ship does not explode: too small, or captured. */
export const blastRange = (tonnage: Tonnage, captured: boolean): number | null =>
  captured ? null : (BLASTS[tonnage]?.range ?? null);

const CONTAINED = 2;
const HITS = 2;
const RUPTURE = EXPLOSIONS.indexOf('reactor-rupture') + 1;
const CATASTROPHE = EXPLOSIONS.length;

/** §7.3.7: by result, the kind of the two hits, and the number from which a Wing is removed. */
const RESULTS: readonly (readonly [ExplosionResult, WeaponType | null, number])[] = [
  ['shredded', 'K', 5],
  ['fuel-detonation', 'E', 4],
  ['reactor-overload', 'C', 3],
  ['foldspace-catastrophe', null, 2],
];

/** What is near, in the same layer. */
export type Near =
  | {
      readonly what: 'group';
      readonly id: string;
      readonly distance: number;
      readonly spikes: number;
      /** After all modifiers; a Formation does not help (ruling blast-is-no-attack). */
      readonly saves: Saves;
    }
  | { readonly what: 'wing'; readonly id: string; readonly distance: number };

export type Blast = Readonly<{ tonnage: Tonnage; containReactor: boolean; near: readonly Near[] }>;

export interface BlastFields {
  readonly result: Field;
  readonly hits: Field;
  /** Damage to a Group, or whether a Wing is removed. */
  readonly row: readonly Field[];
}

export const resultAt = (fields: BlastFields, state: State): ExplosionResult =>
  EXPLOSIONS[fields.result.of(state) - 1] ?? 'burn-up';

/** §7.3.7: whether a Group has room for the Spike that it gains. */
export const gainsSpike = (
  { distance, spikes }: Extract<Near, { what: 'group' }>,
  result: ExplosionResult,
  range: number,
): boolean => {
  const reach =
    result === 'reactor-rupture' ? 2 * range : result === 'foldspace-catastrophe' ? range : -1;
  return distance <= reach && spikes < MOST_SPIKES;
};

const groupSteps = (
  fields: BlastFields,
  { id, saves }: Extract<Near, { what: 'group' }>,
  damage: Field,
  perHit: number,
): Steps =>
  RESULTS.flatMap(([result, type]): Steps => {
    const when = (state: State): boolean => resultAt(fields, state) === result;
    if (type === null)
      return [goOn(`${id}-catastrophe`, (now) => (when(now) ? damage.with(now, HITS) : now))];
    const [save, hull] = [firstSave(type, saves), HITS * perHit];
    return plainHits(
      { hits: fields.hits, damage },
      { id: `${id}-${type}`, hits: HITS, save, backup: saves.backup, hull, damage: perHit, when },
    );
  });

const wingSteps = (fields: BlastFields, id: string, gone: Field): Steps =>
  RESULTS.map(([result, , needs]) =>
    rollStep({
      id: `${id}-${result}`,
      by: 'owner',
      die: passingOn(needs),
      count: (state) => (resultAt(fields, state) === result ? 1 : 0),
      then: (state, { passed }) => gone.with(state, passed),
    }),
  );

type BlastRulings = Pick<Rulings, 'contain-is-the-result' | 'blast-hit-one-damage'>;

const resultStep = (
  { result }: BlastFields,
  { tonnage, containReactor }: Blast,
  rulings: BlastRulings,
) => {
  const more = BLASTS[tonnage]?.more ?? 0;
  const limited = (sum: number): number => Math.min(CATASTROPHE, sum);
  const contained = rulings['contain-is-the-result'] === 'result' ? RUPTURE : CONTAINED + more;
  return containReactor
    ? goOn('contained', (state) => result.with(state, limited(contained)))
    : rollStep({
        id: 'explosion',
        by: 'owner',
        die: PIPS,
        count: () => 1,
        then: (state, { pips }) => result.with(state, limited(pips + more)),
      });
};

/** §7.3.7: a die for the result, then what it does to each thing in range. */
export const explosionOf = (
  blast: Blast,
  rulings: BlastRulings,
): { readonly procedure: Procedure; readonly fields: BlastFields } => {
  // No value is given (ruling blast-hit-one-damage).
  const perHit = rulings['blast-hit-one-damage'] === 'one' ? 1 : 2;
  const fields = fieldsOf(
    { result: CATASTROPHE + 1, hits: HITS + 1 },
    blast.near.map(() => HITS * perHit + 1),
  );
  const range = blastRange(blast.tonnage, false) ?? -1;
  const steps = blast.near.flatMap((one, at): Steps => {
    const field = fields.row[at];
    if (!field || one.distance > range) return [];
    return one.what === 'group'
      ? groupSteps(fields, one, field, perHit)
      : wingSteps(fields, one.id, field);
  });
  return { procedure: procedureOf([resultStep(fields, blast, rulings), ...steps]), fields };
};
