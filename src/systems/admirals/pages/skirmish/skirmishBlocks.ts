import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, SwitchView } from '../../../../core/pages/page';
import type { SideOdds } from '../../odds/skirmish';
import { SIDES, type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import type { SkirmishAnswer } from '../../skirmish/spec';
import { countAt } from '../../../kit/pages/answered';
import { readsRule } from '../reads';
import { nameOfShip, type Seen } from '../shipRow';
import { tallyBlock } from '../../../admirals-shared/pages/tallyRows';
import { holdsItem, itemsAt, toggled } from '../../../kit/pages/toggled';
import { extraPath, helpersOf, NEAR, skirmishOddsOf, type Fight } from './fight';
import { rotationsNow } from '../../play/activation';

const MOST_CHIPS = 8;

/** Whom it meets; nothing to choose where there is but one. */
export const opposingBlocks = (seen: Seen, { enemies, opposing }: Fight): readonly Block[] => {
  const words = seen.words.skirmishPages;
  if (enemies.length === 0) return [{ block: 'text', text: words.noEnemies }];
  if (enemies.length === 1) return [];
  return [
    {
      block: 'choice',
      id: 'opposing',
      label: words.opposing,
      // Once somebody was chosen, the dice matter more.
      style: opposing || enemies.length > MOST_CHIPS ? 'menu' : 'chips',
      value: opposing?.id ?? null,
      options: enemies.map(({ id }) => ({ value: id, label: nameOfShip(seen, id) })),
    },
  ];
};

/** 6C: an Escort whose Evade is ready may slip away first. */
export const evadeBlocks = (seen: Seen, { active, opposing, assault }: Fight): readonly Block[] => {
  if (!opposing?.evadeReady || !assault) return [];
  const words = seen.words.skirmishPages;
  const act: Act = {
    label: words.evade(nameOfShip(seen, opposing.id)),
    detail: words.evadeDetail,
    opens: { page: 'evade', about: active.id },
    ...readsRule('6C'),
  };
  return [{ block: 'acts', style: 'list', acts: [act] }];
};

/** 7A: both pools, and where each die comes from. */
export const poolBlocks = (seen: Seen, answer: SkirmishAnswer): readonly Block[] =>
  SIDES.map((side) => {
    const words = seen.words.skirmishPages;
    const name = nameOfShip(seen, answer.skirmish[side].piece.id);
    return tallyBlock(seen, words.pool(name), answer[side].pool, words.combatDice);
  });

/** 9K: who is near, as only the table can see. */
export const helperBlocks = (seen: Seen, { aim }: Fight, answers: Answers): readonly Block[] => {
  if (!aim) return [];
  const words = seen.words.skirmishPages;
  const switches = helpersOf(seen, aim).map(({ ship, side, within }): SwitchView => {
    const told = itemsAt(answers, NEAR[side]);
    const pair = [ship, within];
    return {
      id: `${side} ${ship} ${within}`,
      label: words.within(nameOfShip(seen, ship), nameOfShip(seen, aim[side]), within),
      on: holdsItem(told, pair),
      answers: {
        on: { [NEAR[side]]: toggled(told, pair, true) },
        off: { [NEAR[side]]: toggled(told, pair, false) },
      },
      ...readsRule('9K'),
    };
  });
  return switches.length === 0 ? [] : [{ block: 'switches', label: words.tableKnows, switches }];
};

const whyOf = (
  { words }: Seen,
  name: string,
  { explanation }: SideOdds,
  { saves, die }: SkirmishAnswer[SkirmishSide],
): readonly string[] => {
  const say = words.skirmishPages.odds;
  const { dice, faced, through, lethal, grudge } = explanation;
  return [
    say.why(name, dice, faced, through),
    ...die.lines.map(words.explain.line),
    ...saves.map(words.explain.save),
    ...(lethal > 0 ? [say.lethal(name, lethal)] : []),
    ...(grudge ? [say.grudge(name)] : []),
  ];
};

/** 7: the chance of each outcome. */
export const skirmishOddsBlock = (seen: Seen, answer: SkirmishAnswer): Block => {
  const { active, opposing, bothDefeated } = skirmishOddsOf(seen, answer);
  const say = seen.words.skirmishPages.odds;
  const { skirmish } = answer;
  const own = nameOfShip(seen, skirmish.active.piece.id);
  const other = nameOfShip(seen, skirmish.opposing.piece.id);
  const neither = 1 - active.defeated - opposing.defeated + bothDefeated;
  return {
    block: 'odds',
    label: say.label,
    headline: { label: say.defeats(other), value: say.chance(opposing.defeated) },
    figures: [
      { label: say.defeats(own), value: say.chance(active.defeated) },
      { label: say.hull(other), value: say.mean(opposing.expectedHullLost) },
      { label: say.hull(own), value: say.mean(active.expectedHullLost) },
    ],
    bars: [
      { label: say.falls.neither, chance: Math.max(0, neither) },
      { label: say.falls.opposing, chance: opposing.defeated - bothDefeated },
      { label: say.falls.active, chance: active.defeated - bothDefeated },
      { label: say.falls.both, chance: bothDefeated },
    ],
    why: [
      ...whyOf(seen, own, active, answer.active),
      ...whyOf(seen, other, opposing, answer.opposing),
    ],
  };
};

/** Rarer than this is not told. */
const LEAST_TOLD = 0.001;

/** What each may lose, point by point. */
export const hullBlocks = (seen: Seen, answer: SkirmishAnswer): readonly Block[] => {
  const odds = skirmishOddsOf(seen, answer);
  const say = seen.words.skirmishPages.odds;
  return SIDES.map((side) => ({
    block: 'bars',
    label: say.hull(nameOfShip(seen, answer.skirmish[side].piece.id)),
    bars: odds[side].hullLost
      .map((chance, points) => ({
        label: say.lost(points),
        value: chance,
        text: say.chance(chance),
      }))
      .filter(({ value }) => value >= LEAST_TOLD),
  }));
};

const MOST_EXTRA = 9;
const MOST_TURNS = 5;

/** What a table adds: dice that no card in the app gives, turns, a fight that no Assault began. */
export const otherBlocks = (seen: Seen, fight: Fight, answers: Answers): readonly Block[] => {
  const { aim, active, assault } = fight;
  if (!aim) return [];
  const words = seen.words.skirmishPages;
  const { value: turns } = rotationsNow(seen.setup, seen.state, active);
  const most = turns === 'any' ? MOST_TURNS : turns;
  return [
    ...SIDES.map((side): Block => ({
      block: 'stepper',
      id: extraPath(side),
      label: words.extra(nameOfShip(seen, aim[side])),
      value: countAt(answers, extraPath(side)) ?? 0,
      min: -MOST_EXTRA,
      max: MOST_EXTRA,
      ...readsRule('7A'),
    })),
    {
      block: 'switches',
      switches: [{ id: 'assault', label: words.assault, on: assault, ...readsRule('6B-04') }],
    },
    ...(assault && most > 0
      ? [
          {
            block: 'stepper',
            id: 'turns',
            label: words.turns,
            value: Math.min(countAt(answers, 'turns') ?? 0, most),
            min: 0,
            max: most,
            ...readsRule('6A'),
          } as const,
        ]
      : []),
  ];
};
