import { SIDES } from '../../../core/dice/sixSided';
import { expectation, type Distribution } from '../../../core/dice/distribution';
import { chancesOf, chanceThat, endingsOf, type Ending } from '../../kit/procedures/exact';
import { MOST_EXHAUSTED } from '../../admirals-shared/play/names';
import type { SaveChance } from '../../admirals-shared/odds/spec';
import {
  otherSide,
  type BySide,
  type SkirmishSide as Side,
} from '../../admirals-shared/skirmish/sides';
import { skirmishOf, type Duelist, type SkirmishProcedure } from '../procedures/skirmish';
import type { SkirmishRulings, Toll } from '../procedures/skirmishReport';
import { savePartsOf, type SavePart } from './explainStrike';
import { chanceThrough } from './reckoned';

/** A piece in a skirmish with every number settled. */
export interface SkirmishSide {
  /** Its combat pool (7A). */
  readonly dice: number;
  /** 7B: Direct Hits by unmodified result from 1 to 6, as the keywords' hooks make them; they stand before the three below. */
  readonly faces?: readonly number[];
  /** 9C: results of this or lower hit; 1 without Deadly. */
  readonly hitsOn: number;
  /** 9M: unmodified 6s hit too. */
  readonly boarding?: boolean;
  /** 9S: an unmodified 1 gives three Direct Hits more. */
  readonly starmaw?: boolean;
  /** Saves against each Direct Hit of the other side, in the order rolled (7C). */
  readonly saves: readonly SaveChance[];
  readonly hull: number;
  /** 9F: Direct Hits that it deals when it is defeated, which nothing stops. */
  readonly lethal?: number;
  /** 9Q */
  readonly grudge?: boolean;
  /** Exhausted effects that it has before. */
  readonly exhausted?: number;
}

/** What becomes of one side. */
export interface SideOdds {
  readonly defeated: number;
  /** By the hull it lost, to combat or to Lethal. */
  readonly destroyed: number;
  /** By the other side's Grudge alone. */
  readonly defeatedByGrudge: number;
  /** The chance that the other side's Lethal goes off. */
  readonly struckByLethal: number;
  /** Direct Hits, Lethal's too, and not what a Grudge does; the hull stands for more too. */
  readonly hullLost: Distribution;
  readonly expectedHullLost: number;
  /** 7D: it lives, and has this many Exhausted effects then. */
  readonly survives: number;
  readonly exhaustedAfter: number;
  readonly explanation: SideExplanation;
}

/** Which dice a side rolled, what each face gives, and how its saves fared. */
export interface SideExplanation {
  readonly dice: number;
  /** Direct Hits for each face, from 1 to 6. */
  readonly faces: readonly number[];
  /** Direct Hits that the other side deals on average, before saves. */
  readonly faced: number;
  readonly saves: readonly SavePart[];
  readonly through: number;
  readonly lethal: number;
  readonly grudge: boolean;
}

export interface SkirmishOdds {
  readonly active: SideOdds;
  readonly opposing: SideOdds;
  readonly bothDefeated: number;
  readonly grudgeNeedsSurvivor: boolean;
}

const STARMAW_HITS = 3;

/** 7B, 9C, 9M, 9S: Direct Hits for each face, from 1 to 6. */
const hitsByFace = ({ faces, hitsOn, boarding, starmaw }: SkirmishSide): readonly number[] =>
  faces ??
  Array.from({ length: SIDES }, (_, side) => {
    const face = side + 1;
    const hit = face <= hitsOn || (boarding === true && face === SIDES) ? 1 : 0;
    return hit + (starmaw === true && face === 1 ? STARMAW_HITS : 0);
  });

const duelistOf = (side: SkirmishSide): Duelist => ({
  dice: side.dice,
  faces: hitsByFace(side),
  saves: side.saves.map(({ id, chance }) => ({ name: id, upTo: Math.round(chance * SIDES) })),
  hull: side.hull,
  lethal: side.lethal ?? 0,
  grudge: side.grudge === true,
});

const explainSide = (side: SkirmishSide, other: SkirmishSide): SideExplanation => {
  const faced = (other.dice * hitsByFace(other).reduce((sum, hits) => sum + hits, 0)) / SIDES;
  return {
    dice: side.dice,
    faces: hitsByFace(side),
    faced,
    saves: savePartsOf(side.saves, faced),
    through: chanceThrough(side.saves),
    lethal: side.lethal ?? 0,
    grudge: side.grudge === true,
  };
};

function sideOdds(
  sides: BySide<SkirmishSide>,
  own: Side,
  ends: readonly Ending[],
  reportAt: SkirmishProcedure['reportAt'],
): SideOdds {
  const side = sides[own];
  const other = otherSide(own);
  const that = (holds: (toll: Toll) => boolean): number =>
    chanceThat(ends, (end) => holds(reportAt(end)[own]));
  const isGone = (end: number): boolean => reportAt(end)[other].defeated !== null;
  const hullLost = chancesOf(ends, (end) => reportAt(end)[own].hullLost, side.hull);
  return {
    defeated: that(({ defeated }) => defeated !== null),
    destroyed: that((toll) => toll.hullLost >= side.hull),
    defeatedByGrudge: that((toll) => toll.defeated !== null && toll.hullLost < side.hull),
    struckByLethal: (sides[other].lethal ?? 0) > 0 ? chanceThat(ends, isGone) : 0,
    hullLost,
    expectedHullLost: expectation(hullLost),
    survives: that(({ defeated }) => defeated === null),
    exhaustedAfter: Math.min((side.exhausted ?? 0) + 1, MOST_EXHAUSTED),
    explanation: explainSide(side, sides[other]),
  };
}

/** 7: exact odds of a skirmish, with every optional die taken and every save rolled. */
export function skirmishOdds(
  active: SkirmishSide,
  opposing: SkirmishSide,
  rulings: SkirmishRulings,
): SkirmishOdds {
  const sides = { active, opposing };
  const duelists = { active: duelistOf(active), opposing: duelistOf(opposing) };
  const { procedure, reportAt } = skirmishOf(duelists, rulings);
  const ends = endingsOf(procedure, 0, {});
  return {
    active: sideOdds(sides, 'active', ends, reportAt),
    opposing: sideOdds(sides, 'opposing', ends, reportAt),
    bothDefeated: chanceThat(ends, (end) => {
      const report = reportAt(end);
      return report.active.defeated !== null && report.opposing.defeated !== null;
    }),
    grudgeNeedsSurvivor: rulings.grudgeNeedsSurvivor,
  };
}
