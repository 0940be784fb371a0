import * as events from '../../../../core/game/events';
import { pointsOf, type Ship, hasMark } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page, Item, TrackView } from '../../../../core/pages/page';
import { seen } from '../../../../core/outside/signs';
import type { HandCommand } from '../../play/commands';
import { wordOf, countOf } from '../../play/marks';
import { shipName, shipsInPlay } from '../../play/ships';
import { ACTIVE, activeShip, LAST_TEAM } from '../../play/turns';
import { countAt, oneAt, textAt } from '../answered';
import type { Reads } from '../reads';
import { shipItem, shipHead, zoneViews, type Zone, type GameView } from '../shipRow';
import { chipOf, chipsChoice, fieldAt, menuChoice, segmentsChoice } from '../choices';
import { actsBlock, chipsBlock, laidOut, type Blocks } from '../laidOut';
import { stepperAt } from '../steppers';

/** A game that is over, and takes no corrections but notes. */
export const isClosed = ({ setup, state, replyTo }: GameView): boolean =>
  state.outcome !== null &&
  !replyTo({ type: 'score', team: setup.teams[0]?.id ?? events.GAME, points: 1 }).ok;

/** A number with a button for one less and one for one more. */
export const counterItem = (
  { words, tried }: GameView,
  { id, title, value }: { readonly id: string; readonly title: string; readonly value: number },
  to: (value: number) => HandCommand,
): Item => {
  // The label names what is counted already.
  const step = (next: number, label: string) => tried(to(next), { label, spoken: label });
  const less = step(value - 1, words.correct.less(title));
  const more = step(value + 1, words.correct.more(title));
  return { id, title, count: { value, less, more } };
};

/** Sets a mark by hand. */
export const markTo = (
  subject: events.SubjectId,
  mark: string,
  to: events.MarkValue,
): HandCommand<'set-mark'> => ({ type: 'set-mark', subject, mark, to });

/** A mark that is counted. */
export const markCounter = (
  view: GameView,
  subject: events.SubjectId,
  mark: string,
  title: string,
): Item => {
  const value = countOf(view.state, subject, mark);
  return counterItem(view, { id: mark, title, value }, (to) => markTo(subject, mark, to));
};

/** A mark that a tap turns on or off, until the ship has left. */
export const markChip = (
  { state, words }: GameView,
  subject: events.SubjectId,
  mark: string,
  { label = words.correct.mark(mark), ...reads }: Reads & { readonly label?: string } = {},
): Chip => {
  const isOn = hasMark(state, subject, mark);
  const act = { label, command: markTo(subject, mark, isOn ? 0 : 1) };
  return { label, tone: 'plain', isOn, ...(state.ships[subject]?.left ? {} : { act }), ...reads };
};

/** A mark of the game that holds a word, such as a team; a tap sets it or takes it away. */
export const wordChip = (
  label: string,
  mark: string,
  word: string,
  { isOn, ...reads }: Reads & { readonly isOn: boolean },
): Chip => ({
  label,
  tone: 'plain',
  isOn,
  act: { label, command: markTo(events.GAME, mark, isOn ? 0 : word) },
  ...reads,
});

/** A player's own words for the log. */
export const noteBlocks = (
  { words, tried }: GameView,
  answers: Answers,
  about?: events.SubjectId,
): readonly Block[] => {
  const { note, noteHint, addNote } = words.correct;
  const text = textAt(answers, 'note') ?? '';
  const command = { type: 'note', text, ...(about === undefined ? {} : { about }) } as const;
  const act = tried(command, { label: addNote, answers: { note: '' } });
  return [
    { block: 'field', id: 'note', label: note, value: text, lines: 'many', hint: noteHint },
    { block: 'acts', style: 'row', acts: [act] },
  ];
};

const setTo =
  (ship: events.ShipId, track: string) =>
  (to: number): HandCommand<'set-track'> => ({ type: 'set-track', ship, track, to });

/** The numbers as they are on the table: nothing follows from them but that the ship is lost. */
const numberBlocks = (
  view: GameView,
  { id, team }: Ship,
  { tracks, zones = [] }: Pick<OwnShip, 'tracks' | 'zones'>,
): Blocks => {
  const look = view.cardLook(id);
  return [
    { block: 'tracks', tracks: tracks.map((track) => ({ ...track, set: setTo(id, track.id) })) },
    zones.length > 0 &&
      look && {
        block: 'zones',
        silhouette: look.silhouette,
        team,
        zones: zoneViews(view, id, zones, setTo),
      },
  ];
};

