import { GAME, type TeamId } from '../../../../core/game/events';
import { hasMark, pointsOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page } from '../../../../core/pages/page';
import type { AdmiralsCommand } from '../../play/commands';
import { GAME_MARKS, PHASES } from '../../play/names';
import { wordOf } from '../../play/reading';
import { activeShip, phaseOf, roundsOf } from '../../play/turn';
import { isInPlay, pieceOf, shipsInPlay } from '../../play/view';
import { countAt, oneAt, textAt } from '../answered';
import { ask } from '../ask';
import { readsRule } from '../reads';
import { nameOfShip, SILHOUETTE, type Seen } from '../shipRow';
import { tried } from '../tried';
import { counterItem } from './counters';
import { noteBlocks } from './noteBlocks';

const scoreBlocks = (seen: Seen, answers: Answers): readonly Block[] => {
  const words = seen.words.correct.game;
  const text = textAt(answers, 'why') ?? '';
  const items = seen.setup.teams.map(({ id, name }) => {
    const value = pointsOf(seen.state, id);
    return counterItem(seen, { id, title: name, value }, (to): AdmiralsCommand => ({
      type: 'score',
      team: id,
      points: to - value,
      ...(text.trim() === '' ? {} : { text }),
    }));
  });
  return [
    { block: 'items', label: words.score, items },
    { block: 'field', id: 'why', label: words.why, value: text, lines: 'one', hint: words.whyHint },
  ];
};

const phaseBlocks = (seen: Seen, answers: Answers): readonly Block[] => {
  const { setup, state } = seen;
  const words = seen.words.correct.game;
  const phase = oneAt(answers, 'phase', PHASES) ?? phaseOf(state) ?? 'set-up';
  const told = Math.max(1, countAt(answers, 'round') ?? state.round);
  const round = phase === 'set-up' ? 0 : Math.min(told, roundsOf(setup));
  const act = tried(seen, { type: 'set-phase', round, phase }, { label: words.setPhase });
  return [
    {
      block: 'choice',
      id: 'phase',
      label: words.phase,
      style: 'segments',
      value: phase,
      options: PHASES.map((one) => ({ value: one, label: seen.words.pages.phase(one) })),
    },
    {
      block: 'stepper',
      id: 'round',
      label: words.round,
      value: Math.max(1, round),
      min: 1,
      max: roundsOf(setup),
    },
    { block: 'acts', style: 'row', acts: [act] },
  ];
};

const teamChips = (
  { setup }: Seen,
  now: TeamId | null,
  to: (team: TeamId) => AdmiralsCommand,
): readonly Chip[] =>
  setup.teams.map(({ id, name }) => {
    const isOn = now === id;
    return {
      label: name,
      tone: 'plain',
      isOn,
      ...(isOn ? {} : { act: { label: name, command: ask(to(id)) } }),
    };
  });

const markOfGame = (mark: string, to: string | number): AdmiralsCommand => ({
  type: 'set-mark',
  subject: GAME,
  mark,
  to,
});

/** 4B-02 II, III: announced by mistake, or not announced. */
const announcedChips = (seen: Seen): readonly Chip[] => {
  const { state, setup, words } = seen;
  const { strategic, overrun } = GAME_MARKS;
  const isStrategic = hasMark(state, GAME, strategic);
  const overruns = wordOf(state, GAME, overrun);
  const chip = (label: string, isOn: boolean, command: AdmiralsCommand, rule: string): Chip => ({
    label,
    tone: 'plain',
    isOn,
    act: { label, command: ask(command) },
    ...readsRule(rule),
  });
  return [
    chip(
      words.correct.mark(strategic),
      isStrategic,
      markOfGame(strategic, isStrategic ? 0 : 1),
      '4B-02 II',
    ),
    ...setup.teams.map(({ id, name }) =>
      chip(
        `${words.correct.mark(overrun)}: ${name}`,
        overruns === id,
        markOfGame(overrun, overruns === id ? 0 : id),
        '4B-02 III',
      ),
    ),
  ];
};

const activeBlock = (seen: Seen, answers: Answers): readonly Block[] => {
  const words = seen.words.correct.game;
  const now = activeShip(seen.state);
  const ships = shipsInPlay(seen.state).map(({ id }) => id);
  const told = answers['active'] === null ? null : oneAt(answers, 'active', ships);
  const value = answers['active'] === undefined ? now : told;
  const command = markOfGame(GAME_MARKS.active, value ?? 0);
  return [
    {
      block: 'choice',
      id: 'active',
      label: words.active,
      style: 'menu',
      value,
      options: [
        { value: null, label: seen.words.playPages.nobody },
        ...ships.map((id) => ({ value: id, label: nameOfShip(seen, id) })),
      ],
    },
    ...(value === now
      ? []
      : [
          {
            block: 'acts',
            style: 'row',
            acts: [tried(seen, command, { label: words.setActive })],
          } as const,
        ]),
  ];
};

const standing = ({ words }: Seen, ship: Ship): string | null => {
  const say = words.correct.game;
  if (ship.left) return say.out;
  if (isInPlay(ship)) return null;
  return ship.place === 'reserve' ? say.reserve : say.waiting;
};

const shipItem = (seen: Seen, ship: Ship): Item => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  const detail = standing(seen, ship);
  return {
    id: ship.id,
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    ...(piece ? { silhouette: SILHOUETTE[piece.card.role] } : {}),
    ...(detail === null ? {} : { detail }),
    act: { label: nameOfShip(seen, ship.id), opens: { page: 'correct', about: ship.id } },
  };
};

const endActs = (seen: Seen): readonly Act[] => {
  const words = seen.words.correct.game;
  return [
    ...seen.setup.teams.map(({ id, name }) =>
      tried(
        seen,
        { type: 'concede', team: id },
        { label: words.concede(name), tone: 'warning', opens: 'bridge' },
      ),
    ),
    tried(seen, { type: 'end-game' }, { label: words.endGame, tone: 'warning', opens: 'bridge' }),
  ];
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (seen: Seen, answers: Answers): Page => {
  const { state } = seen;
  const words = seen.words.correct.game;
  const isOver = state.outcome !== null;
  const lastTeam = wordOf(state, GAME, GAME_MARKS.lastTeam);
  const turns: readonly Block[] = [
    {
      block: 'chips',
      label: words.initiative,
      chips: teamChips(seen, state.initiative, (team) => ({ type: 'set-initiative', team })),
    },
    {
      block: 'chips',
      label: words.lastTeam,
      chips: teamChips(seen, lastTeam, (team) => markOfGame(GAME_MARKS.lastTeam, team)),
    },
    { block: 'chips', label: words.announced, chips: announcedChips(seen) },
    ...activeBlock(seen, answers),
  ];
  return {
    title: words.title,
    blocks: [
      ...(isOver ? [] : [...scoreBlocks(seen, answers), ...phaseBlocks(seen, answers), ...turns]),
      {
        block: 'items',
        label: words.ships,
        items: Object.values(state.ships).map((ship) => shipItem(seen, ship)),
        ...(isOver ? {} : { add: { label: words.add, opens: { page: 'add-ship' } } }),
      },
      ...noteBlocks(seen, answers),
      ...(isOver
        ? []
        : [{ block: 'acts', label: words.end, style: 'list', acts: endActs(seen) } as const]),
    ],
  };
};
