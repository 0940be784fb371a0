import { GAME, type ShipId } from '../../../core/game/events';
import { record, recordEach } from '../../../core/game/game';
import { hasMark } from '../../../core/game/state';
import { setMark, countOf, pointsNow, wordOf, setTrack } from '../../kit/play/marks';
import { activeShip } from '../../kit/play/turns';
import { endManeuver, endSquadronMove, type Position } from '../activation/maneuver';
import { type Near, whyNotDone } from '../activation/squadron';
import { chartOf, keywordsOf, type ShipCard } from '../cards';
import { navigateViolations } from '../commands/navigate';
import { cardsOf } from '../terms';
import { damageKnown, mayResolve, resolve, withShip } from './activation';
import {
  advised,
  andThen,
  type ArmadaGame,
  type Asked,
  type Done,
  type No,
  refuse,
} from './commands';
import { MARK, TRACK } from './names';
import { bodyNow, damageOf, dealt, shipCard, squadronCard, squadronsOf } from './pieces';
import {
  apart,
  checks,
  close,
  destroy,
  destroyIfDue,
  phaseOf,
  withDamage,
  withShields,
} from './turn';

type Maneuver = Asked<'maneuver'>;

/** Commands, Navigate; Speed; Yaw: what stands against the course. */
const courseAdvice = (game: ArmadaGame, card: ShipCard, command: Maneuver) => {
  const { ship, dial, token, speed: toSpeed, joint } = command;
  const [violation] = navigateViolations({
    ...{ dial, token, toSpeed, yawJoint: joint ?? null, rules: game.rules },
    ...{ speed: pointsNow(game.state, ship, TRACK.speed), chart: chartOf(card) },
  });
  if (violation !== undefined) return refuse({ id: violation }, 'Commands');
  if (!dial && !token) return checks.isActive(game, ship);
  return mayResolve(game, ship, card, { step: 'navigate', dial, token });
};

/** Overlapping: the places that were tried, as far as the table tells them. */
const positionsOf = ({ speed, movedAt = speed, hit, obstacles, off }: Maneuver) => {
  const outside = off ? 'base' : 'none';
  const free: Position = { ships: [], squadrons: [], obstacles, outside };
  const ships = hit === undefined ? [] : [hit];
  const tried = Array.from({ length: speed - movedAt }, (_, at) => speed - at);
  const stays = movedAt === 0 && speed === 0 ? ships : [];
  return Object.fromEntries([
    ...tried.map((at) => [at, { ...free, ships }] as const),
    [movedAt, { ...free, ships: stays }] as const,
  ]);
};

/** A lower speed than that of the dial comes from overlapping a ship, and from nothing else. */
const fits = ({ speed, movedAt = speed, hit, ship }: Maneuver): boolean => {
  if (hit === ship || movedAt > speed) return false;
  return hit === undefined ? movedAt === speed : movedAt < speed || speed === 0;
};

const otherOf = ({ setup, state }: ArmadaGame, hit: string | undefined) => {
  const card = hit === undefined ? null : shipCard(setup, state.ships[hit]);
  if (hit === undefined || !card) return {};
  return { [hit]: { hull: card.hull, damageCards: cardsOf(damageOf(state, hit)), distance: 1 } };
};

/** Ship Movement: where it ends, and what that does to it. */
const moved = (game: ArmadaGame, card: ShipCard, command: Maneuver): ArmadaGame => {
  const { ship, speed, hit } = command;
  const mover = { hull: card.hull, ...bodyNow(game.state, ship, card), speed };
  const end = endManeuver(mover, positionsOf(command), otherOf(game, hit), game.rules);
  const set = setTrack(game, ship, TRACK.speed, speed, { rule: 'Speed' });
  if (end.by === 'outside') return destroy(set, ship, 'off-table');
  const held = withShields(set, ship, end.shields, 'Obstacles');
  const rule = hit === undefined ? 'Obstacles' : 'Overlapping';
  const hurt = withDamage(held, ship, end.damageCards, { rule, named: command.card });
  if (hit === undefined) return destroyIfDue(hurt, ship);
  const other = record(hurt, ...dealt(hurt.state, hit, ['down'], { rule: 'Overlapping' }));
  return destroyIfDue(destroyIfDue(other, hit, ship), ship);
};

/** Ship Activation 3: the maneuver, after which the activation is over. */
export const maneuver = (game: ArmadaGame, command: Maneuver): Done =>
  withShip(game, command.ship, (card) => {
    const { ship, hit, dial, token, override } = command;
    const wrong =
      (hit === undefined ? null : checks.inPlay(game, hit)) ?? damageKnown(game, command.card);
    if (wrong) return wrong;
    if (!fits(command) || (hit !== undefined && !shipCard(game.setup, game.state.ships[hit])))
      return refuse({ id: 'course-does-not-fit' }, 'Overlapping');
    return andThen(advised(game, override, courseAdvice(game, card, command)), (after) => {
      const set = dial || token ? resolve(after, ship, 'navigate', command) : after;
      const done = moved(set, card, command);
      return done.state.ships[ship]?.left ? done : close(done, ship);
    });
  });

