import {
  FACINGS,
  type Facing,
  type Icon,
  type WeaponType,
} from '../../src/systems/admirals-shared/cards/terms';
import type { ShipCard, WeaponCard } from '../../src/systems/admirals-shared/cards/types';
import { hullTaken } from '../../src/systems/admirals/fleet/firepower';
import type { FleetCards } from '../../src/systems/admirals/fleet/fleetCards';
import type { StrikePolicy, StrikeSpec } from '../../src/systems/admirals-shared/odds/spec';
import { volleyOdds } from '../../src/systems/admirals/odds/strike';
import { strikeSituation } from '../../src/systems/admirals/strike/spec';
import type { Rules } from '../../src/systems/admirals/rules';
import { type Piece, freshPiece, settleSkirmish } from '../../src/systems/admirals/piece';
import { combatDieOf, combatPoolOf } from '../../src/systems/admirals/skirmish/spec';

export const DISTANCES = [0, 1, 2, 3, 4] as const;

/** What a ship is worth in the table. */
export interface Measure {
  /** Expected hull that the standard ship loses in an activation, at each distance. */
  readonly fire: readonly number[];
  /** Expected Direct Hits on the standard ship in a skirmish. */
  readonly skirmish: number;
  /** Expected standard volleys that it takes to defeat the ship, over its facings. */
  readonly endurance: number;
}

/** Locks buy what the card offers, shields stop hits first: what most players do most of the time. */
const PLAY: StrikePolicy = { locks: 'ability', shields: 'hits-first' };

const evenly = (points: number): Readonly<Record<Facing, number>> => ({
  'Direct Fore': points,
  'Right Fore': points,
  'Right Aft': points,
  'Direct Aft': points,
  'Left Aft': points,
  'Left Fore': points,
});

/** The ship that everything in the table shoots at and is shot at by. */
const STANDARD_CARD: ShipCard = {
  kind: 'ship',
  code: 'STANDARD',
  name: 'Standard Heavy',
  allegiance: 'Exploit Measures',
  type: 'Standard',
  bonusOrders: [],
  role: 'Heavy',
  hull: 6,
  armor: 2,
  flak: 1,
  shields: { as: 'facings', points: evenly(1) },
  armaments: [],
  keywords: [],
};
export const STANDARD: Piece = { ...freshPiece(STANDARD_CARD), team: 'standard' };

const gun = (
  types: readonly WeaponType[],
  one: readonly Icon[],
  two: readonly Icon[],
  three: readonly Icon[],
): WeaponCard => ({
  kind: 'weapon',
  code: 'STANDARD',
  name: 'Standard Weapon',
  types,
  maxDistance: 9,
  chart: { 1: one, 2: two, 3: three },
  modifiers: [],
});

const VOLLEY = [
  { weapon: gun(['Basic'], ['hit', 'hit'], ['hit'], ['hit']), dice: 4 },
  { weapon: gun(['Heavy'], ['critical'], ['hit', 'hit'], ['hit']), dice: 2 },
  { weapon: gun(['Ordnance'], ['hit', 'hit'], ['hit'], ['hit']), dice: 3 },
];
const MOST_VOLLEYS = 14;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Heavy weapons fire every other round, so a round is the mean of one with them and one without. */
const fireOf = (card: ShipCard, cards: FleetCards, rules: Rules): readonly number[] => {
  const isHeavy = (code: string) => cards.weapons.get(code)?.types.includes('Heavy') ?? false;
  const reloading = card.armaments.filter(({ weapon }) => !isHeavy(weapon));
  const rounds = [card.armaments, reloading].map((armaments) => [
    ...hullTaken({ ...card, armaments }, STANDARD_CARD, { cards, rules }, PLAY),
  ]);
  return DISTANCES.map((distance) => mean(rounds.map((taken) => taken[distance] ?? 0)));
};

const directHits = (piece: Piece, rules: Rules): number => {
  const skirmish = settleSkirmish({
    active: { piece, nearby: [] },
    opposing: { piece: STANDARD, nearby: [] },
  });
  const pool = combatPoolOf(skirmish, 'active', rules).value;
  return pool * mean(combatDieOf(piece, rules).value);
};

const enduranceAt = (target: Piece, facing: Facing, rules: Rules): number => {
  const answers = VOLLEY.map(({ weapon, dice }) =>
    strikeSituation(
      {
        attacker: STANDARD,
        target,
        weapon,
        dice,
        distance: 2,
        facings: [facing],
        nearAttacker: [],
        nearTarget: [],
        answers: {},
        useSkilled: false,
        augmentedBy: null,
        byHand: [],
        simplicity: false,
      },
      rules,
    ),
  );
  const [first] = answers;
  if (!first) return 0;
  const strikes = Array.from({ length: MOST_VOLLEYS }, (): readonly StrikeSpec[] =>
    answers.map(({ spec }) => spec),
  ).flat();
  const { afterEach } = volleyOdds(strikes, first.target, PLAY);
  const alive = afterEach.filter((_, i) => i % VOLLEY.length === VOLLEY.length - 1);
  return 1 + alive.reduce((sum, { defeated }) => sum + 1 - defeated, 0);
};

const endurance = (piece: Piece, rules: Rules): number => {
  const { shields } = piece.card;
  if (shields.as === 'pool') return enduranceAt(piece, 'Direct Fore', rules);
  const sides = new Map(FACINGS.map((facing) => [shields.points[facing], facing]));
  const at = new Map(
    [...sides].map(([points, facing]) => [points, enduranceAt(piece, facing, rules)]),
  );
  return mean(FACINGS.map((facing) => at.get(shields.points[facing]) ?? 0));
};

export const measureShip = (card: ShipCard, cards: FleetCards, rules: Rules): Measure => {
  const piece: Piece = { ...freshPiece(card), team: 'measured' };
  return {
    fire: fireOf(card, cards, rules),
    skirmish: directHits(piece, rules),
    endurance: endurance(piece, rules),
  };
};

export const sumMeasures = (measures: readonly Measure[]): Measure => ({
  fire: DISTANCES.map((_, i) => measures.reduce((sum, { fire }) => sum + (fire[i] ?? 0), 0)),
  skirmish: measures.reduce((sum, one) => sum + one.skirmish, 0),
  endurance: measures.reduce((sum, one) => sum + one.endurance, 0),
});

/** Fire over all distances and in the skirmish. */
export const attackOf = ({ fire, skirmish }: Measure): number => mean([...fire, skirmish]);

/** What hits hard for long: by the square law, attack times endurance. */
export const strengthOf = (measure: Measure): number =>
  Math.sqrt(attackOf(measure) * measure.endurance);
