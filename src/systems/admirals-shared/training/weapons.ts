import { cardsIn, modifierIn, namedIn, splitAt } from './rulesText';
import { CHART_RESULTS, WEAPON_TYPES, type Icon } from '../cards/terms';
import type { LockAbility, WeaponCard } from '../cards/types';

const ICON: Readonly<Record<string, Icon>> = { L: 'lock', H: 'hit', C: 'critical', D: 'direct' };

const iconsIn = (text: string): readonly Icon[] => [...text].flatMap((sign) => ICON[sign] ?? []);

/** Icons for the modified results from 0 on; what is not told gives none. */
const chartIn = (text: string): WeaponCard['chart'] => {
  const rows = text.split(' ');
  return Object.fromEntries(
    CHART_RESULTS.map((result) => [result, iconsIn(rows[result] ?? '')] as const),
  );
};

const lockIn = (text: string): LockAbility => {
  const [word, rest] = splitAt(text);
  switch (word) {
    case 'dice':
      return { gives: 'dice', dice: Number(rest) };
    case 'dazzles':
      return { gives: 'skirmish-dice-penalty', dice: Number(rest) };
    case 'text':
      return { gives: 'text', text: rest };
    default:
      return { gives: 'icons', icons: iconsIn(text).filter((icon) => icon !== 'lock') };
  }
};

/** Code and name, types, distance and chart; modifiers and the Target Lock ability; text. */
const weaponIn = ([title = '', rules = '', text = '']: readonly string[]): WeaponCard => {
  const [named = '', types = '', distance, chart = ''] = title.split(', ');
  const [code, name] = splitAt(named);
  const [modifiers, lock] = splitAt(rules, 'lock: ');
  return {
    kind: 'weapon',
    code,
    name,
    types: namedIn(WEAPON_TYPES, types.split('/')),
    maxDistance: Number(distance),
    chart: chartIn(chart),
    modifiers: modifiers.split('; ').filter(Boolean).map(modifierIn),
    ...(lock === '' ? {} : { lockAbility: lockIn(lock) }),
    text,
  };
};

/** The Lantern Survey: reach, locks and finesse. */
const LANTERN = `
XW-PUL Pulse Lance, Basic, 4, HL H H L · +1 within 0; +1 at Escort; lock: H · Survey lasers, turned up. They lose nothing over distance and do not like company.
XW-GLI Glint Array, Basic, 2, HH HL H · -1 at Escort/Light; lock: dazzles 1 · A ring of small emitters against small ships. A lock dazzles the boarding crews.
XW-PRI Prism Beam, Heavy, 5, HC HL H H L · -1 at unshielded; +1 within 0; lock: D · One long burn, then minutes of cooling.
XW-DRO Drone Swarm, Ordnance, 5, HH HL H H · +1 at Dust Cloud/Nebula; lock: dice 2 · Mapping drones with cutters bolted on. One that finds its mark calls two more.
XW-SIG Signal Torpedo, Heavy/Ordnance, 6, HC C HH H · +1 within 1; -1 with B-009 · Rides the firing solution all the way in. It needs room to turn.
XW-NET Static Net, Basic/Ordnance, 3, HL H H L · -1 at Stealth; lock: dazzles 2 · Charged mesh that drapes a hull and shows where it is.
`;

/** The Kiln Combine: weight, heat and short reach. */
const KILN = `
XW-RIV Rivet Gun, Basic, 2, HH H H H · -1 within 0; +1 from 2 · Yard tools in a turret. Close enough, nothing is better.
XW-SLU Slug Battery, Basic, 3, HH HL H H · +1 from 3; lock: H · Cast iron, very fast. It spreads with distance.
XW-FUR Furnace Cannon, Heavy, 3, HHC HH H H L · -1 at Super Heavy/Stationary; lock: C · A bucket of star, thrown. Slow to fill again.
XW-ING Ingot Missile, Ordnance, 4, HH H H H · -1 at Heavy/Super Heavy/Stationary; +1 at Escort · A solid bar with an engine. It does not turn for anything small.
XW-MOR Slag Mortar, Heavy/Ordnance, 5, DH D H H L · -1 if The target has not moved since it was last activated.; +1 within 0; lock: text Note it: the target cannot Evade until the Refresh Phase. · Lobbed high and slow. Whoever sits still regrets it.
XW-HAR Grapple Harpoon, Basic, 1, DL HL HL L · lock: dazzles 1 · First the cable, then the boarders.
XW-DRI Rail Drill, Basic/Heavy, 2, DD D D L · -1 at shielded; lock: D · Made for asteroids. Shields were never part of the question.
`;

/** What the allies bring. */
const ALLIED = `
XW-RIP Riptide Cutter, Basic, 2, HL H H L · -1 by Nebula/Dust Cloud; lock: H · The Tidefolk shoot best from where nobody can see them.
XW-BRI Brine Charge, Ordnance, 1, HH HL H · lock: dice 1 · Barrels, mostly.
`;

export const TRAINING_WEAPONS: readonly WeaponCard[] = [LANTERN, KILN, ALLIED].flatMap((cards) =>
  cardsIn(cards).map(weaponIn),
);
