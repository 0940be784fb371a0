import { numberedFaces } from '../../../../core/dice/die';
import { SIDES } from '../../../../core/dice/sixSided';
import { SIGNS } from '../../../../core/drawing/drawing';
import { answerAt, type Answers, type Changes } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { iconsAt } from '../../../admirals-shared/strike/chart';
import { countAt, diceAt } from '../../../kit/pages/answered';
import { shipName } from '../../../kit/play/ships';
import {
  askedIn,
  blocksOf,
  blocksOfRun,
  countOf,
  runOnPage,
  type AskedSoFar,
  type OnPage,
  type Shown,
} from '../../../kit/procedures/page';
import type { Run } from '../../../kit/procedures/play';
import type { Reply, Spend } from '../../../kit/procedures/procedure';
import type { Save } from '../../../admirals-shared/saves';
import type { StrikeRolls } from '../../play/commands';
import { lacksFacings, playedAttack } from '../../play/resolve/strike';
import { criticalAt, nameOf, rollsOf } from '../../play/resolve/strikeRolls';
import type { Attack } from '../../strike/attack';
import { guardOf } from '../../strike/damage';
import { kindsOf, WOUNDS } from '../../strike/rolling';
import type { StrikeAnswer } from '../../strike/spec';
import { readsRule, type Seen } from '../seen';

export interface Rolling {
  readonly rolls: StrikeRolls;
  readonly blocks: readonly Block[];
  /** What is asked for next; null where all is told. */
  readonly open: AskedSoFar | 'facings' | null;
  /** Something is for the defender to decide, or was. */
  readonly asksDefender: boolean;
  /** Takes back what was rolled. */
  readonly forget: Changes;
}

const PATH = 'roll';
const FORGET: Changes = { [PATH]: {} };
const AGAIN = `${PATH}.again`;

type Keys = NonNullable<Shown['keys']>;

/** What each face gives with the modifiers of this attack; a die that a lock rolls again locks nothing. */
const attackKeys = (
  { words }: Seen,
  { chart, modifiers }: StrikeAnswer,
  isLockDie = false,
): Keys => {
  const iconsOn = (face: number) =>
    iconsAt(chart, face + modifiers.applied).filter((icon) => !(isLockDie && icon === 'lock'));
  return {
    faces: numberedFaces(SIDES, (face) => ({
      gives: words.pages.attack.face(iconsOn(face)),
      signs: iconsOn(face).map((icon) => SIGNS[icon]),
    })),
  };
};

const saveKeys = ({ words }: Seen, { upTo }: Save): Keys => {
  const { stops, stopsKey } = words.pages.aim.roll;
  return {
    note: stops(upTo),
    faces: numberedFaces(SIDES, (face) =>
      face <= upTo ? { gives: stopsKey, signs: [SIGNS.shield] } : {},
    ),
  };
};

/** An attack that is being rolled. */
interface OnTable {
  readonly seen: Seen;
  readonly answer: StrikeAnswer;
  readonly attack: Attack;
  readonly page: OnPage;
}

