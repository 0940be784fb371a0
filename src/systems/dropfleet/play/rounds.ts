import { begin, record, recordEach } from '../../../core/game/game';
import { EMPTY_GAME, hasMark, pointsOf, type Ship } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import { clearMarks, setMark, setTrack } from '../../kit/play/marks';
import { otherTeam, shipName } from '../../kit/play/ships';
import { activeShip, enterNext } from '../../kit/play/turns';
import { totalOf } from '../rules/battalions';
import { isRepairable } from '../rules/crippling';
import { endPoints, LAST_ROUND, roundPoints, winnerBy } from '../rules/scoring';
import { rulingsFrom } from '../rulings';
import { check, checks, unless } from './commands';
import type { Asked, Done, Game } from './commands';
import { shipsWithTurn, turnTaken } from './activation';
import * as names from './names';
import { brought, sideOf, variantOf, type DropfleetSetup } from './setup';
import { fireOn, groundOf, isSingleShip, pointsFor, present, tokensFor } from './view';
import { bestObjective, killsOf, sitesFor, tallyOf } from './tally';
import { mendable } from './fallout';

const scored = (game: Game, team: string, points: number, why: string, rule: string) =>
  points === 0 ? game : record(game, { type: 'points-scored', team, points, why, rule });

/** §12.1.5: who has more battalions there (ruling contest-both-score, the other way). */
const aheadAt = (game: Game, site: string): string | null => {
  const [one, other] = totalOf(groundOf(game, site));
  return one === other ? null : (game.setup.teams[one > other ? 0 : 1]?.id ?? null);
};

/** §12.1: as far as Raze asks, from one zone or from both (ruling raze-own-zone). */
const sitesOf = (game: Game, team: string) => {
  const others = sitesFor(game, otherTeam(game.setup, team));
  return sitesFor(game, team).map((site, at) => {
    const [own, other] = [site.distanceFromZone, others[at]?.distanceFromZone ?? 0];
    const isOwn = game.rules['raze-own-zone'] === 'own-zone';
    const isForBoth = game.rules['contest-both-score'] === 'both';
    return {
      ...site,
      distanceFromZone: isOwn ? own : Math.min(own, other),
      ...(isForBoth ? {} : { ahead: aheadAt(game, site.id) }),
    };
  });
};

/** What the table scored for an objective begins so. */
export const SECONDARY = 'secondary';

/** End Phase 3: points of the round; after the last one what the variant gives once, and the better objective. */
const scoreRound = (game: Game): Game =>
  recordEach(game, game.setup.teams, (now, { id }) => {
    const { setup, state, rules } = now;
    const variant = variantOf(setup, id);
    const round = roundPoints(variant, state.round, sitesOf(now, id), id, rules);
    const after = scored(now, id, round, 'dropsites', '§12.1.5');
    if (state.round < LAST_ROUND) return after;
    const end = endPoints(variant, tallyOf(now, id), sideOf(setup, id), rules);
    const ended = scored(after, id, end, variant, '§12.1');
    const isTold = state.scores.some(({ team, why }) => team === id && why.startsWith(SECONDARY));
    const best = isTold ? null : bestObjective(now, id, rules['unallowed-scores-none']);
    return best ? scored(ended, id, best.points, `${SECONDARY}:${best.name}`, '§12.3') : ended;
  });

/** §12.1.5: most Victory Points, then most Kill Points. */
export const endGame = (game: Game): Game => {
  const winner = winnerBy(
    game.setup.teams.map(({ id }) => id),
    (team) => pointsOf(game.state, team),
    (team) => killsOf(game, team),
  );
  return record(game, { type: 'game-ended', winner, by: 'points', rule: '§12.1.5' });
};

/** Planning 1-2: points and tokens of the round; unspent ones are lost. */
const plan = (game: Game): Game =>
  recordEach(game, game.setup.teams, (now, { id }) => {
    const points = pointsFor(now, id);
    const tokens = tokensFor(now, id);
    const paid = setTrack(now, id, names.POINTS, points, { rule: 'Planning' });
    return setTrack(paid, id, names.TOKENS, tokens, { rule: 'Planning' });
  });

/** A round begins with its planning. */
const beginRound = (game: Game, round: number): Game => {
  const phase = { phase: 'planning', rule: 'Planning' } as const;
  return plan(record(game, { type: 'phase-entered', round, ...phase }));
};

const nextRound = (game: Game): Game => {
  const scoredNow = scoreRound(game);
  if (game.state.round >= LAST_ROUND) return endGame(scoredNow);
  const isOver = (mark: string) => names.OF_THE_ROUND.some((one) => mark.startsWith(one));
  return beginRound(clearMarks(scoredNow, isOver, 'End Phase'), game.state.round + 1);
};

/** Ships that have something to roll before the table goes on. */
export const openRolls = (game: Pick<Game, 'state'>): readonly Ship[] => {
  const { state } = game;
  const marked = (mark: string) =>
    Object.values(state.ships).filter(({ id }) => hasMark(state, id, mark));
  const isDamaged = (ship: Ship): boolean =>
    isSingleShip(ship) &&
    !hasMark(state, ship.id, names.MENDED) &&
    (fireOn(state, ship.id) > 0 || mendable(game, ship.id).some(isRepairable));
  return [
    ...marked(names.MUST_ROLL),
    ...marked(names.EXPLODES),
    ...(state.phase === 'end' ? present(state, isDamaged) : []),
  ];
};

/** On to the next phase of the round, or to the next round. */
export const nextPhase = (game: Game, command: Asked<'next-phase'>): Done => {
  const { state } = game;
  const { to } = command;
  const at = names.PHASES.findIndex((phase) => phase === state.phase);
  const next = names.PHASES.slice(at + 1).find((phase) => to === undefined || phase === to);
  const namesOf = (ships: readonly Ship[]) => ships.map(({ id }) => shipName(state, id));
  const open = namesOf(openRolls(game));
  const still = namesOf(state.phase === 'groups' ? shipsWithTurn(state) : []);
  const advice =
    check(state.phase !== 'planning', { id: 'initiative-missing' }, 'Planning') ??
    check(open.length === 0, { id: 'unresolved', ships: open }, '§7.3.6') ??
    checks.nobodyElse(game, null) ??
    check(still.length === 0, { id: 'still-to-activate', ships: still }, 'Activation');
  return unless(game, command, advice, (after) => {
    const active = activeShip(after.state);
    const group = active === null ? undefined : after.state.ships[active];
    const idle = group ? turnTaken(setMark(after, 'game', 'active', 0), group) : after;
    return next ? enterNext(idle, next, 'Activation') : nextRound(idle);
  });
};

/** What follows by itself: once all Groups are through, dropsites come. */
export const settle = (game: Game): Game => {
  const { state } = game;
  if (state.outcome) return game;
  const through =
    state.phase === 'groups' &&
    activeShip(state) === null &&
    shipsWithTurn(state).length === 0 &&
    openRolls(game).length === 0;
  return through ? enterNext(game, 'dropsites', 'Activation') : game;
};

/** Everything waits, and the first round is planned. */
export const start = (setup: DropfleetSetup): Decision => {
  const game = begin(rulingsFrom(setup.rulings), setup, EMPTY_GAME);
  return { ok: true, events: beginRound(record(game, ...brought(setup)), 1).events };
};
