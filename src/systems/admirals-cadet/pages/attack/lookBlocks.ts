import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { bearing } from '../../../admirals-shared/pages/bearing';
import {
  lookBlock,
  lookTold,
  rankedBlocks,
  stepsBlock,
  WORTH,
  type Ranked,
} from '../../../admirals-shared/pages/looks';
import { memoWhile } from '../../../kit/pages/memo';
import { oneAt } from '../../../kit/pages/answered';
import { shipName } from '../../../kit/play/ships';
import type { Whereabouts } from '../../../admirals-shared/pages/aim';
import type { Piece } from '../../piece';
import { bears, mountsOf, strikeFrom, type MountView } from '../../play/situations';
import type { StrikeChoices } from '../../strike/odds';
import type { StrikeAnswer } from '../../strike/spec';
import { volleyOf, type VolleyOdds } from '../../strike/volley';
import type { Seen } from '../seen';
import { SILHOUETTE } from '../shipRow';
import { lacksFacing, whereaboutsOf, type Aiming } from './aim';
import { choicesTold, outcomeOdds, playLines, rollLines } from './oddsBlocks';
import type { StrikeAim } from '../../play/commands';

/** What targets are ranked by. */
const AIMS = ['defeat', 'hull', 'order'] as const;
type RankAim = (typeof AIMS)[number];

/** One armament that fires at a target, by its name. */
interface Fired {
  readonly name: string;
  readonly answer: StrikeAnswer;
}

interface Volley {
  /** First to last. */
  readonly fired: readonly Fired[];
  readonly odds: VolleyOdds;
  /** That all of it is in arc has not been said. */
  readonly isSupposed: boolean;
}

const isMount = (one: MountView, { armament, mount }: Pick<StrikeAim, 'armament' | 'mount'>) =>
  one.armament === armament && one.mount === mount;

/** Two mounts of one weapon are told apart by their arcs. */
const nameIn = (
  { words }: Seen,
  { weaponCode, weapon, arc }: MountView,
  all: readonly MountView[],
): string => {
  const name = weapon?.name ?? weaponCode;
  const isTwin = all.filter((one) => one.weaponCode === weaponCode).length > 1;
  return isTwin ? words.looks.mount(name, arc) : name;
};

const worked = memoWhile<Volley | null>();

/** Making Attacks: all dice that a ship has left and that bear on a target; `told` is what the page says of the attack. */
const volleyAt = (
  seen: Seen,
  attacker: Piece,
  told: Pick<StrikeAim, 'target'> & Partial<StrikeAim>,
  where: Whereabouts,
  choices: StrikeChoices,
): Volley | null => {
  const { setup, state, rules } = seen;
  const all = mountsOf(setup, state, attacker).map((one) => ({ ...one, dice: one.left }));
  const { distance } = where;
  const mounts = bearing(where.arcs, rules, (arcs) =>
    all.filter((one) => bears(one, { distance, arcs })),
  );
  const { using, armament = -1, mount: at = -1, ...said } = told;
  const aims = mounts.map((one): StrikeAim => {
    const kept = isMount(one, { armament, mount: at }) && using !== undefined ? { using } : {};
    return { ...said, attacker: attacker.id, armament: one.armament, mount: one.mount, ...kept };
  });
  return worked(state, JSON.stringify([aims, choices]), () => {
    const fired = aims.flatMap((aim, place): readonly Fired[] => {
      const answer = strikeFrom(setup, state, aim, rules);
      const mount = mounts[place];
      return answer && mount ? [{ name: nameIn(seen, mount, mounts), answer }] : [];
    });
    const best = volleyOf(
      fired.map(({ answer }) => answer),
      choices,
    );
    return (
      best && {
        fired: best.strikes.flatMap((strike) => fired.filter(({ answer }) => answer === strike)),
        odds: best.odds,
        isSupposed: where.arcs === null && mounts.some(({ arc }) => arc !== '360'),
      }
    );
  });
};

