/** Setup 6; Squadron Phase, AR-35: two squadrons make a turn, or the one that is left. */
export const SQUADRONS_IN_TURN = 2;

/** What a player has still to place. */
export interface Forces {
  readonly ships: number;
  readonly squadrons: number;
}

/** Setup 6, AR-36: after a first ship; a lone squadron waits for the last ship. */
export const mayPlaceSquadrons = ({ ships, squadrons }: Forces, hasPlacedShip: boolean): boolean =>
  hasPlacedShip && squadrons >= (ships > 0 ? SQUADRONS_IN_TURN : 1);
