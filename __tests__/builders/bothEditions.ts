import { oddsOfSides } from './odds';
import type { Ray } from '../../src/core/hex/bearing';
import type { GameState } from '../../src/core/game/state';
import type { Command, GameSetup, Refusal, System } from '../../src/core/game/system';
import type { Shows } from '../../src/core/pages/shows';
import { admirals } from '../../src/systems/admirals';
import { admiralsCadet } from '../../src/systems/admirals-cadet';
import {
  initialOrderLimitOf,
  movesOf as secondMoves,
  rotationsOf as secondRotations,
} from '../../src/systems/admirals/attributes';
import { readCard as readSecond } from '../../src/systems/admirals/cards/forms';
import type { Arc, Facing, WeaponType } from '../../src/systems/admirals-shared/cards/terms';
import type { Condition } from '../../src/systems/admirals-shared/cards/effectForm';
import type { Requirement } from '../../src/systems/admirals-shared/cards/orderForm';
import type { Chart } from '../../src/systems/admirals-shared/strike/chart';
import type { Verdict } from '../../src/systems/admirals-shared/play/conditions';
import { unmetRequirements } from '../../src/systems/admirals-shared/play/pieces';
import { sumModifiers } from '../../src/systems/admirals-shared/explain';
import { parseCommand as parseSecond } from '../../src/systems/admirals/play/commands';
import { turnOf as secondTurn } from '../../src/systems/admirals/play/turn';
import { winnerOf as secondWinner } from '../../src/systems/admirals/rounds/winner';
import {
  judge as secondJudge,
  strikeSituation as secondStrike,
  savesAgainst as secondSaves,
  usableShields as secondShields,
} from '../../src/systems/admirals/strike/spec';
import { en as secondWords } from '../../src/systems/admirals/words/en';
import { readCard as readFirst } from '../../src/systems/admirals-cadet/cards/read';
import { movesOf, orderLimitOf, rotationsOf } from '../../src/systems/admirals-cadet/movement';
import { winnerOf } from '../../src/systems/admirals-cadet/winner';
import { parseCommand } from '../../src/systems/admirals-cadet/play/commands';
import { turnOf } from '../../src/systems/admirals-cadet/play/view';
import { skirmishSituation as firstSkirmish } from '../../src/systems/admirals-cadet/skirmish/fight';
import {
  judge,
  savesAgainst,
  usableShields,
  settleStrike,
  strikeSituation,
} from '../../src/systems/admirals-cadet/strike/spec';
import { en as firstWords } from '../../src/systems/admirals-cadet/words/en';
import * as second from './admirals';
import type { AnyBattle } from './anyBattle';
import * as secondBattle from './battle';
import * as first from './cadet';
import * as firstBattle from './cadetBattle';
import { cadetPhone } from './cadetPolicy';
import { onBridge, type Phone } from './walk';
import type { AnyStrikeAim, SharedCommand } from '../../src/systems/admirals-shared/play/commands';
import type { HandCommand } from '../../src/systems/kit/play/commands';
import { combatDieOf, combatPoolOf, deathBlowOf } from '../../src/systems/admirals/skirmish/spec';
import { arcsAt, facingsAt } from '../../src/systems/admirals-shared/geometry';
import { settleStrike as secondSettle, settleSkirmish } from '../../src/systems/admirals/piece';

export const ROLES = ['Escort', 'Light', 'Heavy', 'Super Heavy'] as const;
type Role = (typeof ROLES)[number];
type Terrain = 'Dust Cloud' | 'Nebula';

/** What a ship is in both editions. */
interface Plain {
  readonly id?: string;
  readonly team?: string;
  readonly role?: Role;
  readonly keywords?: readonly string[];
  readonly terrain?: Terrain;
  readonly orders?: readonly string[];
  readonly shields?: readonly number[];
}

