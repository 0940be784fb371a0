import type { QuickReference } from '../../../../core/reference/entry';
import { number, row, section, steps } from '../../../kit/reference/rows';
import { DROPSITE_PROFILES } from '../../rules/dropsites';
import { ORDER_RULES } from '../../rules/orders';
import { ORDERS, type Order } from '../../terms';
import { termWords } from '../../words/en/terms';

const round: QuickReference = {
  id: 'round',
  title: 'The round',
  sections: [
    steps(
      'Planning',
      row('Action points', '1 and the Admiral’s level', 'planning'),
      row('Pass tokens', 'two Groups fewer', 'pass-tokens'),
      row('Initiative', 'a die, +1 higher Admiral', 'initiative'),
    ),
    steps(
      'Activation',
      row('Groups', 'in turns, or a pass token', 'activation'),
      row('Dropsites', 'that you control', 'dropsites'),
      row('Dropped Features', 'in turns', 'features'),
    ),
    steps(
      'Assets',
      row('Battalions', 'equal losses', 'battalion-combat'),
      row('Boarding', 'Core hits, Backup Saves', 'boarding'),
      row('Wings', 'Fighters, Bombers, Torpedoes', 'wings'),
    ),
    steps(
      'End',
      row('Fire', '1 hull a token', 'end-phase'),
      row('Repair', '4+, Orbital Decay 6+', 'repair'),
      row('Points', 'rounds 4 and 6', 'scoring'),
    ),
  ],
};

const FIRING = {
  half: 'half the weapons',
  none: 'no weapons',
  any: 'all weapons',
  one: 'one weapon',
  'one-close-action': 'one Close Action',
} as const;

const spikesOf = (spikes: number): string =>
  spikes === -4
    ? 'no Spikes'
    : spikes === 0
      ? 'Spikes stay'
      : `${spikes > 0 ? '+' : '−'}${number(Math.abs(spikes))} Spikes`;

const orderRow = (order: Order) => {
  const { firing, spikes } = ORDER_RULES[order];
  return row(termWords.orders[order], `${FIRING[firing]}, ${spikesOf(spikes)}`, order);
};

const orders: QuickReference = {
  id: 'orders',
  title: 'Orders and effects',
  sections: [
    section('Orders', ...ORDERS.map(orderRow)),
    section(
      'Crippling, 2D6',
      row('2–3, 4–5', 'a Spike; 1 more damage', 'crippling-table'),
      row('6, 7', 'Fire; saves −1', 'crippling-table'),
      row('8, 9', 'Scan 1"; no weapons', 'crippling-table'),
      row('10, 11+', 'moves 2"; falls', 'crippling-table'),
    ),
    section(
      'Explosion, 1D6',
      row('1, 2', 'nothing; Spikes, double range', 'explosion-table'),
      row('3, 4, 5', '2 hits: Kinetic, Energy, Core', 'explosion-table'),
      row('6+', '2 damage and a Spike', 'explosion-table'),
    ),
  ],
};

const sites: QuickReference = {
  id: 'dropsites',
  title: 'Dropsites and points',
  sections: [
    section(
      'Hull and signature',
      ...(['small', 'medium', 'large'] as const).map((size) => {
        const { hull, sig } = DROPSITE_PROFILES[`${size}-space-station`];
        const name = termWords.dropsites[`${size}-space-station`];
        return row(name, `${number(hull)} hull, ${number(sig)}" (City 0")`, 'dropsites');
      }),
    ),
    section(
      'Points, rounds 4 and 6',
      row('Control', '2 · 3 · 4', 'scoring'),
      row('Contest', '0 · 1 · 2', 'scoring'),
      row('Tie', 'Kill Points', 'scoring'),
    ),
    section(
      'Landing',
      row('Drop Pods', '3", Cities', 'launching-battalions'),
      row('Boarding Pods', '3", Stations, enemy Ships', 'launching-battalions'),
      row('Dropships', '3", same layer', 'launching-battalions'),
      row('Bulk Landers', '6", contested 2 for 1', 'launching-battalions'),
    ),
  ],
};

export const quick: readonly QuickReference[] = [round, orders, sites];
