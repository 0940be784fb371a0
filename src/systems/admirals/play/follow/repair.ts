import type { ShipId } from '../../../../core/game/events';
import type { Facing, Repair } from '../../../admirals-shared/cards/terms';
import { CRITICALS, EXHAUSTED, HULL } from '../../../admirals-shared/play/names';
import type { Story } from '../story';
import { mendShields } from '../../../admirals-shared/play/follow/shields';
import { type Cause, changeTrack } from '../../../kit/play/tracks';

/** 14A, 14A-02 I: takes away what harms, or gives back what was spent, never above what the card prints. */
export const mend = (
  story: Story,
  ship: ShipId,
  what: Repair,
  amount: number,
  facings: readonly Facing[] = [],
  cause: Cause = {},
): Story => {
  switch (what) {
    case 'hull':
      return changeTrack(story, ship, HULL, amount, { rule: '14A-01', ...cause });
    case 'shields':
      return mendShields(story, ship, amount, facings, { rule: '14A-02', ...cause });
    case 'criticals': {
      const healed = story.rules.rulings['heal-x'] === 'one' ? Math.min(amount, 1) : amount;
      return changeTrack(story, ship, CRITICALS, -healed, { rule: '14A-03', ...cause });
    }
    case 'exhausted':
      return changeTrack(story, ship, EXHAUSTED, -amount, { rule: '14A', ...cause });
  }
};
