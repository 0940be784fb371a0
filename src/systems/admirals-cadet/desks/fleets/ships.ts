import type { Page } from '../../../../core/pages/page';
import { cardBlocks } from '../../../admirals-shared/desks/fleets/shipPage';
import type { Look } from '../../../kit/fleets/items';
import { copiesOf } from '../../../kit/fleets/onDesk';
import * as kit from '../../../kit/fleets/pages';
import { ROLES } from '../../cards/terms';
import type { ShipCard } from '../../cards/types';
import { mainFaction, shipsOf } from '../../fleet/checkFleet';
import { derivedOf, shipFigures } from '../../fleet/figures';
import { whatFits } from '../../fleet/whatFits';
import { SILHOUETTE } from '../../pages/shipRow';
import { keywordChips } from '../keywordChips';
import type { OnDesk } from './onDesk';

/** The ships of a fleet: in it, to be added, and each on a page of its own. */

/** A ship of the fleet in a line. */
export const lookInFleet = (desk: OnDesk, code: string): Look => {
  const say = desk.words.fleetDesk.ships;
  const card = desk.cards.ships.get(code);
  if (!card) return { detail: say.noCard };
  return {
    detail: say.costs(card.role, card.fleetValue * copiesOf(desk, code).length),
    silhouette: SILHOUETTE[card.role],
  };
};

const lookOffered = ({ cards, rules, words }: OnDesk, card: ShipCard): Look => {
  const say = words.fleetDesk.ships;
  const { hull, dice, moves } = shipFigures(card, cards, rules);
  return {
    detail: say.offer(card.fleetValue, card.role, say.figures(hull, dice, moves)),
    silhouette: SILHOUETTE[card.role],
  };
};

/** Constructed Play: the ships at hand, and whether each still fits. */
export const addPage = (desk: OnDesk): Page => {
  const { fleet, cards, words } = desk;
  return kit.addPage(desk, {
    label: words.fleetDesk.add.label(mainFaction(shipsOf(fleet, cards))),
    fits: whatFits(fleet, cards),
    codeOf: ({ code }) => code,
    look: (card) => lookOffered(desk, card),
    why: words.fleet.fit,
  });
};

const faceOf = (desk: OnDesk, card: ShipCard): kit.CardFace => ({
  kicker: desk.words.pages.row.kicker(card.role, card.code),
  blocks: cardBlocks(
    desk,
    card,
    SILHOUETTE[card.role],
    keywordChips(card, desk.words),
    derivedOf(card, desk.rules),
  ),
});

/** A ship: its copies in the fleet, and its card. */
export const shipPage = (desk: OnDesk, code: string): Page | null => {
  const card = desk.cards.ships.get(code);
  return kit.shipPage(desk, code, {
    face: card ? faceOf(desk, card) : null,
    cost: card?.fleetValue,
  });
};

/** The codes of a fleet's ships, each once, the biggest first. */
export const codesInFleet = ({ fleet, cards }: OnDesk): readonly string[] => {
  const size = (code: string): number => {
    const card = cards.ships.get(code);
    return card ? ROLES.indexOf(card.role) * 100 + card.fleetValue : -1;
  };
  const codes = [...new Set(fleet.ships.map(({ code }) => code))];
  return codes.sort((one, other) => size(other) - size(one));
};
