import type { PlayerId, TeamId } from '../../../core/game/events';
import type { Refusal } from '../../../core/game/system';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { teamToAct, type PerTeam, type Turns } from '../../kit/play/teams';

/** 4A-04, 10D-01: as turns go, but a team with no empty Setup Hex keeps its rest in reserve. */
export const teamToPlace = (turns: Turns, emptyHexes: PerTeam<number>): TeamId | null => {
  const left = Object.fromEntries(
    Object.entries(turns.left).map(([team, pieces]) => [
      team,
      Math.min(pieces, emptyHexes[team] ?? 0),
    ]),
  );
  return teamToAct({ ...turns, left });
};

export interface TeamMate {
  readonly player: PlayerId;
  /** Pieces that this player still has to take a turn with. */
  readonly left: number;
}

export type SamePlayerTwice = {
  readonly id: 'same-player-twice';
  readonly player: PlayerId;
  /** Team mates of whom one must come first. */
  readonly waiting: readonly PlayerId[];
};

export type MayAct = { readonly ok: true } | Refusal<SamePlayerTwice>;

/** Ruling three-or-more-a-team: how many players make a team in which nobody acts twice in a row. */
const crowd = (rulings: Rulings): number =>
  rulings['three-or-more-a-team'] === 'from-two' ? 2 : 3;

const notTwiceInARow = (
  rule: string,
  player: PlayerId,
  team: readonly TeamMate[],
  lastOfTeam: PlayerId | null,
  rulings: Rulings,
): MayAct => {
  if (team.length < crowd(rulings) || lastOfTeam !== player) return { ok: true };
  const waiting = team.filter((mate) => mate.player !== player && mate.left > 0);
  if (waiting.length === 0) return { ok: true };
  const why = { id: 'same-player-twice', player, waiting: waiting.map((m) => m.player) } as const;
  return { ok: false, rule, why };
};

/** 4B-02 I: in a team of three or more nobody activates twice in a row while a team mate still can. */
export const mayActivate = (
  player: PlayerId,
  team: readonly TeamMate[],
  lastOfTeam: PlayerId | null,
  rulings: Rulings = DEFAULT_RULINGS,
): MayAct => notTwiceInARow('4B-02 I', player, team, lastOfTeam, rulings);

/** 4A-04 I: the same for placing pieces. */
export const mayPlace = (
  player: PlayerId,
  team: readonly TeamMate[],
  lastOfTeam: PlayerId | null,
  rulings: Rulings = DEFAULT_RULINGS,
): MayAct => notTwiceInARow('4A-04 I', player, team, lastOfTeam, rulings);
