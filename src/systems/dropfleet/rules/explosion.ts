import { passingOn, PIPS } from '../../kit/procedures/dice';
import { goOn, procedureOf, rollFor, type Step, type Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';
import { EXPLOSIONS, type ExplosionResult, type Tonnage, type WeaponType } from '../terms';
import { plainHits } from './hits';
import { firstSave, type Saves } from './numbers';
import { MOST_SPIKES } from './signature';

/** §7.3.7: how far it reaches, and what it adds to the die; Light Ships do not explode. */
const BLASTS: Readonly<Record<Tonnage, Readonly<{ range: number; more: number }> | null>> = {
  light: null,
  medium: { range: 3, more: 0 },
  heavy: { range: 6, more: 1 },
  colossal: { range: 9, more: 2 },
};

/** §7.3.7, §8.2: null where a Ship does not explode: too small, or captured. */
export const blastRange = (tonnage: Tonnage, captured = false): number | null =>
  captured ? null : (BLASTS[tonnage]?.range ?? null);

const CONTAINED = 2;
const HITS = 2;
const CATASTROPHE = EXPLOSIONS.length;

/** §7.3.7: by result, the kind of the two hits, and the number from which a Wing is removed. */
const RESULTS: readonly (readonly [ExplosionResult, WeaponType | null, number])[] = [
  ['shredded', 'K', 5],
  ['fuel-detonation', 'E', 4],
  ['reactor-overload', 'C', 3],
  ['foldspace-catastrophe', null, 2],
];

type Placed = Readonly<{ id: string; distance: number }>;
type NearGroup = Placed & {
  readonly what: 'group';
  readonly spikes: number;
  /** After all modifiers; a Formation does not help (ruling blast-is-no-attack). */
  readonly saves: Saves;
};

/** What is near, in the same layer. */
export type Near = NearGroup | (Placed & { readonly what: 'wing' });

export type Blast = Readonly<{ tonnage: Tonnage; containReactor: boolean; near: readonly Near[] }>;

/** `row`: damage to a Group, or whether a Wing is removed. */
type BlastFields = Readonly<{ result: Field; hits: Field; row: readonly Field[] }>;

export const resultAt = ({ result }: Pick<BlastFields, 'result'>, state: State): ExplosionResult =>
  EXPLOSIONS[result.of(state) - 1] ?? 'burn-up';

/** §7.3.7: whether a Group has room for the Spike that it gains. */
export const gainsSpike = (
  { distance, spikes }: NearGroup,
  result: ExplosionResult,
  range: number,
): boolean => {
  const reach =
    result === 'reactor-rupture' ? 2 * range : result === 'foldspace-catastrophe' ? range : -1;
  return distance <= reach && spikes < MOST_SPIKES;
};

/** What each result does to one thing in range: damage to a Group, or a die for a Wing. */
const stepsFor = (fields: BlastFields, near: Near, done: Field, perHit: number): Steps =>
  RESULTS.flatMap(([result, type, needs]): Steps => {
    const { id } = near;
    const when = (state: State): boolean => resultAt(fields, state) === result;
    if (near.what === 'wing') {
      const count = (state: State) => (when(state) ? 1 : 0);
      return [rollFor(`${id}-${result}`, 'owner', passingOn(needs), count, done.with)];
    }
    if (type === null)
      return [goOn(`${id}-catastrophe`, (now) => (when(now) ? done.with(now, HITS) : now))];
    const { saves } = near;
    const hit = { hits: HITS, save: firstSave(type, saves), backup: saves.backup, when };
    const most = { hull: HITS * perHit, damage: perHit };
    return plainHits({ ...fields, damage: done }, { id: `${id}-${type}`, ...hit, ...most });
  });

type BlastRulings = Pick<Rulings, 'contain-is-the-result' | 'blast-hit-one-damage'>;

const resultStep = (result: Field, blast: Blast, rulings: BlastRulings): Step => {
  const more = BLASTS[blast.tonnage]?.more ?? 0;
  const set = (state: State, sum: number) => result.with(state, Math.min(CATASTROPHE, sum));
  const contained = CONTAINED + (rulings['contain-is-the-result'] === 'result' ? 0 : more);
  return blast.containReactor
    ? goOn('contained', (state) => set(state, contained))
    : rollFor('explosion', 'owner', PIPS, 1, (state, pips) => set(state, pips + more));
};

/** §7.3.7: a die for the result, then what it does to each thing in range. */
export const explosionOf = (blast: Blast, rulings: BlastRulings) => {
  // No value is given (ruling blast-hit-one-damage).
  const perHit = rulings['blast-hit-one-damage'] === 'one' ? 1 : 2;
  const fields = fieldsOf(
    { result: CATASTROPHE + 1, hits: HITS + 1 },
    blast.near.map(() => HITS * perHit + 1),
  );
  const range = blastRange(blast.tonnage) ?? -1;
  const steps = blast.near.flatMap((one, at): Steps => {
    const done = fields.row[at];
    return !done || one.distance > range ? [] : stepsFor(fields, one, done, perHit);
  });
  return { procedure: procedureOf([resultStep(fields.result, blast, rulings), ...steps]), fields };
};
