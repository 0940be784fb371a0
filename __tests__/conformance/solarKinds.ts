import type { Hex, Side } from '../../src/core/hex/hex';
import type { Outer, SystemName } from '../../src/systems/solar-flare/parts';
import {
  attackEndings,
  readEndings,
  type DiceOrder,
  type Target,
} from '../../src/systems/solar-flare/rules/attack';
import {
  asteroidOdds,
  shipAttacks,
  torpedoAttacks,
  type Dodge,
} from '../../src/systems/solar-flare/rules/asteroids';
import {
  beamShot,
  lineOfAttack,
  type BeamShot,
  type SpaceObject,
} from '../../src/systems/solar-flare/rules/space';
import { blastHexes, blastOn } from '../../src/systems/solar-flare/rules/blast';
import { chainOdds, setsOff, type Chain } from '../../src/systems/solar-flare/rules/chain';
import {
  afterShot,
  chargeWith,
  isReady,
  levelsLost,
  wornOut,
  type Charged,
} from '../../src/systems/solar-flare/rules/charging';
import { flownFrom, launchFrom } from '../../src/systems/solar-flare/rules/flight';
import { movement as moved, type Move } from '../../src/systems/solar-flare/rules/moves';
import { EMPTY_GAME, type GameState } from '../../src/core/game/state';
import { fold } from '../../src/core/game/reduce';
import { decide } from '../../src/systems/solar-flare/play/decide';
import { parseSetup, start } from '../../src/systems/solar-flare/play/setup';
import { firstOf, PHASES, type Phase } from '../../src/systems/solar-flare/rules/order';
import { isOver, nextAfter, orderFrom } from '../../src/systems/kit/play/seating';
import {
  generatedBy,
  powerFaults,
  sharePower,
  storedIn,
  type Transfer,
} from '../../src/systems/solar-flare/rules/power';
import type { Stand } from '../../src/core/hex/stand';
import { RULINGS, rulesFor, type Rules } from '../../src/systems/solar-flare/rulings';
import type { Kind } from './given';
import { design } from './solarDesign';

interface Ruled {
  /** Only those that are not at their default. */
  readonly rulings?: Readonly<Record<string, boolean>>;
}

const rulesOf = ({ rulings = {} }: Ruled): Rules =>
  rulesFor(
    Object.fromEntries(
      RULINGS.flatMap(({ id, answers }) => {
        const answer = rulings[id] === false ? answers[1] : undefined;
        return answer === undefined ? [] : [[id, answer]];
      }),
    ),
  );

const attack = (given: { strength: number; order: DiceOrder; target: Target }) => {
  const { ends } = attackEndings([given.strength], given.target, rulesFor({}), given.order);
  const { damaged: _damaged, ...odds } = readEndings(ends, given.target);
  return odds;
};

const mean = (chances: readonly number[]): number =>
  sum(chances.map((chance, value) => chance * value));

const volley = ({ strengths, target }: { strengths: readonly number[]; target: Target }) => {
  const { ends, after } = attackEndings(strengths, target, rulesFor({}));
  const each = after.map((list) => readEndings(list, target));
  const { shield, section, core } = readEndings(ends, target);
  return {
    sectionDestroyedAfterEach: each.map(({ sectionDestroyed }) => sectionDestroyed),
    shipDestroyedAfterEach: each.map(({ shipDestroyed }) => shipDestroyed),
    expectedShieldLeft: mean(shield),
    expectedSectionLeft: mean(section),
    expectedCoreLeft: mean(core),
  };
};

const line = ({ from, to }: { from: Stand; to: Stand }) => {
  const { crossed, ...rest } = lineOfAttack(from, to);
  return { ...rest, crossed: crossed.map(({ q, r }) => [q, r]) };
};

const beam = (given: BeamShot & Ruled) => {
  const { faults, ...shot } = beamShot(given, rulesOf(given));
  return { ...shot, violations: faults };
};

interface GivenBlast extends Ruled {
  readonly level: number;
  readonly torpedo: Hex & { readonly heading: Side };
  readonly objects: readonly SpaceObject[];
  readonly targets: readonly Stand[];
}

const blast = (given: GivenBlast) => {
  const { level, torpedo, objects, targets } = given;
  const rules = rulesOf(given);
  const bang = { ...torpedo, level };
  return {
    targets: targets.map((target) => blastOn(bang, target, objects, rules)),
    hexesReached: blastHexes(bang, objects, rules).length,
  };
};

const chain = (given: Chain & Ruled & { ships: readonly (Hex & { id: string })[] }) => {
  const { chances, expectedDice, detonations } = chainOdds(given, given.ships, rulesOf(given));
  return {
    chances: Object.fromEntries(chances),
    expectedDice: Object.fromEntries(expectedDice),
    detonations,
  };
};

