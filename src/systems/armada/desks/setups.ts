import type { SetupDesk, Shelf } from '../../../core/pages/desks';
import { atHand } from '../../kit/fleets/gather';
import { makeSetupDesk as makeAnyDesk, type FleetToBring } from '../../kit/fleets/setupDesk';
import { flagAt } from '../../kit/pages/answered';
import type { DamageCard } from '../cards';
import { fleetViolations } from '../fleet/check';
import {
  cardsOf,
  FLEET_FORM,
  gatherFleet,
  listOf,
  type ArmadaFleet,
  type FleetCards,
} from '../fleet/fleet';
import { setupFromFleets } from '../play/fromFleets';
import { TEAM_IDS, type ArmadaSetup } from '../play/setup';
import { readsRule } from '../reference/contents';
import { RULINGS, rulesFor } from '../rulings';
import { CROWN_FLEET, HARBOUR_FLEET, TRAINING, TRAINING_DAMAGE } from '../training/fleets';
import type { Words } from '../words/en';
import { isOurs } from './fleets';

type Offered = FleetToBring<ArmadaFleet, FleetCards>;

const readyFleets = (words: Words): readonly [Offered, Offered] => [
  { name: words.fleets.patrol, fleet: HARBOUR_FLEET, cards: TRAINING },
  { name: words.fleets.blockade, fleet: CROWN_FLEET, cards: TRAINING },
];

/** A battle between two fleets of the Training Set, ready to be played. */
export const readyGame = (words: Words) =>
  setupFromFleets(
    readyFleets(words).map((one) => ({ player: one.name, ...one })),
    { damage: TRAINING_DAMAGE },
  );

/** The damage cards that somebody entered, or those of the Training Set. */
const damageOn = (shelf: Shelf): readonly DamageCard[] => {
  const own = atHand({}, shelf, isOurs).flatMap(({ card, pack }) =>
    card.kind === 'damage' && pack !== 'armada-training' ? [card] : [],
  );
  return own.length > 0 ? own : TRAINING_DAMAGE;
};

/** Setup 1 and 2: who plays with which fleet, and with whose damage deck. */
export const makeSetupDesk = (words: Words): SetupDesk<ArmadaSetup> =>
  makeAnyDesk<ArmadaFleet, FleetCards, ArmadaSetup>({
    words: words.setup,
    teams: TEAM_IDS,
    onePlayerEach: true,
    ready: readyFleets(words),
    read: FLEET_FORM.read,
    cardsOf: (cards) => cardsOf(cards.filter(isOurs)),
    gather: gatherFleet,
    breaches: ({ fleet, cards }, rulings) =>
      fleetViolations(listOf(fleet, cards), rulesFor(rulings)).length,
    rulings: RULINGS,
    rulingsFrom: rulesFor,
    more: (draft) => {
      const { unlimited, deck } = words.own;
      const on = flagAt(draft, 'unlimited') ?? false;
      const switches = [
        { id: 'unlimited', label: unlimited, on, ...readsRule('Unlimited Rounds') },
        { id: 'deck', label: deck, on: flagAt(draft, 'deck') ?? true },
      ];
      return [{ block: 'switches', switches }];
    },
    setupOf: (sides, { rulings }, draft, shelf) =>
      setupFromFleets(
        sides.map(({ player, ...side }) => ({
          ...side,
          player: player.name,
          name: player.fleet ?? player.name,
        })),
        {
          unlimited: flagAt(draft, 'unlimited') ?? false,
          rulings,
          damage: (flagAt(draft, 'deck') ?? true) ? damageOn(shelf) : [],
        },
      ),
  });
