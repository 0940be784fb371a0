import { ids } from '../../core/checked/ids';

/** What the sheet has names for, as ids. Those that are stored in games stay for ever: add, never rename. */

/** Of Ships and what befalls them. */
export const TONNAGES = ids('light medium heavy colossal');
export type Tonnage = (typeof TONNAGES)[number];
export const LAYERS = ids('orbit atmosphere');
export type Layer = (typeof LAYERS)[number];
export const ORDERS = ids(
  'general-quarters silent-running weapons-free course-change max-thrust damage-control',
);
export type Order = (typeof ORDERS)[number];
export const EFFECTS = ids(
  'energy-surge structural-damage fire defence-systems-offline scanners-offline weapons-offline navigation-offline orbital-decay',
);
export type Effect = (typeof EFFECTS)[number];
export const EXPLOSIONS = ids(
  'burn-up reactor-rupture shredded fuel-detonation reactor-overload foldspace-catastrophe',
);
export type ExplosionResult = (typeof EXPLOSIONS)[number];

/** What lies on the table, and what comes down on it. */
export const SCENERY = ids('planetary-ring micrometeor-cloud debris-field large-object');
export type Scenery = (typeof SCENERY)[number];
export type Size = 'small' | 'medium' | 'large';
export const DROPSITES = ids(
  'small-city medium-city large-city small-space-station medium-space-station large-space-station',
);
export type DropsiteKind = (typeof DROPSITES)[number];
export const FEATURES = ids(
  'military-outpost orbital-defence-gun comms-station power-plant hangar',
);
export type FeatureKind = (typeof FEATURES)[number];
/** What flies in Wings; other assets are tokens of their own, or land. */
export const WINGS = ids('fighters bombers');
export const LANDERS = ids('drop-pods boarding-pods dropships bulk-landers');
export type Lander = (typeof LANDERS)[number];

/** What a battle is about, and who leads. */
export const ABILITIES = ids('ap-re-roll brace-for-impact contain-reactor time-to-target');
export type Ability = (typeof ABILITIES)[number];
export const VARIANTS = ids('standard attrition survey extract protect breakthrough raze');
export type Variant = (typeof VARIANTS)[number];
export const APPROACHES = ids('direct close distant');
export type Approach = (typeof APPROACHES)[number];
export const APPROACH_TYPES = ids(
  'standoff close-enough column counterattack delayed-response home-fleet-disadv',
);
export type ApproachType = (typeof APPROACH_TYPES)[number];
export const ZONES = ids('line table-corners midboard from-corners attacker-defender encirclement');
export const SCENARIOS = ids(
  'take-and-hold erupting-battlefield power-grab shock-and-yaw orbital-support entrapmoont',
);
export type Scenario = (typeof SCENARIOS)[number];
export const SECONDARIES = ids(
  'key-site priority-target long-shot annihilate take-prizes gather-intel decapitate objectives-beyond',
);
export type Secondary = (typeof SECONDARIES)[number];
export const GAME_SIZES = ids('skirmish clash battle');
export type GameSize = (typeof GAME_SIZES)[number];
export const ADMIRAL_KINDS = ids('faction famous');
export type AdmiralKind = (typeof ADMIRAL_KINDS)[number];

/** The two sides as set-up and scoring name them. */
export const SIDES = ids('red blue');
export type Side = (typeof SIDES)[number];

/** What a hit is saved with: energy, kinetic, core. */
export const WEAPON_TYPES = ids('E K C');
export type WeaponType = (typeof WEAPON_TYPES)[number];

/** §7.3.6-7: the Ships that are crippled and explode (ruling capital-is-medium-up). */
export const isCapital = (tonnage: Tonnage): boolean => tonnage !== 'light';

/** §8.3.4: which of two saves Saturation Fire thins. */
export const FIRST_OR_BACKUP = ids('first backup');
