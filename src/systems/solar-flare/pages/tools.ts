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
import { toldSpace } from './radar';
import { chainBlocks, MOST_DICE } from './torpedoPages';
import { words } from './view';

const say = words.tools;

const MOST_ATTACKS = 4;
const SOME_DICE = 4;
const MOST_TORPEDOES = 8;
const MOST_HEXES = 6;
const MOST_CHARGES = 36;

interface Asked {
  readonly value: number;
  readonly block: Block;
}

/** A number of a what-if: by default the first of these, from `min` to `max`. */
const asksFor =
  (answers: Answers) =>
  (id: string, label: string, [value, max, min = 0]: readonly number[], rule = 'Part 3'): Asked => {
    const told = countWithin(answers, id, { min, max: max ?? min }) ?? value ?? min;
    return {
      value: told,
      block: stepperAt(id, label, told, { min, max: max ?? min, ...readsRule(rule) }),
    };
  };

const blocksOf = (asked: readonly Asked[]): readonly Block[] => asked.map(({ block }) => block);

const targetAsked = (asks: ReturnType<typeof asksFor>) => {
  const shield = asks('shield', say.attack.shield, [2, MOST_LEVEL], 'Shields');
  const partial = asks('partial', say.attack.partial, [0, shield.value], 'Partial Charges');
  const section = asks('section', say.attack.section, [INTEGRITY, INTEGRITY], 'Sections');
  const core = asks('core', say.attack.core, [INTEGRITY, INTEGRITY, 1], 'Sections');
  const target: Target = {
    shield: { charge: shield.value, partial: partial.value },
    section: section.value,
    core: core.value,
  };
  return { target, blocks: blocksOf([shield, partial, section, core]) };
};

const named = (id: string, title: string, detail: string) => ({ id, title, detail });

/** Damage: attacks at a section, with no game on the table. */
const attackTool: Tool = {
  ...named('attack', say.attack.title, say.attack.detail),
  page: (answers, { rulings = {} }) => {
    const asks = asksFor(answers);
    const count = asks('count', say.attack.count, [1, MOST_ATTACKS, 1], 'Combat');
    const strengths = Array.from({ length: count.value }, (_, at) =>
      asks(`strength.${at}`, say.attack.strength(at + 1), [SOME_DICE, MOST_DICE], 'Damage'),
    );
    const { target, blocks } = targetAsked(asks);
    const order = oneAt(answers, 'order', DICE_ORDERS) ?? DICE_ORDERS[0];
    const isOne = strengths.length === 1;
    const { attack } = words;
    const dice = strengths.map(({ value }) => value);
    return {
      title: say.attack.title,
      blocks: [
        ...blocksOf([count, ...strengths]),
        ...blocks,
        ...(isOne ? [chipsChoice('order', attack.order, order, DICE_ORDERS, attack.orders)] : []),
      ],
      aside: [
        attackBlock(dice, target, rulesFor(rulings), isOne ? order : undefined),
        quickLine(words.pages.quick, 'attack'),
      ],
    };
  },
};

/** Phase 2: the movement helper for any ship. */
const movesTool: Tool = {
  ...named('moves', say.moves.title, say.moves.detail),
  page: (answers, { rulings = {} }) => {
    const asks = asksFor(answers);
    const { movement } = words;
    const engines = asks('engines', movement.engines, [MOST_LEVEL, MOST_CHARGES], 'Main Engines');
    const thrusters = asks(
      'thrusters',
      movement.thrusters,
      [MOST_LEVEL, MOST_CHARGES],
      'Thrusters',
    );
    const charges = { engines: engines.value, thrusters: thrusters.value };
    const moves = movesBlocks(answers, toldSpace(answers), charges, rulesFor(rulings));
    return {
      title: say.moves.title,
      blocks: [...blocksOf([engines, thrusters]), ...moves.blocks],
      aside: moves.aside,
    };
  },
};

const MOVERS = ['ship', 'torpedo'] as const;

/** Phase 2, Part 5: a ship or a torpedo through asteroids, with so much dodging in each hex. */
const asteroidsTool: Tool = {
  ...named('asteroids', words.asteroids.title, say.asteroids.detail),
  page: (answers, { rulings = {} }) => {
    const asks = asksFor(answers);
    const rules = rulesFor(rulings);
    const mover = oneAt(answers, 'mover', MOVERS) ?? MOVERS[0];
    const isShip = mover === 'ship';
    const rule = isShip ? 'Phase 2' : 'Torpedo Targeting';
    const hexes = asks('hexes', say.asteroids.hexes, [1, MOST_HEXES, 1], rule);
    const levels = asks('levels', say.asteroids.levels, [SOME_DICE, MOST_CHARGES / 2, 1], rule);
    const most = isShip ? levels.value : TORPEDO_POINTS;
    const dodge = asks('dodge', say.asteroids.dodge, [0, most], rule);
    const each = isShip
      ? shipAttacks([levels.value], { thruster: dodge.value, engine: 0 })
      : torpedoAttacks(dodge.value, rules);
    const { target, blocks } = targetAsked(asks);
    const all = Array.from({ length: hexes.value }, () => each);
    return {
      title: words.asteroids.title,
      blocks: [
        chipsChoice('mover', say.asteroids.mover, mover, MOVERS, (one) => say.asteroids[one]),
        ...blocksOf(isShip ? [hexes, levels, dodge] : [hexes, dodge]),
        ...(isShip ? blocks : []),
      ],
      aside: [
        { block: 'text', text: say.asteroids.each(each), ...readsRule(rule) },
        isShip ? asteroidsBlock(all, target, rules) : torpedoBlock(each * hexes.value, rules),
      ],
    };
  },
};

/** Torpedoes: how far a chain of explosions goes. */
const chainTool: Tool = {
  ...named('chain', words.chain.title, words.chain.detail),
  page: (answers, { rulings = {} }) => {
    const asks = asksFor(answers);
    const count = asks('count', words.chain.count, [2, MOST_TORPEDOES, 2], 'Torpedoes');
    const levels = Array.from({ length: count.value }, (_, at) => {
      const name = words.chain.name(at + 1);
      const level = [SOME_DICE, MOST_LEVEL, 1];
      return {
        id: String(at),
        name,
        ...asks(`level.${at}`, words.chain.level(name), level, 'Torpedoes'),
      };
    });
    const warheads = levels.map(({ id, name, value }) => ({ id, name, level: value }));
    const chain = chainBlocks(answers, toldSpace(answers), warheads, rulesFor(rulings));
    return {
      ...chain,
      title: words.chain.title,
      blocks: [...blocksOf([count, ...levels]), ...chain.blocks],
    };
  },
};

/** What if, without a game. */
export const tools: readonly Tool[] = [attackTool, asteroidsTool, movesTool, chainTool];