/** Dice that may be rolled again, by their places, and those of them that the table rolls again. */
const dicePicked = ({ attack, page: { answers } }: OnTable, { on }: Spend) => {
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
const standard = (table: OnTable, asked: AskedSoFar): Reply | null => {
  const { question } = asked;
  if (question.ask === 'spend')
    return nameOf(asked).name === 'again'
      ? againPicked(table, question)
      : boxesTold(table.page.answers, question);
  return question.ask === 'choose' ? question.options.slice(0, 1) : null;
};

/** Augur, orders: the table says which dice it rolls again. */
const againBlock = (table: OnTable, question: Spend): Block => {
  const { attack } = table.seen.words.pages;
  const { dice, may, picked } = dicePicked(table, question);
  return {
    block: 'picks',
    id: AGAIN,
    label: attack.again,
    values: picked,
    options: may.map((die) => ({ value: die, label: attack.die(die + 1, dice[die] ?? 0) })),
  };
};

const savesAt = ({ attack }: OnTable, { before }: AskedSoFar): readonly Save[] => {
  const { target } = attack.spec;
  const ship = attack.resolving.fateOf(before);
  return ship ? target.saves[guardOf(target, ship)] : [];
};

/** How each question of an attack is shown. */
const shownAs = (table: OnTable, asked: AskedSoFar, { passed }: Run): Shown => {
  const { seen, answer, attack } = table;
  const say = seen.words.pages.attack;
  const { roll } = seen.words.pages.aim;
  const { name, of } = nameOf(asked);
  const count = countOf(asked.question);
  switch (name) {
    case 'dice':
      return { label: roll.dice(count), keys: attackKeys(seen, answer) };
    case 'again':
    case 'againDice':
      return { label: say.againDice(count), keys: attackKeys(seen, answer) };
    case 'lock': {
      const { faces: [face = 0] = [] } = attack.rolling.handOf(asked.before) ?? {};
      const shows = say.face(iconsAt(answer.chart, face + answer.modifiers.applied));
      return {
        label: say.lock(Number(asked.id.split('.')[1]) + 1, shows),
        style: 'segments',
        option: (use) => {
          const ability = typeof use === 'number' ? answer.abilities[use] : undefined;
          if (ability) return { label: roll.ability(ability) };
          return { label: use === 'hold' ? say.lockUses.hold : say.lockUses.reroll };
        },
      };
    }
    case 'lockDice':
      return { label: say.lockDice(count), keys: attackKeys(seen, answer, true) };
    case 'save': {
      const save = answer.saves.now.find((one) => one.name === of);
      return { label: say.save(of, count), ...(save ? { keys: saveKeys(seen, save) } : {}) };
    }
    case 'boxes':
      return {
        label: '',
        option: (side) => ({ label: say.boxes(side === 'track' ? say.track : String(side)) }),
      };
    case 'critical': {
      const save = savesAt(table, asked)[Number(of)];
      const label = say.criticalSave(save?.name ?? '', criticalAt(attack, asked, passed) + 1);
      return { label, ...(save ? { keys: saveKeys(seen, save) } : {}) };
    }
    case 'box':
      return {
        label: say.criticalBox(criticalAt(attack, asked, passed) + 1),
        option: (side) => ({
          label: side === 'none' ? say.nothing : side === 'track' ? say.track : String(side),
        }),
      };
  }
};

/** Target Locks: nothing to decide where a die can only gain by being rolled again. */
const isPlain = ({ attack }: OnTable, asked: AskedSoFar): boolean => {
  const kind = attack.rolling.handOf(asked.before);
  return (
    attack.spec.roll.abilities.length === 0 && WOUNDS.every((wound) => kind?.wounds[wound] === 0)
  );
};

const blocksFor = (table: OnTable, asked: AskedSoFar, run: Run): readonly Block[] => {
  const { name } = nameOf(asked);
  if (name === 'again' && asked.question.ask === 'spend')
    return [againBlock(table, asked.question)];
  if (name === 'lock' && isPlain(table, asked)) return [];
  return blocksOf(asked, table.page, shownAs(table, asked, run), table.seen.words.pages.aim.roll);
};

const RULE_OF = { hit: 'Hits', critical: 'Critical Hits', direct: 'Direct Hit' } as const;

/** What the dice have made. */
const iconsBlock = ({ seen: { words }, attack }: OnTable, { passed }: Run): Block => {
  const { roll, counted } = words.pages.aim;
  const wounds = attack.resolving.woundsOf(passed.get('gather') ?? 0);
  const made = WOUNDS.filter((icon) => wounds[icon] > 0);
  return made.length === 0
    ? { block: 'text', text: roll.none }
    : {
        block: 'chips',
        label: roll.icons,
        chips: made.map((icon) => ({
          label: counted(icon, wounds[icon]),
          tone: icon === 'critical' ? 'critical' : 'plain',
          ...readsRule(RULE_OF[icon]),
        })),
      };
};

/** Armor, Flak and shields are for the other player to say. */
const defenderBlock = ({ seen, answer }: OnTable): Block => {
  const { id, team } = answer.strike.target;
  return {
    block: 'heading',
    text: seen.words.pages.aim.roll.defender(shipName(seen.state, id)),
    team,
  };
};

/** Boxes that can stop everything are spent by themselves, until the defender says otherwise. */
const leavesChoice = ({ attack, page }: OnTable, { question, before }: AskedSoFar): boolean => {
  if (question.ask !== 'spend') return true;
  const { target } = attack.spec;
  const { hit, critical } = attack.resolving.woundsOf(before);
  const boxes = target.boxes.reduce((sum, { points }) => sum + points, 0);
  const blockable = hit + (target.blocksCriticals ? critical : 0);
  return boxes < blockable || answerAt(page.answers, `${PATH}.boxes`) !== undefined;
};

/** Resolving Attack Icons: what is asked for, one thing after the other, with what was answered so far. */
export const rollingOf = (
  seen: Seen,
  answer: StrikeAnswer,
  ordersHeld: number,
  answers: Answers,
): Rolling => {
  if (lacksFacings(answer))
    return { rolls: {}, blocks: [], open: 'facings', asksDefender: false, forget: FORGET };
  const attack = playedAttack(answer, ordersHeld);
  const bare = { seen, answer, attack, page: { answers, path: PATH } };
  const page: OnPage = {
    ...bare.page,
    standard: (asked) => standard(bare, { ...asked, reply: null }),
  };
  const table = { ...bare, page };
  const run = runOnPage(attack.procedure, 0, page);
  const asked = askedIn(run);
  return {
    rolls: rollsOf(attack, run),
    blocks: blocksOfRun(
      run,
      'attacker',
      (one) => blocksFor(table, one, run),
      () => [iconsBlock(table, run), defenderBlock(table)],
    ),
    open: run.open && { ...run.open, reply: run.refused },
    asksDefender: asked.some((one) => one.question.by === 'defender' && leavesChoice(table, one)),
    forget: FORGET,
  };
};
