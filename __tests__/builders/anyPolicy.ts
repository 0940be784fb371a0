import type { Answer } from '../../src/core/pages/answers';
import type { Act, Block, Option } from '../../src/core/pages/page';
import type { Chance } from '../../src/systems/kit/play/chance';
import { stateOf } from './battle';
import {
  actsOf,
  answer,
  blocksOf,
  findAct,
  isThere,
  onBridge,
  pageOf,
  tap,
  tapAct,
  type Phone,
} from './walk';

/** Players who know nothing but what a phone shows them: they read its pages, touch its controls, tap its acts. */

export const one = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[chance.pick(Math.max(1, items.length))];

export const open = (act: Act): boolean => act.why === undefined;
export const actsNamed = (phone: Phone, name: RegExp): readonly Act[] =>
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
export const orBridge = (phone: Phone): Phone => (isThere(phone) ? phone : onBridge(phone.battle));

export const choose = (phone: Phone, id: string, chance: Chance): Phone => {
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

export const nextActivation = (phone: Phone, chance: Chance): Phone => {
  const chosen = findAct(phone, 'Activate a ship') ? tap(phone, 'Activate a ship') : phone;
  const act = one(actsNamed(chosen, /^Activate (?!out of turn|a ship)/), chance);
  if (!act) throw new Error('nobody to activate');
  const begun = tapAct(chosen, act);
  return begun.at?.page === 'activate' ? tap(begun, 'Activate') : begun;
};

/** A whole game from the set-up to its end, by what phones show and what is done `next` from the bridge. */
export const playToTheEnd = (begun: Phone, next: (phone: Phone) => Phone, most: number): Phone => {
  let phone = begun;
  for (let step = 0; step < most; step += 1) {
    if (stateOf(phone.battle).outcome) return phone;
    phone = next(phone);
  }
  throw new Error('the game does not end');
};
