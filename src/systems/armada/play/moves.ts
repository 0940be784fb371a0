import { record } from '../../../core/game/game';
import { pointsNow } from '../../kit/play/reading';
import { setTrack } from '../../kit/play/tracks';
import { endManeuver, type Position } from '../activation/maneuver';
import { chartOf, type ShipCard } from '../cards';
import { navigateViolations } from '../commands/navigate';
import { cardsOf } from '../terms';
import { damageKnown, mayResolve, resolve, withShip } from './activation';
import { advised, andThen, refuse, type ArmadaGame, type Asked, type Done } from './commands';
import { TRACK } from './names';
import { bodyNow, damageOf, dealt, shipCard } from './pieces';
import { checks, close, destroy, destroyIfDue, withDamage, withShields } from './turn';

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
