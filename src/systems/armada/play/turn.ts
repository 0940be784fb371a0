import { GAME, type GameEvent, type ShipId, type TeamId } from '../../../core/game/events';
import { isGone, record, recordEach } from '../../../core/game/game';
import { hasMark, pointsOf, trackOf, type GameState, type Ship } from '../../../core/game/state';
import { cardsReturned, heldBy } from '../../kit/play/cards';
import { makeChecks } from '../../kit/play/checks';
import {
  clearMarks,
  markSet,
  setMark,
  countOf,
  pointsNow,
  wordOf,
  setTrack,
} from '../../kit/play/marks';
import { otherTeam, shipLeft, teamName } from '../../kit/play/ships';
import { perTeam, teamToAct } from '../../kit/play/teams';
import {
  ACTIVE,
  activeShip,
  isActivated,
  LAST_TEAM,
  setActivated,
  setIdle,
  type AnyTurn,
} from '../../kit/play/turns';
import { SQUADRONS_IN_TURN } from '../activation/squadron';
import { dialsToAssign } from '../commands/activation';
import { endOf, ROUNDS } from '../scoring';
import { cardsOf, ZONES, type DamageCards, type Shields } from '../terms';
import { check, type ArmadaGame } from './commands';
import {
  ALL_PHASES,
  MARK,
  MOST_ROUNDS,
  type Phase,
  SET_UP,
  shieldOf,
  SLOT,
  TRACK,
  WAITING,
} from './names';
import {
  damageOf,
  dealt,
  dialsOf,
  isShip,
  revealedDial,
  shipCard,
  shipsOf,
  squadronsOf,
  undealt,
  putAway,
  type Dealing,
} from './pieces';
import { pointsOfUnit, TEAM_IDS, type ArmadaSetup } from './setup';

/** Where the rules reference tells of each phase. */
export const PHASE_RULES: Readonly<Record<Phase, string>> = {
  'set-up': 'Setup',
  command: 'Command Phase',
  ship: 'Ship Phase',
  squadron: 'Squadron Phase',
  status: 'Status Phase',
};

export const checks = makeChecks<Phase>({
  ...{ ship: 'Ship', left: 'Destroyed Ships and Squadrons', place: 'Play Area', player: 'Setup' },
  ...{ activation: 'Ship Activation', end: 'Winning and Losing', phases: PHASE_RULES },
});

export const phaseOf = (state: GameState): Phase | null =>
  ALL_PHASES.find((phase) => phase === state.phase) ?? null;

/** Units that have a turn to come in the phase that is on. */
export const unitsWithTurn = (setup: ArmadaSetup, state: GameState): readonly Ship[] => {
  const phase = phaseOf(state);
  if (phase === SET_UP)
    return Object.values(state.ships).filter(({ place, left }) => place === WAITING && !left);
  if (phase !== 'ship' && phase !== 'squadron') return [];
  const units = phase === 'ship' ? shipsOf(setup, state) : squadronsOf(setup, state);
  return units.filter(({ id }) => !isActivated(state, id));
};

/** Setup 6; Squadron Phase: the first of two squadrons is through, and its turn goes on. */
export const isSecondOfTwo = (state: GameState, team: TeamId): boolean =>
  wordOf(state, GAME, LAST_TEAM) === team && countOf(state, GAME, MARK.turnLeft) > 0;

/** Ship Phase; Squadron Phase; Setup 6: by turns, a turn of two squadrons going on until both are through. */
const teamInTurn = (setup: ArmadaSetup, state: GameState): TeamId | null => {
  const left = unitsWithTurn(setup, state);
  const count = perTeam(setup, (team) => left.filter((one) => one.team === team).length);
  const last = wordOf(state, GAME, LAST_TEAM);
  if (last !== null && isSecondOfTwo(state, last) && (count[last] ?? 0) > 0) return last;
  return teamToAct({ first: state.initiative ?? '', last, left: count });
};

