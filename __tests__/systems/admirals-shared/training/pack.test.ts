import { listedTwice, readCard, referencesOf } from '../../../../src/systems/admirals/cards/forms';
import { ICONS, ROLES, WEAPON_TYPES } from '../../../../src/systems/admirals-shared/cards/terms';
import type { AdmiralsCard, ShipCard } from '../../../../src/systems/admirals-shared/cards/types';
import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import { colourOf } from '../../../../src/systems/admirals/fleet/shipRules';
import { KEYWORDS } from '../../../../src/systems/admirals/keywords';
import { TRAINING_PACK } from '../../../../src/systems/admirals-shared/training/pack';
import { isCarrier } from '../../../../src/systems/admirals/attributes';

const { cards } = TRAINING_PACK;
const ofKind = <Kind extends AdmiralsCard['kind']>(kind: Kind) =>
  cards.filter((card): card is Extract<AdmiralsCard, { kind: Kind }> => card.kind === kind);
const index = fleetCards(cards);
const lists = ofKind('list');
const shipsOf = (list: (typeof lists)[number]) =>
  list.ships.flatMap(({ ship }) => index.ships.get(ship) ?? []);

test.each(cards.map((card) => [card.code, card] as const))('%s is a valid card', (_code, card) => {
  expect(readCard(card, '')).toEqual({ ok: true, value: card });
});

test('every code that a card names is there, and none twice', () => {
  const keys = cards.map(({ kind, code }) => `${kind} ${code}`);
  const named = cards.flatMap(referencesOf).map(({ kind, code }) => `${kind} ${code}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  expect(cards.flatMap(listedTwice)).toEqual([]);
});

test('it says that it is invented', () => {
  expect(TRAINING_PACK.name).toBe('Training Set');
  expect(TRAINING_PACK.notes).toMatch(/^Invented/);
});

describe('two factions of different colours', () => {
  test('no more and no less', () => {
    expect(new Set(lists.map(({ allegiance }) => colourOf(allegiance))).size).toBe(2);
  });

  test.each(lists.map((list) => [list.name, list] as const))('%s', (_name, list) => {
    const ships = shipsOf(list);
    const some = (is: (ship: ShipCard) => boolean) => ships.filter(is).length;
    expect(new Set(ships.map(({ role }) => role))).toEqual(new Set(ROLES));
    expect(ships.length).toBeGreaterThanOrEqual(8);
    expect(some(({ role }) => role === 'Stationary')).toBe(1);
    expect(some(({ type }) => type === 'Refit')).toBe(1);
    expect(some(({ type }) => type === 'Ally')).toBe(1);
    expect(some(({ keywords }) => keywords.some(({ name }) => name === 'Massive'))).toBe(1);
    expect(some(isCarrier)).toBe(1);
    expect(new Set(list.commandChart.map(({ commander }) => commander)).size).toBe(2);
    expect(list.flightGroupChart).toHaveLength(2);
  });

  test('every ship is on exactly one list', () => {
    const listed = lists.flatMap((list) => list.ships.map(({ ship }) => ship));
    expect([...listed].sort()).toEqual(
      ofKind('ship')
        .map(({ code }) => code)
        .sort(),
    );
  });
});

describe('weapons', () => {
  const weapons = ofKind('weapon');

  test('ten at least, over all types and their combinations', () => {
    expect(weapons.length).toBeGreaterThanOrEqual(10);
    const mixes = new Set(weapons.map(({ types }) => types.join(' ')));
    for (const type of WEAPON_TYPES) expect(mixes).toContain(type);
    for (const mix of ['Basic Heavy', 'Basic Ordnance', 'Heavy Ordnance'])
      expect(mixes).toContain(mix);
  });

  test('with full charts, every icon, every kind of condition and of Target Lock ability', () => {
    for (const { chart } of weapons) expect(Object.keys(chart)).toHaveLength(9);
    const icons = weapons.flatMap(({ chart }) => Object.values(chart).flat());
    expect(new Set(icons)).toEqual(new Set(ICONS));
    const effects = [...ofKind('order'), ...ofKind('commander')].flatMap((card) => card.effects);
    const conditions = [
      ...weapons.flatMap(({ modifiers }) => modifiers.flatMap(({ when }) => when)),
      ...effects.flatMap((effect) => ('when' in effect ? effect.when : [])),
    ].map(({ on }) => on);
    expect([...new Set(conditions)].sort()).toEqual([
      'asked',
      'distance',
      'keyword',
      'order',
      'role',
      'shielded',
      'terrain',
      'weapon-type',
    ]);
    const abilities = weapons.flatMap(({ lockAbility }) => lockAbility?.gives ?? []);
    expect([...new Set(abilities)].sort()).toEqual([
      'dice',
      'icons',
      'skirmish-dice-penalty',
      'text',
    ]);
  });

  test('each is mounted somewhere', () => {
    const mounted = ofKind('ship').flatMap(({ armaments }) => armaments.map((one) => one.weapon));
    expect(new Set(mounted)).toEqual(new Set(weapons.map(({ code }) => code)));
  });
});

describe('orders', () => {
  const orders = ofKind('order');
  const plain = orders.filter(({ psionic }) => !psionic);

  test('twelve Basic, eight Special and two Psionic', () => {
    expect(plain.filter(({ type }) => type === 'Basic')).toHaveLength(12);
    expect(plain.filter(({ type }) => type === 'Special')).toHaveLength(8);
    expect(orders.filter(({ psionic }) => psionic)).toHaveLength(2);
  });

  test('all but one do something that the app works out by itself', () => {
    const inWords = orders.filter(({ effects }) => effects.some(({ does }) => does === 'text'));
    expect(inWords.map(({ name }) => name)).toEqual(['Borrowed Minute']);
  });
});

test('every keyword of the rulebook but the two that are attributes has a place in it', () => {
  const printed = ofKind('ship').flatMap(({ keywords }) => keywords.map(({ name }) => name));
  const gained = ofKind('order').flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.does === 'keyword' ? [effect.keyword.name] : [])),
  );
  const known = new Set([...printed, ...gained]);
  expect(KEYWORDS.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
