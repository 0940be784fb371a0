import type { CardOf } from '../../kit/cards/cardForm';
import type { ValueOf } from '../../kit/cards/form';
import type { effectWithLockOn } from './effectForm';
import type { constructionListForm } from './constructionListForm';
import type { carriedForm, orderForm } from './orderForm';
import type { shipForm } from './shipForm';
import type { OrderType } from './terms';
import type { lockAbilityOrPenalty, weaponForm } from './weaponForm';

/** 3A-01 */
export type ShipCard = CardOf<{ ship: ReturnType<typeof shipForm> }>;

/** 3A-03, 5B-01, 5C, 5F-01 */
export type WeaponCard = CardOf<{
  weapon: ReturnType<typeof weaponForm<typeof lockAbilityOrPenalty>>;
}>;
export type LockAbility = ValueOf<typeof lockAbilityOrPenalty>;
/** All conditions must hold. */
export type CardModifier = WeaponCard['modifiers'][number];

export type AnyWeaponCard<SomeAbility> = Omit<WeaponCard, 'lockAbility'> & {
  readonly lockAbility?: SomeAbility;
};

type EffectForm = ReturnType<typeof effectWithLockOn>;
export type Effect = ValueOf<EffectForm>;

export type OrderCard = CardOf<{
  order: ReturnType<typeof orderForm<OrderType, EffectForm>>;
}>;

/** 10C-03: a commander's trait works on the ship that carries it. */
export type CommanderCard = CardOf<{ commander: ReturnType<typeof carriedForm<EffectForm>> }>;

/** 10C-04 */
export type FlightGroupCard = CardOf<{
  'flight-group': ReturnType<typeof carriedForm<EffectForm>>;
}>;

/** 10B, 10C-03, 10C-04 */
export type ConstructionList = CardOf<{ list: typeof constructionListForm }>;

export type AdmiralsCard =
  ShipCard | WeaponCard | OrderCard | CommanderCard | FlightGroupCard | ConstructionList;

export const CARD_KINDS = [
  'ship',
  'weapon',
  'order',
  'commander',
  'flight-group',
  'list',
] as const satisfies readonly AdmiralsCard['kind'][];
