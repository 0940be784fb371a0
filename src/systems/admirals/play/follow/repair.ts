import type { ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { FACINGS, type Facing, type Repair } from '../../cards/types';
import { CRITICALS, EXHAUSTED, HULL, SHIELD, shieldTrack } from '../names';
import type { Story } from '../story';
import { changeTrack, type Cause } from './damage';

const missing = ({ state }: Story, ship: ShipId, track: string): number => {
  const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
  return (max ?? now) - now;
};

const mostMissing = (story: Story, ship: ShipId): Facing =>
  FACINGS.reduce((worst, facing) =>
    missing(story, ship, shieldTrack(facing)) > missing(story, ship, shieldTrack(worst))
      ? facing
      : worst,
  );

/** 14A-02 I: so many points for the whole piece, none above what a facing had: where told, else where most is gone. */
const mendShields = (
  story: Story,
  ship: ShipId,
  points: number,
  facings: readonly Facing[],
  cause: Cause,
): Story => {
  if (trackOf(story.state, ship, SHIELD)) return changeTrack(story, ship, SHIELD, points, cause);
  let told = story;
  for (let i = 0; i < points; i += 1) {
    const facing = facings[i] ?? mostMissing(told, ship);
    told = changeTrack(told, ship, shieldTrack(facing), 1, cause);
  }
  return told;
};

/** 14A: takes away what harms, or gives back what was spent, never above what the card prints. */
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
