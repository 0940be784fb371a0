import { SIGNS } from '../../../core/drawing/drawing';
import type { HeldCard, Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Item, Page, StackCard } from '../../../core/pages/page';
import { textAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import { shipHead } from '../../kit/pages/shipRow';
import { itemsAt } from '../../kit/pages/toggled';
import { heldBy } from '../../kit/play/cards';
import { SLOT } from '../play/names';
import { damageOf, shipCard, unseenDamage } from '../play/pieces';
import { readsRule } from '../reference/entriesFor';
import type { DamageCards } from '../terms';
import { listOf, type View } from './view';

/** What a damage card says, as it was entered. */
const textOf = ({ setup }: View, ref: string): { readonly detail?: string } => {
  const card = setup.cards[ref];
  return card?.kind === 'damage' && card.text !== undefined ? { detail: card.text } : {};
};

const nameOf = ({ setup, words }: View, ref: string): string =>
  setup.cards[ref]?.name ?? words.own.damage.named;

/** The card that was drawn, on the table or by the app. */
export const drawnOn = ({ setup }: View, answers: Answers): { readonly card?: string } => {
  const [card] = itemsAt(answers, 'drawn');
  return typeof card === 'string' && setup.cards[card]?.kind === 'damage' ? { card } : {};
};

/** Damage: a card is drawn from those that nobody has seen, and read. None where the deck stays on the table. */
export const drawBlocks = (view: View, answers: Answers): readonly Block[] => {
  const say = view.words.own.damage;
  const { card } = drawnOn(view, answers);
  const deck = unseenDamage(view.setup, view.state);
  if (deck.length === 0) return [];
  if (card !== undefined)
    return [
      {
        block: 'items',
        label: say.drawn,
        items: [{ id: card, title: nameOf(view, card), ...textOf(view, card) }],
        add: { label: say.change, answers: { drawn: [] } },
      },
    ];
  const faces = deck.map(({ ref, name, copies }) => ({ value: ref, name, sides: copies }));
  const { drawn: label, draw: draws } = say;
  return [{ block: 'dice', id: 'drawn', label, count: 1, dice: [], faces, draws }];
};

export const damageStack = (view: View, ship: Ship): readonly StackCard[] =>
  heldBy(view.state, ship.id, SLOT.damage).map(({ ref, face }) =>
    face === 'down' ? { face } : { face, name: nameOf(view, ref), sign: SIGNS.critical },
  );

/** Faceup cards with what they say. */
export const faceupBlock = (view: View, ship: Ship): readonly Block[] => {
  const cards = heldBy(view.state, ship.id, SLOT.damage).filter(({ face }) => face === 'up');
  if (cards.length === 0) return [];
  const items = cards.map(({ id, ref }) => ({
    id,
    title: nameOf(view, ref),
    ...textOf(view, ref),
    act: { label: nameOf(view, ref), opens: { page: 'damage', about: ship.id } },
  }));
  return [{ block: 'items', label: view.words.own.damage.faceup, items }];
};

/** What can be done with the card that was tapped. */
const turnActs = (view: View, { id, face, ref }: HeldCard, answers: Answers): readonly Act[] => {
  const say = view.words.own.damage;
  const turn = (to: 'up' | 'down' | 'gone', label: string, named?: string): Act => ({
    ...view.tried(
      { type: 'turn-damage', card: id, to, ...(named === undefined ? {} : { ref: named }) },
      { label },
    ),
    answers: { chosen: '', drawn: [] },
  });
  const { card } = drawnOn(view, answers);
  const isNamed = view.setup.cards[ref] !== undefined;
  return [
    ...(face === 'down' ? [turn('up', say.up, isNamed ? undefined : card)] : []),
    ...(face === 'up' && !isNamed && card !== undefined ? [turn('up', say.name, card)] : []),
    ...(face === 'up' ? [turn('down', say.down)] : []),
    turn('gone', say.away),
  ];
};

/** Damage: every card of a ship, turned, named, put away or dealt by hand. */
export const damagePage = (view: View, ship: Ship, answers: Answers): Page => {
  const { state, setup, words } = view;
  const say = words.own.damage;
  if (!shipCard(setup, ship) || ship.left || state.outcome)
    return pastPage(view, words.own.ship.damage);
  const cards = heldBy(state, ship.id, SLOT.damage);
  const chosen = cards.find(({ id }) => id === textAt(answers, 'chosen'));
  const { faceup, facedown } = damageOf(state, ship.id);
  const deal = (label: string, more: DamageCards) =>
    view.tried({ type: 'set-damage', ship: ship.id, ...more }, { label });
  const isUnknown = chosen !== undefined && setup.cards[chosen.ref] === undefined;
  return {
    ...shipHead(ship),
    kicker: words.own.ship.damage,
    blocks: [
      {
        block: 'items',
        label: words.own.ship.damage,
        chooses: 'one',
        items: cards.map((card): Item => {
          const title = card.face === 'up' ? nameOf(view, card.ref) : say.hidden;
          return {
            id: card.id,
            title,
            ...(card.face === 'up' ? textOf(view, card.ref) : {}),
            isOn: card === chosen,
            act: { label: title, answers: { chosen: card.id, drawn: [] } },
          };
        }),
        ...readsRule('Damage'),
      },
      ...(isUnknown ? drawBlocks(view, answers) : []),
      ...listOf([
        ...(chosen ? turnActs(view, chosen, answers) : []),
        deal(say.dealDown, { faceup, facedown: facedown + 1 }),
        deal(say.dealUp, { faceup: faceup + 1, facedown }),
      ]),
    ],
    primary: { label: words.pages.done, opens: 'back' },
  };
};