export const turnOf = (setup: ArmadaSetup, state: GameState): AnyTurn<Phase> => {
  const active = activeShip(state);
  const team = active === null ? teamInTurn(setup, state) : (state.ships[active]?.team ?? null);
  const ready = unitsWithTurn(setup, state).filter((one) => one.team === team && one.id !== active);
  return { phase: phaseOf(state), team, active, ready: ready.map(({ id }) => id) };
};

/** Whose turn it is: advice. */
export const inTurn = ({ setup, state }: ArmadaGame, { team, id }: Ship) => {
  const turn = turnOf(setup, state);
  const isOwn = turn.team === team && turn.ready.includes(id);
  const why = { id: 'not-your-turn', team: teamName(setup, turn.team ?? team) } as const;
  return check(isOwn, why, phaseOf(state) === SET_UP ? 'Setup' : 'Ship Phase');
};

/** A unit has taken its turn; the first of two squadrons leaves one to come. */
export const turnTaken = (game: ArmadaGame, ship: Ship, rule: string): ArmadaGame => {
  const { setup, state } = game;
  const left = isShip(setup, ship) || isSecondOfTwo(state, ship.team) ? 0 : SQUADRONS_IN_TURN - 1;
  return setMark(setMark(game, GAME, LAST_TEAM, ship.team, rule), GAME, MARK.turnLeft, left, rule);
};

/** Scoring: the other side gets what it cost, with all that it carried. */
export const destroy = (
  game: ArmadaGame,
  ship: ShipId,
  how: 'destroyed' | 'off-table',
  by?: ShipId,
): ArmadaGame => {
  const known = game.state.ships[ship];
  if (!known || isGone(game, ship)) return game;
  const { setup, state } = game;
  const brought = setup.players.flatMap((one) => one.ships).find(({ id }) => id === ship);
  const rule = 'Destroyed Ships and Squadrons';
  const cards = heldBy(state, ship).filter(({ slot }) => slot !== SLOT.upgrade);
  const points = brought ? pointsOfUnit(setup, brought) : 0;
  const left = record(game, shipLeft(ship, how, rule, by), ...putAway(cards, rule), {
    ...{ type: 'points-scored', team: otherTeam(setup, known.team), points },
    ...{ why: 'destroyed', ship, rule: 'Scoring' },
  });
  const idle = activeShip(state) === ship ? setIdle(left, rule) : left;
  return wordOf(state, GAME, MARK.wing) === ship ? setMark(idle, GAME, MARK.wing, 0, rule) : idle;
};

export const withShields = (game: ArmadaGame, ship: ShipId, shields: Shields, rule: string) =>
  recordEach(game, ZONES, (now, zone) =>
    setTrack(now, ship, shieldOf(zone), shields[zone], { rule }),
  );

/** Damage cards as they lie now: some dealt, some gone, those that were chosen first. */
export const withDamage = (
  game: ArmadaGame,
  ship: ShipId,
  after: DamageCards,
  how: Dealing = {},
): ArmadaGame =>
  recordEach(game, ['facedown', 'faceup'] as const, (now, side) => {
    const more = after[side] - damageOf(now.state, ship)[side];
    const face = side === 'faceup' ? 'up' : 'down';
    if (more < 0) return record(now, ...undealt(now.state, ship, side, -more, how));
    const faces = Array.from({ length: more }, () => face);
    return record(now, ...dealt(now.state, ship, faces, how));
  });

/** Damage: a squadron without hull; a ship has no such track. */
export const fallIfDue = (game: ArmadaGame, ship: ShipId, by?: ShipId): ArmadaGame =>
  trackOf(game.state, ship, TRACK.hull)?.now === 0 ? destroy(game, ship, 'destroyed', by) : game;

