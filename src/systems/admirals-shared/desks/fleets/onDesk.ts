import type { FleetOnDesk } from '../../../kit/fleets/onDesk';
import type { WithEntries } from '../../../kit/fleets/entries';
import type { ShipCard } from '../../cards/types';
import type { AdmiralsFleetDeskWords } from '../../words/en/fleetDesk';
import type { SomeWeapon } from '../shipFace';
import type { ArcShapes } from '../../geometry';

/** What every edition prints on a ship's card. */
export type AnyShip = Pick<
  ShipCard,
  'code' | 'name' | 'hull' | 'shields' | 'armaments' | 'keywords' | 'text'
> & { readonly role: string };

/** What lies on the desk in every edition. */
export interface AdmiralsOnDesk extends FleetOnDesk {
  readonly fleet: WithEntries & { readonly orders: readonly string[] };
  readonly cards: {
    readonly ships: ReadonlyMap<string, AnyShip>;
    readonly weapons: ReadonlyMap<string, SomeWeapon>;
    readonly orders: ReadonlyMap<string, { readonly name: string; readonly type: string }>;
  };
  readonly rules: { readonly arcs: ArcShapes };
  readonly words: {
    readonly fleetDesk: AdmiralsFleetDeskWords;
    readonly pages: {
      readonly ship: {
        readonly armament: (
          code: string,
          types: readonly string[],
          arc: string,
          distance: number,
        ) => string;
      };
    };
  };
}

/** What the rules make of a ship. */
export interface Derived {
  readonly orders: number;
  readonly moves: { readonly min: number; readonly max: number };
  readonly skirmish: number;
}
