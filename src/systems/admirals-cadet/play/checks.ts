import {
  GAME,
  type CardId,
  type PlayerId,
  type ShipId,
  type SubjectId,
  type TeamId,
} from '../../../core/game/events';
import {
  activeShip,
  cardName,
  heldCardBy,
  isInPlay,
  nameOf,
  shipBy,
  teamName,
} from '../../admirals/editions';
import type { Phase } from './names';
import { check, refuse, type Check, type Story } from './story';
import { orderCard, turnOf } from './view';

export const knownShip = (story: Story, id: ShipId): Check =>
  check(shipBy(story, id) !== null, { id: 'unknown-ship', ship: id }, 'Setup');

/** Hits: what was destroyed takes no further part. */
export const stillThere = (story: Story, id: ShipId): Check =>
  knownShip(story, id) ??
  check(shipBy(story, id)?.left === null, { id: 'has-left', ship: nameOf(story, id) }, 'Hits');

export const inPlay = (story: Story, id: ShipId): Check => {
  const ship = shipBy(story, id);
  return (
    stillThere(story, id) ??
    check(ship !== null && isInPlay(ship), { id: 'not-in-play', ship: nameOf(story, id) }, 'Setup')
  );
};

export const knownTeam = ({ setup }: Story, team: TeamId): Check =>
  check(
    setup.teams.some(({ id }) => id === team),
    { id: 'unknown-team', team },
    'Setup',
  );

export const knownPlayer = ({ setup }: Story, player: PlayerId): Check =>
  check(
    setup.players.some(({ id }) => id === player),
    { id: 'unknown-player', player },
    'Setup',
  );

export const knownSubject = (story: Story, subject: SubjectId): Check => {
  const known =
    subject === GAME ||
    shipBy(story, subject) !== null ||
    knownTeam(story, subject) === null ||
    knownPlayer(story, subject) === null;
  return check(known, { id: 'unknown-ship', ship: subject }, 'Setup');
};

export const knownOrder = (story: Story, card: CardId): Check => {
  const held = heldCardBy(story, card);
  if (held === null) return refuse({ id: 'unknown-card', card }, 'Orders Phase');
  const isOrder = orderCard(story.setup, held.ref) !== null;
  return check(isOrder, { id: 'not-an-order', card: cardName(story, held.ref) }, 'Orders Phase');
};

const RULE_OF: Readonly<Record<Phase, string>> = {
  'set-up': 'Setup',
  orders: 'Orders Phase',
  ship: 'Ship Phase',
  refresh: 'Refresh Phase',
};

export const inPhase = ({ state }: Story, phase: Phase): Check =>
  check(
    state.phase === phase,
    { id: 'wrong-phase', phase, now: state.phase ?? '' },
    RULE_OF[phase],
  );

export const notOver = ({ state }: Story): Check =>
  state.outcome === null ? null : refuse({ id: 'game-over' }, 'Ending the Game');

export const isActive = (story: Story, ship: ShipId): Check =>
  check(
    activeShip(story.state) === ship,
    { id: 'not-active', ship: nameOf(story, ship) },
    'Ship Phase',
  );

/** Setup, Ship Phase: players alternate. */
export const inTurn = ({ setup, state }: Story, ship: ShipId, rule: string): Check => {
  const { team } = turnOf(setup, state);
  if (team === null) return null;
  const why = { id: 'not-your-turn', team: teamName(setup, team) } as const;
  return check(team === state.ships[ship]?.team, why, rule);
};
