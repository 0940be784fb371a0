import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import {
  armsOf,
  hitsTaken,
  tollsOf,
  type Arms,
  type SkirmishSituation,
  type Toll,
} from '../../skirmish/fight';
import { readCombatDice } from '../../../admirals-shared/skirmish/pool';
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

const rammed = ({ rams }: Arms, dice: readonly number[]): number =>
  rams.reduce((sum, { upTo, hits }, at) => ((dice[at] ?? 7) <= upTo ? sum + hits : sum), 0);

const missingDice = (arms: BySide<Arms>, rolls: SkirmishRolls): SkirmishNeed | null => {
  for (const side of SIDES) {
    const wanted = { dice: arms[side].pool.value, rams: arms[side].rams.length };
    for (const needs of ['dice', 'rams'] as const) {
      const told = rolls[needs]?.[side] ?? [];
      if (told.length !== wanted[needs] || !told.every(isDie))
        return { needs, side, count: wanted[needs] };
    }
  }
  return null;
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
  const need = missingDice(arms, rolls);
  if (need) return { soFar: nothing, need, leftOver: null };
  const taken = (side: SkirmishSide): number => {
    const from = otherSide(side);
    const rolled = readCombatDice(arms[from].die.value, rolls.dice?.[from] ?? []);
    return hitsTaken(arms[side], rolled, rammed(arms[from], rolls.rams?.[from] ?? []), rules);
  };
  const tolls = tollsOf(arms, { active: taken('active'), opposing: taken('opposing') });
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
