import { goOn, procedureOf, type Procedure, type Step } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';

/** Battalions of two players at one place: their names do not matter. */
export type Pair = readonly [number, number];

export type Ground = Readonly<{ site: Pair; features: readonly Pair[] }>;

/** Who decides what, as procedures name them. */
export const PLAYERS = ['first', 'second'] as const;

/** §8.1 */
const TO_DESTROY = 4;
/** The reply that destroys a Feature; 0 keeps it. */
export const DESTROY = 1;

type Place = Readonly<{ first: Field; second: Field }>;

export interface CombatFields {
  readonly site: Place;
  readonly features: readonly Place[];
  /** By Feature: whether it was destroyed. */
  readonly destroyed: readonly Field[];
}

const fieldsFor = ({ site, features }: Ground): CombatFields => {
  const places = [site, ...features];
  // A Feature may get all those on the site.
  const most = ([one, other]: Pair, isSite: boolean): readonly number[] =>
    [one + (isSite ? 0 : site[0]), other + (isSite ? 0 : site[1])].map((count) => count + 1);
  const { row } = fieldsOf({}, [
    ...places.flatMap((pair, at) => most(pair, at === 0)),
    ...features.map(() => 2),
  ]);
  const field = (at: number): Field => {
    const found = row[at];
    if (!found) throw new RangeError(`no field ${at}`);
    return found;
  };
  const place = (at: number): Place => ({ first: field(2 * at), second: field(2 * at + 1) });
  return {
    site: place(0),
    features: features.map((_, at) => place(at + 1)),
    destroyed: features.map((_, at) => field(2 * places.length + at)),
  };
};

const startFor = (fields: CombatFields, { site, features }: Ground): State => {
  const put = (state: State, { first, second }: Place, [one, other]: Pair): State =>
    second.with(first.with(state, one), other);
  return features.reduce(
    (state, pair, at) => {
      const place = fields.features[at];
      return place ? put(state, place, pair) : state;
    },
    put(0, fields.site, site),
  );
};

/** §8.1, 1: any number of those on the site go to one Feature (ruling assign-some-or-all). */
const assign = (fields: CombatFields, who: (typeof PLAYERS)[number]): Step => ({
  name: `assign-${who}`,
  next: (state) => {
    const there = fields.site[who].of(state);
    if (there === 0 || fields.features.length === 0) return state;
    return {
      ask: 'spend',
      id: `assign-${who}`,
      by: who,
      points: there,
      on: fields.features.map((_, at) => ({ id: String(at), most: there })),
      allows: (sent) => sent.filter((count) => count > 0).length <= 1,
      then: (sent) =>
        sent.reduce((next, count, at) => {
          const feature = fields.features[at];
          return feature ? feature[who].plus(fields.site[who].plus(next, -count), count) : next;
        }, state),
    };
  },
});

/** §8.1, 2 and 3: both lose as many as the smaller side has. */
const fight = (name: string, { first, second }: Place): Step =>
  goOn(name, (state) => {
    const lost = Math.min(first.of(state), second.of(state));
    return lost === 0 ? state : first.plus(second.plus(state, -lost), -lost);
  });

/** §8.1: four or more that hold a Feature alone may all go to destroy it (ruling destroy-after-combat). */
const destroy = (fields: CombatFields, at: number, who: (typeof PLAYERS)[number]): Step => ({
  name: `destroy-${at}-${who}`,
  next: (state) => {
    const [feature, destroyed] = [fields.features[at], fields.destroyed[at]];
    if (!feature || !destroyed || destroyed.of(state) === 1) return state;
    if (feature[who].of(state) < TO_DESTROY) return state;
    return {
      ask: 'choose',
      id: `destroy-${at}-${who}`,
      by: who,
      options: [0, DESTROY],
      then: (option) =>
        option === DESTROY ? destroyed.with(feature[who].with(state, 0), 1) : state,
    };
  },
});

/** §8.1: battalion combat at one dropsite, from assigning to the Features that are destroyed. */
export const battalionCombat = (
  ground: Ground,
): { readonly procedure: Procedure; readonly fields: CombatFields; readonly start: State } => {
  const fields = fieldsFor(ground);
  const procedure = procedureOf([
    ...PLAYERS.map((who) => assign(fields, who)),
    fight('site', fields.site),
    ...fields.features.map((place, at) => fight(`feature-${at}`, place)),
    ...fields.features.flatMap((_, at) => PLAYERS.map((who) => destroy(fields, at, who))),
  ]);
  return { procedure, fields, start: startFor(fields, ground) };
};

/** What a state says of the ground. */
export const groundAt = ({ site, features }: CombatFields, state: State): Ground => {
  const pair = ({ first, second }: Place): Pair => [first.of(state), second.of(state)];
  return { site: pair(site), features: features.map(pair) };
};

export type Holder = (typeof PLAYERS)[number] | 'contested' | null;

/** Who is there alone, or whether both are. */
export const holderOf = ([first, second]: Pair): Holder => {
  if (first > 0 && second > 0) return 'contested';
  return first > 0 ? 'first' : second > 0 ? 'second' : null;
};

/** §11: who controls a dropsite, by the battalions on it and on its Features (ruling control-by-battalions). */
export const controlOf = ({ site, features }: Ground): Holder =>
  holderOf(
    features.reduce<Pair>(([one, other], [more, others]) => [one + more, other + others], site),
  );
