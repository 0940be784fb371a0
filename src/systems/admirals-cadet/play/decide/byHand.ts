import { GAME, type SubjectId } from '../../../../core/game/events';
import { record } from '../../../../core/game/game';
import { seen } from '../../../../core/outside/signs';
import { makeSharedByHand } from '../../../admirals-shared/play/byHand';
import { spentMark } from '../../../admirals-shared/play/names';
import { FLAG, MANY, upTo, type MarkKind } from '../../../kit/play/marks';
import { TURNS } from '../../winner';
import { checks } from '../checks';
import type { CommandOf } from '../commands';
import { destroy, fallIfDue, takeCritical, scoreLine, endGame, turnTaken } from '../follow/settle';
import { readyAll } from './activation';
import { LAST_ROUND, isPlaceSubject, LASTING_MARKS, reloadingMark, TURN_MARKS } from '../names';
import { entered } from '../start';
import { refuse, type Game, type Decided } from '../game';
import { phaseOf, pieceOf, shipCard, scenarioRule } from '../view';
import { gameMarkKind } from '../../../kit/play/turns';

const BY_HAND = 'Ship Card and Token Anatomy';

/** Setup: it waits for its place, or stands on the map at once where the battle is on. */
const addShip = (game: Game, { player: id, card, name, badge }: CommandOf<'add-ship'>): Decided => {
  const { setup, state } = game;
  const player = setup.players.find((one) => one.id === id);
  if (!player) return checks.knownPlayer(game, id) ?? game;
  if (shipCard(setup, card) === null) return refuse({ id: 'not-a-ship-card', card }, BY_HAND);
  const called = seen(name);
  if (called === '') return refuse({ id: 'empty-text' }, BY_HAND);
  const ship = `${id}+${Object.keys(state.ships).length + 1}`;
  const mark = seen(badge ?? '');
  const own = { id: ship, card, name: called, ...(mark === '' ? {} : { badge: mark }) };
  const joined = record(game, ...entered(setup, player, own));
  return phaseOf(state) === 'set-up'
    ? joined
    : record(joined, { type: 'ship-placed', ship, place: 'play' });
};

const FLAGS: readonly string[] = [
  TURN_MARKS.activated,
  TURN_MARKS.withFriend,
  TURN_MARKS.skirmished,
  TURN_MARKS.starcaster,
  LASTING_MARKS.crippled,
];

const markKind = (game: Game, subject: SubjectId, mark: string): MarkKind | null => {
  if (subject === GAME) return mark === LAST_ROUND ? FLAG : gameMarkKind(game, mark);
  const armaments = pieceOf(game.setup, game.state, subject)?.card.armaments;
  if (!armaments) return null;
  if (FLAGS.includes(mark) || armaments.some((_, at) => reloadingMark(at) === mark)) return FLAG;
  if (mark === TURN_MARKS.movesUsed) return MANY;
  const mounts = armaments.flatMap((one, armament) =>
    one.mounts.map(({ dice }, mount) => ({ mark: spentMark(armament, mount), dice })),
  );
  const fired = mounts.find((one) => one.mark === mark);
  return fired ? upTo(fired.dice) : null;
};

const { returned, standsIn, ...shared } = makeSharedByHand<Game>(
  checks,
  {
    card: BY_HAND,
    words: BY_HAND,
    points: 'Ending the Game',
    rounds: 'Turn Structure',
    scenario: scenarioRule,
  },
  {
    keepsTracks: isPlaceSubject,
    fallIfDue: (game, ship) => fallIfDue(game, ship, {}),
    remove: (game, ship, by) => destroy(game, ship, 'removed', 'Hits', by),
    markKind,
    activations: 'ship',
    turnTaken,
    readyAll,
    roundsOf: () => TURNS,
    endGame,
    scoreLine,
  },
);

export const byHand = {
  ...shared,
  /** Critical Hits: one that the table says got through. */
  critical: (game: Game, { ship }: CommandOf<'critical'>): Decided =>
    checks.inPlay(game, ship) ?? takeCritical(game, ship),
  'set-terrain': (game: Game, { ship, terrain }: CommandOf<'set-terrain'>): Decided =>
    standsIn(game, ship, terrain),
  'return-ship': (game: Game, { ship }: CommandOf<'return-ship'>): Decided =>
    returned(game, ship, 'play'),
  'add-ship': addShip,
};
