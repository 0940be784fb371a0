import type { KeywordValue } from '../cards/keywordText';
import type { WeaponType } from '../cards/terms';
import type { Explained, Source, Tally } from '../explain';
import type { Modifier } from '../modifiers';
import type { Wound } from '../odds/spec';
import type { KeywordInPlay, Piece } from '../piece';
import type { Rulings } from '../../admirals/rulings';
import type { Save } from '../saves';
import type { SettledStrike } from '../strike/situation';

/** What a keyword is told when it acts: itself, who has it, and how this table reads the rules. */
export interface AnyKeywordAt<SomePiece, SomeRulings> {
  readonly keyword: KeywordInPlay;
  readonly bearer: SomePiece;
  readonly rulings: SomeRulings;
}

export type KeywordAt = AnyKeywordAt<Piece, Rulings>;

/** The bearer stands so many hexes from the piece that the question is about. */
export interface AnyNearbyAt<SomePiece, SomeRulings> extends AnyKeywordAt<SomePiece, SomeRulings> {
  readonly about: SomePiece;
  readonly distance: number;
}

export type NearbyAt = AnyNearbyAt<Piece, Rulings>;

export interface PoolAt extends KeywordAt {
  readonly opponent: Piece;
}

export interface SaveAt extends KeywordAt {
  readonly icon: Wound;
  readonly weaponTypes: readonly WeaponType[];
}

export interface StrikeAt extends KeywordAt {
  readonly strike: SettledStrike;
}

export interface StrikeNearbyAt extends NearbyAt {
  readonly strike: SettledStrike;
}

export interface MoveRange {
  readonly min: number;
  readonly max: number;
}

/** Direct Hits that a combat die generates, by its unmodified result from 1 to 6. */
export type CombatDie = readonly [number, number, number, number, number, number];

/** Unmodified results of the first roll that give a Lock On each, or a Target Lock. */
export interface FreeLockOns {
  readonly faces: readonly number[];
  readonly as: 'lock-on' | 'target-lock';
  readonly source: Source;
  readonly rule: string;
}

/** A roll after a skirmish that defeats the opponent when it shows no more than the Direct Hits taken. */
export interface Revenge {
  readonly source: Source;
  readonly rule: string;
}

/** An order that may be assigned besides the others. */
export interface BonusOrder {
  readonly order: string;
  readonly source: Source;
  readonly rule: string;
}

/** Moments at which keywords of every edition can act. */
export interface SharedHooks<At, Nearby> {
  readonly armor: (armor: Tally, at: At) => Tally;
  readonly flak: (flak: Tally, at: At) => Tally;
  readonly flakNearby: (flak: Tally, at: Nearby) => Tally;
  readonly combatPoolNearby: (pool: Tally, at: Nearby) => Tally;
  readonly combatDie: (die: Explained<CombatDie>, at: At) => Explained<CombatDie>;
  /** Direct Hits dealt to the opponent when the bearer is defeated in a skirmish. */
  readonly deathBlow: (hits: Tally, at: At) => Tally;
}

/** The moments at which a keyword can act. Each takes the value so far and gives the value from then on. */
export interface Hooks extends SharedHooks<KeywordAt, NearbyAt> {
  readonly orderLimit: (limit: Tally, at: KeywordAt) => Tally;
  readonly bonusOrders: (orders: readonly BonusOrder[], at: KeywordAt) => readonly BonusOrder[];
  /** Whether the piece's Psionic order counts towards its player's one. */
  readonly psionicCounts: (counts: boolean, at: KeywordAt) => boolean;
  readonly moves: (moves: Explained<MoveRange>, at: KeywordAt) => Explained<MoveRange>;
  readonly movesNearby: (moves: Explained<MoveRange>, at: NearbyAt) => Explained<MoveRange>;
  readonly drawnIn: (modifiers: readonly Modifier[], at: KeywordAt) => readonly Modifier[];
  readonly strikeAsAttacker: (modifiers: readonly Modifier[], at: StrikeAt) => readonly Modifier[];
  readonly strikeAsTarget: (modifiers: readonly Modifier[], at: StrikeAt) => readonly Modifier[];
  /** From pieces near the attacker, of either team. */
  readonly strikeNearby: (
    modifiers: readonly Modifier[],
    at: StrikeNearbyAt,
  ) => readonly Modifier[];
  readonly freeLockOns: (
    lockOns: readonly FreeLockOns[],
    at: StrikeNearbyAt,
  ) => readonly FreeLockOns[];
  readonly strikeSaves: (saves: readonly Save[], at: SaveAt) => readonly Save[];
  /** Before anything degrades them. */
  readonly skirmishDice: (dice: Tally, at: KeywordAt) => Tally;
  readonly combatPool: (pool: Tally, at: PoolAt) => Tally;
  readonly combatSaves: (saves: readonly Save[], at: KeywordAt) => readonly Save[];
  readonly revenge: (rolls: readonly Revenge[], at: KeywordAt) => readonly Revenge[];
}

export type HookName = keyof Hooks;

/** One keyword of a rulebook with such hooks. */
export type AnyKeywordRule<SomeHooks> = KeywordValue &
  Partial<SomeHooks> & { readonly name: string; readonly rule: string };

export type KeywordRule = AnyKeywordRule<Hooks>;

export type KeywordTable = readonly KeywordRule[];

export const numberOf = ({ keyword }: Pick<KeywordAt, 'keyword'>): number =>
  typeof keyword.value === 'number' ? keyword.value : 0;

/** A friend of the piece that the question is about, and not that piece itself. */
export const isFriend = ({
  bearer,
  about,
}: {
  readonly bearer: Pick<Piece, 'id' | 'team'>;
  readonly about: Pick<Piece, 'id' | 'team'>;
}): boolean => bearer.team === about.team && bearer.id !== about.id;
