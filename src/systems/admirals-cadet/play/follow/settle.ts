import { GAME, type ShipId, type TeamId } from '../../../../core/game/events';
import { isGone, record, recordEach } from '../../../../core/game/game';
import { setMark, markSet, pointsNow, type Cause, changeTrack } from '../../../kit/play/marks';
import { isUsedUp, recordLine } from '../../../kit/play/scenarioLines';
import { LAST_TEAM, setActivated, setIdle, makeSettle } from '../../../kit/play/turns';
import { HULL } from '../../../admirals-shared/play/names';
import { unseen } from '../../../admirals-shared/play/where';
import { terrainRule } from '../../../admirals-shared/terrain/entry';
import type { Game } from '../game';
import { LAST_ROUND, TURN_MARKS, LASTING_MARKS, type WayOut } from '../names';
import type { ScenarioScore } from '../setup';
import * as table from '../view';
import { endBy, type Judging } from '../../../kit/play/judging';
import { eliminated, winnerOf } from '../../winner';
import { trackOf } from '../../../../core/game/state';
import { cardsReturned } from '../../../kit/play/cards';
import { shipLeft } from '../../../kit/play/ships';
import { shieldsLeft } from '../../../admirals-shared/piece';
import { makeRepairs, mendShields } from '../../../admirals-shared/play/follow';
import { ordersAt } from '../../../admirals-shared/play/orders';
import type { Effect } from '../../cards/forms';
import { criticalEffect } from '../../strike/attack';

/** Critical Hits, Refresh Phase: back to the library. */
export const ordersBack = (game: Game, ship: ShipId, rule: string): Game =>
  record(game, ...cardsReturned(ordersAt(game.state, ship), rule));

/** Hits: off the map at once; its orders go back, and a scenario may score. */
export const destroy = (game: Game, ship: ShipId, how: WayOut, rule: string, by?: ShipId): Game => {
  if (isGone(game, ship)) return game;
  const left = record(game, shipLeft(ship, how, rule, by));
  return scoreDestroyed(ordersBack(left, ship, rule), ship);
};

export const fallIfDue = (game: Game, ship: ShipId, { by }: Cause): Game =>
  trackOf(game.state, ship, HULL)?.now === 0 ? destroy(game, ship, 'hull', 'Hits', by) : game;

/** Hits, Direct Hit: a hull box for each, and the ship with the last. */
export const loseHull = (game: Game, ship: ShipId, points: number, cause: Cause): Game =>
  points === 0 ? game : fallIfDue(changeTrack(game, ship, HULL, -points, cause), ship, cause);

/** Critical Hits: one that nothing stopped, by the role of the ship. */
export const takeCritical = (game: Game, ship: ShipId, by?: ShipId): Game => {
  const { setup, state, rules } = game;
  const piece = table.pieceOf(setup, state, ship);
  if (!piece || isGone(game, ship)) return game;
  const rule = 'Critical Hits';
  const noShields = terrainRule(rules.terrains, piece.terrain).noShields === true;
  const cause = { rule, ...(by === undefined ? {} : { by }) };
  const standing = {
    hull: piece.hull,
    shields: noShields ? 0 : shieldsLeft(piece),
    crippled: piece.crippled,
    orders: ordersAt(state, ship).length,
  };
  switch (criticalEffect(piece.card.role, standing)) {
    case 'destroyed':
      return destroy(game, ship, 'critical', rule, by);
    case 'crippled':
      return setMark(game, ship, LASTING_MARKS.crippled, 1, rule);
    case 'orders-back':
      return ordersBack(game, ship, rule);
    case 'hull':
      return loseHull(game, ship, 1, cause);
  }
};

const cause = { rule: 'Order Card Anatomy' };