/** A unit at distance 1, engaged where the table has said so. */
const nearTo = ({ setup, state }: ArmadaGame, by: ShipId, id: ShipId): Near => {
  const card = squadronCard(setup, state.ships[id]);
  const isFriend = state.ships[by]?.team === state.ships[id]?.team;
  return {
    id,
    unit: card ? 'squadron' : 'ship',
    side: isFriend ? 'friendly' : 'enemy',
    keywords: card ? keywordsOf(card) : [],
    distance: 1,
    obstructed: !hasMark(state, id, MARK.engaged),
  };
};

const ACT_MARKS = { move: MARK.hasMoved, attack: MARK.hasAttacked } as const;

const doneBy = ({ state }: ArmadaGame, ship: ShipId) =>
  (['move', 'attack'] as const).filter((act) => countOf(state, ship, ACT_MARKS[act]) > 0);

/** Squadron Activation; Engagement; Escort; Heavy: what stands against an attack, or against a move. */
export const squadronAdvice = (game: ArmadaGame, ship: ShipId, target: ShipId | null): No => {
  const { setup, state } = game;
  const isOn = activeShip(state) === ship || wordOf(state, GAME, MARK.wing) === ship;
  const near = squadronsOf(setup, state).map(({ id }) => nearTo(game, ship, id));
  const by = phaseOf(state) === 'squadron' ? 'squadron-phase' : 'squadron-command';
  const now = { by, near, done: doneBy(game, ship) } as const;
  const reason = isOn
    ? whyNotDone(now, target === null ? null : nearTo(game, ship, target), game.rules)
    : 'no-action-left';
  return reason === null ? null : refuse({ id: reason }, 'Squadron Activation');
};

/** Swarm, AR-15: engaged with some squadron other than the one that attacks, as far as the table has said. */
export const isEngagedWithAnother = (
  { state, rules }: ArmadaGame,
  target: ShipId,
  attacker: ShipId,
): boolean => {
  const last = wordOf(state, target, MARK.engagedWith) ?? attacker;
  const isOther = last !== attacker && state.ships[last]?.left === null;
  return isOther || (rules['swarm-engaged'] === 'with-any' && hasMark(state, target, MARK.engaged));
};

/** Squadron Movement: whoever was engaged with it is not any more, nor it with anybody. */
const movedAway = (game: ArmadaGame, ship: ShipId): ArmadaGame =>
  recordEach(apart(game), squadronsOf(game.setup, game.state), (now, { id }) => {
    const last = wordOf(now.state, id, MARK.engagedWith);
    const isOver = last !== null && (id === ship || last === ship);
    return isOver ? setMark(now, id, MARK.engagedWith, 0, 'Engagement') : now;
  });

/** A squadron is through: with one act in its own phase, with both by a command. */
export const closeIfThrough = (game: ArmadaGame, ship: ShipId): ArmadaGame => {
  const { setup, state } = game;
  if (!squadronCard(setup, state.ships[ship]) || state.ships[ship]?.left) return game;
  const most = phaseOf(state) === 'squadron' ? 1 : 2;
  return doneBy(game, ship).length >= most ? close(game, ship) : game;
};

/** Squadron Movement: it has moved; a station gives it a hull point, the edge takes it. */
export const moveSquadron = (
  game: ArmadaGame,
  { ship, station, off, override }: Asked<'move-squadron'>,
): Done => {
  const { setup, state } = game;
  const wrong = checks.inPlay(game, ship);
  if (wrong) return wrong;
  const card = squadronCard(setup, state.ships[ship]);
  if (!card) return refuse({ id: 'not-a-squadron' }, 'Squadron');
  const end = endSquadronMove({
    how: 'moved',
    hull: pointsNow(state, ship, TRACK.hull),
    maxHull: card.hull,
    obstacles: station ? ['station'] : [],
    outside: off ? 'base' : 'none',
  });
  return andThen(advised(game, override, squadronAdvice(game, ship, null)), (after) => {
    if (end.destroyed) return destroy(after, ship, 'off-table');
    const there = setMark(movedAway(after, ship), ship, MARK.hasMoved, 1, 'Squadron Movement');
    return closeIfThrough(setTrack(there, ship, TRACK.hull, end.hull, { rule: 'Obstacles' }), ship);
  });
};
