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
import type { KitWhy } from './refusals';
import { isInPlay, shipName } from './ships';
import { activeShip } from './turns';

/** Null where nothing stands against it. */
export type Check = Refusal<KitWhy> | null;

export const check = (holds: boolean, why: KitWhy, rule: string): Check =>
  holds ? null : { ok: false, why, rule };

/** Looking things up by what a player sent: own keys only, whatever the text was. */
export const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | null =>
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

/** Ships, teams and players that a command names. */
const subjectChecks = ({ ship, left, place, player: who }: CheckedRules<string>) => {
  const knownShip = (story: Story, id: ShipId): Check =>
    check(shipBy(story, id) !== null, { id: 'unknown-ship', ship: id }, ship);

  /** What was defeated takes no further part. */
  const stillThere = (story: Story, id: ShipId): Check =>
    knownShip(story, id) ??
    check(shipBy(story, id)?.left === null, { id: 'has-left', ship: nameOf(story, id) }, left);

  /** On the battlefield now. */
  const inPlay = (story: Story, id: ShipId): Check => {
    const known = shipBy(story, id);
    const isThere = known !== null && isInPlay(known);
    return (
      stillThere(story, id) ?? check(isThere, { id: 'not-in-play', ship: nameOf(story, id) }, place)
    );
  };

  const knownTeam = ({ setup }: Story, team: TeamId): Check =>
    check(
      setup.teams.some(({ id }) => id === team),
      { id: 'unknown-team', team },
      who,
    );

  const knownPlayer = ({ setup }: Story, player: PlayerId): Check =>
    check(
      setup.players.some(({ id }) => id === player),
      { id: 'unknown-player', player },
      who,
    );

  const knownSubject = (story: Story, subject: SubjectId): Check => {
    const known =
      subject === GAME ||
      shipBy(story, subject) !== null ||
      knownTeam(story, subject) === null ||
      knownPlayer(story, subject) === null;
    return check(known, { id: 'unknown-ship', ship: subject }, ship);
  };

  return { knownShip, stillThere, inPlay, knownTeam, knownPlayer, knownSubject };
};

/** Whether this is the moment for it. */
const momentChecks = <Phase extends string>(rules: CheckedRules<Phase>) => {
  const inPhase = ({ state }: Story, phase: Phase): Check =>
    check(
      state.phase === phase,
      { id: 'wrong-phase', phase, now: state.phase ?? '' },
      rules.phases[phase],
    );

  const notOver = ({ state }: Story): Check =>
    check(state.outcome === null, { id: 'game-over' }, rules.end);

  const isActive = (story: Story, ship: ShipId): Check =>
    check(
      activeShip(story.state) === ship,
      { id: 'not-active', ship: nameOf(story, ship) },
      rules.activation,
    );

  const nobodyElse = (story: Story, ship: ShipId | null): Check => {
    const active = activeShip(story.state);
    const free = active === null || active === ship;
    const why = { id: 'another-is-active', ship: nameOf(story, active ?? '') } as const;
    return check(free, why, rules.activation);
  };

  return { inPhase, notOver, isActive, nobodyElse };
};

/** What a command may be refused for in any game, each by the sections of one rule set. */
export const makeChecks = <Phase extends string>(rules: CheckedRules<Phase>) => ({
  ...subjectChecks(rules),
  ...momentChecks(rules),
});