interface GivenReach {
  readonly ship: Stand;
  readonly section: Outer;
  readonly rounds: number;
  readonly objects: readonly SpaceObject[];
  readonly probes: readonly Hex[];
}

const reach = ({ ship, section, rounds, objects, probes }: GivenReach) => {
  const launch = launchFrom(ship, section, objects);
  let ends: readonly Stand[] = launch ? [launch] : [];
  for (let round = 0; round < rounds; round += 1) ends = flownFrom(ends, objects);
  return {
    launch,
    hexes: new Set(ends.map(({ q, r }) => `${q},${r}`)).size,
    hexesAndFacings: ends.length,
    probes: probes.map(({ q, r }) => ({
      q,
      r,
      facings: ends
        .filter((end) => end.q === q && end.r === r)
        .map(({ facing }) => facing)
        .sort((a, b) => a - b),
    })),
  };
};

interface GivenComponent {
  readonly system: SystemName;
  readonly level: number;
  readonly charge: number;
  readonly partial?: number;
}

const charged = ({ partial = 0, ...component }: GivenComponent): Charged => ({
  ...component,
  partial,
  overcharge: 0,
});

/** What a case tells of a component: what its system can have. */
const toldCharge = (component: Charged) => ({
  charge: component.charge,
  ...(component.system === 'shield' ? { partial: component.partial } : {}),
  ...(component.system === 'beam' ? { overcharge: component.overcharge } : {}),
  ...(component.system === 'torpedo' ? { ready: isReady(component) } : {}),
});

interface GivenCharging extends Ruled {
  readonly component: GivenComponent;
  readonly crew: number;
  readonly divert: readonly number[];
  readonly overcharge: boolean;
  readonly spend?: number;
}

const charging = (given: GivenCharging) => {
  const { crew, divert, overcharge, spend } = given;
  const rules = rulesOf(given);
  let now = charged(given.component);
  const rounds = divert.map((offered) => {
    const diverted = Math.min(offered, crew);
    const { lost, ...change } = chargeWith(now, diverted, overcharge, rules);
    now = { ...now, ...change };
    return { diverted, lost, ...toldCharge(now) };
  });
  if (spend === undefined) return { rounds };
  const shot = { ...now, ...afterShot(now, spend, rules) };
  const after = wornOut(shot, levelsLost(now.overcharge, rules));
  return { rounds, afterWeaponsPhase: { ...after, destroyed: after.level === 0 } };
};

type Ids<Some> = readonly (Some & { readonly id: string })[];

interface GivenPower extends Ruled {
  readonly generators: Ids<{ level: number }>;
  readonly batteries: Ids<{ level: number; charge: number }>;
  readonly components: Ids<GivenComponent>;
  readonly crew: Ids<{ level: number }>;
  readonly transfers: readonly Transfer[];
}

const power = (given: GivenPower) => {
  const { generators, batteries, crew, transfers } = given;
  const components = [
    ...generators.map((one) => ({
      ...one,
      ...charged({ ...one, system: 'generator', charge: 0 }),
    })),
    ...batteries.map((one) => ({ ...one, ...charged({ ...one, system: 'battery' }) })),
    ...given.components.map((one) => ({ ...one, ...charged(one) })),
  ];
  const violations = powerFaults({ components, crew }, transfers);
  const shared =
    violations.length > 0 ? null : sharePower({ components, crew }, transfers, rulesOf(given));
  return {
    generated: generatedBy(components),
    stored: storedIn(components),
    ok: shared !== null,
    violations,
    after:
      shared &&
      Object.fromEntries(
        shared.components
          .filter(({ system }) => system !== 'generator')
          .map((one) => [one.id, toldCharge(one)]),
      ),
    lost: shared && shared.lost,
    unused: shared && shared.unused,
  };
};

