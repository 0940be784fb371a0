import type { Explained } from '../../../admirals-shared/explain';
import type { Save } from '../../../admirals-shared/saves';
import { countOf } from '../../../kit/procedures/procedure';
import { walk, type Asked, type Entry as Answered, type Run } from '../../../kit/procedures/play';
import type { Reply } from '../../../kit/procedures/procedure';
import { ASKS, REPORTED, skirmishOf, type SkirmishProcedure } from '../../procedures/skirmish';
import type { Report } from '../../procedures/skirmishReport';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import { resolveEntry, type Entered, type EntryNeed } from './entering';
import type { Entry, SkirmishRolls } from '../commands';
import type { Rules } from '../../rules';
import type { Piece } from '../../piece';
import type { CombatDie } from '../../../admirals-shared/skirmish/die';
import { armedFor, duelistOf, skirmishRulings, type Armed } from '../../skirmish/duelist';
import { settleSkirmish, type SettledSkirmish, type SkirmishSituation } from '../../situation';

/** What a skirmish rolls. */
export type SkirmishRoll =
  | { readonly needs: 'dice'; readonly side: SkirmishSide; readonly count: number }
  | {
      readonly needs: 'save';
      readonly side: SkirmishSide;
      readonly save: Save;
      readonly count: number;
    }
  | { readonly needs: 'grudge'; readonly side: SkirmishSide; readonly upTo: number };

/** What a skirmish asks for next. */
export type SkirmishNeed = SkirmishRoll | EntryNeed;

export interface SideSoFar {
  readonly die: Explained<CombatDie>;
  /** Direct Hits that the other side's dice made. */
  readonly hits: number;
  readonly saved: readonly {
    readonly save: Save;
    readonly dice: readonly number[];
    readonly stopped: number;
  }[];
}

export interface SkirmishSoFar {
  readonly skirmish: SettledSkirmish;
  readonly sides: BySide<SideSoFar>;
  /** 9Q: what was rolled for a Grudge, null where nothing was. */
  readonly grudges: BySide<number | null>;
  readonly report: Report | null;
  /** The hex that the active piece takes, where it does. */
  readonly entered: Entered | null;
}

export interface SkirmishStep {
  readonly soFar: SkirmishSoFar;
  readonly need: SkirmishNeed | null;
  readonly leftOver: keyof SkirmishRolls | null;
}

/** A skirmish as far as it was rolled, and everything that was rolled for, the last of them open. */
export interface Fought {
  readonly soFar: SkirmishSoFar;
  readonly asked: readonly SkirmishRoll[];
  readonly rolls: SkirmishRolls;
  readonly open: SkirmishRoll | null;
}

type ReplyTo = (roll: SkirmishRoll) => Reply | null;

const rollOf = (
  { id, question, before }: Asked,
  armed: BySide<Armed>,
  { grudgeUpTo }: SkirmishProcedure,
): SkirmishRoll => {
  const side = SIDES.find((one) => one === question.by) ?? 'active';
  if (id === ASKS.dice(side)) return { needs: 'dice', side, count: countOf(question) };
  const save = armed[side].saves.find(({ name }) => id === ASKS.save(side, name));
  return save
    ? { needs: 'save', side, save, count: countOf(question) }
    : { needs: 'grudge', side, upTo: grudgeUpTo(before, side) };
};

/** A pool may be empty. */
const hasDice = (roll: SkirmishRoll): boolean => roll.needs === 'grudge' || roll.count > 0;

const diceIn = ({ reply }: Answered): readonly number[] => reply.map(Number);

const sideSoFar = (
  side: SkirmishSide,
  { entries }: Run,
  armed: Armed,
  { hitsOn }: SkirmishProcedure,
): SideSoFar => {
  const struck = entries.find(({ id }) => id === ASKS.dice(otherSide(side)));
  const saved = armed.saves.flatMap((save) => {
    const entry = entries.find(({ id }) => id === ASKS.save(side, save.name));
    if (!entry) return [];
    const stopped = hitsOn(entry.before, side) - hitsOn(entry.after, side);
    return [{ save, dice: diceIn(entry), stopped }];
  });
  return { die: armed.die, hits: struck ? hitsOn(struck.after, side) : 0, saved };
};

/** What was rolled, as a command keeps it. */
const rollsIn = ({ entries }: Run, rolls: readonly SkirmishRoll[]): SkirmishRolls =>
  entries.reduce<SkirmishRolls>((all, entry, at) => {
    const roll = rolls[at];
    const dice = diceIn(entry);
    switch (roll?.needs) {
      case undefined:
        return all;
      case 'dice':
        return dice.length === 0 ? all : { ...all, dice: { ...all.dice, [roll.side]: dice } };
      case 'save': {
        const told = { side: roll.side, save: roll.save.name, dice };
        return { ...all, saves: [...(all.saves ?? []), told] };
      }
      case 'grudge':
        return { ...all, grudge: { ...all.grudge, [roll.side]: dice[0] } };
    }
  }, {});

