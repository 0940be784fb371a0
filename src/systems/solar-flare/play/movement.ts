import type { ShipId } from '../../../core/game/events';
import { record, recordEach, type Decided } from '../../../core/game/game';
import { setTrack } from '../../kit/play/tracks';
import { SLOTS } from '../parts';
import { asteroidStrengths, shipAttacks, torpedoAttacks } from '../rules/asteroids';
import { cheapest, EXCHANGE, type Cost } from '../rules/moves';
import type { Asked, SolarGame, SolarWhy } from './commands';
import { chargeOf } from './names';
import { partsOf, workingParts, type Part } from './parts';
import {
  advised,
  andThen,
  check,
  checks,
  inTurn,
  isShip,
  isTorpedo,
  isUnfinished,
  nothingGoesOff,
  refuse,
  type Check,
} from './turn';
import { outerIn, struck } from './weapons';

type Done = Decided<SolarGame, SolarWhy>;
type Charges = Readonly<Record<string, number>>;

const taken = (parts: readonly Part[], system: Part['system'], from: Charges): number =>
  parts.filter((one) => one.system === system).reduce((sum, { id }) => sum + (from[id] ?? 0), 0);

/** Phase 2: charges that are there, in engines and thrusters that work, and that pay for it. */
const paid = (game: SolarGame, ship: ShipId, cost: Cost, from: Charges): Check => {
  const { movementPoints: movement, manoeuvrePoints: manoeuvre } = cost;
  const parts = workingParts(game.setup, game.state, ship);
  const unknown = Object.keys(from).find(
    (slot) => !parts.some(({ id, system }) => id === slot && isDrive(system)),
  );
  const short = parts.find(({ id, charge }) => (from[id] ?? 0) > charge);
  const engines = taken(parts, 'engine', from);
  const thrusters = taken(parts, 'thruster', from);
  return (
    check(unknown === undefined, { id: 'no-such-part', slot: unknown ?? '' }, 'Phase 2') ??
    check(
      short === undefined,
      { id: 'not-enough-charge', slot: short?.id ?? '', charge: short?.charge ?? 0 },
      'Phase 2',
    ) ??
    check(
      cheapest(cost, engines, thrusters) !== null,
      { id: 'does-not-pay', movement, manoeuvre },
      'Phase 2',
    )
  );
};

const isDrive = (system: Part['system']): boolean => system === 'engine' || system === 'thruster';

const spend = (game: SolarGame, ship: ShipId, from: Charges): SolarGame =>
  recordEach(
    game,
    partsOf(game.setup, game.state, ship).filter(({ id }) => (from[id] ?? 0) > 0),
    (after, { id, charge }) =>
      setTrack(after, ship, chargeOf(id), charge - (from[id] ?? 0), { rule: 'Phase 2' }),
  );

/** Phase 2: a way to pay, from the fullest component first. */
export const payFrom = (
  parts: readonly Part[],
  payment: { readonly engines: number; readonly thrusters: number },
): Charges => {
  const take = (system: Part['system'], amount: number): readonly (readonly [string, number])[] => {
    let left = amount;
    return parts
      .filter((one) => one.system === system && one.charge > 0)
      .sort((a, b) => b.charge - a.charge || SLOTS.indexOf(a.id) - SLOTS.indexOf(b.id))
      .flatMap(({ id, charge }) => {
        const now = Math.min(left, charge);
        left -= now;
        return now > 0 ? [[id, now] as const] : [];
      });
  };
  return Object.fromEntries([
    ...take('engine', payment.engines),
    ...take('thruster', payment.thrusters),
  ]);
};

/** Phase 2: what was moved at the table, and the charges that it took. */
export const move = (game: SolarGame, asked: Asked<'move'>): Done => {
  const { ship, movement, manoeuvre, from, override } = asked;
  const cost = { movementPoints: movement, manoeuvrePoints: manoeuvre };
  const wrong = isShip(game, ship) ?? nothingGoesOff(game) ?? paid(game, ship, cost, from);
  if (wrong) return wrong;
  const advice = inTurn(game, ship, 'movement') ?? isUnfinished(game, ship);
  const note = { id: 'moved', ...cost };
  return andThen(advised(game, override, advice), (after) =>
    spend(record(after, { type: 'noted', about: ship, note, rule: 'Phase 2' }), ship, from),
  );
};

/** Phase 2: how many attacks a hex of asteroids makes on a ship before it dodges. */
export const attacksOn = (
  { setup, state }: Pick<SolarGame, 'setup' | 'state'>,
  ship: ShipId,
): readonly number[] =>
  workingParts(setup, state, ship)
    .filter(({ system }) => system === 'engine')
    .map(({ level }) => level);

const throughRocks = (game: SolarGame, asked: Asked<'asteroids'>): Done => {
  const { ship, section, points, from, replies } = asked;
  const levels = attacksOn(game, ship);
  const attacks = shipAttacks(levels, { thruster: points, engine: 0 });
  const attack = {
    by: ship,
    roll: 'asteroids',
    target: ship,
    section: outerIn(section),
    strengths: asteroidStrengths(attacks, game.rules),
    rule: 'Phase 2',
  } as const;
  return struck(spend(game, ship, from), attack, replies);
};

/** Torpedo Targeting: a torpedo among asteroids pays with its own points (ruling torpedo-dodge-one). */
const torpedoInRocks = (game: SolarGame, asked: Asked<'asteroids'>): Done => {
  const { ship, points, replies } = asked;
  const attack = {
    by: ship,
    roll: 'asteroids',
    target: ship,
    section: null,
    strengths: [torpedoAttacks(points)],
    rule: 'Torpedo Targeting',
  } as const;
  return struck(game, attack, replies);
};

/** Phase 2, Part 5: one hex of asteroids, with what is spent on dodging in it. */
export const asteroids = (game: SolarGame, asked: Asked<'asteroids'>): Done => {
  const { ship, points, from, override } = asked;
  const known = game.state.ships[ship];
  if (known && isTorpedo(known)) {
    const wrong = checks.stillThere(game, ship) ?? nothingGoesOff(game);
    if (wrong) return wrong;
    const advice = inTurn(game, ship, 'weapons');
    return andThen(advised(game, override, advice), (after) => torpedoInRocks(after, asked));
  }
  const cost = { movementPoints: 0, manoeuvrePoints: points };
  const wrong = isShip(game, ship) ?? nothingGoesOff(game) ?? paid(game, ship, cost, from);
  if (wrong) return wrong;
  if (attacksOn(game, ship).length === 0)
    return refuse({ id: 'no-asteroids-for', ship: known?.name ?? '' }, 'Phase 2');
  const advice = inTurn(game, ship, 'movement') ?? isUnfinished(game, ship);
  return andThen(advised(game, override, advice), (after) => throughRocks(after, asked));
};

/** Phase 2: the most manoeuvre points that a ship could pay for. */
export const mostManoeuvres = (parts: readonly Part[]): number => {
  const charges = (system: Part['system']) =>
    parts.filter((one) => one.system === system).reduce((sum, { charge }) => sum + charge, 0);
  return charges('thruster') + Math.floor(charges('engine') / EXCHANGE);
};
