import { sixSided } from '../../src/systems/kit/procedures/dice';
import { procedureOf, rollFor, type Procedure } from '../../src/systems/kit/procedures/procedure';
import { fieldsOf } from '../../src/systems/kit/procedures/state';

/** What changes while one tub fires at another. */
export const FIELDS = fieldsOf({ hull: 7, pumps: 4, hits: 5 });

const GUN = sixSided(['hit'], (face) => (face >= 4 ? { hit: 1 } : {}));

/** 3: a die for each gun, 4 or more is a hit; the target pumps hits away, and the rest is hull. */
export const firing = (guns: number): Procedure =>
  procedureOf([
    rollFor('guns', 'attacker', GUN, guns, (state, hits) => FIELDS.hits.plus(state, hits)),
    {
      name: 'pumps',
      next: (state) => {
        const [hits, hull] = [FIELDS.hits.of(state), FIELDS.hull.of(state)];
        const most = Math.min(hits, FIELDS.pumps.of(state));
        const then = ([spent = 0]: readonly number[]) =>
          FIELDS.hull.with(FIELDS.pumps.plus(state, -spent), Math.max(0, hull - hits + spent));
        if (most === 0) return then([]);
        const on = [{ id: 'pumps', most }];
        return { ask: 'spend', id: 'pumps', by: 'defender', points: most, on, then };
      },
    },
  ]);
