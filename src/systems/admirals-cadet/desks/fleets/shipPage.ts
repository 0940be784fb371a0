import type { Block, Page } from '../../../../core/pages/page';
import { derivedBlock, copiesBlocks } from '../../../admirals-shared/desks/fleets/shipPage';
import * as shipFace from '../../../admirals-shared/desks/shipFace';
import type { ShipCard } from '../../cards/types';
import { derivedOf } from '../../fleet/figures';
import { keywordChips } from '../keywordChips';
import { SILHOUETTE } from '../../pages/shipRow';
import { addChanges, removeChanges } from './edits';
import type { OnDesk } from './onDesk';

const cardBlocks = (card: ShipCard, { cards, rules, words }: OnDesk): readonly Block[] => {
  const say = words.fleetDesk.ship;
  const weaponOf = (code: string) => cards.weapons.get(code) ?? null;
  return [
    ...shipFace.facingsOnCard(SILHOUETTE[card.role], card.shields),
    ...shipFace.tracksOnCard(card.hull, card.shields, {
      hull: { label: say.hull },
      shields: { label: say.shields },
    }),
    ...keywordChips(card, words),
    {
      block: 'armaments',
      label: say.armaments,
      rows: shipFace.armamentsOnCard(card.armaments, weaponOf, rules.arcs, {
        armament: words.pages.ship.armament,
        noWeapon: () => words.fleetDesk.ships.noCard,
      }),
    },
    derivedBlock(words, derivedOf(card, rules)),
    ...(card.text === undefined ? [] : [{ block: 'text' as const, text: card.text }]),
  ];
};

/** A ship: its copies in the fleet, each with a name and a mark, and its card. */
export const shipPage = (on: OnDesk, code: string): Page | null => {
  const { fleet, cards, words } = on;
  const say = words.fleetDesk;
  const card = cards.ships.get(code);
  const isIn = fleet.ships.some((ship) => ship.code === code);
  if (!card && !isIn) return null;
  const title = card?.name ?? code;
  return {
    title,
    ...(card
      ? {
          kicker: words.pages.row.kicker(card.role, code),
          figure: { label: say.ship.power, value: say.figure(card.fleetValue) },
        }
      : {}),
    blocks: [
      ...(isIn ? copiesBlocks(on, code, (id) => removeChanges(fleet, id)) : []),
      ...(card ? cardBlocks(card, on) : [{ block: 'text' as const, text: say.ships.noCard }]),
    ],
    primary: { label: say.ships.addOne(title), answers: addChanges(fleet, code) },
  };
};
