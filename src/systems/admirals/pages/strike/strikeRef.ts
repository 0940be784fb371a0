import type { ShipId } from '../../../../core/game/events';
import type { PageRef } from '../../../../core/pages/page';
import { gunId, type Gun } from './aim';

const PAGE = 'strike';
const WITH_GUN = /^strike-(\d+)-(\d+)$/;

/** The page of a strike, with one mount in hand. */
export const strikeRef = (attacker: ShipId, { armament, mount }: Gun): PageRef => ({
  page: `${PAGE}-${armament}-${mount}`,
  about: attacker,
});

/** The mount that the page of a strike was opened for: null for none, undefined where it is another page. */
export const gunOf = (page: string): string | null | undefined => {
  if (page === PAGE) return null;
  const [, armament, mount] = WITH_GUN.exec(page) ?? [];
  return armament === undefined || mount === undefined
    ? undefined
    : gunId({ armament: Number(armament), mount: Number(mount) });
};
