import { GAME, type MarkValue, type TeamId } from '../../../../core/game/events';
import { pointsOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Silhouette } from '../../../../core/drawing/drawing';
import type { Act, Block, Chip, Item, Page } from '../../../../core/pages/page';
import { countAt, oneAt, textAt } from '../../../kit/pages/answered';
import { GAME_MARKS } from '../../play/names';
import { isInPlay, shipName, shipsInPlay } from '../../../kit/play/ships';
import type { Reads } from '../../../kit/pages/reads';
import { counterItem, noteBlocks, type Correcting } from './correcting';
import type { SharedCommand } from '../../play/commands';
import type { HandCommand } from '../../../kit/play/commands';
import { wordOf } from '../../../kit/play/reading';
import { activeShip } from '../../../kit/play/turns';

/** What an edition brings to the corrections of a game. */
export interface OwnCorrections<Phase extends string> {
  readonly phases: readonly Phase[];
  readonly phaseName: (phase: Phase) => string;
  readonly rounds: number;
  readonly announced: readonly Chip[];
  /** What else it counts. */
  readonly more: readonly Block[];
  readonly silhouetteOf: (ship: Ship) => Silhouette | null;
  readonly reads: { readonly phase: Reads; readonly end: Reads };
}

const scoreBlocks = (at: Correcting, answers: Answers): readonly Block[] => {
  const { game } = at.words;
  const text = textAt(answers, 'why') ?? '';
  const items = at.setup.teams.map(({ id, name }) => {
    const value = pointsOf(at.state, id);
    return counterItem(at, { id, title: name, value }, (to) => ({
      type: 'score',
      team: id,
      points: to - value,
      ...(text.trim() === '' ? {} : { text }),
    }));
  });
  return [
    { block: 'items', label: game.score, items },
    { block: 'field', id: 'why', label: game.why, value: text, lines: 'one', hint: game.whyHint },
  ];
};

const phaseBlocks = <Phase extends string>(
  { state, words, tried }: Correcting<Phase>,
  answers: Answers,
  { phases, phaseName, rounds, reads }: OwnCorrections<Phase>,
): readonly Block[] => {
  const { game } = words;
  const now = phases.find((phase) => phase === state.phase);
  const phase = oneAt<Phase>(answers, 'phase', phases) ?? now ?? phases[0];
  if (phase === undefined) return [];
  const told = Math.max(1, Math.min(rounds, countAt(answers, 'round') ?? state.round));
  const round = phase === 'set-up' ? 0 : told;
  return [
    {
      block: 'choice',
      id: 'phase',
      label: game.phase,
      style: 'segments',
      value: phase,
      options: phases.map((one) => ({ value: one, label: phaseName(one) })),
      ...reads.phase,
    },
    { block: 'stepper', id: 'round', label: game.round, value: told, min: 1, max: rounds },
    {
      block: 'acts',
      style: 'row',
      acts: [tried({ type: 'set-phase', round, phase }, { label: game.setPhase })],
    },
  ];
};

const markOfGame = (mark: string, to: MarkValue): HandCommand<'set-mark'> => ({
  type: 'set-mark',
  subject: GAME,
  mark,
  to,
});

/** A mark of the game that a tap turns on or off. */
export const gameMarkChip = (
  label: string,
  mark: string,
  isOn: boolean,
  { on = 1, ...reads }: Reads & { readonly on?: MarkValue } = {},
): Chip => ({
  label,
  tone: 'plain',
  isOn,
  act: { label, command: markOfGame(mark, isOn ? 0 : on) },
  ...reads,
});

const teamChips = (
  { setup }: Correcting,
  now: TeamId | null,
  to: (team: TeamId) => SharedCommand,
): readonly Chip[] =>
  setup.teams.map(({ id, name }) => {
    const isOn = now === id;
    const act = { label: name, command: to(id) };
    return { label: name, tone: 'plain', isOn, ...(isOn ? {} : { act }) };
  });

const activeBlocks = ({ state, words, tried }: Correcting, answers: Answers): readonly Block[] => {
  const { game, nobody } = words;
  const now = activeShip(state);
  const ships = shipsInPlay(state).map(({ id }) => id);
  const told = answers['active'] === null ? null : oneAt(answers, 'active', ships);
  const value = answers['active'] === undefined ? now : told;
  const act = tried(markOfGame(GAME_MARKS.active, value ?? 0), { label: game.setActive });
  return [
    {
      block: 'choice',
      id: 'active',
      label: game.active,
      style: 'menu',
      value,
      options: [
        { value: null, label: nobody },
        ...ships.map((id) => ({ value: id, label: shipName(state, id) })),
      ],
    },
    ...(value === now ? [] : [{ block: 'acts', style: 'row', acts: [act] } as const]),
  ];
};

/** Who goes first, who acted last, what was announced, and who is active. */
const turnBlocks = (
  at: Correcting,
  answers: Answers,
  announced: readonly Chip[],
): readonly Block[] => {
  const { game } = at.words;
  const lastTeam = wordOf(at.state, GAME, GAME_MARKS.lastTeam);
  return [
    {
      block: 'chips',
      label: game.initiative,
      chips: teamChips(at, at.state.initiative, (team) => ({ type: 'set-initiative', team })),
    },
    {
      block: 'chips',
      label: game.lastTeam,
      chips: teamChips(at, lastTeam, (team) => markOfGame(GAME_MARKS.lastTeam, team)),
    },
    { block: 'chips', label: game.announced, chips: announced },
    ...activeBlocks(at, answers),
  ];
};

const standing = ({ words }: Correcting, ship: Ship): string | null => {
  const { out, reserve, waiting } = words.game;
  if (ship.left) return out;
  if (isInPlay(ship)) return null;
  return ship.place === 'reserve' ? reserve : waiting;
};

const shipItem = (at: Correcting, ship: Ship, silhouette: Silhouette | null): Item => {
  const detail = standing(at, ship);
  return {
    id: ship.id,
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    ...(silhouette === null ? {} : { silhouette }),
    ...(detail === null ? {} : { detail }),
    act: { label: shipName(at.state, ship.id), opens: { page: 'correct', about: ship.id } },
  };
};

const endActs = ({ setup, words, tried }: Correcting, reads: Reads): readonly Act[] => {
  const { concede, endGame } = words.game;
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
  at: Correcting<Phase>,
  answers: Answers,
  own: OwnCorrections<Phase>,
): Page => {
  const { game } = at.words;
  const isOver = at.state.outcome !== null;
  const running = (): readonly Block[] => [
    ...scoreBlocks(at, answers),
    ...phaseBlocks(at, answers, own),
    ...turnBlocks(at, answers, own.announced),
  ];
  const end = (): Block => ({
    block: 'acts',
    label: game.end,
    style: 'list',
    acts: endActs(at, own.reads.end),
  });
  return {
    title: game.title,
    blocks: [
      ...(isOver ? [] : running()),
      ...own.more,
      {
        block: 'items',
        label: game.ships,
        items: Object.values(at.state.ships).map((ship) =>
          shipItem(at, ship, own.silhouetteOf(ship)),
        ),
        ...(isOver ? {} : { add: { label: game.add, opens: { page: 'add-ship' } } }),
      },
      ...noteBlocks(at, answers),
      ...(isOver ? [] : [end()]),
    ],
  };
};
