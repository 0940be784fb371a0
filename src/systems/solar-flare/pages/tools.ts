import type { Answers } from '../../../core/pages/answers';
import type { Tool } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { countWithin, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { quickLine } from '../../kit/pages/reads';
import { stepperAt } from '../../kit/pages/steppers';
import { INTEGRITY, MOST_LEVEL } from '../parts';
import { readsRule } from '../reference/entriesFor';
import { shipAttacks, torpedoAttacks } from '../rules/asteroids';
import { DICE_ORDERS, type Target } from '../rules/attack';
import { TORPEDO_POINTS } from '../rules/flight';
import { rulesFor } from '../rulings';
import { movesBlocks } from './movePage';
import { asteroidsBlock, attackBlock, torpedoBlock } from './odds';
import { chainBlocks, MOST_DICE } from './torpedoPages';
import { words } from './view';

const say = words.tools;

const MOST_ATTACKS = 4;
const SOME_DICE = 4;
const MOST_TORPEDOES = 8;
const MOST_HEXES = 6;
const MOST_CHARGES = 36;

const told = (answers: Answers, id: string, otherwise: number, max: number, min = 0): number =>
  countWithin(answers, id, { min, max }) ?? otherwise;

const targetTold = (answers: Answers): Target => {
  const charge = told(answers, 'shield', 2, MOST_LEVEL);
  return {
    shield: { charge, partial: told(answers, 'partial', 0, charge) },
    section: told(answers, 'section', INTEGRITY, INTEGRITY),
    core: told(answers, 'core', INTEGRITY, INTEGRITY, 1),
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

const named = (id: string, title: string, detail: string) => ({ id, title, detail });

/** Damage: attacks at a section, with no game on the table. */
const attackTool: Tool = {
  ...named('attack', say.attack.title, say.attack.detail),
  page: (answers, { rulings = {} }) => {
    const rules = rulesFor(rulings);
    const count = told(answers, 'count', 1, MOST_ATTACKS, 1);
    const strengths = Array.from({ length: count }, (_, at) =>
      told(answers, `strength.${at}`, SOME_DICE, MOST_DICE),
    );
    const target = targetTold(answers);
    const order = oneAt(answers, 'order', DICE_ORDERS) ?? DICE_ORDERS[0];
    const isOne = strengths.length === 1;
    const { attack } = words;
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
        ...(isOne ? [chipsChoice('order', attack.order, order, DICE_ORDERS, attack.orders)] : []),
      ],
      aside: [
        attackBlock(strengths, target, rules, isOne ? order : undefined),
        quickLine(words.pages.quick, 'attack'),
      ],
    };
  },
};

/** Phase 2: the movement helper for any ship. */
const movesTool: Tool = {
  ...named('moves', say.moves.title, say.moves.detail),
  page: (answers) => {
    const engines = told(answers, 'engines', MOST_LEVEL, MOST_CHARGES);
    const thrusters = told(answers, 'thrusters', MOST_LEVEL, MOST_CHARGES);
    const { blocks, aside } = movesBlocks(answers, { engines, thrusters });
    const { movement } = words;
    return {
      title: say.moves.title,
      blocks: [
        stepperAt('engines', movement.engines, engines, {
          max: MOST_CHARGES,
          ...readsRule('Main Engines'),
        }),
        stepperAt('thrusters', movement.thrusters, thrusters, {
          max: MOST_CHARGES,
          ...readsRule('Thrusters'),
        }),
        ...blocks,
      ],
      aside,
    };
  },
};

const MOVERS = ['ship', 'torpedo'] as const;

/** Phase 2, Part 5: a ship or a torpedo through asteroids, with so much dodging in each hex. */
const asteroidsTool: Tool = {
  ...named('asteroids', words.asteroids.title, say.asteroids.detail),
  page: (answers, { rulings = {} }) => {
    const rules = rulesFor(rulings);
    const mover = oneAt(answers, 'mover', MOVERS) ?? MOVERS[0];
    const isShip = mover === 'ship';
    const hexes = told(answers, 'hexes', 1, MOST_HEXES, 1);
    const levels = told(answers, 'levels', SOME_DICE, MOST_CHARGES / 2, 1);
    const most = isShip ? levels : TORPEDO_POINTS;
    const dodge = told(answers, 'dodge', 0, most);
    const each = isShip
      ? shipAttacks([levels], { thruster: dodge, engine: 0 })
      : torpedoAttacks(dodge, rules);
    const target = targetTold(answers);
    const reads = readsRule(isShip ? 'Phase 2' : 'Torpedo Targeting');
    return {
      title: words.asteroids.title,
      blocks: [
        chipsChoice('mover', say.asteroids.mover, mover, MOVERS, (one) => say.asteroids[one]),
        stepperAt('hexes', say.asteroids.hexes, hexes, { min: 1, max: MOST_HEXES, ...reads }),
        ...(isShip
          ? [stepperAt('levels', say.asteroids.levels, levels, { min: 1, max: 18, ...reads })]
          : []),
        stepperAt('dodge', say.asteroids.dodge, dodge, { max: most, ...reads }),
        ...(isShip ? targetBlocks(target) : []),
      ],
      aside: [
        { block: 'text', text: say.asteroids.each(each), ...reads },
        isShip
          ? asteroidsBlock(
              Array.from({ length: hexes }, () => each),
              target,
              rules,
            )
          : torpedoBlock(each * hexes, rules),
      ],
    };
  },
};

/** Torpedoes: how far a chain of explosions goes. */
const chainTool: Tool = {
  ...named('chain', words.chain.title, words.chain.detail),
  page: (answers, { rulings = {} }) => {
    const count = told(answers, 'count', 2, MOST_TORPEDOES, 2);
    const warheads = Array.from({ length: count }, (_, at) => ({
      name: words.chain.name(at + 1),
      level: told(answers, `level.${at}`, SOME_DICE, MOST_LEVEL, 1),
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
export const tools: readonly Tool[] = [attackTool, asteroidsTool, movesTool, chainTool];
