import { SIDES } from '../../../core/dice/sixSided';
import { expectation, power, type Distribution } from '../../../core/dice/distribution';
import { MOST_EXHAUSTED } from '../../admirals-shared/play/names';
import { savePartsOf, type SavePart } from './explainStrike';
import { chanceThrough } from './reckoned';
import {
  skirmishEndings,
  type Duelist,
  type Ending,
  type SkirmishRulings,
} from './resolveSkirmish';
import type { SaveChance } from '../../admirals-shared/odds/spec';
import { grudgeChance } from './terrain';

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

/** 7B, 7C: Direct Hits of one die that no save stops. */
function dieThrough(faces: readonly number[], through: number): Distribution {
  const sum = new Array<number>(Math.max(...faces) + 1).fill(0);
  for (const hits of faces) {
    power([1 - through, through], hits).forEach((chance, count) => {
      sum[count] = (sum[count] ?? 0) + chance / SIDES;
    });
  }
  return sum;
}

const hitsDealt = (by: SkirmishSide, at: SkirmishSide): Distribution =>
  power(dieThrough(hitsByFace(by), chanceThrough(at.saves)), by.dice);

const grudgeOf = ({ grudge }: SkirmishSide): ((counters: number) => number) =>
  grudge === true ? grudgeChance : () => 0;

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

const chanceThat = (endings: readonly Ending[], holds: (ending: Ending) => boolean): number =>
  endings.reduce((sum, ending) => (holds(ending) ? sum + ending.chance : sum), 0);

function hullLostIn(endings: readonly Ending[], own: 0 | 1, hull: number): Distribution {
  const lost = new Array<number>(hull + 1).fill(0);
  for (const { chance, pieces } of endings) {
    const points = Math.min(pieces[own].lost, hull);
    lost[points] = (lost[points] ?? 0) + chance;
  }
  return lost;
}

function sideOdds(
  sides: readonly [SkirmishSide, SkirmishSide],
  own: 0 | 1,
  endings: readonly Ending[],
): SideOdds {
  const other = own === 0 ? 1 : 0;
  const side = sides[own];
  const lethal = sides[other].lethal ?? 0;
  const hullLost = hullLostIn(endings, own, side.hull);
  const destroyed = chanceThat(endings, ({ pieces }) => pieces[own].lost >= side.hull);
  const survives = chanceThat(endings, ({ pieces }) => !pieces[own].defeated);
  const defeated = chanceThat(endings, ({ pieces }) => pieces[own].defeated);
  return {
    defeated,
    destroyed,
    defeatedByGrudge: chanceThat(
      endings,
      ({ pieces }) => pieces[own].defeated && pieces[own].lost < side.hull,
    ),
    struckByLethal: lethal > 0 ? chanceThat(endings, ({ pieces }) => pieces[other].spent) : 0,
    hullLost,
    expectedHullLost: expectation(hullLost),
    survives,
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
  const duelist = (side: SkirmishSide, other: SkirmishSide): Duelist => ({
    hull: side.hull,
    lethal: side.lethal ?? 0,
    grudge: grudgeOf(side),
    hits: hitsDealt(other, side),
  });
  const endings = skirmishEndings([duelist(active, opposing), duelist(opposing, active)], rulings);
  return {
    active: sideOdds([active, opposing], 0, endings),
    opposing: sideOdds([active, opposing], 1, endings),
    bothDefeated: chanceThat(endings, ({ pieces }) => pieces[0].defeated && pieces[1].defeated),
    grudgeNeedsSurvivor: rulings.grudgeNeedsSurvivor,
  };
}
