import type {
  GameEnded,
  GameEvent,
  ShipLeft,
  TeamId,
  DiceRolled,
} from '../../../../core/game/events';
import { reduce } from '../../../../core/game/reduce';
import { pointsOf, type GameState, type Score, type Ship } from '../../../../core/game/state';
import type { Block, Finding } from '../../../../core/pages/page';
import type { Report, StepTold } from '../../../../core/pages/shows';
import type { GameSetup, SystemWords } from '../../../../core/game/system';
import type { Wording } from '../../../../core/words';
import { shipName, teamName } from '../../play/ships';
import type { reportWords } from '../../words/en/report';
import { listed, type Some } from '../laidOut';
import type { Reads } from '../reads';
import {
  makeMarkdown,
  makeText,
  sectionBlocks,
  sectionLines,
  type ReportSection,
} from './sections';

/** One roll that was entered: what such dice give on average, and what they gave. */
export interface Roll {
  readonly event: DiceRolled;
  readonly before: GameState;
  readonly team: TeamId;
  /** What it was for. */
  readonly kind: string;
  readonly expected: number;
  readonly actual: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export type Figures = Pick<Roll, 'expected' | 'actual'>;

/** As the roll itself says. */
export const figuresTold = ({ expected, actual }: DiceRolled): Figures => ({
  expected: sum(Object.values(expected ?? {})),
  actual: sum(Object.values(actual ?? {})),
});

/** Rolls that are added up together: for what, and their names in events. */
interface LuckKind {
  readonly label: string;
  /** `save` stands for `save:1` too. */
  readonly rolls: readonly string[];
}

/** Which rolls of a game are held against their average. */
export interface LuckTold {
  /** In the order that they are shown. */
  readonly kinds: readonly LuckKind[];
  /** What it gives on average and what it gave, where the roll itself does not say so. */
  readonly figuresOf?: (event: DiceRolled, before: GameState) => Figures | null;
}

/** Every roll of a game that has an average to be held against. */
export const rollsIn = (
  rolled: readonly { readonly event: DiceRolled; readonly before: GameState }[],
  { kinds, figuresOf = figuresTold }: LuckTold,
): readonly Roll[] =>
  rolled.flatMap(({ event, before }) => {
    const [name = ''] = event.roll.split(':');
    const kind = kinds.find(({ rolls }) => rolls.includes(name))?.label;
    const team = before.ships[event.by]?.team;
    if (kind === undefined || team === undefined) return [];
    const figures = figuresOf(event, before);
    return figures ? [{ event, before, team, kind, ...figures }] : [];
  });

export const luckOf = (rolls: readonly Roll[]) => ({
  dice: sum(rolls.map(({ event }) => event.dice.length)),
  expected: sum(rolls.map(({ expected }) => expected)),
  actual: sum(rolls.map(({ actual }) => actual)),
});

export const difference = ({ actual, expected }: Figures): number => actual - expected;

/** What a game brings to its reports. */
export interface OwnReport {
  readonly words: Wording<typeof reportWords>;
  /** An event in the words of the log. */
  readonly lines: SystemWords['events'];
  readonly readsRule: (rule: string) => Reads;
  /** How many rounds it has at most, where that is known. */
  readonly rounds?: number;
  /** What points were scored for; null for what a table did by hand. */
  readonly wayName: (why: string) => string | null;
  /** What stands large for a side, where that is not its points; a game without points says so. */
  readonly scoreOf?: (team: TeamId) => number;
  /** Whether what left is a loss: a torpedo that went off is none. */
  readonly isLoss?: (ship: Ship) => boolean;
  /** What else is said of how they stand: a margin. */
  readonly standing?: readonly string[];
  /** What a ship costs, where losses are counted so. */
  readonly worth?: (ship: Ship) => number;
  /** Which rolls are held against their average; absent in a game without any. */
  readonly luck?: LuckTold;
}

/** A game as it stands, with what is said of it. */
interface Teller extends OwnReport {
  readonly setup: GameSetup;
  readonly state: GameState;
}

type Team = GameSetup['teams'][number];

const scoreOf = ({ state, scoreOf: own }: Teller, team: TeamId): number =>
  own ? own(team) : pointsOf(state, team);

/** An event, and how things stood before it. */
interface EventThen<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly before: GameState;
}

