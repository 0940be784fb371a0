import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import { SIDES, type BySide, type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { armsOf, type Arms, type SkirmishSituation, type Toll } from '../../skirmish/fight';
import { skirmishProcedure, type SkirmishProcedure } from '../../skirmish/procedure';
import { countOf } from '../../../kit/procedures/procedure';
import { walk, type Run } from '../../../kit/procedures/play';
import { breakOutRoll } from '../../terrain';
import { goesIll, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import { resolveEntry, type Entered, type EntryNeed } from './entering';
import type { SkirmishRolls } from '../commands';

/** What a skirmish asks for next. */
export type SkirmishNeed =
  | {
      readonly needs: 'dice' | 'rams';
      readonly side: SkirmishSide;
      readonly count: number;
    }
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

export interface SkirmishSoFar {
  readonly arms: BySide<Arms>;
  readonly tolls: BySide<Toll> | null;
  readonly advance: Advance | null;
}

export interface SkirmishStep {
  readonly soFar: SkirmishSoFar;
  readonly need: SkirmishNeed | null;
  readonly leftOver: keyof SkirmishRolls | null;
}

/** The dice of both sides, up to those that are missing. */
const rolledBy = ({ procedure }: SkirmishProcedure, rolls: SkirmishRolls): Run =>
  walk(procedure, 0, ({ question }) => {
    const [kind, side] = question.id.split('.');
    const told = rolls[kind === 'rams' ? 'rams' : 'dice'];
    return (side === 'active' ? told?.active : told?.opposing) ?? [];
  });

const missingDice = ({ open }: Run): SkirmishNeed | null =>
  open && {
    needs: open.question.id.startsWith('rams') ? 'rams' : 'dice',
    side: open.question.by === 'active' ? 'active' : 'opposing',
    count: countOf(open.question),
  };

/** Skirmishes: the side that survived alone, which may take the other's space. */
export const survivorOf = (tolls: BySide<Toll>): SkirmishSide | null => {
  const [standing, ...more] = SIDES.filter((side) => !tolls[side].destroyed);
  return standing !== undefined && more.length === 0 ? standing : null;
};

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
const leftOverOf = (
  rolls: SkirmishRolls,
  survivor: Piece | null,
): 'advance' | 'breakOut' | null => {
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
  const arms = armsOf(situation, rules);
  const nothing: SkirmishSoFar = { arms, tolls: null, advance: null };
  const skirmish = skirmishProcedure(arms, rules);
  const run = rolledBy(skirmish, rolls);
  const need = missingDice(run);
  if (need) return { soFar: nothing, need, leftOver: null };
  const tolls = skirmish.tollsAt(run.state);
  const fought: SkirmishSoFar = { arms, tolls, advance: null };
  const side = survivorOf(tolls);
  const leftOver = leftOverOf(rolls, side && arms[side].piece);
  if (leftOver || !rolls.advance || side === null) return { soFar: fought, need: null, leftOver };
  const { piece } = arms[side];
  const hurt = { ...piece, hull: piece.hull - tolls[side].hullLost };
  const done = advanced(side, hurt, rolls, rules);
  return 'need' in done
    ? { soFar: fought, need: done.need, leftOver: null }
    : { soFar: { ...fought, advance: done.advance }, need: null, leftOver: null };
};
