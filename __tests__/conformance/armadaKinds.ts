import { endManeuver, endSquadronMove } from '../../src/systems/armada/activation/maneuver';
import type {
  MovedSquadron,
  MovingShip,
  OtherShip,
  Position,
} from '../../src/systems/armada/activation/maneuver';
import {
  type Declared,
  type Forces,
  isEngagedWith,
  mayMove,
  type Near,
  whyNotTarget,
} from '../../src/systems/armada/activation/squadron';
import type { AttackSpec } from '../../src/systems/armada/attack/attack';
import type { Side } from '../../src/systems/armada/attack/dice';
import {
  attackerBy,
  defenderBy,
  oddsAgainstShip,
  oddsAgainstSquadron,
  planBy,
  type AttackPolicy,
  type DefensePolicy,
} from '../../src/systems/armada/attack/odds';
import {
  attackPool,
  counterDice,
  counterOf,
  has,
  type PoolGiven,
  swarms,
} from '../../src/systems/armada/attack/pool';
import type { Spending } from '../../src/systems/armada/attack/tokens';
import {
  type ActivationStep,
  dialsToAssign,
  gainToken,
  squadronsActivated,
} from '../../src/systems/armada/commands/activation';
import {
  navigateViolations,
  yawsAfter,
  type NavigateGiven,
} from '../../src/systems/armada/commands/navigate';
import {
  REPAIR_COSTS,
  engineeringPoints,
  repair,
  shieldsOf,
  type HullZones,
  type RepairEffect,
} from '../../src/systems/armada/commands/repair';
import {
  fleetPoints,
  fleetViolations,
  squadronLimit,
  squadronPoints,
  type FleetList,
} from '../../src/systems/armada/fleet/check';
import { otherPlayer, resultOf, type Player, type ScoreGiven } from './armadaScore';
import type {
  Armament,
  Colour,
  DamageCards,
  DefenseToken,
  Range,
  ShipCommand,
  Shields,
  Spent,
  Zone,
} from '../../src/systems/armada/terms';
import {
  activateSquadron,
  activationTurns,
  declareAttacks,
  deploymentTurns,
  readied,
  resolveCommands,
  setupRoles,
  spendTokens,
  type Losses,
  type SquadronStep,
} from './armadaSteps';
import type { Kind } from './given';

const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

interface GivenFire {
  readonly pool: Armament;
  readonly concentrateFire: {
    readonly dial: Colour | null;
    readonly token: readonly Side[] | null;
  };
  readonly accuracy: readonly string[];
}

interface GivenShip {
  readonly hull: number;
  readonly damageCards: number;
  readonly speed: number;
  readonly zone: Zone;
  readonly shields: Shields;
  readonly tokens: readonly DefenseToken[];
}

/** Who fires, as a procedure and its policy need it. */
interface Fire extends AttackPolicy {
  readonly pool: Armament;
  readonly rerolls: boolean;
}

const shipFire = ({ pool, concentrateFire: { dial, token }, accuracy }: GivenFire): Fire => ({
  pool,
  dial,
  rerolls: token !== null,
  reroll: token ?? [],
  accuracy,
});

const specOf = (
  range: Range,
  { pool, dial, rerolls }: Fire,
  rest: Pick<AttackSpec, 'criticals' | 'tokens' | 'speed' | 'hit'>,
): AttackSpec => ({ range, pool, dial: dial !== null, reroll: rerolls, ...rest });

const againstShip = (
  range: Range,
  fire: Fire,
  criticals: boolean,
  { hull, damageCards, speed, zone, shields, tokens }: GivenShip,
  defense: DefensePolicy,
) => {
  const spec = specOf(range, fire, { criticals, tokens, speed, hit: { zone, shields } });
  const plan = planBy(attackerBy(fire), defenderBy(defense, shields[zone]));
  const shown = defense.redirect ? [zone, defense.redirect.to] : [zone];
  return oddsAgainstShip(spec, { zone, shields, hullLeft: hull - damageCards }, plan, shown);
};

const attack = (given: {
  readonly range: Range;
  readonly attacker: GivenFire;
  readonly defender: GivenShip;
  readonly defense: DefensePolicy;
}) => againstShip(given.range, shipFire(given.attacker), true, given.defender, given.defense);

interface GivenSquadron {
  readonly hull: number;
  readonly keywords: readonly string[];
  readonly engagedWithAnother: boolean;
  readonly tokens: readonly DefenseToken[];
  readonly use: readonly string[];
  readonly evade: readonly Side[];
  readonly reroll: readonly Side[];
  readonly accuracy: readonly string[];
}

const againstSquadron = (
  range: Range,
  fire: Fire,
  { hull, tokens, use, evade }: Pick<GivenSquadron, 'hull' | 'tokens' | 'use' | 'evade'>,
) => {
  const spec = specOf(range, fire, { criticals: false, tokens, speed: null, hit: null });
  const defense = defenderBy({ use, evade, redirect: null }, 0);
  return oddsAgainstSquadron(spec, hull, planBy(attackerBy(fire), defense));
};

