import type { SkirmishRulings } from '../../../../src/systems/admirals-shared/skirmish/procedure';
import type { SkirmishSide } from '../../../builders/odds';

/** Brute force: every die and every Direct Hit's saves are rolled by themselves, then the rules are walked through. */

const FACES = [1, 2, 3, 4, 5, 6];

export interface SkirmishTwin {
  defeated: [number, number];
  both: number;
  hullLost: [number[], number[]];
}

/** How often each number of Direct Hits lands, die by die and save by save. */
function rollHits(by: SkirmishSide, at: SkirmishSide): ReadonlyMap<number, number> {
  const through = at.saves.reduce((left, save) => left * (1 - save.chance), 1);
  const sum = new Map<number, number>();
  const save = (dice: number, hits: number, landed: number, chance: number): void => {
    if (hits === 0) {
      roll(dice, landed, chance);
      return;
    }
    save(dice, hits - 1, landed + 1, chance * through);
    if (through < 1) save(dice, hits - 1, landed, chance * (1 - through));
  };
  const roll = (dice: number, landed: number, chance: number): void => {
    if (dice === 0) {
      sum.set(landed, (sum.get(landed) ?? 0) + chance);
      return;
    }
    for (const face of FACES) {
      let hits = face <= by.hitsOn ? 1 : 0;
      if (by.boarding && face === 6) hits = 1;
      if (by.starmaw && face === 1) hits += 3;
      save(dice - 1, hits, landed, chance / 6);
    }
  };
  roll(by.dice, 0, 1);
  return sum;
}

interface Wreck {
  hits: number;
  gone: boolean;
  boomed: boolean;
}

/** 9F, until nothing more goes off. */
function explode(wrecks: [Wreck, Wreck], sides: readonly [SkirmishSide, SkirmishSide]): void {
  for (let round = 0; round < 3; round += 1) {
    const off = [0, 1].filter((i) => wrecks[i]!.gone && !wrecks[i]!.boomed);
    for (const i of off) {
      wrecks[i]!.boomed = true;
      wrecks[1 - i]!.hits += sides[i]!.lethal ?? 0;
    }
    for (const i of [0, 1]) if (wrecks[i]!.hits >= sides[i]!.hull) wrecks[i]!.gone = true;
  }
}

export function skirmishTwin(
  active: SkirmishSide,
  opposing: SkirmishSide,
  { grudgeNeedsSurvivor, grudgeInTurn = false }: SkirmishRulings,
): SkirmishTwin {
  const sides = [active, opposing] as const;
  const sum: SkirmishTwin = {
    defeated: [0, 0],
    both: 0,
    hullLost: [
      new Array<number>(active.hull + 1).fill(0),
      new Array<number>(opposing.hull + 1).fill(0),
    ],
  };

  const end = (chance: number, wrecks: [Wreck, Wreck]): void => {
    for (const i of [0, 1] as const) {
      if (wrecks[i].gone) sum.defeated[i] += chance;
      sum.hullLost[i][Math.min(wrecks[i].hits, sides[i].hull)]! += chance;
    }
    if (wrecks[0].gone && wrecks[1].gone) sum.both += chance;
  };

  const grudge = (chance: number, before: readonly [Wreck, Wreck]): void => {
    const rolls = (i: 0 | 1): readonly number[] =>
      sides[i].grudge && !(grudgeNeedsSurvivor && before[i].gone) ? FACES : [];
    const ofA = rolls(0).length > 0 ? rolls(0) : [7];
    const ofB = rolls(1).length > 0 ? rolls(1) : [7];
    for (const a of ofA) {
      for (const b of ofB) {
        const wrecks: [Wreck, Wreck] = [{ ...before[0] }, { ...before[1] }];
        if (a <= before[0].hits && a < 7) wrecks[1].gone = true;
        if (grudgeInTurn) explode(wrecks, sides);
        const silenced = grudgeInTurn && grudgeNeedsSurvivor && wrecks[1].gone;
        if (b <= before[1].hits && b < 7 && !silenced) wrecks[0].gone = true;
        explode(wrecks, sides);
        end(chance / ofA.length / ofB.length, wrecks);
      }
    }
  };

  const hitsOnOpposing = rollHits(active, opposing);
  for (const [onActive, p] of rollHits(opposing, active)) {
    for (const [onOpposing, q] of hitsOnOpposing) {
      const wrecks: [Wreck, Wreck] = [
        { hits: onActive, gone: onActive >= active.hull, boomed: false },
        { hits: onOpposing, gone: onOpposing >= opposing.hull, boomed: false },
      ];
      explode(wrecks, sides);
      grudge(p * q, wrecks);
    }
  }
  return sum;
}
