import { numberedFaces } from '../../../../core/dice/die';
import { SIDES } from '../../../../core/dice/sixSided';
import { SIGNS } from '../../../../core/drawing/drawing';
import { answerAt, type Answers, type Changes } from '../../../../core/pages/answers';
import type { Block, Option } from '../../../../core/pages/page';
import { countAt, diceAt, oneAt } from '../../../kit/pages/answered';
import { iconsAt } from '../../../admirals-shared/strike/chart';
import { shipName } from '../../../kit/play/ships';
import type { Facing } from '../../../admirals-shared/cards/terms';
import type { Save } from '../../../admirals-shared/saves';
import { resolveStrike, type StrikeNeed, type StrikeSoFar } from '../../play/resolve/strike';
import { mayBlock } from '../../strike/shields';
import type { StrikeAnswer } from '../../strike/spec';
import { diceBlock, type Keys } from '../diceBlock';
import { readsRule, type Seen } from '../seen';
import type { LockUse, StrikeRolls } from '../../play/commands';

export interface Rolling {
  readonly rolls: StrikeRolls;
  readonly blocks: readonly Block[];
  /** What is asked for next; null where all is told. */
  readonly need: StrikeNeed | null;
  /** Something is for the defender to decide, or was. */
  readonly asksDefender: boolean;
  /** Takes back what was rolled. */
  readonly forget: Changes;
}

/** Where what was rolled stands. */
const at = (name: string): string => `roll.${name}`;
const FORGET: Changes = { roll: {} };

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

interface Asked {
  /** Null where it has not been answered. */
  readonly rolls: StrikeRolls | null;
  readonly blocks: readonly Block[];
}

/** An attack that is being rolled. */
interface Bench {
  readonly seen: Seen;
  readonly answer: StrikeAnswer;
  readonly ordersHeld: number;
  readonly answers: Answers;
}

type Need<Name extends StrikeNeed['needs']> = Extract<StrikeNeed, { needs: Name }>;

const firstDice = ({ seen, answer, answers }: Bench, rolls: StrikeRolls, count: number): Asked => {
  const dice = diceAt(answers, at('dice'));
  const { roll } = seen.words.pages.aim;
  return {
    rolls: dice.length === count ? { ...rolls, dice } : null,
    blocks: [
      diceBlock(seen, at('dice'), roll.dice(count), count, answers, attackKeys(seen, answer)),
    ],
  };
};

/** Augur, orders: the table says which dice it rolls again. */
const again = (
  { seen, answer, answers }: Bench,
  rolls: StrikeRolls,
  need: Need<'again'>,
): Asked => {
  const { attack } = seen.words.pages;
  const picked = diceAt(answers, at('again'));
  const wanted = need.dice.map((_, die) => die).filter((die) => picked.includes(die));
  const dice = diceAt(answers, at('againDice'));
  const told = wanted.map((die, place) => ({ die, to: dice[place] ?? 0 }));
  const keys = attackKeys(seen, answer);
  const label = attack.againDice(wanted.length);
  return {
    rolls: dice.length === wanted.length ? { ...rolls, again: told } : null,
    blocks: [
      {
        block: 'picks',
        id: at('again'),
        label: attack.again,
        values: wanted,
        options: need.dice.flatMap((face, die) =>
          need.most > 0 || need.faces.includes(face)
            ? [{ value: die, label: attack.die(die + 1, face) }]
            : [],
        ),
      },
      ...(wanted.length > 0
        ? [diceBlock(seen, at('againDice'), label, wanted.length, answers, keys)]
        : []),
    ],
  };
};

const isOfLocks = (need: StrikeNeed | null): need is Need<'lock'> | Need<'lock-dice'> =>
  need?.needs === 'lock' || need?.needs === 'lock-dice';

const lockPath = (lock: number): string => at(`lock.${lock}`);

const useTold = (answers: Answers, lock: number, abilities: number): LockUse => {
  const which = Array.from({ length: abilities }, (_, place) => place);
  const ability = oneAt(answers, lockPath(lock), which);
  if (ability !== null) return { use: 'ability', which: ability };
  return oneAt(answers, lockPath(lock), ['hold'] as const) ? { use: 'hold' } : { use: 'reroll' };
};

/** One lock that is decided: how, and how many dice it takes. */
interface Lock {
  readonly use: LockUse;
  readonly dice: number;
  readonly block: readonly Block[];
}

const lockBlock = (
  { seen, answer, answers }: Bench,
  { die, abilities }: Need<'lock'>,
  lock: number,
  { dice }: StrikeSoFar,
): readonly Block[] => {
  const { attack, aim } = seen.words.pages;
  const shows = iconsAt(answer.chart, (dice[die] ?? 0) + answer.modifiers.applied);
  const givesUp = shows.some((icon) => icon !== 'lock');
  if (abilities.length === 0 && !givesUp) return [];
  const options: readonly Option[] = [
    { value: 'reroll', label: attack.lockUses.reroll },
    ...abilities.map((one, which) => ({ value: which, label: aim.roll.ability(one) })),
    { value: 'hold', label: attack.lockUses.hold },
  ];
  const use = useTold(answers, lock, abilities.length);
  return [
    {
      block: 'choice',
      id: lockPath(lock),
      label: attack.lock(die + 1),
      style: 'segments',
      value: use.use === 'ability' ? use.which : use.use,
      options,
    },
  ];
};

