import { GAME, type GameEvent, type ShipId } from '../../src/core/game/events';
import { isGone, record, type Decided, type Game } from '../../src/core/game/game';
import { pointsOf, type GameState, type Ship } from '../../src/core/game/state';
import { makeByHand } from '../../src/systems/kit/play/byHand';
import { makeChecks } from '../../src/systems/kit/play/checks';
import * as commands from '../../src/systems/kit/play/commands';
import * as marks from '../../src/systems/kit/play/marks';
import type { KitWhy } from '../../src/systems/kit/play/refusals';
import { otherTeam, shipLeft, shipsInPlay, teamName } from '../../src/systems/kit/play/ships';
import { leader, perTeam } from '../../src/systems/kit/play/teams';
import * as turns from '../../src/systems/kit/play/turns';
import { makePlayRolls } from '../../src/systems/kit/procedures/told';
import { readReplies } from '../../src/systems/kit/procedures/play';
import type { State } from '../../src/systems/kit/procedures/state';
import { FIELDS, firing } from './attack';
import { BATTLE, HULL, PUMPS, type Rules, type TubSetup } from './setup';

export const ROUNDS = 4;

/** Every command, with a reader for each of its fields: its type comes from here too. */
const COMMANDS = {
  ...commands.HAND_COMMANDS,
  'set-phase': commands.setPhaseTo([BATTLE]),
  fire: { ship: commands.id, target: commands.id, replies: readReplies },
} as const;

export const parseCommand = commands.commandReader(COMMANDS);
export type TubCommand = commands.AnyCommandIn<typeof COMMANDS>;
export type TubWhy = KitWhy | { readonly id: 'own-tub' } | { readonly id: 'does-not-fit' };

type TubGame = Game<TubSetup, Rules>;
type Done = Decided<TubGame, TubWhy>;

export const { turnOf, shipsWithTurn } = turns.makeTurns<typeof BATTLE, TubSetup>({
  phases: [BATTLE],
  activations: BATTLE,
  first: (_setup, { initiative }) => initiative,
});

const SECTIONS = { ship: '1', left: '3', place: '2', player: '1', activation: '2', end: '4' };
const checks = makeChecks({ ...SECTIONS, phases: { [BATTLE]: '2' } });

const refuse = (why: TubWhy, rule: string) => ({ ok: false, why, rule }) as const;
const playRolls = makePlayRolls<TubGame, TubWhy>({ id: 'does-not-fit' });

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
  marks.pointsNow(game.state, tub, HULL) === 0 ? sink(game, tub, by) : game;

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
  if (!isThrough) return game;
  const fresh = marks.clearMarks(game, (mark) => mark === turns.ACTIVATED, '2');
  const next = { type: 'phase-entered', round: state.round + 1, phase: BATTLE, rule: '2' } as const;
  return record(fresh, next);
};

/** 2: a tub of the team in turn that has not activated yet. */
const mayActivate = (game: TubGame, tub: ShipId) => {
  const { team, ready } = turnOf(game.setup, game.state);
  const why = { id: 'not-your-turn', team: teamName(game.setup, team ?? '') } as const;
  return checks.inPlay(game, tub) ?? (ready.includes(tub) ? null : refuse(why, '2'));
};

/** 2: a team has had its turn with a tub. */
const takeTurn = (game: TubGame, { id, team }: Ship): TubGame =>
  turns.setActivated(marks.setMark(game, GAME, turns.LAST_TEAM, team), id, '2');

/** 3: the target before the first die is rolled. */
export const targetAt = (state: GameState, target: ShipId): State => {
  const withHull = FIELDS.hull.with(0, marks.pointsNow(state, target, HULL));
  return FIELDS.pumps.with(withHull, marks.pointsNow(state, target, PUMPS));
};

/** 3: the shot as the table tells it, by the same procedure as page and odds. */
const fire = (game: TubGame, command: commands.CommandIn<typeof COMMANDS, 'fire'>): Done => {
  const { setup, state } = game;
  const { ship, target } = command;
  const wrong = mayActivate(game, ship) ?? checks.inPlay(game, target);
  if (wrong) return wrong;
  const [by, at] = [state.ships[ship], state.ships[target]];
  if (!by || !at || by.team === at.team) return refuse({ id: 'own-tub' }, '3');
  const procedure = firing(cardOf(setup, by)?.guns ?? 0);
  const whose = { attacker: ship };
  const rolling = { procedure, start: targetAt(state, target), rule: '3', whose, against: target };
  return playRolls(game, command, rolling, (rolled, end) => {
    const pumped = marks.setTrack(rolled, target, PUMPS, FIELDS.pumps.of(end), { rule: '3' });
    const hit = marks.setTrack(pumped, target, HULL, FIELDS.hull.of(end), { rule: '3' });
    return takeTurn(sinkIfDue(hit, target, ship), by);
  });
};

const byHand = makeByHand<TubGame>(
  checks,
  { card: '1', words: '2', points: '4', rounds: '2' },
  {
    fallIfDue: sinkIfDue,
    remove: sink,
    markKind: (game, subject, mark) => {
      if (subject === GAME) return turns.gameMarkKind(game, mark);
      return mark === turns.ACTIVATED ? marks.FLAG : null;
    },
    activations: BATTLE,
    turnTaken: takeTurn,
    roundsOf: () => ROUNDS,
    endGame,
  },
);

export const decide = commands.makeDecide<TubSetup, Rules, TubCommand, TubWhy>({
  handlers: { ...byHand, fire },
  notOver: checks.notOver,
  settle,
  rule: '2',
});
