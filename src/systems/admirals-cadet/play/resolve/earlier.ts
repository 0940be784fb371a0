import type { ReplyTo } from '../../../kit/procedures/play';
import type { Reply } from '../../../kit/procedures/procedure';
import { criticalAt, nameOf, type Attack } from '../../strike/attack';
import { kindsOf, type Kind } from '../../strike/rolling';
import type { EarlierRolls, LockUse } from '../commands';

const kindOf = (kinds: readonly Kind[], face: number | undefined): Kind | undefined =>
  kinds.find(({ faces }) => face !== undefined && faces.includes(face));

/** Those that a keyword lets roll again come before those of orders, as they are rolled. */
const againDice = ({ dice = [], again = [] }: EarlierRolls, kinds: readonly Kind[]): Reply => {
  const isFree = ({ die }: { readonly die: number }): boolean =>
    kindOf(kinds, dice[die])?.mayAgain === true;
  return [...again.filter(isFree), ...again.filter((one) => !isFree(one))].map(({ to }) => to);
};

const againCounts = (
  { dice = [], again }: EarlierRolls,
  kinds: readonly Kind[],
  on: readonly { readonly id: string }[],
): Reply | null => {
  if (!again) return null;
  const places = new Set(again.map(({ die }) => die));
  if (places.size < again.length || [...places].some((die) => dice[die] === undefined)) return [];
  return on.map(({ id }) => again.filter(({ die }) => kindOf(kinds, dice[die])?.id === id).length);
};

/** Locks were told die by die as the dice lay; an attack asks for those with the lowest faces first. */
const locksAsked = (
  { dice = [], again = [], locks = [] }: EarlierRolls,
  kinds: readonly Kind[],
): readonly LockUse[] => {
  const left = [...locks];
  const byDie = dice.map((die, at) => {
    const kind = kindOf(kinds, again.find((one) => one.die === at)?.to ?? die);
    const own = left.slice(0, kind?.locks ?? 0);
    // A die that is rolled again has no more.
    const rolled = own.findIndex(({ use }) => use === 'reroll');
    return { kind, uses: left.splice(0, rolled < 0 ? own.length : rolled + 1) };
  });
  return kinds.flatMap((kind) => byDie.flatMap((one) => (one.kind === kind ? one.uses : [])));
};

const optionOf = (use: LockUse | undefined): Reply | null =>
  use === undefined ? null : [use.use === 'ability' ? use.which : use.use];

const diceOf = (use: LockUse): Reply => {
  if (use.use === 'ability') return use.dice ?? [];
  return use.use === 'reroll' && use.to !== undefined ? [use.to] : [];
};

const spentOn = ({ shields }: EarlierRolls, on: readonly { readonly id: string }[]) => {
  if (!shields) return null;
  const told = new Map(shields.map(({ facing, points }) => [facing ?? 'track', points] as const));
  const isKnown = [...told.keys()].every((side) => on.some(({ id }) => id === side));
  if (!isKnown || told.size < shields.length) return [];
  const sides: ReadonlyMap<string, number> = told;
  return on.map(({ id }) => sides.get(id) ?? 0);
};

/** What a command of an earlier version tells, kind by kind, as the questions of an attack want it. */
export const toldEarlier = (attack: Attack, rolls: EarlierRolls): ReplyTo => {
  const kinds = kindsOf(attack.spec.roll);
  const locks = locksAsked(rolls, kinds);
  return (asked, passed) => {
    const { question, id } = asked;
    const { name, of } = nameOf(asked);
    const on = question.ask === 'spend' ? question.on : [];
    const { saves = [], box } = rolls.criticals?.[criticalAt(attack, asked, passed)] ?? {};
    switch (name) {
      case 'dice':
        return rolls.dice ?? null;
      case 'again':
        return againCounts(rolls, kinds, on);
      case 'againDice':
        return againDice(rolls, kinds);
      case 'lock':
        return optionOf(locks[Number(id.split('.')[1])]);
      case 'lockDice':
        return locks.flatMap(diceOf);
      case 'save':
        return rolls.saves?.find(({ save }) => save === of)?.dice ?? null;
      case 'boxes':
        return spentOn(rolls, on);
      case 'critical':
        return saves.slice(Number(of), Number(of) + 1);
      case 'box':
        return box === undefined ? null : [box === 'pool' ? 'track' : box];
    }
  };
};
