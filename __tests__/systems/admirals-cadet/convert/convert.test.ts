import { armorOf, flakOf } from '../../../../src/systems/admirals/attributes';
import { readCard as readSecond } from '../../../../src/systems/admirals/cards/forms';
import { TRAINING_PACK } from '../../../../src/systems/admirals-shared/training/pack';
import { readCard } from '../../../../src/systems/admirals-cadet/cards/read';
import { toFirstEdition } from '../../../../src/systems/admirals-cadet/convert/toFirst';
import {
  lockOnsIn,
  toSecondEdition,
} from '../../../../src/systems/admirals-cadet/convert/toSecond';
import {
  CADET_ORDERS,
  CADET_SHIPS,
  CADET_WEAPONS,
} from '../../../../src/systems/admirals-shared/desks/cards/cadetOutline';
import { TRAINING_CARDS } from '../../../../src/systems/admirals-cadet/training/pack';
import { RULES } from '../../../builders/admirals';
import { order, shipCard, weapon } from '../../../builders/cadet';
import { freshPiece } from '../../../../src/systems/admirals/piece';

/** The outline as drafts: what the booklet does not say is absent. */
const OUTLINE_DRAFTS = [
  ...CADET_SHIPS.map((ship) => ({ kind: 'ship', ...ship })),
  ...CADET_ORDERS.map((order) => ({ kind: 'order', ...order })),
  ...CADET_WEAPONS.map(({ code, name }) => ({
    kind: 'weapon',
    code,
    ...(name === '' ? {} : { name }),
  })),
];

const asSecond = (draft: Parameters<typeof shipCard>[0]) => {
  const { card } = toSecondEdition(shipCard(draft));
  if (card.kind !== 'ship') throw new Error('no ship');
  return card;
};

describe('a ship of the first edition in a 2.0 game', () => {
  test.each([
    [[], 1, 0],
    [['Armor [2]'], 2, 0],
    [['Flak [1]'], 1, 1],
    [['Armor [1]', 'Armor [2]', 'Flak [3]'], 3, 3],
  ])('with %j has Armor %d and Flak %d', (keywords, armor, flak) => {
    const piece = freshPiece(asSecond({ keywords }));
    expect(armorOf(piece, RULES).value).toBe(armor);
    expect(flakOf(piece, [], RULES).value).toBe(flak);
  });

  test('has as many Shield Points as it had boxes, and the same hull and armaments', () => {
    const before = shipCard({ hull: 5, shields: [3, 2, 2, 1, 2, 2], armamentDice: [2, 3] });
    const after = asSecond({ hull: 5, shields: [3, 2, 2, 1, 2, 2], armamentDice: [2, 3] });
    expect(after.shields).toEqual(before.shields);
    expect([after.hull, after.armaments]).toEqual([before.hull, before.armaments]);
  });

  test('a Refit stays one, and its faction is its allegiance', () => {
    expect(asSecond({ refit: true, faction: 'Blue' })).toMatchObject({
      type: 'Refit',
      allegiance: 'Blue',
    });
  });
});

