import { type DieLook, FLAGSHIP, type Silhouette } from '../../core/drawing/drawing';
import type { Block, ZoneView } from '../../core/pages/page';
import type { Reading } from '../kit/cards/cardDesk';
import { readingOf } from '../kit/cards/cardPages';
import type { CardFace } from '../kit/fleets/pages';
import { chipsBlock, listed, type Blocks } from '../kit/pages/laidOut';
import type { UnitCard } from './attack/pool';
import {
  type ArmadaCard,
  barOf,
  batteryOf,
  PLAIN_KEYWORDS,
  readCard,
  shieldsOfCard,
  type ShipCard,
  type SquadronCard,
  tokensOf,
} from './cards';
import { TEAM_IDS } from './play/setup';
import { type Armament, type Colour, COLOURS, type Zone } from './terms';
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

const plainChips = (label: string, texts: readonly string[]): Blocks =>
  chipsBlock(
    label,
    texts.map((text) => ({ label: text, tone: 'plain' })),
  );

export const tokenNames = ({ tokens }: Words, card: ShipCard | SquadronCard): readonly string[] =>
  tokensOf(card).map((type) => tokens[type]);

/** Speed Chart: each speed with the yaw of its joints. */
const chartChips = ({ fleets }: Words, card: ShipCard): readonly string[] =>
  [card.speed1, card.speed2, card.speed3, card.speed4].flatMap((yaws, at) =>
    yaws === undefined ? [] : [fleets.yaws(at + 1, yaws)],
  );

const shipFacts = (words: Words, card: ShipCard): Blocks => {
  const { one, of } = words.cards.ship;
  const values = (['hull', 'command', 'squadrons', 'engineering'] as const).map((value) =>
    words.fleets.value(of[value].label, card[value]),
  );
  return [
    plainChips(one, values),
    plainChips(words.fleets.chart, chartChips(words, card)),
    plainChips(of.antiSquadron.label, diceNames(words, card.antiSquadron)),
  ];
};

/** A ship's card: its zones with shields and dice, its values, tokens and upgrade bar. */
export const shipFace = (words: Words, card: ShipCard): CardFace => {
  const { of } = words.cards.ship;
  const shields = shieldsOfCard(card);
  const icons = barOf(card).map((slot) => words.icons[slot]);
  const zones = AROUND.map((zone) => {
    const now = shields[zone];
    return armed(words, card, zone, { label: words.own.zone(zone), now, max: now });
  });
  return {
    kicker: card.faction,
    blocks: listed<Block>([
      { block: 'zones', silhouette: silhouetteOf(card), team: TEAM_IDS[0], zones },
      shipFacts(words, card),
      plainChips(of.tokens.label, tokenNames(words, card)),
      plainChips(of.bar.label, icons),
    ]),
  };
};

const squadronFacts = (words: Words, card: SquadronCard): Blocks => {
  const { one, of } = words.cards.squadron;
  const values = (['hull', 'speed'] as const).map((value) =>
    words.fleets.value(of[value].label, card[value]),
  );
  const keywords = PLAIN_KEYWORDS.filter((one) => card[one]).map((one) => of[one].label);
  const counter = card.counter > 0 ? [words.fleets.value(of.counter.label, card.counter)] : [];
  return [
    plainChips(one, [...values, ...keywords, ...counter]),
    plainChips(of.battery.label, diceNames(words, card.battery)),
    plainChips(of.antiSquadron.label, diceNames(words, card.antiSquadron)),
  ];
};

/** What is printed on a card and never changes in a battle. */
export const factsOf = (words: Words, card: UnitCard): Blocks =>
  card.kind === 'ship' ? shipFacts(words, card) : squadronFacts(words, card);

const blocksOf = (words: Words, card: ArmadaCard): Blocks => {
  if (card.kind === 'ship') return shipFace(words, card).blocks;
  if (card.kind !== 'squadron') return null;
  const tokens = plainChips(words.cards.squadron.of.tokens.label, tokenNames(words, card));
  return [squadronFacts(words, card), tokens];
};

/** A card as it is read: all that is printed on it, once it is complete. */
export const readingIn =
  (words: Words): Reading =>
  (kind, draft, shelf) => {
    const page = readingOf(kind, draft, shelf);
    const card = readCard(draft, '');
    if (!card.ok) return page;
    return { ...page, blocks: listed<Block>([blocksOf(words, card.value), page.blocks]) };
  };
