import type { Track } from '../../../core/game/events';
import { EMPTY_GAME } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import { library, wholeTracks } from '../../admirals-shared/play/start';
import { SLOTS, CRITICALS, EXHAUSTED, MOST_EXHAUSTED } from '../../admirals-shared/play/names';
import { isSimple, type AdmiralsPlayer, type AdmiralsSetup, type SetupShip } from './setup';
import { begin, record } from '../../../core/game/game';
import { refuse, type Game } from './game';
import { pieceOf, shipCard } from './view';
import { bonusCardId, lastingRefsOf } from './orders';
import type { Rules } from '../rules';
import { cardAttached } from '../../kit/play/cards';
import { shipEntered, shipWithoutCard, teamRolls } from '../../kit/play/start';
import { freshPiece } from '../piece';
import { initialOrderLimitOf } from '../attributes';
import type { ShipCard } from '../../admirals-shared/cards/types';

/** 3A-01: hull and shields are full; one Critical Damage more than the order limit is the last. */
export const tracksOf = (card: ShipCard, rules: Rules): Readonly<Record<string, Track>> => ({
  ...wholeTracks(card),
  [CRITICALS]: { now: 0, max: initialOrderLimitOf(freshPiece(card), rules).value + 1 },
  [EXHAUSTED]: { now: 0, max: MOST_EXHAUSTED },
});

const enterShip = (game: Game, player: AdmiralsPlayer, ship: SetupShip): Game => {
  const card = shipCard(game.setup, ship.card);
  if (card === null) return game;
  const place = ship.reserve === true ? 'reserve' : 'waiting';
  return record(game, shipEntered(player, ship, place, tracksOf(card, game.rules)));
};

/** 10C-03, 10C-04: what a ship carries; 13A-01, 13A-02: what leads a whole fleet lies with its player. */
const carried = ({ id, commander, flightGroup }: SetupShip | AdmiralsPlayer) => [
  ...(commander === undefined
    ? []
    : [cardAttached(`c:${id}`, id, SLOTS.commander, 'up', { ref: commander })]),
  ...(flightGroup === undefined
    ? []
    : [cardAttached(`f:${id}`, id, SLOTS.flightGroup, 'up', { ref: flightGroup })]),
];

/** 13A-05, 13A-06: bonus orders are there for the whole game: the first of each, until another is chosen. */
const permanentOrders = (game: Game, ship: string): Game => {
  const piece = pieceOf(game.setup, game.state, ship);
  const lasting = piece ? lastingRefsOf(game.setup, piece, game.rules) : [];
  const orders = lasting.flatMap(({ rule, refs: [ref] }) =>
    ref === undefined
      ? []
      : [cardAttached(bonusCardId(ship, ref), ship, SLOTS.order, 'up', { ref, rule })],
  );
  return record(game, ...orders);
};

const enterPlayer = (game: Game, player: AdmiralsPlayer): Game => {
  const entered = player.ships.reduce((after, ship) => enterShip(after, player, ship), game);
  const simple = isSimple(game.setup);
  const cards = simple ? carried(player) : [...library(player), ...player.ships.flatMap(carried)];
  const ready = record(entered, ...cards);
  if (!simple) return ready;
  return player.ships.reduce((after, { id }) => permanentOrders(after, id), ready);
};

/** 4A: teams, ships, libraries. The battle starts with a command of its own. */
export const start = (rules: Rules, setup: AdmiralsSetup): Decision => {
  const missing = shipWithoutCard(setup.players, (card) => shipCard(setup, card) !== null);
  if (missing) return refuse({ id: 'not-a-ship-card', card: missing.card }, '3A');
  const game = record(
    begin(rules, setup, EMPTY_GAME),
    ...teamRolls(setup.teams, setup.teamRoll, 'team', '4A-01'),
  );
  const entered = setup.players.reduce(enterPlayer, game);
  const ready = record(entered, { type: 'phase-entered', round: 0, phase: 'set-up', rule: '4A' });
  return { ok: true, events: ready.events };
};
