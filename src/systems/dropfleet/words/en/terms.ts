import type * as terms from '../../terms';
import type { AssetKind } from '../../cards';

/** What the sheet calls things. */
export const termWords = {
  tonnages: { light: 'Light', medium: 'Medium', heavy: 'Heavy', colossal: 'Colossal' },
  layers: { orbit: 'Orbit', atmosphere: 'Atmosphere' },
  orders: {
    'general-quarters': 'General Quarters',
    'silent-running': 'Silent Running',
    'weapons-free': 'Weapons Free',
    'course-change': 'Course Change',
    'max-thrust': 'Max Thrust',
    'damage-control': 'Damage Control',
  },
  effects: {
    'energy-surge': 'Energy Surge',
    'structural-damage': 'Structural Damage',
    fire: 'Fire',
    'defence-systems-offline': 'Defence Systems Offline',
    'scanners-offline': 'Scanners Offline',
    'weapons-offline': 'Weapons Offline',
    'navigation-offline': 'Navigation Offline',
    'orbital-decay': 'Orbital Decay',
  },
  explosions: {
    'burn-up': 'Burn Up',
    'reactor-rupture': 'Reactor Rupture',
    shredded: 'Shredded',
    'fuel-detonation': 'Fuel Detonation',
    'reactor-overload': 'Reactor Overload',
    'foldspace-catastrophe': 'Foldspace Catastrophe',
  },
  dropsites: {
    'small-city': 'Small City',
    'medium-city': 'Medium City',
    'large-city': 'Large City',
    'small-space-station': 'Small Space Station',
    'medium-space-station': 'Medium Space Station',
    'large-space-station': 'Large Space Station',
  },
  features: {
    'military-outpost': 'Military Outpost',
    'orbital-defence-gun': 'Orbital Defence Gun',
    'comms-station': 'Comms Station',
    'power-plant': 'Power Plant',
    hangar: 'Hangar',
  },
  assets: {
    fighters: 'Fighters',
    bombers: 'Bombers',
    torpedoes: 'Torpedoes',
    mines: 'Mines',
    'drop-pods': 'Drop Pods',
    'boarding-pods': 'Boarding Pods',
    dropships: 'Dropships',
    'bulk-landers': 'Bulk Landers',
  },
  variants: {
    standard: 'Standard',
    attrition: 'Attrition',
    survey: 'Survey',
    extract: 'Extract',
    protect: 'Protect',
    breakthrough: 'Breakthrough',
    raze: 'Raze',
  },
  scenarios: {
    'take-and-hold': 'Take and Hold',
    'erupting-battlefield': 'Erupting Battlefield',
    'power-grab': 'Power Grab',
    'shock-and-yaw': 'Shock and Yaw',
    'orbital-support': 'Orbital Support',
    entrapmoont: 'Entrapmoont',
  },
  secondaries: {
    'key-site': 'Key Site',
    'priority-target': 'Priority Target',
    'long-shot': 'Long Shot',
    annihilate: 'Annihilate',
    'take-prizes': 'Take Prizes',
    'gather-intel': 'Gather Intel',
    decapitate: 'Decapitate',
    'objectives-beyond': 'Objectives Beyond',
  },
  gameSizes: { skirmish: 'Skirmish', clash: 'Clash', battle: 'Battle' },
  admirals: { faction: 'Faction', famous: 'Famous' },
  weaponTypes: { E: 'Energy', K: 'Kinetic', C: 'Core' },
} as const satisfies {
  readonly tonnages: Readonly<Record<terms.Tonnage, string>>;
  readonly layers: Readonly<Record<terms.Layer, string>>;
  readonly orders: Readonly<Record<terms.Order, string>>;
  readonly effects: Readonly<Record<terms.Effect, string>>;
  readonly explosions: Readonly<Record<terms.ExplosionResult, string>>;
  readonly dropsites: Readonly<Record<terms.DropsiteKind, string>>;
  readonly features: Readonly<Record<terms.FeatureKind, string>>;
  readonly assets: Readonly<Record<AssetKind, string>>;
  readonly variants: Readonly<Record<terms.Variant, string>>;
  readonly scenarios: Readonly<Record<terms.Scenario, string>>;
  readonly secondaries: Readonly<Record<terms.Secondary, string>>;
  readonly gameSizes: Readonly<Record<terms.GameSize, string>>;
  readonly admirals: Readonly<Record<terms.AdmiralKind, string>>;
  readonly weaponTypes: Readonly<Record<terms.WeaponType, string>>;
};
