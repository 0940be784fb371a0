import { HALF_PIPS } from '../../kit/procedures/dice';
import { goOn, procedureOf, rollFor } from '../../kit/procedures/procedure';
import { fieldsOf, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';
import type { Order } from '../terms';
import { saveRoll } from './hits';
import { modifiedSave, type Needed } from './numbers';
import { boardingBonus } from './orders';

export interface Boarded {
  readonly hull: number;
  readonly backup: Needed;
  readonly order: Order | null;
  readonly defenceOffline: boolean;
  readonly shield?: Needed;
  /** Those of boarding-no-shield, boarding-hit-one-damage and backup-plus-one-none. */
  readonly rules?: Partial<Rulings>;
}

const NO_SAVE = 7;

/** §8.2: a carrier's own assets of one type stop as many battalions before they do harm. */
export const coreHitsBy = (battalions: number, defendingAssets: number): number =>
  Math.max(0, battalions - defendingAssets);

/** §8.2, §7.1, §7.3.6: Shields do not help, a Ship without the save gets none (rulings boarding-no-shield, backup-plus-one-none). */
export const boardingBackup = ({ backup, order, defenceOffline, rules }: Boarded): Needed =>
  modifiedSave(
    backup ??
      (rules?.['backup-plus-one-none'] === 'six' && boardingBonus(order) > 0 ? NO_SAVE : null),
    boardingBonus(order),
    defenceOffline ? -1 : 0,
  );

/** §8.2: a Core hit for each battalion; a passed Backup Save removes it, any other costs a hull point and stays aboard. */
export const boardingOf = (ship: Boarded, coreHits: number) => {
  const fields = fieldsOf({ hits: coreHits + 1, damage: ship.hull + 1 });
  const { hits, damage } = fields;
  const { shield = null, rules = {} } = ship;
  const shields = rules['boarding-no-shield'] === 'shield' ? shield : null;
  const lose = (state: State, hull: number): State => damage.with(state, Math.min(ship.hull, hull));
  const procedure = procedureOf([
    ...saveRoll(fields, { id: 'save', needs: shields }),
    ...saveRoll(fields, { id: 'backup', needs: boardingBackup(ship) }),
    rules['boarding-hit-one-damage'] === 'd3'
      ? rollFor('boarders', 'attacker', HALF_PIPS, hits.of, lose)
      : goOn('damage', (state) => lose(state, hits.of(state))),
  ]);
  return { procedure, fields, start: hits.with(0, coreHits) };
};

/** §8.2 */
export const killPointsFor = (killPoints: number, captured: boolean): number =>
  captured ? 2 * killPoints : killPoints;
