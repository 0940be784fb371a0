import type { GameEvent, ShipId } from '../../../../core/game/events';
import { reduce } from '../../../../core/game/reduce';
import { trackOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Finding, Page } from '../../../../core/pages/page';
import { SHIP_OF_ROLE } from '../../../admirals-shared/looks';
import { EXHAUSTED } from '../../../admirals-shared/play/names';
import { lastLines } from '../../play/follow/refresh';
import { inTurns, refreshFrom } from '../../play/standing';
import { isSimple, waysOf } from '../../play/setup';
import { roundsOf } from '../../play/turn';
import { shipsInPlay, teamName } from '../../../kit/play/ships';
import { shipsInReserve } from '../../play/view';
import { countAt, textsAt } from '../../../kit/pages/answered';
import { pastPage } from '../../../kit/pages/past';
import { readsRule, type View } from '../view';
import { repairQuestions } from '../ordersPage';
import * as mending from '../../../admirals-shared/pages/repairs';
import type { CommandOf } from '../../play/commands';
import { chipsChoice, picks } from '../../../kit/pages/choices';
import { findingsBlock, laidOut, type Blocks } from '../../../kit/pages/laidOut';

const pickedAt = (
  answers: Answers,
  path: string,
  ships: readonly Ship[],
  otherwise: readonly ShipId[],
): readonly ShipId[] => {
  const told = textsAt(answers, path) ?? otherwise;
  return ships.map(({ id }) => id).filter((id) => told.includes(id));
};

const isLastRefresh = ({ setup, state }: View): boolean => state.round >= roundsOf(setup);

const exhaustedShips = ({ state }: View): readonly Ship[] =>
  shipsInPlay(state).filter(({ id }) => (trackOf(state, id, EXHAUSTED)?.now ?? 0) > 0);

/** 14A: in open play what a reveal would repair is repaired now (13A-05). */
const questionsOf = (view: View): readonly mending.RepairQuestion[] =>
  repairQuestions(view, view.state, isSimple(view.setup) ? ['reveal', 'refresh'] : ['refresh']);

/** 10E-01: by turns, the team first that has the initiative by then. */
const byTurns = (view: View, command: CommandOf<'refresh'>, coming: readonly ShipId[]) => {
  const passed = view
    .eventsOf({ ...command, override: true })
    .find((event) => event.type === 'initiative-set');
  const initiative = passed?.team ?? view.state.initiative;
  return inTurns({ ships: view.state.ships, initiative }, coming);
};

