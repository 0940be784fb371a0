import {
  perWound,
  type PerWound,
  type SaveChance,
  type ShieldPolicy,
} from '../../admirals-shared/odds/spec';
import type { Wounds } from '../../admirals-shared/strike/icons';
import type { Struck } from '../../admirals-shared/strike/volley';
import { facesOf, meanOf, type FaceIcons } from './icons';
import type { LockPlan } from './lockPlan';
import type { Moment } from '../procedures/strike';
import type { Reckoned } from './reckoned';

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

export const explainStrike = ({ spec, policy, plan, through }: Reckoned): StrikeExplanation => ({
  dice: spec.dice,
  modifier: spec.modifier,
  lockOnDice: spec.lockOnDice ?? 0,
  faces: facesOf(spec),
  saves: spec.saves,
  through,
  locks: plan,
  shields: policy.shields,
  lockOnBlockable: policy.lockOnBlockable === true,
  locksTogether: plan.use === 'choice' && policy.locksTogether === true,
});

/** 5F: every save is rolled in turn, against what those before it let through. */
function savePartsOf(saves: readonly SaveChance[], icons: number): readonly SavePart[] {
  let left = icons;
  return saves.map(({ id, chance }) => {
    const stopped = left * chance;
    left -= stopped;
    return { id, chance, stopped };
  });
}

/** Icons on average, Lock On dice that wait, and the chance that there was anything to strike at. */
interface Means extends Wounds {
  readonly dice: number;
  readonly struck: number;
}

const meansAt = (moment: Moment, { amounts }: Reckoned, parts: Struck['parts']): Means => {
  const sum = amounts.map(() => 0);
  for (const { spread, chance } of parts)
    spread.sumsAt(moment, amounts).forEach((one, at) => (sum[at] = (sum[at] ?? 0) + chance * one));
  const [hit = 0, critical = 0, direct = 0, dice = 0, struck = 0] = sum;
  return { hit, critical, direct, dice, struck };
};

/** What becomes of the icons of a strike, weighed with the chance that there is still something to strike at. */
export function iconParts(reckoned: Reckoned, parts: Struck['parts']): PerWound<IconPart> {
  const { spec, through, moments } = reckoned;
  const faces = facesOf(spec);
  const shielded = meansAt('shielded', reckoned, parts);
  const rolls = moments.includes('rolled') ? meansAt('rolled', reckoned, parts) : null;
  const last = moments.includes('standing') ? meansAt('standing', reckoned, parts) : shielded;
  return perWound((wound) => {
    const perDie = meanOf(faces, wound);
    const rolled = shielded.struck * spec.dice * perDie;
    const blocked = (rolls?.[wound] ?? rolled) - shielded[wound];
    const standing = last[wound] + last.dice * perDie;
    return {
      rolled,
      added: standing + blocked - rolled,
      blocked,
      saves: savePartsOf(spec.saves[wound], standing),
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