const withDice = (use: LockUse, dice: readonly number[]): LockUse => {
  const [to] = dice;
  if (to === undefined) return use;
  return use.use === 'ability' ? { ...use, dice } : { use: 'reroll', to };
};

const ANY_FACE = 1;

/** Every lock of the roll; what a lock's own die shows changes nothing about the others. */
const locksOf = (bench: Bench, rolls: StrikeRolls): readonly Lock[] => {
  const { answer, ordersHeld, seen, answers } = bench;
  const locks: Lock[] = [];
  for (;;) {
    const told = locks.map(({ use, dice }) => withDice(use, Array(dice).fill(ANY_FACE)));
    const { need, soFar } = resolveStrike(
      answer,
      { ...rolls, locks: told },
      ordersHeld,
      seen.rules,
    );
    if (!isOfLocks(need)) return locks;
    if (need.needs === 'lock') {
      const use = useTold(answers, locks.length, need.abilities.length);
      locks.push({ use, dice: 0, block: lockBlock(bench, need, locks.length, soFar) });
    } else {
      const lock = locks[need.at];
      if (!lock) return locks;
      locks[need.at] = { ...lock, dice: need.count };
    }
  }
};

/** Target Locks: what each is used for, and all their dice at once. */
const lockDice = (bench: Bench, rolls: StrikeRolls): Asked => {
  const { seen, answer, answers } = bench;
  const locks = locksOf(bench, rolls);
  const count = locks.reduce((sum, lock) => sum + lock.dice, 0);
  const dice = diceAt(answers, at('lockDice'));
  let taken = 0;
  const told = locks.map(({ use, dice: wanted }) => {
    taken += wanted;
    return withDice(use, dice.slice(taken - wanted, taken));
  });
  const label = seen.words.pages.attack.lockDice(count);
  const keys = attackKeys(seen, answer, true);
  return {
    rolls: dice.length === count ? { ...rolls, locks: told } : null,
    blocks: [
      ...locks.flatMap(({ block }) => block),
      ...(count > 0 ? [diceBlock(seen, at('lockDice'), label, count, answers, keys)] : []),
    ],
  };
};

const hitSave = ({ seen, answers }: Bench, rolls: StrikeRolls, need: Need<'save'>): Asked => {
  const { save, count } = need;
  const path = at(`save.${save.name}`);
  const dice = diceAt(answers, path);
  const saves = [...(rolls.saves ?? []), { save: save.name, dice }];
  const label = seen.words.pages.attack.save(save.name, count);
  return {
    rolls: dice.length === count ? { ...rolls, saves } : null,
    blocks: [diceBlock(seen, path, label, count, answers, saveKeys(seen, save))],
  };
};

/** As many boxes as there are Hits, unless the table says otherwise. */
const shields = ({ seen, answers }: Bench, rolls: StrikeRolls, need: Need<'shields'>): Asked => {
  const { attack } = seen.words.pages;
  const stock: readonly { facing: Facing | null; points: number }[] =
    need.shields.from.length === 0
      ? [{ facing: null, points: need.shields.points }]
      : need.shields.from;
  let left = need.hits;
  const spends = stock.map(({ facing, points }) => {
    const path = at(`boxes.${facing ?? 'track'}`);
    const most = Math.min(points, need.hits);
    const value = Math.min(countAt(answers, path) ?? Math.min(most, left), most);
    left = Math.max(0, left - value);
    return { path, facing, points: value, most };
  });
  return {
    rolls: {
      ...rolls,
      shields: spends
        .filter((one) => one.points > 0)
        .map(({ facing, points }) => ({ facing, points })),
    },
    blocks: spends.map(({ path, facing, points, most }) => ({
      block: 'stepper',
      id: path,
      label: attack.boxes(facing ?? attack.track),
      value: points,
      min: 0,
      max: most,
    })),
  };
};

const withCritical = (
  rolls: StrikeRolls,
  place: number,
  change: NonNullable<StrikeRolls['criticals']>[number],
): StrikeRolls => {
  const criticals = [...(rolls.criticals ?? [])];
  while (criticals.length <= place) criticals.push({});
  criticals[place] = { ...criticals[place], ...change };
  return { ...rolls, criticals };
};

