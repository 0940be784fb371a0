import type { GameEvent, ShipId } from '../../src/core/game/events';
import { isGone, record, type Decided, type Game } from '../../src/core/game/game';
import { pointsOf, type GameState, type Ship } from '../../src/core/game/state';
import { makeByHand } from '../../src/systems/kit/play/byHand';
import { makeChecks } from '../../src/systems/kit/play/checks';
import {
  commandReader,
  HAND_COMMANDS,
  makeDecide,
  setPhaseTo,
  type AnyCommandIn,
  type CommandIn,
  id,
} from '../../src/systems/kit/play/commands';
import { pointsNow, setTrack } from '../../src/systems/kit/play/marks';
import type { KitWhy } from '../../src/systems/kit/play/refusals';
import { otherTeam, shipLeft, shipsInPlay } from '../../src/systems/kit/play/ships';
import { leader, perTeam } from '../../src/systems/kit/play/teams';
import {
  enterRound,
  makeTurns,
  notInTurn,
  takeTurn,
  turnMarkKind,
} from '../../src/systems/kit/play/turns';
import { luckIn } from '../../src/systems/kit/procedures/told';
import { play, readReplies } from '../../src/systems/kit/procedures/play';
import type { State } from '../../src/systems/kit/procedures/state';
import { FIELDS, firing } from './attack';
import { BATTLE, HULL, PUMPS, type Rules, type TubSetup } from './setup';

export const ROUNDS = 4;

/** Every command, with a reader for each of its fields: its type comes from here too. */
const COMMANDS = {
  ...HAND_COMMANDS,
  'set-phase': setPhaseTo([BATTLE]),
  fire: { ship: id, target: id, replies: readReplies },
  hold: { ship: id },
} as const;

export const parseCommand = commandReader(COMMANDS);
export type TubCommand = AnyCommandIn<typeof COMMANDS>;
export type TubWhy = KitWhy | { readonly id: 'own-tub' } | { readonly id: 'does-not-fit' };

type TubGame = Game<TubSetup, Rules>;
type Done = Decided<TubGame, TubWhy>;

export const { turnOf, shipsWithTurn } = makeTurns<typeof BATTLE, TubSetup>({
  phases: [BATTLE],
  activations: BATTLE,
  first: (_setup, { initiative }) => initiative,
});

const SECTIONS = { ship: '1', left: '3', place: '2', player: '1', activation: '2', end: '4' };
const checks = makeChecks({ ...SECTIONS, phases: { [BATTLE]: '2' } });

const refuse = (why: TubWhy, rule: string) => ({ ok: false, why, rule }) as const;

export const cardOf = (setup: TubSetup, { card }: Ship) => setup.cards[card];

/** 3: a tub without hull sinks, and the other side scores what it costs. */
const sink = (game: TubGame, tub: ShipId, by?: ShipId): TubGame => {
  const ship = game.state.ships[tub];
  if (!ship || isGone(game, tub)) return game;
  const team = otherTeam(game.setup, ship.team);
  const points = cardOf(game.setup, ship)?.cost ?? 0;
  const scored: GameEvent = { type: 'points-scored', team, points, why: 'sunk', rule: '4' };
  return record(game, shipLeft(tub, 'sunk', '3', by), scored);
};

const sinkIfDue = (game: TubGame, tub: ShipId, by?: ShipId): TubGame =>
  pointsNow(game.state, tub, HULL) === 0 ? sink(game, tub, by) : game;

/** 4: most points win; a tie is nobody's, or the first team's (ruling tie). */
const endGame = (game: TubGame): TubGame => {
  const { setup, state, rules } = game;
  const ahead = leader(perTeam(setup, (team) => pointsOf(state, team)));
  const winner = ahead ?? (rules.tie === 'first' ? (setup.teams[0]?.id ?? null) : null);
  return record(game, { type: 'game-ended', winner, by: 'points', rule: '4' });
};

/** 2: after the last tub the next round begins; 4: after the last round, or a fleet, the game ends. */
const settle = (game: TubGame): TubGame => {
  const { setup, state } = game;
  if (state.outcome) return game;
  const isSunk = setup.teams.some(({ id: team }) => shipsInPlay(state, team).length === 0);
  const isThrough = shipsWithTurn(state).length === 0;
  if (isSunk || (isThrough && state.round === ROUNDS)) return endGame(game);
  return isThrough ? enterRound(game, BATTLE, '2') : game;
};

/** 2: a tub of the team in turn that has not activated yet. */
const mayActivate = (game: TubGame, tub: ShipId) =>
  checks.inPlay(game, tub) ?? notInTurn(game, tub, turnOf(game.setup, game.state), '2');

/** 3: the target before the first die is rolled. */
export const targetAt = (state: GameState, target: ShipId): State => {
  const withHull = FIELDS.hull.with(0, pointsNow(state, target, HULL));
  return FIELDS.pumps.with(withHull, pointsNow(state, target, PUMPS));
};

/** 3: the shot as the table tells it, by the same procedure as page and odds. */
const fire = (game: TubGame, command: CommandIn<typeof COMMANDS, 'fire'>): Done => {
  const { setup, state } = game;
  const { ship, target, replies } = command;
  const wrong = mayActivate(game, ship) ?? checks.inPlay(game, target);
  if (wrong) return wrong;
  const [by, at] = [state.ships[ship], state.ships[target]];
  if (!by || !at || by.team === at.team) return refuse({ id: 'own-tub' }, '3');
  const run = play(firing(cardOf(setup, by)?.guns ?? 0), targetAt(state, target), replies);
  if (run.open || run.unused !== null) return refuse({ id: 'does-not-fit' }, '3');
  const dice = (replies['guns'] ?? []).map(Number);
  const roll = { type: 'dice-rolled', by: ship, roll: 'fire', dice, against: target } as const;
  const rolled = record(game, { ...roll, ...luckIn(run, 'guns') });
  const pumped = setTrack(rolled, target, PUMPS, FIELDS.pumps.of(run.state), { rule: '3' });
  const hit = setTrack(pumped, target, HULL, FIELDS.hull.of(run.state), { rule: '3' });
  return takeTurn(sinkIfDue(hit, target, ship), by, '2');
};

const hold = (game: TubGame, { ship }: CommandIn<typeof COMMANDS, 'hold'>): Done => {
  const known = game.state.ships[ship];
  return mayActivate(game, ship) ?? (known ? takeTurn(game, known, '2') : game);
};

const byHand = makeByHand<TubGame>(
  checks,
  { card: '1', words: '2', points: '4', rounds: '2' },
  {
    fallIfDue: sinkIfDue,
    remove: sink,
    markKind: turnMarkKind,
    activations: BATTLE,
    turnTaken: (game, ship) => takeTurn(game, ship, '2'),
    roundsOf: () => ROUNDS,
    endGame,
  },
);

export const decide = makeDecide<TubSetup, Rules, TubCommand, TubWhy>({
  handlers: { ...byHand, fire, hold },
  notOver: checks.notOver,
  settle,
  rule: '2',
});
