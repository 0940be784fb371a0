import {
  isDie,
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals/editions';
import type { Rules } from '../../rules';
import {
  armsOf,
  hitsTaken,
  readCombatDice,
  tollsOf,
  type Arms,
  type SkirmishSituation,
  type Toll,
} from '../../skirmish/fight';
import type { SkirmishRolls } from '../commands';
import { resolveEntry, type Entered, type EntryNeed } from './entering';

/** What a skirmish asks for next. */
export type SkirmishNeed =
  | {
      readonly needs: 'dice' | 'rams';
      readonly side: SkirmishSide;
      readonly count: number;
    }
  | EntryNeed;

export interface SkirmishSoFar {
  readonly arms: BySide<Arms>;
  readonly tolls: BySide<Toll> | null;
  /** The side that takes the other's hex, and what the hex does. */
  readonly advance: { readonly side: SkirmishSide; readonly entered: Entered } | null;
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
  if (!rolls.advance) return { soFar: fought, need: null, leftOver: null };
  if (side === null) return { soFar: fought, need: null, leftOver: 'advance' };
  const { piece } = arms[side];
  const hurt = { ...piece, hull: piece.hull - tolls[side].hullLost };
  const entering = resolveEntry(hurt, rolls.advance, rules);
  if (!entering.done) return { soFar: fought, need: entering.need, leftOver: null };
  return {
    soFar: { ...fought, advance: { side, entered: entering.entered } },
    need: null,
    leftOver: null,
  };
};