/** Order Card Anatomy: boxes of hull or shields that come back, never more than were printed. */
export const repairAt = makeRepairs<Game, Extract<Effect, { does: 'repair' }>>(
  ({ setup, state }, ship) =>
    ordersAt(state, ship.id).map(({ id, ref }) => ({
      id,
      repairs: (table.orderCard(setup, ref)?.effects ?? []).flatMap((effect) =>
        effect.does === 'repair' ? [effect] : [],
      ),
    })),
  (game, ship, { what, amount }, facings = []) =>
    what === 'hull'
      ? changeTrack(game, ship, HULL, amount, cause)
      : mendShields(game, ship, amount, facings, cause),
);

/** Historic Play: a line scores, and may make this turn the last. */
export const scoreLine = (game: Game, line: ScenarioScore, ship?: ShipId): Game => {
  const rule = table.scenarioRule(game.setup);
  const scored = recordLine(game, line, rule, ship);
  return line.endsGame === true ? setMark(scored, GAME, LAST_ROUND, 1, rule) : scored;
};

const linesOf = ({ setup }: Game): readonly ScenarioScore[] => setup.scenario?.scoring ?? [];

/** Historic Play: lines that score for a ship that is destroyed. */
export const scoreDestroyed = (game: Game, ship: ShipId): Game =>
  recordEach(game, linesOf(game), (after, line) => {
    const counts = line.when !== undefined && 'destroyed' in line.when;
    const named = counts && line.when.destroyed.includes(ship) && !isUsedUp(after, line);
    return named ? scoreLine(after, line, ship) : after;
  });

const isBattered = (game: Game, line: ScenarioScore): boolean => {
  const { when } = line;
  if (when === undefined || !('hullAtMost' in when) || isGone(game, when.ship)) return false;
  return pointsNow(game.state, when.ship, HULL) <= when.hullAtMost;
};

/** Star System, Historic Play: what scores at the end of the game. */
const scoreEnd = (game: Game): Game => {
  const held = record(
    game,
    ...table.shipsInSystems(game.state).map(({ id, team }) => {
      const points = terrainRule(game.rules.terrains, 'Star System').points ?? 0;
      const rule = 'Star System';
      return { type: 'points-scored', team, points, why: 'star-system', ship: id, rule } as const;
    }),
  );
  return recordEach(held, linesOf(held), (after, line) =>
    isBattered(after, line) ? scoreLine(after, line) : after,
  );
};

const RULE = 'Ship Phase';

/** The other team is next. */
export const turnTaken = (game: Game, { team }: { readonly team: TeamId }, rule = RULE): Game =>
  record(game, markSet(GAME, LAST_TEAM, team, rule));

/** Ship Phase: the ship has activated, and its team has had its turn. */
export const closeActivation = (game: Game, ship: ShipId): Game => {
  const known = game.state.ships[ship];
  if (!known) return game;
  const off = setIdle(unseen(game, ship, RULE), RULE);
  const alone = known.left === null ? setMark(off, ship, TURN_MARKS.withFriend, 0, RULE) : off;
  return turnTaken(setActivated(alone, ship, RULE), known);
};

/** Ending the Game: who wins as things stand, and what is counted before. */
export const judging: Judging<Game> = {
  verdict: ({ setup, state, rules }) => winnerOf(table.standingsOf(setup, state), rules.rulings),
  lastScores: scoreEnd,
};

/** Ending the Game: the last points are counted, then the winner is found. */
export const endGame = endBy(judging);

/** Objectives: a fleet without a ship has lost. */
const endIfEliminated = (game: Game): Game => {
  const brought = new Set(Object.values(game.state.ships).map(({ team }) => team));
  const gone = eliminated(table.standingsOf(game.setup, game.state));
  return gone.some((team) => brought.has(team)) ? endGame(game) : game;
};

/** Ship Phase: after all ships have activated comes the refresh phase. */
export const settle = makeSettle<Game>({
  turns: { phaseOf: table.phaseOf, shipsWithTurn: table.shipsWithTurn },
  phase: 'ship',
  rule: RULE,
  next: 'refresh',
  close: closeActivation,
  endIfLost: endIfEliminated,
});
