import type { FleetOnDesk } from '../../../kit/fleets/pages';
import type { WithEntries } from '../../../kit/fleets/entries';
import type { ShipCard } from '../../cards/types';
import type { AdmiralsFleetDeskWords } from '../../words/en/fleetDesk';
import type { GamePageWords } from '../../words/en/gamePages';
import type { SomeWeapon } from '../shipFace';
import type { ArcShapes } from '../../geometry';
import type { Preset } from '../../fleet/fillLibrary';
import type { ShelfFleet } from '../../../../core/pages/desks';
import type { Answers } from '../../../../core/pages/answers';
import type { Act } from '../../../../core/pages/page';

/** What every edition prints on a ship's card. */
export type AnyShip = Pick<
  ShipCard,
  'code' | 'name' | 'role' | 'hull' | 'shields' | 'armaments' | 'keywords' | 'text'
>;

/** What lies on the desk in every edition. */
export interface AdmiralsOnDesk extends FleetOnDesk {
  readonly fleet: WithEntries & { readonly orders: readonly string[] };
  readonly cards: {
    readonly ships: ReadonlyMap<string, AnyShip>;
    readonly weapons: ReadonlyMap<string, SomeWeapon>;
    readonly orders: ReadonlyMap<string, { readonly name: string; readonly type: string }>;
  };
  /** The library of the fleet filled up; as it is where there is no room. */
  readonly filled: (preset: Preset) => readonly string[];
  /** Libraries of a player's other fleets. */
  readonly libraries: readonly { readonly name: string; readonly orders: readonly string[] }[];
  readonly rules: { readonly arcs: ArcShapes };
  readonly words: {
    readonly fleetDesk: AdmiralsFleetDeskWords & {
      readonly ships: { readonly costs: (kind: string, cost: number) => string };
    };
    readonly pages: GamePageWords;
  };
}

/** More than a thumb looks through. */
const MOST_LIBRARIES = 3;

/** The libraries of other fleets, each once. */
export const librariesOf = (
  others: readonly ShelfFleet[],
  read: (draft: Answers) => { readonly orders: readonly string[] },
): AdmiralsOnDesk['libraries'] => {
  const known = new Map(
    others.map(({ name, draft }) => {
      const { orders } = read(draft);
      return [[...orders].sort().join(' '), { name, orders }] as const;
    }),
  );
  known.delete('');
  return [...known.values()].slice(0, MOST_LIBRARIES);
};

/** The rest of the library at one tap; null where it has no room. */
export const fillAct = ({ fleet, filled, words }: AdmiralsOnDesk): Act | null => {
  const orders = filled('mixed');
  const label = words.fleetDesk.orders.fillAll;
  return orders.length === fleet.orders.length ? null : { label, answers: { orders } };
};
