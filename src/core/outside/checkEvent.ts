import { isAmong, type EventNames } from '../game/eventNames';
import { GAME, type GameEvent, type ShipId, type SubjectId, type Track } from '../game/events';
import type { CardAttached, CardReturned, CardTurned, TrackSet } from '../game/events';
import type { GameSetup } from '../game/setup';
import { trackOf, type GameState } from '../game/state';

/** What an event is held against: what its system knows, what the game was started with, how things stand. */
export interface Known {
  readonly names: EventNames;
  readonly setup: GameSetup;
  readonly state: GameState;
}

/** No battle has so many. */
const MOST_SHIPS = 300;
const MOST_CARDS = 2000;
const MOST_SCORES = 2000;

type Fields = Readonly<Record<string, boolean>>;

const isTeam = ({ setup }: Known, id: string): boolean =>
  id === GAME || setup.teams.some((team) => team.id === id);

const isPlayer = ({ setup }: Known, id: string): boolean =>
  id === GAME || setup.players.some((player) => player.id === id);

const isSubject = (known: Known, id: SubjectId): boolean =>
  isTeam(known, id) ||
  isPlayer(known, id) ||
  Object.hasOwn(known.state.ships, id) ||
  Object.hasOwn(known.state.cards, id) ||
  isAmong(known.names.subjects, id);

const isGiven = (value: string | null | undefined, test: (value: string) => boolean): boolean =>
  value === undefined || value === null || test(value);

const fitsTrack = ({ names }: Known, value: number | null | undefined): boolean =>
  value === undefined || value === null || (value >= 0 && value <= names.mostOnTrack);

const fitTracks = (known: Known, tracks: Readonly<Record<string, Track>>): boolean =>
  Object.entries(tracks).every(
    ([name, { now, max }]) =>
      isAmong(known.names.tracks, name) &&
      fitsTrack(known, now) &&
      fitsTrack(known, max) &&
      now <= (max ?? now),
  );

/** No more on a track than it holds, by the event or as it stands. */
const hasRoomFor = ({ state }: Known, { subject, track, to, max }: TrackSet): boolean => {
  const most = max === undefined ? trackOf(state, subject, track)?.max : max;
  return to <= (most ?? to);
};

/** Part of something that is there, and that is not, by whatever way, part of it. */
const isPartOfKnown = (known: Known, ship: ShipId, whole: SubjectId): boolean => {
  let above: SubjectId | null = whole;
  for (let steps = 0; above !== null && steps <= MOST_SHIPS; steps += 1) {
    if (above === ship || !isSubject(known, above)) return false;
    above = isShip(known, above) ? (known.state.ships[above]?.partOf ?? null) : null;
  }
  return above === null;
};

const isShip = ({ state }: Known, id: string): boolean => Object.hasOwn(state.ships, id);
const isCard = ({ state }: Known, id: string): boolean => Object.hasOwn(state.cards, id);

/** What a card is of: something that the set-up holds, or that the rules bring. */
const isRef = ({ setup, names }: Known, ref: string): boolean =>
  Object.hasOwn(setup.cards, ref) || isAmong(names.refs ?? [], ref);

const hasRoom = (known: Readonly<Record<string, unknown>>, id: string, most: number): boolean =>
  Object.hasOwn(known, id) || Object.keys(known).length < most;

const cardFields = (known: Known, event: CardAttached | CardTurned | CardReturned): Fields => {
  if (event.type === 'card-returned') return { card: isCard(known, event.card) };
  const ref = isGiven(event.ref, (one) => isRef(known, one));
  if (event.type === 'card-turned') return { card: isCard(known, event.card), ref };
  const subject = (id: SubjectId) => isSubject(known, id);
  return {
    card: hasRoom(known.state.cards, event.card, MOST_CARDS),
    ref,
    to: subject(event.to),
    owner: isGiven(event.owner, subject),
    slot: isAmong(known.names.slots, event.slot),
  };
};

/** Each field that must be something known, and whether it is. */
const fieldsOf = (known: Known, event: GameEvent): Fields => {
  const { names, state } = known;
  const subject = (id: SubjectId) => isSubject(known, id);
  switch (event.type) {
    case 'ship-entered':
      return {
        ship: hasRoom(state.ships, event.ship, MOST_SHIPS),
        card: isRef(known, event.card),
        team: isTeam(known, event.team),
        player: isPlayer(known, event.player),
        place: isAmong(names.places, event.place),
        tracks: fitTracks(known, event.tracks),
        partOf: isGiven(event.partOf, (whole) => isPartOfKnown(known, event.ship, whole)),
      };
    case 'ship-left':
      return {
        ship: isShip(known, event.ship),
        how: isAmong(names.waysOut, event.how),
        by: isGiven(event.by, subject),
      };
    case 'ship-placed':
      return {
        ship: isShip(known, event.ship),
        place: isAmong(names.places, event.place),
        partOf: isGiven(event.partOf, (whole) => isPartOfKnown(known, event.ship, whole)),
      };
    case 'track-set':
      return {
        subject: subject(event.subject),
        track: isAmong(names.tracks, event.track),
        to: fitsTrack(known, event.to) && hasRoomFor(known, event),
        max: fitsTrack(known, event.max),
      };
    case 'mark-set':
      return { subject: subject(event.subject), mark: isAmong(names.marks, event.mark) };
    case 'card-attached':
    case 'card-turned':
    case 'card-returned':
      return cardFields(known, event);
    case 'phase-entered':
      return { round: event.round <= names.mostRounds, phase: isAmong(names.phases, event.phase) };
    case 'initiative-set':
      return { team: isTeam(known, event.team) };
    case 'points-scored':
      return {
        points: state.scores.length < MOST_SCORES,
        team: isTeam(known, event.team),
        player: isGiven(event.player, (id) => isPlayer(known, id)),
        ship: isGiven(event.ship, (id) => isShip(known, id)),
      };
    case 'dice-rolled':
      return { by: subject(event.by), against: isGiven(event.against, subject) };
    case 'noted':
      return { about: subject(event.about) };
    case 'game-ended':
      return { winner: isGiven(event.winner, (id) => isTeam(known, id)) };
  }
};

/** The field of an event that its system could not have written; null where it could have written all. */
export const strangeField = (known: Known, event: GameEvent): string | null =>
  Object.entries(fieldsOf(known, event)).find(([, fits]) => !fits)?.[0] ?? null;
