import { SIDES as FACES } from '../../../../core/dice/sixSided';
import type { GameEvent, ShipId } from '../../../../core/game/events';
import { record, isGone } from '../../../../core/game/game';
import { hasMark } from '../../../../core/game/state';
import { allOf, nameOf } from '../../../kit/play/checks';
import { shipsInPlay } from '../../../kit/play/ships';
import { setMark, changeMark } from '../../../kit/play/marks';
import { spendShields } from '../../../admirals-shared/play/follow/shields';
import { rollOut } from '../../../admirals-shared/play/follow/terrain';
import { isCount, isDie } from '../../../admirals-shared/play/commands';
import {
  combatRolled,
  loseTogether as loseHullTogether,
} from '../../../admirals-shared/play/skirmishes';
import { lost } from '../../../admirals-shared/play/where';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import { goesIll, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import { movesOf, rotationsOf } from '../../movement';
import { inPhase, inPlay, isActive, knownShip } from '../checks';
import type { CommandOf, Entry, Skirmish, SkirmishQuick, SkirmishRolls } from '../commands';
import { destroy, loseHull, fallIfDue, closeActivation } from '../follow/settle';
import { type Game, advised, andThen, check, refuse, type Check, type Decided } from '../game';
import { LASTING_MARKS, TURN_MARKS } from '../names';
import { type Entered, resolveEntry, type EntryNeed } from '../resolve/entering';
import { pieceOf, movesUsed, skirmishFrom, terrainOf } from '../view';
import { breakOutRoll } from '../../terrain';
import { fight, type SkirmishRoll } from '../../../admirals-shared/play/resolve/skirmish';
import { survivorOf } from '../../../admirals-shared/skirmish/duel';
import type { Piece } from '../../piece';
import type { Rules } from '../../rules';
import { skirmishSituation, type SkirmishSituation } from '../../skirmish/fight';

/** What a skirmish asks for next. */
type SkirmishNeed =
  | SkirmishRoll
  | { readonly needs: 'break-out-roll'; readonly roll: TerrainRoll; readonly rule: string }
  | EntryNeed;

/** The side that takes the other's hex, and what becomes of it. */
interface Advance {
  readonly side: SkirmishSide;
  /** Black Hole: the die on the way out; null from any other hex. */
  readonly breakOut: number | null;
  /** What the hex does; null where the ship is lost on the way. */
  readonly entered: Entered | null;
}

type Advancing = { readonly advance: Advance } | { readonly need: SkirmishNeed };

/** Skirmishes, Black Hole: out of the hole where the survivor stands in one, then into the other's space. */
const advanced = (
  side: SkirmishSide,
  piece: Piece,
  { advance = { terrain: null }, breakOut }: SkirmishRolls,
  rules: Rules,
): Advancing => {
  const leavesHole = piece.terrain === 'Black Hole';
  const roll = breakOutRoll(piece);
  if (leavesHole && !isDie(breakOut))
    return { need: { needs: 'break-out-roll', roll, rule: roll.rule } };
  const die = leavesHole ? (breakOut ?? null) : null;
  if (die !== null && goesIll(roll, die))
    return { advance: { side, breakOut: die, entered: null } };
  const entering = resolveEntry(piece, advance, rules, leavesHole);
  return entering.done
    ? { advance: { side, breakOut: die, entered: entering.entered } }
    : { need: entering.need };
};

/** What was told of an advance that is not made. */
const leftOverOf = (rolls: SkirmishRolls, survivor: Piece | undefined) => {
  if (rolls.advance && !survivor) return 'advance';
  const leavesHole = rolls.advance !== undefined && survivor?.terrain === 'Black Hole';
  return rolls.breakOut !== undefined && !leavesHole ? 'breakOut' : null;
};

/** Skirmishes: walks through one with what was rolled so far, up to what is needed next. */
const resolveSkirmish = (situation: SkirmishSituation, rolls: SkirmishRolls, rules: Rules) => {
  const duel = skirmishSituation(situation, rules);
  const { leftOver: over, ...fought } = fight(duel, rolls);
  const so = { duel, fought, survivor: null, advance: null, need: fought.open, leftOver: null };
  if (fought.open) return so;
  const alone = survivorOf(duel, fought.report);
  const leftOver = over ?? leftOverOf(rolls, alone?.piece);
  const survivor = alone?.side ?? null;
  if (leftOver || !rolls.advance || !alone) return { ...so, survivor, leftOver };
  return { ...so, survivor, ...advanced(alone.side, alone.piece, rolls, rules) };
};

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

type Fight = BySide<ShipId>;

/** Skirmishes: both lose hull before either is gone. */
const loseTogether = (game: Game, fight: Fight, hull: BySide<number>): Game =>
  loseHullTogether(game, fight, hull, 'Skirmishes', fallIfDue);

/** Skirmishes, Lethal: what one did. */
const recordSkirmish = (
  game: Game,
  fight: Fight,
  { duel, fought }: ReturnType<typeof resolveSkirmish>,
): Game => {
  const mean = (hits: number, dice: number): number => (hits / FACES) * dice;
  const after = record(game, ...combatRolled(fight, duel, fought.rolls, 'Skirmishes', mean));
  if (!fought.report) return after;
  const { active, opposing } = fought.report;
  return loseTogether(after, fight, { active: active.hullLost, opposing: opposing.hullLost });
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
    isActive(game, ship) ??
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
}

/** Terrain Types: into a hex; what it asks for must have come with the command. Dragged on, a ship is no longer with a friend. */
const stepInto = (game: Game, ship: ShipId, step: Step): Decided => {
  const { entry, leavesHole, ontoFriend } = step;
  const piece = pieceOf(game.setup, game.state, ship);
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
  const inHole = terrainOf(game.state, ship) === 'Black Hole';
  if (!inHole)
    return die === undefined ? game : refuse({ id: 'left-over', what: 'breakOut' }, 'Black Hole');
  if (!isDie(die)) return refuse({ id: 'break-out-roll', ship: nameOf(game, ship) }, 'Black Hole');
  return breakOut(game, ship, die);
};

const payMove = (game: Game, ship: ShipId): Game =>
  changeMark(game, ship, TURN_MARKS.movesUsed, 1, RULE);

const OPEN_SPACE: Entry = { terrain: null };

/** Movement: one space. */
export const move = (game: Game, command: CommandOf<'move'>): Decided => {
  const { ship, rotations = 0, enters = OPEN_SPACE, override } = command;
  const wrong = inPhase(game, 'ship') ?? inPlay(game, ship);
  if (wrong) return wrong;
  const step: Step = {
    entry: enters,
    leavesHole: terrainOf(game.state, ship) === 'Black Hole',
    ontoFriend: command.ontoFriend === true,
  };
  return andThen(advised(game, override, moveAdvice(game, ship, rotations)), (after) =>
    andThen(leaveHex(payMove(lost(after, [ship], RULE), ship), ship, command.breakOut), (out) =>
      stepInto(out, ship, step),
    ),
  );
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

const refusedFor = (
  game: Game,
  fight: BySide<ShipId>,
  need: SkirmishNeed,
  survivor: SkirmishSide | null,
): Decided => {
  if ('side' in need) {
    const ship = nameOf(game, fight[need.side]);
    const why = { id: 'skirmish-needs', needs: need.needs, count: need.count, ship } as const;
    return refuse(why, need.needs === 'rams' ? 'Ram-Prow' : 'Skirmishes');
  }
  return refuse({ id: need.needs, ship: nameOf(game, fight[survivor ?? 'active']) }, need.rule);
};

/** Black Hole, Terrain Types: out of its own hex, then into the other's. */
const takeHex = (game: Game, fight: BySide<ShipId>, advance: Advance): Game => {
  const ship = fight[advance.side];
  const out = advance.breakOut === null ? game : breakOut(game, ship, advance.breakOut);
  return advance.entered ? enterHex(out, ship, advance.entered) : out;
};

const fought = (game: Game, command: Skirmish): Decided => {
  const { setup, state, rules } = game;
  const fight = { active: command.active, opposing: command.opposing };
  const situation = skirmishFrom(setup, state, command);
  if (!situation) return refuse({ id: 'unknown-ship', ship: command.active }, 'Skirmishes');
  const step = resolveSkirmish(situation, command, rules);
  const { need, leftOver, advance } = step;
  if (need) return refusedFor(game, fight, need, step.survivor);
  if (leftOver) return refuse({ id: 'left-over', what: leftOver }, 'Skirmishes');
  const after = recordSkirmish(game, fight, step);
  return advance
    ? concluded(takeHex(after, fight, advance), fight, advance.side)
    : concluded(after, fight, null);
};

const bothThere = (game: Game, active: ShipId, opposing: ShipId): Check =>
  inPhase(game, 'ship') ?? inPlay(game, active) ?? inPlay(game, opposing);

/** Skirmishes */
export const skirmish = (game: Game, command: Skirmish): Decided => {
  const near = [...(command.nearActive ?? []), ...(command.nearOpposing ?? [])];
  const wrong =
    bothThere(game, command.active, command.opposing) ??
    allOf(near, ({ ship }) => knownShip(game, ship));
  if (wrong) return wrong;
  return andThen(advised(game, command.override, skirmishAdvice(game, command)), (after) =>
    fought(after, command),
  );
};

const standsAlone = (game: Game, fight: BySide<ShipId>): SkirmishSide | null => {
  const side = SIDES.find((one) => !isGone(game, fight[one]));
  return side !== undefined && isGone(game, fight[otherSide(side)]) ? side : null;
};

/** Skirmishes, Black Hole: the survivor takes the other's hex, as the table says. */
const takenQuick = (
  game: Game,
  fight: BySide<ShipId>,
  { advance, breakOut: die }: SkirmishQuick,
): Decided => {
  const side = standsAlone(game, fight);
  if (!advance)
    return die === undefined
      ? concluded(game, fight, null)
      : refuse({ id: 'left-over', what: 'breakOut' }, 'Skirmishes');
  if (side === null) return refuse({ id: 'left-over', what: 'advance' }, 'Skirmishes');
  const ship = fight[side];
  const leavesHole = terrainOf(game.state, ship) === 'Black Hole';
  return andThen(leaveHex(game, ship, die), (out) =>
    andThen(stepInto(out, ship, { entry: advance, leavesHole, ontoFriend: false }), (there) =>
      concluded(there, fight, side),
    ),
  );
};

/** A skirmish that was fought at the table. */
export const skirmishQuick = (game: Game, command: SkirmishQuick): Decided => {
  const { active, opposing, hull, override } = command;
  const counts = isCount(hull.active) && isCount(hull.opposing);
  const wrong =
    bothThere(game, active, opposing) ??
    check(counts, { id: 'bad-damage', ship: nameOf(game, active) }, 'Skirmishes');
  if (wrong) return wrong;
  const fight = { active, opposing };
  return andThen(advised(game, override, skirmishAdvice(game, command)), (after) =>
    takenQuick(loseTogether(after, fight, hull), fight, command),
  );
};
