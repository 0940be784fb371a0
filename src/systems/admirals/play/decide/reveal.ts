import { ordersAt } from '../../../admirals-shared/play/cardsInPlay';
import { allOf, nameOf } from '../../../admirals-shared/play/checks';
import { inPhase, stillThere } from '../checks';
import { repairAt, revealOrders } from '../follow/reveal';
import { bonusAtHand, bonusRefsOf, orderPlacesOf } from '../../../admirals-shared/play/orders';
import { advised, andThen, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { pieceOf } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { RepairChoice } from '../../../admirals-shared/play/fields';

/** Ships and cards that repairs name. */
export const knownChoices = (story: Story, choices: readonly RepairChoice[]): Check =>
  allOf(choices, ({ ship }) => stillThere(story, ship));

const lacksBonus = ({ setup, state, rules }: Story, ship: string): boolean => {
  const piece = pieceOf(setup, state, ship);
  if (!piece || orderPlacesOf(state, piece, rules) === 0) return false;
  const bonus = bonusRefsOf(setup, piece, rules);
  if (ordersAt(state, ship).some(({ ref }) => bonus.includes(ref))) return false;
  return bonusAtHand(setup, state, piece, rules).length > 0;
};

/** 3A-01 VIII: where the table reads that a bonus order must be assigned (ruling bonus-order-optional). */
export const bonusAdvice = (story: Story): Check => {
  if (story.rules.rulings['bonus-order-optional'] === 'may') return null;
  const lacking = shipsInPlay(story.state).find(({ id }) => lacksBonus(story, id));
  return lacking
    ? refuse({ id: 'bonus-order-required', ship: nameOf(story, lacking.id) }, '3A-01 VIII')
    : null;
};

/** 4B-01: all at once; what they do at once, they do now. */
export const reveal = (story: Story, { repairs = [], override }: SharedCommand<'reveal'>): Told => {
  const wrong = inPhase(story, 'command') ?? knownChoices(story, repairs);
  if (wrong) return wrong;
  return andThen(advised(story, override, bonusAdvice(story)), (told) => {
    const shown = repairAt(revealOrders(told), ['reveal'], repairs);
    const { round } = told.state;
    return tell(shown, { type: 'phase-entered', round, phase: 'action', rule: '4B-01' });
  });
};
