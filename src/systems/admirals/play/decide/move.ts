import type { ShipId } from '../../../../core/game/events';
import * as maneuvers from '../../movement/maneuvers';
import { checks } from '../checks';
import { EXHAUSTED, ROUND_MARKS, LASTING_MARKS } from '../../../admirals-shared/play/names';
import { escapeNeeded, hexOf, resolveEntry, type Arrival, type Entered } from '../resolve/entering';
import { advised, andThen, check, refuse, type Check, type Game, type Decided } from '../game';
import { isGone, record, recordEach } from '../../../../core/game/game';
import { pieceOf, duelFrom } from '../view';
import type { CommandOf, Entry, Skirmish, SkirmishQuick } from '../commands';
import { movesNow, rotationsNow } from '../activation';
import { nameOf } from '../../../kit/play/checks';
import { shipsInPlay } from '../../../kit/play/ships';
import { terrainOf } from '../../../admirals-shared/play/reading';
import { changeMark, changeTrack, markSet, setMark, countOf } from '../../../kit/play/marks';
import { moved } from '../../../admirals-shared/play/where';
import type { Piece } from '../../piece';
import { revengeOf } from '../../skirmish/spec';
import { SIDES as FACES } from '../../../../core/dice/sixSided';
import { makeSkirmishes } from '../../../admirals-shared/play/skirmishes';
import { SIDES } from '../../../admirals-shared/skirmish/sides';
import { defeat, fallIfDue, loseHull, collide } from '../follow/damage';
import type { PlayWhy } from '../refusals';
import { goesIll, rollOut, type TerrainRoll } from '../../../admirals-shared/terrain/entry';
import { spendShields } from '../../../admirals-shared/play/follow';

const NOTHING_SAID: maneuvers.Lie = { ahead: null, beyond: null };

/** 6A, 6B: what speaks against turning and then making this maneuver. */
export const maneuverAdvice = (
  game: Game,
  piece: Piece,
  maneuver: maneuvers.Maneuver,
  turns: number,
  lie: maneuvers.Lie,
): Check => {
  const { setup, state, rules } = game;
  const used = countOf(state, piece.id, ROUND_MARKS.movesUsed);
  const soFar = { range: movesNow(setup, state, piece, rules).value, used };
  const [first] = maneuvers.maneuverRefusals(piece, maneuver, soFar, lie, rules);
  const perManeuver = rotationsNow(setup, state, piece).value;
  const found = first ?? maneuvers.rotationRefusal(piece, turns, perManeuver, soFar);
  return found ? refuse({ ...found.why, ship: nameOf(game, piece.id) }, found.rule) : null;
};

const payMoves = (game: Game, ship: ShipId, maneuver: maneuvers.Maneuver): Game => {
  const { moves, rule } = maneuvers.MANEUVER_RULES[maneuver];
  return changeMark(game, ship, ROUND_MARKS.movesUsed, moves, rule);
};

/** 8B-01: whoever is said to be in the Core Hex is another piece, and in play. */
const occupantThere = (game: Game, ship: ShipId, { coreOccupant = null }: Entry): Check => {
  if (coreOccupant === null) return null;
  if (coreOccupant === ship) return refuse({ id: 'not-itself', ship: nameOf(game, ship) }, '8B-01');
  return checks.inPlay(game, coreOccupant);
};

/** 8B-01: a piece is said to be in a Core Hex already, and nobody has said whether it is this one. */
const coreTaken = (game: Game, ship: ShipId, { fate }: Entered, entry: Entry): Check => {
  if (fate !== 'drawn-in' || entry.coreOccupant === null) return null;
  const other = shipsInPlay(game.state).find(
    ({ id }) => id !== ship && terrainOf(game.state, id) === 'Black Hole Core',
  );
  const names = { ship: nameOf(game, ship), other: nameOf(game, other?.id ?? '') };
  return check(other === undefined, { id: 'core-taken', ...names }, '8B-01');
};

/** 8: into a hex, if whoever else it is about is there; what it asks for must have come with the command. */
const stepInto = (
  game: Game,
  ship: ShipId,
  entry: Entry,
  arrival: Arrival,
  piece = pieceOf(game.setup, game.state, ship),
): Decided => {
  if (!piece) return game;
  const entering = resolveEntry(piece, entry, game.rules, arrival);
  if (!entering.done) {
    const { needs, rule } = entering.need;
    return refuse({ id: needs, ship: nameOf(game, ship) }, rule);
  }
  const { entered } = entering;
  const taken = coreTaken(game, ship, entered, entry);
  return (
    occupantThere(game, ship, entry) ??
    andThen(advised(game, arrival.override, taken), (after) =>
      enterHex(after, ship, entered, entry),
    )
  );
};

