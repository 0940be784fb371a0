/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { expectation, type Distribution } from '../../../core/dice/distribution';
import { explainStrike, iconParts, type IconPart, type StrikeExplanation } from './explainStrike';
import { planVolley } from './planVolley';
import { prepareStrike, strikeAt } from './prepared';
import { forLiving, remainsOf, startRemains, type Remains } from './remains';
import type {
  PerWound,
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../admirals-shared/odds/spec';

/** Everything that may come of a strike. Hull and criticals are counted apart: all icons are rolled for. */
export interface StrikeOdds {
  /** By hull, by criticals, or both. */
  readonly defeated: number;
  readonly destroyed: number;
  readonly crippled: number;
  /** From 0 to the hull, which stands for more too. */
  readonly hullLost: Distribution;
  /** 0 where the target is defeated, be it crippled. */
  readonly hullLeft: Distribution;
  /** From 0 to the number that cripples, which stands for more too. */
  readonly criticals: Distribution;
  readonly shieldsSpent: Distribution;
  readonly expectedHullLost: number;
  readonly expectedCriticals: number;
  readonly expectedShieldsSpent: number;
  readonly icons: PerWound<IconPart>;
  readonly explanation: StrikeExplanation;
}

/** Chances by what a target has lost: hull, criticals until it was crippled, shields. */
export function losses(remains: Float64Array, whole: Remains) {
  const hullLost = new Array<number>(whole.hull + 1).fill(0);
  const criticals = new Array<number>(whole.criticals + 1).fill(0);
  const shieldsSpent = new Array<number>(whole.shields + 1).fill(0);
  let defeated = 0;
  let at = 0;
  for (let hull = 0; hull <= whole.hull; hull += 1) {
    for (let left = 0; left <= whole.criticals; left += 1) {
      for (let shields = 0; shields <= whole.shields; shields += 1, at += 1) {
        const chance = remains[at]!;
        hullLost[whole.hull - hull]! += chance;
        criticals[whole.criticals - left]! += chance;
        shieldsSpent[whole.shields - shields]! += chance;
        if (hull === 0 || left === 0) defeated += chance;
      }
    }
  }
  return { hullLost, criticals, shieldsSpent, defeated };
}

/** What is left of the hull, none where the target is defeated. */
export function hullLeftOf(remains: Float64Array, whole: Remains): Distribution {
  const left = new Array<number>(whole.hull + 1).fill(0);
  forLiving(whole, (hull, _criticals, _shields, index) => {
    left[hull]! += remains[index]!;
  });
  left[0] = losses(remains, whole).defeated;
  return left;
}

/** 5C to 5F: exact odds of one strike at one target, both sides playing by the policy. */
export function strikeOdds(
  strike: StrikeSpec,
  target: TargetSpec,
  policy: StrikePolicy,
): StrikeOdds {
  const whole = remainsOf(target);
  const prepared = prepareStrike(strike, policy, whole);
  const [plays] = planVolley([prepared], whole);
  const aftermath = strikeAt(prepared, plays!, startRemains(whole));
  const lost = losses(aftermath.remains, whole);
  return {
    ...lost,
    hullLeft: hullLeftOf(aftermath.remains, whole),
    destroyed: lost.hullLost[whole.hull]!,
    crippled: lost.criticals[whole.criticals]!,
    expectedHullLost: expectation(lost.hullLost),
    expectedCriticals: expectation(lost.criticals),
    expectedShieldsSpent: expectation(lost.shieldsSpent),
    icons: iconParts(prepared, aftermath),
    explanation: explainStrike(prepared),
  };
}