describe('orders and weapons of the first edition in a 2.0 game', () => {
  test.each([
    ['Reroll 2 attack dice.', 2],
    ['You may re-roll up to three dice.', 3],
    ['Reroll a die.', 1],
    ['Reroll any one die.', 1],
    ['Reroll the die.', 1],
    ['Reroll any die', 1],
    ['Reroll two of your attack dice.', 2],
    ['When attacking, you may reroll up to 2 dice.', 2],
    ['Reroll all dice.', null],
    ['Reroll the dice.', null],
    ['Reroll any dice.', null],
    ['When attacking a Heavy ship, reroll 2 dice.', null],
    ['Reroll 2 dice. Gain 1 move.', null],
    ['Reroll 2 dice of a friend within 1 hex.', null],
    ['Reroll all sixes.', null],
    ['Reroll constructor dice.', null],
    ['Rerolling is not allowed.', null],
    ['Move one space.', null],
  ])('“%s” is %p Lock Ons', (text, dice) => {
    expect(lockOnsIn(text)).toBe(dice);
  });

  test('what rolls dice again becomes Lock On dice, in effects and in texts', () => {
    const { card } = toSecondEdition(
      order({
        effects: [
          { does: 'reroll', dice: 2, when: [], reach: { whom: 'bearer' } },
          { does: 'text', text: 'Reroll one die.' },
          { does: 'text', text: 'Turn around.' },
        ],
      }),
    );
    expect(card.kind === 'order' && card.effects).toEqual([
      { does: 'lock-on-dice', dice: 2, when: [], reach: { whom: 'bearer' } },
      { does: 'lock-on-dice', dice: 1, when: [], reach: { whom: 'bearer' } },
      { does: 'text', text: 'Turn around.' },
    ]);
  });

  test.each(['When attacking a Heavy ship, reroll 2 dice. Gain 1 move.', 'Reroll all dice.'])(
    '“%s” stays in words, and that is said',
    (text) => {
      const { card, dropped } = toSecondEdition(
        order({ code: 'B9', effects: [{ does: 'text', text }] }),
      );
      expect(card.kind === 'order' && card.effects).toEqual([{ does: 'text', text }]);
      expect(dropped).toEqual([{ id: 'reroll-in-words', card: 'B9', text }]);
    },
  );

  test.each([
    ['Reroll two dice.', { gives: 'dice', dice: 2 }, false],
    ['Reroll the die.', { gives: 'dice', dice: 1 }, false],
    ['Reroll all dice.', null, true],
    ['Reroll two dice if the target is Light.', null, true],
    ['The target turns around.', null, false],
  ] as const)('a weapon’s lock ability “%s” becomes %j', (text, ability, isSaid) => {
    const { card, dropped } = toSecondEdition(
      weapon({ code: 'W9', lockAbility: { gives: 'text', text } }),
    );
    expect(card.kind === 'weapon' && card.lockAbility).toEqual(ability ?? { gives: 'text', text });
    expect(dropped).toEqual(isSaid ? [{ id: 'reroll-in-words', card: 'W9', text }] : []);
  });

  test('terrain goes by its new names, and what has no place is said', () => {
    const { card } = toSecondEdition(
      weapon({
        modifiers: [
          {
            value: 1,
            when: [{ on: 'terrain', of: 'target', terrains: ['Star System', 'Black Hole'] }],
          },
        ],
      }),
    );
    expect(card.kind === 'weapon' && card.modifiers[0]?.when).toEqual([
      {
        on: 'terrain',
        of: 'target',
        terrains: ['Strategic System', 'Black Hole Horizon', 'Black Hole Core'],
      },
    ]);
    const { dropped } = toSecondEdition(
      order({ code: 'B9', lockAbility: { gives: 'dice', dice: 1 } }),
    );
    expect(dropped).toEqual([{ id: 'lock-ability-of-order', card: 'B9' }]);
  });

  test('every converted card is a card of 2.0', () => {
    for (const card of TRAINING_CARDS) {
      const second = toSecondEdition(card).card;
      expect(readSecond(JSON.parse(JSON.stringify(second)), '')).toEqual({
        ok: true,
        value: second,
      });
    }
  });
});

describe('the Training Set of the first edition', () => {
  test('every card of it can be read', () => {
    for (const card of TRAINING_CARDS)
      expect(readCard(JSON.parse(JSON.stringify(card)), '')).toEqual({
        ok: true,
        value: card,
      });
  });

  test('there and back a ship keeps hull, shields, Armor from 1 up, and Flak', () => {
    for (const card of TRAINING_PACK.cards) {
      const first = card.kind === 'ship' ? toFirstEdition(card, 1) : null;
      if (card.kind !== 'ship' || !first) continue;
      const back = toSecondEdition(first).card;
      if (back.kind !== 'ship') throw new Error('no ship');
      expect([back.hull, back.shields]).toEqual([card.hull, card.shields]);
      const flak = (ship: typeof card): number => flakOf(freshPiece(ship), [], RULES).value;
      const armor = (ship: typeof card): number => armorOf(freshPiece(ship), RULES).value;
      expect(flak(back)).toBe(flak(card));
      expect(armor(back)).toBe(Math.max(1, armor(card)));
    }
  });
});

describe('the outline of the Cadet Pack', () => {
  test('ten ships, eighteen orders and four weapons, and no figure that the booklet does not give', () => {
    expect([CADET_SHIPS.length, CADET_ORDERS.length, CADET_WEAPONS.length]).toEqual([10, 18, 4]);
    for (const draft of OUTLINE_DRAFTS)
      expect(['kind', 'code', 'name', 'faction', 'fleetValue', 'type', 'psionic']).toEqual(
        expect.arrayContaining(Object.keys(draft)),
      );
  });

  test('its orders can be played by name; its ships and weapons wait to be completed', () => {
    const complete = OUTLINE_DRAFTS.filter((draft) => readCard(draft, '').ok);
    expect(complete.map(({ kind }) => kind)).toEqual(Array(18).fill('order'));
  });
});