/** Out of the battle, lost to whom, and back again. */
const removalBlocks = (
  { state, words, tried }: GameView,
  { id: ship, team, left }: Ship,
  answers: Answers,
  back: readonly Act[],
): Blocks => {
  const foes = shipsInPlay(state)
    .filter((one) => one.team !== team)
    .map(({ id }) => id);
  const by = oneAt(answers, 'by', foes);
  const remove = tried(
    { type: 'remove-ship', ship, ...(by === null ? {} : { by }) },
    { label: words.correct.remove, tone: 'warning' },
  );
  const nameOf = (id: events.ShipId | null) =>
    id === null ? words.pages.nobody : shipName(state, id);
  return [
    left === null && menuChoice('by', words.correct.removedBy, by, [null, ...foes], nameOf),
    actsBlock('list', [remove, back], words.correct.place),
  ];
};

/** What a game keeps of a ship. */
export interface OwnShip {
  readonly tracks: readonly TrackView[];
  readonly zones?: readonly Zone[];
  /** Marks that are on or off, and marks that are counted. */
  readonly flags: readonly Chip[];
  readonly counts?: readonly Item[];
  /** What else is set while it is there. */
  readonly more?: Blocks;
  /** Its cards. */
  readonly cards?: Blocks;
  /** How it comes back into the battle. */
  readonly back?: readonly Act[];
}

/** Everything of a ship that is kept, set by hand; the log says so. */
export const shipCorrections = (
  view: GameView,
  ship: Ship,
  answers: Answers,
  own: OwnShip,
): Page => {
  const words = view.words.correct;
  const { counts = [], flags } = own;
  return laidOut({
    ...shipHead(ship),
    kicker: words.title,
    blocks: [
      ship.left === null && [
        numberBlocks(view, ship, own),
        flags.length > 0 && { block: 'chips', label: words.ship.marks, chips: flags },
        counts.length > 0 && { block: 'items', label: words.counts, items: counts },
        own.more,
      ],
      view.state.outcome === null && own.cards,
      !isClosed(view) && removalBlocks(view, ship, answers, own.back ?? []),
      noteBlocks(view, answers, ship.id),
    ],
  });
};

interface SetPhase<Phase extends string> {
  readonly type: 'set-phase';
  readonly round: number;
  readonly phase: Phase;
}

/** A game whose phase can be set by hand. */
type Phased<Phase extends string> = GameView<HandCommand | SetPhase<Phase>>;

/** What a game brings to the corrections of a game. */
export interface OwnCorrections<Phase extends string> {
  readonly phases: readonly Phase[];
  readonly phaseName: (phase: Phase) => string;
  readonly rounds: number;
  readonly announced?: readonly Chip[];
  /** What else it counts. */
  readonly more?: Blocks;
  readonly reads?: { readonly phase: Reads; readonly end: Reads };
  /** False where no ship comes into a game that has begun. */
  readonly takesShips?: boolean;
  /** False where a battle is not won by points. */
  readonly keepsPoints?: boolean;
  /** False where ships do not activate one after the other. */
  readonly activates?: boolean;
}

const scoreBlocks = (at: GameView, answers: Answers): readonly Block[] => {
  const { game } = at.words.correct;
  const text = textAt(answers, 'why') ?? '';
  const items = at.setup.teams.map(({ id, name }) => {
    const value = pointsOf(at.state, id);
    return counterItem(at, { id, title: name, value }, (to) => ({
      type: 'score',
      team: id,
      points: to - value,
      ...(seen(text) === '' ? {} : { text }),
    }));
  });
  return [
    { block: 'items', label: game.score, items },
    fieldAt('why', game.why, text, game.whyHint),
  ];
};

const MOST_SEGMENTS = 6;

