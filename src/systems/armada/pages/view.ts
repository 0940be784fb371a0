import { begin } from '../../../core/game/game';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import type { Act, Chip, CoverView, TrackView } from '../../../core/pages/page';
import { makeAsking } from '../../kit/pages/asking';
import { listed, switchesBlock, type Blocks } from '../../kit/pages/laidOut';
import { heldBy } from '../../kit/play/cards';
import { shipName } from '../../kit/play/ships';
import { trackView, type Zone as ZoneTrack, type GameView } from '../../kit/pages/shipRow';
import { whyNotResolved } from '../commands/activation';
import type { ArmadaCommand, ArmadaGame } from '../play/commands';
import { AROUND, silhouetteOf } from '../faces';
import { decide } from '../play/decide';
import { MARK, shieldOf, SLOT, TRACK } from '../play/names';
import {
  commandedNow,
  commandTokens,
  damageOf,
  dialsOf,
  shipCard,
  squadronCard,
} from '../play/pieces';
import type { ArmadaSetup } from '../play/setup';
import { readsRule } from '../reference/contents';
import { rulesFor } from '../rulings';
import { type ShipCommand, type Spent } from '../terms';
import type { Words } from '../words/en';

/** What the pages of a battle are made from. */
export interface View extends GameView<ArmadaCommand> {
  readonly setup: ArmadaSetup;
  readonly words: Words;
  /** The game as rules see it. */
  readonly game: ArmadaGame;
}

export const viewOf = (words: Words, setup: ArmadaSetup, state: GameState): View => {
  const rules = rulesFor(setup.rulings);
  return {
    setup,
    state,
    words,
    game: begin(rules, setup, state),
    cardLook: (id) => {
      const card = setup.cards[state.ships[id]?.card ?? ''];
      return card ? { silhouette: silhouetteOf(card), kicker: card.name } : null;
    },
    ...makeAsking<ArmadaCommand>({
      decide: (command) => decide(rules, setup, state, command),
      refusal: words.refusal,
      lines: (events) => words.events(events, state, setup),
      readsRule,
      anyway: words.pages.anyway,
      overrules: true,
    }),
  };
};

const activationOf = (ship: string) => ({ opens: { page: 'activation', about: ship } });

/** To a unit that acts. */
export const goOnAct = ({ state, words }: View, ship: string): Act => ({
  label: words.own.activation.goOn(shipName(state, ship)),
  ...activationOf(ship),
});

/** A unit begins to act; or why not. */
export const activateAct = (view: View, ship: string, how: { readonly override?: true } = {}) => {
  const label = view.words.pages.acts.activateOf(shipName(view.state, ship));
  return view.tried({ type: 'activate', ship, ...how }, { label, ...activationOf(ship) });
};

/** The dial or the token that a ship could spend for a command now. */
export const spendable = (
  { setup, state, game }: View,
  ship: Ship,
  command: ShipCommand,
): Spent => {
  const card = shipCard(setup, ship);
  const now = card && commandedNow(state, ship.id, card);
  const can = (spent: Spent): boolean =>
    now !== null &&
    whyNotResolved(now, { step: command, ...spent }, game.rules['command-moments']) === null;
  return { dial: can({ dial: true, token: false }), token: can({ dial: false, token: true }) };
};

/** What can be spent, or was said to be all the same. */
export const spendSwitches = (
  able: Spent,
  spent: Spent,
  say: { readonly dial: string; readonly token: string },
): Blocks =>
  switchesBlock(
    (['dial', 'token'] as const).map(
      (id) => (able[id] || spent[id]) && { id, label: say[id], on: spent[id] },
    ),
  );

export const zoneTracks = ({ words }: View): readonly ZoneTrack[] =>
  AROUND.map((zone) => ({ label: words.own.zone(zone), track: shieldOf(zone) }));

const BOXES = { pip: 'box', colour: 'text', inList: 'pips' } as const;

/** A squadron's hull, or a ship's speed. */
export const tracksOf = (view: View, ship: string): readonly TrackView[] => {
  const { setup, state, words } = view;
  const isSquadron = squadronCard(setup, state.ships[ship]) !== null;
  const track = isSquadron ? TRACK.hull : TRACK.speed;
  return [
    trackView(view, ship, track, {
      label: words.own.track(track),
      ...(isSquadron ? {} : { style: { pip: 'slant', colour: 'accent', inList: 'count' } }),
    }),
  ];
};

/** What a ship is left with; a tap deals it a card face down. */
export const hullLeft = ({ setup, state, words }: View, ship: string): readonly TrackView[] => {
  const card = shipCard(setup, state.ships[ship]);
  if (!card) return [];
  const { faceup, facedown } = damageOf(state, ship);
  // Whoever is destroyed returns its damage cards.
  const isDestroyed = state.ships[ship]?.left?.how === 'destroyed';
  const now = isDestroyed ? 0 : Math.max(0, card.hull - faceup - facedown);
  const set = (to: number) =>
    ({ type: 'set-damage', ship, faceup, facedown: facedown + now - to }) as const;
  const isLeft = state.ships[ship]?.left !== null;
  return [
    {
      ...{ id: 'hull-left', label: words.own.hullLeft, style: BOXES, now, max: card.hull },
      ...(isLeft ? {} : { set }),
    },
  ];
};

/** Command tokens, dials and damage face up, at a glance. */
export const chipsOf = ({ setup, state, words }: View, ship: string): readonly Chip[] => {
  if (!shipCard(setup, state.ships[ship])) return [];
  const dials = dialsOf(state, ship).length;
  const isFlagship = heldBy(state, ship, SLOT.upgrade).some(({ ref }) => {
    const card = setup.cards[ref];
    return card?.kind === 'upgrade' && card.icon === 'commander';
  });
  const { flagship, objective, command, dials: dialsLeft } = words.own;
  const plain = (label: string): Chip => ({ label, tone: 'plain' });
  return listed<Chip>([
    isFlagship && plain(flagship),
    hasMark(state, ship, MARK.objectiveShip) && plain(objective),
    commandTokens(state, ship).map((one) => ({
      ...{ label: command(one), tone: 'order', solid: true },
    })),
    dials > 0 && plain(dialsLeft(dials)),
  ]);
};

/** For the eyes of the ship's owner. */
export const ownersEyes = ({ setup, words }: View, ship: Ship): CoverView => {
  const name = setup.players.find(({ id }) => id === ship.player)?.name ?? '';
  const { to, open } = words.pages.hand;
  return { title: to(name), text: words.own.dial.secret, open: open(name) };
};
