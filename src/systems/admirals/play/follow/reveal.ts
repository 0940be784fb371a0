import type { CardId, ShipId } from '../../../../core/game/events';
import { isSimple } from '../setup';
import { record, recordEach } from '../../../../core/game/game';
import type { Game } from '../game';
import type { Facing, Repair } from '../../../admirals-shared/cards/terms';
import * as names from '../../../admirals-shared/play/names';
import { mendShields } from '../../../admirals-shared/play/follow/shields';
import { type Cause, changeTrack } from '../../../kit/play/tracks';
import type { Effect } from '../../../admirals-shared/cards/types';
import { unmetRequirements } from '../../../admirals-shared/play/pieces';
import { cardOf, pieceOf, orderCard, workingAt } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import { makeRepairs, repairsIn } from '../../../admirals-shared/play/follow/repair';
import { markSet } from '../../../kit/play/marks';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { omegaOf, orderPlacesOf } from '../orders';
import { ordersKept, turnedUp } from '../../../admirals-shared/play/orderPhase';

/** Back to its library; 13A-05, 13A-06: an order that is there for the whole game is spent instead. */
export const giveBack = (game: Game, card: CardId, rule: string): Game => {
  const held = game.state.cards[card];
  if (!held) return game;
  if (held.owner !== null || !isSimple(game.setup))
    return record(game, { type: 'card-returned', card, rule });
  return held.face === 'down'
    ? game
    : record(game, { type: 'card-turned', card, face: 'down', rule: '13A-05' });
};

/** 14A, 14A-02 I: takes away what harms, or gives back what was spent, never above what the card prints. */
export const mend = (
  game: Game,
  ship: ShipId,
  what: Repair,
  amount: number,
  facings: readonly Facing[] = [],
  cause: Cause = {},
): Game => {
  switch (what) {
    case 'hull':
      return changeTrack(game, ship, names.HULL, amount, { rule: '14A-01', ...cause });
    case 'shields':
      return mendShields(game, ship, amount, facings, { rule: '14A-02', ...cause });
    case 'criticals': {
      const healed = game.rules.rulings['heal-x'] === 'one' ? Math.min(amount, 1) : amount;
      return changeTrack(game, ship, names.CRITICALS, -healed, { rule: '14A-03', ...cause });
    }
    case 'exhausted':
      return changeTrack(game, ship, names.EXHAUSTED, -amount, { rule: '14A', ...cause });
  }
};

type RepairEffect = Extract<Effect, { does: 'repair' }>;

/** 14A: what cards in play repair at a moment, each ship in turn. */
export const repairAt = makeRepairs<Game, RepairEffect>(
  ({ setup, state }, ship) => {
    const card = cardOf(setup, state, ship);
    const working = card ? workingAt(setup, state, ship.id, card) : [];
    return working.map(({ id, effects }) => ({ id, repairs: repairsIn(effects) }));
  },
  (game, ship, { what, amount }, facings) =>
    mend(game, ship, what, amount, facings, { rule: '14A' }),
);

/** 10A-05 I: the Omega order reaches pieces that could have had an order and have none. */
const reachOfOmega = (game: Game, player: string): readonly ShipId[] => {
  const omega = omegaOf(game.state, player);
  const card = omega ? orderCard(game.setup, omega.ref) : null;
  if (!card) return [];
  return shipsInPlay(game.state)
    .filter((ship) => ship.player === player && ordersAt(game.state, ship.id).length === 0)
    .filter(({ id }) => {
      const piece = pieceOf(game.setup, game.state, id);
      if (!piece || unmetRequirements(piece, card).length > 0) return false;
      return orderPlacesOf(game.state, piece, game.rules) > 0;
    })
    .map(({ id }) => id);
};

const revealOmega = (game: Game, player: string): Game => {
  const omega = omegaOf(game.state, player);
  if (!omega) return game;
  const reached = reachOfOmega(game, player).map((ship) =>
    markSet(ship, names.ROUND_MARKS.omega, omega.id, '10A-05 I'),
  );
  const remembered = markSet(player, names.LAST_OMEGA, omega.ref);
  const turned = { type: 'card-turned', card: omega.id, face: 'up', rule: '4B-01' } as const;
  return record(game, turned, remembered, ...reached);
};

/** 4B-01, 10A-05 I: every order is turned face up at once, and the Omega orders. */
export const revealAll = (game: Game): Game => {
  const { state } = game;
  const ships = Object.values(state.ships).filter(({ left }) => left === null);
  const shown = record(
    game,
    ...ships.flatMap(({ id }) => turnedUp(state, id, '4B-01')),
    ...ships.flatMap(({ id }) => ordersKept(state, id)),
  );
  return recordEach(shown, game.setup.players, (after, { id }) => revealOmega(after, id));
};
