import { ASSETS, type Weapon } from '../../cards';
import * as terms from '../../terms';

/** Ids of the sheet's own names say them already: capitals, but for small words. */
export const title = (id: string): string =>
  id
    .split('-')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const titles = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, string>> =>
  // An entry for each id.
  Object.fromEntries(ids.map((id) => [id, title(id)])) as Record<Id, string>;

/** Fields that are called as their ids are. */
export const labels = <Id extends string>(ids: readonly Id[]) =>
  // An entry for each id.
  Object.fromEntries(ids.map((id) => [id, { label: title(id) }])) as Record<Id, { label: string }>;

/** Where a weapon fires, and by which rules of its own. */
export const weaponRules = ({ arc, closeAction, special }: Weapon): readonly string[] =>
  [arc, closeAction ? 'Close Action' : undefined, special].filter((one) => one !== undefined);

/** What the sheet calls things. */
export const termWords = {
  tonnages: titles(terms.TONNAGES),
  layers: titles(terms.LAYERS),
  orders: titles(terms.ORDERS),
  effects: titles(terms.EFFECTS),
  scenery: titles(terms.SCENERY),
  dropsites: titles(terms.DROPSITES),
  features: titles(terms.FEATURES),
  assets: titles(ASSETS),
  variants: titles(terms.VARIANTS),
  approaches: titles(terms.APPROACHES),
  approachTypes: { ...titles(terms.APPROACH_TYPES), 'home-fleet-disadv': 'Home Fleet Disadv.' },
  zones: { ...titles(terms.ZONES), 'attacker-defender': 'Attacker/Defender' },
  scenarios: titles(terms.SCENARIOS),
  secondaries: titles(terms.SECONDARIES),
  gameSizes: titles(terms.GAME_SIZES),
  admirals: titles(terms.ADMIRAL_KINDS),
  weaponTypes: { E: 'Energy', K: 'Kinetic', C: 'Core' },
} as const;