/** Damage: as many cards as hull, or no hull left. */
export const destroyIfDue = (game: ArmadaGame, ship: ShipId, by?: ShipId): ArmadaGame => {
  const card = shipCard(game.setup, game.state.ships[ship]);
  if (!card) return fallIfDue(game, ship, by);
  const isDue = cardsOf(damageOf(game.state, ship)) >= card.hull;
  return isDue ? destroy(game, ship, 'destroyed', by) : game;
};

/** Command Dials: the dial that was not spent is discarded, and lies faceup on the card. */
export const dialSpent = (game: ArmadaGame, ship: ShipId): ArmadaGame => {
  const dial = revealedDial(game.state, ship);
  if (!dial) return game;
  const lies = { card: dial.id, to: ship, slot: SLOT.spent, face: 'up' } as const;
  return record(game, { type: 'card-attached', ...lies, rule: 'Command Dials' });
};

/** Engagement: it is said anew of a squadron that has moved, and of the next that acts; with whom one was is kept. */
export const apart = (game: ArmadaGame, from?: ShipId): ArmadaGame =>
  recordEach(game, squadronsOf(game.setup, game.state), (now, { id }) => {
    if (!hasMark(now.state, id, MARK.engaged)) return now;
    const kept = from === undefined ? now : setMark(now, id, MARK.engagedWith, from, 'Engagement');
    return setMark(kept, id, MARK.engaged, 0, 'Engagement');
  });

/** The activation of a ship or of a squadron is over. */
export const close = (game: ArmadaGame, ship: ShipId): ArmadaGame => {
  const { setup, state } = game;
  const known = state.ships[ship];
  const rule = known && isShip(setup, known) ? 'Ship Activation' : 'Squadron Activation';
  const wing = wordOf(state, GAME, MARK.wing);
  const done = setActivated(dialSpent(apart(game, ship), ship), ship, rule);
  if (wing === ship) return setMark(done, GAME, MARK.wing, 0, rule);
  const alone = wing === null ? done : close(done, wing);
  return activeShip(alone.state) === ship ? setIdle(alone, rule) : alone;
};

const isWipedOut = ({ setup, state }: ArmadaGame, team: TeamId): boolean =>
  shipsOf(setup, state, team).length === 0;

/** Victory Tokens: what each is worth stands on the objective; none without rounds to end (AR-30). */
export const lastScores = (game: ArmadaGame): ArmadaGame => {
  const { setup, state } = game;
  const [objective] = heldBy(state, GAME, SLOT.objective);
  const card = setup.cards[objective?.ref ?? ''];
  const value = card?.kind === 'objective' && !setup.unlimited ? card.tokenValue : 0;
  const scores = setup.teams.flatMap(({ id: team }): readonly GameEvent[] => {
    const points = value * pointsNow(state, team, TRACK.victoryTokens);
    return points === 0
      ? []
      : [{ type: 'points-scored', team, points, why: TRACK.victoryTokens, rule: 'Victory Tokens' }];
  });
  return record(game, ...scores);
};

/** Winning and Losing: the side with a ship left, the higher score, the second player. */
export const endGame = (game: ArmadaGame): ArmadaGame => {
  const scored = lastScores(game);
  const { setup, state } = scored;
  const end = endOf<TeamId>({
    sides: TEAM_IDS,
    first: state.initiative ?? TEAM_IDS[0],
    score: perTeam(setup, (team) => pointsOf(state, team)),
    isWipedOut: perTeam(setup, (team) => isWipedOut(scored, team)),
    isTimeUp: true,
    ahead: game.rules['wiped-out-ahead'],
    ...(setup.unlimited ? { ties: game.rules['death-match-tie'] } : {}),
  });
  const { winner = null, by = 'score' } = end ?? {};
  return record(scored, { type: 'game-ended', winner, by, rule: 'Winning and Losing' });
};

const enter = (game: ArmadaGame, round: number, phase: Phase, rule: string): ArmadaGame =>
  record(game, { type: 'phase-entered', round, phase, rule });

