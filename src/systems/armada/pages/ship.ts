import { GAME } from '../../../core/game/events';
import type { Ship } from '../../../core/game/state';
import { hasMark } from '../../../core/game/state';
import { SIGNS } from '../../../core/drawing/drawing';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Chip, Page, StackCard, ZoneView } from '../../../core/pages/page';
import { markChip, shipCorrections, correctionsPage } from '../../kit/pages/correct/game';
import { shipHead, zoneViews } from '../../kit/pages/shipRow';
import { heldBy } from '../../kit/play/cards';
import { wordOf } from '../../kit/play/reading';
import { shipName } from '../../kit/play/ships';
import { ACTIVATED, activeShip } from '../../kit/play/turns';
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
import { defenseTokens, dialsOf, commandIn, shipCard, unitCard } from '../play/pieces';
import { unitsWithTurn } from '../play/turn';
import { factsOf } from '../faces';
import { armed, AROUND } from '../looks';
import { readsRule } from '../reference/entriesFor';
import { ROUNDS } from '../scoring';
import { COMMANDS, ZONES, type DefenseToken } from '../terms';
import { damageStack, faceupBlock } from './damage';
import { victoryBlock } from './objective';
import { ownersEyes, tracksOf, zoneTracks, type View } from './view';

const NEXT_STATE = { readied: 'exhausted', exhausted: 'discarded', discarded: 'readied' } as const;

/** A defense token: its name always stays, and how it lies. */
const tokenChip = ({ words, state }: View, ship: Ship, token: DefenseToken): Chip => {
  const name = words.tokens[token.type];
  const label =
    token.state === 'readied' ? words.own.ship.readied(name) : words.own.ship.exhausted(name);
  const command = { type: 'set-token', card: token.id, to: NEXT_STATE[token.state] } as const;
  const isOpen = ship.left === null && state.outcome === null;
  return {
    label,
    tone: token.state === 'readied' ? 'shield' : 'exhausted',
    ...readsRule('Defense Tokens'),
    ...(isOpen ? { act: { label, command } } : {}),
  };
};

const tokenBlock = (view: View, ship: Ship): readonly Block[] => {
  const tokens = defenseTokens(view.state, ship.id);
  if (tokens.length === 0) return [];
  const chips = tokens.map((token) => tokenChip(view, ship, token));
  return [{ block: 'chips', label: view.words.own.ship.defense, chips }];
};

const upgradeBlock = ({ setup, state, words }: View, ship: Ship): readonly Block[] => {
  const cards = heldBy(state, ship.id, SLOT.upgrade);
  if (cards.length === 0) return [];
  const say = words.own.ship;
  const chips = cards.map(({ id, ref, face }): Chip => {
    const name = setup.cards[ref]?.name ?? ref;
    const isExhausted = hasMark(state, id, MARK.exhausted);
    const isGone = face === 'down';
    const label = isGone ? say.discarded(name) : isExhausted ? say.exhausted(name) : name;
    const to = isGone ? 'readied' : isExhausted ? 'discarded' : 'exhausted';
    const act = { label, command: { type: 'set-upgrade', card: id, to } };
    const tone = isGone || isExhausted ? 'exhausted' : 'plain';
    return { label, tone, ...(ship.left ? {} : { act }) };
  });
  return [{ block: 'chips', label: say.upgrades, chips }];
};

/** Damage cards and dials, as they lie. */
const stackBlock = (view: View, ship: Ship): readonly Block[] => {
  const { setup, state, words } = view;
  const card = shipCard(setup, ship);
  if (!card) return [];
  const say = words.own;
  const damage = damageStack(view, ship);
  const opening = (page: string, label: string) =>
    ship.left ? {} : { act: { label, opens: { page, about: ship.id } } };
  const dials = dialsOf(state, ship.id).map(({ ref, face }): StackCard => {
    const command = commandIn(ref);
    return face === 'down' || !command
      ? { face: 'down' }
      : { face, name: say.command(command), sign: SIGNS.lock };
  });
  return [
    {
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
    },
  ];
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
  const { state, words } = view;
  const name = shipName(state, ship.id);
  const opens = { page: 'activation', about: ship.id };
  if (isOn(view, ship)) return { label: words.own.activation.goOn(name), opens };
  const label = words.pages.acts.activateOf(name);
  const act = view.tried({ type: 'activate', ship: ship.id }, { label, opens });
  return act.why === undefined ? act : { label, opens };
};

/** A ship or squadron with all that is kept of it. */
export const shipPage = (view: View, ship: Ship): Page => {
  const { state, setup, words, cardLook } = view;
  const look = cardLook(ship.id);
  const card = unitCard(setup, ship);
  const hasTurn = isOn(view, ship) || unitsWithTurn(setup, state).some(({ id }) => id === ship.id);
  const isActive = hasTurn && ship.place === IN_PLAY && !ship.left && state.outcome === null;
  const { team } = ship;
  const zones: readonly Block[] =
    shipCard(setup, ship) && look
      ? [{ block: 'zones', silhouette: look.silhouette, team, zones: armedZones(view, ship) }]
      : [];
  const commands: Block = {
    block: 'chips',
    label: words.own.ship.tokens,
    chips: COMMANDS.map((command) =>
      markChip(view, ship.id, tokenMark(command), { label: words.own.command(command) }),
    ),
  };
  return {
    ...shipHead(ship),
    ...(look && look.kicker !== ship.name ? { kicker: look.kicker } : {}),
    blocks: [
      ...zones,
      { block: 'tracks', tracks: tracksOf(view, ship.id) },
      ...stackBlock(view, ship),
      ...faceupBlock(view, ship),
      ...tokenBlock(view, ship),
      ...(shipCard(setup, ship) ? [commands] : []),
      ...upgradeBlock(view, ship),
    ],
    aside: card ? factsOf(words, card) : [],
    ...(isActive ? { primary: turnAct(view, ship) } : {}),
    secondary: [{ label: words.correct.game.title, opens: { page: 'correct', about: ship.id } }],
  };
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
    more: [...stackBlock(view, ship), ...tokenBlock(view, ship)],
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
