import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { facing, opponentOf, winnerBy, type Outcome, type PerTeam } from '../../kit/play/teams';

export const ROUNDS = 6;

/** What a team has to show when the end of the game is looked at. */
export interface Standing {
  readonly onBattlefield: number;
  /** 10D-01; asked for only where a table reads that reserves save a team. */
  readonly inReserve?: number;
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
export type Verdict = (typeof VERDICTS)[number];

/** 4C-01: nobody left on the battlefield, whatever is in reserve (ruling reserves-do-not-save). */
export const wipedOut = (teams: PerTeam<Standing>, rulings: Rulings = DEFAULT_RULINGS) => {
  const reservesSave = rulings['reserves-do-not-save'] === 'fights-on';
  return facing(teams)
    .filter(({ own }) => own.onBattlefield + (reservesSave ? (own.inReserve ?? 0) : 0) === 0)
    .map(({ team }) => team);
};

/** 4C: a wipe-out, else objective points, then Control, then Resilience; both wiped out: by points. */
export const winnerOf = (teams: PerTeam<Standing>, rulings: Rulings): Outcome<Verdict> => {
  const [loser, other] = wipedOut(teams, rulings);
  if (loser !== undefined && other === undefined)
    return { winner: opponentOf(teams, loser), by: 'wiped-out', rule: '4C-01' };
  return winnerBy(
    teams,
    [
      { by: 'objective-points', rule: '4C-02', count: (team) => team.objectivePoints },
      { by: 'control', rule: '4C-02 I', count: (team) => team.strategic },
      { by: 'resilience', rule: '4C-02 II', count: (team) => -team.defeatedPower },
    ],
    { winner: null, by: 'stalemate', rule: '4C-02 III' },
  );
};