const squadronFire = (
  { keywords, reroll, accuracy }: GivenSquadron,
  pool: Armament,
  target: GivenSquadron,
): Fire => ({
  pool,
  dial: null,
  rerolls: swarms(keywords, target.engagedWithAnother),
  reroll,
  accuracy,
});

interface GivenSquadronAttack {
  readonly range: Range;
  readonly attacker: GivenSquadron & { readonly pool: Armament };
  readonly defender: GivenSquadron;
}

/** AR-16: the two attacks know nothing of each other. */
const betweenSquadrons = ({ range, attacker, defender }: GivenSquadronAttack) => {
  const first = againstSquadron(range, squadronFire(attacker, attacker.pool, defender), defender);
  const dice = counterOf(defender.keywords);
  if (dice === 0) return { ...first, counter: null, bothDestroyed: 0 };
  const fire = squadronFire(defender, counterDice(defender.keywords), attacker);
  const back = againstSquadron(range, fire, attacker);
  return {
    ...first,
    counter: { dice, ...back },
    bothDestroyed: first.destroyed * back.destroyed,
  };
};

type GivenAnySquadronAttack =
  | ({ readonly mode: 'squadron-squadron' } & GivenSquadronAttack)
  | {
      readonly mode: 'ship-squadron';
      readonly range: Range;
      readonly attacker: GivenFire;
      readonly defender: GivenSquadron;
    }
  | {
      readonly mode: 'squadron-ship';
      readonly range: Range;
      readonly attacker: Pick<GivenSquadron, 'keywords' | 'accuracy'> & { readonly pool: Armament };
      readonly defender: GivenShip;
      readonly defense: DefensePolicy;
    };

const squadronAttack = (given: GivenAnySquadronAttack) => {
  switch (given.mode) {
    case 'squadron-squadron':
      return betweenSquadrons(given);
    case 'ship-squadron': {
      const odds = againstSquadron(given.range, shipFire(given.attacker), given.defender);
      return { ...odds, counter: null, bothDestroyed: 0 };
    }
    case 'squadron-ship': {
      const { pool, accuracy, keywords } = given.attacker;
      const fire = { pool, accuracy, dial: null, rerolls: false, reroll: [] };
      return againstShip(given.range, fire, has(keywords, 'Bomber'), given.defender, given.defense);
    }
  }
};

type TokenEvent =
  | { readonly event: 'status-phase' }
  | {
      readonly event: 'attack';
      readonly range: Range;
      readonly speed: number;
      readonly zone: Zone;
      readonly locked: readonly string[];
      readonly spend: readonly Spending[];
    };

const defenseTokens = (given: {
  readonly tokens: readonly DefenseToken[];
  readonly events: readonly TokenEvent[];
}) => {
  let tokens = given.tokens;
  const events = given.events.map((one) => {
    if (one.event === 'status-phase') {
      const exhausted = tokens.filter(({ state }) => state === 'exhausted');
      tokens = tokens.map(readied);
      return { readied: exhausted.map(({ id }) => id) };
    }
    const { spent, refused, tokens: after } = spendTokens(tokens, one, one.spend);
    tokens = after;
    return { spent, refused };
  });
  return { events, tokens: tokens.map(({ id, state }) => ({ id, state })) };
};

type GivenCommand =
  | ({
      readonly op: 'repair';
      readonly engineering: number;
      readonly zones: HullZones;
      readonly damageCards: DamageCards;
      readonly effects: readonly RepairEffect[];
    } & Spent)
  | ({ readonly op: 'navigate' } & NavigateGiven)
  | {
      readonly op: 'gain-token';
      readonly commandValue: number;
      readonly tokens: readonly ShipCommand[];
      readonly gain: ShipCommand;
      readonly discardIfOver: ShipCommand | null;
    }
  | {
      readonly op: 'activation';
      readonly commandValue: number;
      readonly dial: ShipCommand;
      readonly tokens: readonly ShipCommand[];
      readonly steps: readonly ActivationStep[];
    }
  | ({ readonly op: 'squadron'; readonly squadronValue: number } & Spent)
  | { readonly op: 'assign-dials'; readonly commandValue: number; readonly dialsAssigned: number };

type Op<Given extends { readonly op: string }, Name extends Given['op']> = Extract<
  Given,
  { op: Name }
>;

const repaired = (given: Op<GivenCommand, 'repair'>) => {
  const { engineering, effects } = given;
  const points = engineeringPoints(engineering, given);
  const { ship, applied, reason, pointsLost } = repair(given, points, effects);
  return {
    points,
    cost: effects.reduce((sum, { effect }) => sum + REPAIR_COSTS[effect], 0),
    legal: reason === null,
    applied,
    reason,
    pointsLost,
    shields: shieldsOf(ship.zones),
    damageCards: ship.damageCards,
  };
};

const navigated = (given: Op<GivenCommand, 'navigate'>) => {
  const violations = sorted(navigateViolations(given));
  const legal = violations.length === 0;
  return {
    legal,
    violations,
    speed: legal ? given.toSpeed : null,
    yaws: legal ? yawsAfter(given) : null,
  };
};

