import { GAME, type SubjectId } from '../../../../core/game/events';
import * as names from '../../../admirals-shared/play/names';
import { type Game, refuse, type Decided, andThen } from '../game';
import { cardOf, shipCard } from '../view';
import {
  FLAG,
  MANY,
  type MarkKind,
  oneOfThese,
  upTo,
  markSet,
  setTrack,
} from '../../../kit/play/marks';
import { gameMarkKind } from '../../../kit/play/turns';
import type { ShipCard } from '../../../admirals-shared/cards/types';
import { shipEntered } from '../../../kit/play/start';
import { tracksOf } from '../start';
import { quickCardOf, quickMarks } from '../quickShip';
import { record } from '../../../../core/game/game';
import type { CommandOf } from '../commands';
import { trackOf } from '../../../../core/game/state';
import { seen } from '../../../../core/outside/signs';
import { makeSharedByHand } from '../../../admirals-shared/play/byHand';
import { allOf } from '../../../kit/play/checks';
import { checks } from '../checks';
import { readyAll, scoreAllOutWar, scoreLine } from '../follow/refresh';
import { fallIfDue, takeCriticals, defeat } from '../follow/damage';
import { mend } from '../orders';
import { isStill, stopGame, turnTaken } from '../follow/settle';
import { begin, crushIfDue } from './activation';
import { isSimple } from '../setup';
import { roundsOf } from '../turn';

const SHIP_KINDS: Readonly<Record<string, MarkKind>> = {
  [names.ROUND_MARKS.activated]: FLAG,
  [names.ROUND_MARKS.heavyLocked]: FLAG,
  [names.ROUND_MARKS.evadeUsed]: FLAG,
  [names.ROUND_MARKS.skilledUsed]: upTo(2),
  [names.ROUND_MARKS.augurUsed]: FLAG,
  [names.ROUND_MARKS.strikesMade]: MANY,
  [names.ROUND_MARKS.movesUsed]: MANY,
  [names.ROUND_MARKS.escaped]: MANY,
  [names.ROUND_MARKS.near]: oneOfThese([]),
  [names.ROUND_MARKS.startedInCore]: FLAG,
  [names.ROUND_MARKS.skirmishDicePenalty]: MANY,
  [names.ROUND_MARKS.grudge]: MANY,
  [names.LASTING_MARKS.reloading]: FLAG,
  [names.LASTING_MARKS.nearStrategic]: FLAG,
};

const gameKind = (game: Game, mark: string): MarkKind | null => {
  if (mark === names.GAME_MARKS.strategic) return FLAG;
  if (mark === names.GAME_MARKS.overrun) return oneOfThese(game.setup.teams.map(({ id }) => id));
  return gameMarkKind(game, mark);
};

const shipKind = ({ setup, state }: Game, ship: SubjectId, mark: string): MarkKind | null => {
  const known = state.ships[ship];
  if (!known) return null;
  if (Object.hasOwn(SHIP_KINDS, mark)) return SHIP_KINDS[mark] ?? null;
  const spent = (cardOf(setup, state, known)?.armaments ?? []).flatMap(({ mounts }, armament) =>
    mounts.map((_, mount) => names.spentMark(armament, mount)),
  );
  return spent.includes(mark) ? FLAG : null;
};

/** Null where the subject has no such mark, or one that is not set by hand. */
export const markKind = (game: Game, subject: SubjectId, mark: string): MarkKind | null => {
  if (subject === GAME) return gameKind(game, mark);
  if (Object.hasOwn(game.state.ships, subject)) return shipKind(game, subject, mark);
  const team = game.setup.teams.some(({ id }) => id === subject);
  if (!team || mark !== names.LAST_PLAYER) return null;
  return oneOfThese(game.setup.players.map(({ id }) => id));
};

