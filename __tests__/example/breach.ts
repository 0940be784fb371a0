import type { JudgedAs } from '../../src/systems/kit/fleets/findings';

export type Breach = JudgedAs<'over-limit', { over: number }> | JudgedAs<'no-tub', object>;
