import type { GameEnded, GameEvent, ShipLeft, TeamId } from '../../../../core/game/events';
import { reduce } from '../../../../core/game/reduce';
import { pointsOf, type GameState, type Score } from '../../../../core/game/state';
import type { Block } from '../../../../core/pages/page';
import type { Report, StepTold } from '../../../../core/pages/shows';
import { powerOf } from '../../play/standing';
import { roundsOf } from '../../play/turn';
import { teamName } from '../../play/view';
import { WAYS } from '../../scoring/score';
import { readsRule } from '../reads';
import { nameOfShip, type Seen } from '../shipRow';
import { difference, LUCK_KINDS, luckOf, rollsOf, type RollTold } from './luck';
import { makeMarkdown, makeText, sectionBlocks, type ReportSection } from './sections';

interface EventTold<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly before: GameState;
}

/** Every event with how things stood before it. */
const eventsIn = (steps: readonly StepTold[]): readonly EventTold[] =>
  steps.flatMap((step) => {
    let before = step.before;
    return step.events.map((event) => {
      const told = { event, before };
      before = reduce(before, event);
      return told;
    });
  });

const ofType = <Type extends GameEvent['type']>(
  events: readonly EventTold[],
  type: Type,
): readonly EventTold<Extract<GameEvent, { type: Type }>>[] =>
  events.filter((told): told is EventTold<Extract<GameEvent, { type: Type }>> => {
    return told.event.type === type;
  });

const sentence = ({ words, setup }: Seen, { event, before }: EventTold): string =>
  words.play
    .lines([event], before, setup)
    .map(({ text }) => text)
    .join(' ');

/** 4C: who won, and by which rule. */
const resultSection = (seen: Seen, ended: GameEnded | undefined): ReportSection => {
  const { state, setup } = seen;
  const say = seen.words.report;
  const verdict = ended ? sentence(seen, { event: ended, before: state }) : say.unfinished;
  const reads = ended?.rule === undefined ? {} : readsRule(ended.rule);
  const points = setup.teams.map(
    ({ id, name }) => `${name}: ${seen.words.scoring.points(pointsOf(state, id))}`,
  );
  const rounds = say.rounds(state.round, roundsOf(setup));
  return { heading: say.result, lines: [verdict, [rounds, ...points].join(' · ')], ...reads };
};

const sumOf = (scores: readonly Score[]): number =>
  scores.reduce((sum, { points }) => sum + points, 0);

const pointsSection = (seen: Seen): ReportSection => {
  const { state, setup } = seen;
  const { head, points } = seen.words.report;
  const rounds = Array.from({ length: state.round }, (_, at) => at + 1);
  const rows = setup.teams.map(({ id, name }) => {
    const own = state.scores.filter(({ team }) => team === id);
    const each = rounds.map((round) => sumOf(own.filter((score) => score.round === round)));
    return { label: name, cells: [...each, sumOf(own)].map(String) };
  });
  return {
    heading: points,
    lines: [],
    table: { head: [head.team, ...rounds.map(head.round), head.total], rows },
  };
};

const wayName = ({ words, setup }: Seen, why: string): string => {
  const way = [...WAYS, 'allOutWar' as const].find((one) => one === why);
  if (way !== undefined) return words.scoring.way(way);
  const line = setup.scenario?.scoring.find(({ id }) => why === `scenario:${id}`);
  if (line) return line.text;
  return why.startsWith('hand:') ? why.slice('hand:'.length) : words.report.byHand;
};

const waysSection = (seen: Seen): readonly ReportSection[] => {
  const { state, setup } = seen;
  const whys = [...new Set(state.scores.map(({ why }) => why))];
  if (whys.length === 0) return [];
  const of = (why: string, team: TeamId): number =>
    sumOf(state.scores.filter((score) => score.why === why && score.team === team));
  return [
    {
      heading: seen.words.report.ways,
      lines: [],
      table: {
        head: ['', ...setup.teams.map(({ name }) => name)],
        rows: whys.map((why) => ({
          label: wayName(seen, why),
          cells: setup.teams.map(({ id }) => String(of(why, id))),
        })),
      },
    },
  ];
};

const lossesSection = (seen: Seen, left: readonly EventTold<ShipLeft>[]): ReportSection => {
  const say = seen.words.report;
  const lines = left.map((told) => {
    const line = sentence(seen, told);
    return told.before.round === 0 ? say.setUp(line) : say.roundOf(told.before.round, line);
  });
  return { heading: say.losses, lines: lines.length > 0 ? lines : [say.noLosses] };
};

const standingSection = (seen: Seen): ReportSection => {
  const { state, setup, words } = seen;
  const lines = setup.teams.map(({ id, name }) => {
    const ships = Object.values(state.ships).filter(({ team }) => team === id);
    const lost = ships.filter(({ left }) => left !== null);
    const power = lost.reduce((sum, ship) => sum + powerOf(setup, ship.id), 0);
    const { standingOf } = words.report;
    return `${name}: ${standingOf(ships.length - lost.length, ships.length, power)}`;
  });
  return { heading: words.report.standing, lines };
};