/** 7B to 7D, 9Q: as far as it was rolled. */
export const fight = (situation: SkirmishSituation, rules: Rules, replyTo: ReplyTo): Fought => {
  const skirmish = settleSkirmish(situation);
  const armed = {
    active: armedFor(skirmish, 'active', rules),
    opposing: armedFor(skirmish, 'opposing', rules),
  };
  const both = {
    active: duelistOf(armed.active, skirmish.active.piece),
    opposing: duelistOf(armed.opposing, skirmish.opposing.piece),
  };
  const reading = skirmishOf(both, skirmishRulings(rules));
  const rollFor = (asked: Asked): SkirmishRoll => rollOf(asked, armed, reading);
  const run = walk(reading.procedure, 0, (asked) => replyTo(rollFor(asked)));
  const grudge = (side: SkirmishSide): number | null => {
    const entry = run.entries.find(({ id }) => id === ASKS.grudge(side));
    return entry ? (diceIn(entry)[0] ?? null) : null;
  };
  const asked = run.entries.map(rollFor);
  const open = run.open && rollFor(run.open);
  return {
    soFar: {
      skirmish,
      sides: {
        active: sideSoFar('active', run, armed.active, reading),
        opposing: sideSoFar('opposing', run, armed.opposing, reading),
      },
      grudges: { active: grudge('active'), opposing: grudge('opposing') },
      report: run.passed.has(REPORTED) ? reading.reportAt(run.state) : null,
      entered: null,
    },
    asked: [...asked, ...(open ? [open] : [])].filter(hasDice),
    rolls: rollsIn(run, asked),
    open,
  };
};

/** 6B-04: the hex is that of the piece that was defeated. */
export const hexOf = (piece: Piece, told: Entry | undefined): Entry => ({
  terrain: piece.terrain,
  ...told,
});

/** 6B-04: an Assault takes the hex of a piece that was defeated. */
export const takesHex = ({ report }: SkirmishSoFar): boolean =>
  report !== null && !report.active.defeated && report.opposing.defeated !== null;

/** The active piece, as it comes out of a skirmish. */
export const survivorOf = ({ skirmish, report }: SkirmishSoFar): Piece => {
  const { piece } = skirmish.active;
  return { ...piece, hull: piece.hull - (report?.active.hullLost ?? 0) };
};

/** The replies of a command. */
const toldIn =
  (rolls: SkirmishRolls): ReplyTo =>
  (roll) => {
    switch (roll.needs) {
      case 'dice':
        return rolls.dice?.[roll.side] ?? [];
      case 'save':
        return (
          rolls.saves?.find(({ side, save }) => side === roll.side && save === roll.save.name)
            ?.dice ?? null
        );
      case 'grudge': {
        const die = rolls.grudge?.[roll.side];
        return die === undefined ? null : [die];
      }
    }
  };

const leftOverOf = (
  rolls: SkirmishRolls,
  { sides, entered, grudges }: SkirmishSoFar,
): SkirmishStep['leftOver'] => {
  const saves = sides.active.saved.length + sides.opposing.saved.length;
  if ((rolls.saves?.length ?? 0) > saves) return 'saves';
  if (rolls.enters && !entered) return 'enters';
  const unasked = SIDES.some(
    (side) => rolls.grudge?.[side] !== undefined && grudges[side] === null,
  );
  return unasked ? 'grudge' : null;
};

/** 7: a skirmish with what was rolled so far, up to what is needed next. */
export const resolveSkirmish = (
  situation: SkirmishSituation,
  rolls: SkirmishRolls,
  rules: Rules,
  advances = true,
): SkirmishStep => {
  const { soFar, open } = fight(situation, rules, toldIn(rolls));
  if (open) return { soFar, need: open, leftOver: null };
  if (!advances || !takesHex(soFar))
    return { soFar, need: null, leftOver: leftOverOf(rolls, soFar) };
  const hex = hexOf(soFar.skirmish.opposing.piece, rolls.enters);
  const entry = resolveEntry(survivorOf(soFar), hex, rules, { by: 'assault' });
  if (!entry.done) return { soFar, need: entry.need, leftOver: null };
  const entered = { ...soFar, entered: entry.entered };
  return { soFar: entered, need: null, leftOver: leftOverOf(rolls, entered) };
};
