import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block } from '../../../../core/pages/page';
import type { SideOdds } from '../../odds/skirmish';
import { SIDES, type SkirmishSide } from '../../../admirals-shared/skirmish/sides';
import type { SkirmishAnswer } from '../../skirmish/spec';
import { countAt } from '../../../kit/pages/answered';
import { countStepper, stepperAt } from '../../../kit/pages/steppers';
import { readsRule } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import { switchBlocks } from '../../../admirals-shared/pages/strike/asked';
import { nearSwitch } from '../../../kit/pages/nearby';
import { foeBlocks } from '../../../kit/pages/targets';
import { itemsAt } from '../../../kit/pages/toggled';
import { extraPath, helpersOf, NEAR, skirmishOddsOf, type Fight } from './fight';
import { rotationsNow } from '../../play/activation';
import { tallyBlock } from '../tally';

const MOST_CHIPS = 8;

/** Whom it meets; once somebody was chosen, the dice matter more. */
export const opposingBlocks = (view: View, { enemies, opposing }: Fight): readonly Block[] => {
  const { opposing: label, noEnemies: none } = view.words.skirmishPages;
  const style = opposing || enemies.length > MOST_CHIPS ? 'menu' : 'chips';
  return foeBlocks(view, enemies, opposing, { id: 'opposing', label, none }, style);
};

/** 6C: an Escort whose Evade is ready may slip away first. */
export const evadeBlocks = (view: View, { active, opposing, assault }: Fight): readonly Block[] => {
  if (!opposing?.evadeReady || !assault) return [];
  const words = view.words.skirmishPages;
  const act: Act = {
    label: words.evade(nameOfShip(view, opposing.id)),
    detail: words.evadeDetail,
    opens: { page: 'evade', about: active.id },
    ...readsRule('6C'),
  };
  return [{ block: 'acts', style: 'list', acts: [act] }];
};

/** 7A: both pools, and where each die comes from. */
export const poolBlocks = (view: View, answer: SkirmishAnswer): readonly Block[] =>
  SIDES.map((side) => {
    const words = view.words.skirmishPages;
    const name = nameOfShip(view, answer.skirmish[side].piece.id);
    return tallyBlock(view, words.pool(name), answer[side].pool, words.combatDice);
  });

/** 9K: who is near, as only the table can see. */
export const helperBlocks = (view: View, { aim }: Fight, answers: Answers): readonly Block[] => {
  if (!aim) return [];
  const words = view.words.skirmishPages;
  const switches = helpersOf(view, aim).map(({ ship, side, within }) =>
    nearSwitch(
      { path: NEAR[side], pairs: itemsAt(answers, NEAR[side]), ship, within },
      {
        id: `${side} ${ship} ${within}`,
        label: words.within(nameOfShip(view, ship), nameOfShip(view, aim[side]), within),
        ...readsRule('9K'),
      },
    ),
  );
  return switchBlocks(words.tableKnows, switches);
};

const whyOf = (
  { words }: View,
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
export const skirmishOddsBlock = (view: View, answer: SkirmishAnswer): Block => {
  const { active, opposing, bothDefeated } = skirmishOddsOf(view, answer);
  const say = view.words.skirmishPages.odds;
  const { skirmish } = answer;
  const own = nameOfShip(view, skirmish.active.piece.id);
  const other = nameOfShip(view, skirmish.opposing.piece.id);
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
      ...whyOf(view, own, active, answer.active),
      ...whyOf(view, other, opposing, answer.opposing),
    ],
  };
};

/** Rarer than this is not told. */
const LEAST_TOLD = 0.001;

/** What each may lose, point by point. */
export const hullBlocks = (view: View, answer: SkirmishAnswer): readonly Block[] => {
  const odds = skirmishOddsOf(view, answer);
  const say = view.words.skirmishPages.odds;
  return SIDES.map((side) => ({
    block: 'bars',
    label: say.hull(nameOfShip(view, answer.skirmish[side].piece.id)),
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
export const otherBlocks = (view: View, fight: Fight, answers: Answers): readonly Block[] => {
  const { aim, active, assault } = fight;
  if (!aim) return [];
  const words = view.words.skirmishPages;
  const { value: turns } = rotationsNow(view.setup, view.state, active);
  const most = turns === 'any' ? MOST_TURNS : turns;
  return [
    ...SIDES.map((side) =>
      countStepper(answers, extraPath(side), words.extra(nameOfShip(view, aim[side])), {
        min: -MOST_EXTRA,
        max: MOST_EXTRA,
        ...readsRule('7A'),
      }),
    ),
    {
      block: 'switches',
      switches: [{ id: 'assault', label: words.assault, on: assault, ...readsRule('6B-04') }],
    },
    ...(assault && most > 0
      ? [
          stepperAt('turns', words.turns, Math.min(countAt(answers, 'turns') ?? 0, most), {
            max: most,
            ...readsRule('6A'),
          }),
        ]
      : []),
  ];
};