const phaseBlocks = <Phase extends string>(
  { state, words, tried }: Phased<Phase>,
  answers: Answers,
  { phases, phaseName, rounds, reads }: OwnCorrections<Phase>,
): Blocks => {
  const { game } = words.correct;
  const now = phases.find((phase) => phase === state.phase);
  const phase = oneAt<Phase>(answers, 'phase', phases) ?? now ?? phases[0];
  if (phase === undefined) return [];
  const value = Math.max(1, Math.min(rounds, countAt(answers, 'round') ?? state.round));
  const round = phase === 'set-up' ? 0 : value;
  // More than these do not stand side by side on a phone.
  const choose = phases.length > MOST_SEGMENTS ? chipsChoice : segmentsChoice;
  return [
    choose('phase', game.phase, phase, phases, phaseName, reads?.phase),
    stepperAt('round', game.round, value, { min: 1, max: rounds }),
    actsBlock('row', tried({ type: 'set-phase', round, phase }, { label: game.setPhase })),
  ];
};

/** One of the teams; a tap makes it another. */
const teamBlock = (
  { setup }: GameView,
  label: string,
  now: events.TeamId | null,
  to: (team: events.TeamId) => HandCommand,
): Blocks =>
  chipsBlock(
    label,
    setup.teams.map(({ id, name }) => chipOf(name, now === id, to(id))),
  );

/** Which ship acts now. */
const activeBlocks = ({ state, words, tried }: GameView, answers: Answers): Blocks => {
  const { game } = words.correct;
  const now = activeShip(state);
  const ships = shipsInPlay(state).map(({ id }) => id);
  const value = answers['active'] === undefined ? now : oneAt(answers, 'active', ships);
  const nameOf = (id: events.ShipId | null) =>
    id === null ? words.pages.nobody : shipName(state, id);
  return [
    menuChoice('active', game.active, value, [null, ...ships], nameOf),
    value !== now &&
      actsBlock('row', tried(markTo(events.GAME, ACTIVE, value ?? 0), { label: game.setActive })),
  ];
};

/** Who acted last, what was announced, and who is active. */
const turnBlocks = (at: GameView, answers: Answers, announced: readonly Chip[]): Blocks => {
  const { game } = at.words.correct;
  const last = wordOf(at.state, events.GAME, LAST_TEAM);
  return [
    teamBlock(at, game.lastTeam, last, (team) => markTo(events.GAME, LAST_TEAM, team)),
    chipsBlock(game.announced, announced),
    activeBlocks(at, answers),
  ];
};

const standing = ({ words }: GameView, ship: Ship): string | null => {
  const { out, reserve, waiting } = words.correct.game;
  if (ship.left) return out;
  if (ship.place === 'reserve') return reserve;
  return ship.place === 'waiting' ? waiting : null;
};

const endActs = ({ setup, words, tried }: GameView, reads: Reads): readonly Act[] => {
  const { concede, endGame } = words.correct.game;
  const act = { tone: 'warning', opens: 'bridge' } as const;
  return [
    ...setup.teams.map(({ id, name }) =>
      tried({ type: 'concede', team: id }, { ...act, label: concede(name) }),
    ),
    tried({ type: 'end-game' }, { ...act, label: endGame, ...reads }),
  ];
};

/** Everything of a game that is tracked, set by hand. */
export const correctionsPage = <Phase extends string>(
  at: Phased<Phase>,
  answers: Answers,
  own: OwnCorrections<Phase>,
): Page => {
  const { game } = at.words.correct;
  const isOver = at.state.outcome !== null;
  const { initiative } = at.state;
  const add = { label: game.add, opens: { page: 'add-ship' } };
  return laidOut({
    title: game.title,
    blocks: [
      own.keepsPoints !== false && !isClosed(at) && scoreBlocks(at, answers),
      !isOver && [
        phaseBlocks(at, answers, own),
        teamBlock(at, game.initiative, initiative, (team) => ({ type: 'set-initiative', team })),
        own.activates !== false && turnBlocks(at, answers, own.announced ?? []),
      ],
      own.more,
      {
        block: 'items',
        label: game.ships,
        items: Object.values(at.state.ships).map((ship) => {
          const detail = standing(at, ship);
          const label = shipName(at.state, ship.id);
          return shipItem(at, ship.id, {
            ...(detail === null ? {} : { detail }),
            act: { label, opens: { page: 'correct', about: ship.id } },
          });
        }),
        ...(isOver || own.takesShips === false ? {} : { add }),
      },
      noteBlocks(at, answers),
      !isOver && actsBlock('list', endActs(at, own.reads?.end ?? {}), game.end),
    ],
  });
};
