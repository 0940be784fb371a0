import type { Answers } from '../../../../core/pages/answers';
import type { BlockOf } from '../../../../core/pages/page';
import { oneAt } from '../../../kit/pages/answered';
import { chipsChoice } from '../../../kit/pages/choices';
import { listed, type Blocks } from '../../../kit/pages/laidOut';
import { memo, memoWhile } from '../../../kit/pages/memo';
import { bearing } from '../../../admirals-shared/pages/aim';
import type {
  Reckoned,
  Striking,
  Volley,
  Volleying,
} from '../../../admirals-shared/pages/strike/striking';
import type { View } from '../view';
import type { Piece } from '../../piece';
import type { Strike, StrikeAim, StrikeQuick } from '../../play/commands';
import { type MountView, bears, mountsOf, strikeFrom } from '../../play/situations';
import * as reckoning from '../../strike/odds';
import type { StrikeAnswer } from '../../strike/spec';
import { volleyOf, type VolleyOdds } from '../../strike/volley';

/** What the attacks of the first edition are made of. */
export interface CadetStrike extends Striking {
  readonly view: View;
  readonly piece: Piece;
  readonly gun: MountView;
  readonly aim: StrikeAim;
  readonly answer: StrikeAnswer;
  readonly command: Strike | StrikeQuick;
}

type Worded = Pick<View, 'words'>;

/** How both sides play, as the page was told: locks are rolled again, and shields spent as is best. */
const choicesTold = (answers: Answers): reckoning.StrikeChoices => ({
  locks: oneAt<reckoning.LockPolicy>(answers, 'policy.locks', reckoning.LOCK_POLICIES) ?? 'reroll',
  shields:
    oneAt<reckoning.ShieldPolicy>(answers, 'policy.shields', reckoning.SHIELD_POLICIES) ?? 'best',
});

/** What is rolled, and rolled again. */
const rollLines = ({ words }: Worded, { spec: { roll } }: StrikeAnswer): readonly string[] => {
  const { why } = words.pages.attack;
  const { dice, modifier, rerolledFaces, rerolls } = roll;
  return [
    why.dice(dice, modifier),
    ...(rerolledFaces.length > 0 ? [why.faces(rerolledFaces)] : []),
    ...(rerolls > 0 ? [why.rerolls(rerolls)] : []),
  ];
};

/** What both sides do about it. */
const playLines = (
  { words }: Worded,
  { spec, shields }: StrikeAnswer,
  choices: reckoning.StrikeChoices,
): readonly string[] => {
  const { why } = words.pages.attack;
  return [
    why.locks[choices.locks],
    ...(shields.points > 0 ? [why.shields[choices.shields](shields.points)] : []),
    ...spec.target.saves.now.map((save) => words.explain.saveChance(save)),
  ];
};

/** Less than that is no bar that an eye could see. */
export const LEAST_SEEN = 0.0005;

/** Resolving Attack Icons: what may come of one attack at a target, or of several. */
const outcomeOdds = (
  { words }: Worded,
  { role, hull, shields, orders, crippled }: StrikeAnswer['target'],
  odds: reckoning.StrikeOdds,
): Omit<BlockOf<'odds'>, 'label' | 'why'> => {
  const say = words.strikePages.odds;
  const stripped = role === 'Super Heavy' && orders > 0 && odds.ordersLost > 0;
  const boxesLost = say.mean(shields - odds.expectedShieldsLeft);
  const [, ...alive] = odds.hullLeft;
  const bars = alive.reverse().map((chance, lost) => ({ label: say.lost(lost), chance }));
  return {
    block: 'odds',
    headline: { label: say.defeat, value: say.chance(odds.destroyed) },
    figures: listed<BlockOf<'odds'>['headline']>([
      { label: say.hull, value: say.mean(hull - odds.expectedHullLeft) },
      shields > 0 && { label: say.shields, value: boxesLost },
      odds.crippledAlive > 0 &&
        !crippled && { label: say.crippled, value: say.chance(odds.crippledAlive) },
      stripped && { label: say.strips, value: say.chance(odds.ordersLost) },
    ]),
    bars: [
      ...bars.filter(({ chance }) => chance >= LEAST_SEEN),
      { label: say.defeat, chance: odds.destroyed, fatal: true },
    ],
  };
};

const oddsKnown = memo<reckoning.StrikeOdds>(60);

/** What may come of an attack, and why; worked out once for the same figures. */
export const oddsBlock = ({ view, answer, answers }: Reckoned<CadetStrike>): BlockOf<'odds'> => {
  const choices = choicesTold(answers);
  const odds = oddsKnown(JSON.stringify([answer.spec, choices]), () => answer.odds(choices));
  return {
    ...outcomeOdds(view, answer.target, odds),
    label: view.words.strikePages.odds.label,
    why: [...rollLines(view, answer), ...playLines(view, answer, choices)],
  };
};

