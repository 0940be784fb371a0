import type { ObjectOf } from '../../../../core/checked/read';
import { numbersIn, walk, type Asked, type ReplyTo, type Run } from '../../../kit/procedures/play';
import { countOf } from '../../../kit/procedures/procedure';
import type { Save } from '../../explain';
import type { Duel } from '../../skirmish/duel';
import { SIDES, type SkirmishSide } from '../../skirmish/sides';
import { ASKS, REPORTED } from '../../skirmish/procedure';
import type { SKIRMISH_ROLLS } from '../commands';

/** What both sides roll, as a command keeps it. */
export type Rolls = ObjectOf<typeof SKIRMISH_ROLLS>;

/** What a skirmish rolls for. */
export interface SkirmishRoll {
  readonly needs: 'dice' | 'rams' | 'save' | 'grudge';
  readonly side: SkirmishSide;
  readonly count: number;
  /** Of a save. */
  readonly save?: Save;
}

/** Which roll a question is. */
export const rollOf = (duel: Duel, { id, question }: Asked): SkirmishRoll => {
  const side = SIDES.find((one) => one === question.by) ?? 'active';
  const roll = { side, count: countOf(question) };
  if (id === ASKS.dice(side)) return { ...roll, needs: 'dice' };
  if (id === ASKS.rams(side)) return { ...roll, needs: 'rams' };
  const save = duel[side].saves.find(({ name }) => id === ASKS.save(side, name));
  return save ? { ...roll, needs: 'save', save } : { ...roll, needs: 'grudge' };
};

/** What was rolled, as a command keeps it. */
const rollsIn = (duel: Duel, { entries }: Run): Rolls =>
  entries.reduce<Rolls>((all, entry) => {
    const { needs, side, save } = rollOf(duel, entry);
    const dice = numbersIn(entry);
    switch (needs) {
      case 'dice':
      case 'rams':
        return dice.length === 0 ? all : { ...all, [needs]: { ...all[needs], [side]: dice } };
      case 'save':
        return { ...all, saves: [...(all.saves ?? []), { side, save: save?.name ?? '', dice }] };
      case 'grudge':
        return { ...all, grudge: { ...all.grudge, [side]: dice[0] } };
    }
  }, {});

/** 7B to 7D, 9Q: what a run through a skirmish has come to. */
export const foughtIn = (duel: Duel, run: Run) => ({
  rolls: rollsIn(duel, run),
  /** Saves that were rolled, and what they stopped. */
  saved: run.entries.flatMap((entry) => {
    const { side, save } = rollOf(duel, entry);
    const stopped = duel.hitsOn(entry.before, side) - duel.hitsOn(entry.after, side);
    return save ? [{ side, save, dice: numbersIn(entry), stopped }] : [];
  }),
  /** Null until all Direct Hits are resolved. */
  report: run.passed.has(REPORTED) ? duel.reportAt(run.state) : null,
  open: run.open && rollOf(duel, run.open),
});

/** A skirmish as far as it was rolled. */
export type Fought = ReturnType<typeof foughtIn>;

/** The replies of a command. */
const toldIn =
  (duel: Duel, rolls: Rolls): ReplyTo =>
  (asked) => {
    const { needs, side, save } = rollOf(duel, asked);
    switch (needs) {
      case 'dice':
      case 'rams':
        return rolls[needs]?.[side] ?? [];
      case 'save':
        return (
          rolls.saves?.find((one) => one.side === side && one.save === save?.name)?.dice ?? null
        );
      case 'grudge': {
        const die = rolls.grudge?.[side];
        return die === undefined ? null : [die];
      }
    }
  };

/** Something was told that the skirmish has no use for. */
const leftOverIn = (told: Rolls, { rolls }: Fought): keyof Rolls | null => {
  if ((told.saves?.length ?? 0) > (rolls.saves?.length ?? 0)) return 'saves';
  const isLeft = (of: 'rams' | 'grudge') =>
    SIDES.some((side) => {
      const over = told[of]?.[side] ?? [];
      return rolls[of]?.[side] === undefined && (typeof over === 'number' || over.length > 0);
    });
  return isLeft('grudge') ? 'grudge' : isLeft('rams') ? 'rams' : null;
};

/** A skirmish with what a command tells, up to what is needed next. */
export const fight = (duel: Duel, told: Rolls) => {
  const fought = foughtIn(duel, walk(duel.procedure, 0, toldIn(duel, told)));
  return { ...fought, leftOver: fought.open ? null : leftOverIn(told, fought) };
};
