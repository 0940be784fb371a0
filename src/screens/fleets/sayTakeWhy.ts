import type { Problem } from '../../core/checked/checked';
import type { TakeWhy } from '../../stores/fleetStore';
import type { Words } from '../../words/words';

/** Why a fleet was not taken, in a sentence. */
export function sayTakeWhy(
  { why: say }: Words['fleets']['take'],
  { path, why }: Problem<TakeWhy>,
): string {
  switch (why.id) {
    case 'in-words':
      return say['in-words'](path, why.sentence);
    case 'packs-missing':
      return say['packs-missing'](why.packs);
    case 'no-such-system':
      return say['no-such-system'];
    case 'damaged-fleet-file':
      return say['damaged-fleet-file'](why.place);
    case 'not-a-fleet-code':
    case 'not-a-fleet-file':
    case 'newer-fleet-file':
    case 'not-read':
      return say[why.id];
  }
}
