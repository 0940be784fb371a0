import { GAME, type GameEvent, type MarkValue, type SubjectId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import {
  activeShip,
  HULL,
  nameOf,
  otherTeam,
  setTrack as setTrackTo,
  shipBy,
  spentMark,
} from '../../../admirals/editions';
import { TURNS } from '../../winner';
import { inPlay, knownSubject, knownTeam, stillThere } from '../checks';
import type {
  Adjust,
  Concede,
  EndGame,
  Note,
  RemoveShip,
  ReturnShip,
  ScorePoints,
  SetInitiative,
  SetMark,
  SetPhase,
  SetTerrain,
  SetTrack,
  TakeCritical,
} from '../commands';
import { destroy, fallIfDue, takeCritical } from '../follow/damage';
import { endGame, turnTaken } from '../follow/settle';
import { GAME_MARKS, LASTING_MARKS, reloadingMark, TURN_MARKS } from '../names';
import { check, refuse, tell, type Check, type Story, type Told } from '../story';
import { phaseOf, pieceOf } from '../view';

const BY_HAND = 'Ship Card and Token Anatomy';

const withinBounds = (story: Story, ship: string, track: string, to: number): Check => {
  const missing = stillThere(story, ship);
  if (missing) return missing;
  const tracks = story.state.holders[ship]?.tracks ?? {};
  const known = Object.hasOwn(tracks, track) ? trackOf(story.state, ship, track) : null;
  const name = nameOf(story, ship);
  if (!known) return refuse({ id: 'unknown-track', ship: name, track }, BY_HAND);
  const max = known.max ?? to;
  const fits = Number.isInteger(to) && to >= 0 && to <= max;
  return check(fits, { id: 'out-of-bounds', ship: name, track, to, min: 0, max }, BY_HAND);
};

/** One tap: a box is marked or cleared, with what follows. */
export const adjust = (story: Story, { ship, track, by }: Adjust): Told => {
  if (by === 0) return refuse({ id: 'nothing-to-change' }, BY_HAND);
  const now = Object.hasOwn(story.state.ships, ship) ? trackOf(story.state, ship, track)?.now : 0;
  return setTrack(story, { type: 'set-track', ship, track, to: (now ?? 0) + by });
};

export const setTrack = (story: Story, { ship, track, to }: SetTrack): Told =>
  withinBounds(story, ship, track, to) ??
  fallIfDue(setTrackTo(story, ship, track, to, {}), ship, {});

/** Critical Hits: one that the table says got through. */
export const critical = (story: Story, { ship }: TakeCritical): Told =>
  inPlay(story, ship) ?? takeCritical(story, ship);

export const setTerrain = (story: Story, { ship, terrain }: SetTerrain): Told =>
  inPlay(story, ship) ??
  tell(story, { type: 'mark-set', subject: ship, mark: LASTING_MARKS.terrain, to: terrain ?? 0 });

export const removeShip = (story: Story, { ship, by }: RemoveShip): Told =>
  stillThere(story, ship) ??
  (by === undefined ? null : stillThere(story, by)) ??
  destroy(story, ship, 'removed', 'Hits', by);

/** A ship that left by mistake comes back with a hull box. */
export const returnShip = (story: Story, { ship }: ReturnShip): Told => {
  const known = shipBy(story, ship);
  if (!known) return refuse({ id: 'unknown-ship', ship }, 'Hits');
  if (known.left === null && known.place === 'play')
    return refuse({ id: 'has-not-left', ship: nameOf(story, ship) }, 'Hits');
  const back = tell(story, { type: 'ship-placed', ship, place: 'play' });
  return trackOf(back.state, ship, HULL)?.now === 0 ? setTrackTo(back, ship, HULL, 1, {}) : back;
};

/** The most that a mark may hold when it is set by hand; null where there is no such mark. */
const mostOf = ({ setup, state }: Story, subject: SubjectId, mark: string): number | null => {
  const piece = pieceOf(setup, state, subject);
  if (!piece) return null;
  const flags: readonly string[] = [
    TURN_MARKS.activated,
    TURN_MARKS.withFriend,
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

/** A flag set by hand. Marking a ship as activated is the short way to take a turn with it. */
export const setMark = (story: Story, { subject, mark, to }: SetMark): Told => {
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

export const setInitiative = (story: Story, { team }: SetInitiative): Told =>
  knownTeam(story, team) ?? tell(story, { type: 'initiative-set', team });

export const setPhase = (story: Story, { round, phase }: SetPhase): Told => {
  const [first, last] = phase === 'set-up' ? [0, 0] : [1, TURNS];
  const known = Number.isInteger(round) && round >= first && round <= last;
  if (!known) return refuse({ id: 'no-such-round', round }, 'Turn Structure');
  const idle: readonly GameEvent[] =
    activeShip(story.state) === null
      ? []
      : [{ type: 'mark-set', subject: GAME, mark: GAME_MARKS.active, to: 0 }];
  return tell(story, ...idle, { type: 'phase-entered', round, phase });
};

export const scorePoints = (story: Story, { team, points, text }: ScorePoints): Told => {
  const unknown = knownTeam(story, team);
  if (unknown) return unknown;
  if (!Number.isInteger(points) || points === 0)
    return refuse({ id: 'nothing-to-change' }, 'Ending the Game');
  const why = text?.trim() ? `hand:${text.trim()}` : 'hand';
  return tell(story, { type: 'points-scored', team, points, why });
};

export const note = (story: Story, { about = GAME, text }: Note): Told => {
  const unknown = knownSubject(story, about);
  if (unknown) return unknown;
  const words = text.trim();
  if (words === '') return refuse({ id: 'empty-text' }, BY_HAND);
  return tell(story, { type: 'noted', about, note: { text: words } });
};

export const concede = (story: Story, { team }: Concede): Told =>
  knownTeam(story, team) ??
  tell(story, { type: 'game-ended', winner: otherTeam(story.setup, team), by: 'conceded' });

export const endByHand = (story: Story, _command: EndGame): Told => endGame(story);