/** 8B-05: before a maneuver out of a Core Hex a die decides; elsewhere there is none. */
const leaveHex = (game: Game, ship: ShipId, escape: number | undefined): Decided => {
  const piece = pieceOf(game.setup, game.state, ship);
  const roll = piece && escapeNeeded(piece, game.rules);
  if (!roll)
    return escape === undefined ? game : refuse({ id: 'left-over', what: 'escape' }, '8B-05');
  if (escape === undefined)
    return refuse({ id: 'escape-roll', ship: nameOf(game, ship) }, roll.rule);
  return escapeCore(game, ship, roll, escape);
};

const goInto = (
  game: Game,
  ship: ShipId,
  entry: Entry,
  escape: number | undefined,
  arrival: Arrival,
): Decided => {
  const escaping = escape !== undefined;
  return andThen(leaveHex(game, ship, escape), (out) =>
    isGone(out, ship) ? out : stepInto(out, ship, entry, { ...arrival, escaping }),
  );
};

const OPEN_SPACE: Entry = { terrain: null };

/** 6A, 6B: turns, then makes a maneuver, and comes to stand in another hex. */
export const move = (game: Game, command: CommandOf<'move'>): Decided => {
  const { ship, maneuver, rotations = 0, ahead = null, beyond = null, override } = command;
  const wrong = checks.inPhase(game, 'action') ?? checks.inPlay(game, ship);
  if (wrong) return wrong;
  const piece = pieceOf(game.setup, game.state, ship);
  if (!piece) return refuse({ id: 'unknown-ship', ship }, '3');
  const advice =
    checks.isActive(game, ship) ??
    maneuverAdvice(game, piece, maneuver, rotations, { ahead, beyond });
  return andThen(advised(game, override, advice), (after) => {
    const there = moved(after, [ship], '6B', goingOf(command));
    return goInto(
      payMoves(there, ship, maneuver),
      ship,
      command.enters ?? OPEN_SPACE,
      command.escape,
      { override },
    );
  });
};

/** 6A, 6B, 8B: how it moved, where nothing but its own maneuver moves it. */
const goingOf = ({ maneuver, rotations = 0, turned, enters, escape }: CommandOf<'move'>) => {
  const isDrawn = enters?.terrain?.startsWith('Black Hole') === true || escape !== undefined;
  const isTold = rotations === 0 || turned !== undefined;
  return isDrawn || !isTold ? null : { turned: turned ?? 0, ahead: maneuver === 'ahead' ? 1 : 2 };
};

/** 6C: the Escort moves ahead, the Assault costs nothing, and the attacker moves into the hex instead. */
export const evade = (game: Game, command: CommandOf<'evade'>): Decided => {
  const { ship, by, enters = OPEN_SPACE, follows, escape, override } = command;
  const wrong =
    checks.inPhase(game, 'action') ?? checks.inPlay(game, ship) ?? checks.inPlay(game, by);
  if (wrong) return wrong;
  const escort = pieceOf(game.setup, game.state, ship);
  const attacker = pieceOf(game.setup, game.state, by);
  if (!escort || !attacker) return refuse({ id: 'unknown-ship', ship }, '3');
  const evading = maneuvers.evadeRefusal(escort);
  const advice =
    check(escort.team !== attacker.team, { id: 'own-team', ship: nameOf(game, by) }, '6B-04') ??
    checks.isActive(game, by) ??
    maneuverAdvice(game, attacker, 'assault', command.rotations ?? 0, NOTHING_SAID) ??
    (evading ? refuse({ ...evading.why, ship: nameOf(game, ship) }, evading.rule) : null);
  const used = markSet(ship, ROUND_MARKS.evadeUsed, 1, '6C');
  return andThen(advised(game, override, advice), (after) =>
    andThen(
      goInto(record(moved(after, [ship, by], '6C'), used), ship, enters, escape, {
        by: 'evade',
        override,
      }),
      (away) => stepInto(payMoves(away, by, 'ahead'), by, hexOf(escort, follows), { override }),
    ),
  );
};

type Aim = Pick<Skirmish, 'active' | 'opposing' | 'assault' | 'rotations'>;

/** 6B-04: an Assault of the active piece on a piece of the other team. */
const assaultAdvice = (game: Game, aim: Aim): Check => {
  const { active, opposing, assault = true, rotations = 0 } = aim;
  const piece = pieceOf(game.setup, game.state, active);
  const foes = game.state.ships[active]?.team !== game.state.ships[opposing]?.team;
  const friends = check(foes, { id: 'own-team', ship: nameOf(game, active) }, '6B-04');
  if (friends || !assault || !piece) return friends;
  return (
    checks.isActive(game, active) ?? maneuverAdvice(game, piece, 'assault', rotations, NOTHING_SAID)
  );
};

