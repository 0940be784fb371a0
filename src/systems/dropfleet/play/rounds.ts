import { record, recordEach } from '../../../core/game/game';
import { hasMark, pointsOf, type GameState, type Ship } from '../../../core/game/state';
import { setMark } from '../../kit/play/marks';
import { pointsNow, wordOf } from '../../kit/play/reading';
import { otherTeam, shipName } from '../../kit/play/ships';
import { setTrack } from '../../kit/play/tracks';
import { ACTIVATED, activeShip, enterNext } from '../../kit/play/turns';
import { isRepairable } from '../rules/crippling';
import { DROPSITE_PROFILES } from '../rules/dropsites';
import {
  endPoints,
  killPoints,
  LAST_ROUND,
  roundPoints,
  winnerBy,
  type ScoredSite,
  type Tally,
} from '../rules/scoring';
import {
  advised,
  andThen,
  check,
  checks,
  type Asked,
  type Done,
  type DropfleetGame,
} from './commands';
import { shipsWithTurn, turnTaken } from './activation';
import { clearRound } from './damage';
import {
  DIVIDED,
  EXPLODES,
  FOUGHT,
  HULL,
  LAUNCHED,
  MENDED,
  MERGED,
  MUST_ROLL,
  NOMINATED,
  OPERATIVES,
  PHASES,
  POINTS,
  REROLLED,
  surveyedBy,
  TOKENS,
} from './names';
import { shipCardOf, sideOf, variantOf, type DropfleetSetup } from './setup';
import { controllerOf, fireOn, isSingleShip, pointsFor, tokensFor, unresolved } from './view';
import { mendable } from './fallout';

/** §12.1.5: the dropsites as a team scores them. */
export const sitesFor = (
  setup: DropfleetSetup,
  state: GameState,
  team: string,
): readonly ScoredSite[] =>
  setup.dropsites.map(({ id, site, fromRed, fromBlue }) => ({
    id,
    size: DROPSITE_PROFILES[site].size,
    hull: state.ships[id]?.left ? 0 : pointsNow(state, id, HULL),
    heldBy: controllerOf(setup, state, id),
    distanceFromZone: sideOf(setup, team) === 'red' ? fromRed : fromBlue,
  }));

