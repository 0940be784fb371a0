import { SIGNS } from '../../../core/drawing/drawing';
import { GAME } from '../../../core/game/events';
import { hasMark, type HeldCard, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page, StackCard, ZoneView } from '../../../core/pages/page';
import { textAt, itemsAt } from '../../kit/pages/answered';
import { correctionsPage, markChip, shipCorrections } from '../../kit/pages/correct/game';
import { actsBlock, chipsBlock, laidOut, type Blocks, type Some } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipHead, zoneViews } from '../../kit/pages/shipRow';
import { heldBy } from '../../kit/play/cards';
import { wordOf } from '../../kit/play/marks';
import { ACTIVATED, activeShip } from '../../kit/play/turns';
import { armed, AROUND, factsOf } from '../faces';
import {
  ALL_PHASES,
  attackedMark,
  IN_PLAY,
  MARK,
  MOST_ROUNDS,
  SHIP_MARKS,
  SLOT,
  tokenMark,
} from '../play/names';
import {
  commandIn,
  damageOf,
  defenseTokens,
  dialsOf,
  shipCard,
  unitCard,
  unseenDamage,
} from '../play/pieces';
import { unitsWithTurn } from '../play/turn';
import { readsRule } from '../reference/contents';
import { ROUNDS } from '../scoring';
import { COMMANDS, type DamageCards, type TokenState, ZONES } from '../terms';
import { victoryBlock } from './objective';
import { activateAct, goOnAct, ownersEyes, tracksOf, type View, zoneTracks } from './view';

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
export const drawBlocks = (view: View, answers: Answers): Blocks => {
  const say = view.words.own.damage;
  const { card } = drawnOn(view, answers);
  const deck = unseenDamage(view.setup, view.state);
  if (deck.length === 0) return null;
  if (card !== undefined)
    return {
      block: 'items',
      label: say.drawn,
      items: [{ id: card, title: nameOf(view, card), ...textOf(view, card) }],
      add: { label: say.change, answers: { drawn: [] } },
    };
  const faces = deck.map(({ ref, name, copies }) => ({ value: ref, name, sides: copies }));
  const { drawn: label, draw: draws } = say;
  return { block: 'dice', id: 'drawn', label, count: 1, dice: [], faces, draws };
};

/** Faceup cards with what they say. */
const faceupBlock = (view: View, ship: Ship): Blocks => {
  const cards = heldBy(view.state, ship.id, SLOT.damage).filter(({ face }) => face === 'up');
  const items = cards.map(({ id, ref }) => ({
    id,
    title: nameOf(view, ref),
    ...textOf(view, ref),
    act: { label: nameOf(view, ref), opens: { page: 'damage', about: ship.id } },
  }));
  return items.length > 0 && { block: 'items', label: view.words.own.damage.faceup, items };
};

/** What can be done with the card that was tapped. */
const turnActs = (view: View, { id, face, ref }: HeldCard, answers: Answers): Some<Act> => {
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
    face === 'down' && turn('up', say.up, isNamed ? undefined : card),
    face === 'up' && !isNamed && card !== undefined && turn('up', say.name, card),
    face === 'up' && turn('down', say.down),
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
  return laidOut({
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
      isUnknown && drawBlocks(view, answers),
      actsBlock('list', [
        chosen && turnActs(view, chosen, answers),
        deal(say.dealDown, { faceup, facedown: facedown + 1 }),
        deal(say.dealUp, { faceup: faceup + 1, facedown }),
      ]),
    ],
    primary: { label: words.pages.done, opens: 'back' },
  });
};

const NEXT_STATE = { readied: 'exhausted', exhausted: 'discarded', discarded: 'readied' } as const;

/** A token or an upgrade, and how it lies; a tap goes on to the next way. */
const lyingChip = (
  { words, state }: View,
  ship: Ship,
  { card, name, now }: { readonly card: string; readonly name: string; readonly now: TokenState },
  type: 'set-token' | 'set-upgrade',
): Chip => {
  const label = words.own.ship[now](name);
  const act = { label, command: { type, card, to: NEXT_STATE[now] } };
  const isOpen = ship.left === null && state.outcome === null;
  return { label, tone: now === 'readied' ? 'shield' : 'exhausted', ...(isOpen ? { act } : {}) };
};

const tokenBlock = (view: View, ship: Ship): Blocks =>
  chipsBlock(
    view.words.own.ship.defense,
    defenseTokens(view, ship.id).map(({ id: card, type, state: now }) => ({
      ...lyingChip(view, ship, { card, name: view.words.tokens[type], now }, 'set-token'),
      ...readsRule('Defense Tokens'),
    })),
  );

const upgradeBlock = (view: View, ship: Ship): Blocks =>
  chipsBlock(
    view.words.own.ship.upgrades,
    heldBy(view.state, ship.id, SLOT.upgrade).map(({ id: card, ref, face }) => {
      const isReady = !hasMark(view.state, card, MARK.exhausted);
      const now = face === 'down' ? 'discarded' : isReady ? 'readied' : 'exhausted';
      const name = view.setup.cards[ref]?.name ?? ref;
      return lyingChip(view, ship, { card, name, now }, 'set-upgrade');
    }),
  );

