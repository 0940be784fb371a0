import { readRulings } from '../../src/core/game/rulings';
import type { Decision } from '../../src/core/game/system';
import type { JudgedAs } from '../../src/systems/kit/fleets/findings';
import { fleetSetupReader, type FleetSetup } from '../../src/systems/kit/play/setups';
import { full, shipEntered } from '../../src/systems/kit/play/start';
import { readCard, type TubCard } from './cards';

/** Names in events are stored for ever: add, never rename. */
export const HULL = 'hull';
export const PUMPS = 'pumps';
export const BATTLE = 'battle';

/** What the rules leave open; the first answer is the default. */
export const RULINGS = [{ id: 'tie', section: '4', answers: ['nobody', 'first'] }] as const;
export const rulesFor = readRulings(RULINGS);
export type Rules = ReturnType<typeof rulesFor>;

/** What a fleet can break. */
export type Breach = JudgedAs<'over-limit', { over: number }> | JudgedAs<'no-tub', object>;

export type TubSetup = FleetSetup<TubCard>;

/** What was stored or sent, if all its parts belong together. */
export const parseSetup = fleetSetupReader('tubs', 'duel', 'tub', readCard);

/** 1: every tub is in the battle from the start, and the first team begins. */
export const start = ({ teams, players, cards }: TubSetup): Decision => ({
  ok: true,
  events: [
    ...players.flatMap((player) =>
      player.ships.map((ship) => {
        const { hull = 0, pumps = 0 } = cards[ship.card] ?? {};
        return shipEntered(player, ship, 'play', { [HULL]: full(hull), [PUMPS]: full(pumps) });
      }),
    ),
    { type: 'initiative-set', team: teams[0]?.id ?? '' },
    { type: 'phase-entered', round: 1, phase: BATTLE, rule: '2' },
  ],
});
