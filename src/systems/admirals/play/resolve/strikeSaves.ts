import { trackOf } from '../../../../core/game/state';
import { WOUNDS, type Wound } from '../../../admirals-shared/odds/spec';
import { CRITICALS } from '../../../admirals-shared/play/names';
import { areDice, asking, sumOf, type Bench, type StepFunction, type Stepped } from './strikeBench';
import type { ShieldSpend } from '../commands';
import { ordersToLose } from '../cardsInPlay';

const blockedOf = (blocked: readonly ShieldSpend[], icon: Wound): number => {
  if (icon === 'direct') return 0;
  return sumOf(blocked, ({ hits, criticals }) => (icon === 'hit' ? hits : criticals));
};

const savesAgainst = (bench: Bench, icon: Wound): Stepped => {
  let now: Bench = bench;
  let left = bench.icons[icon] - blockedOf(bench.blocked, icon);
  for (const save of bench.answer.saves[icon]) {
    if (left === 0) break;
    const rolled = bench.rolls.saves?.find((one) => one.icon === icon && one.save === save.name);
    if (!rolled || !areDice(rolled.dice, left))
      return asking(now, { needs: 'save', icon, save, count: left });
    const stopped = rolled.dice.filter((die) => die <= save.upTo).length;
    now = { ...now, saved: [...now.saved, { icon, save, dice: rolled.dice, stopped }] };
    left -= stopped;
  }
  return { ...now, through: { ...now.through, [icon]: left } };
};

/** 3A-01 X, 3A-02 I: what is defeated takes nothing more. */
const isDown = ({ through, answer, state }: Bench): boolean => {
  const { hull, id } = answer.strike.target;
  const criticals = trackOf(state, id, CRITICALS);
  const crippledBy = (criticals?.max ?? Infinity) - (criticals?.now ?? 0);
  return through.hit + through.direct >= hull || through.critical >= crippledBy;
};

/** 5F-02 to 04: hits, then criticals, then direct hits, each with every save that it has. */
export const savesRolled: StepFunction = (bench) => {
  let now: Bench = bench;
  for (const icon of WOUNDS) {
    if (isDown(now)) return now;
    const next = savesAgainst(now, icon);
    if ('need' in next) return next;
    now = next;
  }
  return now;
};

/** 5F-03: where there is a choice, the owner says which orders go back, or the attacker (ruling critical-returns-which-order). */
export const ordersReturned: StepFunction = (bench) => {
  const { answer, state, through, rolls } = bench;
  const orders = ordersToLose(state, answer.strike.target.id).map(({ id }) => id);
  const count = Math.min(through.critical, orders.length);
  if (isDown(bench) || count === 0 || count === orders.length) return bench;
  const { returned = [] } = rolls;
  const fits =
    new Set(returned).size === count &&
    returned.length === count &&
    returned.every((card) => orders.includes(card));
  if (fits) return { ...bench, returned };
  const byOwner = bench.rules.rulings['critical-returns-which-order'] === 'owner-chooses';
  const chooses = byOwner ? 'owner' : 'attacker';
  return asking(bench, { needs: 'returned', count, orders, chooses });
};