/** How both sides play. */
export const policyBlocks = ({ view, answer, answers }: Reckoned<CadetStrike>): Blocks => {
  const { strikePages, pages } = view.words;
  const { play } = strikePages;
  const { lockUses, shieldUses } = pages.attack;
  const { spec, shields } = answer;
  const { chart, abilities } = spec.roll;
  const told = choicesTold(answers);
  const hasLocks = Object.values(chart).some((icons) => icons.includes('lock'));
  const uses = reckoning.LOCK_POLICIES.filter((one) => one !== 'ability' || abilities.length > 0);
  const spends = reckoning.SHIELD_POLICIES;
  return [
    hasLocks && chipsChoice('policy.locks', play.locks, told.locks, uses, (one) => lockUses[one]),
    shields.points > 0 &&
      chipsChoice('policy.shields', play.shields, told.shields, spends, (one) => shieldUses[one]),
  ];
};

/** Two mounts of one weapon are told apart by their arcs. */
const nameIn = (
  { words }: View,
  { weaponCode, weapon, arc }: MountView,
  all: readonly MountView[],
): string => {
  const name = weapon?.name ?? weaponCode;
  const isTwin = all.filter((one) => one.weaponCode === weaponCode).length > 1;
  return isTwin ? words.pages.attack.mount(name, arc) : name;
};

/** Armaments: every mount of a ship, with the dice that it has left. */
export const gunsOf = ({ setup, state }: View, attacker: Piece): readonly MountView[] =>
  mountsOf(setup, state, attacker).map((mount) => ({ ...mount, dice: mount.left }));

/** Each mount as the page says of the attack; dice are kept back only of the one that it is about. */
const aimsOf = (
  mounts: readonly MountView[],
  { attacker, target, where, aim }: Volleying<CadetStrike>,
): readonly StrikeAim[] => {
  const { using, ...told }: Partial<StrikeAim> = aim ?? {
    ...(where.distance === null ? {} : { distance: where.distance }),
    facings: where.facings,
  };
  return mounts.map(({ armament, mount }) => ({
    ...told,
    attacker: attacker.id,
    target: target.id,
    armament,
    mount,
    ...(aim?.armament === armament && aim.mount === mount && using !== undefined ? { using } : {}),
  }));
};

/** What fires at a target, each by its name, in the best order. */
const firingOf = (
  view: View,
  mounts: readonly MountView[],
  aims: readonly StrikeAim[],
  choices: reckoning.StrikeChoices,
) =>
  volleyOf(
    aims.flatMap((aim, place) => {
      const answer = strikeFrom(view.setup, view.state, aim, view.rules);
      const mount = mounts[place];
      return answer && mount ? [{ ...answer, name: nameIn(view, mount, mounts) }] : [];
    }),
    choices,
  );

const worked = memoWhile<ReturnType<typeof firingOf>>();

/** Critical Hits: only those on a Super Heavy cost orders; whatever is destroyed loses them too. */
const worthOf = (odds: VolleyOdds, { hull, orders }: Piece): Volley['worth'] => ({
  defeat: odds.destroyed,
  hull: hull - odds.expectedHullLeft,
  ...(orders.length === 0 ? {} : { order: odds.ordersLost }),
});

/** Making Attacks: all dice that a ship has left and that bear on a target. */
export const volleyAt = (
  view: View,
  at: Volleying<CadetStrike>,
  answers: Answers,
): Volley | null => {
  const { attacker, target, where } = at;
  const { arcs: placed, distance } = where;
  const all = gunsOf(view, attacker);
  const mounts = bearing(placed, view.rules, (arcs) =>
    all.filter((one) => bears(one, { distance, arcs })),
  );
  const choices = choicesTold(answers);
  const aims = aimsOf(mounts, at);
  const firing = worked(view.state, JSON.stringify([aims, choices]), () =>
    firingOf(view, mounts, aims, choices),
  );
  const first = firing?.strikes[0];
  if (!firing || !first) return null;
  const { strikes: fired, odds } = firing;
  return {
    weapons: fired.map(({ name }) => name),
    isPlaced: placed !== null || mounts.every(({ arc }) => arc === '360'),
    odds: () => ({
      ...outcomeOdds(view, first.target, odds),
      why: [
        ...fired.flatMap((one) => [one.name, ...rollLines(view, one)]),
        ...new Set(fired.flatMap((one) => playLines(view, one, choices))),
        ...(fired.length > 1 ? [view.words.pages.attack.bestOrder] : []),
      ],
    }),
    afterEach: odds.afterEach.map((odds) => ({ ...odds, defeated: odds.destroyed })),
    worth: worthOf(odds, target),
  };
};
