import { GAME, type ShipId } from '../../../../core/game/events';
import { record, recordEach } from '../../../../core/game/game';
import { hasMark, trackOf } from '../../../../core/game/state';
import { makeActivation } from '../../../kit/play/activation';
import { nameOf, allOf } from '../../../kit/play/checks';
import { markSet, setMark, clearMarks, markOnly } from '../../../kit/play/marks';
import { scenarioWhy } from '../../../kit/play/scenarioLines';
import { shipsInPlay } from '../../../kit/play/ships';
import { LAST_TEAM } from '../../../kit/play/turns';
import { spentMark, isSpentMark } from '../../../admirals-shared/play/names';
import { movesOf } from '../../movement';
import { checks } from '../checks';
import type { CommandOf } from '../commands';
import { ordersBack, repairAt, closeActivation, turnTaken, endGame } from '../follow/settle';
import { advised, andThen, check, refuse, type Game, type Decided, type Check } from '../game';
import { reloadingMark, TURN_MARKS, placeSubject, LASTING_MARKS } from '../names';
import type { PlayWhy } from '../refusals';
import type { ScenarioAct } from '../setup';
import { mustReload, isTimeFor } from '../situations';
import * as table from '../view';

const SHIP_PHASE = 'Ship Phase';

/** Turn Structure: a turn begins with its orders phase. */
const enterTurn = (game: Game, round: number): Game =>
  record(setMark(game, GAME, LAST_TEAM, 0), {
    type: 'phase-entered',
    round,
    phase: 'orders',
    rule: 'Turn Structure',
  });

/** Heavy: an armament that is made ready again is not used this turn. */
const sitOut = (game: Game, ship: ShipId, armament: number): Game => {
  const piece = table.pieceOf(game.setup, game.state, ship);
  const mounts = piece?.card.armaments[armament]?.mounts ?? [];
  return record(
    game,
    markSet(ship, reloadingMark(armament), 0, 'Heavy'),
    ...mounts.map(({ dice }, mount) => markSet(ship, spentMark(armament, mount), dice, 'Heavy')),
  );
};

const isReloading = ({ setup, state }: Game, ship: ShipId, armament: number): boolean => {
  const piece = table.pieceOf(setup, state, ship);
  return piece !== null && mustReload(state, piece, armament);
};

const markedArmaments = (game: Game, ship: ShipId): readonly number[] =>
  (table.pieceOf(game.setup, game.state, ship)?.card.armaments ?? [])
    .map((_, armament) => armament)
    .filter((armament) => isReloading(game, ship, armament));

