import { answerAt, type Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { iconsBlock, saveShown, strikeShown } from '../../../admirals-shared/pages/strike/dice';
import type { At, RollSoFar } from '../../../admirals-shared/pages/strike/striking';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import { countAt, diceAt, flagAt } from '../../../kit/pages/answered';
import { switchAt } from '../../../kit/pages/choices';
import { handTo } from '../../../kit/pages/fight';
import { sixSided } from '../../../kit/procedures/dice';
import {
  blocksOf,
  rollThrough,
  type AskedSoFar,
  type OnPage,
  type Shown,
} from '../../../kit/procedures/page';
import { repliesOf, type Asked, type Run } from '../../../kit/procedures/play';
import { countOf, type Reply, type Spend } from '../../../kit/procedures/procedure';
import { blockInOrder } from '../../odds/shields';
import * as resolving from '../../play/resolve/strike';
import { ENTRY_OF_ICON } from '../../reference/entriesFor';
import type { AdmiralsStrike } from './odds';

const PATH = 'roll';
const SHIELDS = `${PATH}.shields`;
const LOCK_DICE = `${PATH}.lockDice`;
const HOLD = `${PATH}.hold`;

/** A strike that is being rolled. */
interface OnTable extends At<AdmiralsStrike> {
  readonly strike: resolving.PlayedStrike;
  readonly page: OnPage;
}

const PLAIN = sixSided([], () => ({}));

const POLICIES = ['hits-first', 'criticals-first', 'none'] as const;

/** 5E: points by a rule of thumb, the strongest facing first: what goes on each. */
const spendBy = (
  { strike }: OnTable,
  { on, points }: Spend,
  { before }: Asked,
  policy: (typeof POLICIES)[number],
): Reply => {
  const { hit, critical } = strike.woundsOf(before);
  let { hits, criticals } = blockInOrder(hit, critical, points, policy);
  const spent = new Map<string, number>();
  for (const box of [...strike.struck.shields].sort((a, b) => b.points - a.points)) {
    const onHits = Math.min(box.points, hits);
    const onCriticals = Math.min(box.points - onHits, criticals);
    hits -= onHits;
    criticals -= onCriticals;
    spent.set(`${box.at}.hit`, onHits).set(`${box.at}.critical`, onCriticals);
  }
  return on.map(({ id }) => spent.get(id) ?? 0);
};

/** The defender has decided what shields stop. */
const hasSpent = (answers: Answers): boolean => (answerAt(answers, SHIELDS) ?? null) !== null;

const countsTold = (answers: Answers, at: string, { on }: Spend): Reply =>
  on.map(({ id }) => countAt(answers, `${at}.${id}`) ?? 0);

/** Everything is blocked that can be, unless hits and criticals vie for too few points. */
const shieldsTold = (table: OnTable, question: Spend, asked: Asked): Reply | null => {
  if (hasSpent(table.answers)) return countsTold(table.answers, SHIELDS, question);
  const { hit, critical } = table.strike.woundsOf(asked.before);
  const vie = hit > 0 && critical > 0 && hit + critical > question.points;
  return vie ? null : spendBy(table, question, asked, 'hits-first');
};

const hasAbility = ({ answer }: OnTable): boolean => answer.spec.ability !== undefined;

const isHeld = ({ answers }: OnTable): boolean => flagAt(answers, HOLD) === true;

/** What holds until the table says otherwise; locks without an ability are rolled, or let go together. */
const standard = (table: OnTable, asked: Asked): Reply | null => {
  const { question, id } = asked;
  const { answers } = table;
  switch (resolving.nameOf(asked)[0]) {
    case 'shields':
      return question.ask === 'spend' ? shieldsTold(table, question, asked) : null;
    case 'lock':
      return hasAbility(table) ? null : [isHeld(table) ? 'hold' : 'lock-on'];
    case 'locks':
      if (question.ask !== 'spend') return null;
      if (!hasAbility(table)) return [isHeld(table) ? 0 : question.points];
      return answerAt(answers, `${PATH}.${id}`) === undefined
        ? null
        : countsTold(answers, `${PATH}.${id}`, question);
    case 'lockDice': {
      if (hasAbility(table)) return null;
      const from = Number(id.split('.')[1]);
      const dice = diceAt(answers, LOCK_DICE).slice(from, from + countOf(question));
      return dice.length === countOf(question) ? dice : null;
    }
    case 'dice':
    case 'bonusDice':
    case 'save':
    case 'returned':
      return null;
  }
};

/** 5F-01 I: locks of a weapon without an ability are rolled together, under the first. */
const plainLockBlocks = (table: OnTable, asked: AskedSoFar, { passed }: Run): readonly Block[] => {
  const { view, page, strike, answer } = table;
  if (asked.id !== 'lock.0' && asked.id !== 'locks') return [];
  const { roll } = view.words.strikePages;
  const count = strike.locksOf(passed.get('dice') ?? 0);
  const dice: AskedSoFar = {
    ...asked,
    id: 'lockDice',
    question: {
      ask: 'roll',
      id: 'lockDice',
      by: asked.question.by,
      dice: [{ die: PLAIN, count }],
      then: () => asked.before,
    },
  };
  const shown = {
    label: roll.lockDice(count),
    ...strikeShown(view, answer.spec.chart, answer.spec.modifier, true),
  };
  return [
    ...(isHeld(table) ? [] : blocksOf(dice, page, shown, roll)),
    switchAt(HOLD, roll.holdAll(count), isHeld(table), view.readsRule('5F-01')),
  ];
};

/** 5F-01: what becomes of locks of a weapon with an ability. */
const lockShown = (table: OnTable, { id }: AskedSoFar, { passed }: Run): Shown => {
  const { view, answer, strike } = table;
  const { roll } = view.words.strikePages;
  const { ability } = answer.spec;
  return {
    label: roll.lock(Number(id.split('.')[1]) + 1, strike.locksOf(passed.get('dice') ?? 0)),
    ...view.readsRule('5F-01'),
    option: (use) => {
      if (use === 'ability' && ability)
        return { label: roll.ability(ability), detail: view.words.cards.lockAbility(ability) };
      return { label: use === 'hold' ? roll.hold : roll.lockOn };
    },
  };
};

/** 5E: the defender decides what shields stop, by a rule of thumb or point by point. */
const shieldBlocks = (table: OnTable, asked: AskedSoFar): readonly Block[] => {
  const { view, strike, page } = table;
  const { question } = asked;
  if (question.ask !== 'spend') return [];
  const { roll } = view.words.strikePages;
  const { hit, critical } = strike.woundsOf(asked.before);
  const option: Shown['option'] = (id) => {
    const [at = '', icon] = String(id).split('.');
    const box = strike.struck.shields.find((one) => one.at === at);
    const wound = icon === 'critical' ? 'critical' : 'hit';
    return {
      label: roll.shieldsOf(at === resolving.POOL ? roll.pool : at, wound, box?.points ?? 0),
    };
  };
  const policies = POLICIES.filter((one) => one !== 'criticals-first' || (hit > 0 && critical > 0));
  return [
    {
      block: 'acts',
      style: 'row',
      acts: policies.map((one) => {
        const spent = spendBy(table, question, asked, one);
        const points = question.on.map(({ id }, at) => [`${SHIELDS}.${id}`, spent[at] ?? 0]);
        return { label: roll.block[one], answers: Object.fromEntries(points) };
      }),
    },
    ...blocksOf(asked, page, { label: roll.shields, option }, roll),
  ];
};

/** 5F-03: which orders go back. */
const returnedShown = ({ view, strike }: OnTable, { question }: AskedSoFar): Shown => {
  const { setup, state } = view;
  const { roll } = view.words.strikePages;
  const count = question.ask === 'pick' ? question.least : 0;
  return {
    label: roll.returned(count, strike.struck.returnedBy),
    ...view.readsRule('5F-03'),
    option: (id) => {
      const held = state.cards[id];
      const order = held?.face === 'up' ? setup.cards[held.ref] : undefined;
      return { label: order ? `${order.code} ${order.name}` : roll.faceDown };
    },
  };
};

/** How each question of a strike is shown. */
const shownAs = (table: OnTable, asked: AskedSoFar, run: Run): Shown | readonly Block[] => {
  const { view, answer } = table;
  const { roll } = view.words.strikePages;
  const { chart, modifier } = answer.spec;
  const [name, of, which] = resolving.nameOf(asked);
  const count = countOf(asked.question);
  switch (name) {
    case 'dice':
      return {
        ...{ label: roll.dice(count), told: roll.rolled(count) },
        ...strikeShown(view, chart, modifier),
      };
    case 'shields':
      return shieldBlocks(table, asked);
    case 'bonusDice':
      return { label: roll.bonus(count), ...strikeShown(view, chart, modifier, true) };
    case 'lock':
    case 'locks':
      return hasAbility(table) ? lockShown(table, asked, run) : plainLockBlocks(table, asked, run);
    case 'lockDice':
      return hasAbility(table)
        ? { label: roll.lockDice(count), ...strikeShown(view, chart, modifier, true) }
        : [];
    case 'save': {
      const icon = WOUNDS.find((one) => one === of) ?? 'hit';
      const save = answer.saves[icon].find((one) => one.name === which);
      const label = roll.save(which ?? '', icon, count);
      return { label, ...(save ? saveShown(view, save.upTo) : {}) };
    }
    case 'returned':
      return returnedShown(table, asked);
  }
};

const heading = ({ view, attacker, target }: OnTable, by: string): Block => {
  const { roll } = view.words.strikePages;
  return by === 'defender'
    ? { block: 'heading', text: roll.defender(view.nameOf(target.id)), team: target.team }
    : { block: 'heading', text: roll.attacker(view.nameOf(attacker.id)), team: attacker.team };
};

/** 5E, 5F: the defender takes the phone at their decisions, and gives it back at the attacker's. */
const handed = ({ view, attacker, target }: OnTable, to: string | null) => {
  const { defends, strikes } = view.words.strikePages.hand;
  if (to === null) return {};
  return to === 'defender'
    ? handTo(view, target.id, defends(view.nameOf(target.id)))
    : handTo(view, attacker.id, strikes(view.nameOf(attacker.id)));
};

/** Somebody was asked: shields that can stop everything are spent by themselves. */
const leavesChoice = ({ answers }: OnTable, asked: AskedSoFar, { open }: Run): boolean =>
  resolving.nameOf(asked)[0] !== 'shields' || asked.id === open?.id || hasSpent(answers);

/** 5F-01: locks that nobody has decided about yet; what the others became is among the icons. */
const locksLeft = (locks: number, { entries, open }: Run): number => {
  const [name] = open ? resolving.nameOf(open) : [];
  const decided = entries.filter((entry) => resolving.nameOf(entry)[0] === 'lock').length;
  if (name === 'lock' || name === 'lockDice') return locks - decided;
  return name === 'dice' || name === 'bonusDice' || name === 'locks' || name === 'shields'
    ? locks
    : 0;
};

/** 5C to 5F: everything that was asked for so far, in the order of the rulebook, told or not. */
export const rollOf = (at: At<AdmiralsStrike>): RollSoFar<AdmiralsStrike> => {
  const { view, answer, aim, answers } = at;
  if (resolving.lacksFacings(answer, view.rules))
    return { command: { type: 'strike', ...aim }, blocks: [], asks: 'place' };
  const strike = resolving.playedStrike(answer, view.state, view.rules);
  const bare = { ...at, strike, page: { answers, path: PATH } };
  const page = { ...bare.page, standard: (asked: Asked) => standard(bare, asked) };
  const table = { ...bare, page };
  const { run, blocks, asks, ...hand } = rollThrough(strike.procedure, strike.start, {
    page,
    words: view.words.strikePages.roll,
    first: 'attacker',
    shownAs: (asked, now) => shownAs(table, asked, now),
    headingFor: ({ question }) => [heading(table, question.by)],
    leavesChoice: (asked, now) => leavesChoice(table, asked, now),
  });
  const { icons, dice } = resolving.soFarIn(strike, run);
  const isRolled = dice.length > 0;
  const left = { ...icons, lock: locksLeft(icons.lock, run) };
  const made = iconsBlock(view, left, (icon) => ({ entry: ENTRY_OF_ICON[icon] }));
  return {
    command: { type: 'strike', ...aim, replies: repliesOf(run) },
    blocks: isRolled ? [...blocks.slice(0, 1), made, ...blocks.slice(1)] : blocks,
    isRolled,
    isMiss: isRolled && asks === null && Object.values(icons).every((count) => count === 0),
    asks,
    handTo: handed(table, hand.handTo),
  };
};
