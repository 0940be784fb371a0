import type { Command } from '../../../core/game/system';
import type { Block } from '../../../core/pages/page';
import type { Reads } from '../../kit/pages/reads';
import type { AnyView } from './view';

/** The hex that a ship stands in; one tap says another. */
export const terrainBlock = <Terrain extends string>(
  { words }: Pick<AnyView, 'words'>,
  terrains: readonly Terrain[],
  now: Terrain | null,
  to: (terrain: Terrain | null) => Command,
  reads: (terrain: Terrain) => Reads,
): Block => ({
  block: 'chips',
  label: words.pages.ship.terrain,
  chips: [null, ...terrains].map((terrain) => {
    const label = words.pages.hex(terrain);
    const isOn = now === terrain;
    return {
      label,
      tone: 'plain',
      isOn,
      ...(isOn ? {} : { act: { label, command: to(terrain) } }),
      ...(terrain === null ? {} : reads(terrain)),
    };
  }),
});
