import { passingOn, sixSided, type Die } from '../../kit/procedures/dice';
import { chancesOf, graphOf, meanOf, type Plan } from '../../kit/procedures/exact';
import { goOn, procedureOf, rollFor, rollStep, type Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type State } from '../../kit/procedures/state';
import { allocate, isBelowHalf, mustRollForCrippling, type Hurt } from './damage';
import { inflict, saveRoll } from './hits';
import type { Lock } from './locks';
import { modifiedSave, sum, type Needed } from './numbers';

/** A weapon that fires, with every number settled. */
export interface Shot extends Lock {
  /** Dice to hit. */
  readonly attacks: number;
  readonly save: Needed;
  readonly backup: Needed;
  readonly damage: number;
  /** §8.3.4: save dice that Saturation Fire takes away. */
  readonly fewer?: { readonly first: number; readonly backup: number };
  /** §8.3.1: Fighters may have its first saves re-rolled. */
  readonly mayProtect?: boolean;
  /** What each critical takes from the first save against all its hits. */
  readonly burnthrough?: number;
  /** Critical hits that are saved, or hurt, otherwise than the others. */
  readonly critically?: { readonly save: Needed; readonly damage: number };
}

/** §8.3.1: Fighters near the target, the dice that each lets re-roll, and whether those that were never rolled are among them. */
export interface Protection {
  readonly fighters: number;
  readonly rerollsPerFighter: number;
  readonly unrolledToo?: boolean;
}

export interface Attack {
  readonly shots: readonly Shot[];
  /** Hull that there is to lose; null counts all damage. */
  readonly hull: number | null;
  readonly protection?: Protection;
}

const lockDice = new Map<string, Die<'hit' | 'critical'>>();

/** §7.3.3: a die that hits from the Lock on, and is critical from its number on. */
const lockDie = ({ lock, critical }: Lock): Die<'hit' | 'critical'> => {
  const id = `${lock}/${critical ?? '-'}`;
  const known = lockDice.get(id);
  if (known) return known;
  const die = sixSided(['hit', 'critical'], (face) => ({
    hit: face >= lock ? 1 : 0,
    critical: critical !== null && face >= critical ? 1 : 0,
  }));
  lockDice.set(id, die);
  return die;
};

const fieldsFor = ({ shots, protection }: Attack, hull: number) => {
  const dice = Math.max(0, ...shots.map(({ attacks }) => attacks));
  const fighters = protection?.fighters ?? 0;
  return fieldsOf({
    hits: dice + 1,
    criticals: dice + 1,
    damage: hull + 1,
    // First saves that failed and may be rolled again; then those that are.
    failed: fighters > 0 ? dice + 1 : 1,
    fighters: fighters + 1,
    // Hits that came through, while those that are critical are saved.
    kept: shots.some(({ critically }) => critically) ? dice + 1 : 1,
  });
};

type AttackFields = ReturnType<typeof fieldsFor>;

const rollToHit = (fields: AttackFields, shot: Shot, at: number): Steps => [
  rollStep({
    id: `hit-${at}`,
    by: 'attacker',
    die: lockDie(shot),
    count: () => shot.attacks,
    then: (state, { hit, critical }) =>
      fields.criticals.with(fields.hits.with(state, hit), critical),
  }),
  goOn(`hits-${at}`, (state) => state),
  goOn(`read-${at}`, (state) => {
    if (shot.critically) return fields.hits.plus(state, -fields.criticals.of(state));
    // Criticals alone do nothing, so they are forgotten once they are read.
    return shot.burnthrough ? state : fields.criticals.with(state, 0);
  }),
];