/** Marks of a round, a phase or an activation that are over; command tokens stay. */
const cleared = (game: ArmadaGame, rule: string): ArmadaGame =>
  clearMarks(game, (mark) => !mark.startsWith('token:') && mark !== MARK.objectiveShip, rule);

const gameMarksCleared = (game: ArmadaGame, rule: string): ArmadaGame =>
  [ACTIVE, MARK.wing, MARK.counter, LAST_TEAM, MARK.turnLeft]
    .filter((mark) => hasMark(game.state, GAME, mark))
    .reduce((now, mark) => setMark(now, GAME, mark, 0, rule), game);

/** Status Phase: exhausted tokens and upgrades are readied. */
const readiedAll = (game: ArmadaGame): ArmadaGame => {
  const rule = 'Status Phase';
  const cards = Object.values(game.state.cards);
  return record(
    game,
    ...cards
      .filter(({ slot, face }) => slot === SLOT.defense && face === 'down')
      .map(({ id }): GameEvent => ({ type: 'card-turned', card: id, face: 'up', rule })),
    ...cards
      .filter(({ id }) => hasMark(game.state, id, MARK.exhausted))
      .map(({ id }) => markSet(id, MARK.exhausted, 0, rule)),
  );
};

/** Status Phase; Unlimited Rounds: the next round, with the initiative passed on where no round is the last. */
const nextRound = (game: ArmadaGame): ArmadaGame => {
  const { setup, state } = game;
  const rule = 'Status Phase';
  const ready = cleared(readiedAll(game), rule);
  const lastRound = setup.unlimited ? MOST_ROUNDS : ROUNDS;
  if (state.round >= lastRound) return endGame(ready);
  const spent = Object.values(ready.state.cards).filter(({ slot }) => slot === SLOT.spent);
  const back = record(ready, ...cardsReturned(spent, 'Command Dials'));
  const begun = enter(back, state.round + 1, 'command', 'Round');
  const team = otherTeam(setup, state.initiative ?? '');
  return setup.unlimited
    ? record(begun, { type: 'initiative-set', team, rule: 'Unlimited Rounds' })
    : begun;
};

/** Command Phase: dials that a ship is still short of. */
export const dialsMissing = ({ setup, state }: ArmadaGame, { id }: Ship): number =>
  dialsToAssign(shipCard(setup, state.ships[id])?.command ?? 0, dialsOf(state, id).length);

/** Command Phase: ships that are still short of dials. */
export const shortOfDials = (game: ArmadaGame): readonly Ship[] =>
  phaseOf(game.state) === 'command'
    ? shipsOf(game.setup, game.state).filter((ship) => dialsMissing(game, ship) > 0)
    : [];

const phaseIsDone = (game: ArmadaGame): boolean => {
  const { setup, state } = game;
  if (phaseOf(state) === 'status') return true;
  if (phaseOf(state) === 'command') return shortOfDials(game).length === 0;
  return activeShip(state) === null && unitsWithTurn(setup, state).length === 0;
};

/** The phase after the one that is on. */
export const nextPhase = (game: ArmadaGame): ArmadaGame => {
  const phase = phaseOf(game.state);
  if (phase === null) return game;
  const rested = gameMarksCleared(game, 'Round');
  const next = ALL_PHASES[ALL_PHASES.indexOf(phase) + 1];
  if (next === undefined) return nextRound(rested);
  return enter(rested, Math.max(1, game.state.round), next, PHASE_RULES[next]);
};

/** What follows by itself from any step, whatever it was. */
export const settle = (game: ArmadaGame): ArmadaGame => {
  const { setup, state } = game;
  const phase = phaseOf(state);
  if (phase === null || state.outcome !== null) return game;
  if (phase !== SET_UP && setup.teams.some(({ id }) => isWipedOut(game, id))) return endGame(game);
  return phaseIsDone(game) ? settle(nextPhase(game)) : game;
};
