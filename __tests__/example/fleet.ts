import { checked } from '../../src/core/checked/checked';
import { playersBrought, makeSetupDesk } from '../../src/systems/kit/fleets/setupDesk';
import { entriesOf, type WithEntries } from '../../src/systems/kit/fleets/entries';
import { cardsOfGame } from '../../src/systems/kit/fleets/gather';
import { codesListed } from '../../src/systems/kit/fleets/listed';
import { makePointsFleet, type ShipCards } from '../../src/systems/kit/fleets/pointsFleet';
import { TUBS, type TubCard } from './cards';
import { readsRule } from './reference';
import { RULINGS, rulesFor, type Breach, type TubSetup } from './setup';
import { en } from './words';

const LIMIT = 10;

/** 1: at least one tub, and no more points than the limit. */
export const checkFleet = (tubs: readonly TubCard[], spent: number): readonly Breach[] => [
  ...(spent > LIMIT ? [{ id: 'over-limit', rule: '1', over: spent - LIMIT } as const] : []),
  ...(tubs.length === 0 ? [{ id: 'no-tub', rule: '1' } as const] : []),
];

/** Where fleets are built, checked and handed to others. */
export const fleets = makePointsFleet<TubCard, Breach>({
  kind: 'tub',
  mark: 'TUB',
  limit: LIMIT,
  costOf: ({ cost }) => cost,
  check: checkFleet,
  lasts: ({ id }) => id === 'over-limit',
  detail: ({ guns }) => en.tub.card(guns),
  boxes: ({ hull }) => [{ label: en.cards.tub.of.hull.label, count: hull }],
  reads: readsRule,
  words: en,
});

const READY = { ships: entriesOf(codesListed('T-3, T-2, T-1')) };

/** 1: a game between two fleets; a card that nobody has at hand is named. */
export const setupDesk = makeSetupDesk<WithEntries, ShipCards<TubCard>, TubSetup>({
  ...fleets,
  words: en.setup,
  teams: ['a', 'b'],
  ready: [{ name: en.tub.ready, fleet: READY, cards: fleets.cardsOf(TUBS) }],
  rulings: RULINGS,
  rulingsFrom: rulesFor,
  setupOf: (sides, terms) => {
    const cards = cardsOfGame(sides.map((side) => fleets.gather(side.fleet, side.cards)));
    if (!cards.ok) return cards;
    const players = playersBrought(sides, 'tub');
    return checked({ system: 'tubs', mode: 'duel', ...terms, players, cards: cards.value });
  },
});

const NO_SHELF = { cards: [], fleets: [] };

export const READY_GAME = setupDesk.make(setupDesk.blank(NO_SHELF, {}), NO_SHELF);
