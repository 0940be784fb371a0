import { GAME, type TeamId } from '../../../../core/game/events';
import { pointsOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page } from '../../../../core/pages/page';
import { seen } from '../../../../core/outside/signs';
import type { HandCommand } from '../../play/commands';
import { wordOf } from '../../play/reading';
import { isInPlay, shipName, shipsInPlay } from '../../play/ships';
import { ACTIVE, activeShip, LAST_TEAM } from '../../play/turns';
import { countAt, oneAt, textAt } from '../answered';
import type { Reads } from '../reads';
import { shipItem } from '../shipRow';
import type { GameView } from '../view';
import { counterItem, isClosed, markTo, noteBlocks } from './ship';
import { choiceBlock, optionsOf } from '../choices';

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
  readonly more?: readonly Block[];
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
    { block: 'field', id: 'why', label: game.why, value: text, lines: 'one', hint: game.whyHint },
  ];
};

const phaseBlocks = <Phase extends string>(
  { state, words, tried }: Phased<Phase>,
  answers: Answers,
  { phases, phaseName, rounds, reads }: OwnCorrections<Phase>,
): readonly Block[] => {
  const { game } = words.correct;
  const now = phases.find((phase) => phase === state.phase);
  const phase = oneAt<Phase>(answers, 'phase', phases) ?? now ?? phases[0];
  if (phase === undefined) return [];
  const value = Math.max(1, Math.min(rounds, countAt(answers, 'round') ?? state.round));
  const round = phase === 'set-up' ? 0 : value;
  return [
    choiceBlock('segments', 'phase', game.phase, phase, optionsOf(phases, phaseName), reads?.phase),
    { block: 'stepper', id: 'round', label: game.round, value, min: 1, max: rounds },
    {
      block: 'acts',
      style: 'row',
      acts: [tried({ type: 'set-phase', round, phase }, { label: game.setPhase })],
    },
  ];
};

const teamChips = (
  { setup }: GameView,
  now: TeamId | null,
  to: (team: TeamId) => HandCommand,
): readonly Chip[] =>
  setup.teams.map(({ id, name }) => {
    const isOn = now === id;
    const act = { label: name, command: to(id) };
    return { label: name, tone: 'plain', isOn, ...(isOn ? {} : { act }) };
  });

const activeBlocks = ({ state, words, tried }: GameView, answers: Answers): readonly Block[] => {
  const { game } = words.correct;
  const now = activeShip(state);
  const ships = shipsInPlay(state).map(({ id }) => id);
  const chosen = answers['active'] === null ? null : oneAt(answers, 'active', ships);
  const value = answers['active'] === undefined ? now : chosen;
  const act = tried(markTo(GAME, ACTIVE, value ?? 0), { label: game.setActive });
  return [
    choiceBlock('menu', 'active', game.active, value, [
      { value: null, label: words.pages.nobody },
      ...ships.map((id) => ({ value: id, label: shipName(state, id) })),
    ]),
    ...(value === now ? [] : [{ block: 'acts', style: 'row', acts: [act] } as const]),
  ];
};

const firstBlock = (at: GameView): Block => ({
  block: 'chips',
  label: at.words.correct.game.initiative,
  chips: teamChips(at, at.state.initiative, (team) => ({ type: 'set-initiative', team })),
});

/** Who acted last, what was announced, and who is active. */
const turnBlocks = (
  at: GameView,
  answers: Answers,
  announced: readonly Chip[],
): readonly Block[] => {
  const { game } = at.words.correct;
  const lastTeam = wordOf(at.state, GAME, LAST_TEAM);
  return [
    {
      block: 'chips',
      label: game.lastTeam,
      chips: teamChips(at, lastTeam, (team) => markTo(GAME, LAST_TEAM, team)),
    },
    ...(announced.length > 0
      ? [{ block: 'chips', label: game.announced, chips: announced } as const]
      : []),
    ...activeBlocks(at, answers),
  ];
};

const standing = ({ words }: GameView, ship: Ship): string | null => {
  const { out, reserve, waiting } = words.correct.game;
  if (ship.left) return out;
  if (isInPlay(ship)) return null;
  return ship.place === 'reserve' ? reserve : waiting;
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
  const running = (): readonly Block[] => [
    ...phaseBlocks(at, answers, own),
    firstBlock(at),
    ...(own.activates === false ? [] : turnBlocks(at, answers, own.announced ?? [])),
  ];
  const end = (): Block => ({
    block: 'acts',
    label: game.end,
    style: 'list',
    acts: endActs(at, own.reads?.end ?? {}),
  });
  return {
    title: game.title,
    blocks: [
      ...(own.keepsPoints === false || isClosed(at) ? [] : scoreBlocks(at, answers)),
      ...(isOver ? [] : running()),
      ...(own.more ?? []),
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
        ...(isOver || own.takesShips === false
          ? {}
          : { add: { label: game.add, opens: { page: 'add-ship' } } }),
      },
      ...noteBlocks(at, answers),
      ...(isOver ? [] : [end()]),
    ],
  };
};