/** §8.3.1: after the first saves the defender sends Fighters; each lets some of the failed dice be rolled again. */
const protectedSaves = (
  { hits, failed, fighters }: AttackFields,
  die: Die<'passed'>,
  at: string,
  { unrolled, when }: { readonly unrolled: number; readonly when: (state: State) => boolean },
  { rerollsPerFighter: perFighter, unrolledToo = false }: Protection,
): Steps => {
  const rolled = (state: State): number =>
    when(state) ? Math.max(0, hits.of(state) - unrolled) : 0;
  return [
    rollFor(`save-${at}`, 'defender', die, rolled, (state, passed) => {
      // Dice that are not rolled cannot be rolled again (ruling rerolls-only-rolled-dice).
      const open = unrolledToo && when(state) ? hits.of(state) : rolled(state);
      return hits.plus(failed.with(state, open - passed), -passed);
    }),
    {
      name: `protect-${at}`,
      next: (state) => {
        const open = failed.of(state);
        const most = Math.min(fighters.of(state), Math.ceil(open / perFighter));
        const then = ([used = 0]: readonly number[]): State =>
          failed.with(fighters.plus(state, -used), Math.min(open, used * perFighter));
        if (most === 0) return then([]);
        const on = [{ id: 'fighters', most }];
        return { ask: 'spend', id: `protect-${at}`, by: 'defender', points: most, on, then };
      },
    },
    rollFor(`reroll-${at}`, 'defender', die, failed.of, (state, passed) =>
      failed.with(hits.plus(state, -passed), 0),
    ),
  ];
};

const FACES = [2, 3, 4, 5, 6];

/** §7.3.4: the first save, which Fighters may help where the weapon and the save allow it. */
const firstSaves = (
  fields: AttackFields,
  { save, fewer, mayProtect = false, burnthrough = 0 }: Shot,
  at: string,
  protection: Protection | undefined,
): Steps => {
  if (save === null) return [];
  const unrolled = fewer?.first ?? 0;
  const helps = protection && protection.fighters > 0 && protection.rerollsPerFighter > 0;
  const needed = (state: State): Needed =>
    modifiedSave(save, -burnthrough * fields.criticals.of(state));
  // By what the criticals leave of the save.
  const all = burnthrough > 0 ? FACES.filter((needs) => needs >= save) : [save];
  return all.flatMap((needs): Steps => {
    const when = (state: State): boolean => burnthrough === 0 || needed(state) === needs;
    return helps && mayProtect
      ? protectedSaves(fields, passingOn(needs), at, { unrolled, when }, protection)
      : saveRoll(fields, { id: `save-${at}`, needs, unrolled, when });
  });
};

const stepsOf = (fields: AttackFields, { shots, protection }: Attack, hull: number): Steps =>
  shots.flatMap((shot, at): Steps => {
    const { critically, fewer } = shot;
    const { hits, criticals, kept } = fields;
    const saved = (one: Shot, id: string): Steps => [
      ...firstSaves(fields, one, id, protection),
      ...saveRoll(fields, { id: `backup-${id}`, needs: one.backup, unrolled: fewer?.backup ?? 0 }),
    ];
    const split = critically && [
      goOn(`critical-${at}`, (state) =>
        hits.with(kept.with(state, hits.of(state)), criticals.of(state)),
      ),
      ...saved({ ...shot, ...critically }, `critical-${at}`),
    ];
    return [
      ...rollToHit(fields, shot, at),
      ...saved(shot, String(at)),
      ...(split ?? []),
      goOn(`unsaved-${at}`, (state) => criticals.with(state, 0)),
      inflict(fields, `damage-${at}`, critically?.damage ?? shot.damage, hull),
      ...(critically ? [inflict({ ...fields, hits: kept }, `kept-${at}`, shot.damage, hull)] : []),
    ];
  });

/** What there is to lose: hull, or all the damage that the dice together may do. */
const mostLost = ({ hull, shots }: Attack): number =>
  hull ??
  sum(shots.map(({ attacks, damage, critically }) => attacks * (critically?.damage ?? damage)));

/** §7.3: all weapons that were given one target, one after the other: hits, saves, Backup Saves, damage. */
export const attackOf = (attack: Attack) => {
  const hull = mostLost(attack);
  const fields = fieldsFor(attack, hull);
  const start = fields.fighters.with(0, attack.protection?.fighters ?? 0);
  return { procedure: procedureOf(stepsOf(fields, attack, hull)), fields, start };
};

/** As odds take it: every failed die that may be rolled again is. */
const PROTECT_ALWAYS: Plan = {
  defender: (question) => (question.ask === 'spend' ? question.on.map(({ most }) => most) : []),
};

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
