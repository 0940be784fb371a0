import { parseKeyword } from '../../src/systems/admirals-shared/cards/keywordText';
import type {
  Role,
  ShipType,
  Terrain,
  WeaponType,
} from '../../src/systems/admirals-shared/cards/terms';
import type {
  Effect,
  OrderCard,
  ShipCard,
  WeaponCard,
} from '../../src/systems/admirals-shared/cards/types';
import {
  gainedKeywords,
  printedKeywords,
  type KeywordInPlay,
} from '../../src/systems/admirals-shared/piece';
import type { RulingId } from '../../src/systems/admirals/rulings';
import {
  armamentsOf,
  identityOf,
  PLAIN_ORDER,
  PLAIN_STRIKE,
  PLAIN_WEAPON,
  shieldsFrom,
} from './anyEdition';
import { rulesFor, type Rules } from '../../src/systems/admirals/rules';
import type {
  EffectInPlay,
  Nearby,
  Piece,
  StrikeSituation,
} from '../../src/systems/admirals/piece';

/** The rules with their default readings, or with others: `rules({ 'heal-x': 'one' })`. */
export const rules = (chosen: Partial<Record<RulingId, string>> = {}): Rules => rulesFor(chosen);

export const RULES: Rules = rules();

export interface ShipDraft {
  readonly id?: string;
  readonly name?: string;
  readonly team?: string;
  readonly role?: Role;
  readonly type?: ShipType;
  /** As printed: `['Fast', 'Lethal [2]']`. */
  readonly keywords?: readonly string[];
  /** Gained in play. */
  readonly gained?: readonly KeywordInPlay[];
  /** Effects of the cards it bears. */
  readonly effects?: readonly EffectInPlay[];
  readonly orders?: readonly string[];
  readonly bonusOrders?: readonly string[];
  readonly hull?: number;
  readonly armor?: number | 'old-card';
  readonly flak?: number | 'old-card';
  /** A number is a pool; a list is the six facings, clockwise from the fore. */
  readonly shields?: number | readonly number[];
  readonly shieldsLeft?: number | readonly number[];
  readonly armamentDice?: readonly number[];
  readonly criticals?: number;
  readonly exhausted?: number;
  readonly skirmishDicePenalty?: number;
  readonly terrain?: Terrain | null;
  readonly evadeReady?: boolean;
}

export const shipCard = (draft: ShipDraft = {}): ShipCard => ({
  kind: 'ship',
  code: 'EX-001',
  name: draft.name ?? 'Cruiser',
  allegiance: 'Explore Accords',
  type: draft.type ?? 'Standard',
  bonusOrders: draft.bonusOrders ?? [],
  role: draft.role ?? 'Heavy',
  hull: draft.hull ?? 4,
  ...(draft.armor === 'old-card' ? {} : { armor: draft.armor ?? 1 }),
  ...(draft.flak === 'old-card' ? {} : { flak: draft.flak ?? 0 }),
  shields: shieldsFrom(draft.shields ?? 0),
  armaments: armamentsOf(draft.armamentDice ?? [3], 'W-001'),
  keywords: (draft.keywords ?? []).map(parseKeyword),
});

/** A piece of team A; whatever a test does not care about is plain. */
export const ship = (draft: ShipDraft = {}): Piece => {
  const card = shipCard(draft);
  const effects = draft.effects ?? [];
  return {
    ...identityOf(draft),
    card,
    keywords: [...printedKeywords(card), ...gainedKeywords(effects), ...(draft.gained ?? [])],
    effects,
    hull: draft.hull ?? card.hull,
    shields: shieldsFrom(draft.shieldsLeft ?? draft.shields ?? 0),
    criticals: draft.criticals ?? 0,
    exhausted: draft.exhausted ?? 0,
    skirmishDicePenalty: draft.skirmishDicePenalty ?? 0,
    terrain: draft.terrain ?? null,
    evadeReady: draft.evadeReady ?? false,
    orders: draft.orders ?? [],
  };
};

/** A piece of team B. */
export const enemy = (draft: ShipDraft = {}): Piece => ship({ team: 'B', ...draft });

/** Another piece, so many hexes away. */
export const near = (distance: number, piece: Piece): Nearby => ({ piece, distance });

export const effect = (does: Effect, source = 'Order'): EffectInPlay => ({ source, effect: does });

/** `chart({ 1: ['hit'], 2: ['hit', 'lock'] })` on a Basic weapon that reaches 3 hexes. */
export const weapon = (
  draft: Partial<WeaponCard> & { types?: readonly WeaponType[] } = {},
): WeaponCard => ({
  ...PLAIN_WEAPON,
  code: 'W-001',
  ...draft,
});

export const order = (draft: Partial<OrderCard> = {}): OrderCard => ({
  ...PLAIN_ORDER,
  code: 'B-001',
  ...draft,
});

/** A strike of team A's piece at team B's, with nobody else around. */
export const strike = (draft: Partial<StrikeSituation> = {}): StrikeSituation => ({
  attacker: ship(),
  target: enemy(),
  weapon: weapon(),
  ...PLAIN_STRIKE,
  useSkilled: false,
  augmentedBy: null,
  simplicity: false,
  ...draft,
});