/** Every event with how things stood before it. */
const eventsIn = (steps: readonly StepTold[]): readonly EventThen[] =>
  steps.flatMap((step) => {
    let before = step.before;
    return step.events.map((event) => {
      const told = { event, before };
      before = reduce(before, event);
      return told;
    });
  });

const ofType = <Type extends GameEvent['type']>(
  events: readonly EventThen[],
  type: Type,
): readonly EventThen<Extract<GameEvent, { type: Type }>>[] =>
  events.filter(
    (outcome): outcome is EventThen<Extract<GameEvent, { type: Type }>> =>
      outcome.event.type === type,
  );

const sentence = ({ lines, setup }: Teller, { event, before }: EventThen): string =>
  lines([event], before, setup)
    .map(({ text }) => text)
    .join(' ');

const verdictOf = (teller: Teller, ended: GameEnded | undefined): string =>
  ended ? sentence(teller, { event: ended, before: teller.state }) : teller.words.unfinished;

const remark = (text: string): Finding => ({ text, rule: null, tone: 'plain' });

/** Who won, and by which rule. */
const resultSection = (teller: Teller, ended: GameEnded | undefined): ReportSection => {
  const { state, setup } = teller;
  const say = teller.words;
  const verdict = verdictOf(teller, ended);
  const rule = ended?.rule ?? null;
  const reads = rule === null ? {} : teller.readsRule(rule);
  const points = setup.teams.map(({ id, name }) => `${name}: ${say.pointsOf(scoreOf(teller, id))}`);
  const rounds = say.rounds(state.round, teller.rounds ?? null);
  const standing = [rounds, ...points, ...(teller.standing ?? [])].join(' · ');
  const findings = [{ text: verdict, rule, tone: 'good', ...reads } as const, remark(standing)];
  return {
    heading: say.result,
    lines: [verdict, standing],
    blocks: [{ block: 'findings', findings }],
  };
};

const pointsIn = (scores: readonly Score[]): number => sum(scores.map(({ points }) => points));

const pointsSection = ({ state, setup, words }: Teller): ReportSection => {
  const { head, points } = words;
  const rounds = Array.from({ length: state.round }, (_, at) => at + 1);
  const rows = setup.teams.map(({ id, name }) => {
    const own = state.scores.filter(({ team }) => team === id);
    const each = rounds.map((round) => pointsIn(own.filter((score) => score.round === round)));
    return { label: name, cells: [...each, pointsIn(own)].map((one) => words.scoreOf([one])) };
  });
  const heads = [head.team, ...rounds.map(head.round), head.total];
  return { heading: points, lines: [], table: { head: heads, rows } };
};

const BY_HAND = 'hand:';

const wayName = ({ words, wayName: known }: Teller, why: string): string =>
  known(why) ?? (why.startsWith(BY_HAND) ? why.slice(BY_HAND.length) : words.byHand);

const waysSection = (teller: Teller): Some<ReportSection> => {
  const { state, setup } = teller;
  const whys = [...new Set(state.scores.map(({ why }) => why))];
  const of = (why: string, team: TeamId): number =>
    pointsIn(state.scores.filter((score) => score.why === why && score.team === team));
  const rows = whys.map((why) => ({
    label: wayName(teller, why),
    cells: setup.teams.map(({ id }) => teller.words.scoreOf([of(why, id)])),
  }));
  const head = ['', ...setup.teams.map(({ name }) => name)];
  return rows.length > 0 && { heading: teller.words.ways, lines: [], table: { head, rows } };
};

const standingOf = (teller: Teller, team: Team): string => {
  const { state, words, worth, isLoss } = teller;
  const ships = Object.values(state.ships).filter(
    (ship) => ship.team === team.id && (isLoss?.(ship) ?? true),
  );
  const lost = ships.filter(({ left }) => left !== null);
  const points = worth ? sum(lost.map(worth)) : null;
  const standing = words.standingOf(ships.length - lost.length, ships.length, points);
  return words.lossesOf(team.name, standing);
};

