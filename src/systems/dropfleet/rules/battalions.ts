import { goOn, procedureOf, type Step } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';

/** Battalions of two players at one place: their names do not matter. */
export type Pair = readonly [number, number];
export type Ground = Readonly<{ site: Pair; features: readonly Pair[] }>;

/** Who decides what, as procedures name them. */
export const PLAYERS = ['first', 'second'] as const;

/** §8.1 */
const TO_DESTROY = 4;
/** The reply that destroys a Feature; 0 keeps it. */
export const DESTROY = 1;

type Place = readonly [Field, Field];

/** Both sides at each place, and by Feature whether it was destroyed; and how it begins. */
const fieldsFor = ({ site, features }: Ground) => {
  // A Feature may get all those on the site.
  const most = features.map((pair): Pair => [pair[0] + site[0], pair[1] + site[1]]);
  const sizes = [site, ...most].flatMap((pair) => pair.map((count) => count + 1));
  const { row } = fieldsOf({}, [...sizes, ...features.map(() => 2)]);
  const field = (at: number): Field => {
    const found = row[at];
    if (!found) throw new RangeError(`no field ${at}`);
    return found;
  };
  const place = (at: number): Place => [field(2 * at), field(2 * at + 1)];
  const fields = {
    site: place(0),
    features: features.map((_, at) => place(at + 1)),
    destroyed: features.map((_, at) => field(sizes.length + at)),
  };
  const counts = [site, ...features].flat();
  return { fields, start: counts.reduce((state, count, at) => field(at).with(state, count), 0) };
};

type CombatFields = ReturnType<typeof fieldsFor>['fields'];

/** §8.1, 1: any number of those on the site go to one Feature, or none (ruling assign-some-or-all). */
const assign = ({ site, features }: CombatFields, who: 0 | 1, all: boolean): Step => {
  const id = `assign-${PLAYERS[who]}`;
  const next = (state: State) => {
    const there = site[who].of(state);
    if (there === 0 || features.length === 0) return state;
    return {
      ask: 'spend' as const,
      ...{ id, by: PLAYERS[who], points: there },
      on: features.map((_, at) => ({ id: String(at), most: there })),
      allows: (sent: readonly number[]) =>
        sent.filter((count) => count > 0).length <= 1 &&
        (!all || sent.every((count) => count === 0 || count === there)),
      then: (sent: readonly number[]) =>
        features.reduce((now, feature, at) => {
          const count = sent[at] ?? 0;
          return feature[who].plus(site[who].plus(now, -count), count);
        }, state),
    };
  };
  return { name: id, next };
};

/** §8.1, 2 and 3: both lose as many as the smaller side has. */
const fight = (name: string, [first, second]: Place): Step =>
  goOn(name, (state) => {
    const lost = Math.min(first.of(state), second.of(state));
    return lost === 0 ? state : first.plus(second.plus(state, -lost), -lost);
  });

/** §8.1: four or more that hold a Feature alone may all go to destroy it (ruling destroy-after-combat). */
const destroy = (feature: Place, destroyed: Field, at: number, who: 0 | 1): Step => {
  const id = `destroy-${at}-${PLAYERS[who]}`;
  const next = (state: State) => {
    const isAlone = feature[1 - who]?.of(state) === 0;
    const may = isAlone && feature[who].of(state) >= TO_DESTROY && destroyed.of(state) === 0;
    if (!may) return state;
    return {
      ask: 'choose' as const,
      ...{ id, by: PLAYERS[who], options: [0, DESTROY] },
      then: (option: unknown) =>
        option === DESTROY ? destroyed.with(feature[who].with(state, 0), 1) : state,
    };
  };
  return { name: id, next };
};

type CombatRulings = Pick<Rulings, 'assign-some-or-all' | 'destroy-after-combat'>;
const DEFAULT: CombatRulings = {
  'assign-some-or-all': 'any-number',
  'destroy-after-combat': 'after-all-combat',
};

/** §8.1: battalion combat at one dropsite, from assigning to the Features that are destroyed. */
export const battalionCombat = (ground: Ground, rules = DEFAULT) => {
  const { fields, start } = fieldsFor(ground);
  const { site, features, destroyed } = fields;
  const all = rules['assign-some-or-all'] === 'all';
  const destroys = destroyed.flatMap((gone, at) => {
    const place = features[at];
    return place ? [destroy(place, gone, at, 0), destroy(place, gone, at, 1)] : [];
  });
  const fights = [fight('site', site), ...features.map((one, at) => fight(`feature-${at}`, one))];
  const isAfter = rules['destroy-after-combat'] === 'after-all-combat';
  const rest = isAfter ? [...fights, ...destroys] : [...destroys, ...fights];
  const procedure = procedureOf([assign(fields, 0, all), assign(fields, 1, all), ...rest]);
  return { procedure, fields, start };
};

/** What a state says of the ground. */
export const groundAt = ({ site, features }: CombatFields, state: State): Ground => {
  const pair = ([first, second]: Place): Pair => [first.of(state), second.of(state)];
  return { site: pair(site), features: features.map(pair) };
};

export type Holder = (typeof PLAYERS)[number] | 'contested' | null;

/** Who is there alone, or whether both are. */
export const holderOf = ([first, second]: Pair): Holder => {
  if (first > 0 && second > 0) return 'contested';
  return first > 0 ? 'first' : second > 0 ? 'second' : null;
};

/** All battalions at a dropsite: on it and on its Features. */
export const totalOf = ({ site, features }: Ground): Pair =>
  features.reduce<Pair>(([one, other], pair) => [one + pair[0], other + pair[1]], site);

/** §11: who controls a dropsite (ruling control-by-battalions). */
export const controlOf = (ground: Ground): Holder => holderOf(totalOf(ground));
