/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import type { Aftermath } from './aftermath';
import { strikeAt, type PreparedStrike } from './prepared';
import { forLiving } from './remains';
import type { Plays } from './strikeByDecision';

/** What a strike made of those targets at which it reads in one way. */
interface StrikePart {
  readonly read: PreparedStrike;
  readonly aftermath: Aftermath;
}

export interface StruckInParts {
  readonly remains: Float64Array;
  readonly parts: readonly StrikePart[];
}

/** Targets that have no shields left, and all others. */
function splitByShields({ whole }: PreparedStrike, before: Float64Array) {
  const others = before.slice();
  const bare = new Float64Array(before.length);
  forLiving(whole, (_hull, _criticals, shields, index) => {
    if (shields > 0) return;
    bare[index] = others[index]!;
    others[index] = 0;
  });
  return { bare, others };
}

/** 5C to 5F: a strike in a volley, at targets with shields and at those without any if it reads otherwise then. */
export function strikeInParts(
  prepared: PreparedStrike,
  plays: Plays,
  before: Float64Array,
): StruckInParts {
  const { unshielded } = prepared;
  if (unshielded === null) {
    const aftermath = strikeAt(prepared, plays, before);
    return { remains: aftermath.remains, parts: [{ read: prepared, aftermath }] };
  }
  const { bare, others } = splitByShields(prepared, before);
  const shielded = strikeAt(prepared, plays, others);
  const stripped = strikeAt(unshielded, plays, bare);
  return {
    remains: shielded.remains.map((chance, at) => chance + stripped.remains[at]!),
    parts: [
      { read: prepared, aftermath: shielded },
      { read: unshielded, aftermath: stripped },
    ],
  };
}
