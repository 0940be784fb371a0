import { SIDES as FACES } from '../../../../core/dice/sixSided';
import type { GameEvent, ShipId } from '../../../../core/game/events';
import { record, isGone } from '../../../../core/game/game';
import { hasMark } from '../../../../core/game/state';
import { nameOf } from '../../../kit/play/checks';
import { shipsInPlay } from '../../../kit/play/ships';
import { setMark, changeMark } from '../../../kit/play/marks';
import { spendShields } from '../../../admirals-shared/play/follow';
import { makeSkirmishes } from '../../../admirals-shared/play/skirmishes';
import { moved } from '../../../admirals-shared/play/where';
import type { Going } from '../../../kit/play/spots';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import { goesIll, rollOut } from '../../../admirals-shared/terrain/entry';
import { movesOf, rotationsOf } from '../../movement';
import { checks } from '../checks';
import type { CommandOf, Entry, Skirmish, SkirmishQuick } from '../commands';
import { destroy, loseHull, fallIfDue, closeActivation } from '../follow/settle';
import { type Game, advised, andThen, check, refuse, type Check, type Decided } from '../game';
import { LASTING_MARKS, TURN_MARKS } from '../names';
import { type Entered, resolveEntry } from '../resolve/entering';
import { pieceOf, movesUsed, duelFrom, terrainOf } from '../view';
import { breakOutRoll } from '../../terrain';
import type { Piece } from '../../piece';
import type { PlayWhy } from '../refusals';