const { placed, activated, ...shared } = makeActivation<Game, 'ship', PlayWhy>({
  checks,
  turns: { shipsWithTurn: table.shipsWithTurn, turnOf: table.turnOf },
  phase: 'ship',
  next: 'refresh',
  rules: { placing: 'Setup', activating: SHIP_PHASE },
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
    checks.inPhase(game, 'ship') ??
    checks.inPlay(game, ship) ??
    check(marked, { id: 'not-reloading', ship: nameOf(game, ship) }, 'Heavy');
  if (wrong) return wrong;
  const moved = table.hasSetOut(game.state, ship);
  const advice =
    checks.isActive(game, ship) ??
    check(
      isReloading(game, ship, armament),
      { id: 'fired-this-turn', ship: nameOf(game, ship) },
      'Heavy',
    ) ??
    check(!moved, { id: 'attacks-come-first', ship: nameOf(game, ship) }, SHIP_PHASE);
  return andThen(advised(game, override, advice), (after) => sitOut(after, ship, armament));
};

/** Movement: spaces that had to be moved are noted, not enforced. */
const noteDue = (game: Game, ship: ShipId): Game => {
  const piece = table.pieceOf(game.setup, game.state, ship);
  if (!piece) return game;
  const owed = movesOf(piece).value.min - table.movesUsed(game.state, ship);
  if (owed <= 0) return game;
  const note = { id: 'must-move', moves: owed };
  return record(game, { type: 'noted', about: ship, note, rule: 'Movement' });
};

/** Ship Phase, Movement: not in a hex with another ship. */
const endActivation = (game: Game, { ship, override }: CommandOf<'end-activation'>): Decided => {
  const wrong = checks.inPhase(game, 'ship') ?? checks.isActive(game, ship);
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

const systemCheck = (game: Game, act: ScenarioAct, system: number | undefined): Check => {
  const { perSystem: most } = act;
  if (most === undefined) return null;
  const systems = game.setup.starSystems;
  const rule = table.scenarioRule(game.setup);
  if (system === undefined || system < 1 || system > systems)
    return refuse({ id: 'no-such-system', most: systems }, rule);
  const used = trackOf(game.state, placeSubject(system), act.id)?.now ?? 0;
  return check(used < most, { id: 'system-used-up', system, most }, rule);
};

/** Historic Play: in a Star System, and at the moment that the scenario names. */
const actAdvice = (game: Game, { ship, system }: CommandOf<'scenario-act'>, act: ScenarioAct) => {
  const rule = table.scenarioRule(game.setup);
  const name = nameOf(game, ship);
  const piece = table.pieceOf(game.setup, game.state, ship);
  const isTime = piece !== null && isTimeFor(game.state, piece, act);
  const shares = hasMark(game.state, ship, TURN_MARKS.withFriend);
  return (
    checks.isActive(game, ship) ??
    check(
      table.terrainOf(game.state, ship) === 'Star System',
      { id: 'not-in-system', ship: name },
      rule,
    ) ??
    check(isTime, { id: 'act-too-late', ship: name }, rule) ??
    check(!shares, { id: 'shares-hex', ship: name }, 'Movement') ??
    systemCheck(game, act, system)
  );
};

const counted = (game: Game, act: ScenarioAct, system: number | undefined): Game => {
  if (act.perSystem === undefined || system === undefined) return game;
  const subject = placeSubject(system);
  const used = trackOf(game.state, subject, act.id)?.now ?? 0;
  const rule = table.scenarioRule(game.setup);
  return record(game, { type: 'track-set', subject, track: act.id, to: used + 1, rule });
};

/** Holding Out for a Hero: points in place of going on, and the activation is over. */
export const scenarioAct = (game: Game, command: CommandOf<'scenario-act'>): Decided => {
  const { ship, system, override } = command;
  const wrong = checks.inPhase(game, 'ship') ?? checks.inPlay(game, ship);
  if (wrong) return wrong;
  const { scenario } = game.setup;
  const act = scenario?.acts.find(({ id }) => id === command.act);
  if (!scenario || !act?.ships.includes(ship))
    return refuse({ id: 'scenario-act', ship: nameOf(game, ship) }, 'Historic Play');
  return andThen(advised(game, override, actAdvice(game, command, act)), (after) => {
    const scored = record(counted(after, act, system), {
      type: 'points-scored',
      team: act.team,
      points: act.points,
      why: scenarioWhy(act.id),
      ship,
      rule: scenario.name,
    });
    return closeActivation(scored, ship);
  });
};

const REFRESH = 'Refresh Phase';

const isOfTheTurn = (mark: string): boolean =>
  isSpentMark(mark) || Object.values(TURN_MARKS).some((one) => one === mark);

/** Refresh Phase: no longer activated, nothing fired. */
export const readyAll = (game: Game): Game => clearMarks(game, isOfTheTurn, REFRESH);

/** Star System: who stands in one, as the table sees it. */
const takeStock = (game: Game, ships: readonly ShipId[]): Game =>
  record(
    game,
    ...markOnly(
      game,
      ships,
      LASTING_MARKS.terrain,
      'Star System',
      ({ id }) => table.terrainOf(game.state, id) === 'Star System',
    ),
  );

/** Refresh Phase: orders go back, effects are resolved, and the next turn begins or the game ends. */
export const refresh = (game: Game, command: CommandOf<'refresh'>): Decided => {
  const { inSystems, repairs = [], override } = command;
  const wrong =
    checks.inPhase(game, 'refresh') ??
    allOf(inSystems ?? [], (ship) => checks.inPlay(game, ship)) ??
    allOf(repairs, ({ ship }) => checks.stillThere(game, ship));
  if (wrong) return wrong;
  const stock = inSystems === undefined ? game : takeStock(game, inSystems);
  const held = table.shipsInSystems(stock.state).length;
  const most = game.setup.starSystems;
  const advice = check(held <= most, { id: 'too-many-systems', held, most }, 'Star System');
  return andThen(advised(stock, override, advice), (after) => {
    const mended = repairAt(after, ['refresh'], repairs);
    const back = recordEach(mended, shipsInPlay(mended.state), (so, { id }) =>
      ordersBack(so, id, REFRESH),
    );
    const ready = readyAll(back);
    return table.isLastTurn(ready.state) ? endGame(ready) : enterTurn(ready, ready.state.round + 1);
  });
};
