import type { GameEvent, Track } from '../../../core/game/events';
import type { Decision } from '../../../core/game/system';
import { HULL, shieldTracksOf } from '../../admirals-shared/play/names';
import { library, teamRolls } from '../../admirals-shared/play/start';
import type { ShipCard } from '../cards/types';
import { LASTING_MARKS, placeSubject } from './names';
import type { CadetPlayer, CadetSetup, SetupShip } from './setup';
import { refuse } from './story';
import { shipCard } from './view';

const full = (points: number): Track => ({ now: points, max: points });

/** Hull Track, Shield Chart or Shield Track: all boxes are undamaged. */
const tracksOf = (card: ShipCard): Readonly<Record<string, Track>> => ({
  [HULL]: full(card.hull),
  ...Object.fromEntries(
    shieldTracksOf(card.shields).map(([track, points]) => [track, full(points)]),
  ),
});

/** A ship comes into the game with all its boxes, and waits to be placed. */
export const entered = (
  setup: CadetSetup,
  player: CadetPlayer,
  ship: SetupShip,
): readonly GameEvent[] => {
  const card = shipCard(setup, ship.card);
  if (card === null) return [];
  return [
    {
      type: 'ship-entered',
      ship: ship.id,
      card: ship.card,
      team: player.team,
      player: player.id,
      name: ship.name,
      ...(ship.badge === undefined ? {} : { badge: ship.badge }),
      place: 'waiting',
      tracks: tracksOf(card),
    },
  ];
};

/** Historic Play: what each Star System may be used for so often is counted at it. */
const systemTracks = ({ scenario, starSystems }: CadetSetup): readonly GameEvent[] =>
  (scenario?.acts ?? []).flatMap(({ id, perSystem }) =>
    perSystem === undefined
      ? []
      : Array.from({ length: starSystems }, (_, at): GameEvent => ({
          type: 'track-set',
          subject: placeSubject(at + 1),
          track: id,
          to: 0,
          max: perSystem,
          rule: scenario?.name ?? 'Historic Play',
        })),
  );

/** Historic Play: ships that a scenario puts into a Star System. */
const startingPlaces = ({ scenario }: CadetSetup): readonly GameEvent[] =>
  (scenario?.inSystems ?? []).map((ship) => ({
    type: 'mark-set',
    subject: ship,
    mark: LASTING_MARKS.terrain,
    to: 'Star System',
    rule: scenario?.name ?? 'Historic Play',
  }));

/** Setup: who goes first, the ships, the libraries. The battle starts with a command of its own. */
export const start = (setup: CadetSetup): Decision => {
  const missing = setup.players
    .flatMap(({ ships }) => ships)
    .find(({ card }) => shipCard(setup, card) === null);
  if (missing)
    return refuse({ id: 'not-a-ship-card', card: missing.card }, 'Ship Card and Token Anatomy');
  return {
    ok: true,
    events: [
      ...teamRolls(setup.teams, setup.firstRoll, 'first', 'Setup'),
      { type: 'initiative-set', team: setup.first, rule: 'Setup' },
      ...setup.players.flatMap((player) => [
        ...player.ships.flatMap((ship) => entered(setup, player, ship)),
        ...library(player),
      ]),
      ...startingPlaces(setup),
      ...systemTracks(setup),
      { type: 'phase-entered', round: 0, phase: 'set-up', rule: 'Setup' },
    ],
  };
};
