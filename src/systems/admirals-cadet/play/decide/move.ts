import type { ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { isCount, isDie } from '../../../admirals-shared/play/resolve/numbers';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import { movesOf, rotationsOf } from '../../movement';
import { inPhase, inPlay, isActive, knownShip } from '../checks';
import { breakOut, enterHex } from '../follow/enter';
import { closeActivation } from '../follow/settle';
import { loseTogether, tellSkirmish } from '../follow/skirmish';
import { TURN_MARKS } from '../names';
import { resolveEntry } from '../resolve/entering';
import {
  resolveSkirmish,
  survivorOf,
  type Advance,
  type SkirmishNeed,
  type SkirmishSoFar,
} from '../resolve/skirmish';
import { movesUsed, pieceOf, skirmishFrom, terrainOf } from '../view';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { isGone, tell } from '../../../../core/game/story';
import type { CommandOf, Entry, Skirmish, SkirmishQuick } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';

const RULE = 'Movement';

/** Movement: moves left, and how far it may turn before one. */
const moveAdvice = (story: Story, ship: ShipId, turns: number): Check => {
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece) return refuse({ id: 'unknown-ship', ship }, RULE);
  const name = nameOf(story, ship);
  const left = movesOf(piece).value.max - movesUsed(story.state, ship);
  const most = rotationsOf(piece).value;
  return (
    isActive(story, ship) ??
    check(left > 0, { id: 'no-moves-left', ship: name }, RULE) ??
    (most !== 'any' && turns > most
      ? refuse({ id: 'too-many-rotations', ship: name, most }, RULE)
      : null)
  );
};

const shareHex = (story: Story, ship: ShipId, shares: boolean): Story =>
  hasMark(story.state, ship, TURN_MARKS.withFriend) === shares || isGone(story, ship)
    ? story
    : tell(story, {
        type: 'mark-set',
        subject: ship,
        mark: TURN_MARKS.withFriend,
        to: shares ? 1 : 0,
        rule: RULE,
      });

interface Step {
  readonly entry: Entry;
  readonly leavesHole: boolean;
  readonly ontoFriend: boolean;
}

/** Terrain Types: into a hex; what it asks for must have come with the command. Dragged on, a ship is no longer with a friend. */
const stepInto = (story: Story, ship: ShipId, step: Step): Told => {
  const { entry, leavesHole, ontoFriend } = step;
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece || isGone(story, ship)) return story;
  const entering = resolveEntry(piece, entry, story.rules, leavesHole);
  if (!entering.done) {
    const { needs, rule } = entering.need;
    return refuse({ id: needs, ship: nameOf(story, ship) }, rule);
  }
  const { entered } = entering;
  return shareHex(enterHex(story, ship, entered), ship, ontoFriend && !entered.dragged);
};

/** Black Hole: a die decides on the way out; elsewhere there is none. */
const leaveHex = (story: Story, ship: ShipId, die: number | undefined): Told => {
  const inHole = terrainOf(story.state, ship) === 'Black Hole';
  if (!inHole)
    return die === undefined ? story : refuse({ id: 'left-over', what: 'breakOut' }, 'Black Hole');
  if (!isDie(die)) return refuse({ id: 'break-out-roll', ship: nameOf(story, ship) }, 'Black Hole');
  return breakOut(story, ship, die);
};

const payMove = (story: Story, ship: ShipId): Story =>
  changeMark(story, ship, TURN_MARKS.movesUsed, 1, RULE);

const OPEN_SPACE: Entry = { terrain: null };

/** Movement: one space. */
export const move = (story: Story, command: CommandOf<'move'>): Told => {
  const { ship, rotations = 0, enters = OPEN_SPACE, override } = command;
  const wrong = inPhase(story, 'ship') ?? inPlay(story, ship);
  if (wrong) return wrong;
  const step: Step = {
    entry: enters,
    leavesHole: terrainOf(story.state, ship) === 'Black Hole',
    ontoFriend: command.ontoFriend === true,
  };
  return andThen(advised(story, override, moveAdvice(story, ship, rotations)), (told) =>
    andThen(leaveHex(payMove(told, ship), ship, command.breakOut), (out) =>
      stepInto(out, ship, step),
    ),
  );
};

const skirmishAdvice = (
  story: Story,
  { active, opposing, rotations = 0 }: Pick<Skirmish, 'active' | 'opposing' | 'rotations'>,
): Check => {
  const sides = [active, opposing].map((ship) => story.state.ships[ship]?.team);
  const shares = hasMark(story.state, active, TURN_MARKS.withFriend);
  return (
    check(sides[0] !== sides[1], { id: 'own-team', ship: nameOf(story, opposing) }, 'Skirmishes') ??
    moveAdvice(story, active, rotations) ??
    check(!shares, { id: 'shares-hex', ship: nameOf(story, active) }, RULE)
  );
};

