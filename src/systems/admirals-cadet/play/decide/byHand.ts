import { GAME, type SubjectId } from '../../../../core/game/events';
import { tell } from '../../../../core/game/story';
import { makeSharedByHand } from '../../../admirals-shared/play/byHand';
import { spentMark } from '../../../admirals-shared/play/names';
import { FLAG, gameMarkKind, MANY, upTo, type MarkKind } from '../../../kit/play/marks';
import { TURNS } from '../../winner';
import { checks, inPlay, knownPlayer } from '../checks';
import type { CommandOf } from '../commands';
import { destroy, fallIfDue, takeCritical } from '../follow/damage';
import { scoreLine } from '../follow/scoring';
import { endGame, turnTaken } from '../follow/settle';
import { GAME_MARKS, isPlaceSubject, LASTING_MARKS, reloadingMark, TURN_MARKS } from '../names';
import { entered } from '../start';
import { refuse, type Story, type Told } from '../story';
import { phaseOf, pieceOf, shipCard } from '../view';

const BY_HAND = 'Ship Card and Token Anatomy';

/** Setup: it waits for its place, or stands on the map at once where the battle is on. */
const addShip = (story: Story, { player: id, card, name, badge }: CommandOf<'add-ship'>): Told => {
  const { setup, state } = story;
  const player = setup.players.find((one) => one.id === id);
  if (!player) return knownPlayer(story, id) ?? story;
  if (shipCard(setup, card) === null) return refuse({ id: 'not-a-ship-card', card }, BY_HAND);
  const called = name.trim();
  if (called === '') return refuse({ id: 'empty-text' }, BY_HAND);
  const ship = `${id}+${Object.keys(state.ships).length + 1}`;
  const mark = badge?.trim() ?? '';
  const own = { id: ship, card, name: called, ...(mark === '' ? {} : { badge: mark }) };
  const joined = tell(story, ...entered(setup, player, own));
  return phaseOf(state) === 'set-up'
    ? joined
    : tell(joined, { type: 'ship-placed', ship, place: 'play' });
};

const FLAGS: readonly string[] = [
  TURN_MARKS.activated,
  TURN_MARKS.withFriend,
  TURN_MARKS.skirmished,
  TURN_MARKS.starcaster,
  LASTING_MARKS.crippled,
];

const markKind = (story: Story, subject: SubjectId, mark: string): MarkKind | null => {
  if (subject === GAME) return mark === GAME_MARKS.lastRound ? FLAG : gameMarkKind(story, mark);
  const armaments = pieceOf(story.setup, story.state, subject)?.card.armaments;
  if (!armaments) return null;
  if (FLAGS.includes(mark) || armaments.some((_, at) => reloadingMark(at) === mark)) return FLAG;
  if (mark === TURN_MARKS.movesUsed) return MANY;
  const mounts = armaments.flatMap((one, armament) =>
    one.mounts.map(({ dice }, mount) => ({ mark: spentMark(armament, mount), dice })),
  );
  const fired = mounts.find((one) => one.mark === mark);
  return fired ? upTo(fired.dice) : null;
};

const { returned, standsIn, ...shared } = makeSharedByHand<Story>(
  checks,
  {
    card: BY_HAND,
    words: BY_HAND,
    points: 'Ending the Game',
    rounds: 'Turn Structure',
    moveOrder: 'Orders Phase',
    scenario: ({ scenario }) => scenario?.name ?? 'Historic Play',
  },
  {
    keepsTracks: isPlaceSubject,
    fallIfDue: (story, ship) => fallIfDue(story, ship, {}),
    remove: (story, ship, by) => destroy(story, ship, 'removed', 'Hits', by),
    markKind,
    activations: 'ship',
    turnTaken,
    roundsOf: () => TURNS,
    lastScores: (story) => story,
    endGame,
    scoreLine,
  },
);

export const byHand = {
  ...shared,
  /** Critical Hits: one that the table says got through. */
  critical: (story: Story, { ship }: CommandOf<'critical'>): Told =>
    inPlay(story, ship) ?? takeCritical(story, ship),
  'set-terrain': (story: Story, { ship, terrain }: CommandOf<'set-terrain'>): Told =>
    standsIn(story, ship, terrain),
  'return-ship': (story: Story, { ship }: CommandOf<'return-ship'>): Told =>
    returned(story, ship, 'play'),
  'add-ship': addShip,
};
