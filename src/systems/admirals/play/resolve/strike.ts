import { trackOf, type GameState } from '../../../../core/game/state';
import { walk, type Asked, type Entry, type ReplyTo, type Run } from '../../../kit/procedures/play';
import { countOf } from '../../../kit/procedures/procedure';
import { FACINGS, type Facing } from '../../../admirals-shared/cards/terms';
import { perWound, WOUNDS, type Wound } from '../../../admirals-shared/odds/spec';
import { CRITICALS } from '../../../admirals-shared/play/names';
import { readDice } from '../../../admirals-shared/strike/chart';
import { woundsIn } from '../../../admirals-shared/strike/icons';
import { strikeOf, type Struck } from '../../procedures/strike';
import { isShielded, orderOf, strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { ordersToLose } from '../view';
import type { LockUse, StrikeRolls, ShieldSpend } from '../commands';
import type { Rules } from '../../rules';
import type { StrikeSituation } from '../../piece';
import type { CardId } from '../../../../core/game/events';

const struckBy = ({ strike, shields }: StrikeAnswer, state: GameState, rules: Rules): Struck => {
  const { id, hull } = strike.target;
  const criticals = trackOf(state, id, CRITICALS);
  const byOwner = rules.rulings['critical-returns-which-order'] === 'owner-chooses';
  return {
    hull,
    criticals: (criticals?.max ?? Infinity) - (criticals?.now ?? 0),
    shields:
      shields.from.length === 0
        ? [{ at: POOL, points: shields.points }]
        : shields.from.map(({ facing, points }) => ({ at: facing, points })),
    orders: ordersToLose(state, id).map((order) => order.id),
    returnedBy: byOwner ? 'owner' : 'attacker',
  };
};

/** 5C to 5F: a strike on the table. */
export const playedStrike = (answer: StrikeAnswer, state: GameState, rules: Rules) => {
  const struck = struckBy(answer, state, rules);
  const order = orderOf(rules);
  const together = order.locksTogether;
  return { ...strikeOf(answer.spec, struck, order), answer, struck, together };
};
export type PlayedStrike = ReturnType<typeof playedStrike>;

export const POOL = 'pool';

export type QuestionName =
  'dice' | 'shields' | 'bonusDice' | 'lock' | 'locks' | 'lockDice' | 'save' | 'returned';

/** What a question is about. */
export const nameOf = ({ question }: Asked): readonly [QuestionName, ...string[]] =>
  // The questions of a strike are these.
  question.id.split('.') as [QuestionName, ...string[]];

const spentOn = ({ shields }: StrikeRolls, on: readonly { readonly id: string }[]) => {
  if (!shields) return null;
  const told = new Map<string, number>(
    shields.flatMap(({ facing, hits, criticals }) => [
      [`${facing ?? POOL}.hit`, hits] as const,
      [`${facing ?? POOL}.critical`, criticals] as const,
    ]),
  );
  const isKnown = [...told.keys()].every((id) => on.some((one) => one.id === id));
  return isKnown && told.size === 2 * shields.length ? on.map(({ id }) => told.get(id) ?? 0) : [];
};

/** 5F-01: how many dice a use of a lock rolls. */
const diceFor = ({ answer: { spec } }: PlayedStrike, { use }: LockUse): number => {
  if (use === 'lock-on') return 1;
  return use === 'ability' && spec.ability?.gives === 'dice' ? spec.ability.dice : 0;
};

const diceOf = (use: LockUse): readonly number[] => (use.use === 'hold' ? [] : (use.dice ?? []));

/** The uses that were told and that a lock has, up to the first that is not. */
const usesTold = ({ answer }: PlayedStrike, { locks = [] }: StrikeRolls): readonly LockUse[] => {
  const wrong = locks.findIndex(({ use }) => use === 'ability' && !answer.spec.ability);
  return wrong < 0 ? locks : locks.slice(0, wrong);
};

/** What a command tells, as the questions of a strike want it. */
const repliesIn =
  (strike: PlayedStrike, rolls: StrikeRolls): ReplyTo =>
  (asked) => {
    const { question, id } = asked;
    const [name, of, which] = nameOf(asked);
    const rolling = (rolls.locks ?? []).filter((use) => diceFor(strike, use) > 0);
    switch (name) {
      case 'dice':
        return rolls.dice ?? null;
      case 'shields':
        return question.ask === 'spend' ? spentOn(rolls, question.on) : null;
      case 'bonusDice':
        return rolls.bonusDice ?? null;
      case 'lock': {
        const use = rolls.locks?.[Number(id.split('.')[1])];
        return use ? [use.use] : null;
      }
      case 'locks': {
        const told = usesTold(strike, rolls).slice(0, countOf(question));
        const on = question.ask === 'spend' ? question.on : [];
        return told.length < countOf(question)
          ? null
          : on.map((one) => told.filter(({ use }) => use === one.id).length);
      }
      case 'lockDice': {
        const own = rolling[Number(id.split('.')[1])];
        return strike.together ? rolling.flatMap(diceOf) : own ? diceOf(own) : null;
      }
      case 'save':
        return rolls.saves?.find(({ icon, save }) => icon === of && save === which)?.dice ?? null;
      case 'returned':
        return rolls.returned ?? null;
    }
  };

const numbersIn = (entries: readonly Entry[]): readonly number[] =>
  entries.flatMap(({ reply }) => reply.map(Number));

/** 5F-01: how often the ability was used. */
const abilitiesUsed = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { id, reply }) => {
    if (id === 'locks') return sum + Number(reply[1] ?? 0);
    return sum + (id.startsWith('lock.') && reply[0] === 'ability' ? 1 : 0);
  }, 0);

