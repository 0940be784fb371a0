import { SLOTS, type Slot } from '../parts';
import type { Transfer } from '../rules/power';

/** A share-out as one text, so that every round's stays with the ship: `2:1a:4:0:coreb=2`, one a transfer; `-` is none. */
export const makeShare = (transfers: readonly Transfer[]): string =>
  transfers
    .map(({ crew, to, power, overcharge, fromBatteries }) => {
      const drawn = Object.entries(fromBatteries).filter(([, amount]) => amount > 0);
      const batteries = drawn.map(([slot, amount]) => `${slot}=${amount}`).join(',');
      return [crew, to, power, overcharge ? 1 : 0, batteries].join(':');
    })
    .join(' ') || '-';

const slotIn = (text: string): Slot | null => SLOTS.find((slot) => slot === text) ?? null;

const batteriesIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text.split(',').flatMap((one) => {
      const [slot = '', amount = ''] = one.split('=');
      return slotIn(slot) === null ? [] : [[slot, Number(amount)]];
    }),
  );

/** What `makeShare` made; what cannot be read is left out. */
export const parseShare = (text: string): readonly Transfer[] =>
  text.split(' ').flatMap((one) => {
    const [crew = '', to = '', power = '', over = '', batteries = ''] = one.split(':');
    const slot = slotIn(to);
    if (crew === '' || slot === null || !Number.isInteger(Number(power))) return [];
    const fromBatteries = batteriesIn(batteries);
    return [{ crew, to: slot, power: Number(power), overcharge: over === '1', fromBatteries }];
  });
