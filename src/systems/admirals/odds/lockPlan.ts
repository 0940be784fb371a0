import type { LockPolicy, StrikeSpec } from '../../admirals-shared/odds/spec';
import { woundsIn, type Wounds } from '../../admirals-shared/strike/icons';

/** What a Target Lock is worth under a policy: so many Lock On dice, icons, or the attacker's choice. */
export type LockPlan =
  | { readonly use: 'nothing' }
  | { readonly use: 'dice'; readonly dice: number }
  | { readonly use: 'icons'; readonly icons: Wounds }
  /** Icons or one Lock On die, decided lock by lock or for all at once (ruling locks-one-by-one). */
  | { readonly use: 'choice'; readonly icons: Wounds };

const LOCK_ON: LockPlan = { use: 'dice', dice: 1 };

function abilityPlan({ ability }: StrikeSpec): LockPlan {
  switch (ability?.gives) {
    case 'icons':
      return { use: 'icons', icons: woundsIn(ability.icons) };
    case 'dice':
      return { use: 'dice', dice: ability.dice };
    case 'skirmish-dice-penalty':
    case 'text':
    case undefined:
      return { use: 'nothing' };
  }
}

/** A Lock On can only add icons, so holding a lock is never better; nor is one die better than several. */
function bestPlan(strike: StrikeSpec): LockPlan {
  const ability = abilityPlan(strike);
  if (ability.use === 'icons') return { use: 'choice', icons: ability.icons };
  return ability.use === 'dice' && ability.dice > 1 ? ability : LOCK_ON;
}

/** 5F-01: an ability that has no bearing on the odds counts as a lock held. */
export function lockPlan(strike: StrikeSpec, policy: LockPolicy): LockPlan {
  switch (policy) {
    case 'lock-on':
      return LOCK_ON;
    case 'hold':
      return { use: 'nothing' };
    case 'ability':
      return abilityPlan(strike);
    case 'best':
      return bestPlan(strike);
  }
}
