import type { Act, Block } from '../../src/core/pages/page';
import { one, type Chance } from './chance';
import { replyTo } from './offeredByPages';
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

export const open = (act: Act): boolean => act.why === undefined;
export const actsNamed = (phone: Phone, name: RegExp): readonly Act[] =>
  actsOf(phone).filter((act) => open(act) && (name.test(act.label) || name.test(act.spoken ?? '')));

/** Answers one question of a block that is still open; null where it asks nothing. */
const answerBlock = (phone: Phone, block: Block, chance: Chance): Phone | null => {
  const reply = replyTo(block, chance);
  if (reply) return answer(phone, reply.path, reply.value);
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
  const free =
    block?.block === 'choice' ? block.options.filter(({ why }) => why === undefined) : [];
  const option = one(free, chance);
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