/** 9Q: only a piece with Grudge takes another with it. */
const grudgeAdvice = (game: Game, { grudge, active, opposing }: SkirmishQuick): Check => {
  if (grudge === undefined) return null;
  const avenger = pieceOf(game.setup, game.state, { active, opposing }[grudge]);
  const has = avenger !== null && revengeOf(avenger, game.rules).length > 0;
  return check(has, { id: 'no-grudge', ship: nameOf(game, avenger?.id ?? '') }, '9Q');
};

/** 6B-04: an Assault takes the hex of whom it defeats. */
const takeHex = (game: Game, command: Skirmish | SkirmishQuick, survivor: Piece | null) => {
  const { active, opposing, assault, enters, override } = command;
  const foe = pieceOf(game.setup, game.state, opposing);
  if (assault === false || !foe || isGone(game, active) || !isGone(game, opposing))
    return enters && command.type === 'skirmish'
      ? refuse({ id: 'left-over', what: 'enters' }, '7')
      : game;
  const arrival = { by: 'assault', override } as const;
  return stepInto(game, active, hexOf(foe, enters), arrival, survivor ?? undefined);
};

/** 7: with every roll that it asks for, or as it was resolved at the table. */
export const skirmishes = makeSkirmishes<Game, PlayWhy, Skirmish, SkirmishQuick, Piece>({
  rules: {
    all: '7',
    dice: '7B',
    damage: '7D',
    needs: { dice: '7B', rams: '7B', save: '7C', grudge: '9Q' },
  },
  meanOf: (hits, dice) => (hits * dice) / FACES,
  knownShip: checks.knownShip,
  bothThere: (game, { active, opposing }) =>
    checks.inPhase(game, 'action') ??
    checks.inPlay(game, active) ??
    checks.inPlay(game, opposing) ??
    check(active !== opposing, { id: 'not-itself', ship: active }, '7'),
  advice: (game, command) =>
    assaultAdvice(game, command) ??
    (command.type === 'skirmish-quick' ? grudgeAdvice(game, command) : null),
  begun: (game, { assault, active }) =>
    assault === false ? game : payMoves(game, active, 'assault'),
  duelOf: duelFrom,
  fallIfDue,
  fallToGrudge: (game, ship, by) => defeat(game, ship, 'grudge', '9Q', by),
  // One Exhausted more, unless it has two.
  tire: (game, fight) =>
    recordEach(game, SIDES, (after, side) =>
      isGone(after, fight[side])
        ? after
        : changeTrack(after, fight[side], EXHAUSTED, 1, { rule: '7D' }),
    ),
  takeHex,
});

const standIn = (
  game: Game,
  ship: ShipId,
  { terrain }: Entered,
  { nearStrategic: near = false, otherCore: isElsewhere = false }: Entry,
): Game => {
  const marked = setMark(game, ship, LASTING_MARKS.terrain, terrain ?? 0, '8');
  const there = isElsewhere ? setMark(marked, ship, ROUND_MARKS.startedInCore, 0, '8B-04') : marked;
  return setMark(there, ship, LASTING_MARKS.nearStrategic, near ? 1 : 0, '10E-03');
};

const rolled = (game: Game, ship: ShipId, { roll, fate }: Entered): Game => {
  if (roll === undefined) return game;
  const [name, rule] = fate === 'dust' ? ['dust', '8C-03'] : ['drawn-in', '8B-01'];
  return record(game, { type: 'dice-rolled', by: ship, roll: name, dice: [roll], rule });
};

/** 8: a piece comes to stand in a hex, and the hex does what it does. */
export const enterHex = (game: Game, ship: ShipId, entered: Entered, entry: Entry): Game => {
  const there = standIn(rolled(game, ship, entered), ship, entered, entry);
  switch (entered.fate) {
    case 'stays':
    case 'drawn-in':
      return there;
    case 'collision':
      return collide(there, ship, entered.with ?? null);
    case 'dust': {
      const rule = '8C-03';
      const paid =
        entered.pays === undefined ? there : spendShields(there, ship, entered.pays, 1, { rule });
      return loseHull(paid, ship, entered.directHits ?? 0, { rule });
    }
  }
};

/** 8B-05: out of a Core Hex, or lost in it; whoever comes out has 2 Moves more, each time, and is lost all the same if it ends there (8B-04). */
export const escapeCore = (game: Game, ship: ShipId, roll: TerrainRoll, die: number): Game => {
  const { rule } = roll;
  const after = record(game, rollOut(ship, 'escape', roll, die));
  return goesIll(roll, die)
    ? defeat(after, ship, 'black-hole', rule)
    : changeMark(after, ship, ROUND_MARKS.escaped, 1, rule);
};