const lostTo = (setup: DropfleetSetup, state: GameState, team: string): readonly Ship[] => {
  const enemy = otherTeam(setup, team);
  return Object.values(state.ships).filter(
    (ship) =>
      isSingleShip(ship) &&
      ship.team === enemy &&
      (ship.left?.how === 'destroyed' || ship.left?.how === 'captured'),
  );
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** §12.1: what a team has done, as the log tells it. */
export const tallyOf = (setup: DropfleetSetup, state: GameState, team: string): Tally => {
  const pointsIn = (ships: readonly Ship[]) =>
    sumOf(ships.map(({ card }) => shipCardOf(setup, card)?.points ?? 0));
  const lost = lostTo(setup, state, team);
  const own = Object.values(state.ships).filter((ship) => isSingleShip(ship) && ship.team === team);
  const nominated = wordOf(state, team, NOMINATED);
  const sites = sitesFor(setup, state, team);
  return {
    pointsDestroyed: pointsIn(lost),
    pointsFlownOff: pointsIn(own.filter(({ left }) => left?.how === 'off-table')),
    operatives: sumOf(
      own.filter(({ left }) => left === null).map(({ id }) => pointsNow(state, id, OPERATIVES)),
    ),
    operativeShipsDestroyed: lost.filter(({ id }) => pointsNow(state, id, OPERATIVES) > 0).length,
    surveys: sites
      .filter(({ id }) => hasMark(state, id, surveyedBy(team)))
      .map(({ id }) => ({
        dropsite: id,
        tonnage: 'medium',
        distance: 0,
        attackedOrLaunched: false,
      })),
    nominated: sites.find(({ id }) => id === nominated) ?? null,
  };
};

/** §12.1.5, §8.2: Kill Points for what was destroyed, double for what was captured. */
export const killsOf = (setup: DropfleetSetup, state: GameState, team: string): number =>
  killPoints(
    lostTo(setup, state, team).map(({ card, left }) => ({
      killPoints: shipCardOf(setup, card)?.killPoints ?? 0,
      captured: left?.how === 'captured',
    })),
  );

const scored = (
  game: DropfleetGame,
  team: string,
  points: number,
  why: string,
  rule: string,
): DropfleetGame =>
  points === 0 ? game : record(game, { type: 'points-scored', team, points, why, rule });

/** End Phase 3: points of the round; after the last one what the variant gives once. */
const scoreRound = (game: DropfleetGame): DropfleetGame =>
  recordEach(game, game.setup.teams, (now, { id }) => {
    const { setup, state, rules } = now;
    const variant = variantOf(setup, id);
    const sites = sitesFor(setup, state, id);
    const round = roundPoints(variant, state.round, sites, id, rules);
    const after = scored(now, id, round, 'dropsites', '§12.1.5');
    if (state.round < LAST_ROUND) return after;
    const end = endPoints(variant, tallyOf(setup, state, id), sideOf(setup, id));
    return scored(after, id, end, variant, '§12.1');
  });

/** §12.1.5: most Victory Points, then most Kill Points. */
export const endGame = (game: DropfleetGame): DropfleetGame => {
  const { setup, state } = game;
  const teams = setup.teams.map(({ id }) => id);
  const winner = winnerBy(
    teams,
    (team) => pointsOf(state, team),
    (team) => killsOf(setup, state, team),
  );
  return record(game, { type: 'game-ended', winner, by: 'points', rule: '§12.1.5' });
};

/** Planning 1-2: points and tokens of the round; unspent ones are lost. */
export const plan = (game: DropfleetGame): DropfleetGame =>
  recordEach(game, game.setup.teams, (now, { id }) => {
    const points = pointsFor(now, id);
    const tokens = tokensFor(now.setup, now.state, id);
    const paid = setTrack(now, id, POINTS, points, { rule: 'Planning' });
    return setTrack(paid, id, TOKENS, tokens, { rule: 'Planning' });
  });

const OF_THE_ROUND = [ACTIVATED, LAUNCHED, REROLLED, MENDED, FOUGHT, DIVIDED, MERGED];

const nextRound = (game: DropfleetGame): DropfleetGame => {
  const scoredNow = scoreRound(game);
  if (game.state.round >= LAST_ROUND) return endGame(scoredNow);
  const fresh = clearRound(scoredNow, OF_THE_ROUND);
  return plan(
    record(fresh, {
      type: 'phase-entered',
      round: game.state.round + 1,
      phase: 'planning',
      rule: 'Planning',
    }),
  );
};

/** Ships that have something to roll before the table goes on. */
export const openRolls = (game: Pick<DropfleetGame, 'state'>): readonly Ship[] => {
  const { state } = game;
  const burning = Object.values(state.ships).filter(
    (ship) =>
      isSingleShip(ship) &&
      ship.left === null &&
      !hasMark(state, ship.id, MENDED) &&
      (fireOn(state, ship.id) > 0 || mendable(game, ship.id).some(isRepairable)),
  );
  return [
    ...unresolved(state, MUST_ROLL),
    ...unresolved(state, EXPLODES),
    ...(state.phase === 'end' ? burning : []),
  ];
};

/** On to the next phase of the round, or to the next round. */
export const nextPhase = (game: DropfleetGame, { to, override }: Asked<'next-phase'>): Done => {
  const { state } = game;
  const at = PHASES.findIndex((phase) => phase === state.phase);
  const next = PHASES.find((phase, place) => place > at && (to === undefined || phase === to));
  const open = openRolls(game).map(({ id }) => shipName(state, id));
  const still = state.phase === 'groups' ? shipsWithTurn(state) : [];
  const advice =
    check(state.phase !== 'planning', { id: 'initiative-missing' }, 'Planning') ??
    check(open.length === 0, { id: 'unresolved', ships: open }, '§7.3.6') ??
    checks.nobodyElse(game, null) ??
    check(
      still.length === 0,
      { id: 'still-to-activate', ships: still.map(({ id }) => shipName(state, id)) },
      'Activation',
    );
  return andThen(advised(game, override, advice), (after) => {
    const active = activeShip(after.state);
    const group = active === null ? undefined : after.state.ships[active];
    const idle = group ? turnTaken(setMark(after, 'game', 'active', 0), group) : after;
    return next ? enterNext(idle, next, 'Activation') : nextRound(idle);
  });
};

/** What follows by itself: once all Groups are through, dropsites come. */
export const settle = (game: DropfleetGame): DropfleetGame => {
  const { state } = game;
  if (state.outcome) return game;
  const through =
    state.phase === 'groups' &&
    activeShip(state) === null &&
    shipsWithTurn(state).length === 0 &&
    openRolls(game).length === 0;
  return through ? enterNext(game, 'dropsites', 'Activation') : game;
};
