import { problems } from '../../core/checked/checked';
import { FLAGSHIP } from '../../core/drawing/drawing';
import { allCards, cardForm, type CardOf } from '../kit/cards/cardForm';
import { optional, refined } from '../kit/cards/form';
import { parts, section } from '../kit/cards/partForms';
import { flag, oneOf, text, whole } from '../kit/cards/plainForms';
import { capital } from '../kit/english';
import type { SpeedChart } from './commands/navigate';
import {
  COLOURS,
  perZone,
  TOKEN_TYPES,
  type Armament,
  type Shields,
  type TokenType,
  type Zone,
} from './terms';

/** Upgrade Icons, as far as a bar shows them. */
export const SLOTS = [
  'officer',
  'weapons-team',
  'support-team',
  'offensive-retrofit',
  'defensive-retrofit',
  'turbolasers',
  'ion-cannons',
  'ordnance',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Upgrade Icons: commanders and titles show theirs on their backs only. */
export const ICONS = ['commander', 'title', ...SLOTS] as const;

export const CATEGORIES = ['assault', 'defense', 'navigation'] as const;

export const SIZES = ['small', 'medium', 'large'] as const;

const some = (most: number, rule: string) => whole({ least: 0, most, begins: 0, rule });

/** So many of each of these. */
const each = <Name extends string>(names: readonly Name[], most: number, rule: string) =>
  // A field for every name.
  Object.fromEntries(names.map((one) => [one, some(most, rule)])) as Record<
    Name,
    ReturnType<typeof some>
  >;

const dice = each(COLOURS, 8, 'Armament');
const armament = section(parts(dice));

const zone = section(parts({ shields: some(9, 'Shields'), ...dice }));

/** Yaw: a sign for each joint of a speed: `-`, `I` or `II`. */
const YAWS: Readonly<Record<string, number>> = { '-': 0, I: 1, II: 2 };

const joints = (typed: string): readonly string[] => typed.toUpperCase().split(/\s+/);

/** Speed Chart: as many signs as the speed has joints. */
const yaws = (speed: number) =>
  optional(
    refined(text({ most: 20 }), (typed, path) => {
      const signs = joints(typed);
      const fits = signs.length === speed && signs.every((sign) => Object.hasOwn(YAWS, sign));
      return fits
        ? { ok: true, value: signs.join(' ') }
        : problems({ path, why: { id: 'bad-yaws', joints: speed } });
    }),
  );

const name = { code: text({ most: 40 }), name: text({ most: 60 }) };
/** The first tap on a stepper gives what such a card often costs. */
const costs = (first: number) => whole({ least: 0, most: 400, first, rule: 'Fleet Building' });
const words = optional(text({ most: 600, lines: 'many' }));

/** Every kind of card, each one table of fields: type, reader, editor, reading and schema come from here. */
export const FORMS = {
  ship: cardForm(
    parts({
      ...name,
      faction: text({ most: 40 }),
      icon: text({ most: 40 }),
      cost: costs(60),
      unique: flag(),
      size: oneOf(SIZES, { rule: 'Size Class' }),
      hull: whole({ least: 1, most: 20, rule: 'Damage' }),
      command: whole({ least: 1, most: 4, rule: 'Command Dials' }),
      squadrons: some(6, 'Commands'),
      engineering: some(8, 'Commands'),
      ...perZone(() => zone),
      antiSquadron: armament,
      tokens: section(parts(each(TOKEN_TYPES, 3, 'Defense Tokens'))),
      speed1: yaws(1),
      speed2: yaws(2),
      speed3: yaws(3),
      speed4: yaws(4),
      bar: section(parts(each(SLOTS, 4, 'Upgrade Icons'))),
      text: words,
    }),
    {
      kicker: ['size', 'faction'],
      groups: ['faction', 'size'],
      found: ['icon'],
      figure: 'cost',
      silhouette: () => FLAGSHIP,
    },
  ),
  squadron: cardForm(
    parts({
      ...name,
      faction: text({ most: 40 }),
      cost: costs(12),
      unique: flag(),
      hull: whole({ least: 1, most: 12, rule: 'Damage' }),
      speed: whole({ least: 1, most: 5, rule: 'Squadron Movement' }),
      battery: armament,
      antiSquadron: armament,
      tokens: section(parts(each(['scatter', 'evade', 'brace'], 2, 'Defense Tokens'))),
      bomber: flag(),
      escort: flag(),
      heavy: flag(),
      swarm: flag(),
      counter: some(4, 'Squadron Keywords'),
      text: words,
    }),
    { kicker: ['faction'], groups: ['faction'], figure: 'cost' },
  ),
  upgrade: cardForm(
    parts({
      ...name,
      icon: oneOf(ICONS, { as: 'menu', standIn: 'officer', rule: 'Upgrade Icons' }),
      cost: costs(5),
      unique: flag(),
      faction: optional(text({ most: 40 })),
      shipIcon: optional(text({ most: 40 })),
      modification: flag(),
      text: words,
    }),
    { kicker: ['icon'], groups: ['icon', 'faction'], figure: 'cost' },
  ),
  objective: cardForm(
    parts({
      ...name,
      category: oneOf(CATEGORIES, { rule: 'Objective Cards' }),
      tokenValue: some(50, 'Victory Tokens'),
      text: words,
    }),
    { kicker: ['category'], groups: ['category'] },
  ),
  damage: cardForm(
    parts({
      ...name,
      trait: oneOf(['ship', 'crew'], { rule: 'Damage' }),
      copies: whole({ least: 1, most: 6, begins: 1, rule: 'Damage' }),
      text: words,
    }),
    { kicker: ['trait'], groups: ['trait'] },
  ),
} as const;

export type ArmadaCard = CardOf<typeof FORMS>;
export type CardKind = ArmadaCard['kind'];
export type ShipCard = Extract<ArmadaCard, { kind: 'ship' }>;
export type SquadronCard = Extract<ArmadaCard, { kind: 'squadron' }>;
export type UpgradeCard = Extract<ArmadaCard, { kind: 'upgrade' }>;
export type DamageCard = Extract<ArmadaCard, { kind: 'damage' }>;

export const readCard = allCards(FORMS).read;

/** Speed Chart: the columns that the card has. */
export const chartOf = ({ speed1, speed2, speed3, speed4 }: ShipCard): SpeedChart =>
  Object.fromEntries(
    [speed1, speed2, speed3, speed4].flatMap((typed, at) =>
      typed === undefined ? [] : [[at + 1, joints(typed).map((sign) => YAWS[sign] ?? 0)]],
    ),
  );

export const shieldsOfCard = (card: ShipCard): Shields => perZone((zone) => card[zone].shields);

export const batteryOf = (card: ShipCard, from: Zone): Armament => {
  const { red, blue, black } = card[from];
  return { red, blue, black };
};

/** Defense Tokens: one for each that is printed. */
export const tokensOf = (card: ShipCard | SquadronCard): readonly TokenType[] => {
  const counts: Partial<Record<TokenType, number>> = card.tokens;
  return TOKEN_TYPES.flatMap((type) => Array.from({ length: counts[type] ?? 0 }, () => type));
};

/** Squadron Keywords that are there or not. */
export const PLAIN_KEYWORDS = ['bomber', 'escort', 'heavy', 'swarm'] as const;

/** Squadron Keywords as the rules of attack read them. */
export const keywordsOf = (card: SquadronCard): readonly string[] => [
  ...PLAIN_KEYWORDS.filter((one) => card[one]).map(capital),
  ...(card.counter > 0 ? [`Counter ${card.counter}`] : []),
];

/** Upgrade Cards: the icons of a ship's bar, repeated where there are several. */
export const barOf = (card: ShipCard): readonly Slot[] =>
  SLOTS.flatMap((slot) => Array.from({ length: card.bar[slot] }, () => slot));
