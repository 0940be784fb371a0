import type { Arc, Facing } from '../../admirals-shared/cards/terms';
import { hasKeyword } from '../../admirals-shared/keywords/hooks';
import type { StrikePolicy } from '../../admirals-shared/odds/spec';
import { volleyOdds, type VolleyOdds } from '../odds/strike';
import { MOST_STRIKES } from '../rounds/turns';
import { specInVolley, strikeOptions, type StrikeAnswer } from '../strike/spec';
import type { FleetCards } from './fleetCards';
import type { Rules } from '../rules';
import type { Piece } from '../piece';
import { arcSets } from '../../admirals-shared/geometry';

/** A ship's whole activation at one target: what the fleet card's chart is drawn from. */
export interface Salvo {
  readonly attacker: Piece;
  readonly target: Piece;
  readonly distance: number;
  /** The facings of the target that the attacker is in. */
  readonly facings: readonly Facing[];
  /** 5A-02: false in the round after a Heavy weapon was fired. */
  readonly heavyReady: boolean;
}

interface Firepower {
  /** Strikes made, of those that bear at once. */
  readonly strikes: number;
  readonly dice: number;
  readonly defeated: number;
  /** Of the target's hull; a target that is defeated has lost it all. */
  readonly hullLost: number;
}

const NO_FIRE: Firepower = { strikes: 0, dice: 0, defeated: 0, hullLost: 0 };

const strikesIn = (
  { attacker, target, distance, facings, heavyReady }: Salvo,
  arcs: readonly Arc[],
  cards: FleetCards,
  rules: Rules,
): readonly StrikeAnswer[] => {
  const base = {
    attacker,
    target,
    distance,
    facings,
    nearAttacker: [],
    nearTarget: [],
    answers: {},
    augmentedBy: null,
    byHand: [],
    simplicity: false,
  };
  const soFar = {
    most: MOST_STRIKES,
    mostRule: '4B-02',
    made: 0,
    isUsed: () => false,
    heavyLocked: !heavyReady,
  };
  const weaponOf = (code: string) => cards.weapons.get(code) ?? null;
  const answers = (useSkilled: boolean) =>
    strikeOptions({ ...base, useSkilled }, arcs, weaponOf, soFar, rules)
      .filter(({ choice }) => choice.refusals.length === 0)
      .flatMap(({ answer }) => answer ?? [])
      .sort((one, other) => other.spec.dice - one.spec.dice)
      .slice(0, MOST_STRIKES);
  // 9I: once a round, so with the largest strike.
  const skilled = hasKeyword(attacker, 'Skilled') ? answers(true).slice(0, 1) : [];
  return [...skilled, ...answers(false).slice(skilled.length)];
};

const summed = (strikes: readonly StrikeAnswer[], hull: number, odds: VolleyOdds): Firepower => ({
  strikes: strikes.length,
  dice: strikes.reduce((sum, { spec }) => sum + spec.dice, 0),
  defeated: odds.defeated,
  hullLost: hull - odds.expectedHullLeft,
});

/** 4B-02, 5: what a ship does in one activation from the bearing that suits it best, largest strikes first. */
export const firepower = (
  salvo: Salvo,
  cards: FleetCards,
  rules: Rules,
  policy: StrikePolicy,
  oddsOf: typeof volleyOdds = volleyOdds,
): Firepower => {
  const volleys = arcSets(rules.arcs).map((arcs) => strikesIn(salvo, arcs, cards, rules));
  const guns = (strikes: readonly StrikeAnswer[]) =>
    strikes.map(({ strike, spec }) => `${strike.weapon.code} ${spec.dice}`).join();
  const different = new Map(volleys.map((strikes) => [guns(strikes), strikes]));
  return [...different.values()].reduce((best, strikes) => {
    const [first] = strikes;
    if (!first) return best;
    const odds = oddsOf(
      strikes.map((strike) => specInVolley(strike, rules)),
      first.target,
      policy,
    );
    const now = summed(strikes, salvo.target.hull, odds);
    return now.hullLost > best.hullLost ? now : best;
  }, NO_FIRE);
};
