import type { ShipId } from '../../../../core/game/events';
import {
  evadeRefusal,
  MANEUVER_RULES,
  maneuverRefusals,
  rotationRefusal,
  type Lie,
  type Maneuver,
  type MovesSoFar,
} from '../../movement/maneuvers';
import type { Piece } from '../../../admirals-shared/piece';
import { inPhase, inPlay, isActive } from '../checks';
import { enterHex, escapeCore } from '../follow/enter';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { escapeNeeded, resolveEntry, type Arrival } from '../resolve/entering';
import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import { hexOf } from '../resolve/skirmish';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { isGone, tell } from '../../../../core/game/story';
import { pieceOf } from '../view';
import type { CommandOf, Entry } from '../commands';
import { movesNow, rotationsNow } from '../activation';
import { nameOf } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';
import { countOf } from '../../../kit/play/reading';

const NOTHING_SAID: Lie = { ahead: null, beyond: null };

export const movesSoFar = ({ setup, state, rules }: Story, piece: Piece): MovesSoFar => ({
  range: movesNow(setup, state, piece, rules).value,
  used: countOf(state, piece.id, ROUND_MARKS.movesUsed),
});

/** 6A, 6B: what speaks against turning and then making this maneuver. */
export const maneuverAdvice = (
  story: Story,
  piece: Piece,
  maneuver: Maneuver,
  turns: number,
  lie: Lie,
): Check => {
  const soFar = movesSoFar(story, piece);
  const [first] = maneuverRefusals(piece, maneuver, soFar, lie, story.rules);
  const perManeuver = rotationsNow(story.setup, story.state, piece).value;
  const found = first ?? rotationRefusal(piece, turns, perManeuver, soFar);
  return found ? refuse({ ...found.why, ship: nameOf(story, piece.id) }, found.rule) : null;
};

export const payMoves = (story: Story, ship: ShipId, maneuver: Maneuver): Story => {
  const { moves, rule } = MANEUVER_RULES[maneuver];
  return changeMark(story, ship, ROUND_MARKS.movesUsed, moves, rule);
};

/** 8B-01: whoever is said to be in the Core Hex is another piece, and in play. */
export const occupantThere = (story: Story, ship: ShipId, { coreOccupant }: Entry): Check => {
  if (coreOccupant === undefined) return null;
  if (coreOccupant === ship)
    return refuse({ id: 'not-itself', ship: nameOf(story, ship) }, '8B-01');
  return inPlay(story, coreOccupant);
};

/** 8: into a hex; what it asks for must have come with the command. */
export const stepInto = (story: Story, ship: ShipId, entry: Entry, arrival: Arrival = {}): Told => {
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece) return story;
  const entering = resolveEntry(piece, entry, story.rules, arrival);
  if (!entering.done) {
    const { needs, rule } = entering.need;
    return refuse({ id: needs, ship: nameOf(story, ship) }, rule);
  }
  return occupantThere(story, ship, entry) ?? enterHex(story, ship, entering.entered, entry);
};

/** 8B-05: before a maneuver out of a Core Hex a die decides; elsewhere there is none. */
const leaveHex = (story: Story, ship: ShipId, escape: number | undefined): Told => {
  const piece = pieceOf(story.setup, story.state, ship);
  const roll = piece && escapeNeeded(piece, story.rules);
  if (!roll)
    return escape === undefined ? story : refuse({ id: 'left-over', what: 'escape' }, '8B-05');
  if (!isDie(escape)) return refuse({ id: 'escape-roll', ship: nameOf(story, ship) }, roll.rule);
  return escapeCore(story, ship, roll, escape);
};

const goInto = (
  story: Story,
  ship: ShipId,
  entry: Entry,
  escape: number | undefined,
  arrival: Arrival = {},
): Told => {
  const escaping = escape !== undefined;
  return andThen(leaveHex(story, ship, escape), (out) =>
    isGone(out, ship) ? out : stepInto(out, ship, entry, { ...arrival, escaping }),
  );
};

const OPEN_SPACE: Entry = { terrain: null };

/** 6A, 6B: turns, then makes a maneuver, and comes to stand in another hex. */
export const move = (story: Story, command: CommandOf<'move'>): Told => {
  const { ship, maneuver, rotations = 0, ahead = null, beyond = null, override } = command;
  const wrong = inPhase(story, 'action') ?? inPlay(story, ship);
  if (wrong) return wrong;
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece) return refuse({ id: 'unknown-ship', ship }, '3');
  const advice =
    isActive(story, ship) ?? maneuverAdvice(story, piece, maneuver, rotations, { ahead, beyond });
  return andThen(advised(story, override, advice), (told) =>
    goInto(payMoves(told, ship, maneuver), ship, command.enters ?? OPEN_SPACE, command.escape),
  );
};

/** 6C: the Escort moves ahead, the Assault costs nothing, and the attacker moves into the hex instead. */
export const evade = (story: Story, command: CommandOf<'evade'>): Told => {
  const { ship, by, enters = OPEN_SPACE, follows, escape, override } = command;
  const wrong = inPhase(story, 'action') ?? inPlay(story, ship) ?? inPlay(story, by);
  if (wrong) return wrong;
  const escort = pieceOf(story.setup, story.state, ship);
  const attacker = pieceOf(story.setup, story.state, by);
  if (!escort || !attacker) return refuse({ id: 'unknown-ship', ship }, '3');
  const evading = evadeRefusal(escort);
  const advice =
    check(escort.team !== attacker.team, { id: 'own-team', ship: nameOf(story, by) }, '6B-04') ??
    isActive(story, by) ??
    maneuverAdvice(story, attacker, 'assault', command.rotations ?? 0, NOTHING_SAID) ??
    (evading ? refuse({ ...evading.why, ship: nameOf(story, ship) }, evading.rule) : null);
  const used = {
    type: 'mark-set',
    subject: ship,
    mark: ROUND_MARKS.evadeUsed,
    to: 1,
    rule: '6C',
  } as const;
  return andThen(advised(story, override, advice), (told) =>
    andThen(goInto(tell(told, used), ship, enters, escape, { by: 'evade' }), (away) =>
      stepInto(payMoves(away, by, 'ahead'), by, hexOf(escort, follows)),
    ),
  );
};
