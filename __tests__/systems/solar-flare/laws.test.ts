import { solarFlare } from '../../../src/systems/solar-flare';
import { READY_GAMES } from '../../../src/systems/solar-flare/training/designs';
import { keepsTheLaws } from '../../builders/laws';
import { setupOf } from '../../builders/solar';

keepsTheLaws(solarFlare, [
  ...READY_GAMES.map(({ id, setup }) => [id, 250, setup] as const),
  ['a fleet action', 200, setupOf(2, undefined, {}, 2)],
]);
