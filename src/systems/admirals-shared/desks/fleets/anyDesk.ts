import type { Wording } from '../../../../core/words';
import type { FleetShip } from '../../fleet/types';
import type { AdmiralsWords } from '../../../admirals/words/en';
import type { SomeWeapon } from '../shipFace';

/** A fleet as every edition has it. */
export interface AnyFleet {
  readonly ships: readonly FleetShip[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

/** The words of a desk, as any edition says them. */
export interface FleetDeskWords {
  readonly fleetDesk: Wording<AdmiralsWords['fleetDesk']>;
  readonly fleet: Wording<Pick<AdmiralsWords['fleet'], 'aim' | 'completions'>>;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

/** What lies on the desk in every edition. */
export interface AnyDesk {
  readonly name: string;
  readonly fleet: AnyFleet;
  readonly cards: {
    readonly ships: ReadonlyMap<string, Named>;
    readonly weapons: ReadonlyMap<string, SomeWeapon>;
    readonly orders: ReadonlyMap<string, Named & { readonly type: string }>;
  };
  readonly words: FleetDeskWords;
}
