import { hasMark, trackOf } from '../../../../core/game/state';
import { inPhase, inPlay, isActive } from '../checks';
import { closeActivation } from '../follow/settle';
import { isTimeFor } from '../moments';
import { placeSubject, TURN_MARKS } from '../names';
import type { ScenarioAct } from '../setup';
import { advised, andThen, check, refuse, type Check, type Game, type Decided } from '../game';
import { record } from '../../../../core/game/game';
import { pieceOf, terrainOf } from '../view';
import type { CommandOf } from '../commands';
import { nameOf } from '../../../kit/play/checks';
import { scenarioWhy } from '../../../kit/play/scenarioLines';

const systemCheck = (game: Game, act: ScenarioAct, system: number | undefined): Check => {
  const { perSystem: most } = act;
  if (most === undefined) return null;
  const systems = game.setup.starSystems;
  const rule = game.setup.scenario?.name ?? 'Historic Play';
  if (system === undefined || system < 1 || system > systems)
    return refuse({ id: 'no-such-system', most: systems }, rule);
  const used = trackOf(game.state, placeSubject(system), act.id)?.now ?? 0;
  return check(used < most, { id: 'system-used-up', system, most }, rule);
};

/** Historic Play: in a Star System, and at the moment that the scenario names. */
const actAdvice = (
  game: Game,
  { ship, system }: CommandOf<'scenario-act'>,
  act: ScenarioAct,
): Check => {
  const rule = game.setup.scenario?.name ?? 'Historic Play';
  const name = nameOf(game, ship);
  const piece = pieceOf(game.setup, game.state, ship);
  const isTime = piece !== null && isTimeFor(game.state, piece, act);
  const shares = hasMark(game.state, ship, TURN_MARKS.withFriend);
  return (
    isActive(game, ship) ??
    check(
      terrainOf(game.state, ship) === 'Star System',
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
  const rule = game.setup.scenario?.name ?? 'Historic Play';
  return record(game, { type: 'track-set', subject, track: act.id, to: used + 1, rule });
};

/** Holding Out for a Hero: points in place of going on, and the activation is over. */
export const scenarioAct = (game: Game, command: CommandOf<'scenario-act'>): Decided => {
  const { ship, system, override } = command;
  const wrong = inPhase(game, 'ship') ?? inPlay(game, ship);
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