/** One kind of save that was rolled. */
const savedIn = ({ saves }: StrikeAnswer, entry: Entry) => {
  const [name, of, which] = nameOf(entry);
  const icon = WOUNDS.find((one) => one === of);
  const save = icon && saves[icon].find((one) => one.name === which);
  const dice = numbersIn([entry]);
  return name === 'save' && icon && save
    ? [{ icon, save, dice, stopped: dice.filter((die) => die <= save.upTo).length }]
    : [];
};

/** 5C to 5F: what was done, from what was asked and told. */
export const soFarIn = (strike: PlayedStrike, { entries, passed }: Run, rolls: StrikeRolls) => {
  const { answer, woundsOf, locksOf } = strike;
  const { chart, modifier, ability } = answer.spec;
  const named = (name: QuestionName) => entries.filter((one) => nameOf(one)[0] === name);
  const [bonusDice, lockDice] = [numbersIn(named('bonusDice')), numbersIn(named('lockDice'))];
  const uses = abilitiesUsed(entries);
  const first = passed.get('dice') ?? 0;
  const rolled = readDice(chart, modifier, [...bonusDice, ...lockDice]);
  const given = woundsIn(ability?.gives === 'icons' ? ability.icons : []);
  const sum = (icon: Wound): number => woundsOf(first)[icon] + rolled[icon] + uses * given[icon];
  return {
    answer,
    icons: {
      lock: locksOf(first),
      hit: sum('hit'),
      critical: sum('critical'),
      direct: sum('direct'),
    },
    blocked: named('shields').length > 0 ? (rolls.shields ?? []) : [],
    bonusDice,
    lockDice,
    saved: entries.flatMap((one) => savedIn(answer, one)),
    through: perWound((icon) => {
      const after = passed.get(icon);
      return after === undefined ? 0 : woundsOf(after)[icon];
    }),
    returned: named('returned').length > 0 ? (rolls.returned ?? []) : [],
    skirmishDicePenalty: ability?.gives === 'skirmish-dice-penalty' ? uses * ability.dice : 0,
    texts: ability?.gives === 'text' ? Array.from({ length: uses }, () => ability.text) : [],
  };
};

/** How far a strike has come. */
export type StrikeSoFar = ReturnType<typeof soFarIn>;

/** What is missing where a question is open, and where that is told. */
const NEEDS: Readonly<Record<QuestionName, readonly [needs: string, rule: string]>> = {
  dice: ['dice', '5C'],
  shields: ['shields', '5E'],
  bonusDice: ['bonus-dice', '5F-01 II'],
  lock: ['lock', '5F-01'],
  locks: ['lock', '5F-01'],
  lockDice: ['lock-dice', '5F-01 I'],
  save: ['save', '5F'],
  returned: ['returned', '5F-03'],
};

/** 5F-01: how many dice of the lock are missing whose turn it is. */
const lockDiceLeft = (strike: PlayedStrike, { entries }: Run, { locks = [] }: StrikeRolls) => {
  const lacks = (use: LockUse): boolean => diceOf(use).length !== diceFor(strike, use);
  const last = entries.filter(({ id }) => id.startsWith('lock.')).length - 1;
  const use = locks[strike.together ? Math.max(0, locks.findIndex(lacks)) : last];
  return use ? diceFor(strike, use) : 0;
};

/** What a strike asks for next: so many of it. */
const needIn = (strike: PlayedStrike, run: Run, rolls: StrikeRolls) => {
  if (!run.open) return null;
  const [name] = nameOf(run.open);
  const all = countOf(run.open.question);
  const left: Partial<Record<QuestionName, () => number>> = {
    shields: () => 0,
    lock: () => strike.locksOf(run.state),
    locks: () => all - usesTold(strike, rolls).length,
    lockDice: () => lockDiceLeft(strike, run, rolls),
    returned: () => Math.min(strike.woundsOf(run.state).critical, strike.struck.orders.length),
  };
  const [needs, rule] = NEEDS[name];
  return { needs, count: left[name]?.() ?? all, rule };
};

