import { SIDES } from '../../../core/dice/sixSided';
import type { DiceRolled, GameEvent, ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import type { Game } from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import * as playing from '../../kit/procedures/play';
import { countOf } from '../../kit/procedures/procedure';
import type { Facing } from '../cards/terms';
import type { Shields } from '../cards/shieldsForm';
import { shieldTrack } from './names';
import type { Modifier, Save } from '../explain';
import { perWound } from '../odds/spec';
import { readDice, type Chart } from '../strike/chart';
import type { AnyStrikeAim } from './commands';
import type { SharedWhy } from './refusals';

/** What the table says of a strike, as the rules want it. */
export const tableSaid = (aim: AnyStrikeAim, rule: string) => {
  const { distance = null, facings = [], asked = [], modifiers = [] } = aim;
  return {
    distance,
    facings,
    answers: Object.fromEntries(asked.map((text) => [text, true])),
    byHand: modifiers.map(({ source, value }): Modifier => {
      return { value, source: { of: 'hand', text: source }, rule };
    }),
  };
};

/** What is missing where a question is open, what there is too much of, and by which rule. */
export type StrikeNeeds<Name extends string = string> = Readonly<
  Record<Name, readonly [needs: string, what: string, rule: string]>
>;

export const strikeNeeds = (needs: string, count: number, rule: string): Refusal<SharedWhy> => ({
  ok: false,
  why: { id: 'strike-needs', needs, count },
  rule,
});

/** A strike with its replies, or as a command of an earlier version tells them; and what is missing or too much. */
export const playedBy = (
  { procedure, start }: playing.Begun,
  replies: playing.Replies | undefined,
  earlier: playing.ReplyTo,
  needs: StrikeNeeds,
  rule: string,
): { readonly run: playing.Run; readonly wrong: Refusal<SharedWhy> | null } => {
  const told = replies ?? playing.repliesOf(playing.walk(procedure, start, earlier));
  const run = playing.play(procedure, start, told);
  const asked = run.open?.id ?? run.unused;
  if (asked === null) return { run, wrong: null };
  const [missing, what, where] = needs[asked.split('.')[0] ?? ''] ?? ['', asked, rule];
  const wrong: Refusal<SharedWhy> = run.open
    ? strikeNeeds(missing, countOf(run.open.question), where)
    : { ok: false, why: { id: 'left-over', what }, rule };
  return { run, wrong };
};

/** What a target may spend against one strike. */
export interface UsableShields {
  readonly points: number;
  /** The facings that the points may come from, each with what it has; empty for a pool. */
  readonly from: readonly { readonly facing: Facing; readonly points: number }[];
  readonly rule: string;
}

export const NO_SHIELDS = { points: 0, from: [] } as const;

/** The pool, or the facings that a strike comes from: all of them together, or the best alone. */
export const shieldsFrom = (
  shields: Shields,
  facings: readonly Facing[],
  pooled: boolean,
): Omit<UsableShields, 'rule'> => {
  if (shields.as === 'pool') return { points: shields.points, from: [] };
  const touched = facings.map((facing) => ({ facing, points: shields.points[facing] }));
  const best = Math.max(0, ...touched.map(({ points }) => points));
  const from = pooled ? touched : touched.filter(({ points }) => points === best).slice(0, 1);
  return { points: from.reduce((sum, { points }) => sum + points, 0), from };
};

/** Shields that a table says were spent, and that the target had. */
export const hasShields = (
  { state }: Game,
  target: ShipId,
  spent: readonly { readonly facing: Facing | null; readonly points: number }[],
): boolean =>
  spent.every(
    ({ facing, points }) => points <= (trackOf(state, target, shieldTrack(facing))?.now ?? 0),
  );

const FACES = Array.from({ length: SIDES }, (_, face) => face + 1);

type Between = Pick<AnyStrikeAim, 'attacker' | 'target'>;

/** Dice of a strike, with what they gave and what was to be expected. */
export const strikeRolled = (
  { attacker, target }: Between,
  roll: string,
  dice: readonly number[],
  { chart, modifier }: { readonly chart: Chart; readonly modifier: number },
  rule: string,
): readonly DiceRolled[] => {
  if (dice.length === 0) return [];
  const [all, shown] = [readDice(chart, modifier, FACES), readDice(chart, modifier, dice)];
  const expected = perWound((wound) => (all[wound] * dice.length) / SIDES);
  const actual = perWound((wound) => shown[wound]);
  const both = { by: attacker, against: target };
  return [{ type: 'dice-rolled', ...both, roll, dice, rule, expected, actual }];
};

/** Saves of one kind against one icon, with what they stopped. */
export const saveRolled = (
  { attacker, target }: Between,
  { name, upTo, rule }: Save,
  icon: string,
  dice: readonly number[],
  stopped: number,
): GameEvent => ({
  type: 'dice-rolled',
  by: target,
  against: attacker,
  roll: `save:${name}:${icon}`,
  dice,
  rule,
  expected: { saved: (dice.length * upTo) / SIDES },
  actual: { saved: stopped },
});
