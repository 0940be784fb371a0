import type { CardId, GameEvent, ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import type { Effect } from '../../../admirals-shared/cards/types';
import { LAST_OMEGA, ROUND_MARKS } from '../../../admirals-shared/play/names';
import { unmetRequirements } from '../../../admirals-shared/play/pieces';
import { tell, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { cardOf, pieceOf } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import { mend } from './repair';
import type { RepairChoice } from '../../../admirals-shared/play/fields';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { orderCard, workingAt } from '../cardsInPlay';
import { omegaOf, orderPlacesOf } from '../orders';
import { ordersKept, turnedUp } from '../../../admirals-shared/play/orderPhase';

type RepairEffect = Extract<Effect, { does: 'repair' }>;
export type RepairMoment = RepairEffect['moment'];

const mendOne = (
  story: Story,
  card: CardId,
  effect: RepairEffect,
  ship: ShipId,
  choices: readonly RepairChoice[],
): Story => {
  const facings = choices.find((one) => one.card === card && one.ship === ship)?.facings;
  return mend(story, ship, effect.what, effect.amount, facings, { rule: '14A' });
};

/** Friends that a player named, or the bearer itself. */
const mended = (
  story: Story,
  bearer: Ship,
  card: CardId,
  effect: RepairEffect,
  choices: readonly RepairChoice[],
): readonly ShipId[] => {
  if (effect.reach.whom === 'bearer') return [bearer.id];
  return choices
    .filter((one) => one.card === card && story.state.ships[one.ship]?.team === bearer.team)
    .map(({ ship }) => ship);
};

const repairsOf = (
  story: Story,
  ship: Ship,
  moments: readonly RepairMoment[],
): readonly { readonly card: CardId; readonly effect: RepairEffect }[] => {
  const card = cardOf(story.setup, story.state, ship);
  if (!card) return [];
  return workingAt(story.setup, story.state, ship.id, card).flatMap(({ id, effects }) =>
    effects.flatMap((effect) =>
      effect.does === 'repair' && moments.includes(effect.moment) ? [{ card: id, effect }] : [],
    ),
  );
};

/** 14A: what cards in play repair at a moment, each ship in turn. */
export const repairAt = (
  story: Story,
  moments: readonly RepairMoment[],
  choices: readonly RepairChoice[] = [],
): Story =>
  tellEach(story, shipsInPlay(story.state), (told, ship) =>
    tellEach(told, repairsOf(told, ship, moments), (so, { card, effect }) =>
      tellEach(so, mended(so, ship, card, effect, choices), (now, one) =>
        mendOne(now, card, effect, one, choices),
      ),
    ),
  );

/** 10A-05 I: the Omega order reaches pieces that could have had an order and have none. */
const reachOfOmega = (story: Story, player: string): readonly ShipId[] => {
  const omega = omegaOf(story.state, player);
  const card = omega ? orderCard(story.setup, omega.ref) : null;
  if (!card) return [];
  return shipsInPlay(story.state)
    .filter((ship) => ship.player === player && ordersAt(story.state, ship.id).length === 0)
    .filter(({ id }) => {
      const piece = pieceOf(story.setup, story.state, id);
      if (!piece || unmetRequirements(piece, card).length > 0) return false;
      return orderPlacesOf(story.state, piece, story.rules) > 0;
    })
    .map(({ id }) => id);
};

const revealOmega = (story: Story, player: string): Story => {
  const omega = omegaOf(story.state, player);
  if (!omega) return story;
  const rule = '10A-05 I';
  const reached = reachOfOmega(story, player).map((subject): GameEvent => {
    return { type: 'mark-set', subject, mark: ROUND_MARKS.omega, to: omega.id, rule };
  });
  const remembered = {
    type: 'mark-set',
    subject: player,
    mark: LAST_OMEGA,
    to: omega.ref,
  } as const;
  const turned = { type: 'card-turned', card: omega.id, face: 'up', rule: '4B-01' } as const;
  return tell(story, turned, remembered, ...reached);
};

/** 4B-01, 10A-05 I: every order is turned face up at once, and the Omega orders. */
export const revealAll = (story: Story): Story => {
  const { state } = story;
  const ships = Object.values(state.ships).filter(({ left }) => left === null);
  const shown = tell(
    story,
    ...ships.flatMap(({ id }) => turnedUp(state, id, '4B-01')),
    ...ships.flatMap(({ id }) => ordersKept(state, id)),
  );
  return tellEach(shown, story.setup.players, (told, { id }) => revealOmega(told, id));
};
