import type { CardId } from '../../../../core/game/events';
import type { GameState } from '../../../../core/game/state';
import type { LockAbility } from '../../../admirals-shared/cards/types';
import type { PerWound, Wound } from '../../../admirals-shared/odds/spec';
import type { Rules } from '../../../admirals-shared/parts';
import type { Save } from '../../../admirals-shared/saves';
import type { IconCount } from '../../../admirals-shared/strike/chart';
import { type UsableShields } from '../../../admirals-shared/play/strikes';
import type { StrikeAnswer } from '../../strike/spec';
import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import type { ShieldSpend, StrikeRolls } from '../commands';

/** What a strike asks for next. */
export type StrikeNeed =
  | { readonly needs: 'facings' }
  | { readonly needs: 'dice'; readonly count: number }
  | { readonly needs: 'shields'; readonly icons: IconCount; readonly shields: UsableShields }
  | { readonly needs: 'bonus-dice'; readonly count: number }
  | { readonly needs: 'lock'; readonly left: number; readonly ability: LockAbility | null }
  | { readonly needs: 'lock-dice'; readonly at: number; readonly count: number }
  | {
      readonly needs: 'save';
      readonly icon: Wound;
      readonly save: Save;
      readonly count: number;
    }
  | {
      readonly needs: 'returned';
      readonly count: number;
      readonly orders: readonly CardId[];
      readonly chooses: 'owner' | 'attacker';
    };

/** One kind of save that was rolled. */
export interface SaveRolled {
  readonly icon: Wound;
  readonly save: Save;
  readonly dice: readonly number[];
  readonly stopped: number;
}

/** How far a strike has come. */
export interface StrikeSoFar {
  readonly answer: StrikeAnswer;
  /** Every icon that was generated. */
  readonly icons: IconCount;
  readonly blocked: readonly ShieldSpend[];
  readonly bonusDice: readonly number[];
  readonly lockDice: readonly number[];
  readonly saved: readonly SaveRolled[];
  /** Icons that got through. */
  readonly through: PerWound<number>;
  readonly returned: readonly CardId[];
  readonly skirmishDicePenalty: number;
  /** Texts of lock abilities that the table carries out. */
  readonly texts: readonly string[];
}

/** A strike on its way: what it needs, or null where everything was told. */
export interface StrikeStep {
  readonly soFar: StrikeSoFar;
  readonly need: StrikeNeed | null;
  /** Something was told that the strike has no use for. */
  readonly leftOver: keyof StrikeRolls | null;
}

/** The strike on the table, with everything that was told of it. */
export interface Bench extends StrikeSoFar {
  readonly rolls: StrikeRolls;
  readonly state: GameState;
  readonly rules: Rules;
}

export type Stepped = Bench | { readonly need: StrikeNeed; readonly at: Bench };
export type StepFunction = (bench: Bench) => Stepped;

export const NO_ICONS: IconCount = { lock: 0, hit: 0, critical: 0, direct: 0 };

export const plusIcons = (one: IconCount, other: IconCount): IconCount => ({
  lock: one.lock + other.lock,
  hit: one.hit + other.hit,
  critical: one.critical + other.critical,
  direct: one.direct + other.direct,
});

export const asking = (at: Bench, need: StrikeNeed): Stepped => ({ need, at });

export const areDice = (dice: readonly number[] | undefined, count: number): boolean =>
  dice?.length === count && dice.every(isDie);

export const sumOf = <Item>(items: readonly Item[], points: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + points(item), 0);