/** What a team has lost, and when. */
const lossesBlock = (teller: Teller, team: Team, left: readonly EventThen<ShipLeft>[]): Block => {
  const { head, noLosses } = teller.words;
  const label = standingOf(teller, team);
  const rows = left
    .filter(({ event, before }) => before.ships[event.ship]?.team === team.id)
    .map((outcome) => ({
      label: sentence(teller, outcome),
      cells: [outcome.before.round === 0 ? '' : head.round(outcome.before.round)],
    }));
  return rows.length > 0
    ? { block: 'table', label, head: [], rows }
    : { block: 'findings', label, findings: [{ ...remark(noLosses), tone: 'good' }] };
};

const lossesSection = (teller: Teller, left: readonly EventThen<ShipLeft>[]): ReportSection => {
  const say = teller.words;
  const lines = left.map((outcome) => {
    const line = sentence(teller, outcome);
    return outcome.before.round === 0 ? say.setUp(line) : say.roundOf(outcome.before.round, line);
  });
  return {
    heading: say.losses,
    lines: lines.length > 0 ? lines : [say.noLosses],
    blocks: teller.setup.teams.map((team) => lossesBlock(teller, team, left)),
  };
};

/** A page says it above the losses. */
const standingSection = (teller: Teller): ReportSection => ({
  heading: teller.words.standing,
  lines: teller.setup.teams.map((team) => standingOf(teller, team)),
  blocks: [],
});

const killsSection = (
  { setup, state, words }: Teller,
  left: readonly EventThen<ShipLeft>[],
): Some<ReportSection> => {
  const by = left.flatMap(({ event }) => event.by ?? []);
  const ships = [...new Set(by)]
    .map((ship) => ({
      // What is captured is captured by a team.
      name: state.ships[ship] ? shipName(state, ship) : teamName(setup, ship),
      count: by.filter((one) => one === ship).length,
    }))
    .sort((a, b) => b.count - a.count);
  const { kills: heading, killsOf } = words;
  const rows = ships.map(({ name, count }) => ({ label: name, cells: [String(count)] }));
  return (
    ships.length > 0 && {
      heading,
      lines: ships.map(({ name, count }) => killsOf(name, count)),
      blocks: [{ block: 'table', label: heading, head: [], rows }],
    }
  );
};

const luckRows = ({ words, luck: told }: Teller, team: Team, rolls: readonly Roll[]) =>
  (told?.kinds ?? []).flatMap(({ label }) => {
    const own = rolls.filter((roll) => roll.team === team.id && roll.kind === label);
    if (own.length === 0) return [];
    const luck = luckOf(own);
    const { mean, difference: more } = words;
    const figures = [mean(luck.expected), mean(luck.actual), more(difference(luck))];
    return [{ label, cells: [String(luck.dice), ...figures] }];
  });

/** Closer than one sees in a figure with one decimal. */
const LEVEL = 0.05;

/** Who had the better dice, all kinds together. */
const luckLine = ({ setup, words }: Teller, rolls: readonly Roll[]): string => {
  const [first, ...others] = setup.teams
    .map(({ id, name }) => ({
      team: name,
      by: difference(luckOf(rolls.filter(({ team }) => team === id))),
    }))
    .sort((a, b) => b.by - a.by);
  const [second] = others;
  if (!first || !second || Math.abs(first.by - second.by) < LEVEL) return words.level;
  return words.luckier(first, others);
};

const extremes = (teller: Teller, rolls: readonly Roll[]): readonly string[] => {
  const sorted = [...rolls].sort((a, b) => difference(b) - difference(a));
  const { best, worst } = teller.words;
  const told = (roll: Roll | undefined, sign: number, say: typeof best): readonly string[] =>
    roll && sign * difference(roll) > 0 ? [say(sentence(teller, roll), difference(roll))] : [];
  return [...told(sorted[0], 1, best), ...told(sorted.at(-1), -1, worst)];
};

