import type { GameEvent } from '../../../core/game/events';
import type { Decision } from '../../../core/game/system';
import { library, wholeTracks } from '../../admirals-shared/play/start';
import { markSet } from '../../kit/play/marks';
import { LASTING_MARKS, placeSubject } from './names';
import type { CadetPlayer, CadetSetup, SetupShip } from './setup';
import { refuse } from './game';
import { shipCard } from './view';
import { shipEntered, shipWithoutCard, teamRolls } from '../../kit/play/start';

/** Hull Track, Shield Chart or Shield Track: a ship comes with all its boxes, and waits to be placed. */
export const entered = (setup: CadetSetup, player: CadetPlayer, ship: SetupShip) => {
  const card = shipCard(setup, ship.card);
  return card ? [shipEntered(player, ship, 'waiting', wholeTracks(card))] : [];
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
  (scenario?.inSystems ?? []).map((ship) =>
    markSet(ship, LASTING_MARKS.terrain, 'Star System', scenario?.name ?? 'Historic Play'),
  );

/** Setup: who goes first, the ships, the libraries. The battle starts with a command of its own. */
export const start = (setup: CadetSetup): Decision => {
  const missing = shipWithoutCard(setup.players, (card) => shipCard(setup, card) !== null);
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