const criticalSave = (
  { seen, answers }: Bench,
  rolls: StrikeRolls,
  { at: place, save }: Need<'critical-save'>,
): Asked => {
  const before = rolls.criticals?.[place]?.saves ?? [];
  const path = at(`critical.${place}.${before.length}`);
  const [die] = diceAt(answers, path);
  const label = seen.words.pages.attack.criticalSave(save.name, place + 1);
  return {
    rolls: die === undefined ? null : withCritical(rolls, place, { saves: [...before, die] }),
    blocks: [diceBlock(seen, path, label, 1, answers, saveKeys(seen, save))],
  };
};

const criticalBox = (
  { seen, answers }: Bench,
  rolls: StrikeRolls,
  { at: place, from }: Need<'critical-box'>,
): Asked => {
  const { attack } = seen.words.pages;
  const path = at(`box.${place}`);
  const sides = [...from, 'none'] as const;
  const box = oneAt(answers, path, sides) ?? sides[0] ?? 'none';
  const label = (side: (typeof sides)[number]): string =>
    side === 'none' ? attack.nothing : side === 'pool' ? attack.track : side;
  return {
    rolls: withCritical(rolls, place, { box }),
    blocks: [
      {
        block: 'choice',
        id: path,
        label: attack.criticalBox(place + 1),
        style: 'chips',
        value: box,
        options: sides.map((side) => ({ value: side, label: label(side) })),
      },
    ],
  };
};

const ask = (bench: Bench, rolls: StrikeRolls, need: StrikeNeed): Asked => {
  switch (need.needs) {
    case 'facings':
      return { rolls: null, blocks: [] };
    case 'dice':
      return firstDice(bench, rolls, need.count);
    case 'again':
      return again(bench, rolls, need);
    case 'lock':
    case 'lock-dice':
      return lockDice(bench, rolls);
    case 'save':
      return hitSave(bench, rolls, need);
    case 'shields':
      return shields(bench, rolls, need);
    case 'critical-save':
      return criticalSave(bench, rolls, need);
    case 'critical-box':
      return criticalBox(bench, rolls, need);
  }
};

const RULE_OF = { hit: 'Hits', critical: 'Critical Hits', direct: 'Direct Hit' } as const;

/** What the dice have made so far. */
const iconsBlock = ({ words }: Seen, { count }: StrikeSoFar): Block => {
  const { roll, counted } = words.pages.aim;
  const made = (['hit', 'critical', 'direct'] as const).filter((icon) => count[icon] > 0);
  return made.length === 0
    ? { block: 'text', text: roll.none }
    : {
        block: 'chips',
        label: roll.icons,
        chips: made.map((icon) => ({
          label: counted(icon, count[icon]),
          tone: icon === 'critical' ? 'critical' : 'plain',
          ...readsRule(RULE_OF[icon]),
        })),
      };
};

const OF_THE_DEFENDER: readonly StrikeNeed['needs'][] = [
  'save',
  'shields',
  'critical-save',
  'critical-box',
];

/** Armor, Flak and shields are for the other player to say. */
const defenderBlock = ({ seen, answer }: Bench): Block => {
  const { id, team } = answer.strike.target;
  return {
    block: 'heading',
    text: seen.words.pages.aim.roll.defender(shipName(seen.state, id)),
    team,
  };
};

/** Boxes that can stop everything are spent by themselves, until the defender says otherwise. */
const leavesChoice = (
  { answer, answers }: Bench,
  need: StrikeNeed,
  { count }: StrikeSoFar,
): boolean => {
  if (need.needs !== 'shields') return true;
  const { target } = answer.strike;
  const blockable = need.hits + (mayBlock(target, 'critical') ? count.critical : 0);
  return need.shields.points < blockable || answerAt(answers, at('boxes')) !== undefined;
};

const MOST_STEPS = 200;

/** Resolving Attack Icons: what is asked for, one thing after the other, with what was answered so far. */
export const rollingOf = (
  seen: Seen,
  answer: StrikeAnswer,
  ordersHeld: number,
  answers: Answers,
): Rolling => {
  const bench: Bench = { seen, answer, ordersHeld, answers };
  const stepAt = (rolls: StrikeRolls) => resolveStrike(answer, rolls, ordersHeld, seen.rules);
  const blocks: Block[] = [];
  let rolls: StrikeRolls = {};
  let { need, soFar } = stepAt(rolls);
  let isDefender = false;
  let asksDefender = false;
  for (let step = 0; need !== null && step < MOST_STEPS; step += 1) {
    const isTheirs = OF_THE_DEFENDER.includes(need.needs);
    if (!isDefender && isTheirs) {
      isDefender = true;
      blocks.push(iconsBlock(seen, soFar), defenderBlock(bench));
    }
    asksDefender ||= isTheirs && leavesChoice(bench, need, soFar);
    const next = ask(bench, rolls, need);
    blocks.push(...next.blocks);
    if (next.rolls === null) break;
    rolls = next.rolls;
    ({ need, soFar } = stepAt(rolls));
  }
  return { rolls, blocks, need, asksDefender, forget: FORGET };
};
