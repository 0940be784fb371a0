import { has, type Keywords, type Unit } from '../attack/pool';
import type { Rules } from '../rulings';
import type { Zone } from '../terms';

/** Setup 6; Squadron Phase, AR-35: two squadrons make a turn, or the one that is left. */
export const SQUADRONS_IN_TURN = 2;

/** What a player has still to place. */
export interface Forces {
  readonly ships: number;
  readonly squadrons: number;
}

/** Setup 6, AR-36: after a first ship; a lone squadron waits for the last ship. */
export const mayPlaceSquadrons = ({ ships, squadrons }: Forces, hasPlacedShip: boolean): boolean =>
  hasPlacedShip && squadrons >= (ships > 0 ? SQUADRONS_IN_TURN : 1);

/** How the table reads engagement; as we do where nothing is said. */
type Reading = Partial<Rules>;

/** A unit near a squadron that activates. */
export interface Near {
  readonly id: string;
  readonly unit: 'squadron' | 'ship';
  readonly side: 'enemy' | 'friendly';
  readonly keywords: Keywords;
  /** The band from the squadron, 1 to 5. */
  readonly distance: number;
  readonly obstructed: boolean;
}

/** Engagement: enemy squadrons at distance 1 in a clear line of sight. */
export const isEngagedWith = ({ unit, side, distance, obstructed }: Near): boolean =>
  unit === 'squadron' && side === 'enemy' && distance === 1 && !obstructed;

/** Heavy, AR-33: one that is not Heavy is enough to hold it. */
const isHeld = (near: readonly Near[], rules: Reading): boolean => {
  const heavy = near.filter(isEngagedWith).map(({ keywords }) => has(keywords, 'Heavy'));
  return rules['heavy-mixed'] === 'heavy-frees'
    ? heavy.length > 0 && !heavy.includes(true)
    : heavy.includes(false);
};

/** Engagement: an engaged squadron cannot move. */
export const mayMove = (near: readonly Near[], rules: Reading = {}): boolean =>
  !isHeld(near, rules);

export type TargetRefusal = 'friendly-target' | 'out-of-range' | 'escort' | 'engaged-first';

/** Attack 1; Escort, AR-31, AR-32; Engagement: why it cannot be attacked; the first reason that applies. */
export const whyNotTarget = (
  near: readonly Near[],
  target: Near,
  rules: Reading = {},
): TargetRefusal | null => {
  if (target.side === 'friendly') return 'friendly-target';
  if (target.distance !== 1) return 'out-of-range';
  if (target.unit === 'ship') return isHeld(near, rules) ? 'engaged-first' : null;
  const engaged = near.filter(isEngagedWith);
  const isApart = engaged.length > 0 && !isEngagedWith(target);
  const isCovered = rules['escort-covers'] !== 'engaged-ones' || !isApart;
  const isEscorted = isCovered && engaged.some(({ keywords }) => has(keywords, 'Escort'));
  if (isEscorted && !has(target.keywords, 'Escort')) return 'escort';
  return isApart && rules['obstructed-neighbour'] === 'engaged-only' ? 'engaged-first' : null;
};

export interface SquadronActivation {
  readonly by: 'squadron-phase' | 'squadron-command';
  readonly near: readonly Near[];
  readonly done: readonly SquadronAct[];
}

export type SquadronAct = 'attack' | 'move';
export type SquadronRefusal = TargetRefusal | 'no-action-left' | 'engaged';

/** Squadron Activation, AR-34: one of the two in the Squadron Phase, both by a command, in any order. */
export const hasActionLeft = (
  { by, done }: Pick<SquadronActivation, 'by' | 'done'>,
  act: SquadronAct,
): boolean => (by === 'squadron-phase' ? done.length === 0 : !done.includes(act));

/** Squadron Activation; Engagement: why it cannot move, or attack that one, now. */
export const whyNotDone = (
  now: SquadronActivation,
  target: Near | null,
  rules: Reading = {},
): SquadronRefusal | null => {
  if (!hasActionLeft(now, target ? 'attack' : 'move')) return 'no-action-left';
  if (target) return whyNotTarget(now.near, target, rules);
  return mayMove(now.near, rules) ? null : 'engaged';
};

/** An attack as it is declared: the first defender, and those declared after it. */
export interface Declared {
  readonly zone: Zone;
  readonly targets: readonly {
    readonly id: string;
    readonly unit: Unit;
    readonly side: 'enemy' | 'friendly';
  }[];
}

export type ShipAttackRefusal =
  | 'no-attack-left'
  | 'zone-already-used'
  | 'friendly-target'
  | 'squadrons-only'
  | 'squadron-targeted-twice';

export const MOST_ATTACKS = 2;

/** Attack; Attack 6, AR-37: why an attack cannot be declared so; the first reason that applies. */
export const whyNotDeclared = (
  used: readonly Zone[],
  { zone, targets }: Declared,
): ShipAttackRefusal | null => {
  if (used.length >= MOST_ATTACKS) return 'no-attack-left';
  if (used.includes(zone)) return 'zone-already-used';
  if (targets.some(({ side }) => side === 'friendly')) return 'friendly-target';
  if (targets.length > 1 && targets.some(({ unit }) => unit === 'ship')) return 'squadrons-only';
  const isTwice = new Set(targets.map(({ id }) => id)).size < targets.length;
  return isTwice ? 'squadron-targeted-twice' : null;
};
