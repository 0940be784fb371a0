import { GAME, type TeamId } from '../../../../core/game/events';
import { hasMark, pointsOf, trackOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page } from '../../../../core/pages/page';
import {
  activeShip,
  countAt,
  isInPlay,
  oneAt,
  shipName,
  shipsInPlay,
  textAt,
  wordOf,
} from '../../../admirals/editions';
import type { CadetCommand } from '../../play/commands';
import { GAME_MARKS, PHASES, placeSubject } from '../../play/names';
import { phaseOf, pieceOf } from '../../play/view';
import { TURNS } from '../../winner';
import { ask, readsRule, tried, type Seen } from '../seen';
import { SILHOUETTE } from '../shipRow';
import { counterItem, noteBlocks } from './counters';

const scoreBlocks = (seen: Seen, answers: Answers): readonly Block[] => {
  const { game } = seen.words.correct;
  const text = textAt(answers, 'why') ?? '';
  const items = seen.setup.teams.map(({ id, name }) => {
    const value = pointsOf(seen.state, id);
    return counterItem(seen, { id, title: name, value }, (to) => ({
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

const phaseBlocks = (seen: Seen, answers: Answers): readonly Block[] => {
  const { game } = seen.words.correct;
  const phase = oneAt(answers, 'phase', PHASES) ?? phaseOf(seen.state) ?? 'set-up';
  const told = Math.max(1, Math.min(TURNS, countAt(answers, 'round') ?? seen.state.round));
  const round = phase === 'set-up' ? 0 : told;
  const act = tried(seen, { type: 'set-phase', round, phase }, { label: game.setPhase });
  return [
    {
      block: 'choice',
      id: 'phase',
      label: game.phase,
      style: 'segments',
      value: phase,
      options: PHASES.map((one) => ({ value: one, label: seen.words.pages.phase(one) })),
      ...readsRule('Turn Structure'),
    },
    { block: 'stepper', id: 'round', label: game.round, value: told, min: 1, max: TURNS },
    { block: 'acts', style: 'row', acts: [act] },
  ];
};

const chipFor = (label: string, isOn: boolean, command: CadetCommand | null): Chip => ({
  label,
  tone: 'plain',
  isOn,
  ...(command === null ? {} : { act: { label, command: ask(command) } }),
});

const teamChips = (
  { setup }: Seen,
  now: TeamId | null,
  to: (team: TeamId) => CadetCommand,
): readonly Chip[] =>
  setup.teams.map(({ id, name }) => chipFor(name, now === id, now === id ? null : to(id)));

const ofGame = (mark: string, to: string | number): CadetCommand => ({
  type: 'set-mark',
  subject: GAME,
  mark,
  to,
});

const activeBlock = (seen: Seen, answers: Answers): readonly Block[] => {
  const { game, nobody } = seen.words.correct;
  const now = activeShip(seen.state);
  const ships = shipsInPlay(seen.state).map(({ id }) => id);
  const told = answers['active'] === null ? null : oneAt(answers, 'active', ships);
  const value = answers['active'] === undefined ? now : told;
  const act = tried(seen, ofGame(GAME_MARKS.active, value ?? 0), { label: game.setActive });
  return [
    {
      block: 'choice',
      id: 'active',
      label: game.active,
      style: 'menu',
      value,
      options: [
        { value: null, label: nobody },
        ...ships.map((id) => ({ value: id, label: shipName(seen.state, id) })),
      ],
    },
    ...(value === now ? [] : [{ block: 'acts', style: 'row', acts: [act] } as const]),
  ];
};

/** Who goes first, who acted last, who is active, and whether this turn is the last. */
const turnBlocks = (seen: Seen, answers: Answers): readonly Block[] => {
  const { game } = seen.words.correct;
  const { state } = seen;
  const isLast = hasMark(state, GAME, GAME_MARKS.lastRound);
  const lastTeam = wordOf(state, GAME, GAME_MARKS.lastTeam);
  return [
    {
      block: 'chips',
      label: game.initiative,
      chips: teamChips(seen, state.initiative, (team) => ({ type: 'set-initiative', team })),
    },
    {
      block: 'chips',
      label: game.lastTeam,
      chips: teamChips(seen, lastTeam, (team) => ofGame(GAME_MARKS.lastTeam, team)),
    },
    {
      block: 'chips',
      label: game.announced,
      chips: [chipFor(game.lastTurn, isLast, ofGame(GAME_MARKS.lastRound, isLast ? 0 : 1))],
    },
    ...activeBlock(seen, answers),
  ];
};

/** Historic Play: how often each Star System was used. */
const systemBlocks = (seen: Seen): readonly Block[] => {
  const { setup, state, words } = seen;
  const items = (setup.scenario?.acts ?? []).flatMap(({ id, text, perSystem }) =>
    perSystem === undefined
      ? []
      : Array.from({ length: setup.starSystems }, (_, at): Item => {
          const ship = placeSubject(at + 1);
          const title = `${text}: ${words.pages.scenario.system(at + 1)}`;
          const value = trackOf(state, ship, id)?.now ?? 0;
          return counterItem(seen, { id: `${ship}:${id}`, title, value }, (to) => ({
            type: 'set-track',
            ship,
            track: id,
            to,
          }));
        }),
  );
  return items.length === 0 ? [] : [{ block: 'items', label: words.correct.systems, items }];
};

const standing = ({ words }: Seen, ship: Ship): string | null => {
  const { game } = words.correct;
  if (ship.left) return game.out;
  return isInPlay(ship) ? null : game.waiting;
};

const shipItem = (seen: Seen, ship: Ship): Item => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  const detail = standing(seen, ship);
  const name = shipName(seen.state, ship.id);
  return {
    id: ship.id,
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    ...(piece ? { silhouette: SILHOUETTE[piece.card.role] } : {}),
    ...(detail === null ? {} : { detail }),
    act: { label: name, spoken: name, opens: { page: 'correct', about: ship.id } },
  };
};

const endActs = (seen: Seen): readonly Act[] => {
  const { game } = seen.words.correct;
  const act = { tone: 'warning', opens: 'bridge' } as const;
  return [
    ...seen.setup.teams.map(({ id, name }) =>
      tried(seen, { type: 'concede', team: id }, { ...act, label: game.concede(name) }),
    ),
    tried(
      seen,
      { type: 'end-game' },
      { ...act, label: game.endGame, ...readsRule('Ending the Game') },
    ),
  ];
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (seen: Seen, answers: Answers): Page => {
  const { game } = seen.words.correct;
  const isOver = seen.state.outcome !== null;
  return {
    title: game.title,
    blocks: [
      ...(isOver
        ? []
        : [
            ...scoreBlocks(seen, answers),
            ...phaseBlocks(seen, answers),
            ...turnBlocks(seen, answers),
          ]),
      ...systemBlocks(seen),
      {
        block: 'items',
        label: game.ships,
        items: Object.values(seen.state.ships).map((ship) => shipItem(seen, ship)),
        ...(isOver ? {} : { add: { label: game.add, opens: { page: 'add-ship' } } }),
      },
      ...noteBlocks(seen, answers),
      ...(isOver
        ? []
        : [{ block: 'acts', label: game.end, style: 'list', acts: endActs(seen) } as const]),
    ],
  };
};
