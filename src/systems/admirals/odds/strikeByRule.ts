/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import type { Aftermath } from './aftermath';
import { damageCells } from './damage';
import type { IconCounts } from './icons';
import { defeatedOnly, remainsIndex, type Remains } from './remains';
import { playRuled, type RuledStrike } from './ruled';
import { perWound } from '../../admirals-shared/odds/spec';
import { pointAt } from './sweep';

/** From what living targets have left to what they have lost, by shields spent. */
function toSwept(whole: Remains, ruled: RuledStrike, remains: Float64Array) {
  const { shields, points } = ruled.die;
  const cells = damageCells(whole);
  const swept = new Float64Array(points.first.length * cells);
  let struck = 0;
  for (let hull = 1; hull <= whole.hull; hull += 1) {
    for (let criticals = 1; criticals <= whole.criticals; criticals += 1) {
      const lost = (whole.criticals - criticals) * (whole.hull + 1) + whole.hull - hull;
      for (let left = 0; left <= whole.shields; left += 1) {
        const chance = remains[remainsIndex(whole, hull, criticals, left)]!;
        if (chance === 0) continue;
        const spent = shields === 0 ? 0 : whole.shields - left;
        swept[pointAt(shields, spent, 0) * cells + lost] = chance;
        struck += chance;
      }
    }
  }
  return { swept, struck };
}

/** And back: those that were defeated before stay as they were. */
function fromSwept(
  whole: Remains,
  ruled: RuledStrike,
  swept: Float64Array,
  before: Float64Array,
): Float64Array {
  const { first, second } = ruled.die.points;
  const remains = defeatedOnly(whole, before);
  let at = 0;
  for (let point = 0; point < first.length; point += 1) {
    const left = whole.shields - first[point]! - second[point]!;
    for (let criticals = whole.criticals; criticals >= 0; criticals -= 1) {
      for (let hull = whole.hull; hull >= 0; hull -= 1, at += 1) {
        if (swept[at] === 0) continue;
        remains[remainsIndex(whole, hull, criticals, left)]! += swept[at]!;
      }
    }
  }
  return remains;
}

/** Shields spent on average: on the kind that is blocked first, and on the other. */
function meanBlocked(ruled: RuledStrike, cells: number, swept: Float64Array): [number, number] {
  const { first, second } = ruled.die.points;
  let onFirst = 0;
  let onSecond = 0;
  for (let point = 0; point < first.length; point += 1) {
    let chance = 0;
    for (let at = point * cells; at < (point + 1) * cells; at += 1) chance += swept[at]!;
    onFirst += chance * first[point]!;
    onSecond += chance * second[point]!;
  }
  return [onFirst, onSecond];
}

/** What a strike by rule of thumb makes of everything that the target may be before it. */
export function strikeByRule(
  whole: Remains,
  ruled: RuledStrike,
  before: Float64Array,
  generated: IconCounts,
): Aftermath {
  const cells = damageCells(whole);
  const { swept, struck } = toSwept(whole, ruled, before);
  const [spentBefore] = meanBlocked(ruled, cells, swept);
  const after = playRuled(ruled, swept);
  const [onFirst, onSecond] = meanBlocked(ruled, cells, after);
  const first = onFirst - spentBefore;
  const blocked = ruled.hitsFirst
    ? { hit: first, critical: onSecond, direct: 0 }
    : { hit: onSecond, critical: first, direct: 0 };
  return {
    remains: fromSwept(whole, ruled, after, before),
    struck,
    blocked,
    standing: perWound((wound) => struck * generated[wound] - blocked[wound]),
  };
}
