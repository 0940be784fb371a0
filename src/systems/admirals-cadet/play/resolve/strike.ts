import {
  type Asked,
  type Entry,
  type Passed,
  type ReplyTo,
  type Run,
  walk,
} from '../../../kit/procedures/play';
import { type Reply, countOf } from '../../../kit/procedures/procedure';
import type { Facing } from '../../../admirals-shared/cards/terms';
import { shieldsLeft } from '../../../admirals-shared/piece';
import type { CriticalRolls, LockUse, StrikeRolls } from '../commands';
import { attackOf, guardOf, type Attack } from '../../strike/attack';
import { kindsOf, type Kind } from '../../strike/rolling';
import type { StrikeAnswer } from '../../strike/spec';

/** The questions of an attack. */
type QuestionName =
  'dice' | 'again' | 'againDice' | 'lock' | 'lockDice' | 'save' | 'boxes' | 'critical' | 'box';

/** What a question is about, and which of its kind it is. */
export const nameOf = ({
  question,
}: Asked): { readonly name: QuestionName; readonly of: string } => {
  const [name, of = ''] = question.id.split('.');
  // The questions of an attack are these.
  return { name: name as QuestionName, of };
};

/** Which Critical Hit is being resolved, from 0. */
export const criticalAt = ({ resolving }: Attack, { before }: Asked, passed: Passed): number =>
  resolving.woundsOf(passed.get('through') ?? 0).critical - resolving.woundsOf(before).critical;

const kindOf = (kinds: readonly Kind[], face: number | undefined): Kind | undefined =>
  kinds.find(({ faces }) => face !== undefined && faces.includes(face));

/** Those that a keyword lets roll again come before those of orders, as they are rolled. */
const againInOrder = ({ dice = [], again = [] }: StrikeRolls, kinds: readonly Kind[]) => {
  const isFree = ({ die }: { readonly die: number }): boolean =>
    kindOf(kinds, dice[die])?.mayAgain === true;
  return [...again.filter(isFree), ...again.filter((one) => !isFree(one))];
};

const againCounts = (
  { dice = [], again }: StrikeRolls,
  kinds: readonly Kind[],
  on: readonly { readonly id: string }[],
): Reply | null => {
  if (!again) return null;
  const places = new Set(again.map(({ die }) => die));
  if (places.size < again.length || [...places].some((die) => dice[die] === undefined)) return [];
  return on.map(({ id }) => again.filter(({ die }) => kindOf(kinds, dice[die])?.id === id).length);
};

const optionOf = (use: LockUse | undefined): Reply | null =>
  use === undefined ? null : [use.use === 'ability' ? use.which : use.use];

const diceOf = (use: LockUse): readonly number[] => {
  if (use.use === 'ability') return use.dice ?? [];
  return use.use === 'reroll' && use.to !== undefined ? [use.to] : [];
};

/** As they lie after rolling again. */
const diceLying = ({ dice = [], again = [] }: StrikeRolls): readonly number[] =>
  dice.map((die, at) => again.find((one) => one.die === at)?.to ?? die);

/** Dice with locks as they lie, and as an attack asks for them: those of a kind together. */
const lockingDice = (rolls: StrikeRolls, kinds: readonly Kind[]) => {
  const dice = diceLying(rolls);
  const lying = [...dice.keys()].filter((die) => (kindOf(kinds, dice[die])?.locks ?? 0) > 0);
  const asked = kinds.flatMap((kind) => lying.filter((die) => kindOf(kinds, dice[die]) === kind));
  return { lying, asked, locksOf: (die: number) => kindOf(kinds, dice[die])?.locks ?? 0 };
};

/** Locks that were told by dice in one order, in another; a die that is rolled again has no more. */
const inOrder = (
  uses: readonly LockUse[],
  locksOf: (die: number) => number,
  from: readonly number[],
  to: readonly number[],
): readonly LockUse[] => {
  const byDie = new Map<number, readonly LockUse[]>();
  let at = 0;
  for (const die of from) {
    const own = uses.slice(at, at + locksOf(die));
    const rolled = own.findIndex(({ use }) => use === 'reroll');
    const taken = rolled < 0 ? own : own.slice(0, rolled + 1);
    byDie.set(die, taken);
    at += taken.length;
  }
  return to.flatMap((die) => byDie.get(die) ?? []);
};

const facingOf = (at: string): string | null => (at === 'track' ? null : at);

const spentOn = ({ shields }: StrikeRolls, on: readonly { readonly id: string }[]) => {
  if (!shields) return null;
  const isKnown = shields.every((one) => on.some(({ id }) => facingOf(id) === one.facing));
  const sides = new Set(shields.map(({ facing }) => facing));
  if (!isKnown || sides.size < shields.length) return [];
  return on.map(({ id }) => shields.find(({ facing }) => facing === facingOf(id))?.points ?? 0);
};

