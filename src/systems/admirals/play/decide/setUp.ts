import { ordersAt } from '../../../admirals-shared/play/cardsInPlay';
import { cardName, nameOf } from '../../../admirals-shared/play/checks';
import { inPhase, stillThere } from '../checks';
import { enterRound } from '../follow/rounds';
import { turnTaken } from '../follow/settle';
import { SLOTS } from '../../../admirals-shared/play/names';
import { bonusCardId, lastingRefsOf } from '../../../admirals-shared/play/orders';
import { isSimple } from '../setup';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { shipsWithTurn, teamsInOrder } from '../turn';
import { playerInTurn, teamInTurn } from '../turnChecks';
import { pieceOf } from '../view';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { CommandOf } from '../commands';

const waits = (story: Story, ship: string): Check =>
  stillThere(story, ship) ??
  check(
    story.state.ships[ship]?.place === 'waiting',
    { id: 'not-waiting', ship: nameOf(story, ship) },
    '4A-04',
  );

/** 4A-04, 10D-01: one piece of the team in turn; whose turn it is, is advice. */
export const placeShip = (
  story: Story,
  { ship, place, override }: CommandOf<'place-ship'>,
): Told => {
  const wrong = inPhase(story, 'set-up') ?? waits(story, ship);
  if (wrong) return wrong;
  const advice = teamInTurn(story, ship, 'place') ?? playerInTurn(story, ship, 'place');
  return andThen(advised(story, override, advice), (told) => {
    const rule = place === 'reserve' ? '10D-01' : '4A-04';
    const placed = tell(told, { type: 'ship-placed', ship, place, rule });
    const known = told.state.ships[ship];
    return known ? turnTaken(placed, known.team, known.player, '4A-04') : placed;
  });
};

/** 13A-05, 13A-06: another of the orders that the ship may have in the place of the one that it has. */
export const chooseOrder = (story: Story, { ship, order }: CommandOf<'choose-order'>): Told => {
  const wrong = inPhase(story, 'set-up') ?? stillThere(story, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, ship);
  const lasting = piece && isSimple(setup) ? lastingRefsOf(setup, piece, rules) : [];
  const chosen = lasting.find(({ refs }) => refs.includes(order));
  if (!chosen) {
    const names = { ship: nameOf(story, ship), order: cardName(story, order) };
    return refuse({ id: 'not-a-bonus-order', ...names }, '13A-05');
  }
  const { rule, refs } = chosen;
  const gone = ordersAt(state, ship)
    .filter(({ ref }) => refs.includes(ref))
    .map(({ id }) => ({ type: 'card-returned', card: id, rule }) as const);
  return tell(story, ...gone, {
    type: 'card-attached',
    card: bonusCardId(ship, order),
    ref: order,
    to: ship,
    slot: SLOTS.order,
    face: 'up',
    rule,
  });
};

/** 4A-05: Team B has the initiative, and the first round begins. */
export const startBattle = (story: Story, _command: SharedCommand<'start-battle'>): Told => {
  const wrong = inPhase(story, 'set-up');
  if (wrong) return wrong;
  const waiting = shipsWithTurn(story.state).map(({ id }) => {
    return { type: 'ship-placed', ship: id, place: 'play', rule: '4A-04' } as const;
  });
  const [first, second = first] = teamsInOrder(story.setup);
  const placed = tell(story, ...waiting);
  const ready =
    second === undefined
      ? placed
      : tell(placed, { type: 'initiative-set', team: second, rule: '4A-05' });
  return enterRound(ready, 1);
};
