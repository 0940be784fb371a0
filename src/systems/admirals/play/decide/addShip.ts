import type { ShipCard } from '../../../admirals-shared/cards/types';
import { shipEntered } from '../../../kit/play/start';
import { tracksOf } from '../entry';
import { quickCardOf, quickMarks } from '../quickShip';
import { refuse, type Game, type Decided } from '../game';
import { record } from '../../../../core/game/game';
import type { CommandOf } from '../commands';
import { shipCard } from '../cardsInPlay';

const newShipId = ({ state }: Game): string => {
  let number = 1;
  while (Object.hasOwn(state.ships, `q${number}`)) number += 1;
  return `q${number}`;
};

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShip = (game: Game, command: CommandOf<'add-ship'>): Decided => {
  const { player: by, name, badge, as, place = 'play' } = command;
  const { setup, rules } = game;
  const player = setup.players.find(({ id }) => id === by);
  if (!player) return refuse({ id: 'unknown-player', player: by }, '4A-01');
  const called = name.trim();
  if (called === '') return refuse({ id: 'empty-text' }, '3A-01 II');
  const id = newShipId(game);
  const enter = (ref: string, card: ShipCard): Game => {
    const ship = { id, card: ref, name: called, badge };
    return record(game, shipEntered(player, ship, place, tracksOf(card, rules)));
  };
  if (!('card' in as)) {
    const card = quickCardOf(name, as.quick);
    return record(enter(card.code, card), ...quickMarks(id, as.quick));
  }
  const card = shipCard(setup, as.card);
  return card ? enter(as.card, card) : refuse({ id: 'not-a-ship-card', card: as.card }, '3A');
};
