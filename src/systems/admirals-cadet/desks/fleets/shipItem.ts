import type { Item } from '../../../../core/pages/page';
import { shipCount, markChips } from '../../../admirals-shared/desks/fleets/shipItem';
import { ROLES } from '../../cards/terms';
import { shipFigures } from '../../fleet/figures';
import type { Fit } from '../../fleet/whatFits';
import { SILHOUETTE } from '../../pages/shipRow';
import { addChanges, lessChanges } from './edits';
import type { OnDesk } from './onDesk';

const countOf = (on: OnDesk, code: string, why: { readonly why?: string } = {}) =>
  shipCount(on, code, {
    add: addChanges(on.fleet, code),
    remove: lessChanges(on.fleet, code),
    ...why,
  });

/** Copies of one ship in the fleet: one more, one less, and a tap for each of them by name. */
export const shipItem = (on: OnDesk, code: string): Item => {
  const { cards, fleet, words } = on;
  const say = words.fleetDesk.ships;
  const card = cards.ships.get(code);
  const copies = fleet.ships.filter((ship) => ship.code === code);
  const title = card?.name ?? code;
  return {
    id: code,
    title,
    detail: card ? say.costs(card.role, card.fleetValue * copies.length) : say.noCard,
    ...(card ? { silhouette: SILHOUETTE[card.role] } : {}),
    chips: markChips(copies),
    count: countOf(on, code),
    act: { label: say.cardOf(title), opens: { page: 'ship', about: code } },
  };
};

/** A ship that could come in: what it brings, what it costs, and why not where it cannot. */
export const fitItem = (on: OnDesk, fit: Fit): Item => {
  const { cards, fleet, rules, words } = on;
  const { line: card } = fit;
  const say = words.fleetDesk.ships;
  const { hull, dice, moves } = shipFigures(card, cards, rules);
  const anyway = {
    label: say.addAnyway,
    spoken: say.addAnywayOf(card.name),
    answers: addChanges(fleet, card.code),
  };
  return {
    id: card.code,
    title: card.name,
    detail: say.offer(card.fleetValue, card.role, say.figures(card.code, hull, dice, moves)),
    silhouette: SILHOUETTE[card.role],
    count: countOf(on, card.code, fit.fits ? {} : { why: words.fleet.fit(fit) }),
    act: { label: say.cardOf(card.name), opens: { page: 'ship', about: card.code } },
    ...(fit.fits ? {} : { acts: [anyway] }),
  };
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
