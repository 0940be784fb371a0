import { ICONS, type Icon } from '../../../../src/systems/admirals-shared/cards/terms';
import type { LockAbility } from '../../../../src/systems/admirals-shared/cards/types';
import type { SkirmishSide } from '../../../builders/odds';
import {
  LOCK_POLICIES,
  SHIELD_POLICIES,
  type SaveChance,
  type StrikePolicy,
  type StrikeSpec,
  type TargetSpec,
} from '../../../../src/systems/admirals-shared/odds/spec';

/** Cases drawn by a seed, so that a failure can be had again. */
export interface Draw {
  /** A whole number from `from` to `to`. */
  number(from: number, to: number): number;
  chance(of: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32 */
export function makeDraw(seed: number): Draw {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    number,
    chance: (of) => next() < of,
    pick: (list) => {
      const one = list[number(0, list.length - 1)];
      if (one === undefined) throw new Error('Nothing to pick from');
      return one;
    },
  };
}

const drawSaves = (draw: Draw, ids: readonly string[]): readonly SaveChance[] =>
  ids.filter(() => draw.chance(0.6)).map((id) => ({ id, chance: draw.number(1, 4) / 6 }));

const drawIcons = (draw: Draw): readonly Icon[] => {
  const icons = draw.chance(0.2) ? [] : [draw.pick(ICONS)];
  return draw.chance(0.3) ? [...icons, draw.pick(ICONS)] : icons;
};

function drawAbility(draw: Draw): LockAbility {
  const wounds = ['hit', 'critical', 'direct'] as const;
  switch (draw.number(0, 3)) {
    case 0:
      return { gives: 'dice', dice: draw.number(0, 2) };
    case 1:
      return { gives: 'skirmish-dice-penalty', dice: 1 };
    default:
      return {
        gives: 'icons',
        icons: draw.chance(0.3) ? [draw.pick(wounds), draw.pick(wounds)] : [draw.pick(wounds)],
      };
  }
}

export interface Size {
  readonly dice: readonly [number, number];
  readonly hull: readonly [number, number];
  readonly shields: readonly [number, number];
  /** Whether Augur, orders and abilities come in. */
  readonly extras: boolean;
}

export function drawStrike(draw: Draw, { dice, extras }: Size): StrikeSpec {
  const chart = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((result) => [result, drawIcons(draw)]),
  );
  return {
    dice: draw.number(...dice),
    modifier: draw.number(-1, 2),
    chart,
    saves: {
      hit: drawSaves(draw, ['Armor', 'Flak']),
      critical: drawSaves(draw, ['Massive', 'Armor', 'Flak']),
      direct: drawSaves(draw, ['Ore Hull', 'Fast']),
    },
    ...(extras && draw.chance(0.2) ? { granted: [{ faces: [5, 6], as: 'lock-on' }] as const } : {}),
    ...(extras && draw.chance(0.2) ? { lockOnDice: 1 } : {}),
    ...(extras && draw.chance(0.7) ? { ability: drawAbility(draw) } : {}),
  };
}

export function drawTarget(draw: Draw, { hull, shields }: Size): TargetSpec {
  const orderLimit = draw.number(0, 2);
  return {
    hull: draw.number(...hull),
    shields: draw.number(...shields),
    orderLimit,
    criticals: draw.number(0, orderLimit),
  };
}

export const drawPolicy = (draw: Draw): StrikePolicy => ({
  locks: draw.pick(LOCK_POLICIES),
  shields: draw.pick(SHIELD_POLICIES),
  lockOnBlockable: draw.chance(0.3),
  locksTogether: draw.chance(0.3),
});

export const drawSide = (draw: Draw, dice: number): SkirmishSide => ({
  dice: draw.number(0, dice),
  hitsOn: draw.number(1, 3),
  boarding: draw.chance(0.3),
  starmaw: draw.chance(0.3),
  saves: drawSaves(draw, ['Evasion', 'Fast', 'Bunker Down']),
  hull: draw.number(1, 5),
  lethal: draw.chance(0.5) ? draw.number(1, 3) : 0,
  grudge: draw.chance(0.5),
});
