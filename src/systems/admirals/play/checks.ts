import {
  GAME,
  type CardId,
  type PlayerId,
  type ShipId,
  type SubjectId,
  type TeamId,
} from '../../../core/game/events';
import type { HeldCard, Ship } from '../../../core/game/state';
import type { Story as AnyStory } from '../../../core/game/story';
import { orderCard } from './cardsInPlay';
import type { Phase } from './names';
import { check, refuse, type Check, type Story } from './story';
import { isInPlay, shipName } from './view';

/** Looking things up by what a player sent: own keys only, whatever the text was. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

export const shipBy = ({ state }: AnyStory, id: ShipId): Ship | null => own(state.ships, id);
export const heldCardBy = ({ state }: AnyStory, id: CardId): HeldCard | null =>
  own(state.cards, id);

export const nameOf = ({ state }: AnyStory, ship: ShipId): string => shipName(state, ship);

export const knownShip = (story: Story, id: ShipId): Check =>
  check(shipBy(story, id) !== null, { id: 'unknown-ship', ship: id }, '3');

/** 3A-01 X: what was defeated takes no further part. */
export const stillThere = (story: Story, id: ShipId): Check =>
  knownShip(story, id) ??
  check(shipBy(story, id)?.left === null, { id: 'has-left', ship: nameOf(story, id) }, '3A-01 X');

/** On the battlefield now. */
export const inPlay = (story: Story, id: ShipId): Check => {
  const ship = shipBy(story, id);
  return (
    stillThere(story, id) ??
    check(ship !== null && isInPlay(ship), { id: 'not-in-play', ship: nameOf(story, id) }, '10D-01')
  );
};

/** The first of them that something stands against. */
export const allOf = <Item, Found>(
  items: readonly Item[],
  test: (item: Item) => Found | null,
): Found | null => {
  for (const item of items) {
    const found = test(item);
    if (found) return found;
  }
  return null;
};

export const knownTeam = ({ setup }: Story, team: TeamId): Check =>
  check(
    setup.teams.some(({ id }) => id === team),
    { id: 'unknown-team', team },
    '4A-01',
  );

export const knownPlayer = ({ setup }: Story, player: PlayerId): Check =>
  check(
    setup.players.some(({ id }) => id === player),
    { id: 'unknown-player', player },
    '4A-01',
  );

export const knownSubject = (story: Story, subject: SubjectId): Check => {
  const known =
    subject === GAME ||
    shipBy(story, subject) !== null ||
    knownTeam(story, subject) === null ||
    knownPlayer(story, subject) === null;
  return check(known, { id: 'unknown-ship', ship: subject }, '3');
};

export const knownCard = (story: Story, card: CardId): Check =>
  check(heldCardBy(story, card) !== null, { id: 'unknown-card', card }, '4B-01');

export const cardName = ({ setup }: AnyStory, ref: string): string =>
  own(setup.cards, ref)?.name ?? ref;

export const knownOrder = (story: Story, card: CardId): Check => {
  const held = heldCardBy(story, card);
  if (held === null) return knownCard(story, card);
  const isOrder = orderCard(story.setup, held.ref) !== null;
  return check(isOrder, { id: 'not-an-order', card: cardName(story, held.ref) }, '4B-01');
};

const RULE_OF: Readonly<Record<Phase, string>> = {
  'set-up': '4A',
  command: '4B-01',
  action: '4B-02',
  refresh: '4B-03',
};

export const inPhase = ({ state }: Story, phase: Phase): Check =>
  check(
    state.phase === phase,
    { id: 'wrong-phase', phase, now: state.phase ?? '' },
    RULE_OF[phase],
  );

export const notOver = ({ state }: Story): Check =>
  state.outcome === null ? null : refuse({ id: 'game-over' }, '4C');
