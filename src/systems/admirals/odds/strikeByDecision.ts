/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import type { Aftermath } from './aftermath';
import type { Contest } from './contest';
import type { Caps } from './damage';
import { NO_ICONS, type IconCounts } from './icons';
import { playContest, type Facing, type Play } from './playContest';
import { defeatedOnly, remainsIndex, type Remains } from './remains';
import { perWound } from '../../admirals-shared/odds/spec';

/** Adds how a strike may end at a target that had so much hull and so many criticals left before. */
function addEnds(whole: Remains, now: Caps, chances: Float64Array, remains: Float64Array): void {
  for (let shields = 0, at = 0; at < chances.length; shields += 1) {
    for (let criticals = now.criticals; criticals >= 0; criticals -= 1) {
      for (let hull = now.hull; hull >= 0; hull -= 1, at += 1) {
        remains[remainsIndex(whole, hull, criticals, shields)]! += chances[at]!;
      }
    }
  }
}

/** What both sides do, by what the target has left. */
export type Plays = ReadonlyMap<number, Play>;

/** What a target with so much hull and so many criticals left may have in shields, and what is played then. */
function facingsOf(whole: Remains, now: Caps, plays: Plays, before: Float64Array): Facing[] {
  const facings: Facing[] = [];
  for (let shields = 0; shields <= whole.shields; shields += 1) {
    const index = remainsIndex(whole, now.hull, now.criticals, shields);
    const chance = before[index]!;
    const play = plays.get(index);
    if (chance > 0 && play) facings.push({ shields, chance, play });
  }
  return facings;
}

const sumIcons = (sum: IconCounts, icons: IconCounts): IconCounts =>
  perWound((wound) => sum[wound] + icons[wound]);

/** What a strike with decisions makes of everything that the target may be before it. */
export function strikeByDecision(
  whole: Remains,
  contest: Contest,
  plays: Plays,
  before: Float64Array,
): Aftermath {
  const remains = defeatedOnly(whole, before);
  let struck = 0;
  let blocked = NO_ICONS;
  let standing = NO_ICONS;
  for (let hull = 1; hull <= whole.hull; hull += 1) {
    for (let criticals = 1; criticals <= whole.criticals; criticals += 1) {
      const facings = facingsOf(whole, { hull, criticals }, plays, before);
      if (facings.length === 0) continue;
      const ends = playContest(contest, { hull, criticals }, facings);
      addEnds(whole, { hull, criticals }, ends.chances, remains);
      for (const { chance } of facings) struck += chance;
      blocked = sumIcons(blocked, ends.blocked);
      standing = sumIcons(standing, ends.standing);
    }
  }
  return { remains, struck, blocked, standing };
}
