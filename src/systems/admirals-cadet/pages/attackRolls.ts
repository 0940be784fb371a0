import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import {
  countAt,
  diceAt,
  iconsAt,
  oneAt,
  strikeWords,
  textAt,
  type Facing,
} from '../../admirals/editions';
import type { LockUse, StrikeRolls } from '../play/commands';
import { resolveStrike, type StrikeNeed } from '../play/resolve/strike';
import type { StrikeAnswer } from '../strike/spec';
import type { Seen } from './seen';

export interface Rolling {
  readonly rolls: StrikeRolls;
  readonly blocks: readonly Block[];
  readonly isDone: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What each face gives, on the keys. */
const facesOf = (seen: Seen, { chart, modifiers }: StrikeAnswer): readonly string[] =>
  FACES.map((face) =>
    seen.words.pages.attack.face(
      iconsAt(chart, face + modifiers.applied).map((icon) => strikeWords.icon(icon)),
    ),
  );

interface Asked {
  /** Null where it has not been answered. */
  readonly rolls: StrikeRolls | null;
  readonly blocks: readonly Block[];
}

type Need<Name extends StrikeNeed['needs']> = Extract<StrikeNeed, { needs: Name }>;

const again = (seen: Seen, rolls: StrikeRolls, need: Need<'again'>, answers: Answers): Asked => {
  const { attack } = seen.words.pages;
  const wanted = need.dice.flatMap((_, die) => (answersPick(answers, die) ? [die] : []));
  const dice = diceAt(answers, 'againDice');
  const told = wanted.map((die, at) => ({ die, to: dice[at] ?? 0 }));
  return {
    rolls: dice.length === wanted.length ? { ...rolls, again: told } : null,
    blocks: [
      {
        block: 'picks',
        id: 'again',
        label: attack.again,
        values: wanted,
        options: need.dice.flatMap((face, die) =>
          need.most > 0 || need.faces.includes(face)
            ? [{ value: die, label: attack.die(die + 1, face) }]
            : [],
        ),
      },
      ...(wanted.length > 0
        ? [
            {
              block: 'dice',
              id: 'againDice',
              label: attack.againDice(wanted.length),
              count: wanted.length,
              dice,
            } as const,
          ]
        : []),
    ],
  };
};

const answersPick = (answers: Answers, die: number): boolean =>
  diceAt(answers, 'again').includes(die);

const lock = (seen: Seen, rolls: StrikeRolls, need: Need<'lock'>, answers: Answers): Asked => {
  const { attack } = seen.words.pages;
  const at = rolls.locks?.length ?? 0;
  const uses = ['reroll', ...(need.abilities.length > 0 ? ['ability'] : []), 'hold'] as const;
  const use = oneAt(answers, `lock.${at}`, uses) ?? 'reroll';
  const chosen: LockUse =
    use === 'ability' ? { use, which: 0 } : use === 'hold' ? { use } : { use: 'reroll' };
  return {
    rolls: { ...rolls, locks: [...(rolls.locks ?? []), chosen] },
    blocks: [
      {
        block: 'choice',
        id: `lock.${at}`,
        label: attack.lock(need.die + 1),
        style: 'segments',
        value: use,
        options: uses.map((value) => ({
          value,
          label: attack.lockUses[value === 'ability' || value === 'hold' ? value : 'reroll'],
        })),
      },
    ],
  };
};

const lockDice = (
  seen: Seen,
  rolls: StrikeRolls,
  need: Need<'lock-dice'>,
  answers: Answers,
): Asked => {
  const path = `lockDice.${need.at}`;
  const dice = diceAt(answers, path);
  const [to] = dice;
  const locks = (rolls.locks ?? []).map((use, at): LockUse => {
    if (at !== need.at) return use;
    return use.use === 'ability'
      ? { ...use, dice }
      : { use: 'reroll', ...(to === undefined ? {} : { to }) };
  });
  return {
    rolls: dice.length === need.count ? { ...rolls, locks } : null,
    blocks: [
      {
        block: 'dice',
        id: path,
        label: seen.words.pages.attack.lockDice,
        count: need.count,
        dice,
      },
    ],
  };
};

/** As many boxes as there are Hits, unless the table says otherwise. */
const shields = (
  seen: Seen,
  rolls: StrikeRolls,
  need: Need<'shields'>,
  answers: Answers,
): Asked => {
  const { attack } = seen.words.pages;
  const stock: readonly { facing: Facing | null; points: number }[] =
    need.shields.from.length === 0
      ? [{ facing: null, points: need.shields.points }]
      : need.shields.from;
  let left = need.hits;
  const spends = stock.map(({ facing, points }) => {
    const most = Math.min(points, need.hits);
    const value = Math.min(
      countAt(answers, `shield.${facing ?? 'track'}`) ?? Math.min(most, left),
      most,
    );
    left = Math.max(0, left - value);
    return { facing, points: value, most };
  });
  return {
    rolls: {
      ...rolls,
      shields: spends
        .filter((one) => one.points > 0)
        .map(({ facing, points }) => ({ facing, points })),
    },
    blocks: spends.map(({ facing, points, most }) => ({
      block: 'stepper',
      id: `shield.${facing ?? 'track'}`,
      label: attack.boxes(facing ?? attack.track),
      value: points,
      min: 0,
      max: most,
    })),
  };
};

const withCritical = (
  rolls: StrikeRolls,
  at: number,
  change: NonNullable<StrikeRolls['criticals']>[number],
): StrikeRolls => {
  const criticals = [...(rolls.criticals ?? [])];
  while (criticals.length <= at) criticals.push({});
  criticals[at] = { ...criticals[at], ...change };
  return { ...rolls, criticals };
};

const criticalSave = (
  seen: Seen,
  rolls: StrikeRolls,
  need: Need<'critical-save'>,
  answers: Answers,
): Asked => {
  const before = rolls.criticals?.[need.at]?.saves ?? [];
  const path = `critical.${need.at}.${before.length}`;
  const dice = diceAt(answers, path);
  const [die] = dice;
  return {
    rolls: die === undefined ? null : withCritical(rolls, need.at, { saves: [...before, die] }),
    blocks: [
      {
        block: 'dice',
        id: path,
        label: seen.words.pages.attack.criticalSave(need.save.name, need.at + 1),
        count: 1,
        dice,
      },
    ],
  };
};

const criticalBox = (
  seen: Seen,
  rolls: StrikeRolls,
  need: Need<'critical-box'>,
  answers: Answers,
): Asked => {
  const { attack } = seen.words.pages;
  const sides = [...need.from, 'none'] as const;
  const box = oneAt(answers, `box.${need.at}`, sides) ?? sides[0] ?? 'none';
  const label = (side: (typeof sides)[number]): string =>
    side === 'none' ? attack.nothing : side === 'pool' ? attack.track : side;
  return {
    rolls: withCritical(rolls, need.at, { box }),
    blocks: [
      {
        block: 'choice',
        id: `box.${need.at}`,
        label: attack.criticalBox(need.at + 1),
        style: 'chips',
        value: box,
        options: sides.map((side) => ({ value: side, label: label(side) })),
      },
    ],
  };
};

const ask = (
  seen: Seen,
  answer: StrikeAnswer,
  rolls: StrikeRolls,
  need: StrikeNeed,
  answers: Answers,
): Asked => {
  const { attack } = seen.words.pages;
  switch (need.needs) {
    case 'facings':
      return { rolls: null, blocks: [] };
    case 'dice': {
      const dice = diceAt(answers, 'dice');
      return {
        rolls: dice.length === need.count ? { ...rolls, dice } : null,
        blocks: [
          {
            block: 'dice',
            id: 'dice',
            label: attack.dice(need.count),
            count: need.count,
            dice,
            faces: facesOf(seen, answer),
          },
        ],
      };
    }
    case 'again':
      return again(seen, rolls, need, answers);
    case 'lock':
      return lock(seen, rolls, need, answers);
    case 'lock-dice':
      return lockDice(seen, rolls, need, answers);
    case 'save': {
      const path = `save.${need.save.name}`;
      const dice = diceAt(answers, path);
      const saves = [...(rolls.saves ?? []), { save: need.save.name, dice }];
      return {
        rolls: dice.length === need.count ? { ...rolls, saves } : null,
        blocks: [
          {
            block: 'dice',
            id: path,
            label: attack.save(need.save.name, need.count),
            count: need.count,
            dice,
          },
        ],
      };
    }
    case 'shields':
      return shields(seen, rolls, need, answers);
    case 'critical-save':
      return criticalSave(seen, rolls, need, answers);
    case 'critical-box':
      return criticalBox(seen, rolls, need, answers);
  }
};

const MOST_STEPS = 200;

/** Resolving Attack Icons: what is asked for, one thing after the other, with what was answered so far. */
export const rollingOf = (
  seen: Seen,
  answer: StrikeAnswer,
  ordersHeld: number,
  answers: Answers,
): Rolling => {
  const blocks: Block[] = [];
  let rolls: StrikeRolls = {};
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { need } = resolveStrike(answer, rolls, ordersHeld, seen.rules);
    if (need === null) return { rolls, blocks, isDone: true };
    const next = ask(seen, answer, rolls, need, answers);
    blocks.push(...next.blocks);
    if (next.rolls === null) break;
    rolls = next.rolls;
  }
  return { rolls, blocks, isDone: false };
};

/** The side that the attack comes through, or both of a corner. */
export const facingsAt = (answers: Answers): readonly Facing[] => {
  const said = textAt(answers, 'facing') ?? 'Direct Fore';
  // Written by the choice below alone.
  return said.split('|') as Facing[];
};
