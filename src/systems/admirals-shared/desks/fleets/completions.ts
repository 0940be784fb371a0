import type { Completions } from '../../../../core/pages/desks';
import { AIMS, worthTo, type Aim } from '../../fleet/aims';
import { searchCompletions, type Completion } from '../../fleet/completions';
import { nameOf } from '../../../admirals/fleet/fleetCards';
import type { AnyDesk } from './anyDesk';
import { draftOf } from '../../../admirals/desks/fleets/draft';
import { withShips } from './edits';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';

/** As many as a player looks through. */
const WANTED = 8;
/** After so many steps it gives up, and says so. */
const MOST_STEPS = 50_000;
/** Steps between two looks at the clock: a few milliseconds. */
const SLICE = 100;

/** The aim of a name; one that nobody knows is for hull. */
export const aimNamed = (aim: string): Aim => AIMS.find((known) => known === aim) ?? 'hull';

type Found = Completions['found'][number];

/** Ships to add, in words. */
const told = (
  { cards, words }: AnyDesk,
  aim: Aim,
  { add, power, left, value }: Completion,
): Omit<Found, 'draft'> => {
  const say = words.fleetDesk.completions;
  const parts = add.map(({ code, copies }) => say.part(copies, nameOf(cards.ships, code)));
  return {
    title: say.title(power, left),
    detail: say.detail(parts, say.worth(words.fleet.aim(aim), value)),
  };
};

/** A search in slices: what was found so far, until there are enough, none are left or it takes too long. */
export function* searchInSlices(
  desk: AnyDesk,
  aim: Aim,
  search: Iterable<Completion | null>,
  draftWith: (codes: readonly string[]) => Found['draft'],
): Generator<Completions, void, void> {
  const { words } = desk;
  const found: Completion[] = [];
  let steps = 0;
  const soFar = (end: 'all' | 'wanted' | 'early' | null): Completions => ({
    done: end !== null,
    note:
      end === null
        ? words.fleetDesk.completions.searching(steps)
        : words.fleet.completions({ found, end, steps }),
    found: found.map((one) => ({
      ...told(desk, aim, one),
      draft: draftWith(
        one.add.flatMap(({ code, copies }) => Array.from({ length: copies }, () => code)),
      ),
    })),
  });
  for (const step of search) {
    steps += 1;
    if (step) found.push(step);
    if (found.length >= WANTED) return yield soFar('wanted');
    if (steps >= MOST_STEPS) return yield soFar('early');
    if (step || steps % SLICE === 0) yield soFar(null);
  }
  yield soFar('all');
}

/** 10A, 10B, 13C: legal ways to fill a fleet, most power first, then the aim; exhaustive, in slices. */
export const completionsOf = (desk: OnDesk, wanted: string): Iterable<Completions> => {
  const { fleet, list, cards, rules } = desk;
  if (!list) return [];
  const aim = aimNamed(wanted);
  const valueOf = worthTo(aim, cards, rules);
  const search = searchCompletions({ fleet, list, cards, valueOf, rules });
  return searchInSlices(desk, aim, search, (codes) => draftOf(withShips(fleet, codes)));
};
