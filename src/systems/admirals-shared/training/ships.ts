import type { Armament } from '../cards/armamentForm';
import { parseMounts } from '../cards/mountText';
import { parseKeyword } from '../cards/keywordText';
import type { Shields } from '../cards/shieldsForm';
import { ARMAMENT_SLOTS, byName, FACINGS, ROLES, SHIP_TYPES } from '../cards/terms';
import type { ShipCard } from '../cards/types';
import { cardsIn, oneOf, splitAt } from './rulesText';

/** One number is a pool, six are the facings clockwise from the fore. */
const shieldsIn = (text: string): Shields => {
  const [pool = 0, ...more] = text.split(' ').map(Number);
  if (more.length === 0) return { as: 'pool', points: pool };
  const points = [pool, ...more];
  return { as: 'facings', points: byName(FACINGS, (one) => points[FACINGS.indexOf(one)] ?? 0) };
};

const armamentIn = (text: string): Armament => {
  const [slot, weapon = '', ...mounts] = text.split(' ');
  return { slot: oneOf(ARMAMENT_SLOTS, slot), weapon, mounts: parseMounts(mounts.join(' ')) ?? [] };
};

const isOrder = (text: string): boolean => /^[BS]-\d+$/.test(text);

/** Code and name, class, role, and what else stands in the title of a card. */
const titleIn = (line: string) => {
  const [named = '', shipClass = '', role, ...more] = line.split(', ');
  const [code, name] = splitAt(named);
  const type = oneOf(SHIP_TYPES, more[0]);
  const [subtype] = more.filter((one) => one !== type && !isOrder(one));
  return {
    code,
    name,
    class: shipClass.replace(' class', ''),
    role: oneOf(ROLES, role),
    type,
    ...(subtype === undefined ? {} : { subtype }),
    bonusOrders: more.filter(isOrder),
  };
};

/** `hull 7, armor 2, flak 1, shields 2: Stealth, Fast` */
const numbersIn = (line: string) => {
  const [numbers = '', keywords = ''] = line.split(': ');
  const of = (name: string): string =>
    numbers
      .split(', ')
      .find((one) => one.startsWith(name))
      ?.slice(name.length + 1) ?? '';
  return {
    hull: Number(of('hull')),
    armor: Number(of('armor')),
    flak: Number(of('flak')),
    shields: shieldsIn(of('shields')),
    keywords: keywords.split(', ').filter(Boolean).map(parseKeyword),
  };
};

/** Ships as their cards read: title, numbers and keywords, armaments, text. */
const shipsIn = (allegiance: string, cards: string): readonly ShipCard[] =>
  cardsIn(cards).map(([title = '', numbers = '', arms = '', text = '']) => ({
    kind: 'ship',
    allegiance,
    ...titleIn(title),
    ...numbersIn(numbers),
    armaments: arms.split(', ').map(armamentIn),
    text,
  }));

export const LANTERN = 'Explore Lantern Survey';

/** Charts and lighthouses: strong shields, long reach, thin hulls. */
const SURVEY = `
XA-EMB Ember Picket, Ember class, Escort · hull 2, armor 1, flak 1, shields 2: Cover [1] · Primary XW-GLI 3 360 · A buoy with engines. Two of them beside a carrier make missiles think again.
XA-GLI Glimmer Scout, Glimmer class, Light · hull 3, armor 1, flak 1, shields 2: Stealth, Fast · Primary XW-PUL 3F · Hard to hit and always somewhere else: it takes systems and leaves before the answer.
XA-BEA Beacon Frigate, Beacon class, Light · hull 4, armor 1, flak 1, shields 2 · Primary XW-PUL 4FX · The frigate that every survey is counted in. Turns on a coin, shoots a long way.
XA-MER Meridian Cruiser, Meridian class, Heavy · hull 7, armor 2, flak 1, shields 3 2 2 1 2 2 · Primary XW-PUL 4F, Secondary XW-PUL 2L | 2R, Tertiary XW-GLI 2AX · Keep its bow to the enemy and two hexes between, and it wins duels.
XA-SOU Sounding Survey Ship, Sounding class, Heavy · hull 6, armor 2, flak 1, shields 2 2 2 2 2 2: Augur, Starcaster · Primary XW-PUL 4FX, Secondary XW-NET 3 360 · Listens further than light. Its neighbours shoot as if they had been there before.
XA-LAM Lamplighter Carrier, Lamplighter class, Heavy · hull 7, armor 1, flak 2, shields 2 2 2 2 2 2: Shuttle Hangar, Cover [1] · Primary XW-DRO 5 360, Secondary XW-GLI 2AX · Sends its drones round corners and keeps everyone near it out of the flak.
XA-PRI Prism Cruiser, Meridian class, Heavy, Refit, Prism Refit, S-005 · hull 7, armor 2, flak 1, shields 3 2 2 1 2 2 · Primary XW-PRI 5F, Secondary XW-PUL 3L | 3R · A Meridian gutted for one great beam. Fire, turn away, cool, come back.
XA-ZEN Zenith Battleship, Zenith class, Super Heavy · hull 12, armor 2, flak 2, shields 4 3 3 2 3 3 · Primary XW-PUL 5FX, Primary XW-SIG 3F, Secondary XW-PUL 3L | 3R, Tertiary XW-GLI 2AX · The one ship of the Survey that was never meant to survey anything.
XA-DAY Daybreak Dreadnought, Daybreak class, Super Heavy, Massive · hull 15, armor 2, flak 2, shields 5 4 3 2 3 4: Massive [B-007] · Primary XW-PRI 5F, Secondary XW-PUL 4L | 4R, Tertiary XW-DRO 4 360 · A moving lighthouse. While its shields come back each round, so does the fleet.
XA-LIG Lighthouse Station, Lighthouse class, Stationary · hull 10, armor 2, flak 2, shields 2 2 2 2 2 2: Skilled · Primary XW-PUL 4 360, Secondary XW-GLI 3 360 · Holds a system by being visible from everywhere. It will not chase anybody.
`;

