import type {
  CardAttached,
  CardReturned,
  CardTurned,
  GameEvent,
  ShipEntered,
  SubjectId,
} from './events';
import { holderOf, type GameState, type HeldCard, type Holder, type Ship } from './state';
import { own } from '../checked/checked';

const withHolder = (state: GameState, subject: SubjectId, holder: Holder): GameState => ({
  ...state,
  holders: { ...state.holders, [subject]: holder },
});

const withShip = (state: GameState, id: string, change: Partial<Ship>): GameState => {
  const ship = own(state.ships, id);
  return ship ? { ...state, ships: { ...state.ships, [id]: { ...ship, ...change } } } : state;
};

const withCard = (state: GameState, card: HeldCard): GameState => ({
  ...state,
  cards: { ...state.cards, [card.id]: card },
});

const enter = (state: GameState, event: ShipEntered): GameState => {
  const ship: Ship = {
    id: event.ship,
    card: event.card,
    team: event.team,
    player: event.player,
    name: event.name,
    badge: event.badge ?? null,
    place: event.place,
    partOf: event.partOf ?? null,
    left: null,
  };
  const entered = { ...state, ships: { ...state.ships, [ship.id]: ship } };
  return withHolder(entered, ship.id, { tracks: event.tracks, marks: {} });
};

const setTrack = (
  state: GameState,
  event: Extract<GameEvent, { readonly type: 'track-set' }>,
): GameState => {
  const holder = holderOf(state, event.subject);
  const max = event.max !== undefined ? event.max : (own(holder.tracks, event.track)?.max ?? null);
  const tracks = { ...holder.tracks, [event.track]: { now: event.to, max } };
  return withHolder(state, event.subject, { ...holder, tracks });
};

const setMark = (
  state: GameState,
  event: Extract<GameEvent, { readonly type: 'mark-set' }>,
): GameState => {
  const holder = holderOf(state, event.subject);
  // The newest mark said once more changes nothing: copying every holder for that would take its time.
  const isNewest = Object.keys(holder.marks).at(-1) === event.mark;
  if (isNewest && own(holder.marks, event.mark) === event.to) return state;
  const { [event.mark]: _before, ...others } = holder.marks;
  const marks = event.to === 0 || event.to === '' ? others : { ...others, [event.mark]: event.to };
  return withHolder(state, event.subject, { ...holder, marks });
};

const nextOrder = (state: GameState): number =>
  Object.values(state.cards).reduce((most, card) => Math.max(most, card.order), 0) + 1;

const attach = (state: GameState, event: CardAttached): GameState => {
  const known = own(state.cards, event.card);
  const ref = event.ref ?? known?.ref;
  if (ref === undefined) return state;
  return withCard(state, {
    id: event.card,
    ref,
    owner: event.owner ?? known?.owner ?? null,
    home: known?.home ?? { at: event.to, slot: event.slot },
    at: event.to,
    slot: event.slot,
    face: event.face,
    order: nextOrder(state),
  });
};

const turn = (state: GameState, event: CardTurned): GameState => {
  const card = own(state.cards, event.card);
  return card ? withCard(state, { ...card, face: event.face, ref: event.ref ?? card.ref }) : state;
};

const withoutHolder = (state: GameState, subject: SubjectId): GameState => {
  if (!Object.hasOwn(state.holders, subject)) return state;
  const { [subject]: _bare, ...holders } = state.holders;
  return { ...state, holders };
};

const giveBack = (state: GameState, event: CardReturned): GameState => {
  const card = own(state.cards, event.card);
  if (!card) return state;
  const bare = withoutHolder(state, event.card);
  if (card.owner === null) {
    const { [event.card]: _gone, ...cards } = bare.cards;
    return { ...bare, cards };
  }
  return withCard(bare, {
    ...card,
    at: card.home.at,
    slot: card.home.slot,
    face: 'down',
    order: nextOrder(state),
  });
};

/** The state after one event. Total: an event about a ship or card that never came changes nothing. */
export const reduce = (state: GameState, event: GameEvent): GameState => {
  switch (event.type) {
    case 'ship-entered':
      return enter(state, event);
    case 'ship-left':
      return withShip(state, event.ship, {
        left: { how: event.how, by: event.by ?? null, round: state.round },
      });
    case 'ship-placed':
      return withShip(state, event.ship, {
        place: event.place,
        left: null,
        ...(event.partOf === undefined ? {} : { partOf: event.partOf }),
      });
    case 'track-set':
      return setTrack(state, event);
    case 'mark-set':
      return setMark(state, event);
    case 'card-attached':
      return attach(state, event);
    case 'card-turned':
      return turn(state, event);
    case 'card-returned':
      return giveBack(state, event);
    case 'phase-entered':
      return { ...state, round: event.round, phase: event.phase };
    case 'initiative-set':
      return { ...state, initiative: event.team };
    case 'points-scored': {
      const { team, points, why } = event;
      const score = {
        team,
        points,
        why,
        round: state.round,
        rule: event.rule ?? null,
        player: event.player ?? null,
        ship: event.ship ?? null,
      };
      return { ...state, scores: [...state.scores, score] };
    }
    case 'game-ended':
      return { ...state, outcome: { winner: event.winner, by: event.by } };
    case 'dice-rolled':
    case 'noted':
      return state;
  }
};

export const fold = (state: GameState, events: readonly GameEvent[]): GameState =>
  events.reduce(reduce, state);
