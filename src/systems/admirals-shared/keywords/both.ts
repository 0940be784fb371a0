import { plus, startAt, type Tally } from '../explain';
import { hitsOn } from '../skirmish/die';
import * as hooks from './hooks';

/** What these keywords ask of a piece, and of how a table reads the rules. */
interface Bearer {
  readonly id: string;
  readonly team: string;
  readonly name: string;
  readonly card: { readonly role: string };
}
interface Rulings {
  readonly 'lethal-highest': 'highest' | 'sum';
}
type Near<SomeRulings = Rulings> = hooks.AnyNearbyAt<Bearer, SomeRulings>;
type Acts<SomeRulings> = Partial<
  hooks.SharedHooks<hooks.AnyKeywordAt<Bearer, SomeRulings>, Near<SomeRulings>>
>;
type Rule<SomeRulings = Rulings> = hooks.AnyKeywordRule<Acts<SomeRulings>>;

/** A keyword with a number: several add up, or the highest counts. */
const numbered = <SomeRulings = Rulings>(
  name: string,
  rule: string,
  several: 'add' | 'highest',
  acts: Acts<SomeRulings>,
): Rule<SomeRulings> => ({ name, rule, value: 'number', several, ...acts });

/** Keywords that act alike in both editions, each by the section of a rulebook. */

/** So much more Armor. */
export const armorBy = (rule: string): Rule =>
  numbered('Armor', rule, 'add', {
    armor: (sum, at) => plus(sum, hooks.numberOf(at), hooks.ownKeyword(at), rule),
  });

/** In a skirmish an unmodified 6 is a Direct Hit too. */
export const boardingArrayBy = (rule: string): Rule => ({
  name: 'Boarding Array',
  rule,
  value: 'none',
  combatDie: (die, at) => hitsOn(die, [6], 1, hooks.ownKeyword(at), rule),
});

/** 1 more Flak for friends with so many hexes between, not for itself. */
export const coverBy = <SomeRulings>(
  rule: string,
  counts: (flak: Tally, at: Near<SomeRulings>) => boolean = () => true,
): Rule<SomeRulings> =>
  numbered<SomeRulings>('Cover', rule, 'highest', {
    flakNearby: (sum, at) => {
      const covers = hooks.isFriend(at) && at.distance <= hooks.numberOf(at);
      return covers && counts(sum, at) ? plus(sum, 1, hooks.keywordNearby(at), rule) : sum;
    },
  });

/** In combat each result up to x is a Direct Hit. */
export const deadlyBy = (rule: string): Rule =>
  numbered('Deadly', rule, 'highest', {
    combatDie: (die, at) => {
      const faces = [1, 2, 3, 4, 5, 6].filter((face) => face <= hooks.numberOf(at));
      return hitsOn(die, faces, 1, hooks.ownKeyword(at), rule);
    },
  });

/** So much more Flak. */
export const flakBy = (rule: string): Rule =>
  numbered('Flak', rule, 'add', {
    flak: (sum, at) => plus(sum, hooks.numberOf(at), hooks.ownKeyword(at), rule),
  });

/** Defeated in a skirmish it deals x Direct Hits (ruling lethal-highest). */
export const lethalBy = (rule: string): Rule =>
  numbered('Lethal', rule, 'add', {
    deathBlow: (hits, at) => {
      const dealt = hooks.numberOf(at);
      if (at.rulings['lethal-highest'] === 'sum')
        return plus(hits, dealt, hooks.ownKeyword(at), rule);
      return dealt > hits.value ? startAt(dealt, hooks.ownKeyword(at), rule) : hits;
    },
  });

/** It adds x dice to the Combat Pool of an adjacent Escort of its team. */
export const supportBy = (rule: string): Rule =>
  numbered('Support', rule, 'add', {
    combatPoolNearby: (pool, at) => {
      const helps = hooks.isFriend(at) && at.distance === 0 && at.about.card.role === 'Escort';
      return helps ? plus(pool, hooks.numberOf(at), hooks.keywordNearby(at), rule) : pool;
    },
  });
