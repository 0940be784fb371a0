import type { PlayerId, ShipId, TeamId } from '../../../core/game/events';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { facing, type PerTeam } from '../../kit/play/teams';

/** What one team has on the table at a refresh phase. */
export interface Scored {
  readonly piecesInStrategic: number;
  /** Next to a Strategic System that its team holds: once a piece (ruling hold-territory-once). */
  readonly piecesAdjacentToOwnStrategic: number;
  /** Its own Super Heavy and Stationary pieces that were defeated this round. */
  readonly bigShipsDefeatedThisRound: number;
  readonly strategicHexesHeldAtEnd: number;
  readonly bigShipsAliveAtEnd: number;
  /** Still in reserve after the last reinforcements, or before them (ruling reinforce-before-shut-out). */
  readonly reservesAtEnd: number;
}

export const MOMENTS = ['defeat', 'refresh', 'end'] as const;
/** When a way scores: as a piece is defeated, at the start of each refresh phase, after the last round. */
export type Moment = (typeof MOMENTS)[number];

export const WAYS = [
  'secureArea',
  'holdTerritory',
  'bringItDown',
  'stakeAClaim',
  'flyTheFlag',
  'shutOut',
] as const;
export type Way = (typeof WAYS)[number];

interface WayToScore {
  readonly rule: string;
  readonly moment: Moment;
  readonly points: (own: Scored, other: Scored) => number;
}

export const SCORING: Readonly<Record<Way, WayToScore>> = {
  secureArea: { rule: '8A-02', moment: 'refresh', points: (own) => own.piecesInStrategic },
  holdTerritory: {
    rule: '10E-03',
    moment: 'refresh',
    points: (own) => own.piecesAdjacentToOwnStrategic,
  },
  bringItDown: {
    rule: '10E-04',
    moment: 'defeat',
    points: (_own, other) => other.bigShipsDefeatedThisRound,
  },
  stakeAClaim: {
    rule: '10E-05',
    moment: 'end',
    points: (own) => 3 * own.strategicHexesHeldAtEnd,
  },
  flyTheFlag: { rule: '10E-06', moment: 'end', points: (own) => own.bigShipsAliveAtEnd },
  shutOut: { rule: '10E-02', moment: 'end', points: (_own, other) => other.reservesAtEnd },
};

/** 13A-04: open play has no Secure Area, nor the ways of 10E but by the ruling open-play-scoring. */
export const waysIn = (simple: boolean, rulings: Rulings = DEFAULT_RULINGS): readonly Way[] => {
  if (!simple) return WAYS;
  if (rulings['open-play-scoring'] === 'power-only') return [];
  return WAYS.filter((way) => way !== 'secureArea');
};

/** 10E, 8A-02: what each team scores at one moment, a line for every way, nothing scored included. */
export const scoreAt = (moment: Moment, teams: PerTeam<Scored>, ways: readonly Way[] = WAYS) =>
  ways
    .filter((way) => SCORING[way].moment === moment)
    .flatMap((way) =>
      facing(teams).map(({ team, own, other }) => ({
        team,
        way,
        rule: SCORING[way].rule,
        points: SCORING[way].points(own, other),
      })),
    );
export type ScoreLine = ReturnType<typeof scoreAt>[number];

interface OpenPlayShip {
  readonly ship: ShipId;
  readonly player: PlayerId;
  readonly team: TeamId;
  readonly power: number;
  readonly standing: 'in-play' | 'in-reserve' | 'defeated';
}

/** 10E-06, 13A-04: not defeated at the end; a ship in reserve by the ruling reserve-counts-undefeated. */
export const isUndefeated = (standing: OpenPlayShip['standing'], rulings: Rulings): boolean => {
  if (standing === 'in-reserve') return rulings['reserve-counts-undefeated'] === 'counts';
  return standing === 'in-play';
};

/** 13A-04: the power of each player's undefeated pieces, and the Resilient Award for the most. */
export const scoreOpenPlay = (ships: readonly OpenPlayShip[], rulings: Rulings) => {
  const undefeated = ships.filter((ship) => isUndefeated(ship.standing, rulings));
  const players = new Map(ships.map(({ player, team }) => [player, team]));
  const lines = [...players].map(([player, team]) => ({
    player,
    team,
    way: 'allOutWar' as const,
    rule: '13A-04' as const,
    points: undefeated.reduce((sum, ship) => (ship.player === player ? sum + ship.power : sum), 0),
  }));
  const most = Math.max(0, ...lines.map((line) => line.points));
  const resilient = lines.filter((line) => line.points === most && most > 0);
  return { lines, resilient: resilient.map((line) => line.player) };
};
