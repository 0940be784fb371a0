import { knownPlayer } from '../checks';
import { shipEntered } from '../entry';
import { quickCardOf, quickMarks } from '../quickShip';
import { refuse, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import type { CommandOf } from '../commands';
import { shipCard } from '../cardsInPlay';

const newShipId = ({ state }: Story): string => {
  let number = 1;
  while (Object.hasOwn(state.ships, `q${number}`)) number += 1;
  return `q${number}`;
};

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShip = (story: Story, command: CommandOf<'add-ship'>): Told => {
  const { player, name, badge, as, place = 'play' } = command;
  const unknown = knownPlayer(story, player);
  if (unknown) return unknown;
  if (name.trim() === '') return refuse({ id: 'empty-text' }, '3A-01 II');
  const ship = newShipId(story);
  const entering = { ship, player, name: name.trim(), badge, place };
  if ('card' in as) {
    const card = Object.hasOwn(story.setup.cards, as.card) ? shipCard(story.setup, as.card) : null;
    if (card === null) return refuse({ id: 'not-a-ship-card', card: as.card }, '3A');
    return tell(story, shipEntered(story.setup, story.rules, { ...entering, ref: as.card, card }));
  }
  const card = quickCardOf(name, as.quick);
  const entered = shipEntered(story.setup, story.rules, { ...entering, ref: card.code, card });
  return tell(story, entered, ...quickMarks(ship, as.quick));
};
