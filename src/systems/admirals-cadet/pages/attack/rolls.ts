import { answerAt, type Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { iconsBlock, saveShown, strikeShown } from '../../../admirals-shared/pages/strike/dice';
import type { At, RollSoFar } from '../../../admirals-shared/pages/strike/striking';
import { ordersAt } from '../../../admirals-shared/play/orders';
import type { Save } from '../../../admirals-shared/explain';
import { iconsAt } from '../../../admirals-shared/strike/chart';
import { countAt, diceAt } from '../../../kit/pages/answered';
import { optionsOf, picks } from '../../../kit/pages/choices';
import { handTo } from '../../../kit/pages/fight';
import { rollThrough, type AskedSoFar, type Shown } from '../../../kit/procedures/page';
import { repliesOf, type Asked, type Run } from '../../../kit/procedures/play';
import { countOf, type Reply, type Spend } from '../../../kit/procedures/procedure';
import { lacksFacings, playedAttack } from '../../play/resolve/strike';
import { criticalAt, guardOf, nameOf, type Attack } from '../../strike/attack';
import { WOUNDS } from '../../../admirals-shared/odds/spec';
import { kindsOf } from '../../strike/rolling';
import { readsRule } from '../view';
import type { CadetStrike } from './oddsBlocks';

const PATH = 'roll';
const AGAIN = `${PATH}.again`;

/** An attack that is being rolled. */
interface OnTable extends At<CadetStrike> {
  readonly attack: Attack;
}

/** Dice that may be rolled again, by their places, and those of them that the table rolls again. */
const dicePicked = ({ attack, answers }: OnTable, { on }: Spend) => {
  const dice = diceAt(answers, `${PATH}.dice`).slice(0, attack.spec.roll.dice);
  const kinds = kindsOf(attack.spec.roll).filter((kind) => on.some(({ id }) => id === kind.id));
  const may = [...dice.keys()].filter((die) =>
    kinds.some(({ faces }) => faces.includes(dice[die] ?? 0)),
  );
  const picked = diceAt(answers, AGAIN);
  return { dice, kinds, may, picked: may.filter((die) => picked.includes(die)) };
};

const againPicked = (table: OnTable, question: Spend): Reply => {
  const { dice, kinds, picked } = dicePicked(table, question);
  return kinds.map(({ faces }) => picked.filter((die) => faces.includes(dice[die] ?? 0)).length);
};

/** As many boxes as there are Hits, unless the table says otherwise. */
const boxesTold = (answers: Answers, { on, points }: Spend): Reply => {
  let left = points;
  return on.map(({ id, most }) => {
    const usable = Math.min(most, points);
    const spent = countAt(answers, `${PATH}.boxes.${id}`) ?? Math.min(usable, left);
    left = Math.max(0, left - spent);
    return Math.min(spent, usable);
  });
};

/** What holds until the table says otherwise: locks roll a die, boxes block what they can. */
const standard = (table: OnTable, asked: Asked): Reply | null => {
  const { question } = asked;
  if (question.ask === 'spend')
    return nameOf(asked).name === 'again'
      ? againPicked(table, question)
      : boxesTold(table.answers, question);
  return question.ask === 'choose' ? question.options.slice(0, 1) : null;
};

/** Augur, orders: the table says which dice it rolls again. */
const againBlocks = (table: OnTable, { question }: AskedSoFar): readonly Block[] => {
  if (question.ask !== 'spend') return [];
  const { attack } = table.view.words.pages;
  const { dice, may, picked } = dicePicked(table, question);
  const options = optionsOf(may, (die) => attack.die(die + 1, dice[die] ?? 0));
  return [picks(AGAIN, attack.again, picked, options)];
};

/** Target Locks: nothing to decide where a die can only gain by being rolled again. */
const lockShown = (table: OnTable, { id, before }: AskedSoFar): Shown | readonly Block[] => {
  const { view, attack } = table;
  const { roll } = attack.spec;
  const kind = attack.rolling.handOf(before);
  const isPlain = WOUNDS.every((wound) => kind?.wounds[wound] === 0);
  if (isPlain && roll.abilities.length === 0) return [];
  const { lock, face: facesOf, lockUses } = view.words.pages.attack;
  const { faces: [face = 0] = [] } = kind ?? {};
  return {
    label: lock(Number(id.split('.')[1]) + 1, facesOf(iconsAt(roll.chart, face + roll.modifier))),
    style: 'segments',
    option: (use) => {
      const ability = typeof use === 'number' ? roll.abilities[use] : undefined;
      if (ability) return { label: view.words.strikePages.roll.ability(ability) };
      return { label: use === 'hold' ? lockUses.hold : lockUses.reroll };
    },
  };
};

const criticalShown = (table: OnTable, asked: AskedSoFar, { passed }: Run): Shown => {
  const { view, attack } = table;
  const { target } = attack.spec;
  const ship = attack.resolving.fateOf(asked.before);
  const saves: readonly Save[] = ship ? target.saves[guardOf(target, ship)] : [];
  const save = saves[Number(nameOf(asked).of)];
  const at = criticalAt(attack, asked, passed) + 1;
  return {
    label: view.words.pages.attack.criticalSave(save?.name ?? '', at),
    ...(save ? saveShown(view, save.upTo) : {}),
  };
};

/** How each question of an attack is shown. */
const shownAs = (table: OnTable, asked: AskedSoFar, run: Run): Shown | readonly Block[] => {
  const { view, attack } = table;
  const { roll, target } = attack.spec;
  const { attack: say } = view.words.pages;
  const { name, of } = nameOf(asked);
  const count = countOf(asked.question);
  const faces = (isLockDie = false) => strikeShown(view, roll.chart, roll.modifier, isLockDie);
  const side = (id: unknown): string =>
    id === 'track' ? say.track : view.words.pages.term(String(id));
  switch (name) {
    case 'dice': {
      const { dice, rolled } = view.words.strikePages.roll;
      return { label: dice(count), told: rolled(count), ...faces() };
    }
    case 'again':
      return againBlocks(table, asked);
    case 'againDice':
      return { label: say.againDice(count), ...faces() };
    case 'lock':
      return lockShown(table, asked);
    case 'lockDice':
      return { label: say.lockDice(count), ...faces(true) };
    case 'save': {
      const save = target.saves.now.find((one) => one.name === of);
      return { label: say.save(of, count), ...(save ? saveShown(view, save.upTo) : {}) };
    }
    case 'boxes':
      return { label: '', option: (id) => ({ label: say.boxes(side(id)) }) };
    case 'critical':
      return criticalShown(table, asked, run);
    case 'box':
      return {
        label: say.criticalBox(criticalAt(attack, asked, run.passed) + 1),
        option: (id) => ({ label: id === 'none' ? say.nothing : side(id) }),
      };
  }
};

const RULE_OF = {
  lock: 'Target Locks',
  hit: 'Hits',
  critical: 'Critical Hits',
  direct: 'Direct Hit',
} as const;

/** What the dice have made: Armor, Flak and shields are for the other player to say. */
const headingFor = ({ view, target, attack }: OnTable, { passed }: Run): readonly Block[] => {
  const wounds = attack.resolving.woundsOf(passed.get('gather') ?? 0);
  const text = view.words.strikePages.roll.defender(view.nameOf(target.id));
  return [
    iconsBlock(view, { ...wounds, lock: 0 }, (icon) => readsRule(RULE_OF[icon])),
    { block: 'heading', text, team: target.team },
  ];
};

/** Boxes that can stop everything are spent by themselves, until the defender says otherwise. */
const leavesChoice = ({ attack, answers }: OnTable, { question, before }: AskedSoFar): boolean => {
  if (question.ask !== 'spend') return true;
  const { target } = attack.spec;
  const { hit, critical } = attack.resolving.woundsOf(before);
  const boxes = target.boxes.reduce((sum, { points }) => sum + points, 0);
  const blockable = hit + (target.blocksCriticals ? critical : 0);
  return boxes < blockable || answerAt(answers, `${PATH}.boxes`) !== undefined;
};

/** Resolving Attack Icons: what is asked for, one thing after the other, with what was answered so far. */
export const rollOf = (at: At<CadetStrike>): RollSoFar<CadetStrike> => {
  const { view, answer, aim, answers, target } = at;
  if (lacksFacings(answer))
    return { command: { type: 'strike', ...aim }, blocks: [], asks: 'place' };
  const attack = playedAttack(answer, ordersAt(view.state, target.id).length);
  const table = { ...at, attack };
  const { run, blocks, asks, ...hand } = rollThrough(attack.procedure, 0, {
    page: { answers, path: PATH, standard: (asked) => standard(table, asked) },
    words: view.words.strikePages.roll,
    first: 'attacker',
    shownAs: (asked, now) => shownAs(table, asked, now),
    headingFor: (_asked, now) => headingFor(table, now),
    leavesChoice: (asked) => asked.question.by === 'attacker' || leavesChoice(table, asked),
  });
  const text = view.words.strikePages.hand.defends(view.nameOf(target.id));
  return {
    command: { type: 'strike', ...aim, replies: repliesOf(run) },
    blocks,
    isRolled: run.entries.length > 0,
    asks,
    handTo: hand.handTo === null ? {} : handTo(view, target.id, text),
  };
};
