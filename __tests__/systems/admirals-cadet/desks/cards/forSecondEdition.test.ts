import type { Answers } from '../../../../../src/core/pages/answers';
import type { DraftCard } from '../../../../../src/core/pages/desks';
import { everySystem } from '../../../../builders/everySystem';
import { admirals } from '../../../../../src/systems/admirals';
import { draftOf } from '../../../../../src/systems/kit/cards/draftOf';
import { TRAINING_CARDS } from '../../../../../src/systems/admirals-cadet/training/pack';
import { order, shipCard } from '../../../../builders/cadet';
import { cadetCards } from '../../../../builders/cadetDesk';
import { bareShelf, cardDesk } from '../../../../builders/cardDesk';

const copies = () => {
  const [found] = cadetCards.copies ?? [];
  if (!found) throw new Error('no copies');
  return found;
};

const typed = (kind: string, own: Answers): DraftCard => ({
  kind,
  draft: { ...cadetCards.blank(kind), ...own },
});

const convert = (...cards: readonly DraftCard[]) => copies().convert(cards);
const draftFrom = (card: DraftCard): Answers => convert(card).cards[0]?.draft ?? {};

describe('cards of the first edition, copied for 2.0', () => {
  test('only the first edition brings copies, and they are for a system that there is', () => {
    const found = everySystem.flatMap(({ id, words }) =>
      (words.en.shows.cards?.copies ?? []).map(({ to }) => [id, to]),
    );
    expect(found).toEqual([['admirals-cadet', 'admirals']]);
  });

  test('the whole Training Set comes over and is complete there', () => {
    const { cards } = convert(...TRAINING_CARDS.map((card) => typed(card.kind, draftOf(card))));
    expect(cards).toHaveLength(TRAINING_CARDS.length);
    for (const { draft } of cards) expect(admirals.parseCard(draft)).toMatchObject({ ok: true });
  });

  test('every card of the outline comes over, and one that is not complete says so there too', () => {
    const outline = cadetCards.builtIn.find(({ id }) => id === 'admirals-cadet-pack')?.cards ?? [];
    const { cards } = convert(...outline);
    expect(cards.map(({ kind }) => kind)).toEqual(outline.map(({ kind }) => kind));
    const ship = cards.find(({ kind }) => kind === 'ship');
    expect(cardDesk.missing('ship', ship?.draft ?? {}, bareShelf)).toEqual([
      'Name: still missing.',
      'Role: still missing.',
      'Hull Points: still missing.',
    ]);
    expect([ship?.draft['code'], ship?.draft['allegiance']]).toEqual([
      outline[0]?.draft['code'],
      outline[0]?.draft['faction'],
    ]);
  });

  test('what is half typed stays as it was typed, among what could be read', () => {
    const half = { does: 'repair', what: 'hull', amount: null };
    const draft = draftFrom(
      typed('order', {
        code: 'B9',
        type: 'Psionic',
        lockAbility: { gives: 'dice', dice: null },
        effects: [half, { does: 'reroll', dice: 2 }, half, { does: 'text', text: 'Reroll a die.' }],
      }),
    );
    expect(draft).toMatchObject({
      name: '',
      type: 'Basic',
      psionic: true,
      effects: [half, { does: 'lock-on-dice', dice: 2 }, half, { does: 'lock-on-dice', dice: 1 }],
    });
    expect(draft).not.toHaveProperty('lockAbility');
  });

  test('a ship without a Fleet Value lacks nothing in 2.0', () => {
    const { fleetValue: _, ...ship } = draftOf(shipCard({ code: 'A1' }));
    expect(admirals.parseCard(draftFrom(typed('ship', ship)))).toMatchObject({ ok: true });
  });

  test('a card of a kind that the first edition does not have is left out, and that is said', () => {
    expect(convert({ kind: 'commander', draft: { code: 'C1' } })).toEqual({
      cards: [],
      notes: ['A card could not be read and was left out.'],
    });
  });

  test('what has no place is said card by card, and Fleet Values once for all', () => {
    const lock = order({ code: 'B9', lockAbility: { gives: 'dice', dice: 1 } });
    const words = order({ code: 'B8', effects: [{ does: 'text', text: 'Reroll all dice.' }] });
    const ships = ['A1', 'A2'].map((code) => shipCard({ code, fleetValue: 3 }));
    const { notes } = convert(
      ...[lock, words, ...ships].map((card) => typed(card.kind, draftOf(card))),
    );
    expect(notes).toEqual([
      expect.stringMatching(/^B9 .*no Target Lock ability. It was: A Target Lock rolls 1 die more/),
      expect.stringMatching(/^B8 .*“Reroll all dice.” stays as text/),
      expect.stringMatching(/^The Fleet Values of 2 ships were left out/),
    ]);
  });

  test.each([
    ['Core set', 'Core set, from the first edition'],
    ['Training Set, first edition', 'Training Set, from the first edition'],
    ['Training Set, first edition, mine', 'Training Set, mine, from the first edition'],
  ])('the pack “%s” is called “%s” there', (name, called) => {
    expect(copies().name(name)).toBe(called);
  });
});
