import type { GameEvent } from '../../../core/game/events';
import { EMPTY_GAME } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import { library, teamRolls } from '../../admirals-shared/play/start';
import type { Rules } from '../../admirals-shared/parts';
import { shipEntered } from './entry';
import { SLOTS } from '../../admirals-shared/play/names';
import { isSimple, type AdmiralsPlayer, type AdmiralsSetup, type SetupShip } from './setup';
import { begin, tell } from '../../../core/game/story';
import { refuse, type Story } from './story';
import { pieceOf } from './view';
import { shipCard } from './cardsInPlay';
import { bonusCardId, lastingRefsOf } from './orders';

const enterShip = (story: Story, player: AdmiralsPlayer, ship: SetupShip): Story => {
  const card = shipCard(story.setup, ship.card);
  if (card === null) return story;
  const { id, name, badge, reserve } = ship;
  const place = reserve === true ? 'reserve' : 'waiting';
  const entering = {
    ship: id,
    ref: ship.card,
    card,
    player: player.id,
    name,
    badge,
    place,
  } as const;
  return tell(story, shipEntered(story.setup, story.rules, entering));
};

const attached = (card: string, ref: string, to: string, slot: string): GameEvent => ({
  type: 'card-attached',
  card,
  ref,
  to,
  slot,
  face: 'up',
});

/** 10C-03, 10C-04: what a ship carries. */
const carried = ({ id, commander, flightGroup }: SetupShip): readonly GameEvent[] => [
  ...(commander === undefined ? [] : [attached(`c:${id}`, commander, id, SLOTS.commander)]),
  ...(flightGroup === undefined ? [] : [attached(`f:${id}`, flightGroup, id, SLOTS.flightGroup)]),
];

/** 13A-05, 13A-06: bonus orders are there for the whole game: the first of each, until another is chosen. */
const permanentOrders = (story: Story, ship: string): Story => {
  const piece = pieceOf(story.setup, story.state, ship);
  const lasting = piece ? lastingRefsOf(story.setup, piece, story.rules) : [];
  const orders = lasting.flatMap(({ rule, refs: [ref] }) =>
    ref === undefined
      ? []
      : [{ ...attached(bonusCardId(ship, ref), ref, ship, SLOTS.order), rule }],
  );
  return tell(story, ...orders);
};

/** 13A-01, 13A-02: what leads a whole fleet lies with its player. */
const leads = ({ id, commander, flightGroup }: AdmiralsPlayer): readonly GameEvent[] => [
  ...(commander === undefined ? [] : [attached(`c:${id}`, commander, id, SLOTS.commander)]),
  ...(flightGroup === undefined ? [] : [attached(`f:${id}`, flightGroup, id, SLOTS.flightGroup)]),
];

const enterPlayer = (story: Story, player: AdmiralsPlayer): Story => {
  const entered = player.ships.reduce((told, ship) => enterShip(told, player, ship), story);
  const simple = isSimple(story.setup);
  const cards = simple ? leads(player) : [...library(player), ...player.ships.flatMap(carried)];
  const ready = tell(entered, ...cards);
  if (!simple) return ready;
  return player.ships.reduce((told, { id }) => permanentOrders(told, id), ready);
};

/** 4A: teams, ships, libraries. The battle starts with a command of its own. */
export const start = (rules: Rules, setup: AdmiralsSetup): Decision => {
  const missing = setup.players
    .flatMap(({ ships }) => ships)
    .find(({ card }) => shipCard(setup, card) === null);
  if (missing) return refuse({ id: 'not-a-ship-card', card: missing.card }, '3A');
  const story = tell(
    begin(rules, setup, EMPTY_GAME),
    ...teamRolls(setup.teams, setup.teamRoll, 'team', '4A-01'),
  );
  const entered = setup.players.reduce(enterPlayer, story);
  const ready = tell(entered, { type: 'phase-entered', round: 0, phase: 'set-up', rule: '4A' });
  return { ok: true, events: ready.events };
};