const killsSection = (
  seen: Seen,
  left: readonly EventTold<ShipLeft>[],
): readonly ReportSection[] => {
  const say = seen.words.report;
  const by = left.flatMap(({ event }) => event.by ?? []);
  const ships = [...new Set(by)]
    .map((ship) => ({ ship, count: by.filter((one) => one === ship).length }))
    .sort((a, b) => b.count - a.count);
  if (ships.length === 0) return [];
  const lines = ships.map(({ ship, count }) => say.killsOf(nameOfShip(seen, ship), count));
  return [{ heading: say.kills, lines }];
};

const luckRows = (seen: Seen, rolls: readonly RollTold[]) =>
  seen.setup.teams.flatMap(({ id, name }) =>
    LUCK_KINDS.flatMap((kind) => {
      const own = rolls.filter((roll) => roll.team === id && roll.kind === kind);
      if (own.length === 0) return [];
      const luck = luckOf(own);
      const { mean, difference: more, kind: nameOf } = seen.words.report;
      return [
        {
          label: `${name}: ${nameOf(kind)}`,
          cells: [
            String(luck.dice),
            mean(luck.expected),
            mean(luck.actual),
            more(difference(luck)),
          ],
        },
      ];
    }),
  );

/** Closer than one sees in a figure with one decimal. */
const LEVEL = 0.05;

/** Who had the better dice, all kinds together. */
const luckLine = ({ setup, words }: Seen, rolls: readonly RollTold[]): string => {
  const [first, second] = setup.teams
    .map(({ id }) => ({ id, by: difference(luckOf(rolls.filter(({ team }) => team === id))) }))
    .sort((a, b) => b.by - a.by);
  if (!first || !second || Math.abs(first.by - second.by) < LEVEL) return words.report.level;
  const [name, other] = [teamName(setup, first.id), teamName(setup, second.id)];
  return words.report.luckier(name, first.by, other, second.by);
};

const extremes = (seen: Seen, rolls: readonly RollTold[]): readonly string[] => {
  const sorted = [...rolls].sort((a, b) => difference(b) - difference(a));
  const [best] = sorted;
  const worst = sorted.at(-1);
  const { best: sayBest, worst: sayWorst } = seen.words.report;
  return [
    ...(best && difference(best) > 0 ? [sayBest(sentence(seen, best), difference(best))] : []),
    ...(worst && difference(worst) < 0 ? [sayWorst(sentence(seen, worst), difference(worst))] : []),
  ];
};

/** Expected against actual of every roll that was entered. */
const luckSection = (seen: Seen, rolls: readonly RollTold[]): ReportSection => {
  const { head, luck, noDice } = seen.words.report;
  if (rolls.length === 0) return { heading: luck, lines: [noDice] };
  return {
    heading: luck,
    lines: [luckLine(seen, rolls), ...extremes(seen, rolls)],
    table: {
      head: ['', head.rolled, head.expected, head.actual, head.difference],
      rows: luckRows(seen, rolls),
    },
  };
};

const notesSection = (seen: Seen, events: readonly EventTold[]): readonly ReportSection[] => {
  const own = ofType(events, 'noted').filter(({ event }) => event.note['id'] === undefined);
  if (own.length === 0) return [];
  return [{ heading: seen.words.report.notes, lines: own.map((told) => sentence(seen, told)) }];
};

/** How far each team's dice were from their average, to compare at a glance. */
const luckBars = ({ setup, words }: Seen, rolls: readonly RollTold[]): readonly Block[] => {
  if (rolls.length === 0) return [];
  const { luck, luckNote, head, mean } = words.report;
  const bars = setup.teams.flatMap(({ id, name }) => {
    const { expected, actual } = luckOf(rolls.filter(({ team }) => team === id));
    return [
      { label: `${name}: ${head.expected}`, value: expected, text: mean(expected) },
      { label: `${name}: ${head.actual}`, value: actual, text: mean(actual) },
    ];
  });
  return [{ block: 'bars', label: luck, note: luckNote, bars }];
};

/** What a finished game is remembered by. */
export const makeReport = (seen: Seen, steps: readonly StepTold[]): Report => {
  const { setup, state, rules, words } = seen;
  const events = eventsIn(steps);
  const left = ofType(events, 'ship-left');
  const ended = ofType(events, 'game-ended').at(-1)?.event;
  const rolls = rollsOf(setup, rules, steps);
  const [one, other] = setup.teams;
  const title = words.report.title(one?.name ?? '', other?.name ?? '');
  const sections = [
    resultSection(seen, ended),
    pointsSection(seen),
    ...waysSection(seen),
    lossesSection(seen, left),
    standingSection(seen),
    ...killsSection(seen, left),
    luckSection(seen, rolls),
    ...notesSection(seen, events),
  ];
  const winner = state.outcome?.winner ?? null;
  return {
    page: {
      title,
      kicker: words.report.kicker,
      ...(winner === null ? {} : { team: winner }),
      blocks: sections.flatMap(sectionBlocks),
      aside: luckBars(seen, rolls),
    },
    text: makeText(title, sections),
    markdown: makeMarkdown(title, sections),
  };
};