const boxOf = (box: CriticalRolls['box']): Reply | null =>
  box === undefined ? null : [box === 'pool' ? 'track' : box];

/** What a command tells, as the questions of an attack want it. */
const repliesIn =
  (rolls: StrikeRolls, attack: Attack): ReplyTo =>
  (asked, passed) => {
    const kinds = kindsOf(attack.spec.roll);
    const { question, id } = asked;
    const { name, of } = nameOf(asked);
    const on = question.ask === 'spend' ? question.on : [];
    const locks = (): readonly LockUse[] => {
      const { lying, asked: order, locksOf } = lockingDice(rolls, kinds);
      return inOrder(rolls.locks ?? [], locksOf, lying, order);
    };
    const told = (): CriticalRolls => rolls.criticals?.[criticalAt(attack, asked, passed)] ?? {};
    switch (name) {
      case 'dice':
        return rolls.dice ?? null;
      case 'again':
        return againCounts(rolls, kinds, on);
      case 'againDice':
        return againInOrder(rolls, kinds).map(({ to }) => to);
      case 'lock':
        return optionOf(locks()[Number(id.split('.')[1])]);
      case 'lockDice':
        return locks().flatMap(diceOf);
      case 'save':
        return rolls.saves?.find(({ save }) => save === of)?.dice ?? null;
      case 'boxes':
        return spentOn(rolls, on);
      case 'critical': {
        const die = told().saves?.[Number(of)];
        return die === undefined ? null : [die];
      }
      case 'box':
        return boxOf(told().box);
    }
  };

const facesOf = (reply: Reply | undefined): readonly number[] => (reply ?? []).map(Number);

/** So many dice of each kind, the first of those that show it. */
const diceAgain = (
  dice: readonly number[],
  kinds: readonly Kind[],
  counts: ReadonlyMap<string, number>,
  to: readonly number[],
): NonNullable<StrikeRolls['again']> => {
  const taken = [...counts].flatMap(([id, count]) =>
    [...dice.keys()].filter((die) => kindOf(kinds, dice[die])?.id === id).slice(0, count),
  );
  const again = taken.map((die) => ({ die, to: 1 }));
  return againInOrder({ dice, again }, kinds).map(({ die }, at) => ({ die, to: to[at] ?? 1 }));
};

/** Locks with the dice that they roll. */
const locksWith = (options: readonly Reply[], { spec }: Attack, dice: readonly number[]) => {
  let taken = 0;
  const take = (count: number): readonly number[] => dice.slice(taken, (taken += count));
  return options.map(([option]): LockUse => {
    if (option === 'hold') return { use: 'hold' };
    if (typeof option !== 'number') {
      const [to] = take(1);
      return { use: 'reroll', ...(to === undefined ? {} : { to }) };
    }
    const ability = spec.roll.abilities[option];
    const rolled = ability?.gives === 'dice' ? take(ability.dice) : [];
    return { use: 'ability', which: option, ...(rolled.length > 0 ? { dice: rolled } : {}) };
  });
};

const boxTold = (option: Reply[number] | undefined): NonNullable<CriticalRolls['box']> =>
  // What a box is chosen from are sides, the track, or none.
  option === 'track' ? 'pool' : (option as Facing | 'none');

/** Critical Hits: the dice against each, and what blocked it. */
const criticalsIn = (attack: Attack, entries: readonly Entry[], passed: Passed) => {
  const criticals: CriticalRolls[] = [];
  for (const one of entries) {
    const { name } = nameOf(one);
    if (name !== 'critical' && name !== 'box') continue;
    const at = criticalAt(attack, one, passed);
    while (criticals.length <= at) criticals.push({});
    const before = criticals[at] ?? {};
    criticals[at] =
      name === 'box'
        ? { ...before, box: boxTold(one.reply[0]) }
        : { ...before, saves: [...(before.saves ?? []), ...facesOf(one.reply)] };
  }
  return criticals;
};

