import type { Answers } from '../../../../core/pages/answers';
import type { Block, OddsBar } from '../../../../core/pages/page';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import type { Whereabouts } from '../../../admirals-shared/pages/aim';
import { bearing } from '../../../admirals-shared/pages/bearing';
import {
  lookBlock,
  lookTold,
  rankedBlocks,
  stepsBlock,
  WORTH,
  type Ranked,
} from '../../../admirals-shared/pages/looks';
import { WOUNDS, type LockPolicy, type ShieldPolicy } from '../../../admirals-shared/odds/spec';
import type { Piece } from '../../../admirals-shared/piece';
import { strikeFrom, strikesSoFar } from '../../play/situations';
import { pieceOf } from '../../play/view';
import type { MountChoice } from '../../strike/declare';
import { isShielded } from '../../strike/shields';
import { strikeSituation, type StrikeAnswer } from '../../strike/spec';
import { oneAt } from '../../../kit/pages/answered';
import { readsRule } from '../reads';
import { nameOfShip, SILHOUETTE, type Seen } from '../shipRow';
import { gunsAt, whereaboutsOf, type Aiming } from './aim';
import { choicesTold, oddsOf, roughVolleyOf, volleyOf, type Volley } from './odds';
import type { StrikeAim } from '../../play/commands';

/** What targets are ranked by. */
const AIMS = ['defeat', 'hull', 'order'] as const;
type RankAim = (typeof AIMS)[number];

/** 5E-01: the odds hang on which shield is hit, and nobody has said. */
export const lacksFacing = (
  { rules }: Pick<Seen, 'rules'>,
  target: Piece,
  { facings }: Pick<Whereabouts, 'facings'>,
): boolean =>
  target.shields.as === 'facings' && facings.length === 0 && isShielded(target, FACINGS, rules);

const hullBars = (
  { words }: Pick<Seen, 'words'>,
  hullLeft: readonly number[],
): readonly OddsBar[] => {
  const hull = hullLeft.length - 1;
  const { lost, defeat } = words.strikePages.odds;
  return [
    ...Array.from({ length: hull }, (_, points) => ({
      label: lost(points),
      chance: hullLeft[hull - points] ?? 0,
    })),
    { label: defeat, chance: hullLeft[0] ?? 0, fatal: true },
  ];
};

const atLeastOne = (distribution: readonly number[]): number => 1 - (distribution[0] ?? 1);

/** 5C to 5F: what may come of one strike, and why. */
export const strikeOddsBlock = (
  seen: Pick<Seen, 'words' | 'rules'>,
  answer: StrikeAnswer,
  answers: Answers,
): Block => {
  const odds = oddsOf(answer, choicesTold(answers), seen.rules);
  const words = seen.words.strikePages;
  const { chance, mean, hull, criticals, shields, strips, crippled, defeat, label } = words.odds;
  const holdsOrders = answer.strike.target.orders.length > 0;
  const makesCriticals = odds.expectedCriticals > 0;
  return {
    block: 'odds',
    label,
    headline: { label: defeat, value: chance(odds.defeated) },
    figures: [
      { label: hull, value: mean(odds.expectedHullLost) },
      ...(makesCriticals ? [{ label: criticals, value: mean(odds.expectedCriticals) }] : []),
      ...(makesCriticals ? [{ label: crippled, value: chance(odds.crippled) }] : []),
      ...(makesCriticals && holdsOrders
        ? [{ label: strips, value: chance(atLeastOne(odds.criticals)) }]
        : []),
      ...(odds.expectedShieldsSpent > 0
        ? [{ label: shields, value: mean(odds.expectedShieldsSpent) }]
        : []),
    ],
    bars: hullBars(seen, odds.hullLeft),
    why: [
      ...words.why(odds.explanation, odds.icons),
      ...WOUNDS.flatMap((icon) => answer.saves[icon].map(seen.words.explain.save)).filter(
        (line, at, all) => all.indexOf(line) === at,
      ),
    ],
  };
};

/** As they are offered. */
const BEST_FIRST = {
  locks: ['best', 'lock-on', 'ability', 'hold'],
  shields: ['best', 'hits-first', 'criticals-first', 'none'],
} as const satisfies {
  readonly locks: readonly LockPolicy[];
  readonly shields: readonly ShieldPolicy[];
};

/** How both sides play. */
export const policyBlocks = (
  { words }: Pick<Seen, 'words'>,
  answer: StrikeAnswer,
  answers: Answers,
): readonly Block[] => {
  const { locks, shields } = choicesTold(answers);
  const say = words.strikePages;
  const { ability } = answer.spec;
  const hasLocks = Object.values(answer.spec.chart).some((icons) => icons.includes('lock'));
  const lockPolicies = BEST_FIRST.locks.filter((one) => one !== 'ability' || ability !== undefined);
  return [
    ...(hasLocks
      ? [
          {
            block: 'choice',
            id: 'policy.locks',
            label: say.play.locks,
            style: 'chips',
            value: locks,
            options: lockPolicies.map((one) => ({ value: one, label: say.locks(one) })),
          } as const,
        ]
      : []),
    ...(answer.target.shields > 0
      ? [
          {
            block: 'choice',
            id: 'policy.shields',
            label: say.play.shields,
            style: 'chips',
            value: shields,
            options: BEST_FIRST.shields.map((one) => ({
              value: one,
              label: say.shieldsSpent(one),
            })),
          } as const,
        ]
      : []),
  ];
};

const canStrike = ({ refusals, weapon }: MountChoice): boolean =>
  refusals.length === 0 && weapon !== null;

/** 4B-02: so many of them, those with the most dice, in the order of the card. */
const strongest = (guns: readonly MountChoice[], most: number): readonly MountChoice[] => {
  const kept = new Set([...guns].sort((a, b) => b.dice - a.dice).slice(0, most));
  return guns.filter((gun) => kept.has(gun));
};

