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

/** 5F-01: an ability that has no bearing on the odds counts as a lock held. */
const abilityPlan = ({ ability }: StrikeSpec): LockPlan => {
  if (ability?.gives === 'icons') return { use: 'icons', icons: woundsIn(ability.icons) };
  return ability?.gives === 'dice' ? { use: 'dice', dice: ability.dice } : { use: 'nothing' };
};

export const lockPlan = (strike: StrikeSpec, policy: LockPolicy): LockPlan => {
  const ability = abilityPlan(strike);
  switch (policy) {
    case 'lock-on':
      return LOCK_ON;
    case 'hold':
      return { use: 'nothing' };
    case 'ability':
      return ability;
    // A Lock On can only add icons, so holding a lock is never better; nor is one die better than several.
    case 'best':
      if (ability.use === 'icons') return { use: 'choice', icons: ability.icons };
      return ability.use === 'dice' && ability.dice > 1 ? ability : LOCK_ON;
  }
};
