import type { GameEvent, ShipId } from '../../../../core/game/events';
import { reduce } from '../../../../core/game/reduce';
import { trackOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Finding, Page } from '../../../../core/pages/page';
import { EXHAUSTED } from '../../../admirals-shared/play/names';
import { refreshFrom } from '../../play/refreshFrom';
import { isSimple, waysOf } from '../../play/setup';
import { roundsOf } from '../../play/turn';
import { shipsInPlay } from '../../../kit/play/ships';
import { shipsInReserve } from '../../play/view';
import { textsAt } from '../../../kit/pages/answered';
import { pastPage } from '../past';
import { readsRule } from '../reads';
import { repairBlocks, repairQuestions, type RepairQuestion } from '../repairs';
import { repairChoices } from '../../../admirals-shared/pages/repairs';
import { nameOfShip, type Seen } from '../shipRow';
import { anyway, eventsOf, tried } from '../tried';
import type { CommandOf } from '../../play/commands';

const pickedAt = (
  answers: Answers,
  path: string,
  ships: readonly Ship[],
  otherwise: readonly ShipId[],
): readonly ShipId[] => {
  const told = textsAt(answers, path) ?? otherwise;
  return ships.map(({ id }) => id).filter((id) => told.includes(id));
};

const exhaustedShips = ({ state }: Seen): readonly Ship[] =>
  shipsInPlay(state).filter(({ id }) => (trackOf(state, id, EXHAUSTED)?.now ?? 0) > 0);

/** 14A: in open play what a reveal would repair is repaired now (13A-05). */
const questionsOf = (seen: Seen): readonly RepairQuestion[] =>
  repairQuestions(seen, seen.state, isSimple(seen.setup) ? ['reveal', 'refresh'] : ['refresh']);

const commandFrom = (seen: Seen, answers: Answers): CommandOf<'refresh'> => {
  const { strategic, near, reinforcements = [] } = refreshFrom(seen);
  const inPlay = shipsInPlay(seen.state);
  const kept = pickedAt(answers, 'keepExhausted', exhaustedShips(seen), []);
  const coming = pickedAt(answers, 'reinforcements', shipsInReserve(seen.state), reinforcements);
  const repairs = repairChoices(questionsOf(seen), answers);
  return {
    type: 'refresh',
    strategic: pickedAt(answers, 'strategic', inPlay, strategic),
    near: pickedAt(answers, 'near', inPlay, near),
    ...(kept.length > 0 ? { keepExhausted: kept } : {}),
    ...(repairs.length > 0 ? { repairs } : {}),
    ...(coming.length > 0 ? { reinforcements: coming } : {}),
  };
};

const picks = (
  seen: Seen,
  id: string,
  label: string,
  ships: readonly Ship[],
  values: readonly ShipId[],
): readonly Block[] =>
  ships.length === 0
    ? []
    : [
        {
          block: 'picks',
          id,
          label,
          values,
          options: ships.map(({ id, team }) => ({ value: id, label: nameOfShip(seen, id), team })),
        },
      ];

const PARTS = ['points', 'initiative', 'follows'] as const;
type Part = (typeof PARTS)[number];

const partOf = (event: GameEvent): Part => {
  if (event.type === 'points-scored') return 'points';
  const isReason = event.type === 'noted' && event.note['id'] === 'initiative';
  return event.type === 'initiative-set' || isReason ? 'initiative' : 'follows';
};

/** What the engine makes of the answers, told before it is done. */
const foretold = (
  seen: Seen,
  command: CommandOf<'refresh'>,
): Readonly<Record<Part, readonly Finding[]>> => {
  const told: Record<Part, Finding[]> = { points: [], initiative: [], follows: [] };
  let before = seen.state;
  for (const event of eventsOf(seen, { ...command, override: true })) {
    const part = told[partOf(event)];
    for (const { text, rule } of seen.words.play.lines([event], before, seen.setup))
      if (!part.some((line) => line.text === text))
        part.push({ text, rule, tone: 'plain', ...(rule === null ? {} : readsRule(rule)) });
    before = reduce(before, event);
  }
  return told;
};

const foretoldBlocks = (seen: Seen, command: CommandOf<'refresh'>): readonly Block[] => {
  const words = seen.words.playPages.refresh;
  const told = foretold(seen, command);
  const nobody: Finding = { text: words.noPoints, rule: null, tone: 'plain' };
  const points = told.points.length > 0 ? told.points : [nobody];
  return [
    { block: 'findings', label: words.points, findings: points },
    ...(told.initiative.length > 0
      ? [{ block: 'findings', label: words.initiative, findings: told.initiative } as const]
      : []),
    { block: 'findings', label: words.follows, findings: told.follows },
  ];
};

/** 4B-03: filled in from the state; the table corrects what it sees otherwise, then one tap does it all. */
export const refreshPage = (seen: Seen, answers: Answers): Page => {
  const { setup, state } = seen;
  const words = seen.words.playPages.refresh;
  if (state.phase !== 'refresh' || state.outcome !== null) return pastPage(seen, words.title);
  const command = commandFrom(seen, answers);
  const inPlay = shipsInPlay(state);
  const isLast = state.round >= roundsOf(setup);
  const scoresNear = waysOf(setup).includes('holdTerritory');
  const { strategic, near, keepExhausted = [], reinforcements = [] } = command;
  return {
    title: words.title,
    kicker: seen.words.pages.kicker(state.round, roundsOf(setup), 'refresh'),
    blocks: [
      ...(setup.strategicSystems > 0
        ? picks(seen, 'strategic', words.strategic, inPlay, strategic)
        : []),
      ...(scoresNear ? picks(seen, 'near', words.near, inPlay, near) : []),
      ...picks(seen, 'keepExhausted', words.keep, exhaustedShips(seen), keepExhausted),
      ...picks(seen, 'reinforcements', words.reserve, shipsInReserve(state), reinforcements),
      ...repairBlocks(seen, questionsOf(seen), answers),
    ],
    aside: foretoldBlocks(seen, command),
    primary: tried(seen, command, { label: isLast ? words.last : words.go, opens: 'bridge' }),
    secondary: anyway(seen, command, { label: seen.words.playPages.anyway, opens: 'bridge' }),
  };
};