const commandFrom = (view: View, answers: Answers): CommandOf<'refresh'> => {
  const { strategic, near, reinforcements = [] } = refreshFrom(view);
  const inPlay = shipsInPlay(view.state);
  const kept = pickedAt(answers, 'keepExhausted', exhaustedShips(view), []);
  const coming = pickedAt(answers, 'reinforcements', shipsInReserve(view.state), reinforcements);
  const repairs = mending.repairChoices(questionsOf(view), answers);
  const lines = endLines(view, answers);
  const paper = view.setup.untracked?.length ? countAt(answers, 'paper') : null;
  const inSystem = pickedAt(answers, 'strategic', inPlay, strategic);
  const command: CommandOf<'refresh'> = {
    type: 'refresh',
    strategic: inSystem,
    // 10E-03: next to it is not in it.
    near: pickedAt(answers, 'near', inPlay, near).filter((ship) => !inSystem.includes(ship)),
    ...(kept.length > 0 ? { keepExhausted: kept } : {}),
    ...(repairs.length > 0 ? { repairs } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(paper === null ? {} : { paper }),
  };
  return coming.length > 0
    ? { ...command, reinforcements: byTurns(view, command, coming) }
    : command;
};

/** 11A: what a scenario scores as the game ends; nothing before. */
const linesAtEnd = (view: View) => (isLastRefresh(view) ? lastLines(view) : []);

/** 11A: what the scenario scores as the game ends: known of ships that should still stand, else for the table to say. */
const endLines = (view: View, answers: Answers): readonly string[] => {
  const stands = (ship: ShipId): boolean => view.state.ships[ship]?.left === null;
  const told = textsAt(answers, 'lines');
  return linesAtEnd(view)
    .filter(({ id, atEnd = [] }) => told?.includes(id) ?? (atEnd.length > 0 && atEnd.every(stands)))
    .map(({ id }) => id);
};

const endLineBlock = (view: View, values: readonly string[]): Blocks => {
  const lines = linesAtEnd(view);
  const options = lines.map(({ id, text, team }) => ({ value: id, label: text, team }));
  return lines.length > 0 && picks('lines', view.words.pages.refresh.endLines, values, options);
};

const shipPicks = (
  view: View,
  id: string,
  label: string,
  ships: readonly Ship[],
  values: readonly ShipId[],
  whyNot: (ship: ShipId) => { readonly why?: string } = () => ({}),
): Blocks => {
  const options = ships.map(({ id: value, team }) => {
    const role = view.pieceOf(value)?.card.role;
    const drawn = role && { ships: [SHIP_OF_ROLE[role]] };
    return { value, label: view.nameOf(value), team, ...drawn, ...whyNot(value) };
  });
  return ships.length > 0 && picks(id, label, values, options);
};

/** 4B-03 I, 8A-02: what a fleet on paper holds, only its player can say. */
const paperBlock = ({ setup, words }: View, paper: number | undefined): Blocks => {
  const say = words.pages.refresh;
  const [team] = setup.untracked ?? [];
  if (team === undefined || setup.strategicSystems === 0) return [];
  const counts = [null, ...Array.from({ length: setup.strategicSystems + 1 }, (_, held) => held)];
  const label = say.paper(teamName(setup, team));
  const heldAs = (held: number | null): string => (held === null ? say.notKnown : String(held));
  return chipsChoice('paper', label, paper ?? null, counts, heldAs, readsRule('4B-03 I'));
};

type Part = 'points' | 'initiative' | 'follows';

const partOf = (event: GameEvent): Part => {
  if (event.type === 'points-scored') return 'points';
  const isReason = event.type === 'noted' && event.note['id'] === 'initiative';
  return event.type === 'initiative-set' || isReason ? 'initiative' : 'follows';
};

/** What the engine makes of the answers, told before it is done. */
const foretold = (view: View, events: readonly GameEvent[]): Blocks => {
  const words = view.words.pages.refresh;
  const told: Record<Part, Finding[]> = { points: [], initiative: [], follows: [] };
  let before = view.state;
  for (const event of events) {
    const part = told[partOf(event)];
    for (const { text, rule } of view.words.play.lines([event], before, view.setup))
      if (!part.some((line) => line.text === text))
        part.push({ text, rule, tone: 'plain', ...(rule === null ? {} : readsRule(rule)) });
    before = reduce(before, event);
  }
  const nobody: Finding = { text: words.noPoints, rule: null, tone: 'plain' };
  return [
    findingsBlock(told.points.length > 0 ? told.points : nobody, words.points),
    findingsBlock(told.initiative, words.initiative),
    { block: 'findings', label: words.follows, findings: told.follows },
  ];
};

/** What each team scores with these answers, in sight while they are given. */
const pointsFigure = (view: View, events: readonly GameEvent[]): NonNullable<Page['figure']> => {
  const scored = events.filter((event) => event.type === 'points-scored');
  const pointsOf = (id: string): number =>
    scored.reduce((sum, { team, points }) => (team === id ? sum + points : sum), 0);
  const { refresh } = view.words.pages;
  return {
    label: refresh.points,
    value: refresh.scored(view.setup.teams.map(({ id }) => pointsOf(id))),
  };
};

/** 4B-03: filled in from the state; the table corrects what it sees otherwise, then one tap does it all. */
export const refreshPage = (view: View, answers: Answers): Page => {
  const { setup, state } = view;
  const { acts, refresh: words } = view.words.pages;
  if (state.phase !== 'refresh' || state.outcome !== null) return pastPage(view, words.title);
  const command = commandFrom(view, answers);
  const events = view.eventsOf({ ...command, override: true });
  const inPlay = shipsInPlay(state);
  const { strategic, near, keepExhausted = [], reinforcements = [] } = command;
  const isIn = (ship: ShipId) => (strategic.includes(ship) ? { why: words.inSystem } : {});
  return laidOut({
    title: words.title,
    figure: pointsFigure(view, events),
    kicker: view.words.pages.kicker(state.round, roundsOf(setup), 'refresh'),
    blocks: [
      endLineBlock(view, command.lines ?? []),
      setup.strategicSystems > 0 &&
        shipPicks(view, 'strategic', words.strategic, inPlay, strategic),
      paperBlock(view, command.paper),
      waysOf(setup).includes('holdTerritory') &&
        shipPicks(view, 'near', words.near, inPlay, near, isIn),
      shipPicks(view, 'keepExhausted', words.keep, exhaustedShips(view), keepExhausted),
      shipPicks(view, 'reinforcements', words.reserve, shipsInReserve(state), reinforcements),
      mending.repairBlocks(view, questionsOf(view), answers),
    ],
    aside: foretold(view, events),
    primary: view.tried(command, {
      label: isLastRefresh(view) ? acts.lastRefresh : acts.refresh,
      opens: 'bridge',
    }),
    secondary: view.anyway(command, { label: view.words.pages.anyway, opens: 'bridge' }),
  });
};