/** A small battle, and what a command comes to in it: the reason against it, or what happens. */
export interface PlayedIn {
  readonly state: GameState;
  readonly turn: string | null;
  readonly after: (...commands: readonly SharedOrMove[]) => PlayedIn;
  readonly told: (command: SharedOrMove) => string | readonly string[];
  readonly lines: (command: SharedOrMove) => readonly string[];
}
export type SharedOrMove =
  | SharedCommand
  | { readonly type: 'activate'; readonly ship: string }
  | { readonly type: 'end-activation'; readonly ship: string }
  | HandCommand<'adjust'>
  | (AnyStrikeAim & { readonly type: 'strike'; readonly dice: readonly number[] });

/** What is the same in both editions, asked of one. */
export interface Edition {
  readonly name: string;
  readonly arcs: (ray: Ray) => readonly Arc[];
  readonly facings: (ray: Ray) => readonly Facing[];
  readonly orders: (role: Role) => number;
  readonly moves: (role: Role) => { readonly min: number; readonly max: number };
  readonly rotations: (role: Role) => number | 'any';
  readonly modifier: (values: readonly number[]) => number;
  readonly shields: (
    sides: readonly number[],
    from: readonly Facing[],
    shared: 'both' | 'one',
  ) => number;
  /** The chart as it is read, beyond the print too. */
  readonly chart: (printed: Chart, beyond: 'no-icon' | 'nearest-row') => Chart;
  readonly judge: (
    condition: Condition,
    attacker: Plain,
    target: Plain,
    said?: { readonly distance?: number; readonly answers?: Readonly<Record<string, boolean>> },
  ) => Verdict;
  readonly lacks: (ship: Plain, requirements: readonly Requirement[]) => number;
  readonly saves: (types: readonly WeaponType[], keywords: readonly string[]) => readonly string[];
  /** The mean hull left after a strike of plain hits, without Armor, Flak and shields. */
  readonly hullLeft: (dice: number, hull: number) => number;
  readonly combatDie: (keywords: readonly string[]) => readonly number[];
  /** Dice of a ship with one armament, whose friend stands so many hexes away. */
  readonly combatPool: (
    role: Role,
    dice: number,
    friend: readonly string[],
    away: number,
  ) => number;
  readonly deathBlow: (keywords: readonly string[], read: 'highest' | 'sum') => number;
  readonly skirmish: (
    dice: readonly [number, number],
    hull: readonly [number, number],
  ) => readonly number[];
  readonly winner: (points: readonly [number, number]) => string | null;
  readonly reads: (draft: unknown) => unknown;
  readonly parses: (draft: unknown) => boolean;
  /** Two ships against one, before the first of them activates. */
  readonly battle: () => PlayedIn;
  /** The same battle on a phone. */
  readonly phone: () => Phone;
  /** A new game, and odds without one. */
  readonly desks: Required<Pick<Shows, 'setups' | 'tools'>>;
  readonly rulings: System['rulings'];
}

const byHand = (value: number) => ({ value, source: { of: 'hand', text: '' }, rule: '' }) as const;

interface Table<Setup extends GameSetup, Rules, Asked extends Command> {
  readonly play: (battle: AnyBattle<Setup, Rules>, command: Asked) => AnyBattle<Setup, Rules>;
  readonly refusalOf: (battle: AnyBattle<Setup, Rules>, command: Asked) => Refusal | null;
  readonly turnOf: (setup: Setup, state: GameState) => { readonly team: string | null };
  readonly words: typeof firstWords.system.events;
}

const playedIn = <Setup extends GameSetup, Rules, Asked extends Command>(
  table: Table<Setup, Rules, Asked | SharedOrMove>,
  battle: AnyBattle<Setup, Rules>,
): PlayedIn => {
  const { state } = battle.played;
  const eventsOf = (command: SharedOrMove) =>
    table.play(battle, command).played.log.steps.at(-1)?.events ?? [];
  return {
    state,
    turn: table.turnOf(battle.setup, state).team,
    after: (...commands) =>
      playedIn(
        table,
        commands.reduce((now, command) => table.play(now, command), battle),
      ),
    told: (command) =>
      table.refusalOf(battle, command)?.why.id ?? eventsOf(command).map(({ type }) => type),
    lines: (command) => table.words(eventsOf(command), state, battle.setup).map(({ text }) => text),
  };
};

