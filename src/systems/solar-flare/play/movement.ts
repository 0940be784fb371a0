import type { ShipId } from '../../../core/game/events';
import { record, recordEach, type Decided } from '../../../core/game/game';
import { goneTo } from '../../kit/play/spots';
import { setTrack } from '../../kit/play/marks';
import { SLOTS } from '../parts';
import { asteroidStrengths, shipAttacks, torpedoAttacks } from '../rules/asteroids';
import { cheapest, EXCHANGE, type Cost } from '../rules/moves';
import type { Asked, SolarGame, SolarWhy } from './commands';
import { chargeOf } from './names';
import { partsOf, sumOf, workingParts, type Part } from './parts';
import {
  advised,
  andThen,
  check,
  checks,
  inTurn,
  isTorpedo,
  nothingGoesOff,
  shipActs,
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
      cheapest(cost, engines, thrusters, game.rules) !== null,
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
  const { ship, movement, manoeuvre, slides, from, ends } = asked;
  const cost = { movementPoints: movement, manoeuvrePoints: manoeuvre };
  const note = { id: 'moved', ...cost };
  return shipActs(
    game,
    asked,
    'movement',
    { wrong: paid(game, ship, { ...cost, slides }, from) },
    (after) =>
      spend(
        record(
          after,
          { type: 'noted', about: ship, note, rule: 'Phase 2' },
          ...goneTo(after.state, ship, ends ?? null, 'Phase 2'),
        ),
        ship,
        from,
      ),
  );
};

/** Phase 2: how many attacks a hex of asteroids makes on a ship before it dodges (ruling asteroids-maximum). */
export const attacksOn = (
  { setup, state, rules }: Pick<SolarGame, 'setup' | 'state' | 'rules'>,
  ship: ShipId,
): readonly number[] =>
  workingParts(setup, state, ship)
    .filter(({ system }) => system === 'engine')
    .map(({ level, charge }) => (rules['asteroids-maximum'] === 'levels' ? level : charge));

const struckByRocks = (game: SolarGame, asked: Asked<'asteroids'>, isFlying: boolean): Done => {
  const { ship, section, points, replies } = asked;
  const attacks = isFlying
    ? torpedoAttacks(points, game.rules)
    : shipAttacks(attacksOn(game, ship), { thruster: points, engine: 0 });
  const attack = {
    by: ship,
    roll: 'asteroids',
    target: ship,
    section: isFlying ? null : outerIn(section),
    strengths: isFlying ? [attacks] : asteroidStrengths(attacks, game.rules),
    rule: isFlying ? 'Torpedo Targeting' : 'Phase 2',
  } as const;
  return struck(isFlying ? game : spend(game, ship, asked.from), attack, replies);
};

/** Phase 2, Part 5: one hex of asteroids; a torpedo pays with points of its own (ruling torpedo-dodge-one). */
export const asteroids = (game: SolarGame, asked: Asked<'asteroids'>): Done => {
  const { ship, points, from, override } = asked;
  const known = game.state.ships[ship];
  if (known && isTorpedo(known))
    return (
      checks.stillThere(game, ship) ??
      nothingGoesOff(game) ??
      andThen(advised(game, override, inTurn(game, ship, 'weapons')), (after) =>
        struckByRocks(after, asked, true),
      )
    );
  const why = { id: 'no-asteroids-for', ship: known?.name ?? '' } as const;
  const wrong =
    paid(game, ship, { movementPoints: 0, manoeuvrePoints: points }, from) ??
    check(attacksOn(game, ship).length > 0, why, 'Phase 2');
  return shipActs(game, asked, 'movement', { wrong }, (after) =>
    struckByRocks(after, asked, false),
  );
};

/** Phase 2: the most manoeuvre points that a ship could pay for. */
export const mostManoeuvres = (parts: readonly Part[]): number =>
  sumOf(parts, 'thruster') + Math.floor(sumOf(parts, 'engine') / EXCHANGE);
