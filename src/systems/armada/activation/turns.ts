import { otherPlayer, type Player } from '../scoring';

type PerPlayer<Value> = Readonly<Record<Player, Value>>;

/** Ship Phase and Squadron Phase: how many units a player activates in a turn. */
export const ACTIVATED_IN_TURN = { ship: 1, squadron: 2 } as const;

/** Squadron Phase, AR-35: as many as the turn has, or what is left. */
export const activatesNow = (phase: keyof typeof ACTIVATED_IN_TURN, waiting: number): number =>
  Math.min(ACTIVATED_IN_TURN[phase], waiting);

export interface Losses {
  readonly afterTurn: number;
  readonly player: Player;
  readonly count: number;
}

/** Whose turn it is: the other's, unless he has nothing left to do. */
export const nextPlayer = (last: Player, has: (player: Player) => boolean): Player | null => {
  const other = otherPlayer(last);
  if (has(other)) return other;
  return has(last) ? last : null;
};

/** Ship Phase; Squadron Phase: the turns, with units that are destroyed while they wait. */
export const activationTurns = (
  phase: keyof typeof ACTIVATED_IN_TURN,
  first: Player,
  given: PerPlayer<number>,
  losses: readonly Losses[],
) => {
  const waiting = { ...given };
  const turns: { readonly player: Player; readonly activates: number }[] = [];
  const waits = (player: Player): boolean => waiting[player] > 0;
  for (let at = nextPlayer(otherPlayer(first), waits); at; at = nextPlayer(at, waits)) {
    const activates = activatesNow(phase, waiting[at]);
    waiting[at] -= activates;
    turns.push({ player: at, activates });
    for (const { player, count } of losses.filter(({ afterTurn }) => afterTurn === turns.length))
      waiting[player] = Math.max(0, waiting[player] - count);
  }
  return turns;
};

export interface Forces {
  readonly ships: number;
  readonly squadrons: number;
}

const SQUADRONS_IN_TURN = 2;

/** Setup 6, AR-36: one ship or two squadrons; a lone squadron waits for the last ship. */
export const mayPlaceSquadrons = ({ ships, squadrons }: Forces, hasPlacedShip: boolean): boolean =>
  hasPlacedShip && squadrons >= (ships > 0 ? SQUADRONS_IN_TURN : 1);

const placedBy = (left: Forces, hasPlacedShip: boolean, prefer: keyof Forces): Forces => {
  const may = mayPlaceSquadrons(left, hasPlacedShip);
  if (left.ships > 0 && (prefer === 'ships' || !may)) return { ships: 1, squadrons: 0 };
  return { ships: 0, squadrons: Math.min(SQUADRONS_IN_TURN, left.squadrons) };
};

/** Setup 6: the turns of deployment. */
export const deploymentTurns = (
  first: Player,
  forces: PerPlayer<Forces>,
  prefer: PerPlayer<keyof Forces>,
) => {
  const left = { ...forces };
  const turns: ({ readonly player: Player } & Forces)[] = [];
  const has = (player: Player): boolean => left[player].ships + left[player].squadrons > 0;
  for (let at = nextPlayer(otherPlayer(first), has); at; at = nextPlayer(at, has)) {
    const now = left[at];
    const placed = placedBy(now, now.ships < forces[at].ships, prefer[at]);
    left[at] = {
      ships: now.ships - placed.ships,
      squadrons: now.squadrons - placed.squadrons,
    };
    turns.push({ player: at, ...placed });
  }
  return turns;
};

/** Setup 3 to 6: the cheaper fleet chooses who goes first, and what follows from it. */
export const setupRoles = (points: PerPlayer<number>, coin: Player, choice: 'first' | 'second') => {
  const cheaper: Player = points.A < points.B ? 'A' : 'B';
  const chooser = points.A === points.B ? coin : cheaper;
  const firstPlayer = choice === 'first' ? chooser : otherPlayer(chooser);
  const second = otherPlayer(firstPlayer);
  return {
    chooser,
    firstPlayer,
    objectivesOf: second,
    objectiveChosenBy: firstPlayer,
    firstObstacle: second,
    firstDeployment: firstPlayer,
  };
};
