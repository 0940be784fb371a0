import type { Answers } from '../../../../core/pages/answers';
import { bestOrderOf, type StrikeOdds } from '../../odds/strike';
import * as every from '../../../admirals-shared/odds/spec';
import * as reckoning from '../../strike/spec';
import { oneAt } from '../../../kit/pages/answered';
import { memo } from '../../../kit/pages/memo';
import type { Rules } from '../../rules';
import type { BlockOf, OddsBar } from '../../../../core/pages/page';
import { chipsChoice } from '../../../kit/pages/choices';
import { listed, type Blocks } from '../../../kit/pages/laidOut';
import { bearing, type Whereabouts } from '../../../admirals-shared/pages/aim';
import type {
  Reckoned,
  Striking,
  Volley,
  Volleying,
} from '../../../admirals-shared/pages/strike/striking';
import type { Piece } from '../../piece';
import { weaponBy } from '../../../admirals-shared/play/pieces';
import type { StrikeAim, Strike, StrikeQuick } from '../../play/commands';
import { strikeFrom, strikesSoFar } from '../../play/activation';
import { mountChoices, type MountChoice } from '../../strike/declare';
import type { View } from '../view';

/** How both sides play, as the page was told: best play on both sides unless it was. */
export const choicesTold = (answers: Answers): reckoning.StrikeChoices => ({
  locks: oneAt<every.LockPolicy>(answers, 'policy.locks', every.LOCK_POLICIES) ?? 'best',
  shields: oneAt<every.ShieldPolicy>(answers, 'policy.shields', every.SHIELD_POLICIES) ?? 'best',
});

const strikesKnown = memo<StrikeOdds>(100);

/** 5C to 5F: the odds of a strike, worked out once for the same figures. */
export const oddsOf = (
  answer: reckoning.StrikeAnswer,
  choices: reckoning.StrikeChoices,
  rules: Rules,
): StrikeOdds =>
  strikesKnown(
    JSON.stringify([answer.spec, answer.target, reckoning.policyOf(choices, rules)]),
    () => answer.odds(choices),
  );

/** Quick to work out; how both sides really play changes little in what is best. */
const ROUGH: reckoning.StrikeChoices = { locks: 'lock-on', shields: 'hits-first' };

const volleysKnown = memo<{
  /** First to last. */
  readonly strikes: readonly reckoning.StrikeAnswer[];
  readonly odds: reckoning.VolleyAnswer;
}>(160);

/**
 * 4B-02: several strikes at one target in their best order; where nothing is said of how both play, as they are
 * printed and by rule of thumb, to compare many targets at once. Null without any.
 */
const volleyOf = (
  strikes: readonly reckoning.StrikeAnswer[],
  choices: reckoning.StrikeChoices | null,
  rules: Rules,
) => {
  const [first, ...others] = strikes;
  if (!first) return null;
  // With what each is once the shields are gone, which the others may see to.
  const specs = strikes.map((strike) => reckoning.specInVolley(strike, rules));
  const named = strikes.map(({ target, strike }) => [target, strike.weapon.name]);
  const policy = reckoning.policyOf(choices ?? ROUGH, rules);
  return volleysKnown(JSON.stringify([specs, named, policy, choices === null]), () => {
    const order = choices && bestOrderOf(specs, first.target, reckoning.policyOf(ROUGH, rules));
    const [best = first, ...next] = order?.flatMap((at) => strikes[at] ?? []) ?? strikes;
    const ordered = [best, ...(order ? next : others)] as const;
    return { strikes: ordered, odds: reckoning.volleySituation(ordered, choices ?? ROUGH, rules) };
  });
};

/** What the strikes of 2.0 are made of. */
export interface AdmiralsStrike extends Striking {
  readonly view: View;
  readonly piece: Piece;
  readonly gun: MountChoice;
  readonly aim: StrikeAim;
  readonly answer: reckoning.StrikeAnswer;
  readonly command: Strike | StrikeQuick;
}

const hullBars = (
  { words }: Pick<View, 'words'>,
  hullLeft: readonly number[],
): readonly OddsBar[] => {
  const { lost, defeat } = words.strikePages.odds;
  const [defeated = 0, ...alive] = hullLeft;
  return [
    ...alive.reverse().map((chance, points) => ({ label: lost(points), chance })),
    { label: defeat, chance: defeated, fatal: true },
  ];
};

const atLeastOne = (distribution: readonly number[]): number => 1 - (distribution[0] ?? 1);

