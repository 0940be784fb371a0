import { walk, type Entry, type Run } from '../../../kit/procedures/play';
import { countOf } from '../../../kit/procedures/procedure';
import type { Facing } from '../../../admirals-shared/cards/terms';
import { shieldsLeft } from '../../../admirals-shared/piece';
import type { Save } from '../../../admirals-shared/saves';
import { attackOf, type Attack } from '../../strike/attack';
import { guardOf } from '../../strike/damage';
import type { StrikeAnswer } from '../../strike/spec';
import type { StrikeRolls } from '../commands';
import {
  criticalAt,
  diceLying,
  diceOf,
  nameOf,
  repliesIn,
  rollsOf,
  type QuestionName,
} from './strikeRolls';

/** The attack as it is played: boxes by side, and every order that the target holds. */
export const playedAttack = ({ spec }: StrikeAnswer, ordersHeld: number): Attack =>
  attackOf({ ...spec, target: { ...spec.target, orders: ordersHeld } });

/** What an attack asks for next, and by which rule. */
export interface StrikeNeed {
  readonly needs: string;
  readonly count: number;
  readonly rule: string;
}

const NEEDS: Readonly<Record<QuestionName, Pick<StrikeNeed, 'needs' | 'rule'>>> = {
  dice: { needs: 'dice', rule: 'Making Attacks' },
  again: { needs: 'again', rule: 'Augur' },
  againDice: { needs: 'again', rule: 'Augur' },
  lock: { needs: 'lock', rule: 'Target Locks' },
  lockDice: { needs: 'lock-dice', rule: 'Target Locks' },
  save: { needs: 'save', rule: 'Hits' },
  boxes: { needs: 'shields', rule: 'Shields' },
  critical: { needs: 'critical-save', rule: 'Critical Hits' },
  box: { needs: 'critical-box', rule: 'Critical Hits' },
};

/** Shields: where they are a chart, the table says which side the attack comes from. */
export const lacksFacings = ({ strike, shields }: StrikeAnswer): boolean =>
  strike.facings.length === 0 &&
  strike.target.shields.as === 'facings' &&
  strike.target.mayShield &&
  shields.rule === 'Shields' &&
  shieldsLeft(strike.target) > 0;

/** One Critical Hit, and what became of it. */
export interface CriticalDone {
  /** The box that blocked it: a side, or null for the track. */
  readonly box?: Facing | null;
  readonly saved: readonly { readonly save: Save; readonly die: number; readonly stops: boolean }[];
  readonly does: 'stopped' | 'blocked' | 'through';
}

/** What an attack came to. */
export interface StrikeDone {
  /** As they lie after rolling again. */
  readonly dice: readonly number[];
  readonly lockDice: readonly number[];
  readonly saved: readonly {
    readonly save: Save;
    readonly dice: readonly number[];
    readonly stopped: number;
  }[];
  readonly hitsThrough: number;
  readonly criticals: readonly CriticalDone[];
  readonly directs: number;
  /** Texts of lock abilities that the table carries out. */
  readonly texts: readonly string[];
}

const numbers = (entry: Entry | undefined): readonly number[] => (entry?.reply ?? []).map(Number);

const criticalDone = (
  { spec: { target }, resolving }: Attack,
  entries: readonly Entry[],
): CriticalDone => {
  const saved = entries.flatMap((one) => {
    const ship = resolving.fateOf(one.before);
    const { name, of } = nameOf(one);
    const save = ship && target.saves[guardOf(target, ship)][Number(of)];
    const [die = 0] = numbers(one);
    return name === 'critical' && save ? [{ save, die, stops: die <= save.upTo }] : [];
  });
  const [box] = entries.flatMap((one) => (nameOf(one).name === 'box' ? one.reply : []));
  if (saved.some(({ stops }) => stops)) return { saved, does: 'stopped' };
  if (box === undefined || box === 'none') return { saved, does: 'through' };
  // What a box is chosen from are sides, and the track.
  return { saved, does: 'blocked', box: box === 'track' ? null : (box as Facing) };
};

/** Resolving Attack Icons: what was done, from what was asked and told. */
const doneIn = (attack: Attack, { entries, passed }: Run, rolls: StrikeRolls): StrikeDone => {
  const { spec, resolving } = attack;
  const { hit, critical, direct } = resolving.woundsOf(passed.get('through') ?? 0);
  const named = (name: QuestionName) => entries.filter((one) => nameOf(one).name === name);
  return {
    dice: diceLying(rolls),
    lockDice: (rolls.locks ?? []).flatMap(diceOf),
    saved: named('save').flatMap((one) => {
      const save = spec.target.saves.now.find(({ name }) => name === nameOf(one).of);
      const dice = numbers(one);
      return save ? [{ save, dice, stopped: dice.filter((die) => die <= save.upTo).length }] : [];
    }),
    hitsThrough: hit,
    criticals: Array.from({ length: critical }, (_, at) =>
      criticalDone(
        attack,
        [...named('critical'), ...named('box')].filter(
          (one) => criticalAt(attack, one, passed) === at,
        ),
      ),
    ),
    directs: direct,
    texts: named('lock').flatMap(({ reply }) => {
      const ability = spec.roll.abilities[Number(reply[0])];
      return ability?.gives === 'text' ? [ability.text] : [];
    }),
  };
};

export interface StrikeStep {
  readonly need: StrikeNeed | null;
  /** Something was told that the attack has no use for. */
  readonly leftOver: keyof StrikeRolls | null;
  readonly done: StrikeDone;
}

const TELLABLE = ['dice', 'again', 'locks', 'saves', 'shields', 'criticals'] as const;

/** How much was told of each; no box spent and nothing rolled is nothing told. */
const amounts = (rolls: StrikeRolls): Readonly<Record<keyof StrikeRolls, number>> => ({
  dice: rolls.dice?.length ?? 0,
  again: rolls.again?.length ?? 0,
  locks: rolls.locks?.length ?? 0,
  saves: rolls.saves?.length ?? 0,
  shields: rolls.shields?.filter(({ points }) => points > 0).length ?? 0,
  criticals: rolls.criticals?.filter((one) => Object.keys(one).length > 0).length ?? 0,
});

const leftOverIn = (attack: Attack, run: Run, rolls: StrikeRolls): StrikeStep['leftOver'] => {
  const [told, used] = [amounts(rolls), amounts(rollsOf(attack, run))];
  return TELLABLE.find((one) => told[one] > used[one]) ?? null;
};

/** Making Attacks, Resolving Attack Icons: walks through an attack with what was told, up to what is needed next. */
export const resolveStrike = (
  answer: StrikeAnswer,
  rolls: StrikeRolls,
  ordersHeld: number,
): StrikeStep => {
  const attack = playedAttack(answer, ordersHeld);
  const run = walk(attack.procedure, 0, repliesIn(rolls, attack));
  const done = doneIn(attack, run, rolls);
  if (lacksFacings(answer))
    return { need: { needs: 'facings', count: 1, rule: 'Shields' }, leftOver: null, done };
  const { open } = run;
  if (!open) return { need: null, leftOver: leftOverIn(attack, run, rolls), done };
  return {
    need: { ...NEEDS[nameOf(open).name], count: countOf(open.question) },
    leftOver: null,
    done,
  };
};
