import type { GameEvent, ShipId } from '../../../../core/game/events';
import { breakOutRoll } from '../../terrain';
import { goesIll } from '../../../admirals-shared/terrain/entry';
import { LASTING_MARKS } from '../names';
import type { Entered } from '../resolve/entering';
import { record } from '../../../../core/game/game';
import { type Game } from '../game';
import { pieceOf } from '../view';
import { destroy, loseHull } from './damage';
import { rollOut } from '../../../admirals-shared/play/follow/terrain';
import { setMark } from '../../../kit/play/marks';
import { spendShields } from '../../../admirals-shared/play/follow/shields';

const rolled = (
  ship: ShipId,
  roll: string,
  die: number | null,
  rule: string,
): readonly GameEvent[] =>
  die === null ? [] : [{ type: 'dice-rolled', by: ship, roll, dice: [die], rule }];

const takeHit = (game: Game, ship: ShipId, { pays, hitBy }: Entered): Game => {
  if (pays === null || hitBy === null) return game;
  const cause = { rule: hitBy };
  if (pays === 'hull') return loseHull(game, ship, 1, cause);
  return spendShields(game, ship, pays === 'pool' ? null : pays, 1, cause);
};

/** Terrain Types: a ship comes to stand in a hex, and the hex does what it does. */
export const enterHex = (game: Game, ship: ShipId, entered: Entered): Game => {
  const { terrain, roll, drag, dragged } = entered;
  const after = record(
    game,
    ...rolled(ship, 'star', roll, 'Star System'),
    ...rolled(ship, 'drag', drag, 'Black Hole'),
  );
  const rule = dragged ? 'Black Hole' : 'Terrain Types';
  const there = setMark(after, ship, LASTING_MARKS.terrain, terrain ?? 0, rule);
  return takeHit(there, ship, entered);
};

/** Black Hole: out of its hex, or lost in it. */
export const breakOut = (game: Game, ship: ShipId, die: number): Game => {
  const piece = pieceOf(game.setup, game.state, ship);
  if (!piece) return game;
  const roll = breakOutRoll(piece);
  const after = record(game, rollOut(ship, 'break-out', roll, die));
  return goesIll(roll, die) ? destroy(after, ship, 'black-hole', roll.rule) : after;
};
