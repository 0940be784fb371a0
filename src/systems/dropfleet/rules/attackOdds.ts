import { chancesOf, graphOf, meanOf, type Spread } from '../../kit/procedures/exact';
import type { State } from '../../kit/procedures/state';
import { attackOf, mostDamage, PROTECT_ALWAYS, type Attack, type Attacking } from './attack';
import { allocate, isBelowHalf, mustRollForCrippling, type Hurt } from './damage';

export interface ShotOdds {
  readonly hits: readonly number[];
  readonly criticals: readonly number[];
  readonly unsaved: readonly number[];
}

export interface AttackOdds {
  readonly shots: readonly ShotOdds[];
  /** Hull lost in all. */
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  readonly expectedFightersUsed: number;
}

const shotOdds = (
  { fields }: Attacking,
  { shots }: Attack,
  { passed }: Spread,
): readonly ShotOdds[] =>
  shots.map(({ attacks }, at) => {
    const [rolled, left] = [passed(`hits-${at}`), passed(`unsaved-${at}`)];
    const hits = (state: State): number => fields.hits.of(state);
    return {
      hits: chancesOf(rolled, hits, attacks),
      criticals: chancesOf(rolled, (state) => fields.criticals.of(state), attacks),
      unsaved: chancesOf(left, (state) => hits(state) + fields.kept.of(state), attacks),
    };
  });

/** Exact odds of a whole attack, with what each weapon does on the way. */
export const attackOdds = (attack: Attack): AttackOdds => {
  const attacking = attackOf(attack);
  const { procedure, fields, start } = attacking;
  const watched = attack.shots.flatMap((_, at) => [`hits-${at}`, `unsaved-${at}`]);
  const spread = graphOf(procedure, PROTECT_ALWAYS, watched).spread([{ state: start, chance: 1 }]);
  const lost = (state: State): number => fields.damage.of(state);
  const fighters = attack.protection?.fighters ?? 0;
  const most = attack.hull ?? mostDamage(attack.shots);
  return {
    shots: shotOdds(attacking, attack, spread),
    damage: chancesOf(spread.ends, lost, most),
    expectedDamage: meanOf(spread.ends, lost),
    expectedFightersUsed: meanOf(spread.ends, (state) => fighters - fields.fighters.of(state)),
  };
};

export interface GroupOdds {
  /** The number of Ships. */
  readonly destroyed: readonly number[];
  readonly shipDestroyed: readonly number[];
  readonly shipCrippled: readonly number[];
  readonly anyCrippled: number;
}

/** §7.3.5-6: what damage means for each Ship of a Group, before any Crippling Effect or Explosion. */
export const groupOdds = (ships: readonly Hurt[], damage: readonly number[]): GroupOdds => {
  const destroyed = new Array<number>(ships.length + 1).fill(0);
  const shipDestroyed = new Array<number>(ships.length).fill(0);
  const shipCrippled = new Array<number>(ships.length).fill(0);
  let anyCrippled = 0;
  damage.forEach((chance, lost) => {
    const left = allocate(ships, lost);
    const gone = left.map((hull) => hull === 0);
    const rolls = ships.map((ship, at) => mustRollForCrippling(ship, left[at] ?? 0));
    const count = gone.filter(Boolean).length;
    destroyed[count] = (destroyed[count] ?? 0) + chance;
    ships.forEach((_, at) => {
      if (gone[at]) shipDestroyed[at] = (shipDestroyed[at] ?? 0) + chance;
      if (rolls[at]) shipCrippled[at] = (shipCrippled[at] ?? 0) + chance;
    });
    if (rolls.includes(true)) anyCrippled += chance;
  });
  return { destroyed, shipDestroyed, shipCrippled, anyCrippled };
};

/** §11: what damage leaves of a dropsite: Ruined and not levelled, or levelled. */
export const dropsiteOdds = (hull: number, fullHull: number, damage: readonly number[]) => {
  let [ruined, levelled] = [0, 0];
  damage.forEach((chance, lost) => {
    if (lost >= hull) levelled += chance;
    else if (isBelowHalf(hull - lost, fullHull)) ruined += chance;
  });
  return { ruined, levelled };
};