const volleyBlocks = (
  seen: Seen,
  volley: Volley | null,
  choices: StrikeChoices,
): readonly Block[] => {
  const { looks: say } = seen.words;
  const [first] = volley?.fired ?? [];
  if (!volley || !first) return [{ block: 'text', text: say.noVolley }];
  const { fired, odds, isSupposed } = volley;
  const names = fired.map(({ name }) => name);
  const rolls = fired.flatMap(({ name, answer }) => [name, ...rollLines(seen, answer)]);
  const plays = fired.flatMap(({ answer }) => playLines(seen, answer, choices));
  return [
    { block: 'text', text: say.volley(names, !isSupposed) },
    {
      ...outcomeOdds(seen, first.answer.target, odds),
      label: say.looks.volley,
      why: [...rolls, ...new Set(plays), ...(fired.length > 1 ? [say.bestOrder] : [])],
    },
    stepsBlock(
      say,
      odds.afterEach.map(({ destroyed, expectedHullLeft }, at) => ({
        weapon: fired[at]?.name ?? '',
        defeated: destroyed,
        hullLeft: expectedHullLeft,
      })),
    ),
  ];
};

/** Critical Hits: only those on a Super Heavy cost orders; whatever is destroyed loses them too. */
const worthOf = ({ odds }: Volley, by: RankAim, { hull }: Piece): number => {
  switch (by) {
    case 'defeat':
      return odds.destroyed;
    case 'hull':
      return hull - odds.expectedHullLeft;
    case 'order':
      return odds.ordersLost;
  }
};

const rankedTarget = (
  seen: Seen,
  { attacker, mount, aim }: Aiming,
  target: Piece,
  answers: Answers,
  by: RankAim,
): Ranked => {
  const { looks: say } = seen.words;
  const where = whereaboutsOf(seen, answers, attacker, mount, target);
  const title = shipName(seen.state, target.id);
  const base = {
    id: target.id,
    title,
    silhouette: SILHOUETTE[target.card.role],
    act: { label: title, answers: { target: target.id, look: null } },
  };
  if (by === 'order' && target.orders.length === 0)
    return { item: { ...base, detail: say.noOrders }, worth: WORTH.nothing };
  if (lacksFacing(seen, target, where))
    return { item: { ...base, detail: say.unknown }, worth: WORTH.unknown };
  const told = {
    target: target.id,
    ...(where.distance === null ? {} : { distance: where.distance }),
    facings: where.facings,
    nearAttacker: aim?.nearAttacker ?? [],
  };
  const volley = volleyAt(seen, attacker, told, where, choicesTold(answers));
  if (!volley) return { item: { ...base, detail: say.nothingBears }, worth: WORTH.nothing };
  const worth = worthOf(volley, by, target);
  const names = volley.fired.map(({ name }) => name);
  return {
    item: {
      ...base,
      detail: say.with(names, !volley.isSupposed),
      figure: by === 'hull' ? say.mean(worth) : say.chance(worth),
    },
    worth,
  };
};

/** Every enemy, the best first by what it is ranked by. */
export const finderBlocks = (seen: Seen, aiming: Aiming, answers: Answers): readonly Block[] => {
  const by = oneAt(answers, 'rank', AIMS) ?? 'defeat';
  const ranked = aiming.foes.map((target) => rankedTarget(seen, aiming, target, answers, by));
  return rankedBlocks(seen.words.looks, AIMS, by, ranked);
};

type At = Aiming & { readonly target: Piece; readonly aim: StrikeAim };

/** All that the ship can fire at this target, or the best target; worked out when it is asked for. */
export const lookBlocks = (seen: Seen, aiming: At, answers: Answers): readonly Block[] => {
  const { attacker, target, aim, where } = aiming;
  const looks = lookBlock(seen.words.looks, answers);
  const look = lookTold(answers);
  if (look === 'targets') return [looks, ...finderBlocks(seen, aiming, answers)];
  if (look === null || lacksFacing(seen, target, where)) return [looks];
  const choices = choicesTold(answers);
  return [looks, ...volleyBlocks(seen, volleyAt(seen, attacker, aim, where, choices), choices)];
};
