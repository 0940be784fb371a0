import type { EventNames } from '../../../core/game/eventNames';
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
export const SPEED = 'speed';
export const HULL = 'hull';
export const VICTORY_TOKENS = 'victory-tokens';

export const tokenMark = (command: ShipCommand): string => `token:${command}`;
export const resolvedMark = (command: ShipCommand): string => `resolved:${command}`;
/** Of a ship: a zone attacked a ship, or squadrons. Of a squadron: the last zone that attacked it. */
export const attackedMark = (zone: Zone): string => `attacked:${zone}`;
export const ON_SHIP = 1;
export const ON_SQUADRONS = 2;
export const TARGETED_BY = 'targeted-by';

/** How far a ship's activation has come, by the moments of its commands. */
export const MOMENT = 'moment';
export const SQUADRONS_LEFT = 'squadrons-left';
/** Of a squadron in its activation. */
export const HAS_MOVED = 'has-moved';
export const HAS_ATTACKED = 'has-attacked';
/** Of an enemy squadron: engaged with the one that acts. */
export const ENGAGED = 'engaged';
/** Of a squadron: the last one that was engaged with it. */
export const ENGAGED_WITH = 'engaged-with';
/** Of the game: the squadron that a ship commands now, who may strike back at whom, what is left of a turn of two. */
export const WING = 'wing';
export const COUNTER = 'counter';
export const TURN_LEFT = 'turn-left';

export const DIALS = 'dials';
export const SPENT = 'spent';
export const SUPPLY = 'supply';
export const DAMAGE = 'damage';
/** Of the game: damage cards that were seen and are out of the deck. */
export const DISCARDS = 'discards';
export const DEFENSE = 'defense';
export const UPGRADE = 'upgrade';
/** Of a ship: the objective names it. Of the game: what is placed before the battle. */
export const OBJECTIVE_SHIP = 'objective-ship';
export const OBSTACLES = 'obstacles';
export const OBJECTIVE_TOKENS = 'objective-tokens';
export const OBJECTIVE = 'objective';
export const OBJECTIVES = 'objectives';
export const EXHAUSTED = 'exhausted';

/** A damage card that nobody has looked at. */
export const DAMAGE_BACK = 'damage-back';
export const tokenRef = (type: TokenType): string => `token:${type}`;
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
  tracks: [...ZONES.map(shieldOf), SPEED, HULL, VICTORY_TOKENS],
  marks: [
    ...COMMANDS.flatMap((command) => [tokenMark(command), resolvedMark(command)]),
    ...ZONES.map(attackedMark),
    ...[TARGETED_BY, MOMENT, SQUADRONS_LEFT, HAS_MOVED, HAS_ATTACKED, WING, COUNTER, TURN_LEFT],
    ...[EXHAUSTED, ACTIVATED, ACTIVE, LAST_TEAM, ENGAGED, ENGAGED_WITH],
    ...[OBJECTIVE_SHIP, OBSTACLES, OBJECTIVE_TOKENS],
  ],
  slots: [DIALS, SPENT, SUPPLY, DAMAGE, DISCARDS, DEFENSE, UPGRADE, OBJECTIVE, OBJECTIVES],
  refs: [DAMAGE_BACK, ...COMMANDS, ...TOKEN_TYPES.map(tokenRef)],
  phases: ALL_PHASES,
  subjects: [],
  mostOnTrack: 99,
  mostRounds: MOST_ROUNDS,
};
