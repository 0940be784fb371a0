import type { ShipId, TeamId } from '../../../core/game/events';
import type { Ship } from '../../../core/game/state';
import type { Block, Item, Page } from '../../../core/pages/page';
import { teamName } from '../play/ships';
import { pastPage } from './past';
import type { GameView } from './shipRow';

/** Whose turn it is, with which ships, and every ship that has a turn to come. */
export interface Turns {
  /** Whether turns of this kind are taken now. */
  readonly isNow: boolean;
  /** Null where all act at once, or nobody keeps turns. */
  readonly team: TeamId | null;
  readonly ready: readonly ShipId[];
  readonly left: readonly Ship[];
}

interface Saying {
  readonly title: string;
  readonly inTurn: (team: string) => string;
  readonly all: string;
  readonly others: string;
  readonly none: string;
}

/** The ships of the team in turn, and those that a table may take all the same. */
export const turnList = (
  view: GameView,
  say: Saying,
  { isNow, team, ready, left }: Turns,
  itemOf: (ship: ShipId) => Item,
): Page => {
  if (!isNow) return pastPage(view, say.title);
  const all = left.map(({ id }) => id);
  const first = team === null ? all : ready;
  const others = all.filter((ship) => !first.includes(ship));
  const block = (label: string, ships: readonly ShipId[]): Block => ({
    block: 'items',
    label,
    items: ships.map(itemOf),
    empty: say.none,
  });
  const label = team === null ? say.all : say.inTurn(teamName(view.setup, team));
  return {
    title: say.title,
    ...(team === null ? {} : { team }),
    blocks: [block(label, first)],
    ...(others.length > 0 && { aside: [block(say.others, others)] }),
  };
};
