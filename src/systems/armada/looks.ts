import { FLAGSHIP, type DieLook, type Silhouette } from '../../core/drawing/drawing';
import type { ZoneView } from '../../core/pages/page';
import { batteryOf, type ArmadaCard, type ShipCard } from './cards';
import { COLOURS, type Armament, type Colour, type Zone } from './terms';
import type { Words } from './words/en';

/** Octagons with as many bars as bands of range that they reach. */
export const DIE_LOOKS: Readonly<Record<Colour, DieLook>> = {
  red: { colour: 'dieRed', bars: 3 },
  blue: { colour: 'dieBlue', bars: 2 },
  black: { colour: 'dieBlack', bars: 1 },
};

/** A flight of three. */
const FLIGHT: Silhouette =
  'M32 4L41 31L32 26L23 31ZM16 31L25 58L16 53L7 58ZM48 31L57 58L48 53L39 58Z';

export const silhouetteOf = ({ kind }: ArmadaCard): Silhouette =>
  kind === 'squadron' ? FLIGHT : FLAGSHIP;

/** Clockwise from the fore. */
export const AROUND: readonly Zone[] = ['front', 'right', 'rear', 'left'];

/** Dice in words, red before blue before black. */
export const diceNames = ({ own }: Words, dice: Armament): readonly string[] =>
  COLOURS.filter((colour) => dice[colour] > 0).map((colour) =>
    own.ship.dice(dice[colour], own.colour(colour)),
  );

/** A hull zone with the dice of its battery. */
export const armed = (words: Words, card: ShipCard, zone: Zone, view: ZoneView): ZoneView => {
  const battery = batteryOf(card, zone);
  const looks = COLOURS.flatMap((colour) =>
    Array.from({ length: battery[colour] }, () => DIE_LOOKS[colour]),
  );
  if (looks.length === 0) return view;
  const { zone: zoneName, ship } = words.own;
  const spoken = ship.battery(zoneName(zone), diceNames(words, battery));
  return { ...view, dice: { looks, spoken } };
};
