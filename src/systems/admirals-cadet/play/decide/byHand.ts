import { GAME, type MarkValue, type SubjectId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { activeShip } from '../../../admirals-shared/play/turns';
import { enterPhase, makeByHand } from '../../../admirals-shared/play/byHand';
import { HULL, spentMark } from '../../../admirals-shared/play/names';
import { nameOf, shipBy } from '../../../admirals-shared/play/checks';
import { otherTeam, shipsInPlay } from '../../../kit/play/ships';
import { setTrack as setTrackTo } from '../../../admirals-shared/play/follow/tracks';
import { TURNS } from '../../winner';
import { atShip, inPlay, knownPlayer, knownSubject, knownTeam, stillThere } from '../checks';
import { destroy, fallIfDue, takeCritical } from '../follow/damage';
import { endGame, turnTaken } from '../follow/settle';
import { GAME_MARKS, isPlaceSubject, LASTING_MARKS, reloadingMark, TURN_MARKS } from '../names';
import { entered } from '../start';
import { check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { phaseOf, pieceOf, shipCard } from '../view';
import type { CommandOf } from '../commands';
import type { HandCommand } from '../../../kit/play/commands';

const BY_HAND = 'Ship Card and Token Anatomy';

export const { moveOrder, note, scorePoints, setInitiative, trackFits } = makeByHand<Story>(
  { atShip, inPlay, knownSubject, knownTeam },
  { card: BY_HAND, words: BY_HAND, points: 'Ending the Game', moveOrder: 'Orders Phase' },
);

/** Boxes of a ship, or how often a Star System was used. */
const withinBounds = (story: Story, subject: SubjectId, track: string, to: number): Check =>
  (isPlaceSubject(subject) ? null : stillThere(story, subject)) ??
  trackFits(story, subject, track, to);

/** One tap: a box is marked or cleared, with what follows. */
export const adjust = (story: Story, { ship, track, by }: CommandOf<'adjust'>): Told => {
  if (by === 0) return refuse({ id: 'nothing-to-change' }, BY_HAND);
  const now = Object.hasOwn(story.state.holders, ship) ? trackOf(story.state, ship, track)?.now : 0;
  return setTrack(story, { type: 'set-track', ship, track, to: (now ?? 0) + by });
};

export const setTrack = (story: Story, { ship, track, to }: HandCommand<'set-track'>): Told =>
  withinBounds(story, ship, track, to) ??
  fallIfDue(setTrackTo(story, ship, track, to, {}), ship, {});

/** Critical Hits: one that the table says got through. */
export const critical = (story: Story, { ship }: CommandOf<'critical'>): Told =>
  inPlay(story, ship) ?? takeCritical(story, ship);

export const setTerrain = (story: Story, { ship, terrain }: CommandOf<'set-terrain'>): Told =>
  inPlay(story, ship) ??
  tell(story, { type: 'mark-set', subject: ship, mark: LASTING_MARKS.terrain, to: terrain ?? 0 });

export const removeShip = (story: Story, { ship, by }: HandCommand<'remove-ship'>): Told =>
  stillThere(story, ship) ??
  (by === undefined ? null : stillThere(story, by)) ??
  destroy(story, ship, 'removed', 'Hits', by);

/** A ship that left by mistake comes back with a hull box. */
export const returnShip = (story: Story, { ship }: CommandOf<'return-ship'>): Told => {
  const known = shipBy(story, ship);
  if (!known) return refuse({ id: 'unknown-ship', ship }, 'Hits');
  if (known.left === null && known.place === 'play')
    return refuse({ id: 'has-not-left', ship: nameOf(story, ship) }, 'Hits');
  const back = tell(story, { type: 'ship-placed', ship, place: 'play' });
  return trackOf(back.state, ship, HULL)?.now === 0 ? setTrackTo(back, ship, HULL, 1, {}) : back;
};

/** Setup: it waits for its place, or stands on the map at once where the battle is on. */
export const addShip = (
  story: Story,
  { player: id, card, name, badge }: CommandOf<'add-ship'>,
): Told => {
  const { setup, state } = story;
  const player = setup.players.find((one) => one.id === id);
  if (!player) return knownPlayer(story, id) ?? story;
  if (shipCard(setup, card) === null) return refuse({ id: 'not-a-ship-card', card }, BY_HAND);
  const called = name.trim();
  if (called === '') return refuse({ id: 'empty-text' }, BY_HAND);
  const ship = `${id}+${Object.keys(state.ships).length + 1}`;
  const mark = badge?.trim() ?? '';
  const joined = tell(
    story,
    ...entered(setup, player, {
      id: ship,
      card,
      name: called,
      ...(mark === '' ? {} : { badge: mark }),
    }),
  );
  return phaseOf(state) === 'set-up'
    ? joined
    : tell(joined, { type: 'ship-placed', ship, place: 'play' });
};

/** The most that a mark may hold when it is set by hand; null where there is no such mark. */
const mostOf = ({ setup, state }: Story, subject: SubjectId, mark: string): number | null => {
  const piece = pieceOf(setup, state, subject);
  if (!piece) return null;
  const flags: readonly string[] = [
    TURN_MARKS.activated,
    TURN_MARKS.withFriend,
    TURN_MARKS.skirmished,
    TURN_MARKS.starcaster,
    LASTING_MARKS.crippled,
    ...piece.card.armaments.map((_, armament) => reloadingMark(armament)),
  ];
  if (flags.includes(mark)) return 1;
  if (mark === TURN_MARKS.movesUsed) return 99;
  const mounts = piece.card.armaments.flatMap((one, armament) =>
    one.mounts.map(({ dice }, mount) => ({ mark: spentMark(armament, mount), dice })),
  );
  return mounts.find((one) => one.mark === mark)?.dice ?? null;
};

const fits = (to: MarkValue, most: number): boolean =>
  typeof to === 'number' && Number.isInteger(to) && to >= 0 && to <= most;

/** Marks of the game: who is active, who acted last, whether this turn is the last. */
const OF_THE_GAME: Readonly<Record<string, (story: Story, to: MarkValue) => boolean>> = {
  [GAME_MARKS.active]: ({ state }, to) =>
    to === 0 || shipsInPlay(state).some(({ id }) => id === to),
  [GAME_MARKS.lastTeam]: ({ setup }, to) => to === 0 || setup.teams.some(({ id }) => id === to),
  [GAME_MARKS.lastRound]: (_story, to) => fits(to, 1),
};

const setGameMark = (story: Story, mark: string, to: MarkValue): Told => {
  const mayHold = Object.hasOwn(OF_THE_GAME, mark) ? OF_THE_GAME[mark] : undefined;
  if (!mayHold) return refuse({ id: 'unknown-mark', mark }, BY_HAND);
  return (
    check(mayHold(story, to), { id: 'bad-mark-value', mark }, BY_HAND) ??
    tell(story, { type: 'mark-set', subject: GAME, mark, to })
  );
};

/** A flag set by hand. Marking a ship as activated is the short way to take a turn with it. */
export const setMark = (story: Story, { subject, mark, to }: HandCommand<'set-mark'>): Told => {
  if (subject === GAME) return setGameMark(story, mark, to);
  const unknown = knownSubject(story, subject);
  if (unknown) return unknown;
  const most = mostOf(story, subject, mark);
  if (most === null) return refuse({ id: 'unknown-mark', mark }, BY_HAND);
  if (!fits(to, most)) return refuse({ id: 'bad-mark-value', mark }, BY_HAND);
  const gone = stillThere(story, subject);
  if (gone) return gone;
  const set = tell(story, { type: 'mark-set', subject, mark, to });
  const takesTurn = mark === TURN_MARKS.activated && to === 1;
  if (!takesTurn || phaseOf(story.state) !== 'ship' || activeShip(set.state) === subject)
    return set;
  return turnTaken(set, story.state.ships[subject]?.team ?? '', 'Ship Phase');
};

export const setPhase = (story: Story, { round, phase }: CommandOf<'set-phase'>): Told => {
  const [first, last] = phase === 'set-up' ? [0, 0] : [1, TURNS];
  const known = Number.isInteger(round) && round >= first && round <= last;
  if (!known) return refuse({ id: 'no-such-round', round }, 'Turn Structure');
  return enterPhase(story, round, phase);
};

export const concede = (story: Story, { team }: HandCommand<'concede'>): Told =>
  knownTeam(story, team) ??
  tell(story, { type: 'game-ended', winner: otherTeam(story.setup, team), by: 'conceded' });

export const endByHand = (story: Story, _command: HandCommand<'end-game'>): Told => endGame(story);
