import { inPhase, stillThere } from '../checks';
import { repairAt, revealAll } from '../follow/reveal';
import { advised, andThen, refuse, type Check, type Game, type Decided } from '../game';
import { pieceOf } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { RepairChoice } from '../../../admirals-shared/play/fields';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { bonusAtHand, bonusRefsOf, orderPlacesOf } from '../orders';
import { allOf, nameOf } from '../../../kit/play/checks';
import { enterNext } from '../../../kit/play/turns';

/** Ships and cards that repairs name. */
export const knownChoices = (game: Game, choices: readonly RepairChoice[]): Check =>
  allOf(choices, ({ ship }) => stillThere(game, ship));

const lacksBonus = ({ setup, state, rules }: Game, ship: string): boolean => {
  const piece = pieceOf(setup, state, ship);
  if (!piece || orderPlacesOf(state, piece, rules) === 0) return false;
  const bonus = bonusRefsOf(setup, piece, rules);
  if (ordersAt(state, ship).some(({ ref }) => bonus.includes(ref))) return false;
  return bonusAtHand(setup, state, piece, rules).length > 0;
};

/** 3A-01 VIII: where the table reads that a bonus order must be assigned (ruling bonus-order-optional). */
const bonusAdvice = (game: Game): Check => {
  if (game.rules.rulings['bonus-order-optional'] === 'may') return null;
  const lacking = shipsInPlay(game.state).find(({ id }) => lacksBonus(game, id));
  return lacking
    ? refuse({ id: 'bonus-order-required', ship: nameOf(game, lacking.id) }, '3A-01 VIII')
    : null;
};

/** 4B-01: all at once; what they do at once, they do now. */
export const reveal = (
  game: Game,
  { repairs = [], override }: SharedCommand<'reveal'>,
): Decided => {
  const wrong = inPhase(game, 'command') ?? knownChoices(game, repairs);
  if (wrong) return wrong;
  return andThen(advised(game, override, bonusAdvice(game)), (after) => {
    return enterNext(repairAt(revealAll(after), ['reveal'], repairs), 'action', '4B-01');
  });
};