const activated = ({ commandValue, dial, tokens, steps }: Op<GivenCommand, 'activation'>) => {
  const start = { commandValue, dial, isDialSpent: false, tokens, resolved: [], moment: 0 };
  const { now, verdicts } = resolveCommands(start, steps);
  return {
    steps: verdicts,
    dialDiscarded: !now.isDialSpent,
    tokens: sorted(now.tokens),
    resolved: sorted(now.resolved),
  };
};

const commands = (given: GivenCommand) => {
  switch (given.op) {
    case 'repair':
      return repaired(given);
    case 'navigate':
      return navigated(given);
    case 'gain-token': {
      const { commandValue, tokens, gain, discardIfOver } = given;
      const after = gainToken(commandValue, tokens, gain, discardIfOver);
      return { tokens: sorted(after.tokens), discarded: after.discarded };
    }
    case 'activation':
      return activated(given);
    case 'squadron':
      return { squadrons: squadronsActivated(given.squadronValue, given) };
    case 'assign-dials':
      return { assign: dialsToAssign(given.commandValue, given.dialsAssigned) };
  }
};

const fleet = (list: FleetList) => {
  const violations = sorted(fleetViolations(list));
  return {
    points: fleetPoints(list),
    squadronPoints: squadronPoints(list.squadrons),
    squadronLimit: squadronLimit(list),
    legal: violations.length === 0,
    violations,
  };
};

const scoreAndWinner = (given: ScoreGiven) => resultOf(given);

type PerPlayer<Value> = Readonly<Record<Player, Value>>;

type GivenActivation =
  | {
      readonly op: 'squadron';
      readonly by: 'squadron-phase' | 'squadron-command';
      readonly activated: boolean;
      readonly units: readonly Near[];
      readonly steps: readonly SquadronStep[];
    }
  | { readonly op: 'ship-attacks'; readonly steps: readonly Declared[] }
  | {
      readonly op: 'turns';
      readonly phase: 'ship' | 'squadron';
      readonly firstPlayer: Player;
      readonly waiting: PerPlayer<number>;
      readonly losses: readonly Losses[];
    }
  | {
      readonly op: 'turns';
      readonly phase: 'deploy';
      readonly firstPlayer: Player;
      readonly forces: PerPlayer<Forces>;
      readonly prefer: PerPlayer<keyof Forces>;
    }
  | {
      readonly op: 'setup';
      readonly points: PerPlayer<number>;
      readonly coin: Player;
      readonly choice: 'first' | 'second';
    };

const engagedIds = (near: readonly Near[]): readonly string[] =>
  sorted(near.filter(isEngagedWith).map(({ id }) => id));

const squadronActivation = ({
  by,
  activated: was,
  units,
  steps,
}: Op<GivenActivation, 'squadron'>) => {
  const { now, verdicts } = activateSquadron({ by, near: units, done: [] }, was, steps);
  const targets = units.filter((unit) => whyNotTarget(units, unit) === null);
  return {
    engaged: engagedIds(units),
    mayMove: mayMove(units),
    targets: sorted(targets.map(({ id }) => id)),
    steps: verdicts,
    engagedAfter: engagedIds(now.near),
  };
};

const turnsOf = (given: Op<GivenActivation, 'turns'>) =>
  given.phase === 'deploy'
    ? deploymentTurns(given.firstPlayer, given.forces, given.prefer)
    : activationTurns(given.phase, given.firstPlayer, given.waiting, given.losses);

const activations = (given: GivenActivation) => {
  switch (given.op) {
    case 'squadron':
      return squadronActivation(given);
    case 'ship-attacks': {
      const { now, verdicts } = declareAttacks(given.steps);
      return { steps: verdicts, zonesUsed: sorted(now) };
    }
    case 'turns':
      return { turns: turnsOf(given) };
    case 'setup':
      return setupRoles(given.points, given.coin, given.choice);
  }
};

type GivenManeuver =
  | {
      readonly op: 'ship';
      readonly mover: Player;
      readonly ship: MovingShip;
      readonly positions: Readonly<Record<string, Position>>;
      readonly others: Readonly<Record<string, OtherShip>>;
    }
  | ({ readonly op: 'squadron' } & MovedSquadron);

const maneuver = (given: GivenManeuver) => {
  if (given.op === 'squadron') return endSquadronMove(given);
  const end = endManeuver(given.ship, given.positions, given.others);
  const squadronsPlaced = sorted(end.squadronsPlaced);
  const placedBy = squadronsPlaced.length > 0 ? otherPlayer(given.mover) : null;
  return { ...end, squadronsPlaced, placedBy };
};

const pool = (given: PoolGiven) => attackPool(given);

export const armadaKinds: Readonly<Record<string, Kind>> = {
  'attack-pool': pool,
  attack,
  'squadron-attack': squadronAttack,
  'defense-tokens': defenseTokens,
  commands,
  fleet,
  'score-and-winner': scoreAndWinner,
  activations,
  maneuver,
};