/** How much was told of each, and how much of it was used. */
const leftOverIn = (soFar: StrikeSoFar, rolls: StrikeRolls): keyof StrikeRolls | null => {
  const used: readonly (readonly [keyof StrikeRolls, number])[] = [
    ['dice', soFar.answer.spec.dice],
    ['shields', soFar.blocked.length],
    ['bonusDice', soFar.bonusDice.length],
    ['locks', soFar.icons.lock],
    ['saves', soFar.saved.length],
    ['returned', soFar.returned.length],
  ];
  return used.find(([what, count]) => (rolls[what]?.length ?? 0) > count)?.[0] ?? null;
};

/** 5E-01: where shields have facings, the table says which the attacker is in. */
export const lacksFacings = ({ strike: { target, facings } }: StrikeAnswer, rules: Rules) =>
  target.shields.as === 'facings' && facings.length === 0 && isShielded(target, FACINGS, rules);

const NOTHING_YET: Run = { entries: [], open: null, refused: null, state: 0, passed: new Map() };

/** 5B to 5F: walks through a strike with what was rolled and chosen so far, up to what is needed next, or left over. */
export const resolveStrike = (
  situation: StrikeSituation,
  rolls: StrikeRolls,
  state: GameState,
  rules: Rules,
) => {
  const answer = strikeSituation(situation, rules);
  const strike = playedStrike(answer, state, rules);
  if (lacksFacings(answer, rules)) {
    const need = { needs: 'facings', count: 0, rule: '5E-01' };
    return { soFar: soFarIn(strike, NOTHING_YET, {}), need, leftOver: null };
  }
  const run = walk(strike.procedure, strike.start, repliesIn(strike, rolls));
  const soFar = soFarIn(strike, run, rolls);
  const need = needIn(strike, run, rolls);
  return { soFar, need, leftOver: need ? null : leftOverIn(soFar, rolls) };
};

const repliedTo = (entry: Entry | undefined): readonly number[] => (entry?.reply ?? []).map(Number);

/** 5E: what each facing, or the pool, paid for. */
const spendsIn = ({ struck }: PlayedStrike, entry: Entry): readonly ShieldSpend[] => {
  const spent = repliedTo(entry);
  return struck.shields.flatMap(({ at }, place): readonly ShieldSpend[] => {
    const [hits = 0, criticals = 0] = spent.slice(2 * place, 2 * place + 2);
    // Points are spent from facings and from the pool.
    const facing = at === POOL ? null : (at as Facing);
    return hits + criticals === 0 ? [] : [{ facing, hits, criticals }];
  });
};

const useOf = (use: string, dice: readonly number[]): LockUse => {
  if (use === 'lock-on') return { use, dice };
  if (use === 'ability') return { use, ...(dice.length > 0 ? { dice } : {}) };
  return { use: 'hold' };
};

/** 5F-01: locks one after the other, each with the dice that it rolled. */
const inTurn = (entries: readonly Entry[]): readonly LockUse[] =>
  entries.flatMap((entry, at) => {
    if (nameOf(entry)[0] !== 'lock') return [];
    const next = entries[at + 1];
    const isRolled = next !== undefined && nameOf(next)[0] === 'lockDice';
    return [useOf(String(entry.reply[0]), isRolled ? repliedTo(next) : [])];
  });

/** Ruling locks-one-by-one: the dice of Lock Ons lie before those of abilities. */
const together = (
  { answer: { spec } }: PlayedStrike,
  { question, reply }: Entry,
  dice: readonly number[],
): readonly LockUse[] => {
  const [lockOns = 0, abilities = 0] = reply.map(Number);
  const points = question.ask === 'spend' ? question.points : 0;
  const each = spec.ability?.gives === 'dice' ? spec.ability.dice : 0;
  return Array.from({ length: points }, (_, at) => {
    if (at < lockOns) return useOf('lock-on', dice.slice(at, at + 1));
    const from = lockOns + (at - lockOns) * each;
    return at < lockOns + abilities
      ? useOf('ability', dice.slice(from, from + each))
      : useOf('hold', []);
  });
};

/** What was rolled and decided, as a command tells it. */
export const rollsIn = (strike: PlayedStrike, { entries }: Run): StrikeRolls => {
  const entry = (id: string) => entries.find((one) => one.id === id);
  const [first, shields, bonus] = [entry('dice'), entry('shields'), entry('bonusDice')];
  const [declared, returned] = [entry('locks'), entry('returned')];
  const locks = declared
    ? together(strike, declared, repliedTo(entry('lockDice.0')))
    : inTurn(entries);
  const saves = entries.flatMap((one) => {
    const [name, of, save] = nameOf(one);
    const icon = WOUNDS.find((wound) => wound === of);
    return name === 'save' && icon && save !== undefined
      ? [{ icon, save, dice: repliedTo(one) }]
      : [];
  });
  return {
    ...(first ? { dice: repliedTo(first) } : {}),
    ...(shields ? { shields: spendsIn(strike, shields) } : {}),
    ...(bonus ? { bonusDice: repliedTo(bonus) } : {}),
    ...(locks.length > 0 ? { locks } : {}),
    ...(saves.length > 0 ? { saves } : {}),
    ...(returned ? { returned: returned.reply.map((card): CardId => String(card)) } : {}),
  };
};
