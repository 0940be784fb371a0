import { chancesOf, graphOf, meanOf } from '../../kit/procedures/exact';
import type { State } from '../../kit/procedures/state';
import { attackOf, mostLost, PROTECT_ALWAYS, type Attack } from './attack';
import { allocate, isBelowHalf, mustRollForCrippling, type Hurt } from './damage';

/** Exact odds of a whole attack, with what each weapon does on the way. */
export const attackOdds = (attack: Attack) => {
  const { procedure, fields, start } = attackOf(attack);
  const watched = attack.shots.flatMap((_, at) => [`hits-${at}`, `unsaved-${at}`]);
  const graph = graphOf(procedure, PROTECT_ALWAYS, watched);
  const { ends, passed } = graph.spread([{ state: start, chance: 1 }]);
  const { hits, criticals, kept, damage } = fields;
  const fighters = attack.protection?.fighters ?? 0;
  return {
    shots: attack.shots.map(({ attacks }, at) => ({
      hits: chancesOf(passed(`hits-${at}`), hits.of, attacks),
      criticals: chancesOf(passed(`hits-${at}`), criticals.of, attacks),
      unsaved: chancesOf(
        passed(`unsaved-${at}`),
        (state: State) => hits.of(state) + kept.of(state),
        attacks,
      ),
    })),
    /** Hull lost in all. */
    damage: chancesOf(ends, damage.of, mostLost(attack)),
    expectedDamage: meanOf(ends, damage.of),
    expectedFightersUsed: meanOf(ends, (state) => fighters - fields.fighters.of(state)),
  };
};

const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

/** §7.3.5-6: what damage means for each Ship of a Group, before any Crippling Effect or Explosion. */
export const groupOdds = (ships: readonly Hurt[], damage: readonly number[]) => {
  const after = damage.map((chance, lost) => {
    const left = allocate(ships, lost);
    const rolls = ships.map((ship, at) => mustRollForCrippling(ship, left[at] ?? 0));
    return { chance, gone: left.map((hull) => hull === 0), rolls };
  });
  const that = (holds: (one: (typeof after)[number]) => boolean): number =>
    sum(after.filter(holds).map(({ chance }) => chance));
  const countOf = (gone: readonly boolean[]): number => gone.filter(Boolean).length;
  return {
    /** The number of Ships. */
    destroyed: [...ships, null].map((_, count) => that(({ gone }) => countOf(gone) === count)),
    shipDestroyed: ships.map((_, at) => that(({ gone }) => gone[at] === true)),
    shipCrippled: ships.map((_, at) => that(({ rolls }) => rolls[at] === true)),
    anyCrippled: that(({ rolls }) => rolls.includes(true)),
  };
};

/** §11: what damage leaves of a dropsite: Ruined and not levelled, or levelled. */
export const dropsiteOdds = (hull: number, fullHull: number, damage: readonly number[]) => {
  const isRuined = (lost: number) => lost < hull && isBelowHalf(hull - lost, fullHull);
  return {
    ruined: sum(damage.filter((_, lost) => isRuined(lost))),
    levelled: sum(damage.filter((_, lost) => lost >= hull)),
  };
};
