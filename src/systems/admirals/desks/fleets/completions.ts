import type { Completions } from '../../../../core/pages/desks';
import { AIMS, worthTo, type Aim } from '../../fleet/aims';
import { searchCompletions, type Completion } from '../../fleet/completions';
import { nameOf } from '../../fleet/fleetCards';
import { draftOf } from './draft';
import { withShips } from './edits';
import type { OnDesk } from './onDesk';

/** As many as a player looks through. */
const WANTED = 8;
/** After so many steps it gives up, and says so. */
const MOST_STEPS = 50_000;
/** Steps between two looks at the clock: a few milliseconds. */
const SLICE = 100;

const isAim = (aim: string): aim is Aim => AIMS.some((known) => known === aim);

const told = (desk: OnDesk, aim: Aim, { add, power, left, value }: Completion) => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.completions;
  const codes = add.flatMap(({ code, copies }) => Array.from({ length: copies }, () => code));
  const parts = add.map(({ code, copies }) => say.part(copies, nameOf(cards.ships, code)));
  return {
    title: say.title(power, left),
    detail: say.detail(parts, say.worth(words.fleet.aim(aim), value)),
    draft: draftOf(withShips(fleet, codes)),
  };
};

/** 10A, 10B, 13C: legal ways to fill a fleet, most power first, then the aim; exhaustive, in slices. */
export function* completionsOf(desk: OnDesk, wanted: string): Generator<Completions, void, void> {
  const { fleet, list, cards, rules, words } = desk;
  if (!list) return;
  const aim: Aim = isAim(wanted) ? wanted : 'hull';
  const valueOf = worthTo(aim, cards, rules);
  const found: Completion[] = [];
  let steps = 0;
  const soFar = (end: 'all' | 'wanted' | 'early' | null): Completions => ({
    done: end !== null,
    note:
      end === null
        ? words.fleetDesk.completions.searching(steps)
        : words.fleet.completions({ found, end, steps }),
    found: found.map((one) => told(desk, aim, one)),
  });
  for (const step of searchCompletions({ fleet, list, cards, valueOf, rules })) {
    steps += 1;
    if (step) found.push(step);
    if (found.length >= WANTED) return yield soFar('wanted');
    if (steps >= MOST_STEPS) return yield soFar('early');
    if (step || steps % SLICE === 0) yield soFar(null);
  }
  yield soFar('all');
}