const terrainRolled = (
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

const inHole = ({ state }: Game, ship: ShipId): boolean => terrainOf(state, ship) === 'Black Hole';

/** Black Hole: whoever is dragged in to an enemy skirmishes with it, where the table reads it so (ruling hole-already-taken). */
const meetInHole = (game: Game, ship: ShipId): Game => {
  const { state, rules } = game;
  const team = state.ships[ship]?.team;
  const foe = shipsInPlay(state).find((one) => one.team !== team && inHole(game, one.id));
  if (!foe || rules.rulings['hole-already-taken'] === 'share' || isGone(game, ship)) return game;
  const note = { id: 'hole-skirmish', with: nameOf(game, foe.id) };
  return record(game, { type: 'noted', about: ship, note, rule: 'Black Hole' });
};

/** Terrain Types: a ship comes to stand in a hex, and the hex does what it does. */
const enterHex = (game: Game, ship: ShipId, entered: Entered): Game => {
  const { terrain, roll, drag, dragged, armor } = entered;
  const after = record(
    game,
    ...terrainRolled(ship, 'star', roll, 'Star System'),
    ...terrainRolled(ship, 'armor', armor, 'Armor'),
    ...terrainRolled(ship, 'drag', drag, 'Black Hole'),
  );
  const rule = dragged ? 'Black Hole' : 'Terrain Types';
  const there = setMark(after, ship, LASTING_MARKS.terrain, terrain ?? 0, rule);
  const hit = takeHit(there, ship, entered);
  return dragged ? meetInHole(hit, ship) : hit;
};

/** Black Hole: out of its hex, or lost in it. */
const breakOut = (game: Game, ship: ShipId, die: number): Game => {
  const piece = pieceOf(game.setup, game.state, ship);
  if (!piece) return game;
  const roll = breakOutRoll(piece);
  const after = record(game, rollOut(ship, 'break-out', roll, die));
  return goesIll(roll, die) ? destroy(after, ship, 'black-hole', roll.rule) : after;
};

const RULE = 'Movement';

/** Movement: moves left, and how far it may turn before one. */
const moveAdvice = (game: Game, ship: ShipId, turns: number): Check => {
  const piece = pieceOf(game.setup, game.state, ship);
  if (!piece) return refuse({ id: 'unknown-ship', ship }, RULE);
  const name = nameOf(game, ship);
  const left = movesOf(piece).value.max - movesUsed(game.state, ship);
  const most = rotationsOf(piece).value;
  return (
    checks.isActive(game, ship) ??
    check(left > 0, { id: 'no-moves-left', ship: name }, RULE) ??
    (most !== 'any' && turns > most
      ? refuse({ id: 'too-many-rotations', ship: name, most }, RULE)
      : null)
  );
};

const shareHex = (game: Game, ship: ShipId, shares: boolean): Game =>
  isGone(game, ship) ? game : setMark(game, ship, TURN_MARKS.withFriend, shares ? 1 : 0, RULE);

interface Step {
  readonly entry: Entry;
  readonly leavesHole: boolean;
  readonly ontoFriend: boolean;
  /** The ship as a fight left it, where it comes from one. */
  readonly piece?: Piece | null;
}

/** Terrain Types: into a hex; what it asks for must have come with the command. Dragged on, a ship is no longer with a friend. */
const stepInto = (game: Game, ship: ShipId, step: Step): Decided => {
  const { entry, leavesHole, ontoFriend } = step;
  const piece = step.piece ?? pieceOf(game.setup, game.state, ship);
  if (!piece || isGone(game, ship)) return game;
  const entering = resolveEntry(piece, entry, game.rules, leavesHole);
  if (!entering.done) {
    const { needs, rule } = entering.need;
    return refuse({ id: needs, ship: nameOf(game, ship) }, rule);
  }
  const { entered } = entering;
  return shareHex(enterHex(game, ship, entered), ship, ontoFriend && !entered.dragged);
};

/** Black Hole: a die decides on the way out; elsewhere there is none. */
const leaveHex = (game: Game, ship: ShipId, die: number | undefined): Decided => {
  if (!inHole(game, ship))
    return die === undefined ? game : refuse({ id: 'left-over', what: 'breakOut' }, 'Black Hole');
  if (die === undefined)
    return refuse({ id: 'break-out-roll', ship: nameOf(game, ship) }, 'Black Hole');
  return breakOut(game, ship, die);
};

const payMove = (game: Game, ship: ShipId): Game =>
  changeMark(game, ship, TURN_MARKS.movesUsed, 1, RULE);

const OPEN_SPACE: Entry = { terrain: null };

/** Movement, Black Hole: how it moved, where that was told and nothing drags it. */
const goingOf = ({ turned, enters, breakOut }: CommandOf<'move'>): Going | null => {
  const isDragged = enters?.nearHole === true || breakOut !== undefined;
  return isDragged || turned === undefined ? null : { turned, ahead: 1 };
};

/** Movement: one space. */
export const move = (game: Game, command: CommandOf<'move'>): Decided => {
  const { ship, rotations = 0, enters = OPEN_SPACE, override } = command;
  const wrong = checks.inPhase(game, 'ship') ?? checks.inPlay(game, ship);
  if (wrong) return wrong;
  const step: Step = {
    entry: enters,
    leavesHole: inHole(game, ship),
    ontoFriend: command.ontoFriend === true,
  };
  return andThen(advised(game, override, moveAdvice(game, ship, rotations)), (after) => {
    const there = payMove(moved(after, [ship], RULE, goingOf(command)), ship);
    return andThen(leaveHex(there, ship, command.breakOut), (out) => stepInto(out, ship, step));
  });
};

/** Ruling hole-already-taken: the fight in a Black Hole asks for no move. */
const isFreeFight = (game: Game, active: ShipId, opposing: ShipId): boolean =>
  game.rules.rulings['hole-already-taken'] === 'skirmish' &&
  [active, opposing].every((ship) => inHole(game, ship));

const skirmishAdvice = (
  game: Game,
  { active, opposing, rotations = 0 }: Pick<Skirmish, 'active' | 'opposing' | 'rotations'>,
): Check => {
  const sides = [active, opposing].map((ship) => game.state.ships[ship]?.team);
  const shares = hasMark(game.state, active, TURN_MARKS.withFriend);
  return (
    check(sides[0] !== sides[1], { id: 'own-team', ship: nameOf(game, opposing) }, 'Skirmishes') ??
    (isFreeFight(game, active, opposing) ? null : moveAdvice(game, active, rotations)) ??
    check(!shares, { id: 'shares-hex', ship: nameOf(game, active) }, RULE)
  );
};

/** Movement: a skirmish is part of it, whether or not the hex is taken. */
const setOut = (game: Game, ship: ShipId): Game =>
  isGone(game, ship) ? game : setMark(game, ship, TURN_MARKS.skirmished, 1, RULE);

/** Skirmishes: the survivor's move counts where it is active; where both stand the activation is over. */
const concluded = (game: Game, fight: BySide<ShipId>, advanced: SkirmishSide | null): Game => {
  const pays = advanced === 'active' && !isGone(game, fight.active);
  const paid = pays ? payMove(game, fight.active) : game;
  const bothStand = SIDES.every((side) => !isGone(paid, fight[side]));
  return bothStand ? closeActivation(paid, fight.active) : setOut(paid, fight.active);
};

const standsAlone = (game: Game, fight: BySide<ShipId>): SkirmishSide | null => {
  const side = SIDES.find((one) => !isGone(game, fight[one]));
  return side !== undefined && isGone(game, fight[otherSide(side)]) ? side : null;
};

/** Skirmishes, Black Hole: the survivor takes the other's hex, if it likes. */
const takeHex = (
  game: Game,
  { active, opposing, advance, breakOut: die }: Skirmish | SkirmishQuick,
  piece: Piece | null,
): Decided => {
  const fight = { active, opposing };
  const side = standsAlone(game, fight);
  if (!advance)
    return die === undefined
      ? concluded(game, fight, null)
      : refuse({ id: 'left-over', what: 'breakOut' }, 'Skirmishes');
  if (side === null) return refuse({ id: 'left-over', what: 'advance' }, 'Skirmishes');
  const ship = fight[side];
  const step = { entry: advance, leavesHole: inHole(game, ship), ontoFriend: false, piece };
  return andThen(leaveHex(game, ship, die), (out) =>
    andThen(stepInto(out, ship, step), (there) => concluded(there, fight, side)),
  );
};

const FIGHT = 'Skirmishes';

/** Skirmishes: with every roll that it asks for, or as it was fought at the table. */
export const skirmishes = makeSkirmishes<Game, PlayWhy, Skirmish, SkirmishQuick, Piece>({
  rules: {
    all: FIGHT,
    dice: FIGHT,
    damage: FIGHT,
    needs: { dice: FIGHT, rams: 'Ram-Prow', save: FIGHT, grudge: FIGHT },
  },
  meanOf: (hits, dice) => (hits / FACES) * dice,
  knownShip: checks.knownShip,
  bothThere: (game, { active, opposing }) =>
    checks.inPhase(game, 'ship') ?? checks.inPlay(game, active) ?? checks.inPlay(game, opposing),
  advice: skirmishAdvice,
  duelOf: duelFrom,
  fallIfDue,
  takeHex,
});
