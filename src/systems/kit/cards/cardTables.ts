import type { Reader } from '../../../core/checked/read';
import type { Card } from '../../../core/game/setup';
import { withAnswers, type Answer } from '../../../core/pages/answers';
import { blankCard, type CardForms } from './cardForm';

const valueIn = (cell: string): Answer => {
  if (cell === 'yes' || cell === 'no') return cell === 'yes';
  return /^\d+$/.test(cell) ? Number(cell) : cell;
};

const cellsIn = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

/**
 * Cards that come with a game, as text. Of each kind a table: where the values of a column go, then a card a line. What a
 * line does not reach stays as on a blank card.
 */
export const cardsInTables = <Some extends Card>(
  forms: CardForms,
  read: Reader<Some>,
  text: string,
): readonly Some[] => {
  const cardIn = (kind: string, columns: readonly string[], line: string): Some => {
    const changes = cellsIn(line).flatMap((cell, at) => {
      const paths = (columns[at] ?? '').split(' ');
      const values = paths.length > 1 ? cell.split(' ') : [cell];
      return values.flatMap((one, place) => (one === '' ? [] : [[paths[place], valueIn(one)]]));
    });
    const card = read(withAnswers(blankCard(forms, kind), Object.fromEntries(changes)), '');
    if (!card.ok) throw new RangeError(line);
    return card.value;
  };
  return text
    .trim()
    .split('\n\n')
    .flatMap((table) => {
      const [head = '', ...lines] = table.split('\n');
      const [kind = '', columns = ''] = head.split(': ');
      return lines.map((line) => cardIn(kind, cellsIn(columns), line));
    });
};
