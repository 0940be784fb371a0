import * as events from '../../../core/game/events';
import type { HeldCard, Ship } from '../../../core/game/state';
import { own } from '../../../core/checked/checked';
import { makeRefusals, type Game } from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import type { KitWhy } from './refusals';
import { isInPlay, shipName } from './ships';
import { activeShip } from './turns';

/** Null where nothing stands against it. */
export type Check = Refusal<KitWhy> | null;

const { check, refuse } = makeRefusals<Game, KitWhy>();

/** Looking things up by what a player sent: own keys only, whatever the text was. */
export const shipBy = ({ state }: Game, id: events.ShipId): Ship | null =>
  own(state.ships, id) ?? null;
export const heldCardBy = ({ state }: Game, id: events.CardId): HeldCard | null =>
  own(state.cards, id) ?? null;
export const cardName = ({ setup }: Game, ref: string): string =>
  own(setup.cards, ref)?.name ?? ref;

export const nameOf = ({ setup, state }: Game, id: events.SubjectId): string =>
  setup.teams.find((team) => team.id === id)?.name ?? shipName(state, id);

/** The first of them that something stands against. */
export const allOf = <Item, Found>(items: readonly Item[], test: (item: Item) => Found | null) => {
  for (const item of items) {
    const found = test(item);
    if (found) return found;
  }
  return null;
};

/** Where a rule set says so: the section of each thing that is checked. */
export interface CheckedRules<Phase extends string> {
  readonly ship: string;
  readonly left: string;
  readonly place: string;
  readonly player: string;
  readonly activation: string;
  readonly end: string;
  readonly phases: Readonly<Record<Phase, string>>;
}

const isAmong = (some: readonly { readonly id: string }[], wanted: string): boolean =>
  some.some(({ id }) => id === wanted);

/** Ships, teams and players that a command names. */
const subjectChecks = ({ ship, left, place, player: who }: CheckedRules<string>) => {
  const knownShip = (game: Game, id: events.ShipId): Check =>
    check(shipBy(game, id) !== null, { id: 'unknown-ship', ship: id }, ship);

  /** What was defeated takes no further part. */
  const stillThere = (game: Game, id: events.ShipId): Check =>
    knownShip(game, id) ??
    (shipBy(game, id)?.left === null
      ? null
      : refuse({ id: 'has-left', ship: nameOf(game, id) }, left));

  /** On the battlefield now. */
  const inPlay = (game: Game, id: events.ShipId): Check => {
    const known = shipBy(game, id);
    const isThere = known !== null && isInPlay(known);
    return (
      stillThere(game, id) ?? check(isThere, { id: 'not-in-play', ship: nameOf(game, id) }, place)
    );
  };

  const knownTeam = ({ setup }: Game, team: events.TeamId): Check =>
    check(isAmong(setup.teams, team), { id: 'unknown-team', team }, who);

  const knownPlayer = ({ setup }: Game, player: events.PlayerId): Check =>
    check(isAmong(setup.players, player), { id: 'unknown-player', player }, who);

  const knownSubject = (game: Game, subject: events.SubjectId): Check => {
    const known =
      subject === events.GAME ||
      shipBy(game, subject) !== null ||
      knownTeam(game, subject) === null ||
      knownPlayer(game, subject) === null;
    return check(known, { id: 'unknown-ship', ship: subject }, ship);
  };

  return { knownShip, stillThere, inPlay, knownTeam, knownPlayer, knownSubject };
};

/** Whether this is the moment for it. */
const momentChecks = <Phase extends string>(rules: CheckedRules<Phase>) => {
  const inPhase = ({ state }: Game, phase: Phase): Check =>
    check(
      state.phase === phase,
      { id: 'wrong-phase', phase, now: state.phase ?? '' },
      rules.phases[phase],
    );

  const notOver = ({ state }: Game): Check =>
    check(state.outcome === null, { id: 'game-over' }, rules.end);

  const isActive = (game: Game, ship: events.ShipId): Check =>
    check(
      activeShip(game.state) === ship,
      { id: 'not-active', ship: nameOf(game, ship) },
      rules.activation,
    );

  const nobodyElse = (game: Game, ship: events.ShipId | null): Check => {
    const active = activeShip(game.state);
    const free = active === null || active === ship;
    const why = { id: 'another-is-active', ship: nameOf(game, active ?? '') } as const;
    return check(free, why, rules.activation);
  };

  return { inPhase, notOver, isActive, nobodyElse };
};

/** What a command may be refused for in any game, each by the sections of one rule set. */
export const makeChecks = <Phase extends string>(rules: CheckedRules<Phase>) => ({
  ...subjectChecks(rules),
  ...momentChecks(rules),
});
