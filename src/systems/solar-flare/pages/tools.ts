import type { Answers } from '../../../core/pages/answers';
import type { Tool } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { countAt } from '../../kit/pages/answered';
import { stepperAt } from '../../kit/pages/steppers';
import { INTEGRITY, MOST_LEVEL } from '../parts';
import { readsRule } from '../reference/entriesFor';
import type { Target } from '../rules/attack';
import { rulesFor } from '../rulings';
import { chainBlocks } from './chainPage';
import { movesBlocks } from './movePage';
import { attackBlock, volleyBlock } from './odds';
import { words } from './view';

const say = words.tools;

const MOST_ATTACKS = 4;
/** A beam of level 6 with three levels of overcharge. */
const MOST_DICE = 9;
const SOME_DICE = 4;
const MOST_TORPEDOES = 8;

const told = (answers: Answers, id: string, otherwise: number, max: number): number =>
  Math.max(0, Math.min(max, countAt(answers, id) ?? otherwise));

const targetTold = (answers: Answers): Target => {
  const charge = told(answers, 'shield', 2, MOST_LEVEL);
  return {
    shield: { charge, partial: told(answers, 'partial', 0, charge) },
    section: told(answers, 'section', INTEGRITY, INTEGRITY),
    core: Math.max(1, told(answers, 'core', INTEGRITY, INTEGRITY)),
  };
};

const targetBlocks = ({ shield, section, core }: Target): readonly Block[] => [
  stepperAt('shield', say.attack.shield, shield.charge, {
    max: MOST_LEVEL,
    ...readsRule('Shields'),
  }),
  stepperAt('partial', say.attack.partial, shield.partial, {
    max: shield.charge,
    ...readsRule('Partial Charges'),
  }),
  stepperAt('section', say.attack.section, section, { max: INTEGRITY, ...readsRule('Sections') }),
  stepperAt('core', say.attack.core, core, { min: 1, max: INTEGRITY, ...readsRule('Sections') }),
];

/** Damage: attacks at a section, with no game on the table. */
const attackTool: Tool = {
  id: 'attack',
  title: say.attack.title,
  detail: say.attack.detail,
  page: (answers) => {
    const count = Math.max(1, told(answers, 'count', 1, MOST_ATTACKS));
    const strengths = Array.from({ length: count }, (_, at) =>
      told(answers, `strength.${at}`, SOME_DICE, MOST_DICE),
    );
    const target = targetTold(answers);
    return {
      title: say.attack.title,
      blocks: [
        stepperAt('count', say.attack.count, count, { min: 1, max: MOST_ATTACKS }),
        ...strengths.map((dice, at) =>
          stepperAt(`strength.${at}`, say.attack.strength(at + 1), dice, {
            max: MOST_DICE,
            ...readsRule('Damage'),
          }),
        ),
        ...targetBlocks(target),
      ],
      aside: [
        strengths.length === 1
          ? attackBlock(strengths[0] ?? 0, target)
          : volleyBlock(strengths, target),
      ],
    };
  },
};

/** Phase 2: the movement helper for any ship. */
const movesTool: Tool = {
  id: 'moves',
  title: say.moves.title,
  detail: say.moves.detail,
  page: (answers) => {
    const engines = told(answers, 'engines', MOST_LEVEL, 36);
    const thrusters = told(answers, 'thrusters', MOST_LEVEL, 36);
    return {
      title: say.moves.title,
      blocks: [
        stepperAt('engines', words.movement.engines, engines, { max: 36 }),
        stepperAt('thrusters', words.movement.thrusters, thrusters, { max: 36 }),
        ...movesBlocks(answers, { engines, thrusters }).blocks,
      ],
    };
  },
};

/** Torpedoes: how far a chain of explosions goes. */
const chainTool: Tool = {
  id: 'chain',
  title: words.chain.title,
  detail: words.chain.detail,
  page: (answers, { rulings = {} }) => {
    const count = Math.max(2, told(answers, 'count', 2, MOST_TORPEDOES));
    const warheads = Array.from({ length: count }, (_, at) => ({
      name: words.chain.name(at + 1),
      level: Math.max(1, told(answers, `level.${at}`, 4, MOST_LEVEL)),
    }));
    const { blocks, aside = [] } = chainBlocks(answers, warheads, rulesFor(rulings));
    const reads = { min: 1, max: MOST_LEVEL, ...readsRule('Torpedoes') };
    return {
      title: words.chain.title,
      blocks: [
        stepperAt('count', words.chain.count, count, { min: 2, max: MOST_TORPEDOES }),
        ...warheads.map(({ name, level }, at) =>
          stepperAt(`level.${at}`, words.chain.level(name), level, reads),
        ),
        ...blocks,
      ],
      aside,
    };
  },
};

/** What if, without a game. */
export const tools: readonly Tool[] = [attackTool, movesTool, chainTool];
