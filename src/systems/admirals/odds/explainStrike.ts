import type { FaceIcons } from './icons';
import type { LockPlan } from './lockPlan';
import type { Aftermath } from './aftermath';
import type { StrikeReading } from './reading';
import {
  perWound,
  type PerWound,
  type SaveChance,
  type ShieldPolicy,
} from '../../admirals-shared/odds/spec';

/** What a save stops on average, after the saves before it. */
export interface SavePart {
  readonly id: string;
  readonly chance: number;
  readonly stopped: number;
}

/** What becomes of the icons of one kind on average: rolled and added, less blocked, less stopped, is landed. */
export interface IconPart {
  readonly rolled: number;
  /** By Lock Ons and Target Lock abilities. */
  readonly added: number;
  /** By shields. */
  readonly blocked: number;
  readonly saves: readonly SavePart[];
  readonly landed: number;
}

/** Which dice were counted, what each face gives after the modifier, which saves were rolled, and how it was played. */
export interface StrikeExplanation {
  readonly dice: number;
  readonly modifier: number;
  /** 5F-01 II: Lock On dice that cost no lock. */
  readonly lockOnDice: number;
  readonly faces: readonly FaceIcons[];
  readonly saves: PerWound<readonly SaveChance[]>;
  /** The chance that no save stops an icon. */
  readonly through: PerWound<number>;
  /** What each Target Lock was used for. */
  readonly locks: LockPlan;
  readonly shields: ShieldPolicy;
  /** Ruling lock-on-after-shields switched off. */
  readonly lockOnBlockable: boolean;
  /** Ruling locks-one-by-one switched off, in a strike where it matters. */
  readonly locksTogether: boolean;
}

export const explainStrike = (reading: StrikeReading): StrikeExplanation => ({
  dice: reading.strike.dice,
  modifier: reading.strike.modifier,
  lockOnDice: reading.lockOnDice,
  faces: reading.faces,
  saves: reading.strike.saves,
  through: reading.through,
  locks: reading.plan,
  shields: reading.policy.shields,
  lockOnBlockable: reading.blockable,
  locksTogether: reading.together,
});

/** 5F, 7C: every save is rolled in turn, against what those before it let through. */
export function savePartsOf(saves: readonly SaveChance[], icons: number): readonly SavePart[] {
  let left = icons;
  return saves.map(({ id, chance }) => {
    const stopped = left * chance;
    left -= stopped;
    return { id, chance, stopped };
  });
}

/** What becomes of the icons of a strike, weighed with the chance that there is still something to strike at. */
export function iconParts(reading: StrikeReading, aftermath: Aftermath): PerWound<IconPart> {
  const { through } = reading;
  const { saves } = reading.strike;
  return perWound((wound) => {
    const rolled = aftermath.struck * reading.rolled[wound];
    const blocked = aftermath.blocked[wound];
    const standing = aftermath.standing[wound];
    return {
      rolled,
      added: standing + blocked - rolled,
      blocked,
      saves: savePartsOf(saves[wound], standing),
      landed: standing * through[wound],
    };
  });
}

/** The icons of a strike that reads in two ways. */
export const sumIconParts = (one: PerWound<IconPart>, other: PerWound<IconPart>) =>
  perWound((wound): IconPart => {
    const [a, b] = [one[wound], other[wound]];
    return {
      rolled: a.rolled + b.rolled,
      added: a.added + b.added,
      blocked: a.blocked + b.blocked,
      saves: a.saves.map((save, at) => ({
        ...save,
        stopped: save.stopped + (b.saves[at]?.stopped ?? 0),
      })),
      landed: a.landed + b.landed,
    };
  });
