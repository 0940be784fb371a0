import type { Arc } from '../../admirals-shared/cards/terms';
import { arcSets } from '../../admirals-shared/geometry';
import type { ShipCard } from '../cards/forms';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import { strikeSituation, type StrikeAnswer } from '../strike/spec';
import { volleyOf } from '../strike/volley';
import { freshPiece, shipFigures } from './figures';
import type { FleetCards } from './types';

const BEST_PLAY = { locks: 'best', shields: 'best' } as const;

/** Making Attacks: everything of a ship that bears at once, each mount by itself. */
const attacksIn = (
  attacker: Piece,
  target: Piece,
  distance: number,
  arcs: readonly Arc[],
  { weapons }: FleetCards,
  rules: Rules,
): readonly StrikeAnswer[] =>
  attacker.card.armaments.flatMap(({ weapon: code, mounts }) => {
    const weapon = weapons.get(code);
    if (!weapon || weapon.maxDistance < distance) return [];
    const base = { attacker, target, weapon, distance, facings: ['Direct Fore'] as const };
    const alone = { nearAttacker: [], nearTarget: [], answers: {}, byHand: [] };
    return mounts
      .filter(({ arc }) => arcs.includes(arc))
      .map(({ dice }) => strikeSituation({ ...base, ...alone, dice }, rules));
  });

/** Hull that one ship takes from a fresh target in one activation, from the bearing that suits it best, distance by distance. */
export function* hullTaken(
  ship: ShipCard,
  against: ShipCard,
  { cards, rules }: { readonly cards: FleetCards; readonly rules: Rules },
): Generator<number> {
  const attacker = { ...freshPiece(ship), id: 'attacker', team: 'A' };
  const target = { ...freshPiece(against), id: 'target', team: 'B' };
  const known = new Map<string, number>();
  for (const distance of shipFigures(ship, cards, rules).diceByDistance.keys()) {
    const lost = arcSets(rules.arcs).map((arcs) => {
      const attacks = attacksIn(attacker, target, distance, arcs, cards, rules);
      const key = JSON.stringify(attacks.map(({ spec }) => spec));
      const left = (): number =>
        volleyOf(attacks, BEST_PLAY, false)?.odds.expectedHullLeft ?? target.hull;
      const hull = known.get(key) ?? target.hull - left();
      known.set(key, hull);
      return hull;
    });
    yield Math.max(0, ...lost);
  }
}
