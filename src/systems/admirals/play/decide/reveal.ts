import { inPhase, stillThere } from '../checks';
import { repairAt, revealAll } from '../follow/reveal';
import { advised, andThen, refuse, type Check, type Story, type Told } from '../story';
import { pieceOf } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { RepairChoice } from '../../../admirals-shared/play/fields';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { bonusAtHand, bonusRefsOf, orderPlacesOf } from '../orders';
import { allOf, nameOf } from '../../../kit/play/checks';
import { enterNext } from '../../../kit/play/turns';

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
const bonusAdvice = (story: Story): Check => {
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
    return enterNext(repairAt(revealAll(told), ['reveal'], repairs), 'action', '4B-01');
  });
};
