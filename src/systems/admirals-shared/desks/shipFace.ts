import type { Silhouette } from '../../../core/drawing/drawing';
import type { ArmamentRow, Block, EntryId, TrackView } from '../../../core/pages/page';
import { FACINGS } from '../cards/terms';
import type { Armament } from '../cards/armamentForm';
import type { Shields } from '../cards/shieldsForm';
import type { AnyWeaponCard } from '../cards/types';
import { TRACKS } from '../looks';
import { HULL, SHIELD } from '../play/names';
import type { ArcShapes } from '../geometry';

/** A ship as its card shows it, whole, in any edition. */

/** A card has no side; it is drawn as the first. */
const TEAM = 'A';

/** The hexagon of a ship that has one. */
export const facingsOnCard = (silhouette: Silhouette, shields: Shields): readonly Block[] =>
  shields.as === 'pool'
    ? []
    : [
        {
          block: 'zones',
          silhouette,
          team: TEAM,
          zones: FACINGS.map((facing) => {
            const points = shields.points[facing];
            return { label: facing, now: points, max: points };
          }),
        },
      ];

interface Named {
  readonly label: string;
  readonly entry?: EntryId;
}

const fullTrack = (
  id: string,
  style: TrackView['style'],
  points: number,
  named: Named,
): readonly TrackView[] => [{ id, style, now: points, max: points, ...named }];

/** Hull, and shields that are one number; none of what a draft has not said yet. */
export const tracksOnCard = (
  hull: number,
  shields: Shields,
  named: { readonly hull: Named; readonly shields: Named },
): readonly Block[] => {
  const tracks = [
    ...(hull === 0 ? [] : fullTrack(HULL, TRACKS.hull, hull, named.hull)),
    ...(shields.as === 'facings'
      ? []
      : fullTrack(SHIELD, TRACKS.shield, shields.points, named.shields)),
  ];
  return tracks.length === 0 ? [] : [{ block: 'tracks', tracks }];
};

/** A weapon card of any edition. */
export type SomeWeapon = AnyWeaponCard<unknown, unknown>;

/** A row for each arc of each armament; one whose weapon is not at hand says so. */
export const armamentsOnCard = (
  armaments: readonly Armament[],
  weaponOf: (code: string) => SomeWeapon | null,
  arcs: ArcShapes,
  say: {
    readonly armament: (
      code: string,
      types: readonly string[],
      arc: string,
      distance: number,
    ) => string;
    readonly noWeapon: (code: string) => string;
  },
): readonly ArmamentRow[] =>
  armaments.flatMap(({ weapon: code, mounts }, armament) => {
    const weapon = weaponOf(code);
    return mounts.map(({ arc, dice }, mount): ArmamentRow => ({
      id: `${armament}:${mount}`,
      name: weapon?.name ?? code,
      detail: weapon
        ? say.armament(code, weapon.types, arc, weapon.maxDistance)
        : say.noWeapon(code),
      rays: arcs[arc],
      dice,
      mark: null,
    }));
  });
