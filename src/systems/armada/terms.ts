/** Words that the rules reference uses for what a game is made of. */

export const COLOURS = ['red', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** So many dice of each colour. */
export type Armament = Readonly<Record<Colour, number>>;
export const NO_DICE: Armament = { red: 0, blue: 0, black: 0 };

export const diceIn = (dice: Armament): number =>
  COLOURS.reduce((sum, colour) => sum + dice[colour], 0);

export const ZONES = ['front', 'left', 'right', 'rear'] as const;
export type Zone = (typeof ZONES)[number];
export type PerZone<Value> = Readonly<Record<Zone, Value>>;
export type Shields = PerZone<number>;

export const perZone = <Value>(of: (zone: Zone) => Value): PerZone<Value> =>
  // A value for every zone.
  Object.fromEntries(ZONES.map((zone) => [zone, of(zone)])) as PerZone<Value>;

/** Hull Zones, AR-10: two zones are adjacent if they share an arc line. */
export const ADJACENT: Readonly<Record<Zone, readonly [Zone, Zone]>> = {
  front: ['left', 'right'],
  rear: ['left', 'right'],
  left: ['front', 'rear'],
  right: ['front', 'rear'],
};

export const RANGES = ['close', 'medium', 'long', 'distance-1'] as const;
export type Range = (typeof RANGES)[number];

export const TOKEN_TYPES = ['scatter', 'evade', 'brace', 'redirect'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];
export type TokenState = 'readied' | 'exhausted' | 'discarded';

/** A defense token of a ship or of a unique squadron. */
export interface DefenseToken {
  readonly id: string;
  readonly type: TokenType;
  readonly state: TokenState;
}

export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrate-fire'] as const;
export type ShipCommand = (typeof COMMANDS)[number];

/** What of a command is spent: its dial, its token or both. */
export interface Spent {
  readonly dial: boolean;
  readonly token: boolean;
}

/** A ship's damage cards. */
export interface DamageCards {
  readonly faceup: number;
  readonly facedown: number;
}

export const cardsOf = ({ faceup, facedown }: DamageCards): number => faceup + facedown;
