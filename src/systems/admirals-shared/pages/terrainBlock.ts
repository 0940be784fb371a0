import type { ShipId } from '../../../core/game/events';
import type { Block } from '../../../core/pages/page';
import type { Reads } from '../../kit/pages/reads';
import type { AnyView } from './view';

/** The hex that a ship stands in; one tap says another. */
export const terrainBlock = <Terrain extends string>(
  { words }: Pick<AnyView, 'words'>,
  { id: ship, terrain: now }: { readonly id: ShipId; readonly terrain: Terrain | null },
  terrains: readonly Terrain[],
  reads: (terrain: Terrain) => Reads,
): Block => ({
  block: 'chips',
  label: words.pages.ship.terrain,
  chips: [null, ...terrains].map((terrain) => {
    const label = words.pages.hex(terrain);
    const isOn = now === terrain;
    const command = { type: 'set-terrain', ship, terrain };
    return {
      label,
      tone: 'plain',
      isOn,
      ...(isOn ? {} : { act: { label, command } }),
      ...(terrain === null ? {} : reads(terrain)),
    };
  }),
});
