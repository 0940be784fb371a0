import type { Act } from '../../src/core/pages/page';
import { one, type Chance } from './chance';
import {
  actsNamed,
  aimAt,
  choose,
  fulfil,
  nextActivation,
  open,
  orBridge,
  playToTheEnd,
} from './anyPolicy';
import { stateOf } from './battle';
import { findAct, leave, tap, tapAct, type Phone } from './walk';
import { activeShip, isActivated } from '../../src/systems/kit/play/turns';

/** Players of 2.0 who know nothing but what a phone shows them. */

const strikeOnce = (phone: Phone, act: Act, chance: Chance): Phone => {
  const aimed = aimAt(tapAct(phone, act), chance);
  const struck = fulfil(aimed, 'primary', chance);
  return struck ? orBridge(struck) : phone;
};

const assault = (phone: Phone, chance: Chance): Phone => {
  const act = findAct(phone, 'Assault');
  if (!act || !open(act)) return phone;
  const fought = fulfil(choose(tapAct(phone, act), 'opposing', chance), 'primary', chance);
  return fought ? orBridge(fought) : phone;
};

const evade = (phone: Phone, chance: Chance): Phone => {
  const act = findAct(phone, 'The Escort evades');
  const away = act ? fulfil(tapAct(phone, act), 'primary', chance) : null;
  return away ? orBridge(away) : phone;
};

const moveOnce = (phone: Phone, chance: Chance): Phone => {
  const into = chance.pick(3) === 0 ? choose(phone, 'enters.terrain', chance) : phone;
  const moved = fulfil(into, /^Ahead$/, chance);
  return moved ? orBridge(moved) : phone;
};

const isActive = ({ at, battle }: Phone, ship: string): boolean =>
  at !== null && stateOf(battle).outcome === null && activeShip(stateOf(battle)) === ship;

/** How much happens in an activation: strikes at most, one fight in so many. */
export interface Temper {
  readonly strikes: number;
  readonly fights: number;
}

/** Strikes, moves, fights now and then, and ends the activation. */
const activation = (begun: Phone, chance: Chance, { strikes, fights }: Temper): Phone => {
  const ship = activeShip(stateOf(begun.battle)) ?? '';
  let phone = begun;
  const steps: readonly ((now: Phone) => Phone)[] = [
    ...Array.from({ length: chance.pick(strikes + 1) }, () => (now: Phone) => {
      const act = one(actsNamed(now, /^Strike with /), chance);
      return act ? strikeOnce(now, act, chance) : now;
    }),
    (now) => moveOnce(now, chance),
    (now) => moveOnce(now, chance),
    (now) => (chance.pick(fights) === 0 ? assault(now, chance) : now),
    (now) => (chance.pick(fights) === 0 ? evade(now, chance) : now),
  ];
  for (const step of steps) if (isActive(phone, ship)) phone = step(phone);
  if (!isActive(phone, ship)) return leave(phone);
  const ended = tap(phone, 'End activation');
  return isActive(ended, ship) ? tap(ended, /owed: end anyway$/) : ended;
};

const giveOrders = (phone: Phone, chance: Chance): Phone => {
  let page = phone;
  const repeat = findAct(page, 'As last round');
  if (repeat && open(repeat) && chance.pick(2) === 0) page = tapAct(page, repeat);
  const omega = one(actsNamed(page, /^As Omega order/), chance);
  if (omega) page = tapAct(page, omega);
  for (let act = one(actsNamed(page, /^Assign (?!anyway)/), chance); act;) {
    page = tapAct(page, act);
    act = one(actsNamed(page, /^Assign (?!anyway)/), chance);
  }
  return tap(page, 'Done');
};

const commandPhase = (phone: Phone, chance: Chance): Phone => {
  const players = actsNamed(phone, /^Orders: /);
  const given = players.reduce((now, { label }) => giveOrders(tap(now, label), chance), phone);
  const revealed = tap(given, 'Reveal all orders');
  return revealed.at === null ? revealed : tap(revealed, 'Reveal all orders');
};

const placeAll = (phone: Phone, chance: Chance): Phone => {
  let page = tap(phone, 'Place one by one');
  for (;;) {
    const act = one(
      actsNamed(page, /: On the battlefield$/).filter(({ tone }) => !tone),
      chance,
    );
    if (!act) return tap(page, 'Start the battle');
    page = tapAct(page, act);
  }
};

/** What is done next from the bridge. */
const next = (phone: Phone, chance: Chance, temper: Temper): Phone => {
  const state = stateOf(phone.battle);
  if (state.phase === 'set-up') return placeAll(phone, chance);
  if (state.phase === 'command') return commandPhase(phone, chance);
  if (state.phase === 'refresh') {
    const done = fulfil(tap(phone, 'Refresh Phase'), 'primary', chance);
    if (!done) throw new Error('the refresh asks for what nobody can answer');
    return done;
  }
  const begun =
    activeShip(state) === null ? nextActivation(phone, chance) : tap(phone, /^Continue: /);
  return activation(begun, chance, temper);
};

/** One order a side in the first round, none later. */
const briefOrders = (phone: Phone, chance: Chance): Phone => {
  const players = stateOf(phone.battle).round === 1 ? actsNamed(phone, /^Orders: /) : [];
  const given = players.reduce((now, { label }) => {
    const page = tap(now, label);
    const act = one(actsNamed(page, /^Assign (?!anyway)/), chance);
    return tap(act ? tapAct(page, act) : page, 'Done');
  }, phone);
  const revealed = tap(given, 'Reveal all orders');
  return revealed.at === null ? revealed : tap(revealed, 'Reveal all orders');
};

/** So many ships act in a brief game. */
const BRIEF_ACTS = 2;

const briefNext = (phone: Phone, chance: Chance, temper: Temper): Phone => {
  const state = stateOf(phone.battle);
  const { phase, round, ships } = state;
  const acted = Object.keys(ships).filter((ship) => isActivated(state, ship)).length;
  if (phase === 'set-up') return tap(phone, 'Start the battle');
  if (phase === 'command') return briefOrders(phone, chance);
  if (phase === 'action' && (round > 1 || acted >= BRIEF_ACTS))
    return tap(phone, 'End the Action Phase');
  return next(phone, chance, temper);
};

const MOST_STEPS = 2000;

/** The same in few taps: two ships act in the first round, and every later round is ended as it comes. */
export const playBriefly = (begun: Phone, chance: Chance, temper: Temper): Phone =>
  playToTheEnd(begun, (phone) => briefNext(phone, chance, temper), MOST_STEPS);

/** A whole game from the set-up to its end, by what phones show. */
export const playByPages = (begun: Phone, chance: Chance, temper: Temper): Phone =>
  playToTheEnd(begun, (phone) => next(phone, chance, temper), MOST_STEPS);