/** 5C to 5F: what may come of one strike, and why. */
export const oddsBlock = ({ view, answer, answers }: Reckoned<AdmiralsStrike>): BlockOf<'odds'> => {
  const odds = oddsOf(answer, choicesTold(answers), view.rules);
  const { explain, strikePages: words } = view.words;
  const { chance, mean, hull, criticals, shields, strips, crippled, defeat, label } = words.odds;
  const holdsOrders = answer.strike.target.orders.length > 0;
  const saves = every.WOUNDS.flatMap((icon) => answer.saves[icon].map(explain.save));
  return {
    block: 'odds',
    label,
    headline: { label: defeat, value: chance(odds.defeated) },
    figures: listed<BlockOf<'odds'>['headline']>([
      { label: hull, value: mean(odds.expectedHullLost) },
      odds.expectedCriticals > 0 && [
        { label: criticals, value: mean(odds.expectedCriticals) },
        { label: crippled, value: chance(odds.crippled) },
        holdsOrders && { label: strips, value: chance(atLeastOne(odds.criticals)) },
      ],
      odds.expectedShieldsSpent > 0 && { label: shields, value: mean(odds.expectedShieldsSpent) },
    ]),
    bars: hullBars(view, odds.hullLeft),
    why: [...words.why(odds.explanation, odds.icons), ...new Set(saves)],
  };
};

/** How both sides play. */
export const policyBlocks = ({ view, answer, answers }: Reckoned<AdmiralsStrike>): Blocks => {
  const { play, locks: useOf, shieldsSpent } = view.words.strikePages;
  const { spec, target } = answer;
  const { locks, shields } = choicesTold(answers);
  const hasLocks = Object.values(spec.chart).some((icons) => icons.includes('lock'));
  const uses = every.LOCK_POLICIES.filter((one) => one !== 'ability' || spec.ability !== undefined);
  const spends = every.SHIELD_POLICIES;
  return [
    hasLocks && chipsChoice('policy.locks', play.locks, locks, uses, (one) => useOf[one]),
    target.shields > 0 &&
      chipsChoice('policy.shields', play.shields, shields, spends, (one) => shieldsSpent[one]),
  ];
};

/** Every mount of a piece against a target at such a place. */
export const gunsAt = (
  { setup, state, rules }: View,
  attacker: Piece,
  target: Piece | null,
  { distance, arcs }: Pick<Whereabouts, 'distance' | 'arcs'>,
): readonly MountChoice[] =>
  mountChoices(
    attacker,
    (code) => weaponBy(setup, code),
    strikesSoFar(state, attacker.id, rules),
    target && { target, distance, arcs },
    rules,
  );

const canStrike = ({ refusals, weapon }: MountChoice): boolean =>
  refusals.length === 0 && weapon !== null;

/** 4B-02: so many of them, those with the most dice, in the order of the card. */
const strongest = (guns: readonly MountChoice[], most: number): readonly MountChoice[] => {
  const kept = new Set([...guns].sort((a, b) => b.dice - a.dice).slice(0, most));
  return guns.filter((gun) => kept.has(gun));
};

/** Every strike that a ship can still make at a target, as it stands now. */
const strikesAt = (view: View, { attacker, target, where, aim }: Volleying<AdmiralsStrike>) => {
  const { setup, state, rules } = view;
  const { most, made } = strikesSoFar(state, attacker.id, rules);
  const { skilled: _skilled, augur: _augur, ...told }: Partial<StrikeAim> = aim ?? {};
  return strongest(
    bearing(where.arcs, rules, (arcs) =>
      gunsAt(view, attacker, target, { ...where, arcs }).filter(canStrike),
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
    return situation ? [reckoning.strikeSituation(situation, rules)] : [];
  });
};

const meanOf = (distribution: readonly number[]): number =>
  distribution.reduce((sum, chance, count) => sum + chance * count, 0);

/** 4B-02: all that a ship can still make at a target; as printed and by rule of thumb where nothing was told. */
export const volleyAt = (
  view: View,
  at: Volleying<AdmiralsStrike>,
  answers: Answers,
): Volley | null => {
  const { words, rules } = view;
  const say = words.strikePages.odds;
  const volley = volleyOf(strikesAt(view, at), at.aim && choicesTold(answers), rules);
  if (!volley) return null;
  const { odds } = volley;
  const weapons = volley.strikes.map(({ strike }) => strike.weapon.name);
  return {
    weapons,
    isPlaced: at.where.arcs !== null,
    odds: () => ({
      block: 'odds',
      headline: { label: say.defeat, value: say.chance(odds.defeated) },
      figures: [
        { label: say.criticals, value: say.mean(meanOf(odds.criticals)) },
        { label: say.shields, value: say.mean(meanOf(odds.shieldsSpent)) },
      ],
      bars: hullBars(view, odds.hullLeft),
      why: [
        ...odds.afterEach.flatMap(({ explanation, icons }, place) => [
          weapons[place] ?? '',
          ...words.strikePages.why(explanation, icons),
        ]),
        say.volleyNote,
      ],
    }),
    afterEach: odds.afterEach,
    worth: {
      defeat: odds.defeated,
      hull: at.target.hull - odds.expectedHullLeft,
      order: atLeastOne(odds.criticals),
    },
  };
};