const newShipId = ({ state }: Game): string => {
  let number = 1;
  while (Object.hasOwn(state.ships, `q${number}`)) number += 1;
  return `q${number}`;
};

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShip = (game: Game, command: CommandOf<'add-ship'>): Decided => {
  const { player: by, name, badge, as, place = 'play', power = 0 } = command;
  const { setup, rules } = game;
  const player = setup.players.find(({ id }) => id === by);
  if (!player) return refuse({ id: 'unknown-player', player: by }, '4A-01');
  const called = seen(name);
  if (called === '') return refuse({ id: 'empty-text' }, '3A-01 II');
  const id = newShipId(game);
  const enter = (ref: string, card: ShipCard): Game => {
    const ship = { id, card: ref, name: called, ...(badge === undefined ? {} : { badge }) };
    const entered = record(game, shipEntered(player, ship, place, tracksOf(card, rules)));
    return power === 0 ? entered : record(entered, markSet(id, names.LASTING_MARKS.power, power));
  };
  if (!('card' in as)) {
    const card = quickCardOf(name, as.quick);
    return record(enter(card.code, card), ...quickMarks(id, as.quick));
  }
  const card = shipCard(setup, as.card);
  return card ? enter(as.card, card) : refuse({ id: 'not-a-ship-card', card: as.card }, '3A');
};

const { returned, standsIn, ...shared } = makeSharedByHand<Game>(
  checks,
  {
    card: '3A',
    words: '2B',
    points: '4C-02',
    rounds: '4B',
    scenario: () => '11A',
  },
  {
    fallIfDue: (game, ship) => fallIfDue(game, ship, {}),
    remove: (game, ship, by) => defeat(game, ship, 'removed', '3A-01 X', by),
    markKind,
    activations: 'action',
    isStill,
    turnTaken: (game, ship) => turnTaken(crushIfDue(begin(game, ship.id), ship.id), ship),
    readyAll,
    roundsOf,
    lastScores: scoreAllOutWar,
    endGame: stopGame,
    scoreLine,
  },
);

/** One tap: as damage or repair at the table does it, with what follows. */
const adjust = (game: Game, command: CommandOf<'adjust'>): Decided => {
  const { ship, track, by, returned: back = [] } = command;
  const wrong = allOf(back, (card) => checks.knownCard(game, card));
  if (wrong) return wrong;
  const set = shared.adjust(game, command);
  return track === names.CRITICALS && by > 0
    ? andThen(set, () => takeCriticals(game, ship, by, {}, back))
    : set;
};

/** 14A */
const repair = (game: Game, command: CommandOf<'repair'>): Decided => {
  const { ship, what, amount, facings = [] } = command;
  const missing = checks.stillThere(game, ship);
  if (missing) return missing;
  const mended = amount < 1 ? game : mend(game, ship, what, amount, facings);
  return mended === game ? refuse({ id: 'nothing-to-change' }, '14A') : mended;
};

const setTerrain = (game: Game, command: CommandOf<'set-terrain'>): Decided => {
  const { ship, terrain, nearStrategic } = command;
  const mark = names.LASTING_MARKS.nearStrategic;
  return andThen(standsIn(game, ship, terrain), (there) =>
    nearStrategic === undefined ? there : record(there, markSet(ship, mark, nearStrategic ? 1 : 0)),
  );
};

/** A ship that left by mistake comes back no longer crippled. */
const returnShip = (game: Game, { ship, place }: CommandOf<'return-ship'>): Decided =>
  andThen(returned(game, ship, place), (back) => {
    const criticals = trackOf(back.state, ship, names.CRITICALS);
    const most = (criticals?.max ?? 1) - 1;
    return (criticals?.now ?? 0) > most ? setTrack(back, ship, names.CRITICALS, most, {}) : back;
  });

const setPhase = (game: Game, command: CommandOf<'set-phase'>): Decided =>
  command.phase === 'command' && isSimple(game.setup)
    ? refuse({ id: 'no-orders-in-open-play' }, '13A-04')
    : shared['set-phase'](game, command);

export const byHand = {
  ...shared,
  adjust,
  repair,
  'set-terrain': setTerrain,
  'return-ship': returnShip,
  'set-phase': setPhase,
  'add-ship': addShip,
};