/** What was rolled and decided, as a command tells it. */
export const rollsOf = (attack: Attack, { entries, passed }: Run): StrikeRolls => {
  const kinds = kindsOf(attack.spec.roll);
  const entry = (id: string) => entries.find((one) => one.id === id);
  const named = (name: QuestionName) => entries.filter((one) => nameOf(one).name === name);
  const dice = facesOf(entry('dice')?.reply);
  const [again, boxes] = [entry('again'), entry('boxes')];
  const on = again?.question.ask === 'spend' ? again.question.on : [];
  const counts = new Map(on.map(({ id }, at) => [id, Number(again?.reply[at] ?? 0)]));
  const sides = boxes?.question.ask === 'spend' ? boxes.question.on : [];
  const locks = named('lock').map(({ reply }) => reply);
  const criticals = criticalsIn(attack, entries, passed);
  const saves = named('save').map((one) => ({ save: nameOf(one).of, dice: facesOf(one.reply) }));
  const spent = sides.map(({ id }, at) => ({
    // Boxes are spent from sides and from the track.
    facing: facingOf(id) as Facing | null,
    points: Number(boxes?.reply[at] ?? 0),
  }));
  const first = {
    ...(entry('dice') ? { dice } : {}),
    ...(again ? { again: diceAgain(dice, kinds, counts, facesOf(entry('againDice')?.reply)) } : {}),
  };
  const uses = locksWith(locks, attack, facesOf(entry('lockDice')?.reply));
  const { lying, asked, locksOf } = lockingDice(first, kinds);
  return {
    ...first,
    ...(locks.length > 0 ? { locks: inOrder(uses, locksOf, asked, lying) } : {}),
    ...(saves.length > 0 ? { saves } : {}),
    ...(boxes ? { shields: spent.filter(({ points }) => points > 0) } : {}),
    ...(criticals.length > 0 ? { criticals } : {}),
  };
};

/** The attack as it is played: boxes by side, and every order that the target holds. */
export const playedAttack = ({ spec }: StrikeAnswer, ordersHeld: number): Attack =>
  attackOf({ ...spec, target: { ...spec.target, orders: ordersHeld } });

/** What is missing where a question is open, and by which rule. */
const NEEDS: Readonly<Record<QuestionName, { readonly needs: string; readonly rule: string }>> = {
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

/** One Critical Hit, and what became of it; `box` is the side that blocked it, or null for the track. */
const criticalDone = ({ spec: { target }, resolving }: Attack, entries: readonly Entry[]) => {
  const saved = entries.flatMap((one) => {
    const ship = resolving.fateOf(one.before);
    const { name, of } = nameOf(one);
    const save = ship && target.saves[guardOf(target, ship)][Number(of)];
    const [die = 0] = facesOf(one.reply);
    return name === 'critical' && save ? [{ save, die, stops: die <= save.upTo }] : [];
  });
  const [box] = entries.flatMap((one) => (nameOf(one).name === 'box' ? one.reply : []));
  if (saved.some(({ stops }) => stops)) return { saved, does: 'stopped' } as const;
  if (box === undefined || box === 'none') return { saved, does: 'through' } as const;
  // What a box is chosen from are sides, and the track.
  return { saved, does: 'blocked', box: box === 'track' ? null : (box as Facing) } as const;
};
export type CriticalDone = ReturnType<typeof criticalDone>;

/** Resolving Attack Icons: what was done, from what was asked and told. */
const doneIn = (attack: Attack, { entries, passed }: Run, rolls: StrikeRolls) => {
  const { spec, resolving } = attack;
  const { hit, critical, direct } = resolving.woundsOf(passed.get('through') ?? 0);
  const named = (name: QuestionName) => entries.filter((one) => nameOf(one).name === name);
  return {
    dice: diceLying(rolls),
    lockDice: (rolls.locks ?? []).flatMap(diceOf),
    saved: named('save').flatMap((one) => {
      const save = spec.target.saves.now.find(({ name }) => name === nameOf(one).of);
      const dice = facesOf(one.reply);
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
    /** Texts of lock abilities that the table carries out. */
    texts: named('lock').flatMap(({ reply }) => {
      const ability = spec.roll.abilities[Number(reply[0])];
      return ability?.gives === 'text' ? [ability.text] : [];
    }),
  };
};
export type StrikeDone = ReturnType<typeof doneIn>;

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

/** Something was told that the attack has no use for. */
const leftOverIn = (attack: Attack, run: Run, rolls: StrikeRolls) => {
  const [told, used] = [amounts(rolls), amounts(rollsOf(attack, run))];
  return TELLABLE.find((one) => told[one] > used[one]) ?? null;
};

/** Making Attacks, Resolving Attack Icons: walks through an attack with what was told, up to what is needed next. */
export const resolveStrike = (answer: StrikeAnswer, rolls: StrikeRolls, ordersHeld: number) => {
  const attack = playedAttack(answer, ordersHeld);
  const run = walk(attack.procedure, 0, repliesIn(rolls, attack));
  const done = doneIn(attack, run, rolls);
  const need = lacksFacings(answer)
    ? { needs: 'facings', count: 1, rule: 'Shields' }
    : run.open && { ...NEEDS[nameOf(run.open).name], count: countOf(run.open.question) };
  return { need, leftOver: need ? null : leftOverIn(attack, run, rolls), done };
};
