import type { QuickReference } from '../../../../core/reference/entry';
import { row, section, steps } from '../../../kit/reference/rows';

const round: QuickReference = {
  id: 'round',
  title: 'The round',
  sections: [
    steps(
      'Phases',
      row('Command', 'dials up to the command value', 'command-phase'),
      row('Ship', 'by turns, one ship', 'ship-phase'),
      row('Squadron', 'by turns, two squadrons', 'squadron-phase'),
      row('Status', 'ready tokens and upgrades', 'status-phase'),
    ),
    steps(
      'A ship',
      row('Reveal', 'dial or token; repair, squadrons', 'ship-activation'),
      row('Attack', 'twice, different zones', 'attack'),
      row('Move', 'at its speed; navigate', 'ship-movement'),
    ),
    section(
      'A squadron',
      row('Squadron Phase', 'move or attack', 'squadron-activation'),
      row('By command', 'move and attack', 'squadron-activation'),
      row('Engaged', 'no move, no ships', 'engagement'),
    ),
  ],
};

const attack: QuickReference = {
  id: 'attack',
  title: 'An attack',
  sections: [
    steps(
      'Steps',
      row('Declare', 'zones, arc, line of sight', 'attack'),
      row('Roll', 'what reaches; obstructed one less', 'obstructed'),
      row('Change dice', 'then accuracies', 'modifying-dice'),
      row('Defense tokens', 'one of each kind', 'defense-tokens'),
      row('Damage', 'critical effect, shields, cards', 'damage'),
      row('Next squadron', 'same arc, each once', 'attack'),
    ),
    section(
      'Dice',
      row('Red, to long', '2 – · 2 hit · 1 double · 2 crit · 1 acc', 'dice-icons'),
      row('Blue, to medium', '4 hit · 2 crit · 2 acc', 'dice-icons'),
      row('Black, to close', '2 – · 4 hit · 2 hit and crit', 'dice-icons'),
    ),
    section(
      'Tokens',
      row('Brace', 'half, rounded up', 'brace'),
      row('Evade', 'long cancel, medium reroll', 'evade'),
      row('Redirect', 'to one adjacent zone', 'redirect'),
      row('Scatter', 'no dice left', 'scatter'),
    ),
  ],
};

const commands: QuickReference = {
  id: 'commands',
  title: 'Commands',
  sections: [
    section(
      'Dial',
      row('Navigate', 'speed ±1, one joint +1', 'commands'),
      row('Squadron', 'as many as the squadron value', 'commands'),
      row('Repair', 'the engineering value', 'commands'),
      row('Concentrate fire', 'one more die', 'commands'),
    ),
    section(
      'Token',
      row('Navigate', 'speed ±1', 'commands'),
      row('Squadron', 'one squadron', 'commands'),
      row('Repair', 'half, rounded up', 'commands'),
      row('Concentrate fire', 'reroll one die', 'commands'),
    ),
    section(
      'Repairs',
      row('Move a shield', '1', 'engineering-points'),
      row('Recover a shield', '2', 'engineering-points'),
      row('Discard a damage card', '3', 'engineering-points'),
    ),
  ],
};

export const quick: readonly QuickReference[] = [round, attack, commands];