/** What each team's dice gave, and what they give on average, to compare at a glance. */
const luckBars = ({ setup, words }: Teller, rolls: readonly Roll[]): Block => {
  const { luckNote, head, mean } = words;
  const bars = setup.teams.flatMap(({ id, name }) => {
    const { expected, actual } = luckOf(rolls.filter(({ team }) => team === id));
    return [
      { label: `${name}: ${head.expected}`, value: expected, text: mean(expected) },
      { label: `${name}: ${head.actual}`, value: actual, text: mean(actual) },
    ];
  });
  return { block: 'bars', label: luckNote, bars };
};

/** Expected against actual of every roll that was entered. */
const luckSection = (teller: Teller, rolls: readonly Roll[]): ReportSection => {
  const { head, luck, luckOf: luckOfTeam, noDice } = teller.words;
  if (rolls.length === 0) return { heading: luck, lines: [noDice] };
  const heads = [head.rolled, head.expected, head.actual, head.difference];
  const teams = teller.setup.teams.map((team) => ({
    name: team.name,
    rows: luckRows(teller, team, rolls),
  }));
  const lines = [luckLine(teller, rolls), ...extremes(teller, rolls)];
  return {
    heading: luck,
    lines,
    table: {
      head: ['', ...heads],
      rows: teams.flatMap(({ name, rows }) =>
        rows.map((row) => ({ ...row, label: `${name}: ${row.label}` })),
      ),
    },
    blocks: [
      { block: 'findings', label: luck, findings: lines.map(remark) },
      luckBars(teller, rolls),
      ...teams
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }): Block => ({
          block: 'table',
          label: luckOfTeam(name),
          head: heads,
          rows,
        })),
    ],
  };
};

const notesSection = (teller: Teller, events: readonly EventThen[]): Some<ReportSection> => {
  const own = ofType(events, 'noted').filter(({ event }) => event.note['id'] === undefined);
  const lines = own.map((outcome) => sentence(teller, outcome));
  return lines.length > 0 && { heading: teller.words.notes, lines };
};

/** What a finished game is remembered by. */
export const battleReport = (
  { setup, state }: Pick<Teller, 'setup' | 'state'>,
  own: OwnReport,
  steps: readonly StepTold[],
): Report => {
  const teller: Teller = { ...own, setup, state };
  const { words } = own;
  const events = eventsIn(steps);
  const left = ofType(events, 'ship-left').filter(({ event, before }) => {
    const ship = before.ships[event.ship];
    return ship === undefined || (own.isLoss?.(ship) ?? true);
  });
  const ended = ofType(events, 'game-ended').at(-1)?.event;
  const title = words.title(setup.teams.map(({ name }) => name));
  const remembered = listed<ReportSection>([
    waysSection(teller),
    lossesSection(teller, left),
    standingSection(teller),
    killsSection(teller, left),
    notesSection(teller, events),
  ]);
  const rolls = own.luck && rollsIn(ofType(events, 'dice-rolled'), own.luck);
  const luck = rolls ? [luckSection(teller, rolls)] : [];
  const points = own.scoreOf ? [] : [pointsSection(teller)];
  const told = [resultSection(teller, ended), ...points, ...remembered];
  const sections = [...told, ...luck];
  const winner = state.outcome?.winner ?? null;
  const scores = setup.teams.map(({ id }) => scoreOf(teller, id));
  return {
    page: {
      title,
      kicker: words.kicker,
      ...(winner === null ? {} : { team: winner }),
      figure: { label: words.score, value: words.scoreOf(scores) },
      blocks: told.flatMap(sectionBlocks),
      aside: luck.flatMap(sectionBlocks),
    },
    text: makeText(title, sections),
    markdown: makeMarkdown(title, sections),
    // What a picture tells in words: no columns of figures.
    picture: {
      kicker: words.kicker,
      sides: setup.teams.map(({ name }, at) => ({ name, points: scores[at] ?? 0 })),
      verdict: verdictOf(teller, ended),
      parts: [...remembered, ...luck].map((section) => ({
        heading: section.heading,
        lines: section.lines.length > 0 ? section.lines : sectionLines(section),
      })),
    },
  };
};