/** Damage cards and dials, as they lie. */
const stackBlock = (view: View, ship: Ship): Blocks => {
  const { setup, state, words } = view;
  const card = shipCard(setup, ship);
  if (!card) return null;
  const say = words.own;
  const damage = heldBy(state, ship.id, SLOT.damage).map(({ ref, face }): StackCard =>
    face === 'down' ? { face } : { face, name: nameOf(view, ref), sign: SIGNS.critical },
  );
  const opening = (page: string, label: string) =>
    ship.left ? {} : { act: { label, opens: { page, about: ship.id } } };
  const dials = dialsOf(state, ship.id).map(({ ref, face }): StackCard => {
    const command = commandIn(ref);
    return face === 'down' || !command
      ? { face: 'down' }
      : { face, name: say.command(command), sign: SIGNS.lock };
  });
  return {
    block: 'stacks',
    label: say.ship.stacks,
    stacks: [
      {
        ...{ id: 'damage', shape: 'card', colour: 'critical', cards: damage, places: card.hull },
        label: say.ship.damage,
        detail: say.ship.damageCount(damage.length, card.hull),
        ...opening('damage', say.ship.damage),
      },
      {
        ...{ id: 'dials', shape: 'disc', colour: 'order', cards: dials, places: card.command },
        label: say.dial.stack,
        ...(dials.length > 0 ? opening('look', say.dial.look) : {}),
      },
    ],
  };
};

/** Hull zones with their shields, and the dice of each. */
const armedZones = (view: View, ship: Ship): readonly ZoneView[] => {
  const card = shipCard(view.setup, ship);
  return zoneViews(view, ship.id, zoneTracks(view)).map((one, at) => {
    const zone = AROUND[at];
    return card && zone ? armed(view.words, card, zone, one) : one;
  });
};

const isOn = ({ state }: View, { id }: Ship): boolean =>
  activeShip(state) === id || wordOf(state, GAME, MARK.wing) === id;

/** To its activation, begun on the way where nothing stands against it. */
const turnAct = (view: View, ship: Ship): Act => {
  if (isOn(view, ship)) return goOnAct(view, ship.id);
  const act = activateAct(view, ship.id);
  return act.why === undefined ? act : { ...goOnAct(view, ship.id), label: act.label };
};

/** A ship or squadron with all that is kept of it. */
export const shipPage = (view: View, ship: Ship): Page => {
  const { state, setup, words, cardLook } = view;
  const look = cardLook(ship.id);
  const card = unitCard(setup, ship);
  const hasTurn = isOn(view, ship) || unitsWithTurn(setup, state).some(({ id }) => id === ship.id);
  const isActive = hasTurn && ship.place === IN_PLAY && !ship.left && state.outcome === null;
  const { team } = ship;
  const zones = armedZones(view, ship);
  const isShip = card?.kind === 'ship';
  const commands = COMMANDS.map((command) =>
    markChip(view, ship.id, tokenMark(command), { label: words.own.command(command) }),
  );
  return laidOut({
    ...shipHead(ship),
    ...(look && look.kicker !== ship.name ? { kicker: look.kicker } : {}),
    blocks: [
      isShip && look && { block: 'zones', silhouette: look.silhouette, team, zones },
      { block: 'tracks', tracks: tracksOf(view, ship.id) },
      stackBlock(view, ship),
      faceupBlock(view, ship),
      tokenBlock(view, ship),
      isShip && chipsBlock(words.own.ship.tokens, commands),
      upgradeBlock(view, ship),
    ],
    aside: card && factsOf(words, card),
    primary: isActive ? turnAct(view, ship) : null,
    secondary: { label: words.correct.game.title, opens: { page: 'correct', about: ship.id } },
  });
};

/** The stack of one's own ship, for its owner's eyes. */
export const lookPage = (view: View, ship: Ship): Page => ({
  ...shipHead(ship),
  kicker: view.words.own.dial.stack,
  blocks: dialsOf(view.state, ship.id).map(({ ref }, at): Block => {
    const command = commandIn(ref);
    const note = command ? view.words.own.command(command) : '';
    return { block: 'heading', text: view.words.own.dial.at(at + 1), note };
  }),
  cover: ownersEyes(view, ship),
  primary: { label: view.words.pages.done, opens: 'back' },
});

/** Everything of a unit, set by hand. */
export const shipCorrection = (view: View, ship: Ship, answers: Answers): Page => {
  const isShip = shipCard(view.setup, ship) !== null;
  const marks = isShip ? [...SHIP_MARKS, ...ZONES.map(attackedMark)] : [];
  return shipCorrections(view, ship, answers, {
    tracks: tracksOf(view, ship.id),
    zones: isShip ? zoneTracks(view) : [],
    flags: [ACTIVATED, ...marks].map((mark) => markChip(view, ship.id, mark)),
    more: [stackBlock(view, ship), tokenBlock(view, ship)],
    cards: upgradeBlock(view, ship),
    back: [view.tried({ type: 'come-back', ship: ship.id }, { label: view.words.correct.back })],
  });
};

/** Everything of the game, set by hand. */
export const gameCorrection = (view: View, answers: Answers): Page => {
  const { setup, state, words } = view;
  return correctionsPage(view, answers, {
    phases: ALL_PHASES,
    phaseName: words.own.shortPhase,
    rounds: setup.unlimited ? MOST_ROUNDS : ROUNDS,
    more: state.outcome ? [] : [victoryBlock(view)],
    reads: { phase: readsRule('Round'), end: readsRule('Winning and Losing') },
    takesShips: false,
  });
};
