import { GAME } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { LAST_TEAM } from '../../../kit/play/turns';
import { movesOwed } from '../../movement/maneuvers';
import { checks, firstInScenario, playerInTurn } from '../checks';
import { defeat } from '../follow/damage';
import { closeActivation, turnTaken } from '../follow/settle';
import { LAST_PLAYER, LASTING_MARKS, ROUND_MARKS } from '../../../admirals-shared/play/names';
import { andThen, type Game, type Decided } from '../game';
import { record } from '../../../../core/game/game';
import { keepsTurns, placedFirst, shipsWithTurn, teamsInOrder, turnOf } from '../turn';
import { pieceOf } from '../view';
import type { CommandOf } from '../commands';
import { terrainOf } from '../../../admirals-shared/play/reading';
import { makeNear } from '../../../admirals-shared/play/where';
import { movesNow } from '../activation';
import { allOf } from '../../../kit/play/checks';
import type { PlayWhy } from '../refusals';
import { enterRound } from '../follow/refresh';
import { markSet, countOf } from '../../../kit/play/marks';
import { isCrushed } from '../../terrain/entry';
import { makeActivation } from '../../../kit/play/activation';

/** 5A-02: the Reloading token goes, and with it Heavy strikes this round (ruling reload-always-clears). */
export const clearReload = (game: Game, ship: string): Game => {
  const { reloading } = LASTING_MARKS;
  if (!hasMark(game.state, ship, reloading)) return game;
  const rule = '5A-02';
  return record(
    game,
    markSet(ship, reloading, 0, rule),
    markSet(ship, ROUND_MARKS.heavyLocked, 1, rule),
  );
};

const isLost = ({ setup, state }: Game, ship: string): boolean => {
  const piece = pieceOf(setup, state, ship);
  return piece !== null && isCrushed(hasMark(state, ship, ROUND_MARKS.startedInCore), piece);
};

/** 8B-04: a piece that began its activation in a Core Hex and ends it in one is lost. */
export const crushIfDue = (game: Game, ship: string): Game =>
  isLost(game, ship) ? defeat(game, ship, 'crushed', '8B-04') : game;

const finish = (game: Game, ship: string): Game => closeActivation(crushIfDue(game, ship), ship);

const { placed, activated, ...shared } = makeActivation<Game, 'action', PlayWhy>({
  checks,
  turns: { shipsWithTurn, turnOf },
  phase: 'action',
  next: 'refresh',
  rules: { placing: '4A-04', activating: '4B-02' },
  keepsTurns,
  inTurn: (game, ship, to, ofTeam) =>
    firstInScenario(game, ship) ?? ofTeam ?? playerInTurn(game, ship, to),
  turnTaken,
  close: finish,
  fresh: [ROUND_MARKS.activated, ROUND_MARKS.strikesMade, ROUND_MARKS.movesUsed],
  enterFirst: (game) => {
    const [first, second = first] = teamsInOrder(game.setup);
    const led =
      second === undefined
        ? game
        : record(game, { type: 'initiative-set', team: second, rule: '4A-05' });
    return enterRound(led, 1);
  },
});

/** 5A-02, 8B-04: what every activation begins with, also one that is only marked. */
export const begin = (game: Game, ship: string): Game => {
  const inCore = terrainOf(game.state, ship) === 'Black Hole Core';
  const noted = inCore ? record(game, markSet(ship, ROUND_MARKS.startedInCore, 1, '8B-04')) : game;
  const always = game.rules.rulings['reload-always-clears'] === 'always';
  return always ? clearReload(noted, ship) : noted;
};

/** 4B-02, 9R: it activates, and who is near is noted. */
const activate = (game: Game, command: CommandOf<'activate'>): Decided => {
  const { ship, near = [] } = command;
  const unknown = allOf(near, (one) => checks.knownShip(game, one.ship));
  if (unknown) return unknown;
  const noted = markSet(ship, ROUND_MARKS.near, makeNear(near), '4B-02');
  return andThen(activated(game, command), (active) =>
    begin(near.length > 0 ? record(active, noted) : active, ship),
  );
};

/** 3A-02 II, 6B: Moves that had to be made are noted, not enforced. */
const noteDue = (game: Game, { ship, noManeuver = false }: CommandOf<'end-activation'>): Game => {
  const piece = pieceOf(game.setup, game.state, ship);
  if (!piece) return game;
  const range = movesNow(game.setup, game.state, piece, game.rules).value;
  const used = countOf(game.state, ship, ROUND_MARKS.movesUsed);
  const moves = movesOwed({ range, used });
  if (moves === 0) return game;
  const [note, rule] = noManeuver
    ? [{ id: 'no-maneuver' }, '6B']
    : [{ id: 'must-move', moves }, '3A-02 II'];
  return record(game, { type: 'noted', about: ship, note, rule });
};

/** 4B-02, 8B-04: the piece has activated, wherever a hand has put it meanwhile. */
const endActivation = (game: Game, command: CommandOf<'end-activation'>): Decided => {
  const { ship } = command;
  const wrong = checks.inPhase(game, 'action') ?? checks.isActive(game, ship);
  if (wrong) return wrong;
  return finish(isLost(game, ship) ? game : noteDue(game, command), ship);
};

/** 4A-04, 10D-01: onto the battlefield, or into reserve. What a scenario places first takes no turn (11A). */
const placeShip = (game: Game, command: CommandOf<'place-ship'>): Decided => {
  const first = placedFirst(game.setup, game.state).find(({ id }) => id === command.ship);
  const rule = command.place === 'reserve' ? '10D-01' : '4A-04';
  return andThen(placed(game, command, command.place, rule), (there) =>
    first
      ? record(
          there,
          markSet(GAME, LAST_TEAM, 0, '11A'),
          markSet(first.team, LAST_PLAYER, 0, '11A'),
        )
      : there,
  );
};

export const activations = {
  ...shared,
  'place-ship': placeShip,
  activate,
  'end-activation': endActivation,
};