interface GivenMovement {
  readonly ship: Stand;
  readonly engines: readonly number[];
  readonly thrusters: readonly number[];
  readonly moves: readonly Move[];
  readonly objects: readonly SpaceObject[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const movement = ({ ship, engines, thrusters, moves, objects }: GivenMovement) => {
  const charges = { engines: sum(engines), thrusters: sum(thrusters) };
  const { payment, faults, ...rest } = moved(ship, moves, charges, objects);
  return {
    ...rest,
    leastCharges: payment && payment.engines + payment.thrusters,
    violations: faults,
  };
};

type GivenAsteroids = Ruled &
  (
    | {
        readonly mover: 'ship';
        readonly engineLevels: readonly number[];
        readonly hexes: readonly Dodge[];
        readonly target: Target;
      }
    | { readonly mover: 'torpedo'; readonly hexes: readonly { readonly points: number }[] }
  );

const asteroids = (given: GivenAsteroids) => {
  if (given.mover === 'torpedo') {
    const left = given.hexes.map(({ points }) => torpedoAttacks(points, rulesOf(given)));
    const spent = sum(given.hexes.map(({ points }) => points));
    return { attacks: left, spent, detonates: setsOff(sum(left), rulesOf(given)) };
  }
  const left = given.hexes.map((dodge) => shipAttacks(given.engineLevels, dodge));
  const { damaged, sectionDestroyed, shipDestroyed, expectedDamage } = asteroidOdds(
    left,
    given.target,
    rulesOf(given),
  );
  const spent = sum(given.hexes.map(({ thruster, engine }) => thruster + engine));
  return { attacks: left, spent, damaged, sectionDestroyed, shipDestroyed, expectedDamage };
};

interface GivenTurns {
  readonly sides: readonly { readonly id: string; readonly ships: readonly string[] }[];
  readonly rolls: readonly Readonly<Record<string, number>>[];
  readonly turns: number;
  readonly losses: readonly { readonly turn: number; readonly ships: readonly string[] }[];
  readonly launches: readonly { readonly torpedo: string; readonly turn: number }[];
  readonly log: { readonly turn: number; readonly steps: readonly PhaseStep[] };
}

interface PhaseStep {
  readonly ship: string;
  readonly phase: Phase;
}

/** A turn of these ships as the app plays it, against one that waits. */
const turnOf = (ships: readonly string[]) => {
  const teams = ['own', 'other'].map((id) => ({ id: `team ${id}`, name: id }));
  const player = (id: string, fleet: readonly string[]) => ({
    id: `player ${id}`,
    name: id,
    team: `team ${id}`,
    ships: fleet.map((ship) => ({ id: ship, card: 'plain', name: ship })),
  });
  return parseSetup({
    system: 'solar-flare',
    mode: 'fleet',
    teams,
    players: [player('own', ships), player('other', ['waits'])],
    cards: { plain: { kind: 'design', code: 'P', name: 'Plain', components: [], crew: [] } },
    rulings: {},
    first: 'team own',
  });
};

/** The index of the first step that play refuses; -1 where it takes all of them. */
const firstRefused = (ships: readonly string[], steps: readonly PhaseStep[]): number => {
  const setup = turnOf(ships);
  if (!setup.ok) return 0;
  const begun = start(setup.value);
  let state: GameState = begun.ok ? fold(EMPTY_GAME, begun.events) : EMPTY_GAME;
  return steps.findIndex(({ ship, phase }) => {
    if (state.phase !== phase || !ships.includes(ship)) return true;
    const decided = decide(rulesFor({}), setup.value, state, { type: 'finish', ship });
    if (decided.ok) state = fold(state, decided.events);
    return !decided.ok;
  });
};

const loggedAs = (ships: readonly string[], steps: readonly PhaseStep[]) => {
  const wrong = firstRefused(ships, steps);
  const isComplete = wrong < 0 && steps.length === ships.length * PHASES.length;
  return { firstWrong: wrong < 0 ? null : wrong, complete: isComplete };
};

const turns = ({ sides, rolls, turns: count, losses, launches, log }: GivenTurns) => {
  const ids = sides.map(({ id }) => id);
  const order = orderFrom(ids, firstOf(ids, rolls) ?? '');
  const shipsAt = (side: string, turn: number): readonly string[] => {
    const lost = losses.filter((loss) => loss.turn < turn).flatMap(({ ships }) => ships);
    return sides.flatMap(({ id, ships }) =>
      id === side ? ships.filter((ship) => !lost.includes(ship)) : [],
    );
  };
  const hasShips = (turn: number) => (side: string) => shipsAt(side, turn).length > 0;
  const played: { side: string; round: number }[] = [{ side: order[0] ?? '', round: 1 }];
  const isDone = (): boolean => isOver(order, hasShips(played.length + 1));
  while (played.length < count && !isDone()) {
    const last = played[played.length - 1] ?? { side: '', round: 0 };
    const next = nextAfter(order, last.side, hasShips(played.length + 1));
    if (!next) break;
    played.push({ side: next.side, round: last.round + (next.isNewRound ? 1 : 0) });
  }
  const over = isDone();
  return {
    order,
    turns: played,
    over,
    winner: over ? (order.find(hasShips(played.length + 1)) ?? null) : null,
    torpedoes: launches.map(({ torpedo, turn }) => {
      const next = played.findIndex(
        ({ side }, at) => at >= turn && side === played[turn - 1]?.side,
      );
      return { torpedo, lastTurn: next < 0 ? null : next + 1 };
    }),
    log: loggedAs(shipsAt(played[log.turn - 1]?.side ?? '', log.turn), log.steps),
  };
};

export const solarKinds = {
  design,
  attack,
  volley,
  'line-of-attack': line,
  beam,
  'torpedo-blast': blast,
  'torpedo-chain': chain,
  'torpedo-reach': reach,
  charging,
  power,
  movement,
  asteroids,
  turns,
} as const satisfies Readonly<Record<string, Kind>>;
