import type { Block } from '../../../../core/pages/page';
import { shipFace } from '../shipFace';
import type { Blocks } from '../../../kit/pages/laidOut';
import type { Derived } from '../../fleet/figures';
import type { AdmiralsOnDesk, AnyShip } from './onDesk';

const derivedBlock = ({ words }: AdmiralsOnDesk, of: Derived): Block => {
  const { ship: say, figure } = words.fleetDesk;
  return {
    block: 'table',
    label: say.derived,
    head: [],
    rows: [
      { label: say.orders, cells: [figure(of.orders)] },
      { label: say.moves, cells: [say.range(of.moves.min, of.moves.max)] },
      { label: say.skirmish, cells: [figure(of.skirmish)] },
    ],
  };
};

/** A ship's card, whole, with its keywords as an edition shows them. */
export const cardBlocks = (
  desk: AdmiralsOnDesk,
  card: AnyShip,
  keywords: Blocks,
  derived: Derived,
): readonly Block[] => {
  const { cards, rules, words } = desk;
  return shipFace(card, {
    hull: card.hull,
    keywords,
    weaponOf: (code) => cards.weapons.get(code) ?? null,
    noWeapon: () => words.fleetDesk.ships.noCard,
    arcs: rules.arcs,
    words: words.pages,
    more: derivedBlock(desk, derived),
  });
};
