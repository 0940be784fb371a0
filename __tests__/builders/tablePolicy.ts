import type { Answer } from '../../src/core/pages/answers';
import type { Act, Block, Option } from '../../src/core/pages/page';
import type { Chance } from '../../src/systems/admirals/play/resolve/complete';
import { activeShip } from '../../src/systems/admirals/play/turn';
import { stateOf } from './battle';
import {
  actsOf,
  answer,
  blocksOf,
  findAct,
  isThere,
  leave,
  onBridge,
  pageOf,
  tap,
  tapAct,
  type Phone,
} from './walk';

/** Players who know nothing but what a phone shows them: they read its pages, touch its controls, tap its acts. */

const one = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[chance.pick(Math.max(1, items.length))];

const open = (act: Act): boolean => act.why === undefined;
const actsNamed = (phone: Phone, name: RegExp): readonly Act[] =>
  actsOf(phone).filter((act) => open(act) && (name.test(act.label) || name.test(act.spoken ?? '')));

const isOpenChoice = ({ value, options }: Extract<Block, { block: 'choice' }>): boolean =>
  !options.some((option) => JSON.stringify(option.value) === JSON.stringify(value));

const free = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ why }) => why === undefined);

/** Answers one question of a block that is still open; null where it asks nothing. */
const answerBlock = (phone: Phone, block: Block, chance: Chance): Phone | null => {
  if (block.block === 'dice' && block.dice.length < block.count) {
    const dice = Array.from({ length: block.count }, () => chance.die());
    return answer(phone, block.id, dice);
  }
  if (block.block === 'radar' && block.target === null) {
    const hex = one(
      block.hexes.filter(({ state }) => state === 'bears'),
      chance,
    );
    if (!hex) return null;
    return answer(phone, block.id, { q: hex.q, r: hex.r, facing: chance.pick(6) });
  }
  if (block.block === 'choice' && isOpenChoice(block)) {
    const option = one(free(block.options), chance);
    return option ? answer(phone, block.id, option.value) : null;
  }
  if (block.block === 'picks' && block.values.length < block.options.length) {
    const next = block.options.find(({ value }) => !block.values.includes(value));
    return next ? answer(phone, block.id, [...block.values, next.value] as Answer) : null;
  }
  if (block.block !== 'acts') return null;
  const act = one(
    block.acts.filter((each) => open(each) && each.answers && !each.command && !each.opens),
    chance,
  );
  return act ? tapAct(phone, act) : null;
};

const MOST_QUESTIONS = 80;

/** Answers what a page asks until an act of this name can be tapped, and taps it; null where it never can. */
export const fulfil = (phone: Phone, name: RegExp | 'primary', chance: Chance): Phone | null => {
  let now = phone;
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const page = pageOf(now);
    const act = name === 'primary' ? page.primary : (findAct(now, name) ?? undefined);
    if (act && open(act) && (act.command || act.opens)) return tapAct(now, act);
    const before = now;
    const next = blocksOf(page).reduce<Phone | null>(
      (found, block) => found ?? answerBlock(before, block, chance),
      null,
    );
    if (!next || next === now) return null;
    now = next;
  }
  return null;
};

/** A page that lost what it was about gives way to the bridge. */
const orBridge = (phone: Phone): Phone => (isThere(phone) ? phone : onBridge(phone.battle));

const choose = (phone: Phone, id: string, chance: Chance): Phone => {
  const block = blocksOf(pageOf(phone)).find((each) => each.block === 'choice' && each.id === id);
  const option = block?.block === 'choice' ? one(free(block.options), chance) : undefined;
  return option ? answer(phone, id, option.value) : phone;
};

/** Whom to strike: one of the rows that are worth it, or of a choice. */
export const aimAt = (phone: Phone, chance: Chance): Phone => {
  const rows = actsOf(phone).filter(
    (act) => open(act) && typeof act.answers?.['target'] === 'string',
  );
  const row = one(rows, chance);
  return row ? tapAct(phone, row) : choose(phone, 'target', chance);
};

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
  return isActive(phone, ship) ? tap(phone, 'End activation') : leave(phone);
};

const nextActivation = (phone: Phone, chance: Chance): Phone => {
  const chosen = findAct(phone, 'Activate a ship') ? tap(phone, 'Activate a ship') : phone;
  const act = one(actsNamed(chosen, /^Activate (?!out of turn|a ship)/), chance);
  if (!act) throw new Error('nobody to activate');
  const begun = tapAct(chosen, act);
  return begun.at?.page === 'activate' ? tap(begun, 'Activate') : begun;
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
  const begun = activeShip(state) === null ? nextActivation(phone, chance) : tap(phone, /^Go on: /);
  return activation(begun, chance, temper);
};

const MOST_STEPS = 2000;

/** A whole game from the set-up to its end, by what phones show. */
export const playByPages = (begun: Phone, chance: Chance, temper: Temper): Phone => {
  let phone = begun;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (stateOf(phone.battle).outcome) return phone;
    phone = next(phone, chance, temper);
  }
  throw new Error('the game does not end');
};
