import type { QuickReference } from '../../../../../core/reference/entry';
import { ROLES } from '../../../../admirals-shared/cards/terms';
import { MOST_EXHAUSTED } from '../../../../admirals-shared/play/names';
import { ramProwDice } from '../../figures';
import { list, number, row, section, steps } from '../../../../kit/reference/rows';

export const skirmish: QuickReference = {
  id: 'skirmish',
  title: 'A skirmish',
  sections: [
    steps(
      'Steps, both at once',
      row('Dice', 'all armament dice', 'skirmish-dice'),
      row('Halve', 'a critical or one Exhausted, round up', 'skirmish-dice'),
      row('Quarter', 'two Exhausted, round up', 'exhausted'),
      row('Add', 'Support, Ram-Prow, orders', 'arm-battlestations'),
      row('Roll', 'each 1: a Direct Hit', 'combat'),
      row('Save', 'each save once a Direct Hit', 'combat-saves'),
      row('Damage', '−1 hull for each left', 'damage-report'),
      row('Exhausted', `one more, up to ${number(MOST_EXHAUSTED)}`, 'exhausted'),
    ),
    section(
      'Keywords',
      row('Deadly [x]', 'hits on x or less', 'deadly'),
      row('Boarding Array', 'hits on 6 too', 'boarding-array'),
      row('Starmaw', 'a 1 makes 3 more', 'starmaw'),
      row('Shuttle Hangar', '1 die more, before halving', 'shuttle-hangar'),
      row('Support [x]', 'x dice for Escorts next to it', 'support'),
      row(
        'Ram-Prow',
        `${list(ROLES.map((role) => number(ramProwDice(role))))} dice by role`,
        'ram-prow',
      ),
      row('Lethal [x]', 'x Direct Hits when it dies', 'lethal'),
      row('Grudge', 'Direct Hits taken or less: foe dies', 'grudge'),
    ),
  ],
};
