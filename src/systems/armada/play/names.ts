import type { EventNames } from '../../../core/game/eventNames';
import type { ShipId } from '../../../core/game/events';
import { ACTIVATED, ACTIVE, LAST_TEAM } from '../../kit/play/turns';
import {
  COMMANDS,
  TOKEN_TYPES,
  ZONES,
  type ShipCommand,
  type TokenType,
  type Zone,
} from '../terms';

/** Names in events are stored for ever: add, never rename. */
export const shieldOf = (zone: Zone): string => `shield:${zone}`;
export const TRACK = { speed: 'speed', hull: 'hull', victoryTokens: 'victory-tokens' } as const;

export const tokenMark = (command: ShipCommand): string => `token:${command}`;
export const resolvedMark = (command: ShipCommand): string => `resolved:${command}`;
/** Of a ship: a zone attacked a ship, or squadrons. */
export const attackedMark = (zone: Zone): string => `attacked:${zone}`;
export const ON_SHIP = 1;
export const ON_SQUADRONS = 2;

export const MARK = {
  /** Of a squadron: the last zone that attacked it. */
  targetedBy: 'targeted-by',
  /** Of a ship: how far its activation has come, by the moments of its commands. */
  moment: 'moment',
  squadronsLeft: 'squadrons-left',
  /** Of a squadron in its activation. */
  hasMoved: 'has-moved',
  hasAttacked: 'has-attacked',
  /** Of an enemy squadron: engaged with the one that acts. Of any: the last one that was engaged with it. */
  engaged: 'engaged',
  engagedWith: 'engaged-with',
  /** Of the game: the squadron that a ship commands now, who may strike back at whom, what is left of a turn of two. */
  wing: 'wing',
  counter: 'counter',
  turnLeft: 'turn-left',
  /** Of a ship: the objective names it. Of the game: what is placed before the battle. */
  objectiveShip: 'objective-ship',
  obstacles: 'obstacles',
  objectiveTokens: 'objective-tokens',
  /** Of an upgrade. */
  exhausted: 'exhausted',
} as const;

/** Marks of a ship that are there or not, and that a hand may set. */
export const SHIP_MARKS: readonly string[] = [
  ...COMMANDS.flatMap((command) => [tokenMark(command), resolvedMark(command)]),
  MARK.objectiveShip,
];

/** Where cards lie. The discards are the game's: damage cards that were seen and are out of the deck. */
export const SLOT = {
  ...{ dials: 'dials', spent: 'spent', supply: 'supply', damage: 'damage', discards: 'discards' },
  ...{ defense: 'defense', upgrade: 'upgrade', objective: 'objective', objectives: 'objectives' },
} as const;

/** A damage card that nobody has looked at. */
export const DAMAGE_BACK = 'damage-back';
export const tokenRef = (type: TokenType): string => `token:${type}`;
/** The defense tokens of a unit, in the order of its card. */
export const tokenId = (ship: ShipId, at: number): string => `${ship}.token.${at}`;
export const tokenTypeOf = (ref: string): TokenType | null =>
  TOKEN_TYPES.find((type) => tokenRef(type) === ref) ?? null;

export const WAITING = 'waiting';
export const IN_PLAY = 'play';

export const SET_UP = 'set-up';
export const PHASES = ['command', 'ship', 'squadron', 'status'] as const;
export type Phase = (typeof PHASES)[number] | typeof SET_UP;
export const ALL_PHASES: readonly Phase[] = [SET_UP, ...PHASES];

export const MOST_ROUNDS = 60;
/** Setup 5. */
export const MOST_OBSTACLES = 6;

export const NAMES: EventNames = {
  places: [WAITING, IN_PLAY],
  waysOut: ['destroyed', 'off-table'],
  tracks: [...ZONES.map(shieldOf), ...Object.values(TRACK)],
  marks: [
    ...[...SHIP_MARKS, ...ZONES.map(attackedMark), ...Object.values(MARK)],
    ...[ACTIVATED, ACTIVE, LAST_TEAM],
  ],
  slots: Object.values(SLOT),
  refs: [DAMAGE_BACK, ...COMMANDS, ...TOKEN_TYPES.map(tokenRef)],
  phases: ALL_PHASES,
  subjects: [],
  mostOnTrack: 99,
  mostRounds: MOST_ROUNDS,
};
