import type { TeamId } from '../../../core/game/events';
import { facing, leader, type PerTeam } from './teams';

export const ROUNDS = 6;

/** What a team has to show when the end of the game is looked at. */
export interface Standing {
  readonly onBattlefield: number;
  readonly objectivePoints: number;
  /** Strategic System hexes that it occupies. */
  readonly strategic: number;
  /** The power of its own ships that were defeated. */
  readonly defeatedPower: number;
}

export const VERDICTS = [
  'wiped-out',
  'objective-points',
  'control',
  'resilience',
  'stalemate',
] as const;

export interface Outcome {
  readonly winner: TeamId | null;
  readonly by: (typeof VERDICTS)[number];
  readonly rule: string;
}

const counts = (teams: PerTeam<Standing>, count: (standing: Standing) => number): PerTeam<number> =>
  Object.fromEntries(Object.entries(teams).map(([team, standing]) => [team, count(standing)]));

/** 4C-01: nobody left on the battlefield; reserves do not save a team (ruling reserves-do-not-save). */
export const wipedOut = (teams: PerTeam<Standing>): readonly TeamId[] =>
  facing(teams)
    .filter(({ own }) => own.onBattlefield === 0)
    .map(({ team }) => team);

/** 4C: wiped out, or the last round is complete. */
export const isOver = (
  round: { readonly number: number; readonly complete: boolean },
  teams: PerTeam<Standing>,
  rounds: number = ROUNDS,
): boolean => wipedOut(teams).length > 0 || (round.complete && round.number >= rounds);

/** 4C: a wipe-out, else objective points, then Control, then Resilience; both wiped out: by points. */
export const winnerOf = (teams: PerTeam<Standing>): Outcome => {
  const [survivor, other] = facing(teams).filter(({ own }) => own.onBattlefield > 0);
  if (survivor && !other) return { winner: survivor.team, by: 'wiped-out', rule: '4C-01' };
  const ladder = [
    ['objective-points', '4C-02', counts(teams, (team) => team.objectivePoints)],
    ['control', '4C-02 I', counts(teams, (team) => team.strategic)],
    ['resilience', '4C-02 II', counts(teams, (team) => -team.defeatedPower)],
  ] as const;
  for (const [by, rule, tally] of ladder) {
    const winner = leader(tally);
    if (winner !== null) return { winner, by, rule };
  }
  return { winner: null, by: 'stalemate', rule: '4C-02 III' };
};
