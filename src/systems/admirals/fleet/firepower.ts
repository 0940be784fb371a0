import type { Arc } from '../../admirals-shared/cards/terms';
import type { ShipCard } from '../../admirals-shared/cards/types';
import { arcSets } from '../../admirals-shared/geometry';
import { hasKeyword } from '../../admirals-shared/keywords/hooks';
import { volleyOdds } from '../odds/strike';
import { freshPiece, type Piece } from '../piece';
import { MOST_STRIKES } from '../rounds/turns';
import type { Rules } from '../rules';
import {
  policyOf,
  specInVolley,
  strikeSituation,
  type StrikeAnswer,
  type StrikeChoices,
} from '../strike/spec';
import { shipFigures } from './figures';
import type { FleetCards } from './fleetCards';

const BEST_PLAY: StrikeChoices = { locks: 'best', shields: 'best' };

/** Nobody else is near, and nobody has said anything. */
const ALONE = { nearAttacker: [], nearTarget: [], answers: {}, augmentedBy: null, byHand: [] };

/** 4B-02: what of a ship bears at once, the largest strikes first. */
const strikesIn = (
  attacker: Piece,
  target: Piece,
  distance: number,
  arcs: readonly Arc[],
  { weapons }: FleetCards,
  rules: Rules,
): readonly StrikeAnswer[] => {
  const facings = ['Direct Fore'] as const;
  const answers = (useSkilled: boolean) =>
    attacker.card.armaments
      .flatMap(({ weapon: code, mounts }) => {
        const weapon = weapons.get(code);
        if (!weapon || weapon.maxDistance < distance) return [];
        const base = { ...ALONE, attacker, target, weapon, distance, facings, useSkilled };
        return mounts
          .filter(({ arc }) => arcs.includes(arc))
          .map(({ dice }) => strikeSituation({ ...base, dice, simplicity: false }, rules));
      })
      .sort((one, other) => other.spec.dice - one.spec.dice)
      .slice(0, MOST_STRIKES);
  // 9I: once a round, so with the largest strike.
  const skilled = hasKeyword(attacker, 'Skilled') ? answers(true).slice(0, 1) : [];
  return [...skilled, ...answers(false).slice(skilled.length)];
};

/** 4B-02, 5: hull that one ship takes from a fresh target in one activation, from the bearing that suits it best, distance by distance. */
export function* hullTaken(
  ship: ShipCard,
  against: ShipCard,
  { cards, rules }: { readonly cards: FleetCards; readonly rules: Rules },
  choices = BEST_PLAY,
): Generator<number> {
  const attacker = { ...freshPiece(ship), id: 'attacker', team: 'A' };
  const target = { ...freshPiece(against), id: 'target', team: 'B' };
  const known = new Map<string, number>();
  for (const distance of shipFigures(ship, cards, rules).diceByDistance.keys()) {
    const lost = arcSets(rules.arcs).map((arcs) => {
      const strikes = strikesIn(attacker, target, distance, arcs, cards, rules);
      const [first] = strikes;
      if (!first) return 0;
      const specs = strikes.map((strike) => specInVolley(strike, rules));
      const key = JSON.stringify(specs);
      const left = () => volleyOdds(specs, first.target, policyOf(choices, rules)).expectedHullLeft;
      const hull = known.get(key) ?? target.hull - left();
      known.set(key, hull);
      return hull;
    });
    yield Math.max(0, ...lost);
  }
}
