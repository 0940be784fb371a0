import { nameOf } from '../../../kit/play/checks';
import { GAME, type ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { spentMark } from '../../../admirals-shared/play/names';
import { movesOf } from '../../movement';
import { checks, inPhase, inPlay, inTurn, isActive } from '../checks';
import { closeActivation, turnTaken } from '../follow/settle';
import { reloadingMark, TURN_MARKS } from '../names';
import { mustReload } from '../situations';
import { advised, andThen, check, refuse, type Game, type Decided } from '../game';
import { record, recordEach } from '../../../../core/game/game';
import { hasSetOut, movesUsed, pieceOf, shipsWithTurn, turnOf } from '../view';
import type { CommandOf } from '../commands';
import { markSet, setMark } from '../../../kit/play/marks';
import { LAST_TEAM } from '../../../kit/play/turns';
import type { PlayWhy } from '../refusals';
import { makeActivation } from '../../../kit/play/activation';

const RULE = 'Ship Phase';

/** Turn Structure: a turn begins with its orders phase. */
export const enterTurn = (game: Game, round: number): Game =>
  record(setMark(game, GAME, LAST_TEAM, 0), {
    type: 'phase-entered',
    round,
    phase: 'orders',
    rule: 'Turn Structure',
  });

/** Heavy: an armament that is made ready again is not used this turn. */
const sitOut = (game: Game, ship: ShipId, armament: number): Game => {
  const piece = pieceOf(game.setup, game.state, ship);
  const mounts = piece?.card.armaments[armament]?.mounts ?? [];
  return record(
    game,
    markSet(ship, reloadingMark(armament), 0, 'Heavy'),
    ...mounts.map(({ dice }, mount) => markSet(ship, spentMark(armament, mount), dice, 'Heavy')),
  );
};

const isReloading = ({ setup, state }: Game, ship: ShipId, armament: number): boolean => {
  const piece = pieceOf(setup, state, ship);
  return piece !== null && mustReload(state, piece, armament);
};

const markedArmaments = (game: Game, ship: ShipId): readonly number[] =>
  (pieceOf(game.setup, game.state, ship)?.card.armaments ?? [])
    .map((_, armament) => armament)
    .filter((armament) => isReloading(game, ship, armament));

const { placed, activated, ...shared } = makeActivation<Game, 'ship', PlayWhy>({
  checks,
  turns: { shipsWithTurn, turnOf },
  phase: 'ship',
  next: 'refresh',
  rules: { placing: 'Setup', activating: RULE },
  keepsTurns: () => true,
  inTurn,
  turnTaken,
  close: closeActivation,
  fresh: [TURN_MARKS.activated, TURN_MARKS.movesUsed, TURN_MARKS.skirmished],
  enterFirst: (game) => enterTurn(game, 1),
});

/** Ship Phase, Heavy: boxes are erased now, where the table reads it so (ruling heavy-box-erased). */
const activate = (game: Game, command: CommandOf<'activate'>): Decided =>
  andThen(activated(game, command), (begun) => {
    const { ship } = command;
    if (begun.rules.rulings['heavy-box-erased'] !== 'on-activation') return begun;
    return recordEach(begun, markedArmaments(begun, ship), (after, armament) =>
      sitOut(after, ship, armament),
    );
  });

/** Heavy: the mark is erased in place of firing (ruling heavy-box-erased), so not in the turn of the shot. */
const reload = (game: Game, { ship, armament, override }: CommandOf<'reload'>): Decided => {
  const marked = hasMark(game.state, ship, reloadingMark(armament));
  const wrong =
    inPhase(game, 'ship') ??
    inPlay(game, ship) ??
    check(marked, { id: 'not-reloading', ship: nameOf(game, ship) }, 'Heavy');
  if (wrong) return wrong;
  const moved = hasSetOut(game.state, ship);
  const advice =
    isActive(game, ship) ??
    check(
      isReloading(game, ship, armament),
      { id: 'fired-this-turn', ship: nameOf(game, ship) },
      'Heavy',
    ) ??
    check(!moved, { id: 'attacks-come-first', ship: nameOf(game, ship) }, RULE);
  return andThen(advised(game, override, advice), (after) => sitOut(after, ship, armament));
};

/** Movement: spaces that had to be moved are noted, not enforced. */
const noteDue = (game: Game, ship: ShipId): Game => {
  const piece = pieceOf(game.setup, game.state, ship);
  if (!piece) return game;
  const owed = movesOf(piece).value.min - movesUsed(game.state, ship);
  if (owed <= 0) return game;
  const note = { id: 'must-move', moves: owed };
  return record(game, { type: 'noted', about: ship, note, rule: 'Movement' });
};

/** Ship Phase, Movement: not in a hex with another ship. */
const endActivation = (game: Game, { ship, override }: CommandOf<'end-activation'>): Decided => {
  const wrong = inPhase(game, 'ship') ?? inPlay(game, ship) ?? isActive(game, ship);
  if (wrong) return wrong;
  const shares = hasMark(game.state, ship, TURN_MARKS.withFriend);
  const advice = shares ? refuse({ id: 'shares-hex', ship: nameOf(game, ship) }, 'Movement') : null;
  return andThen(advised(game, override, advice), (after) =>
    closeActivation(noteDue(after, ship), ship),
  );
};

export const activations = {
  ...shared,
  'place-ship': (game: Game, command: CommandOf<'place-ship'>): Decided =>
    placed(game, command, 'play'),
  activate,
  reload,
  'end-activation': endActivation,
};
