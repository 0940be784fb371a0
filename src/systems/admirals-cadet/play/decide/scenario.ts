import { hasMark, trackOf } from '../../../../core/game/state';
import { inPhase, inPlay, isActive } from '../checks';
import { scenarioWhy } from '../../../admirals-shared/play/scenarios';
import { closeActivation } from '../follow/settle';
import { isTimeFor } from '../moments';
import { placeSubject, TURN_MARKS } from '../names';
import type { ScenarioAct } from '../setup';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { pieceOf, terrainOf } from '../view';
import type { CommandOf } from '../commands';
import { nameOf } from '../../../kit/play/checks';

const systemCheck = (story: Story, act: ScenarioAct, system: number | undefined): Check => {
  const { perSystem: most } = act;
  if (most === undefined) return null;
  const systems = story.setup.starSystems;
  const rule = story.setup.scenario?.name ?? 'Historic Play';
  if (system === undefined || system < 1 || system > systems)
    return refuse({ id: 'no-such-system', most: systems }, rule);
  const used = trackOf(story.state, placeSubject(system), act.id)?.now ?? 0;
  return check(used < most, { id: 'system-used-up', system, most }, rule);
};

/** Historic Play: in a Star System, and at the moment that the scenario names. */
const actAdvice = (
  story: Story,
  { ship, system }: CommandOf<'scenario-act'>,
  act: ScenarioAct,
): Check => {
  const rule = story.setup.scenario?.name ?? 'Historic Play';
  const name = nameOf(story, ship);
  const piece = pieceOf(story.setup, story.state, ship);
  const isTime = piece !== null && isTimeFor(story.state, piece, act);
  const shares = hasMark(story.state, ship, TURN_MARKS.withFriend);
  return (
    isActive(story, ship) ??
    check(
      terrainOf(story.state, ship) === 'Star System',
      { id: 'not-in-system', ship: name },
      rule,
    ) ??
    check(isTime, { id: 'act-too-late', ship: name }, rule) ??
    check(!shares, { id: 'shares-hex', ship: name }, 'Movement') ??
    systemCheck(story, act, system)
  );
};

const counted = (story: Story, act: ScenarioAct, system: number | undefined): Story => {
  if (act.perSystem === undefined || system === undefined) return story;
  const subject = placeSubject(system);
  const used = trackOf(story.state, subject, act.id)?.now ?? 0;
  const rule = story.setup.scenario?.name ?? 'Historic Play';
  return tell(story, { type: 'track-set', subject, track: act.id, to: used + 1, rule });
};

/** Holding Out for a Hero: points in place of going on, and the activation is over. */
export const scenarioAct = (story: Story, command: CommandOf<'scenario-act'>): Told => {
  const { ship, system, override } = command;
  const wrong = inPhase(story, 'ship') ?? inPlay(story, ship);
  if (wrong) return wrong;
  const { scenario } = story.setup;
  const act = scenario?.acts.find(({ id }) => id === command.act);
  if (!scenario || !act?.ships.includes(ship))
    return refuse({ id: 'scenario-act', ship: nameOf(story, ship) }, 'Historic Play');
  return andThen(advised(story, override, actAdvice(story, command, act)), (told) => {
    const scored = tell(counted(told, act, system), {
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