const desksOf = ({ words }: System): Edition['desks'] => {
  const { setups, tools } = words.en.shows;
  if (!setups || !tools) throw new Error('no desks');
  return { setups, tools };
};

const TWO_TO_ONE = { a: [{ id: 'a1' }, { id: 'a2' }], b: [{ id: 'b1' }] };

export const FIRST: Edition = {
  name: 'first edition',
  arcs: (ray) => arcsAt(first.RULES.arcs, { ray, exact: true }),
  facings: (ray) => facingsAt(first.RULES.facings, { ray, exact: true }),
  orders: (role) => orderLimitOf(first.ship({ role })).value,
  moves: (role) => movesOf(first.ship({ role })).value,
  rotations: (role) => rotationsOf(first.ship({ role })).value,
  modifier: (values) =>
    strikeSituation(first.strike({ byHand: values.map(byHand) }), first.RULES).modifiers.applied,
  shields: (sides, from, shared) =>
    usableShields(
      first.enemy({ shields: sides }),
      from,
      first.rules({ 'corner-both-sides': shared }),
    ).points,
  chart: (chart, beyond) =>
    strikeSituation(
      first.strike({ weapon: first.weapon({ chart }) }),
      first.rules({ 'chart-beyond-the-print': beyond }),
    ).spec.roll.chart,
  judge: (condition, attacker, target, { distance = null, answers = {} } = {}) => {
    const strike = first.strike({
      attacker: first.ship(attacker),
      target: first.enemy(target),
      distance,
      answers,
    });
    return judge(condition, settleStrike(strike, first.RULES.rulings), first.RULES);
  },
  lacks: (ship, requirements) =>
    unmetRequirements(first.ship(ship), first.order({ requirements })).length,
  saves: (types, keywords) =>
    savesAgainst(types, first.enemy({ keywords }), [], first.RULES).map(
      ({ name, upTo }) => `${name} ${upTo}`,
    ),
  hullLeft: (dice, hull) =>
    strikeSituation(first.strike({ dice, target: first.enemy({ hull }) }), first.RULES).odds({
      locks: 'hold',
      shields: 'never',
    }).expectedHullLeft,
  combatDie: (keywords) => {
    const fight = {
      active: { piece: first.ship({ keywords }), nearby: [] },
      opposing: { piece: first.enemy(), nearby: [] },
    };
    return firstSkirmish(fight, first.RULES).active.die.value;
  },
  combatPool: (role, dice, keywords, away) => {
    const friend = first.ship({ id: 'friend', keywords });
    const fight = {
      active: {
        piece: first.ship({ role, armamentDice: [dice] }),
        nearby: [first.near(away, friend)],
      },
      opposing: { piece: first.enemy(), nearby: [] },
    };
    return firstSkirmish(fight, first.RULES).active.pool.value;
  },
  deathBlow: (keywords, read) => {
    const fight = {
      active: { piece: first.ship({ keywords }), nearby: [] },
      opposing: { piece: first.enemy(), nearby: [] },
    };
    return firstSkirmish(fight, first.rules({ 'lethal-highest': read })).active.deathBlow.value;
  },
  skirmish: ([one, other], [hull, foe]) => {
    const fight = {
      active: { piece: first.ship({ armamentDice: [one], hull }), nearby: [] },
      opposing: { piece: first.enemy({ armamentDice: [other], hull: foe }), nearby: [] },
    };
    const odds = firstSkirmish(fight, first.RULES).odds();
    return [odds.active.defeated, odds.opposing.defeated];
  },
  winner: ([a, b]) =>
    winnerOf(
      {
        A: { onBoard: 1, objectivePoints: a, enemyFleetValueDestroyed: 0 },
        B: { onBoard: 1, objectivePoints: b, enemyFleetValueDestroyed: 0 },
      },
      first.RULES.rulings,
    ).winner,
  reads: (draft) => readFirst(draft, ''),
  parses: (draft) => parseCommand(draft).ok,
  battle: () =>
    playedIn(
      { ...firstBattle, turnOf, words: firstWords.system.events },
      firstBattle.inShips(TWO_TO_ONE),
    ),
  phone: () => cadetPhone(firstBattle.inShips(TWO_TO_ONE)),
  desks: desksOf(admiralsCadet),
  rulings: admiralsCadet.rulings,
};

