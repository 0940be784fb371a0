import { one, type Chance } from './chance';
import type { Act } from '../../src/core/pages/page';
import { actsNamed, aimAt, choose, fulfil, nextActivation, playToTheEnd } from './anyPolicy';
import { stateOf, type Battle } from './battle';
import type { Battle as CadetBattle } from './cadetBattle';
import { findAct, isThere, leave, onBridge, tap, tapAct, type Phone } from './walk';
import { activeShip } from '../../src/systems/kit/play/turns';

/** Players of the first edition who know nothing but what a phone shows them. */

/** A phone asks a game for nothing but its set-up and its log, whatever edition it is of. */
export const cadetPhone = (battle: CadetBattle): Phone => onBridge(battle as unknown as Battle);

const isActive = (phone: Phone, ship: string): boolean => {
  const state = stateOf(phone.battle);
  return isThere(phone) && state.outcome === null && activeShip(state) === ship;
};

type Aim = (phone: Phone, chance: Chance) => Phone;

const opposing: Aim = (phone, chance) => choose(phone, 'opposing', chance);

const fight = (phone: Phone, act: Act | undefined, aim: Aim, chance: Chance): Phone => {
  const done = act && fulfil(aim(tapAct(phone, act), chance), 'primary', chance);
  return done ?? phone;
};

/** How much happens in an activation: one attack in so many, one move in so many, one skirmish in so many. */
export interface Temper {
  readonly attacks: number;
  readonly moves: number;
  readonly fights: number;
  readonly orders: number;
}

/** With Moves owed the bridge leads to the card of the ship, and that asks once. */
const endIt = (phone: Phone, ship: string): Phone => {
  let ended = tap(phone, 'End activation');
  while (isActive(ended, ship))
    ended = tap(
      ended,
      findAct(ended, /owed: end anyway$/) ? /owed: end anyway$/ : 'End activation',
    );
  return ended;
};

const activation = (begun: Phone, chance: Chance, temper: Temper): Phone => {
  const ship = activeShip(stateOf(begun.battle)) ?? '';
  const steps: readonly ((now: Phone) => Phone)[] = [
    (now) =>
      chance.pick(temper.attacks) === 0
        ? fight(now, one(actsNamed(now, /^Fire$/), chance), aimAt, chance)
        : now,
    (now) => (chance.pick(temper.moves) === 0 ? tap(now, 'Move into open space') : now),
    (now) =>
      chance.pick(temper.fights) === 0
        ? fight(now, findAct(now, 'Start a skirmish') ?? undefined, opposing, chance)
        : now,
  ];
  let phone = begun;
  for (const step of steps) if (isActive(phone, ship)) phone = step(phone);
  if (!isActive(phone, ship)) return phone.at === null ? phone : leave(phone);
  return endIt(phone, ship);
};

const giveOrders = (phone: Phone, chance: Chance, { orders }: Temper): Phone => {
  const act = chance.pick(orders) === 0 ? one(actsNamed(phone, /^Assign /), chance) : undefined;
  const given = act ? tapAct(phone, act) : phone;
  return tap(given, 'Done');
};

const next = (phone: Phone, chance: Chance, temper: Temper): Phone => {
  const state = stateOf(phone.battle);
  if (state.phase === 'set-up') return tap(phone, 'Start the battle');
  if (state.phase === 'orders') {
    const players = actsNamed(phone, /^Orders: /);
    const given = players.reduce(
      (now, { label }) => giveOrders(tap(now, label), chance, temper),
      phone,
    );
    return tap(given, /^Reveal all orders$|^Do it anyway$/);
  }
  if (state.phase === 'refresh') {
    const begun = tap(phone, /^Refresh and /);
    const done = begun.at === null ? begun : fulfil(begun, /^Refresh and |^Do it anyway$/, chance);
    if (!done) throw new Error('the refresh asks for what nobody can answer');
    return done;
  }
  const begun =
    activeShip(state) === null ? nextActivation(phone, chance) : tap(phone, /^Continue: /);
  return activation(begun, chance, temper);
};

const MOST_STEPS = 600;

/** A whole game from the set-up to its end, by what phones show. */
export const playCadetByPages = (begun: Phone, chance: Chance, temper: Temper): Phone =>
  playToTheEnd(begun, (phone) => next(phone, chance, temper), MOST_STEPS);