/** Every strike that a ship can still make at a target, as it stands now. */
const strikesAt = (
  seen: Seen,
  attacker: Piece,
  target: Piece,
  where: Whereabouts,
  told: Partial<StrikeAim> = {},
): readonly StrikeAnswer[] => {
  const { setup, state, rules } = seen;
  const { most, made } = strikesSoFar(state, attacker.id, rules);
  return strongest(
    bearing(where.arcs, rules, (arcs) =>
      gunsAt(seen, attacker, target, { ...where, arcs }).filter(canStrike),
    ),
    Math.max(0, most - made),
  ).flatMap(({ armament, mount }) => {
    const situation = strikeFrom(setup, state, {
      ...told,
      attacker: attacker.id,
      target: target.id,
      armament,
      mount,
      ...(where.distance === null ? {} : { distance: where.distance }),
      facings: where.facings,
    });
    return situation ? [strikeSituation(situation, rules)] : [];
  });
};

const volleyBlocks = (
  seen: Seen,
  volley: Volley | null,
  { arcs }: Whereabouts,
): readonly Block[] => {
  const say = seen.words.strikePages.odds;
  if (!volley) return [{ block: 'text', text: say.noVolley }];
  const { strikes, odds } = volley;
  const names = strikes.map(({ strike }) => strike.weapon.name);
  return [
    { block: 'text', text: say.volley(names, arcs !== null) },
    {
      block: 'odds',
      label: say.looks.volley,
      headline: { label: say.defeat, value: say.chance(odds.defeated) },
      figures: [
        { label: say.criticals, value: say.mean(meanOf(odds.criticals)) },
        { label: say.shields, value: say.mean(meanOf(odds.shieldsSpent)) },
      ],
      bars: hullBars(seen, odds.hullLeft),
      why: [
        ...odds.afterEach.flatMap(({ explanation, icons }, at) => [
          names[at] ?? '',
          ...seen.words.strikePages.why(explanation, icons),
        ]),
        say.volleyNote,
      ],
    },
    stepsBlock(
      say,
      odds.afterEach.map(({ defeated, expectedHullLeft }, at) => ({
        weapon: names[at] ?? '',
        defeated,
        hullLeft: expectedHullLeft,
      })),
    ),
  ];
};

const meanOf = (distribution: readonly number[]): number =>
  distribution.reduce((sum, chance, count) => sum + chance * count, 0);

const worthOf = ({ odds }: Volley, by: RankAim, hull: number): number => {
  switch (by) {
    case 'defeat':
      return odds.defeated;
    case 'hull':
      return hull - odds.expectedHullLeft;
    case 'order':
      return atLeastOne(odds.criticals);
  }
};

const rankedTarget = (
  seen: Seen,
  { attacker }: Aiming,
  target: Piece,
  answers: Answers,
  by: RankAim,
): Ranked => {
  const say = seen.words.strikePages.odds;
  const where = whereaboutsOf(seen, answers, attacker.id, target.id);
  const base = {
    id: target.id,
    title: nameOfShip(seen, target.id),
    silhouette: SILHOUETTE[target.card.role],
    act: { label: nameOfShip(seen, target.id), answers: { target: target.id, look: null } },
  };
  if (lacksFacing(seen, target, where))
    return { item: { ...base, detail: say.unknown }, worth: WORTH.unknown };
  const volley = roughVolleyOf(strikesAt(seen, attacker, target, where), seen.rules);
  if (!volley) return { item: { ...base, detail: say.nothingBears }, worth: WORTH.nothing };
  const worth = worthOf(volley, by, target.hull);
  return {
    item: {
      ...base,
      detail: say.with(
        volley.strikes.map(({ strike }) => strike.weapon.name),
        where.arcs !== null,
      ),
      figure: by === 'hull' ? say.mean(worth) : say.chance(worth),
    },
    worth,
  };
};

/** Every enemy, the best first by what it is ranked by. */
export const finderBlocks = (seen: Seen, aiming: Aiming, answers: Answers): readonly Block[] => {
  const say = seen.words.strikePages.odds;
  const by = oneAt(answers, 'rank', AIMS) ?? 'defeat';
  const ranked = aiming.enemies
    .flatMap(({ id }) => pieceOf(seen.setup, seen.state, id) ?? [])
    .map((target) => rankedTarget(seen, aiming, target, answers, by));
  return rankedBlocks(say, AIMS, by, ranked);
};

/** What this strike is worth; nothing while nobody has said which shield is hit. */
export const strikeOddsBlocks = (
  seen: Seen,
  { target, where, answer }: Aiming,
  answers: Answers,
): readonly Block[] => {
  if (!target || !answer) return [];
  return lacksFacing(seen, target, where)
    ? [{ block: 'text', text: seen.words.strikePages.facingMatters, ...readsRule('5E-01') }]
    : [strikeOddsBlock(seen, answer, answers)];
};

/** All that the ship can make at this target, or the best target; worked out when it is asked for. */
export const lookBlocks = (seen: Seen, aiming: Aiming, answers: Answers): readonly Block[] => {
  const look = lookTold(answers);
  const looks = lookBlock(seen.words.strikePages.odds, answers);
  if (look === null) return [looks];
  if (look === 'targets') return [looks, ...finderBlocks(seen, aiming, answers)];
  const { attacker, target, where, aim } = aiming;
  if (!target || !aim || lacksFacing(seen, target, where)) return [looks];
  const { skilled: _skilled, augur: _augur, ...every } = aim;
  const strikes = strikesAt(seen, attacker, target, where, every);
  return [looks, ...volleyBlocks(seen, volleyOf(strikes, choicesTold(answers), seen.rules), where)];
};
