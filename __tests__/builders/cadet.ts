import { parseKeyword } from '../../src/systems/admirals-shared/cards/keywordText';
import type { Role, Terrain } from '../../src/systems/admirals-cadet/cards/terms';
import type {
  Effect,
  OrderCard,
  ShipCard,
  WeaponCard,
} from '../../src/systems/admirals-cadet/cards/forms';
import {
  workingKeywords,
  type EffectInPlay,
  type Nearby,
  type Piece,
} from '../../src/systems/admirals-cadet/piece';
import { rulesFor, type Rules } from '../../src/systems/admirals-cadet/rules';
import type { RulingId } from '../../src/systems/admirals-cadet/rulings';
import type { StrikeSituation } from '../../src/systems/admirals-cadet/strike/spec';
import {
  armamentsOf,
  identityOf,
  PLAIN_ORDER,
  PLAIN_STRIKE,
  PLAIN_WEAPON,
  shieldsFrom,
} from './anyEdition';

/** The rules with their default readings, or with others: `rules({ 'lethal-highest': 'sum' })`. */
export const rules = (chosen: Partial<Record<RulingId, string>> = {}): Rules => rulesFor(chosen);

export const RULES: Rules = rules();

export interface ShipDraft {
  readonly id?: string;
  readonly name?: string;
  readonly code?: string;
  readonly team?: string;
  readonly faction?: string;
  readonly refit?: boolean;
  readonly fleetValue?: number;
  readonly role?: Role;
  /** As printed: `['Augur', 'Lethal [2]']`. */
  readonly keywords?: readonly string[];
  readonly effects?: readonly EffectInPlay[];
  readonly orders?: readonly string[];
  readonly hull?: number;
  /** A number is a track; a list is the six sides, clockwise from the fore. */
  readonly shields?: number | readonly number[];
  readonly mayShield?: boolean;
  readonly armamentDice?: readonly number[];
  readonly crippled?: boolean;
  readonly terrain?: Terrain | null;
}

export const shipCard = (draft: ShipDraft = {}): ShipCard => ({
  kind: 'ship',
  code: draft.code ?? 'XX-01',
  name: draft.name ?? draft.code ?? 'Cruiser',
  faction: draft.faction ?? 'Blue',
  refit: draft.refit ?? false,
  fleetValue: draft.fleetValue ?? 3,
  role: draft.role ?? 'Heavy',
  hull: draft.hull ?? 4,
  shields: shieldsFrom(draft.shields ?? 0),
  armaments: armamentsOf(draft.armamentDice ?? [3], 'CANNON'),
  keywords: (draft.keywords ?? []).map(parseKeyword),
});

/** A ship of team A; whatever a test does not care about is plain. */
export const ship = (draft: ShipDraft = {}, by: Rules = RULES): Piece => {
  const card = shipCard(draft);
  const effects = draft.effects ?? [];
  const crippled = draft.crippled ?? false;
  return {
    ...identityOf(draft),
    card,
    keywords: workingKeywords(card, effects, crippled, by.rulings),
    effects,
    hull: card.hull,
    shields: card.shields,
    mayShield: draft.mayShield ?? true,
    crippled,
    terrain: draft.terrain ?? null,
    orders: draft.orders ?? [],
  };
};

/** A ship of team B. */
export const enemy = (draft: ShipDraft = {}, by: Rules = RULES): Piece =>
  ship({ team: 'B', ...draft }, by);

/** Another piece, so many hexes away. */
export const near = (distance: number, piece: Piece): Nearby => ({ piece, distance });

export const effect = (does: Effect, source = 'Order'): EffectInPlay => ({ source, effect: does });

/** A Basic weapon that reaches 3 hexes and hits on 2 or less. */
export const weapon = (draft: Partial<WeaponCard> = {}): WeaponCard => ({
  ...PLAIN_WEAPON,
  code: 'CANNON',
  ...draft,
});

export const order = (draft: Partial<OrderCard> = {}): OrderCard => ({
  ...PLAIN_ORDER,
  code: 'B001',
  name: draft.code ?? PLAIN_ORDER.name,
  psionic: draft.type === 'Psionic',
  ...draft,
});

/** An attack of team A's ship at team B's, with nobody else around. */
export const strike = (draft: Partial<StrikeSituation> = {}): StrikeSituation => ({
  attacker: ship(),
  target: enemy(),
  weapon: weapon(),
  ...PLAIN_STRIKE,
  ...draft,
});
