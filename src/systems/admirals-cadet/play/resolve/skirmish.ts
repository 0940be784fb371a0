import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import {
  fight,
  type Fought,
  type SkirmishRoll,
} from '../../../admirals-shared/play/resolve/skirmish';
import { survivorOf } from '../../../admirals-shared/skirmish/duel';
import type { SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import { goesIll, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { skirmishSituation, type SkirmishSituation } from '../../skirmish/fight';
import { breakOutRoll } from '../../terrain';
import type { SkirmishRolls } from '../commands';
import { resolveEntry, type Entered, type EntryNeed } from './entering';

/** What a skirmish asks for next. */
export type SkirmishNeed =
  | SkirmishRoll
  | { readonly needs: 'break-out-roll'; readonly roll: TerrainRoll; readonly rule: string }
  | EntryNeed;

/** The side that takes the other's hex, and what becomes of it. */
export interface Advance {
  readonly side: SkirmishSide;
  /** Black Hole: the die on the way out; null from any other hex. */
  readonly breakOut: number | null;
  /** What the hex does; null where the ship is lost on the way. */
  readonly entered: Entered | null;
}

export interface SkirmishStep {
  readonly duel: ReturnType<typeof skirmishSituation>;
  readonly fought: Fought;
  readonly survivor: SkirmishSide | null;
  readonly advance: Advance | null;
  readonly need: SkirmishNeed | null;
  readonly leftOver: keyof SkirmishRolls | null;
}

type Advancing = { readonly advance: Advance } | { readonly need: SkirmishNeed };

/** Skirmishes, Black Hole: out of the hole where the survivor stands in one, then into the other's space. */
const advanced = (
  side: SkirmishSide,
  piece: Piece,
  { advance = { terrain: null }, breakOut }: SkirmishRolls,
  rules: Rules,
): Advancing => {
  const leavesHole = piece.terrain === 'Black Hole';
  const roll = breakOutRoll(piece);
  if (leavesHole && !isDie(breakOut))
    return { need: { needs: 'break-out-roll', roll, rule: roll.rule } };
  const die = leavesHole ? (breakOut ?? null) : null;
  if (die !== null && goesIll(roll, die))
    return { advance: { side, breakOut: die, entered: null } };
  const entering = resolveEntry(piece, advance, rules, leavesHole);
  return entering.done
    ? { advance: { side, breakOut: die, entered: entering.entered } }
    : { need: entering.need };
};

/** What was told of an advance that is not made. */
const leftOverOf = (rolls: SkirmishRolls, survivor: Piece | undefined) => {
  if (rolls.advance && !survivor) return 'advance';
  const leavesHole = rolls.advance !== undefined && survivor?.terrain === 'Black Hole';
  return rolls.breakOut !== undefined && !leavesHole ? 'breakOut' : null;
};

/** Skirmishes: walks through one with what was rolled so far, up to what is needed next. */
export const resolveSkirmish = (
  situation: SkirmishSituation,
  rolls: SkirmishRolls,
  rules: Rules,
): SkirmishStep => {
  const duel = skirmishSituation(situation, rules);
  const { leftOver: over, ...fought } = fight(duel, rolls);
  const so = { duel, fought, survivor: null, advance: null, need: fought.open, leftOver: null };
  if (fought.open) return so;
  const alone = survivorOf(duel, fought.report);
  const leftOver = over ?? leftOverOf(rolls, alone?.piece);
  const survivor = alone?.side ?? null;
  if (leftOver || !rolls.advance || !alone) return { ...so, survivor, leftOver };
  return { ...so, survivor, ...advanced(alone.side, alone.piece, rolls, rules) };
};