const side = (dice: number, hull: number) => ({
  dice,
  hitsOn: 1 as const,
  faces: [1, 0, 0, 0, 0, 0] as const,
  saves: [],
  hull,
  lethal: 0,
  grudge: false,
  exhausted: 0,
});

export const SECOND: Edition = {
  name: '2.0',
  arcs: (ray) => arcsAt(second.RULES.arcs, { ray, exact: true }),
  facings: (ray) => facingsAt(second.RULES.facings, { ray, exact: true }),
  orders: (role) => initialOrderLimitOf(second.ship({ role }), second.RULES).value,
  moves: (role) =>
    secondMoves(second.ship({ role }), { nearby: [], escapes: 0 }, second.RULES).value,
  rotations: (role) => secondRotations(second.ship({ role })).value,
  modifier: (values) => sumModifiers(values.map(byHand)).applied,
  shields: (sides, from, shared) =>
    secondShields(
      second.enemy({ shields: sides }),
      from,
      second.rules({ 'shared-ray-pools-facings': shared }),
    ).points,
  chart: (chart, beyond) =>
    secondStrike(
      second.strike({ weapon: second.weapon({ chart }) }),
      second.rules({ 'chart-beyond-the-print': beyond }),
    ).spec.chart,
  judge: (condition, attacker, target, { distance = null, answers = {} } = {}) => {
    const strike = second.strike({
      attacker: second.ship(attacker),
      target: second.enemy(target),
      distance,
      answers,
    });
    return secondJudge(condition, secondSettle(strike), second.RULES);
  },
  lacks: (ship, requirements) =>
    unmetRequirements(second.ship(ship), second.order({ requirements })).length,
  saves: (types, keywords) =>
    secondSaves('hit', types, second.enemy({ keywords, armor: 0 }), [], second.RULES).map(
      ({ name, upTo }) => `${name} ${upTo}`,
    ),
  hullLeft: (dice, hull) => {
    const target = second.enemy({ hull, armor: 0 });
    const odds = secondStrike(second.strike({ dice, target }), second.RULES).odds({
      locks: 'hold',
      shields: 'none',
    });
    return hull - odds.expectedHullLost;
  },
  combatDie: (keywords) => combatDieOf(second.ship({ keywords }), second.RULES).value,
  combatPool: (role, dice, keywords, away) => {
    const friend = second.ship({ id: 'friend', keywords });
    const fight = settleSkirmish({
      active: {
        piece: second.ship({ role, armamentDice: [dice] }),
        nearby: [second.near(away, friend)],
      },
      opposing: { piece: second.enemy(), nearby: [] },
    });
    return combatPoolOf(fight, 'active', second.RULES).value;
  },
  deathBlow: (keywords, read) =>
    deathBlowOf(second.ship({ keywords }), second.rules({ 'lethal-highest': read })).value,
  skirmish: ([one, other], [hull, foe]) => {
    const odds = oddsOfSides(side(one, hull), side(other, foe), { grudgeNeedsSurvivor: true });
    return [odds.active.defeated, odds.opposing.defeated];
  },
  winner: ([a, b]) => {
    const standing = (objectivePoints: number) => ({
      onBattlefield: 1,
      objectivePoints,
      strategic: 0,
      defeatedPower: 0,
    });
    return secondWinner({ A: standing(a), B: standing(b) }, second.RULES.rulings).winner;
  },
  reads: (draft) => readSecond(draft, ''),
  parses: (draft) => parseSecond(draft).ok,
  battle: () =>
    playedIn(
      { ...secondBattle, turnOf: secondTurn, words: secondWords.system.events },
      secondBattle.inAction(TWO_TO_ONE),
    ),
  phone: () => onBridge(secondBattle.inAction(TWO_TO_ONE)),
  desks: desksOf(admirals),
  rulings: admirals.rulings,
};
