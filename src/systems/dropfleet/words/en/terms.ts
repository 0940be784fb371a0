import { counts } from '../../../kit/english';
import { titles } from '../../../kit/words/en/titles';
import { ASSETS, type Weapon } from '../../cards';
import * as terms from '../../terms';

/** Where a weapon fires, and by which rules of its own. */
export const weaponRules = ({ arc, closeAction, special }: Weapon): readonly string[] =>
  [arc, closeAction ? 'Close Action' : undefined, special].filter((one) => one !== undefined);

/** “1 Dropship”, “2 Torpedoes”. */
export const assetCount = (count: number, name: string): string =>
  counts(name.replace(/(o)es$|s$/, '$1'), name)(count);

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
  approachTypes: {
    ...titles(terms.APPROACH_TYPES),
    'home-fleet-disadv': 'Home Fleet Disadvantage',
  },
  zones: { ...titles(terms.ZONES), 'attacker-defender': 'Attacker/Defender' },
  scenarios: titles(terms.SCENARIOS),
  secondaries: titles(terms.SECONDARIES),
  gameSizes: titles(terms.GAME_SIZES),
  admirals: titles(terms.ADMIRAL_KINDS),
  saves: {
    energy: 'Energy Save',
    kinetic: 'Kinetic Save',
    shield: 'Shield',
    backup: 'Backup Save',
  },
  weaponTypes: { E: 'Energy', K: 'Kinetic', C: 'Core' },
} as const;
