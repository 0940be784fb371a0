import type { ShipId } from '../../../../core/game/events';
import type { Facing, Repair } from '../../../admirals-shared/cards/terms';
import { CRITICALS, EXHAUSTED, HULL } from '../../../admirals-shared/play/names';
import type { Game } from '../game';
import { mendShields } from '../../../admirals-shared/play/follow/shields';
import { type Cause, changeTrack } from '../../../kit/play/tracks';

/** 14A, 14A-02 I: takes away what harms, or gives back what was spent, never above what the card prints. */
export const mend = (
  game: Game,
  ship: ShipId,
  what: Repair,
  amount: number,
  facings: readonly Facing[] = [],
  cause: Cause = {},
): Game => {
  switch (what) {
    case 'hull':
      return changeTrack(game, ship, HULL, amount, { rule: '14A-01', ...cause });
    case 'shields':
      return mendShields(game, ship, amount, facings, { rule: '14A-02', ...cause });
    case 'criticals': {
      const healed = game.rules.rulings['heal-x'] === 'one' ? Math.min(amount, 1) : amount;
      return changeTrack(game, ship, CRITICALS, -healed, { rule: '14A-03', ...cause });
    }
    case 'exhausted':
      return changeTrack(game, ship, EXHAUSTED, -amount, { rule: '14A', ...cause });
  }
};
