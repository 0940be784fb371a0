import type { TeamId } from '../../../core/game/events';
import type { GameState, Ship } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';
import type { BridgeView, ShipRow } from '../../../core/pages/page';
import type { Wording } from '../../../core/words';
import type { turnWords } from '../words/en/turns';
import { isInPlay, shipName, teamName } from '../../kit/play/ships';
import type { AnyTurn } from '../../kit/play/turns';

interface Table {
  readonly setup: GameSetup;
  readonly state: GameState;
}

/** What an edition shows of a fleet. */
export interface OwnFleet {
  readonly rowOf: (ship: Ship) => ShipRow | null;
  /** Beside its name: how many are left, whether it goes first. */
  readonly notes: readonly string[];
  /** Ships that are not on the battlefield, by where they are instead. */
  readonly apart: readonly { readonly label: string; readonly holds: (ship: Ship) => boolean }[];
}

/** A fleet on the bridge: what fights, and below it what does not. */
export const fleetView = (
  { setup, state }: Table,
  team: TeamId,
  { rowOf, notes, apart }: OwnFleet,
): BridgeView['fleets'][number] => {
  const ships = Object.values(state.ships).filter((ship) => ship.team === team);
  const rowsOf = (some: readonly Ship[]) => some.flatMap((ship) => rowOf(ship) ?? []);
  return {
    team,
    label: teamName(setup, team),
    note: notes.join(' · '),
    rows: rowsOf(ships.filter(isInPlay)),
    apart: apart
      .map(({ label, holds }) => ({ label, ships: ships.filter(holds) }))
      .filter((group) => group.ships.length > 0)
      .map((group) => ({ label: group.label, rows: rowsOf(group.ships) })),
  };
};

type HeadlineWords = Wording<(typeof turnWords)['headline']> & { readonly draw: string };

/** What is to be done next, in large letters; `otherwise` where all do it at once. */
export const headlineOf = <Phase extends string>(
  { setup, state }: Table,
  { phase, team, active }: AnyTurn<Phase>,
  words: HeadlineWords,
  { activations, otherwise }: { readonly activations: Phase; readonly otherwise: string },
): BridgeView['headline'] => {
  if (state.outcome) {
    const { winner } = state.outcome;
    const text = winner === null ? words.draw : words.won(teamName(setup, winner));
    return { text, team: winner };
  }
  if (active !== null) return { text: words.active(shipName(state, active)), team };
  if (phase === activations)
    return { text: team ? words.toActivate(teamName(setup, team)) : words.allDone, team };
  if (phase === 'set-up')
    return { text: team ? words.toPlace(teamName(setup, team)) : words['set-up'], team };
  return { text: phase === 'refresh' ? words.refresh : otherwise, team: null };
};