/** Movement: a skirmish is part of it, whether or not the hex is taken. */
const setOut = (story: Story, ship: ShipId): Story =>
  isGone(story, ship) || hasMark(story.state, ship, TURN_MARKS.skirmished)
    ? story
    : changeMark(story, ship, TURN_MARKS.skirmished, 1, RULE);

/** Skirmishes: the survivor's move counts where it is active; where both stand the activation is over. */
const concluded = (story: Story, fight: BySide<ShipId>, advanced: SkirmishSide | null): Story => {
  const pays = advanced === 'active' && !isGone(story, fight.active);
  const paid = pays ? payMove(story, fight.active) : story;
  const bothStand = SIDES.every((side) => !isGone(paid, fight[side]));
  return bothStand ? closeActivation(paid, fight.active) : setOut(paid, fight.active);
};

const refusedFor = (
  story: Story,
  fight: BySide<ShipId>,
  need: SkirmishNeed,
  { tolls }: SkirmishSoFar,
): Told => {
  if ('side' in need) {
    const ship = nameOf(story, fight[need.side]);
    const why = { id: 'skirmish-needs', needs: need.needs, count: need.count, ship } as const;
    return refuse(why, need.needs === 'rams' ? 'Ram-Prow' : 'Skirmishes');
  }
  const side = tolls ? survivorOf(tolls) : null;
  return refuse({ id: need.needs, ship: nameOf(story, fight[side ?? 'active']) }, need.rule);
};

/** Black Hole, Terrain Types: out of its own hex, then into the other's. */
const takeHex = (story: Story, fight: BySide<ShipId>, advance: Advance): Story => {
  const ship = fight[advance.side];
  const out = advance.breakOut === null ? story : breakOut(story, ship, advance.breakOut);
  return advance.entered ? enterHex(out, ship, advance.entered) : out;
};

const fought = (story: Story, command: Skirmish): Told => {
  const { setup, state, rules } = story;
  const fight = { active: command.active, opposing: command.opposing };
  const situation = skirmishFrom(setup, state, command);
  if (!situation) return refuse({ id: 'unknown-ship', ship: command.active }, 'Skirmishes');
  const { need, leftOver, soFar } = resolveSkirmish(situation, command, rules);
  if (need) return refusedFor(story, fight, need, soFar);
  if (leftOver) return refuse({ id: 'left-over', what: leftOver }, 'Skirmishes');
  const told = tellSkirmish(story, fight, command, soFar);
  return soFar.advance
    ? concluded(takeHex(told, fight, soFar.advance), fight, soFar.advance.side)
    : concluded(told, fight, null);
};

const bothThere = (story: Story, active: ShipId, opposing: ShipId): Check =>
  inPhase(story, 'ship') ?? inPlay(story, active) ?? inPlay(story, opposing);

/** Skirmishes */
export const skirmish = (story: Story, command: Skirmish): Told => {
  const near = [...(command.nearActive ?? []), ...(command.nearOpposing ?? [])];
  const wrong =
    bothThere(story, command.active, command.opposing) ??
    allOf(near, ({ ship }) => knownShip(story, ship));
  if (wrong) return wrong;
  return andThen(advised(story, command.override, skirmishAdvice(story, command)), (told) =>
    fought(told, command),
  );
};

const standsAlone = (story: Story, fight: BySide<ShipId>): SkirmishSide | null => {
  const side = SIDES.find((one) => !isGone(story, fight[one]));
  return side !== undefined && isGone(story, fight[otherSide(side)]) ? side : null;
};

/** Skirmishes, Black Hole: the survivor takes the other's hex, as the table says. */
const takenQuick = (
  story: Story,
  fight: BySide<ShipId>,
  { advance, breakOut: die }: SkirmishQuick,
): Told => {
  const side = standsAlone(story, fight);
  if (!advance)
    return die === undefined
      ? concluded(story, fight, null)
      : refuse({ id: 'left-over', what: 'breakOut' }, 'Skirmishes');
  if (side === null) return refuse({ id: 'left-over', what: 'advance' }, 'Skirmishes');
  const ship = fight[side];
  const leavesHole = terrainOf(story.state, ship) === 'Black Hole';
  return andThen(leaveHex(story, ship, die), (out) =>
    andThen(stepInto(out, ship, { entry: advance, leavesHole, ontoFriend: false }), (there) =>
      concluded(there, fight, side),
    ),
  );
};

/** A skirmish that was fought at the table. */
export const skirmishQuick = (story: Story, command: SkirmishQuick): Told => {
  const { active, opposing, hull, override } = command;
  const counts = isCount(hull.active) && isCount(hull.opposing);
  const wrong =
    bothThere(story, active, opposing) ??
    check(counts, { id: 'bad-damage', ship: nameOf(story, active) }, 'Skirmishes');
  if (wrong) return wrong;
  const fight = { active, opposing };
  return andThen(advised(story, override, skirmishAdvice(story, command)), (told) =>
    takenQuick(loseTogether(told, fight, hull), fight, command),
  );
};
