import type { QuickReference } from '../../../../../core/reference/entry';
import { MOST_STRIKES, STRATEGIC_STRIKES } from '../../../rounds/turns';
import { ROUNDS } from '../../../rounds/winner';
import { number, row, section, steps } from '../../../../kit/reference/rows';

export const round: QuickReference = {
  id: 'round',
  title: 'The round',
  sections: [
    steps(
      'Command Phase',
      row('Assign', 'face down, up to each Order Limit', 'command-phase'),
      row('Psionic', 'one a player', 'psionic-orders'),
      row('Required', 'face up', 'required-orders'),
      row('Reveal', 'all together; orders work now', 'command-phase'),
    ),
    steps(
      'Action Phase, teams in turn',
      row('Strike', `0 to ${number(MOST_STRIKES)}, each armament once`, 'action-phase'),
      row('Move', 'between least and most', 'movement'),
      row('Skirmish', 'where you assault', 'skirmish'),
    ),
    section(
      'One team is through',
      row(
        'The rest, with initiative',
        `${number(STRATEGIC_STRIKES)} strikes a ship`,
        'strategic-activations',
      ),
      row('The rest, without', 'Deadly [2] and Skilled', 'overrun'),
    ),
    steps(
      'Refresh Phase',
      row('Score', 'systems, territory', 'constructed-scoring'),
      row('Return', 'all orders; all ships ready', 'refresh-phase'),
      row('Recover', 'one Exhausted a ship', 'exhausted'),
      row('Initiative', 'most systems; tied: it changes', 'initiative'),
      row('Reinforce', 'from reserve, initiative first', 'reinforcements'),
    ),
    section(
      'End',
      row('Rounds', number(ROUNDS), 'ending-the-game'),
      row('Tie', 'systems held, then less Power lost', 'tiebreakers'),
    ),
  ],
};