const TIDEFOLK = `
XA-LUR Tidefolk Lure, Lure class, Light, Ally · hull 5, armor 1, flak 1, shields 1: Delectable, Threader · Primary XW-RIP 3FX · Painted like a prize and anchored in the way. Nobody near it can think of anything else.
`;

export const LANTERN_SHIPS: readonly ShipCard[] = [
  ...shipsIn(LANTERN, SURVEY),
  ...shipsIn('Explore Tidefolk', TIDEFOLK),
];

export const KILN = 'Expand Kiln Combine';

/** Foundries with engines: thick hulls, short reach, and boarders behind every hatch. */
const COMBINE = `
XB-CIN Cinder Gunboat, Cinder class, Escort · hull 2, armor 2, flak 1, shields 0: Deadly [2] · Primary XW-RIV 2FX · Cheap, rude and crewed by volunteers. In a skirmish it bites above its size.
XB-TON Tongs Corvette, Tongs class, Light · hull 4, armor 2, flak 1, shields 1: Boarding Array, Fast · Primary XW-HAR 2F, Secondary XW-RIV 2FX · Hooks on, cuts in, takes the bridge. Wants to be adjacent and nowhere else.
XB-ANV Anvil Frigate, Anvil class, Light · hull 4, armor 2, flak 1, shields 1 · Primary XW-SLU 4FX · What the Combine builds when nobody asks for anything special. It takes a beating.
XB-HAM Hammer Cruiser, Hammer class, Heavy · hull 8, armor 2, flak 1, shields 2 1 1 1 1 1 · Primary XW-SLU 4F, Secondary XW-RIV 3L | 3R · Drives into the middle and fires to both sides. Where it stops, the line is.
XB-CRU Crucible Ram, Crucible class, Heavy · hull 7, armor 3, flak 1, shields 2 1 1 0 1 1: Ram-Prow, Ore Hull, Deadly [2], Grudge · Primary XW-DRI 3F, Secondary XW-RIV 2FX · The bigger the other ship, the better it rams. It remembers who shot first.
XB-FOU Foundry Carrier, Foundry class, Heavy · hull 8, armor 2, flak 1, shields 1 1 1 1 1 1: Shuttle Hangar, Support [2] · Primary XW-ING 4 360, Secondary XW-RIV 2AX · Gunboats beside it fight with its crews aboard. Missiles keep everyone else busy.
XB-FUR Furnace Cruiser, Hammer class, Heavy, Refit, Furnace Refit, S-003 · hull 8, armor 2, flak 1, shields 2 1 1 1 1 1 · Primary XW-FUR 5F, Secondary XW-RIV 3L | 3R · A Hammer with the smelter turned outward. What it hits at three hexes, it rams at none.
XB-BEL Bellows Battleship, Bellows class, Super Heavy · hull 14, armor 2, flak 2, shields 3 2 2 1 2 2 · Primary XW-SLU 5FX, Primary XW-MOR 3F, Secondary XW-SLU 3L | 3R, Tertiary XW-RIV 2AX · Half its length is chimney. Its mortars make standing still expensive.
XB-KIL Great Kiln Dreadnought, Great Kiln class, Super Heavy, Massive · hull 17, armor 2, flak 2, shields 4 3 2 1 2 3: Massive [B-005] · Primary XW-FUR 5F, Secondary XW-SLU 4L | 4R, Tertiary XW-ING 4 360 · A city that makes weather. Braced, it shrugs off what would break a squadron.
XB-SLA Slag Fortress, Slag class, Stationary · hull 11, armor 2, flak 2, shields 1 1 1 1 1 1: Lethal [2] · Primary XW-SLU 5 360, Secondary XW-FUR 2 360 · Poured where it stands. Whoever breaks it open is standing too close.
`;

const SALTMARCH = `
XB-BRI Saltmarch Brinemaw, Brinemaw class, Light, Ally · hull 5, armor 1, flak 1, shields 1: Starmaw · Primary XW-BRI 3FX · All teeth. It cannot shoot far, and it does not want to.
`;

export const KILN_SHIPS: readonly ShipCard[] = [
  ...shipsIn(KILN, COMBINE),
  ...shipsIn('Expand Saltmarch', SALTMARCH),
];
