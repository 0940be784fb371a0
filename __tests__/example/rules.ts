import { GAME, type GameEvent, type ShipId } from '../../src/core/game/events';
import { isGone, record, type Decided, type Game } from '../../src/core/game/game';
import { pointsOf, type GameState, type Ship } from '../../src/core/game/state';
import { makeByHand } from '../../src/systems/kit/play/byHand';
import { makeChecks } from '../../src/systems/kit/play/checks';
import {
  commandReader,
  HAND_COMMANDS,
  setPhaseTo,
  type AnyCommandIn,
  type CommandIn,
  makeDecide,
} from '../../src/systems/kit/play/commands';
import { id } from '../../src/systems/kit/play/fields';
import { clearMarks, FLAG } from '../../src/systems/kit/play/marks';
import { pointsNow } from '../../src/systems/kit/play/reading';
import type { KitWhy } from '../../src/systems/kit/play/refusals';
import {
  otherTeam,
  shipLeft,
  shipName,
  shipsInPlay,
  teamName,
} from '../../src/systems/kit/play/ships';
import { leader, perTeam } from '../../src/systems/kit/play/teams';
import { setTrack } from '../../src/systems/kit/play/tracks';
import {
  gameMarkKind,
  ACTIVATED,
  LAST_TEAM,
  makeTurns,
  setActivated,
} from '../../src/systems/kit/play/turns';
import { luckIn } from '../../src/systems/kit/procedures/luck';
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

const checks = makeChecks({
  ship: '1',
  left: '3',
  place: '2',
  player: '1',
  activation: '2',
  end: '4',
  phases: { [BATTLE]: '2' },
});

const refuse = (why: TubWhy, rule: string) => ({ ok: false, why, rule }) as const;

export const cardOf = (setup: TubSetup, { card }: Ship) => setup.cards[card];

/** 3: a tub without hull sinks, and the other side scores what it costs. */
const sink = (game: TubGame, tub: ShipId, by?: ShipId): TubGame => {
  const ship = game.state.ships[tub];
  if (!ship || isGone(game, tub)) return game;
  const points = cardOf(game.setup, ship)?.cost ?? 0;
  const team = otherTeam(game.setup, ship.team);
  const scored: GameEvent = {
    type: 'points-scored',
    team,
    points,
    why: 'sunk',
    ship: tub,
    rule: '4',
  };
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
  if (!isThrough) return game;
  const round = state.round + 1;
  const fresh = clearMarks(game, (mark) => mark === ACTIVATED, '2');
  return record(fresh, { type: 'phase-entered', round, phase: BATTLE, rule: '2' });
};

const turnTaken = (game: TubGame, { id: tub, team }: Ship): TubGame =>
  setActivated(
    record(game, { type: 'mark-set', subject: GAME, mark: LAST_TEAM, to: team }),
    tub,
    '2',
  );

/** 2: a tub of the team in turn that has not activated yet. */
const mayActivate = (game: TubGame, tub: ShipId) => {
  const wrong = checks.inPlay(game, tub);
  if (wrong) return wrong;
  const { team, ready } = turnOf(game.setup, game.state);
  if (ready.includes(tub)) return null;
  return game.state.ships[tub]?.team === team
    ? refuse({ id: 'already-activated', ship: shipName(game.state, tub) }, '2')
    : refuse({ id: 'not-your-turn', team: teamName(game.setup, team ?? '') }, '2');
};

/** 3: the target before the first die is rolled. */
export const targetAt = (state: GameState, target: ShipId): State =>
  FIELDS.pumps.with(
    FIELDS.hull.with(0, pointsNow(state, target, HULL)),
    pointsNow(state, target, PUMPS),
  );

/** 3: the shot as the table tells it, by the same procedure as page and odds. */
const fire = (
  game: TubGame,
  { ship, target, replies }: CommandIn<typeof COMMANDS, 'fire'>,
): Done => {
  const { setup, state } = game;
  const wrong = mayActivate(game, ship) ?? checks.inPlay(game, target);
  if (wrong) return wrong;
  const [by, at] = [state.ships[ship], state.ships[target]];
  if (!by || !at || by.team === at.team) return refuse({ id: 'own-tub' }, '3');
  const run = play(firing(cardOf(setup, by)?.guns ?? 0), targetAt(state, target), replies);
  if (run.open || run.unused !== null) return refuse({ id: 'does-not-fit' }, '3');
  const dice = (replies['guns'] ?? []).map(Number);
  const rolled = record(game, {
    type: 'dice-rolled',
    by: ship,
    roll: 'fire',
    dice,
    against: target,
    ...luckIn(run, 'guns'),
  });
  const pumped = setTrack(rolled, target, PUMPS, FIELDS.pumps.of(run.state), { rule: '3' });
  const hit = setTrack(pumped, target, HULL, FIELDS.hull.of(run.state), { rule: '3' });
  return turnTaken(sinkIfDue(hit, target, ship), by);
};

const hold = (game: TubGame, { ship }: CommandIn<typeof COMMANDS, 'hold'>): Done => {
  const known = game.state.ships[ship];
  return mayActivate(game, ship) ?? (known ? turnTaken(game, known) : game);
};

const byHand = makeByHand<TubGame>(
  checks,
  { card: '1', words: '2', points: '4', rounds: '2' },
  {
    fallIfDue: sinkIfDue,
    remove: sink,
    markKind: (game, subject, mark) =>
      subject === GAME ? gameMarkKind(game, mark) : mark === ACTIVATED ? FLAG : null,
    activations: BATTLE,
    turnTaken,
    roundsOf: () => ROUNDS,
    lastScores: (game) => game,
    endGame,
  },
);

export const decide = makeDecide<TubSetup, Rules, TubCommand, TubWhy>({
  handlers: { ...byHand, fire, hold },
  afterTheEnd: ['note'],
  notOver: checks.notOver,
  settle,
  rule: '2',
});
