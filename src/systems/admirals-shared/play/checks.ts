import {
  GAME,
  type CardId,
  type PlayerId,
  type ShipId,
  type SubjectId,
  type TeamId,
} from '../../../core/game/events';
import type { HeldCard, Ship } from '../../../core/game/state';
import type { Story } from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import { SLOTS } from './names';
import type { SharedWhy } from './refusals';
import { isInPlay, playerName, shipName } from '../../kit/play/ships';
import { activeShip } from './turns';

/** Null where nothing stands against it. */
export type SharedCheck = Refusal<SharedWhy> | null;

const check = (holds: boolean, why: SharedWhy, rule: string): SharedCheck =>
  holds ? null : { ok: false, why, rule };

/** Looking things up by what a player sent: own keys only, whatever the text was. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

export const shipBy = ({ state }: Story, id: ShipId): Ship | null => own(state.ships, id);
export const heldCardBy = ({ state }: Story, id: CardId): HeldCard | null => own(state.cards, id);
export const cardName = ({ setup }: Story, ref: string): string =>
  own(setup.cards, ref)?.name ?? ref;

export const nameOf = ({ state }: Story, ship: ShipId): string => shipName(state, ship);

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

/** Where an edition says so: the section of each thing that is checked. */
export interface CheckedRules<Phase extends string> {
  readonly ship: string;
  readonly left: string;
  readonly place: string;
  readonly player: string;
  readonly order: string;
  readonly activation: string;
  readonly end: string;
  readonly phases: Readonly<Record<Phase, string>>;
}

/** Ships, teams and players that a command names. */
const subjectChecks = ({ ship, left, place, player: who }: CheckedRules<string>) => {
  const knownShip = (story: Story, id: ShipId): SharedCheck =>
    check(shipBy(story, id) !== null, { id: 'unknown-ship', ship: id }, ship);

  /** What was defeated takes no further part. */
  const stillThere = (story: Story, id: ShipId): SharedCheck =>
    knownShip(story, id) ??
    check(shipBy(story, id)?.left === null, { id: 'has-left', ship: nameOf(story, id) }, left);

  /** On the battlefield now. */
  const inPlay = (story: Story, id: ShipId): SharedCheck => {
    const known = shipBy(story, id);
    const isThere = known !== null && isInPlay(known);
    return (
      stillThere(story, id) ?? check(isThere, { id: 'not-in-play', ship: nameOf(story, id) }, place)
    );
  };

  const knownTeam = ({ setup }: Story, team: TeamId): SharedCheck =>
    check(
      setup.teams.some(({ id }) => id === team),
      { id: 'unknown-team', team },
      who,
    );

  const knownPlayer = ({ setup }: Story, player: PlayerId): SharedCheck =>
    check(
      setup.players.some(({ id }) => id === player),
      { id: 'unknown-player', player },
      who,
    );

  const knownSubject = (story: Story, subject: SubjectId): SharedCheck => {
    const known =
      subject === GAME ||
      shipBy(story, subject) !== null ||
      knownTeam(story, subject) === null ||
      knownPlayer(story, subject) === null;
    return check(known, { id: 'unknown-ship', ship: subject }, ship);
  };

  return { knownShip, stillThere, inPlay, knownTeam, knownPlayer, knownSubject };
};

/** Order cards that a command names. */
const orderChecks = ({ order: rule }: CheckedRules<string>) => {
  const knownCard = (story: Story, card: CardId): SharedCheck =>
    check(heldCardBy(story, card) !== null, { id: 'unknown-card', card }, rule);

  const knownOrder = (story: Story, card: CardId): SharedCheck => {
    const held = heldCardBy(story, card);
    if (held === null) return knownCard(story, card);
    const isOrder = own(story.setup.cards, held.ref)?.kind === 'order';
    return check(isOrder, { id: 'not-an-order', card: cardName(story, held.ref) }, rule);
  };

  /** A card from the library of the ship's own player. */
  const inLibrary = (story: Story, card: CardId, player: PlayerId): SharedCheck => {
    const held = heldCardBy(story, card);
    const unknown = knownOrder(story, card);
    if (unknown || !held) return unknown;
    const order = cardName(story, held.ref);
    const why = { id: 'not-your-order', order, player: playerName(story.setup, player) } as const;
    return (
      check(held.owner === player, why, rule) ??
      check(held.slot === SLOTS.library, { id: 'order-in-use', order }, rule)
    );
  };

  /** An order that lies at a ship. */
  const atShip = (story: Story, card: CardId): SharedCheck => {
    const held = heldCardBy(story, card);
    const order = cardName(story, held?.ref ?? card);
    return (
      knownOrder(story, card) ??
      check(held?.slot === SLOTS.order, { id: 'not-assigned', order }, rule)
    );
  };

  return { knownCard, knownOrder, inLibrary, atShip };
};

/** Whether this is the moment for it. */
const momentChecks = <Phase extends string>(rules: CheckedRules<Phase>) => {
  const inPhase = ({ state }: Story, phase: Phase): SharedCheck =>
    check(
      state.phase === phase,
      { id: 'wrong-phase', phase, now: state.phase ?? '' },
      rules.phases[phase],
    );

  const notOver = ({ state }: Story): SharedCheck =>
    check(state.outcome === null, { id: 'game-over' }, rules.end);

  const isActive = (story: Story, ship: ShipId): SharedCheck =>
    check(
      activeShip(story.state) === ship,
      { id: 'not-active', ship: nameOf(story, ship) },
      rules.activation,
    );

  const nobodyElse = (story: Story, ship: ShipId | null): SharedCheck => {
    const active = activeShip(story.state);
    const free = active === null || active === ship;
    const why = { id: 'another-is-active', ship: nameOf(story, active ?? '') } as const;
    return check(free, why, rules.activation);
  };

  return { inPhase, notOver, isActive, nobodyElse };
};

/** What a command may be refused for in every edition, each by the sections of one. */
export const makeChecks = <Phase extends string>(rules: CheckedRules<Phase>) => ({
  ...subjectChecks(rules),
  ...orderChecks(rules),
  ...momentChecks(rules),
});
