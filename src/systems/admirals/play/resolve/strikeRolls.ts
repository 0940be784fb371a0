import type { CardId } from '../../../../core/game/events';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import type { Facing } from '../../../admirals-shared/cards/terms';
import type { Entry, Run } from '../../../kit/procedures/play';
import type { LockUse, ShieldSpend, StrikeRolls } from '../commands';
import { nameOf, POOL, type PlayedStrike } from './strike';

const numbersIn = (entry: Entry | undefined): readonly number[] => (entry?.reply ?? []).map(Number);

/** 5E: what each facing, or the pool, paid for. */
const spendsIn = ({ struck }: PlayedStrike, entry: Entry): readonly ShieldSpend[] => {
  const spent = numbersIn(entry);
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
    return [useOf(String(entry.reply[0]), isRolled ? numbersIn(next) : [])];
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
    ? together(strike, declared, numbersIn(entry('lockDice.0')))
    : inTurn(entries);
  const saves = entries.flatMap((one) => {
    const [name, of, save] = nameOf(one);
    const icon = WOUNDS.find((wound) => wound === of);
    return name === 'save' && icon && save !== undefined
      ? [{ icon, save, dice: numbersIn(one) }]
      : [];
  });
  return {
    ...(first ? { dice: numbersIn(first) } : {}),
    ...(shields ? { shields: spendsIn(strike, shields) } : {}),
    ...(bonus ? { bonusDice: numbersIn(bonus) } : {}),
    ...(locks.length > 0 ? { locks } : {}),
    ...(saves.length > 0 ? { saves } : {}),
    ...(returned ? { returned: returned.reply.map((card): CardId => String(card)) } : {}),
  };
};
