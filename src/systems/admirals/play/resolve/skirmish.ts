import {
  fight,
  type Fought,
  type SkirmishRoll,
} from '../../../admirals-shared/play/resolve/skirmish';
import { survivorOf } from '../../../admirals-shared/skirmish/duel';
import type { Piece, SkirmishSituation } from '../../piece';
import type { Rules } from '../../rules';
import { skirmishSituation } from '../../skirmish/spec';
import type { Entry, SkirmishRolls } from '../commands';
import { resolveEntry, type Entered, type EntryNeed } from './entering';

/** What a skirmish asks for next. */
export type SkirmishNeed = SkirmishRoll | EntryNeed;

export interface SkirmishStep {
  readonly fought: Fought;
  readonly duel: ReturnType<typeof skirmishSituation>;
  /** The hex that the active piece takes, where it does. */
  readonly entered: Entered | null;
  readonly need: SkirmishNeed | null;
  readonly leftOver: keyof SkirmishRolls | null;
}

/** 6B-04: the hex is that of the piece that was defeated. */
export const hexOf = (piece: Piece, told: Entry | undefined): Entry => ({
  terrain: piece.terrain,
  ...told,
});

/** 7: a skirmish with what was rolled so far, up to what is needed next; an Assault takes the hex of whom it defeats. */
export const resolveSkirmish = (
  situation: SkirmishSituation,
  rolls: SkirmishRolls,
  rules: Rules,
  advances = true,
): SkirmishStep => {
  const duel = skirmishSituation(situation, rules);
  const { leftOver: over, ...fought } = fight(duel, rolls);
  const so = { duel, fought, entered: null, need: fought.open, leftOver: null };
  if (fought.open) return so;
  const survivor = survivorOf(duel, fought.report);
  if (!advances || survivor?.side !== 'active')
    return { ...so, leftOver: over ?? (rolls.enters ? 'enters' : null) };
  const entry = resolveEntry(survivor.piece, hexOf(survivor.lost, rolls.enters), rules, {
    by: 'assault',
  });
  return entry.done
    ? { ...so, entered: entry.entered, leftOver: over }
    : { ...so, need: entry.need };
};
